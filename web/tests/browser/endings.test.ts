// The end of a game: everybody's place, what decided it, a picture to share and the next steps, on every kind of screen.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { randomGame } from '../../src/offline/testing/random_game';
import { barriersOf, isTooWide } from './support/barriers';
import { Gallery } from './support/gallery';

const gallery = Gallery.setUp();

const screens = [
  { width: 390, height: 844, theme: 'light' },
  { width: 390, height: 844, theme: 'dark' },
  { width: 844, height: 390, theme: 'dark' },
  { width: 1280, height: 800, theme: 'light' },
  { width: 1280, height: 800, theme: 'dark' },
  { width: 1920, height: 1080, theme: 'light' },
];
const tables = [
  { game: 'seas', seats: 4 },
  { game: 'seize', seats: 4 },
  { game: 'sevens', seats: 3 },
];

async function showEnd(page: Page, order: (typeof tables)[number], theme: string): Promise<void> {
  const { end: view, scorings } = randomGame(order, 7);
  await gallery.give(page, { view, scorings, legal: [], you: 'p0', dialog: 'ending' }, theme);
  await page.locator('.table-places').waitFor();
}

test.each(screens)('$width x $height, $theme: places, what decided it and the next steps are in sight', async ({ width, height, theme }) => {
  const { page } = await gallery.open({ viewport: { width, height } });
  for (const order of tables) {
    await showEnd(page, order, theme);
    await page.screenshot({ path: `${gallery.pictures}end-${order.game}-${width}-${theme}.png` });
    expect(await page.locator('.table-places li').count()).toBe(order.seats);
    expect(await page.locator('.table-decided').innerText()).toMatch(/\S+: \S/);
    const dialog = page.locator('.table-over');
    expect(await dialog.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
    const next = (await dialog.getByRole('button', { name: 'Rematch' }).boundingBox())!;
    expect(next.y + next.height).toBeLessThanOrEqual(height);
    expect(await isTooWide(page)).toBe(false);
    expect(await barriersOf(page)).toEqual([]);
  }
  await page.context().close();
});

test.each(tables)('$game: the final table becomes a picture of its own', async (order) => {
  const { page } = await gallery.open({ viewport: { width: 1280, height: 800 }, acceptDownloads: true });
  await showEnd(page, order, 'light');
  await page.locator('.table-keepsake summary').click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the picture' }).click()]);
  expect(download.suggestedFilename()).toBe(`septem-${order.game}.png`);
  const path = `${gallery.pictures}keepsake-${order.game}.png`;
  await download.saveAs(path);
  const file = readFileSync(path);
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 930]);
  // As it is in the page: what needs the page's styles, or a material that stands elsewhere in it, would be black or missing.
  expect(await differenceFrom(page, file.toString('base64'))).toBeLessThan(0.03);
  await page.context().close();
});

/** How far the picture is from what the page shows, as a share of all there could be. */
async function differenceFrom(page: Page, saved: string): Promise<number> {
  const drawing = page.locator('.table-picture');
  await drawing.scrollIntoViewIfNeeded();
  await page.addStyleTag({ content: '.table-over { max-height: none; overflow: visible; } .table-over .table-ending-buttons { display: none; } .table-picture { border-radius: 0; }' });
  const shown = (await drawing.screenshot()).toString('base64');
  return page.evaluate(async (files) => {
    const [one, other] = await Promise.all(
      files.map(async (file) => {
        const image = new Image();
        image.src = `data:image/png;base64,${file}`;
        await image.decode();
        const pen = Object.assign(document.createElement('canvas'), { width: 240, height: 186 }).getContext('2d')!;
        pen.drawImage(image, 0, 0, 240, 186);
        return pen.getImageData(0, 0, 240, 186).data;
      }),
    );
    return one!.reduce((sum, value, place) => sum + Math.abs(value - other![place]!), 0) / (255 * one!.length);
  }, [saved, shown]);
}
