// Every page as a visitor meets it: languages, barriers (axe) in both colour themes, sizes, speed of the first visit.
import { AxeBuilder } from '@axe-core/playwright';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, phone, visitor } from './support/browser';
import { pressAt } from './support/play';
import { Stage } from './support/stage';

const gallery = new URL('../../../build/gallery/pages/', import.meta.url).pathname;
const stage = Stage.setUp();
mkdirSync(gallery, { recursive: true });

const paths = ['/', '/new/seas', '/friends/seize', '/lobby', '/rules/seas', '/rules/seize', '/rules/sevens', '/learn/seas', '/learn/seize', '/learn/sevens', '/replay', '/settings', '/privacy', '/nowhere'];

async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 120)} ${node.failureSummary ?? ''}`));
}

describe.each([
  { name: 'light phone', size: phone, theme: 'light' as const },
  { name: 'dark desktop', size: desktop, theme: 'dark' as const },
])('$name', ({ name, size, theme }) => {
  test.each(paths)('%s has no barriers and fits', async (path) => {
    const { page, context, faults } = await visitor(stage.browser, stage.program.address + path, { size, theme });
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `${gallery}${path.slice(1).replaceAll('/', '-') || 'start'}-${name.replace(' ', '-')}.png`, fullPage: true });
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'no horizontal scrolling').toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('the script that a visitor loads has at most 120 kB, gzipped', () => {
  const assets = new URL('../../dist/assets/', import.meta.url).pathname;
  const sizeOf = (name: string) => gzipSync(readFileSync(assets + name), { level: 9 }).length;
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const sizes = (pattern: RegExp) => scripts.filter((name) => pattern.test(name)).map(sizeOf);
  // The page, its workers and one language; rules pages and lessons come when they are opened.
  const languages = sizes(/^(de|pl)-/);
  expect(languages).toHaveLength(2);
  const total = sizes(/^(index|worker|engine_worker)-/).reduce((sum, size) => sum + size, Math.max(...languages));
  expect(total).toBeLessThanOrEqual(120_000);
});

test('text at 200 % fits a phone', async () => {
  const { page, context } = await visitor(stage.browser, stage.program.address, { size: phone });
  for (const path of paths) {
    await page.goto(stage.program.address + path);
    await page.locator('h1').first().waitFor();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
  }
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
