// Every scene of the gallery in both themes, on a phone and on a wide screen: no barriers, no scrolling sideways, and a picture of each in
// build/gallery to look at.
import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriersOf, isTooWide } from './support/barriers';
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
  { name: 'phone-light', theme: 'light', size: { viewport: phone.viewport } },
  { name: 'desktop-dark', theme: 'dark', size: desktop },
] as const;

type Look = (typeof looks)[number];

async function openList(options: BrowserContextOptions): Promise<{ page: Page; scenes: string[] }> {
  const page = await (await browser.newContext({ ...options, reducedMotion: 'reduce' })).newPage();
  await page.goto(address);
  const links = page.locator('#app a');
  await links.first().waitFor();
  return { page, scenes: await links.allInnerTexts() };
}

async function show(page: Page, scene: string, theme: string): Promise<void> {
  await page.evaluate(async (query) => {
    history.pushState(null, '', query);
    dispatchEvent(new PopStateEvent('popstate'));
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  }, `?scene=${scene}&theme=${theme}`);
}

test.concurrent.each(looks)('every scene is free of barriers and has its picture: $name', { timeout: 240_000 }, async (look) => {
  const { page, scenes } = await openList(look.size);
  expect(scenes.length).toBeGreaterThan(50);
  const found: string[] = [];
  for (const scene of scenes) found.push(...(await faultsOf(page, scene, look)));
  expect(found).toEqual([]);
});

async function faultsOf(page: Page, scene: string, { name, theme }: Look): Promise<string[]> {
  await show(page, scene, theme);
  await page.screenshot({ path: `${gallery}${scene.replace('/', '-')}-${name}.png` });
  const found = await barriersOf(page);
  if (await isTooWide(page)) found.push('scrolls sideways');
  return found.map((fault) => `${scene} ${name} ${fault}`);
}

test.concurrent('on a phone on its side a table is played without scrolling', { timeout: 120_000 }, async () => {
  const { page, scenes } = await openList({ viewport: { width: 740, height: 360 } });
  const found: string[] = [];
  // The plain face is a list of what there is, and scrolls.
  for (const scene of scenes.filter((one) => !one.startsWith('plain/'))) {
    await show(page, scene, 'light');
    const isCut = await page.evaluate(() => [...document.querySelectorAll('.table-frame-playing :is(.table-main, .table-board, .table-board > *)')].some((part) => part.scrollHeight > part.clientHeight + 1));
    if (isCut) found.push(scene);
  }
  expect(found).toEqual([]);
});
