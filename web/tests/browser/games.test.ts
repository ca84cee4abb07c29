// A complete game of each kind against bots, by mouse, by keyboard alone, and on a phone by touch: offline, by the module in the worker.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pressableOf } from '../../src/games/testing/pressable';
import { desktop, phone, visitor } from './support/browser';
import { playEagerly } from './support/eager';
import { doorOf, games, playToTheEnd, type Input } from './support/play';
import { Stage } from './support/stage';

const stage = Stage.setUp();

/** Nothing holds the focus back: Tab leads from the board to the tools and to the board again. */
async function tabRound(page: Page): Promise<void> {
  for (const stop of ['.table-board', '.table-tool', '.table-board']) {
    const isThere = () => page.evaluate((selector) => Boolean(document.activeElement?.closest(selector)), stop);
    for (let keys = 0; keys < 40 && !(await isThere()); ++keys) await page.keyboard.press('Tab');
    expect(await isThere(), `Tab reaches ${stop}`).toBe(true);
  }
}

describe.each(games)('a complete game of %s', (game) => {
  test.each(['mouse', 'keyboard', 'touch'] as Input[])('by %s', async (input) => {
    const { page, context, faults } = await visitor(stage.browser, stage.program.address, { size: input === 'touch' ? phone : desktop });
    const start = page.locator(doorOf(game));
    if (input === 'keyboard') await start.press('Enter');
    else if (input === 'touch') await start.tap();
    else await start.click();
    await page.waitForURL('**/o/*');
    await page.locator('.table-board').waitFor();
    if (input === 'keyboard') await tabRound(page);
    await playToTheEnd(page, game, input);
    await expect.poll(() => page.locator('.table-verdict').first().innerText()).not.toBe('');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'no horizontal scrolling').toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });
});

test.each(games)('a script that presses as soon as the page says "Your turn" is never ignored: %s', async (game) => {
  const { page, context, faults } = await visitor(stage.browser, stage.program.address);
  await page.locator(doorOf(game)).click();
  await page.locator('.table-board').waitFor();
  const { presses, lost, isOver } = await page.evaluate(playEagerly, { offers: pressableOf(game).offers, patience: 15_000, time: 90_000 });
  expect(lost).toEqual([]);
  expect([isOver, presses > 0]).toEqual([true, true]);
  expect(faults).toEqual([]);
  await context.close();
});
