// Plays a game in the page to its end as a person would, by one kind of input only: whatever the board offers is taken.
import type { Locator, Page } from 'playwright-core';
import { vi } from 'vitest';
import { pressable as whereToPress, pressableOf } from '../../../src/games/testing/pressable';

export type Input = 'mouse' | 'touch' | 'keyboard';

const over = '.table-ending';
const patience = 90_000;

export const games = Object.keys(whereToPress);

/** The button that opens a game against bots on the start page. */
export const doorOf = (game: string) => `.start-door:has([href="/rules/${game}"]) .start-play`;

/** From the open table to the end of the game. */
export async function playToTheEnd(page: Page, game: string, input: Input): Promise<void> {
  const deadline = Date.now() + patience;
  for (let turn = 0; !(await page.locator(over).count()); ++turn) {
    if (Date.now() > deadline) throw await stuck(page, `${game}-${input}`);
    await pressSomething(page, game, input, turn);
  }
  await letGo(page);
}

/** Presses what is at hand after the end. It opens its dialog a moment later, over what was there before: the last one is on top. */
export async function pressOnTop(wanted: Locator): Promise<void> {
  await vi.waitFor(() => wanted.last().click({ timeout: 1_000 }), { timeout: patience });
}

/** From a finished game to its replay. */
export const openReplay = (page: Page) => pressOnTop(page.locator('.table-ending a[href^="/replay"]'));

/** Plays on, by turns in each of these pages, until it is so; however long that takes on a slow machine. */
export async function playUntil(pages: Page[], game: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + patience;
  for (let turn = 0; !(await isSo()); ++turn) {
    if (Date.now() > deadline) throw await stuck(pages[0]!, game);
    for (const page of pages) await pressSomething(page, game, 'mouse', turn);
  }
  await Promise.all(pages.map(letGo));
}

/** From now on anything may be pressed again. */
export async function letGo(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelectorAll('[data-test-target]').forEach((old) => old.removeAttribute('data-test-target')));
}

async function stuck(page: Page, name: string): Promise<Error> {
  const picture = new URL(`../../../../build/gallery/stuck-${name}.png`, import.meta.url).pathname;
  await page.screenshot({ path: picture });
  return new Error(`${name} was not over in time, see ${picture}`);
}

interface Target {
  x: number;
  y: number;
}

/** Presses one thing that is on offer, or waits a moment; says whether there was anything. */
export async function pressSomething(page: Page, game: string, input: Input, turn: number): Promise<boolean> {
  const target = await pressable(page, ['dialog[open] .table-button', ...pressableOf(game).offers], turn);
  if (!target) await closeOrWait(page, turn);
  else if (input === 'mouse') await page.mouse.click(target.x, target.y);
  else if (input === 'touch') await page.touchscreen.tap(target.x, target.y);
  else if (await reach(page)) await page.keyboard.press('Enter');
  return target !== null;
}

/** A dialog that only shows something has no button of the table's; neither has something that is only looked at. */
async function closeOrWait(page: Page, turn: number): Promise<void> {
  if (turn % 20 === 19 || (await page.locator('dialog[open]').count())) await page.keyboard.press('Escape');
  else await page.waitForTimeout(15);
}

/**
 * Marks something on offer now, brings it into sight and says where it is. What was tried in vain gives way to another after a while. Nothing while something
 * else lies over it: people cannot press that either.
 */
async function pressable(page: Page, selectors: string[], turn: number): Promise<Target | null> {
  return page.evaluate(
    ([list, count, end]) => {
      if (document.querySelector(end)) return null;
      document.querySelectorAll('[data-test-target]').forEach((old) => old.removeAttribute('data-test-target'));
      const dialog = document.querySelector('dialog[open]');
      const shown = list.flatMap((selector) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.getClientRects().length > 0 && (!dialog || dialog.contains(each))).slice(0, 6),
      );
      const chosen = shown[count % 5 < 3 ? 0 : Math.floor(Math.random() * shown.length)];
      if (!chosen) return null;
      chosen.setAttribute('data-test-target', '');
      guard();
      chosen.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = chosen.getBoundingClientRect();
      // Cards of a fan overlap: their left edge is free.
      for (const part of [0.5, 0.12]) {
        const point = { x: x + width * part, y: y + height / 2 };
        if (chosen.contains(document.elementFromPoint(point.x, point.y))) return point;
      }
      return null;

      /** What comes under the finger between looking and pressing is not pressed: a person would see it. */
      function guard(): void {
        const page = globalThis as { isGuarded?: boolean };
        if (page.isGuarded) return;
        page.isGuarded = true;
        const stop = (event: Event) => !document.querySelector('[data-test-target]') || (event.target as Element).closest('[data-test-target]') || (event.preventDefault(), event.stopImmediatePropagation());
        addEventListener('click', stop, { capture: true });
      }
    },
    [selectors, turn, over] as const,
  );
}

/** By Tab from group to group, forward or back as the target lies; by arrows inside a group. */
async function reach(page: Page): Promise<boolean> {
  for (let keys = 0; keys < 60; ++keys) {
    const where = await page.evaluate(() => {
      const target = document.querySelector('[data-test-target]');
      const now = document.activeElement;
      if (now === target) return 'there';
      if (!now || !target) return 'lost';
      if (now.closest('[role=group]')?.contains(target)) return 'inside';
      return now !== document.body && now.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after';
    });
    if (where === 'there') return true;
    if (where === 'lost') return false;
    await page.keyboard.press({ inside: 'ArrowRight', before: 'Shift+Tab', after: 'Tab' }[where]);
  }
  return false;
}

/** Presses what is on offer until something has happened at the table; does nothing when it is not this page's turn. */
export async function pressAt(page: Page, game: string): Promise<void> {
  const events = () => page.locator('.table-log li').count();
  const before = await events();
  let isAnythingOnOffer = false;
  for (let turn = 0; turn < 40 && !isAnythingOnOffer && (await events()) === before; ++turn) isAnythingOnOffer = await pressSomething(page, game, 'mouse', turn);
  if (isAnythingOnOffer) await playUntil([page], game, async () => (await events()) !== before);
  await letGo(page);
}
