// How long the bots think in the page, without a server: from the question to the answer, the first start of their worker left out.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, openBrowser } from '../browser/support/browser';
import { games, pressSomething } from '../browser/support/play';
import { Program } from '../browser/support/program';

const levels = ['easy', 'medium', 'hard', 'master'];
const thoughts = 30;
/** Milliseconds, at the level that is asked for. */
const most: Record<string, number> = { hard: 300 };

let program: Program;
beforeAll(async () => void (program = await Program.start()));
afterAll(() => program.stop());

async function timesOf(game: string, level: string): Promise<number[]> {
  const browser = await openBrowser();
  const page = await (await browser.newContext({ ...desktop, reducedMotion: 'reduce' })).newPage();
  await page.goto(`${program.address}/new/${game}`);
  await page.locator(`input[name="level"][value="${level}"]`).check({ force: true });
  await page.locator('button[type="submit"]').click();
  const read = () => page.evaluate(() => performance.getEntriesByName('septem thought').map(({ duration }) => duration));
  let times: number[] = [];
  for (let press = 0; times.length <= thoughts && !(await page.locator('.table-ending').count()); ++press) {
    await pressSomething(page, game, 'mouse', press);
    times = await read();
  }
  await browser.close();
  return times.slice(1).sort((a, b) => a - b);
}

test.each(games.flatMap((game) => levels.map((level) => [game, level] as const)))('%s, %s', async (game, level) => {
  const times = await timesOf(game, level);
  const median = times[times.length >> 1]!;
  process.stdout.write(`${game}, ${level}: ${median.toFixed(0)} ms a thought (median of ${times.length}), ${times.at(-1)!.toFixed(0)} at most\n`);
  expect(median).toBeLessThanOrEqual(most[level] ?? 2_000);
});
