// `npm run pictures`: the pictures of README.md and docs/page.md, made from the page as it is, of games with a fixed seed.
import { mkdirSync } from 'node:fs';
import { test } from 'vitest';
import { randomGame } from '../../src/offline/testing/random_game';
import { Gallery } from '../browser/support/gallery';

const gallery = Gallery.setUp();
const folder = new URL('../../../docs/pictures/', import.meta.url).pathname;
const tables = [
  { game: 'seas', seats: 4, phase: 'play', when: 0.1 },
  { game: 'seize', seats: 4, phase: 'seize', when: 0.5 },
  { game: 'sevens', seats: 3, phase: 'play', when: 0.6 },
];
const screens = [
  { name: 'desktop', theme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'phone', theme: 'dark', viewport: { width: 390, height: 844 } },
];

test.each(screens)('a table of each game: $name', async ({ name, theme, viewport }) => {
  mkdirSync(folder, { recursive: true });
  const { page } = await gallery.open({ viewport });
  for (const { phase, when, ...order } of tables) {
    const own = randomGame(order, 7).moments.filter(({ seat, before }) => seat === 'p0' && before.phase === phase);
    const { before: view, legal } = own[Math.floor(own.length * when)]!;
    await gallery.give(page, { view, legal, you: 'p0' }, theme);
    await page.screenshot({ path: `${folder}${order.game}-${name}.png` });
  }
  await page.context().close();
});
