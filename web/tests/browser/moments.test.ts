// Moments at a table that must not be missed: a click that comes early, cards that are turned over, what the others did, words that cover nobody.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, phone, visitor } from './support/browser';
import { byTurn, sitDown } from './support/friends';
import { doorOf, playUntil, pressAt } from './support/play';
import { Stage } from './support/stage';

const stage = Stage.setUp();

async function alone(game: string, options: Parameters<typeof visitor>[2]): Promise<Page> {
  const { page } = await visitor(stage.browser, stage.program.address, options);
  await page.locator(doorOf(game)).click();
  await page.locator('.table-board').waitFor();
  return page;
}

/** Plays until it is our turn after a move of our own. */
async function playOne(page: Page, game: string): Promise<void> {
  await pressAt(page, game);
  await playUntil([page], game, async () => (await page.locator('.table-lately li').count()) > 0);
}

const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;

test('what looks ready is ready: a card pressed in the moment in which it is our turn is chosen', async () => {
  const page = await alone('seas', { size: desktop, isCalm: true });
  // In the page itself, as soon as the words stand there: nobody is quicker.
  await page.evaluate(() => {
    const found = globalThis as unknown as { chosen: boolean[] };
    found.chosen = [];
    let turn = '';
    const look = () => {
      const words = document.querySelector('.table-prompt-words')?.textContent ?? '';
      const cards = [...document.querySelectorAll<HTMLElement>('.seas-hand-card')];
      const now = words.startsWith('Your turn') ? String(cards.length) : '';
      if (now === turn) return;
      turn = now;
      const card = now && cards[0];
      if (!card) return;
      card.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
      card.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      requestAnimationFrame(() => setTimeout(() => {
        found.chosen.push(card.getAttribute('aria-pressed') === 'true');
        document.querySelector<HTMLElement>('.seas-way')?.click();
      }));
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    look();
  });
  const chosen = () => page.evaluate(() => (globalThis as unknown as { chosen: boolean[] }).chosen);
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline && (await chosen()).length < 4) {
    // Nicking is no card of ours: that is pressed for the script.
    const scene = page.locator('.seas-source, .seas-looking button:not([aria-disabled=true]), dialog[open] .table-button').first();
    if (await scene.count()) await scene.click({ timeout: 500 }).catch(() => undefined);
    await page.waitForTimeout(50);
  }
  const found = await chosen();
  expect(found.length).toBeGreaterThanOrEqual(4);
  expect(found).not.toContain(false);
  await page.context().close();
});

describe('cards that are turned over in 7 Seize', () => {
  test.each([
    ['calm', 2000],
    ['fast', 900],
  ])('stay to be read: %s', async (speed, least) => {
    const page = await alone('seize', { size: desktop, isCalm: true });
    await page.evaluate((pace) => localStorage.setItem('septem.settings', JSON.stringify({ speed: pace, motion: 'reduced', sound: false })), speed);
    await page.reload();
    await page.locator('.seize-hand-card[data-legal]').first().waitFor();
    await page.evaluate(watchCards);
    await page.locator('.seize-hand-card[data-legal]').first().click();
    const shown = () => page.evaluate(() => (globalThis as unknown as { shown(): number }).shown());
    await expect.poll(shown, { timeout: 20_000 }).toBeGreaterThan(least);
    await page.context().close();
  });

  /** In the page, so that a slow test does not count: how long all four cards lay face up, or have by now; -1 when it is over too soon to say. */
  function watchCards(): void {
    let from = 0;
    let until = 0;
    const look = () => {
      const isUp = document.querySelectorAll('.seize-laid[data-up]').length === 4;
      if (isUp && !from) from = performance.now();
      if (!isUp && from && !until) until = performance.now();
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    Object.assign(globalThis, { shown: () => (from ? (until || performance.now()) - from : -1) });
  }
});

test('step by step nothing goes on without a press', async () => {
  const page = await alone('sevens', { size: desktop, isCalm: true });
  await page.evaluate(() => localStorage.setItem('septem.settings', JSON.stringify({ speed: 'step', motion: 'reduced', sound: false })));
  await page.reload();
  await page.locator('.sevens-hand-card').first().waitFor();
  const goOn = page.getByRole('button', { name: 'Go on' });
  await playUntil([page], 'sevens', () => goOn.isVisible());
  const told = () => page.locator('.table-log li').count();
  const before = await told();
  await page.waitForTimeout(1500);
  expect(await told()).toBe(before);
  await goOn.click();
  await expect.poll(told, { timeout: 20_000 }).toBeGreaterThan(before);
  await page.context().close();
});

describe.each(['seas', 'sevens'])('on a phone the others’ moves in %s', (game) => {
  test('are told beside the prompt and marked on the board; the log opens at its end', async () => {
    const page = await alone(game, { size: phone });
    await playOne(page, game);
    expect(await page.locator('.table-lately').innerText()).not.toBe('');
    expect(await page.locator('.table-game [data-lately]').count()).toBeGreaterThan(0);
    await page.locator('.table-lately').click();
    const log = page.locator('.table-panel-open .table-log');
    await log.waitFor();
    await expect.poll(() => log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight)).toBeLessThan(2);
    await page.context().close();
  });
});

