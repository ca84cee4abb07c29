// The coach: hints and what can be known at a table against bots, and a finished game looked back on.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriersOf, isTooWide } from './support/barriers';
import { desktop, phone, visitor, type Visitor } from './support/browser';
import { sitDown } from './support/friends';
import { doorOf, games } from './support/play';
import { Stage } from './support/stage';

const stage = Stage.setUp();
const patient = { timeout: 60_000 };

async function atTable(game: string, options: Parameters<typeof visitor>[2]): Promise<Visitor> {
  const found = await visitor(stage.browser, stage.program.address, options);
  await found.page.locator(doorOf(game)).click();
  await found.page.locator('.table-board').waitFor();
  return found;
}

const golden: Record<string, string> = { seas: 'seas-2', seize: 'seize-2', sevens: 'sevens-2' };
const recordOf = (game: string) => readFileSync(new URL(`../../../tests/golden/${golden[game]}.7gr`, import.meta.url), 'utf8');

async function openRecord(page: Page, record: string): Promise<void> {
  await page.goto(`${stage.program.address}/replay`);
  await page.locator('textarea').fill(record);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.locator('.replay-slider').waitFor();
}

describe.each(games)('%s', (game) => {
  test('a hint comes by a key, with chances and reasons, and marks what it names on the table', async () => {
    const { page, faults } = await atTable(game, { size: desktop });
    await page.keyboard.press('i');
    await page.locator('.coach-move').first().waitFor(patient);
    expect(await page.locator('.coach-move[aria-pressed=true]').count()).toBe(1);
    expect(await page.locator('.coach-chance').first().innerText()).toMatch(/^\d+%$/);
    expect(await page.locator('.coach-reasons li').count()).toBeGreaterThan(0);
    expect(await page.locator('.table-board [data-hint]').count()).toBeGreaterThan(0);
    expect(await barriersOf(page)).toEqual([]);
    await page.keyboard.press('i');
    await page.locator('.coach-tabs').waitFor({ state: 'detached' });
    // A card in flight is a picture of itself, mark and all, until it has landed.
    await expect.poll(() => page.locator('[data-hint]').count(), patient).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test.each(['en', 'de', 'pl'])('what can be known comes by a tap on a phone and fits its screen: %s', async (language) => {
    const { page, faults } = await atTable(game, { size: phone, language, theme: 'dark' });
    await page.getByRole('button', { name: { en: 'Coach', de: 'Trainer', pl: 'Trener' }[language]!, exact: true }).tap();
    await page.locator('.coach-tabs button').last().tap();
    await page.locator('.coach-counted tbody tr').first().waitFor(patient);
    expect(await isTooWide(page)).toBe(false);
    expect(await barriersOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('a finished game is reviewed: the sums add up, and a decision leads to its place in the game', async () => {
    const { page, faults } = await visitor(stage.browser, stage.program.address);
    await openRecord(page, recordOf(game));
    await page.getByRole('button', { name: 'Review this game' }).click();
    await page.locator('.coach-luck').waitFor({ timeout: 120_000 });
    const columns = await page.locator('.coach-luck tbody tr').evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number.parseInt(cell.textContent!.replace('−', '-')))));
    const result = columns.pop()!;
    // Each figure is rounded to a hundredth.
    result.forEach((share, seat) => expect(Math.abs(columns.reduce((sum, row) => sum + row[seat]!, 0) - share)).toBeLessThanOrEqual(3));
    const before = await page.locator('.replay-count').innerText();
    await page.locator('.coach-decisions button').last().click();
    await expect.poll(() => page.locator('.replay-count').innerText()).not.toBe(before);
    const curve = page.getByRole('slider', { name: 'Chances to win' });
    await curve.focus();
    const told = await curve.getAttribute('aria-valuetext');
    await page.keyboard.press('Home');
    await expect.poll(() => curve.getAttribute('aria-valuetext')).not.toBe(told);
    expect(await barriersOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

test('a review that is stopped leaves what it has found, and no worker behind', async () => {
  const { page, faults } = await visitor(stage.browser, stage.program.address);
  await openRecord(page, recordOf('seas'));
  await page.getByRole('button', { name: 'Review this game' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => page.workers().filter((worker) => worker.url().includes('engine_worker')).length, patient).toBe(0);
  expect(await page.locator('.coach-luck').count()).toBe(0);
  await page.getByRole('heading', { name: 'Chances to win' }).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a review is saved as one file that needs nothing else, and a link opens it', async () => {
  const { page, faults } = await visitor(stage.browser, stage.program.address);
  await openRecord(page, recordOf('sevens'));
  await page.getByRole('button', { name: 'Review this game' }).click();
  const saving = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name: 'Save the review' }).click({ timeout: 120_000 });
  const file = readFileSync(await (await saving).path(), 'utf8');
  expect(file).toContain('<svg');
  expect(file).toContain('An equal share');
  expect(file).not.toMatch(/<button|<script|<link|https?:/);
  const link = await page.locator('.coach-review .share-link').inputValue();
  await page.goto(stage.program.address);
  await page.goto(link);
  await page.locator('.coach-luck').waitFor({ timeout: 120_000 });
  expect(faults).toEqual([]);
  await page.context().close();
});

test('at a table with another person there is no coach', async () => {
  const { ada } = await sitDown(stage);
  await ada.keyboard.press('i');
  expect(await ada.getByRole('button', { name: 'Coach' }).count()).toBe(0);
  expect(await ada.locator('.table-panel-coach').count()).toBe(0);
});
