// `npm run gallery`: every state of the page on every kind of screen, light and dark, as pictures in build/gallery/states to be looked at.
// Nothing is tested here beyond that the states can be reached.
import { mkdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import { randomGame } from '../../src/offline/testing/random_game';
import { visitor, type Visitor } from '../browser/support/browser';
import { startTogether } from '../browser/support/friends';
import { Gallery } from '../browser/support/gallery';
import { doorOf, games, letGo, playToTheEnd, pressAt, pressSomething } from '../browser/support/play';
import { Stage } from '../browser/support/stage';

const gallery = Gallery.setUp();
const stage = Stage.setUp();
const folder = new URL('../../../build/gallery/states/', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });

const sizes = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const looks = sizes.flatMap((viewport) => (['light', 'dark'] as const).map((theme) => ({ name: `${viewport.width}-${theme}`, viewport, theme })));
type Look = (typeof looks)[number];

const snap = (page: Page, state: string, look: Look) => page.screenshot({ path: `${folder}${state.replaceAll('/', '-')}-${look.name}.png` });

describe.each(looks)('$name', (look) => {
  const { viewport, theme } = look;
  const visit = (path: string, options: Parameters<typeof visitor>[2] = {}): Promise<Visitor> =>
    visitor(stage.browser, stage.program.address + path, { size: { viewport }, theme, ...options });

  test('scenes', { timeout: 600_000 }, async () => {
    const { page, scenes } = await gallery.open({ viewport });
    for (const scene of scenes.filter((one) => !/\/(small|cards|large|names|pictures|door|given)$/.test(one))) {
      await gallery.show(page, scene, theme);
      await snap(page, scene, look);
    }
    await page.context().close();
  });

  test('ends', { timeout: 120_000 }, async () => {
    const { page } = await gallery.open({ viewport });
    for (const order of [{ game: 'seas', seats: 2 }, { game: 'seas', seats: 4 }, { game: 'seize', seats: 4 }, { game: 'sevens', seats: 3 }]) {
      const { end: view, scorings } = randomGame(order, 7);
      const still = { view, scorings, legal: [], you: 'p0' };
      await gallery.give(page, still, theme);
      await snap(page, `over-${order.game}-${order.seats}`, look);
      await gallery.give(page, { ...still, dialog: 'ending' }, theme);
      await page.locator('.table-places').waitFor();
      await snap(page, `end-${order.game}-${order.seats}`, look);
    }
    await page.context().close();
  });

  test.each(['en', 'de', 'pl'])('forms: %s', { timeout: 120_000 }, async (language) => {
    const { page, context } = await visit('/new/seas', { language });
    const at = async (path: string, shown: string) => {
      await page.goto(stage.program.address + path);
      await page.locator(shown).first().waitFor();
      await snap(page, `form${path}-${language}`, look);
    };
    await at('/new/seas', '.form-go');
    await at('/new/seize', '.form-go');
    await at('/settings', '.choice');
    await at('/friends/seas', '.form-go');
    await page.locator('.form-more summary').click();
    await page.locator('.form-more').scrollIntoViewIfNeeded();
    await snap(page, `form-friends-more-${language}`, look);
    await page.locator('.form-go').click();
    await page.waitForURL('**/t/*');
    await page.locator('.table-chair').first().waitFor();
    await snap(page, `waiting-${language}`, look);
    await page.getByRole('button', { name: /Bot \((hard|schwer|trudny|trudna)/i }).first().click({ timeout: 2_000 }).catch(() => undefined);
    await page.locator('.table-main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
    await snap(page, `waiting-end-${language}`, look);
    await context.close();
  });

  test('lobby', { timeout: 120_000 }, async () => {
    const host = await visit('/friends/sevens');
    await host.page.getByRole('textbox').fill('Ada');
    await host.page.getByRole('checkbox').first().check();
    await host.page.locator('.form-go').click();
    await host.page.waitForURL('**/t/*');
    const { page, context } = await visit('/lobby');
    await page.locator('.table-card').first().waitFor();
    await snap(page, 'lobby', look);
    await context.close();
    await host.context.close();
  });

  test('a table with friends', { timeout: 120_000 }, async () => {
    const first = await visit('/friends/sevens');
    await first.page.getByRole('radio', { name: '2', exact: true }).check();
    await first.page.locator('.form-go').click();
    await first.page.waitForURL('**/t/*');
    const { ada, bo } = await startTogether(stage, first);
    await snap(ada, 'friends-table', look);
    await ada.context().setOffline(true);
    await ada.locator('.table-bar-lost').waitFor();
    await snap(ada, 'friends-lost', look);
    await Promise.all([ada.context().close(), bo.context().close()]);
  });

  test.each(games)('a first table, and what is turned over: %s', { timeout: 240_000 }, async (game) => {
    const { page, context } = await visit('/', { isCalm: true, prepare: (made) => made.addInitScript(meetAnew) });
    await snap(page, 'start-first', look);
    await page.locator(doorOf(game)).click();
    await page.locator('.table-board').waitFor();
    for (const mark of [1, 2, 3]) {
      await page.locator('.table-first').waitFor();
      await snap(page, `first-${game}-${mark}`, look);
      await page.locator('.table-first .table-button').first().click();
    }
    for (let turn = 0, shown = 0; turn < 90 && shown < 6; ++turn) {
      if (await page.locator('.table-prompt .table-skip:visible').count()) {
        await snap(page, `step-${game}-${++shown}`, look);
        await letGo(page);
        await page.keyboard.press('Escape');
      } else await pressSomething(page, game, 'mouse', turn);
    }
    await letGo(page);
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
    await snap(page, `keys-${game}`, look);
    await context.close();
  });

  test('games that go on and that are over', { timeout: 240_000 }, async () => {
    const { page, context } = await visit('/');
    await page.locator(doorOf('sevens')).click();
    await page.locator('.table-board').waitFor();
    await playToTheEnd(page, 'sevens', 'mouse');
    await page.goto(stage.program.address);
    await page.locator(doorOf('seas')).click();
    await page.locator('.table-board').waitFor();
    await pressAt(page, 'seas');
    await page.waitForFunction(() => document.title.startsWith('Your turn'));
    await snap(page, 'seas-moved', look);
    await page.goto(stage.program.address);
    await page.locator('.start-going .table-card').waitFor();
    await snap(page, 'start-continue', look);
    await page.goto(`${stage.program.address}/replay`);
    await page.locator('.table-card').first().waitFor();
    await snap(page, 'replay-list', look);
    await page.locator('.table-card a').first().click();
    await page.locator('.replay-slider').waitFor();
    await page.locator('.replay-slider').fill('7');
    await snap(page, 'replay-sevens', look);
    await page.goto(`${stage.program.address}/replay`);
    await page.getByRole('textbox', { name: 'Text of the record' }).fill(readFileSync(new URL('../../../tests/golden/seize-4.7gr', import.meta.url), 'utf8'));
    await page.getByRole('button', { name: 'Show' }).click();
    await page.locator('.replay-slider').fill('40');
    await snap(page, 'replay-seize', look);
    await context.close();
  });

  test('lessons', { timeout: 240_000 }, async () => {
    const { page, context } = await visit('/');
    for (const game of games) {
      await page.goto(`${stage.program.address}/learn/${game}`);
      await page.locator('.learn-table > *').first().waitFor();
      const parts = await page.locator('.learn-parts button').count();
      for (let part = 0; part < parts; ++part) {
        await page.locator('.learn-parts button').nth(part).click();
        await page.locator('.learn-table > *').first().waitFor();
        await snap(page, `lesson-${game}-${part + 1}`, look);
      }
    }
    await context.close();
  });
});

/** As somebody who has never been here, and who wants to see everything step by step. */
function meetAnew(): void {
  const clean = localStorage.getItem('septem.settings') === null;
  if (!clean) return;
  localStorage.setItem('septem.settings', JSON.stringify({ speed: 'step', motion: 'reduced', sound: false }));
  localStorage.removeItem('septem.met');
}