test('the others’ opening moves fly in one after the other while our own cards are ready', async () => {
  const { page, context } = await visitor(stage.browser, `${stage.program.address}/new/seas`, { size: desktop, isCalm: true, prepare: (made) => made.addInitScript(watchFlights) });
  // The bot after us begins, so that all three have played before our own first move.
  await page.getByRole('radio', { name: 'Bart' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.seas-hand-card[aria-disabled=false]').first().waitFor();
  const flights = () => page.evaluate(() => (globalThis as unknown as { flights: { wait: number; isReady: boolean }[] }).flights);
  await expect.poll(async () => (await flights()).filter(({ isReady }) => isReady).length, { timeout: 20_000 }).toBeGreaterThan(0);
  // Who is drawn before the last one has landed waits for it.
  expect(new Set((await flights()).map(({ wait }) => wait)).size).toBeGreaterThan(1);
  await context.close();
});

/** In the page, so that a slow test misses none: everything that flies at the table, how long it waits, and whether our cards could already be played. */
function watchFlights(): void {
  const flights: object[] = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (this: Element, frames, timing) {
    const wait = typeof timing === 'object' ? (timing.delay ?? 0) : 0;
    if (this.closest('.table-game')) flights.push({ wait, isReady: document.querySelector('.seas-hand-card[aria-disabled=false]') !== null });
    return animate.call(this, frames, timing);
  };
  Object.assign(globalThis, { flights });
}

test('the tab says whose turn it is', async () => {
  const friends = await sitDown(stage);
  const [mover, other] = await byTurn(friends);
  await expect.poll(() => mover.title()).toBe('Your turn · Seven7s');
  await expect.poll(() => other.title()).toMatch(/^Waiting for .+ · Seven7s$/);
  await Promise.all([mover.context().close(), other.context().close()]);
});

test('a refusal covers none of the others', async () => {
  for (const size of [desktop, phone]) {
    const page = await alone('seas', { size });
    // A card that captures may not be laid down (A4): the free place says so. No game goes by without one.
    const closed = page.locator('.seas-free.is-closed');
    await playUntil([page], 'seas', async () => (await closed.count()) > 0);
    await page.evaluate(() => document.querySelector('.seas-free.is-closed')!.scrollIntoView());
    await closed.click();
    await page.locator('.table-bar-no').waitFor();
    const bar = await boxOf(page, '.table-bar-no');
    const seats = await boxOf(page, '.table-seats');
    expect(bar.y).toBeGreaterThanOrEqual(seats.y + seats.height - 1);
    await page.context().close();
  }
});

test('after a break old words are no news, and a move made meanwhile is shown as waiting', async () => {
  const friends = await sitDown(stage);
  const [mover, other] = await byTurn(friends);
  await other.getByRole('button', { name: 'Well played!' }).click();
  await mover.locator('.table-bubble').waitFor();
  await mover.locator('.table-bubble').waitFor({ state: 'detached' });
  await mover.context().setOffline(true);
  await mover.locator('.table-bar-lost').waitFor();
  await playUntil([mover], 'sevens', async () => (await mover.locator('[data-pending]').count()) > 0);
  await mover.locator('.table-prompt-words', { hasText: 'Your move is kept' }).waitFor();
  await mover.context().setOffline(false);
  await mover.locator('.table-bar-lost').waitFor({ state: 'detached' });
  expect(await mover.locator('.table-bubble').count()).toBe(0);
  await mover.locator('[data-pending]').waitFor({ state: 'detached' });
  await Promise.all([mover.context().close(), other.context().close()]);
});

test('a part of a lesson that is pressed while the lesson still loads is opened', async () => {
  // The engine comes when the parts have been pressed, not before.
  let isHeld = false;
  let bringEngine = () => {};
  const pressed = new Promise<void>((resolve) => (bringEngine = resolve));
  const hold = (page: Page) =>
    page.route('**/*.wasm', async (route) => {
      isHeld = true;
      await pressed;
      await route.continue();
    });
  const { page, context } = await visitor(stage.browser, `${stage.program.address}/learn/seas`, { size: desktop, prepare: hold });
  for (const part of [1, 2, 1]) await page.locator('.learn-parts button').nth(part).click();
  await expect.poll(() => isHeld, { timeout: 20_000 }).toBe(true);
  expect(await page.locator('.seas-hand-card').count()).toBe(0);
  bringEngine();
  await page.getByText('Choose rum 3, then gold 3').waitFor();
  await page.locator('.seas-hand-card[data-thing=R3]').waitFor();
  await context.close();
});
