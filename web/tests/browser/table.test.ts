// What people do at a table on the server besides playing: take back, talk, run out of time, watch; and a page that has become too old.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visitor } from './support/browser';
import { byTurn, handOf, logOf, sitDown, type Friends } from './support/friends';
import { pressAt } from './support/play';
import { Stage } from './support/stage';

const stage = Stage.setUp();
const patient = { timeout: 10_000 };

async function close({ ada, bo }: Friends): Promise<void> {
  await Promise.all([ada.context().close(), bo.context().close()]);
}

/** The deck's size; null where the top of it is known to this page, because a card drawn from there tells nothing new. */
async function unknownDeck(page: Page): Promise<number | null> {
  if (await page.locator('.sevens-known-deck').count()) return null;
  return Number(await page.locator('.sevens-pile-count').innerText());
}

/** Plays on until somebody's move ends their turn with an unknown card drawn: to take that back needs the other one's word. */
async function drawCard(friends: Friends): Promise<{ mover: Page; other: Page; before: string[] }> {
  for (let tries = 0; tries < 40; ++tries) {
    const [mover, other] = await byTurn(friends);
    const before = await handOf(mover);
    const deck = await unknownDeck(mover);
    const told = (await logOf(mover)).length;
    await pressAt(mover, 'sevens');
    const [next] = await byTurn(friends);
    const decisions = (await logOf(mover)).slice(told).filter((line) => line.startsWith('You '));
    const after = await handOf(mover);
    const hasDrawn = after.some((card) => !before.includes(card)) && deck !== null && (await unknownDeck(mover)) === deck - 1;
    if (next === other && decisions.length === 1 && hasDrawn) return { mover, other, before };
  }
  throw new Error('nobody drew a card');
}

describe('taking back', () => {
  test('needs the other one’s word, and puts everything back', async () => {
    const friends = await sitDown(stage);
    const { mover, other, before } = await drawCard(friends);

    await mover.getByRole('button', { name: 'Undo' }).click();
    await mover.getByText('You asked to take back your move.').waitFor();
    await other.getByRole('button', { name: 'Decline' }).click();
    await mover.locator('.table-bar-plea').waitFor({ state: 'detached' });
    expect(await handOf(mover)).not.toEqual(before);
    await mover.getByRole('button', { name: 'Undo' }).click();
    await mover.getByText('The others declined.').waitFor(); // and it stands until the position changes

    const again = await drawCard(friends);
    await again.mover.getByRole('button', { name: 'Undo' }).click();
    await again.other.getByRole('button', { name: 'Agree' }).click();
    await expect.poll(() => handOf(again.mover), patient).toEqual(again.before);
    expect((await logOf(again.mover)).at(-1)).toBe('You took back your last move.');
    expect((await logOf(again.other)).at(-1)).toContain('last move taken back');
    await close(friends);
  });
});

describe('time', () => {
  /** The form offers half a minute at least: here the same order with other seconds. */
  const withClock = (clock: object) => ({
    prepare: (page: Page) =>
      page.routeWebSocket(/\/ws$/, (socket) => {
        const server = socket.connectToServer();
        socket.onMessage((text) => server.send(shortened(String(text), clock)));
      }),
    choose: (form: Page) => form.getByRole('radio', { name: 'move' in clock ? '30 s per move' : '5 min + 5 s' }).check(),
  });

  function shortened(text: string, clock: object): string {
    const message = JSON.parse(text) as { method: string; params: object };
    return message.method === 'create' ? JSON.stringify({ ...message, params: { ...message.params, clock } }) : text;
  }

  const timeOf = async (page: Page) => (await page.locator('.table-prompt .table-clock').innerText()).split('\n')[0]!;

  test('for a move runs out: a bot makes this one, and no other', async () => {
    const friends = await sitDown(stage, withClock({ move: 3 }));
    const [mover, other] = await byTurn(friends);
    expect(await timeOf(mover)).toMatch(/^0:0[0-3]$/);
    await mover.getByText('Your time is up, a bot decides.').first().waitFor();
    await other.locator('.table-log li', { hasText: 'time is up, a bot decides' }).first().waitFor();
    await other.locator('.table-prompt .table-seat-acts').waitFor();
    expect(await mover.locator('.table-bar-plea').count(), 'we play on ourselves').toBe(0);
    await close(friends);
  });

  test('for the game runs down while we think, and then a bot plays on', async () => {
    const friends = await sitDown(stage, withClock({ game: 8, increment: 0 }));
    const [mover, other] = await byTurn(friends);
    await expect.poll(() => timeOf(mover), { interval: 100, timeout: 10_000 }).toMatch(/^0:0[0-6]$/);
    expect(await timeOf(other), 'the other one’s stands still').toBe('0:08');
    await mover.getByText('Your time is up; a bot plays on for you.').waitFor();
    expect(await timeOf(mover)).toBe('0:00');
    await close(friends);
  });
});

