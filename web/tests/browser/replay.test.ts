// Looking at games again: one's own view while it runs, everything afterwards, saved and opened elsewhere, played on, and checked.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, visitor } from './support/browser';
import { handOf } from './support/friends';
import { doorOf, openReplay, playToTheEnd, pressAt } from './support/play';
import { Stage } from './support/stage';

const stage = Stage.setUp();
const patient = { timeout: 10_000 };

async function startSevens(): Promise<Page> {
  const { page } = await visitor(stage.browser, stage.program.address);
  await page.locator(doorOf('sevens')).click();
  await page.waitForURL('**/o/*');
  await page.locator('.table-board').waitFor();
  return page;
}

const step = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('a running game is seen again as one saw it oneself', async () => {
  const page = await startSevens();
  await pressAt(page, 'sevens');
  await page.locator('.table-prompt .table-seat-acts').waitFor();
  const hand = await handOf(page);
  await page.locator('.table-more summary').click();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByText('You see what you saw in the game.').waitFor();
  await step(page, 'To the end');
  await expect.poll(() => handOf(page), patient).toEqual(hand);
  expect(await page.getByRole('button', { name: 'Check the deal' }).count(), 'the deal is secret as long as the game runs').toBe(0);
  await page.context().close();
});

test('a finished game: stepped through, checked, saved, opened elsewhere, and played on', async () => {
  const page = await startSevens();
  await playToTheEnd(page, 'sevens', 'mouse');
  await openReplay(page);
  await page.getByText('All hands are open.').waitFor();
  const count = page.locator('.replay-count');
  const [, last] = /of (\d+)/.exec(await count.innerText())!;
  await step(page, 'One step on');
  await expect.poll(() => count.innerText(), patient).toBe(`Step 1 of ${last}`);
  await page.locator('.replay-slider').fill('5');
  await expect.poll(() => count.innerText(), patient).toBe(`Step 5 of ${last}`);
  await page.locator('.replay-count').click();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => count.innerText(), patient).toBe(`Step 4 of ${last}`);

  // Who begins, then the deal: three cards to each of the three, by their names.
  await page.locator('.replay-slider').fill('2');
  await expect.poll(() => count.innerText(), patient).toBe(`Step 2 of ${last}`);
  expect(await page.locator('.replay-hands li').count()).toBe(3);
  expect(await page.locator('.replay-hands li [role=img][aria-label]').count()).toBe(9);
  // In sight together with the board and the buttons.
  await page.evaluate(() => scrollTo(0, 0));
  for (const part of ['.replay-hands', '.replay-buttons']) {
    const { y, height } = (await page.locator(part).boundingBox())!;
    expect(y + height, part).toBeLessThanOrEqual(desktop.viewport.height);
  }

  await step(page, 'Check the deal');
  await page.getByText('The deal is fair').waitFor();

  const saving = page.waitForEvent('download');
  await step(page, 'Save the record');
  const record = readFileSync(await (await saving).path(), 'utf8');
  await page.context().close();
  await openElsewhere(record, last!);
});

/** In a browser that has never seen the game: by pasting, with a wrong seed, and by file; then on from the middle. */
async function openElsewhere(record: string, last: string): Promise<void> {
  const { page, context, faults } = await visitor(stage.browser, `${stage.program.address}/replay`);
  await page.getByRole('textbox', { name: 'Text of the record' }).fill('no record');
  await step(page, 'Show');
  await page.getByText('This record cannot be read.').waitFor();

  await page.getByRole('textbox', { name: 'Text of the record' }).fill(withAnotherMix(record));
  await step(page, 'Show');
  await step(page, 'Check the deal');
  await page.locator('.replay-ways [role=status]:not(:empty)').waitFor();
  expect(await page.getByText('The deal is fair').count()).toBe(0);

  await page.goto(`${stage.program.address}/replay`);
  await page.getByLabel('Choose a file').setInputFiles({ name: 'game.7gr', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await expect.poll(() => page.locator('.replay-count').innerText(), patient).toBe(`Step 0 of ${last}`);
  const { at, name } = await nextToPlay(page);
  await page.locator('.replay-slider').fill(String(at));
  await expect.poll(() => page.locator('.replay-count').innerText(), patient).toBe(`Step ${at} of ${last}`);
  const laid = () => page.locator('.sevens-column [data-thing]').evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['thing']!));
  const before = await laid();
  expect(before.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: `as ${name}`, exact: true }).click();
  await page.waitForURL('**/o/*');
  await page.locator('.table-board').waitFor();
  expect(await laid()).toEqual(before);
  await pressAt(page, 'sevens');
  expect(faults).toEqual([]);
  await context.close();
}

/** A step in the middle after which somebody plays a card: who plays on for them decides first, and no bot before. */
async function nextToPlay(page: Page): Promise<{ at: number; name: string }> {
  const told = await page.locator('.replay-steps li').allInnerTexts();
  const at = told.findIndex((_, step) => step >= 6 && / plays /.test(told[step + 1] ?? ''));
  return { at, name: told[at + 1]!.split(' plays ')[0]! };
}

/** The same moves, but another seed is said to have been fixed before. */
function withAnotherMix(record: string): string {
  const changed = record.replace(/(# fair commitment )(.)/, (_, words: string, digit: string) => words + (digit === '0' ? '1' : '0'));
  expect(changed).not.toBe(record);
  return changed;
}
