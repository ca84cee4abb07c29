// Every scene of the gallery in both themes, on a phone and on a wide screen: no barriers, no scrolling sideways, and a picture of each in
// build/gallery to look at.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriersOf, isTooWide } from './support/barriers';
import { desktop, phone } from './support/browser';
import { Gallery } from './support/gallery';

const gallery = Gallery.setUp();

const looks = [
  { name: 'phone-light', theme: 'light', size: { viewport: phone.viewport } },
  { name: 'desktop-dark', theme: 'dark', size: desktop },
] as const;

type Look = (typeof looks)[number];

test.concurrent.each(looks)('every scene is free of barriers and has its picture: $name', { timeout: 480_000 }, async (look) => {
  const { page, scenes } = await gallery.open(look.size);
  expect(scenes.length).toBeGreaterThan(50);
  const found: string[] = [];
  for (const scene of scenes) found.push(...(await faultsOf(page, scene, look)));
  expect(found).toEqual([]);
});

async function faultsOf(page: Page, scene: string, { name, theme }: Look): Promise<string[]> {
  await gallery.show(page, scene, theme);
  await page.screenshot({ path: `${gallery.pictures}${scene.replace('/', '-')}-${name}.png` });
  const found = await barriersOf(page);
  if (await isTooWide(page)) found.push('scrolls sideways');
  return found.map((fault) => `${scene} ${name} ${fault}`);
}

test.concurrent('on a phone on its side a table is played without scrolling', { timeout: 120_000 }, async () => {
  const { page, scenes } = await gallery.open({ viewport: { width: 740, height: 360 } });
  const found: string[] = [];
  // The plain face is a list of what there is, and scrolls.
  for (const scene of scenes.filter((one) => !one.startsWith('plain/'))) {
    await gallery.show(page, scene, 'light');
    const isCut = await page.evaluate(() => [...document.querySelectorAll('.table-frame-playing :is(.table-main, .table-board, .table-board > *)')].some((part) => part.scrollHeight > part.clientHeight + 1));
    if (isCut) found.push(scene);
  }
  expect(found).toEqual([]);
});

test.concurrent('columns and hand of Seven7s keep their size whatever is asked or shown between them, and nothing scrolls', async () => {
  for (const viewport of [{ width: 1280, height: 800 }, { width: 1920, height: 1080 }, { width: 1024, height: 768 }, { width: 844, height: 390 }, { width: 390, height: 844 }]) {
    const { page } = await gallery.open({ viewport });
    const sizesIn = async (scene: string) => {
      await gallery.show(page, `sevens/${scene}`, 'light');
      return page.evaluate(() => {
        const heightOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().height;
        const asked = document.querySelector('.sevens-ask')!;
        const widthOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().width;
        return { column: widthOf('.sevens-tube'), card: widthOf('.sevens-hand-card [data-thing]'), isCut: heightOf('.sevens-board') > heightOf('.sevens-frame') + 1 || asked.scrollHeight > asked.clientHeight + 1 };
      });
    };
    const sizes = await sizesIn('play');
    expect(sizes.isCut).toBe(false);
    for (const scene of ['sin', 'place', 'call', 'take', 'look', 'stack', 'looked']) expect(await sizesIn(scene), `${scene} at ${viewport.width}`).toEqual(sizes);
    await page.context().close();
  }
});

test.concurrent('a division that cannot be made yet looks so, and says why', async () => {
  const { page } = await gallery.open(desktop);
  await gallery.show(page, 'seize/divvy', 'light');
  const button = page.locator('.seize-button-main');
  const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await ground();
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  await page.getByText('At least one piece on each cloth').waitFor();
  await page.locator('.seize-cloth .seize-piece').first().click();
  await page.locator('.seize-button-main[aria-disabled=false]').waitFor();
  expect(await ground()).not.toBe(before);
});
