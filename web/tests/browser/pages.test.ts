// Every page as a visitor meets it: barriers (axe) in both colour themes, sizes, languages.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriersOf, isTooWide } from './support/barriers';
import { desktop, phone, visitor } from './support/browser';
import { doorOf, games, pressAt } from './support/play';
import { Stage } from './support/stage';

const gallery = new URL('../../../build/gallery/pages/', import.meta.url).pathname;
const stage = Stage.setUp();
mkdirSync(gallery, { recursive: true });

const paths = [
  '/',
  ...['new', 'friends', 'rules', 'learn', 'edition', 'scorer'].flatMap((page) => games.map((game) => `/${page}/${game}`)),
  '/lobby',
  '/replay',
  '/settings',
  '/privacy',
  '/nowhere',
  '/t/nosuchtable',
  '/replay/o/nosuchtable',
];

const looks = [
  { name: 'light-phone', size: phone, theme: 'light' as const },
  { name: 'dark-desktop', size: desktop, theme: 'dark' as const },
];

test.concurrent.each(looks)('every page has no barriers and fits: $name', async ({ name, size, theme }) => {
  const { page, context, faults } = await visitor(stage.browser, stage.program.address, { size, theme });
  const found: string[] = [];
  for (const path of paths) {
    await open(page, path);
    await page.screenshot({ path: `${gallery}${nameOf(path)}-${name}.png`, fullPage: true });
    const barriers = await barriersOf(page);
    if (await isTooWide(page)) barriers.push('scrolls sideways');
    found.push(...barriers.map((barrier) => `${path} ${barrier}`));
  }
  expect(found).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'start';

/** Until everything is there that comes by itself. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(stage.program.address + path);
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => !/Loading|Looking for/.test(document.body.innerText));
}

const assets = new URL('../../dist/assets/', import.meta.url).pathname;

/** These scripts and all that they import before they run; what comes later by `import()` is not among them. */
function withImports(names: string[], found = new Set<string>()): Set<string> {
  for (const name of names.filter((one) => !found.has(one))) {
    found.add(name);
    const imported = readFileSync(assets + name, 'utf8').matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g);
    withImports([...imported].map((one) => one[1]!), found);
  }
  return found;
}

test('the script that a visitor loads has at most 130 kB, gzipped', () => {
  const sizeOf = (name: string) => gzipSync(readFileSync(assets + name), { level: 9 }).length;
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  // The page, its workers and one language; rules pages, lessons and references come when they are opened.
  const totals = ['de', 'pl'].map((language) => {
    const loaded = withImports(scripts.filter((name) => new RegExp(`^(index|worker|engine_worker|${language})-`).test(name)));
    expect(loaded.size).toBeGreaterThanOrEqual(4);
    return [...loaded].reduce((sum, name) => sum + sizeOf(name), 0);
  });
  expect(Math.max(...totals)).toBeLessThanOrEqual(130_000);
});

test.each([
  [640, 400],
  [844, 390],
  [390, 844],
])('%i x %i: the doors’ pictures leave their words and buttons free', async (width, height) => {
  const { page, context } = await visitor(stage.browser, stage.program.address, { size: { viewport: { width, height } } });
  await page.locator('.start-play').first().waitFor();
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('.start-door :is(h2, .start-play, .start-links a)')]
      .filter((part) => {
        part.scrollIntoView({ block: 'center' });
        const { left, top, height: high } = part.getBoundingClientRect();
        return !part.contains(document.elementFromPoint(left + 3, top + high / 2));
      })
      .map(({ textContent }) => textContent),
  );
  expect(covered).toEqual([]);
  const door = (await page.locator('.start-door').first().boundingBox())!;
  const play = (await page.locator('.start-play').first().boundingBox())!;
  expect(play.y + play.height).toBeLessThanOrEqual(door.y + door.height);
  await context.close();
});

test('text at 200 % fits a phone', async () => {
  const { page, context } = await visitor(stage.browser, stage.program.address, { size: phone });
  const wide: string[] = [];
  for (const path of paths) {
    await open(page, path);
    await enlarge(page);
    if (await isTooWide(page)) wide.push(path);
  }
  expect(wide).toEqual([]);
  await context.close();
});

const enlarge = (page: Page) => page.evaluate(() => (document.documentElement.style.fontSize = '200%'));

test.each(games)('text at 200 % leaves room to play on a phone: %s', async (game) => {
  const { page, context } = await visitor(stage.browser, stage.program.address, { size: phone });
  await page.locator(doorOf(game)).click();
  const board = page.locator('.table-board');
  await board.waitFor();
  await enlarge(page);
  expect(await isTooWide(page)).toBe(false);
  await board.scrollIntoViewIfNeeded();
  expect((await board.boundingBox())!.height).toBeGreaterThanOrEqual(300);
  const card = page.locator(`.${game}-hand-card`).first();
  await card.scrollIntoViewIfNeeded();
  await card.click({ trial: true });
  await context.close();
});

test('the language comes from the browser and can be switched at any time', async () => {
  const { page, context } = await visitor(stage.browser, stage.program.address, { language: 'pl-PL' });
  await page.getByRole('button', { name: /Zagraj w 7 Seas/ }).waitFor();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: /7 Seas gleich gegen Bots/ }).click();
  await page.waitForURL('**/o/*');
  await page.locator('.table-board').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.goto(`${stage.program.address}/settings`);
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await context.close();
});

test('an illegal try says why, with its rule beside the table', async () => {
  const { page, context } = await visitor(stage.browser, stage.program.address);
  await page.locator('.start-play').first().click();
  const mustTake = await cardThatMustTake(page);
  await page.locator(`.seas-hand-card[data-thing="${mustTake}"]`).click();
  await page.locator('.seas-free').click();
  await page.locator('.table-bar-no .table-rule').click();
  await page.locator('.rules-target').waitFor();
  await context.close();
});

/** Plays until a card of our hand has its strength on the island: then it may not be laid down. */
async function cardThatMustTake(page: Page): Promise<string> {
  for (let turn = 0; turn < 60; ++turn) {
    await page.locator('.seas-hand-card:not([aria-disabled=true])').first().waitFor();
    const found = await page.evaluate(() => {
      const strengths = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].map((card) => card.dataset['thing']!);
      const island = new Set(strengths('.seas-island-card').map((card) => card.slice(1)));
      return strengths('.seas-hand-card').find((card) => island.has(card.slice(1))) ?? null;
    });
    if (found) return found;
    await pressAt(page, 'seas');
  }
  throw new Error('no card had to take');
}
