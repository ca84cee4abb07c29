// What one learns from: the reference at a table, and the lessons.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, phone, visitor } from './support/browser';
import { doorOf, games } from './support/play';
import { Stage } from './support/stage';

const stage = Stage.setUp();
const dialog = 'dialog:has(.games-reference)';

async function atTable(game: string, options: Parameters<typeof visitor>[2]): Promise<Page> {
  const { page } = await visitor(stage.browser, stage.program.address, options);
  await page.locator(doorOf(game)).click();
  await page.locator('.table-board').waitFor();
  return page;
}

describe.each(games)('the reference of %s', (game) => {
  test('comes by a key, belongs to the screen reader while it is open, and gives the focus back', async () => {
    const page = await atTable(game, { size: desktop });
    const more = page.locator('.table-more summary');
    const isFocused = () => more.evaluate((summary) => summary === document.activeElement);
    await more.focus();
    expect(await isFocused()).toBe(true);
    await page.keyboard.press('r');
    await page.locator(dialog).waitFor();
    expect(await page.getByRole('dialog', { name: 'Reference' }).count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator(dialog).waitFor({ state: 'detached' });
    await expect.poll(isFocused).toBe(true);
    await page.keyboard.press('?');
    await page.getByText('show the reference').waitFor();
    await page.context().close();
  });

  test.each(['en', 'de', 'pl'])('comes by a tap on a phone and fits its screen: %s', async (language) => {
    const page = await atTable(game, { size: phone, language });
    await page.getByRole('button', { name: { en: 'Reference', de: 'Übersicht', pl: 'Ściągawka' }[language]!, exact: true }).tap();
    const shown = page.locator(dialog);
    await shown.waitFor();
    expect(await shown.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
    await page.context().close();
  });
});

describe.each(games)('the lesson of %s', (game) => {
  test('goes through all its parts, each of which can be skipped', async () => {
    const { page, context, faults } = await visitor(stage.browser, stage.program.address, { size: phone });
    await page.goto(`${stage.program.address}/learn/${game}`);
    const parts = page.locator('.learn-parts button');
    await parts.first().waitFor();
    const names = await parts.allInnerTexts();
    expect(names.length).toBeGreaterThanOrEqual(4);
    for (const name of names) {
      await page.locator('.learn-parts [aria-current]', { hasText: name }).waitFor();
      await page.locator('.learn-table > *').first().waitFor();
      await page.getByRole('button', { name: 'Skip this part' }).click();
    }
    await page.getByRole('button', { name: 'Now play a game' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('a lesson waits for its action on the table, and leads on when it is made', async () => {
  const { page, context } = await visitor(stage.browser, stage.program.address, { size: desktop });
  await page.goto(`${stage.program.address}/learn/seas`);
  await page.locator('.learn-table > *').first().waitFor();
  await page.locator('.learn-parts button').nth(1).click();
  await page.getByText('Choose rum 3, then gold 3').waitFor();
  await page.locator('.seas-hand-card[data-thing=R6]').click();
  await page.locator('.seas-free').click();
  await page.getByText('something else').waitFor();
  await page.locator('.seas-hand-card[data-thing=R3]').click();
  await page.locator('.seas-island-card[data-thing=G3]').click();
  await page.getByText('Both cards are in your chest now').waitFor();
  await context.close();
});

test('a lesson ends like a game: places, what decided it, a picture, and what to do next', async () => {
  const { page, context } = await visitor(stage.browser, `${stage.program.address}/learn/sevens`, { size: desktop });
  await page.locator('.learn-table > *').first().waitFor();
  await page.locator('.learn-parts button').last().click();
  await page.getByText('One last end').waitFor();
  await page.locator('.sevens-hand [data-thing=L4]').click();
  await page.locator('[data-place=column-L]').click();
  await page.getByText('Eight points each').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  const places = page.locator('.table-places li');
  await places.first().waitFor();
  expect(await places.allInnerTexts()).toEqual([expect.stringMatching(/First\s+You\s+8 points/), expect.stringMatching(/Second\s+Ben\s+8 points/)]);
  expect(await page.locator('.table-decided').innerText()).toContain('The lowest single value');
  await page.getByRole('button', { name: 'Now play a game' }).waitFor();
  await page.getByRole('link', { name: 'Learn 7 Seas' }).waitFor();
  await page.screenshot({ path: new URL('../../../build/gallery/lesson-end.png', import.meta.url).pathname });
  await context.close();
});
