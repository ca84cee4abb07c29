// How long a first visitor waits for a table to play at, and how long an own move takes from the click to its picture. Each run has a fresh
// browser; what the browser does at its own start is over before.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pressable } from '../../src/games/testing/pressable';
import { desktop, openBrowser } from '../browser/support/browser';
import { doorOf, games, pressSomething } from '../browser/support/play';
import { Program } from '../browser/support/program';
import { watchPage } from './watch';

const runs = Number(process.env['RUNS'] ?? 7);
/** Fewer say little. */
const leastMoves = 20;
const movesPerRun = Math.max(4, Math.ceil(leastMoves / runs));
const mostPresses = 200;
/** After a press nothing is asked of the page, so that it is alone with its work. */
const untouched = 300;
const browserStart = 1500;

let program: Program;
beforeAll(async () => void (program = await Program.start()));
afterAll(() => program.stop());

interface Times {
  start: number[];
  playable: number[];
  moved: number[];
}

/** A fresh visitor opens the door, and plays some moves. */
async function visit(game: string, times: Times): Promise<void> {
  const browser = await openBrowser();
  const page = await (await browser.newContext(desktop)).newPage();
  await page.addInitScript(watchPage, { ...pressable[game]!, door: doorOf(game) });
  page.on('console', (message) => {
    const [what, time] = message.text().split(' ');
    if (what === 'start' || what === 'playable' || what === 'moved') times[what].push(Number(time));
  });
  await sleep(browserStart);
  const isPlayable = page.waitForEvent('console', (message) => message.text().startsWith('playable'));
  await page.goto(program.address);
  await isPlayable;
  const enough = times.moved.length + movesPerRun;
  for (let press = 0; press < mostPresses && times.moved.length < enough && !(await page.locator('.table-ending').count()); ++press) {
    await pressSomething(page, game, 'mouse', press);
    await sleep(untouched);
  }
  await browser.close();
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1]!;
}

function told(what: string, times: number[]): string {
  const figures = [Math.min(...times), median(times), Math.max(...times)].map((time) => time.toFixed(0).padStart(6));
  return `${what.padEnd(42)} ${figures.join('')} ms (least, median, most of ${times.length})`;
}

describe.each(games)('%s', (game) => {
  test('is soon there, and a move sooner', async () => {
    const times: Times = { start: [], playable: [], moved: [] };
    for (let run = 0; run < runs; ++run) await visit(game, times);
    process.stdout.write(
      [
        told(`${game}: first visit to the start page`, times.start),
        told(`${game}: first visit to a playable table`, times.playable),
        told(`${game}: click to drawn own move`, times.moved),
        '',
      ].join('\n'),
    );
    expect(times.moved.length).toBeGreaterThanOrEqual(leastMoves);
    expect(median(times.playable)).toBeLessThan(1000);
    expect(median(times.moved)).toBeLessThan(50);
  });
});