async function withoutChat(form: Page): Promise<void> {
  await form.getByText('More: rules, absence, chat').click();
  await form.getByRole('checkbox', { name: 'Chat' }).uncheck();
}

describe('talking', () => {
  test('words and emotes reach the other one, emotes in their language', async () => {
    const friends = await sitDown(stage);
    const { ada, bo } = friends;
    await ada.getByRole('textbox', { name: 'Message' }).fill('<b>Ahoy</b>');
    await ada.getByRole('button', { name: 'Send' }).click();
    await bo.locator('.table-chat-lines li', { hasText: 'Ada <b>Ahoy</b>' }).waitFor();
    await bo.evaluate(() => localStorage.setItem('septem.settings', JSON.stringify({ language: 'de', speed: 'fast', motion: 'reduced', sound: false })));
    await bo.reload();
    await bo.locator('.table-board').waitFor();
    await ada.getByRole('button', { name: 'Well played!' }).click();
    await bo.locator('.table-chat-lines li', { hasText: 'Gut gespielt!' }).waitFor();
    await ada.locator('.table-chat-own', { hasText: 'Well played!' }).waitFor();
    await close(friends);
  });

  test('can be left out', async () => {
    const friends = await sitDown(stage, { choose: withoutChat });
    const { ada, bo } = friends;
    for (const page of [ada, bo]) expect(await page.locator('.table-chat').count()).toBe(0);
    await close(friends);
  });
});

test('a spectator sees the table and what happens, but no hand and nothing to press', async () => {
  const friends = await sitDown(stage);
  const [mover] = await byTurn(friends);
  const { page, context, faults } = await visitor(stage.browser, mover.url());
  await page.getByText('You are watching.').first().waitFor();
  expect(await page.locator('.sevens-hand-card').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  await pressAt(mover, 'sevens');
  // Whatever a power does next, the card that was played is told to both.
  const ownLine = async () => (await logOf(mover)).findLast((line) => /^You .*\(\w+\)/.test(line));
  await expect.poll(ownLine, patient).toBeDefined();
  const card = /\(\w+\)/.exec((await ownLine())!)![0];
  await expect.poll(async () => (await logOf(page)).join(' '), patient).toContain(card);
  const hidden = await handOf(mover);
  expect(hidden.length).toBeGreaterThan(0);
  const shown = await page.locator('[data-thing]').evaluateAll((things) => things.map((thing) => (thing as HTMLElement).dataset['thing']!));
  expect(shown.filter((thing) => hidden.includes(thing))).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
  await close(friends);
});

test('an old page meets a newer server: it says so, loads again on a press, and does not hammer at it', async () => {
  const friends = await sitDown(stage);
  const protocol = /"protocol":\d+/;
  let greetings = 0;
  let isNewer = true;
  const prepare = (page: Page) =>
    page.routeWebSocket(/\/ws$/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((text) => {
        const isHello = protocol.test(String(text));
        if (isHello) ++greetings;
        socket.send(isHello && isNewer ? String(text).replace(protocol, '"protocol":99') : text);
      });
    });
  const { page, context } = await visitor(stage.browser, friends.ada.url(), { prepare });
  await page.getByText('The server has been renewed.').waitFor();
  await page.waitForTimeout(1500);
  expect(greetings).toBe(1);
  isNewer = false;
  await page.getByRole('button', { name: 'Load again' }).click();
  await page.locator('.table-board').waitFor();
  await context.close();
  await close(friends);
});
