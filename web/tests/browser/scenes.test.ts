// Every scene of the gallery: no barriers in either theme, and a picture of each in build/gallery to look at.
import { AxeBuilder } from '@axe-core/playwright';
import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, openBrowser, phone } from './support/browser';

const gallery = new URL('../../../build/gallery/', import.meta.url).pathname;
let server: PreviewServer;
let browser: Browser;
let address = '';

beforeAll(async () => {
  mkdirSync(gallery, { recursive: true });
  // Built first: a browser loads one file quicker than two hundred.
  const options = { root: new URL('../..', import.meta.url).pathname, logLevel: 'error' as const, build: { outDir: `${gallery}page`, emptyOutDir: true } };
  await build({ ...options, build: { ...options.build, rolldownOptions: { input: `${options.root}gallery.html` } } });
  server = await preview({ ...options, preview: { port: 0, host: '127.0.0.1' } });
  address = `${server.resolvedUrls!.local[0]!}gallery.html`;
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const looks = [
  { name: 'phone-light', theme: 'light', viewport: phone.viewport },
  { name: 'desktop-dark', theme: 'dark', viewport: desktop.viewport },
] as const;

/** One of each kind: the others differ in cards only. */
const searched = /^table\/|\/(play4|choices|nick|pick|scoring|over|squabble|divvy|card|queue|seize|steal|unload|weighing-over|six|sin|call|take|look|stack|end|tie)$/;

test('every scene has its picture, and each kind is free of barriers', { timeout: 600_000 }, async () => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  await page.locator('#app a').first().waitFor();
  const scenes = await page.locator('#app a').allInnerTexts();
  expect(scenes.length).toBeGreaterThan(50);
  const found: string[] = [];
  for (const scene of scenes) for (const look of looks) found.push(...(await barriersOf(page, scene, look)));
  expect(found).toEqual([]);
});

async function barriersOf(page: Page, scene: string, { name, theme, viewport }: (typeof looks)[number]): Promise<string[]> {
  await page.setViewportSize(viewport);
  await page.goto(`${address}?scene=${scene}&theme=${theme}`);
  await page.locator('#app > *').first().waitFor();
  await page.screenshot({ path: `${gallery}${scene.replace('/', '-')}-${name}.png` });
  if (!searched.test(scene)) return [];
  // A scene is a piece of a page: landmarks and headings are the page's business.
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${scene} ${name} ${id}: ${node.html.slice(0, 120)}`));
}
