// How strong the bots are: said where one chooses, and after a few games the level that fits is proposed.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from './support/browser';
import { playToTheEnd } from './support/play';
import { Stage } from './support/stage';

const stage = Stage.setUp();
const levels = ['easy', 'medium', 'hard', 'master'];

const levelOf = (page: Page) => page.locator('input[name=level]:checked').inputValue();
const hints = (page: Page) => page.locator('form .field-hint').allInnerTexts();

test('the form says how strong each level is, and the bots at the table are of the chosen one', async () => {
  const { page, context, faults } = await visitor(stage.browser, `${stage.program.address}/new/sevens`);
  await page.locator('input[name=level]').first().waitFor();
  expect(await levelOf(page)).toBe('medium');
  for (const [place, level] of levels.entries()) {
    await page.getByRole('radio', { name: level, exact: true }).check();
    const below = levels[place - 1];
    await page.getByText(below ? `games against “${below}”.` : 'games against moves at random.').waitFor();
  }
  expect((await hints(page)).filter((hint) => hint.includes('fits better'))).toEqual([]);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.table-board').waitFor();
  expect(new Set(await page.locator('.table-seats .table-level').allInnerTexts())).toEqual(new Set(['bot, master']));
  expect(faults).toEqual([]);
  await context.close();
});

test('who wins a few games is proposed the next level, and plays at it unless they choose another', async () => {
  const { page, context, faults } = await visitor(stage.browser, stage.program.address);
  for (let game = 0; game < 3; ++game) await winGame(page);
  await page.goto(`${stage.program.address}/new/seas`);
  await page.getByText('You won 3 of your last 3 games against “medium”: “hard” fits better.').waitFor();
  expect(await levelOf(page)).toBe('hard');
  await page.getByRole('radio', { name: 'easy', exact: true }).check();
  await page.getByText('games against moves at random.').waitFor();
  expect(await levelOf(page)).toBe('easy');
  await page.goto(`${stage.program.address}/new/sevens`);
  await page.locator('input[name=level]').first().waitFor();
  expect(await levelOf(page), 'games of another game say nothing').toBe('medium');
  expect(faults).toEqual([]);
  await context.close();
});

/** The last move of a game that is won whatever one does: a single card is left, and it has a single use. */
const almostWon = readFileSync(new URL('../../../tests/golden/seas-2.7gr', import.meta.url), 'utf8');

async function winGame(page: Page): Promise<void> {
  await page.goto(`${stage.program.address}/replay`);
  await page.getByRole('textbox', { name: 'Text of the record' }).fill(almostWon);
  await page.getByRole('button', { name: 'Show' }).click();
  const count = page.locator('.replay-count');
  const [, last] = /of (\d+)/.exec(await count.innerText())!;
  await page.locator('.replay-slider').fill(String(Number(last) - 1));
  await count.getByText(`Step ${Number(last) - 1} of`).waitFor();
  await page.getByRole('button', { name: /^as / }).first().click();
  await page.waitForURL('**/o/*');
  await playToTheEnd(page, 'seas', 'mouse');
}
