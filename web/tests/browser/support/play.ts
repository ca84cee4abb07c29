// Plays a game in the page to its end as a person would, by one kind of input only: whatever the board offers is taken.
import type { Page } from 'playwright-core';

export type Game = 'seas' | 'seize' | 'sevens';
export type Input = 'mouse' | 'touch' | 'keyboard';

/** What can be pressed in each game, the most final first: a capture before the card that makes it. */
const offers: Record<Game, string[]> = {
  seas: ['.seas-way', '.seas-sources button', '.seas-looking button:not([aria-disabled=true])', '.seas-hand-card:not([aria-disabled=true])'],
  seize: ['.seize-piece[data-armed]', '.seize-queue-place[data-legal]', '.seize-hand-card[data-legal]', '.seize-piece[data-legal]', '.seize-place[data-legal]', '.seize-button-main:not([disabled])', '.seize-drawn .seize-piece, .seize-confirm ~ * .seize-piece, .seize-cloth .seize-piece', '.seize-collection'],
  sevens: ['.sevens-go[data-ready]', '.sevens-call', '.sevens-column[data-target]', '.sevens-tile:not([aria-disabled=true])', '.sevens-hand-card'],
};

const over = '.table-ending';
const patience = 90_000;

/** From the open table to the end of the game. */
export async function playToTheEnd(page: Page, game: Game, input: Input): Promise<void> {
  const deadline = Date.now() + patience;
  for (let turn = 0; !(await page.locator(over).count()); ++turn) {
    if (Date.now() > deadline) throw new Error(`${game} by ${input} was not over in time: ${await page.locator('.table-prompt-words').innerText()}`);
    await pressSomething(page, game, input, turn);
  }
}

async function pressSomething(page: Page, game: Game, input: Input, turn: number): Promise<void> {
  const found = await pressable(page, ['dialog[open] .table-button', ...offers[game]], turn);
  if (!found) return page.waitForTimeout(20);
  await press(page, found, input);
}

/** A selector of something on offer now. What was tried in vain gives way to the next after a while. */
async function pressable(page: Page, selectors: string[], turn: number): Promise<string | null> {
  return page.evaluate(
    ([list, count]) => {
      document.querySelectorAll('[data-test-target]').forEach((old) => old.removeAttribute('data-test-target'));
      const seen = list.flatMap((selector) => {
        const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0);
        const open = document.querySelector('dialog[open]');
        return shown.filter((element) => !open || open.contains(element)).slice(0, 6);
      });
      const index = count % 7 < 5 ? 0 : Math.floor(Math.random() * seen.length);
      const chosen = seen[index];
      chosen?.setAttribute('data-test-target', '');
      return chosen ? '[data-test-target]' : null;
    },
    [selectors, turn] as const,
  );
}

async function press(page: Page, selector: string, input: Input): Promise<void> {
  const target = page.locator(selector);
  // What has moved away meanwhile is found again in the next round.
  const options = { timeout: 2_000, noWaitAfter: true };
  if (input === 'mouse') await target.click(options).catch(() => undefined);
  else if (input === 'touch') await target.tap(options).catch(() => undefined);
  else if (await reach(page, selector)) await page.keyboard.press('Enter');
}

/** By Tab from group to group, by arrows inside one. */
async function reach(page: Page, selector: string): Promise<boolean> {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  const isInItsGroup = () => page.evaluate((wanted) => document.activeElement?.closest('[role=group]')?.contains(document.querySelector(wanted)) ?? false, selector);
  for (let tabs = 0; tabs < 60; ++tabs) {
    if (await isThere()) return true;
    if (await isInItsGroup()) {
      for (let arrows = 0; arrows < 14; ++arrows) {
        await page.keyboard.press('ArrowRight');
        if (await isThere()) return true;
      }
    }
    await page.keyboard.press('Tab');
  }
  return false;
}
