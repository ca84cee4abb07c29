// Games with fixed seeds on every kind of screen: no card's corner is covered, and nothing lies outside the window.
import { expect, test } from 'vitest';
import { randomGame } from '../../src/offline/testing/random_game';
import type { Still } from '../../src/table/testing/still_table';
import { Gallery } from './support/gallery';

const gallery = Gallery.setUp();

const sizes = [
  [390, 844],
  [844, 390],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const;
const tables = [
  { game: 'seas', seats: 2 },
  { game: 'seas', seats: 3 },
  { game: 'seas', seats: 4 },
  { game: 'seize', seats: 2 },
  { game: 'seize', seats: 4 },
  { game: 'sevens', seats: 3 },
  { game: 'sevens', seats: 4 },
];
const positions = 5;

/** Some moments of a game at which the first player decides, from the first to the last, and its end. */
function momentsOf(order: (typeof tables)[number], seed: number): Still[] {
  const { moments, end, scorings } = randomGame(order, seed);
  const own = moments.filter(({ seat }) => seat === 'p0');
  const some = Array.from({ length: positions }, (_, place) => own[Math.round((place * (own.length - 1)) / (positions - 1))]!);
  return [...some.map(({ before: view, legal }) => ({ view, legal, you: 'p0' })), { view: end, legal: [], you: 'p0', scorings }];
}

/** Runs in the page. */
function faultsOnScreen(): string[] {
  const things = [...document.querySelectorAll<HTMLElement>('.table-board [data-thing]')].filter((thing) => thing.getClientRects().length > 0);
  const faults = things.flatMap((thing) => {
    const box = thing.getBoundingClientRect();
    const name = `${thing.className} ${thing.dataset['thing']}`;
    const found: string[] = [];
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) found.push(`${name} lies outside the window`);
    else if (isCut(thing, box)) found.push(`${name} is cut`);
    else if (isCovered(thing, box)) found.push(`the corner of ${name} is covered`);
    return found;
  });
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
  return faults;

  /** A board that scrolls inside itself cuts what is beyond its edge. */
  function isCut(thing: HTMLElement, box: DOMRect): boolean {
    for (let outer = thing.parentElement; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflow === 'visible') continue;
      const edge = outer.getBoundingClientRect();
      if (box.left < edge.left - 2 || box.right > edge.right + 2 || box.top < edge.top - 2 || box.bottom > edge.bottom + 2) return true;
    }
    return false;
  }

  /** Cards of a column show their foot, all others their head. */
  function isCovered(thing: HTMLElement, box: DOMRect): boolean {
    const y = thing.closest('.sevens-tube') ? box.bottom - box.height * 0.12 : box.top + box.height * 0.12;
    const top = document.elementFromPoint(box.left + box.width * 0.15, y);
    return !top || !(thing.contains(top) || top.contains(thing));
  }
}

test.concurrent.each(sizes)('%i x %i: every card can be read, light and dark', { timeout: 180_000 }, async (width, height) => {
  const { page } = await gallery.open({ viewport: { width, height } });
  const faults: string[] = [];
  for (const order of tables) {
    for (const [place, still] of momentsOf(order, 7).entries()) {
      for (const theme of ['light', 'dark']) {
        await gallery.give(page, still, theme);
        const found = await page.evaluate(faultsOnScreen);
        if (found.length > 0) await page.screenshot({ path: `${gallery.pictures}layout-${order.game}-${order.seats}-${place}-${width}-${theme}.png` });
        faults.push(...found.map((fault) => `${order.game} ${order.seats}, moment ${place}, ${theme}: ${fault}`));
      }
    }
  }
  expect(faults).toEqual([]);
  await page.context().close();
});
