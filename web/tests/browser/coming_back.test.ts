// Nothing is lost: a game that was left, given up or played on by a bot, and a rematch of everybody.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, visitor } from './support/browser';
import { byTurn, logOf, sitDown } from './support/friends';
import { doorOf, playToTheEnd, playUntil, pressAt, pressOnTop } from './support/play';
import { Stage } from './support/stage';

const stage = Stage.setUp();

async function atTable(): Promise<Page> {
  const { page } = await visitor(stage.browser, stage.program.address, { size: desktop });
  await page.locator(doorOf('seas')).click();
  await page.locator('.seas-hand-card[aria-disabled=false]').first().waitFor();
  return page;
}

const ourTurn = (page: Page) => page.waitForFunction(() => document.title.startsWith('Your turn'));
const handOf = (page: Page) => page.locator('.seas-hand-card').evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['thing']));

async function leave(page: Page, how: string): Promise<void> {
  await page.locator('.table-more summary').click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('dialog').getByText(how, { exact: true }).click();
}

test('a game against bots waits on the start page, with opponents, round and turn, and is played on', async () => {
  const page = await atTable();
  await pressAt(page, 'seas');
  // Once it is our turn again nothing changes any more.
  await ourTurn(page);
  const hand = await handOf(page);
  await leave(page, 'Play on later');
  const card = page.locator('.start-going .table-card').first();
  await card.waitFor();
  expect(await card.innerText()).toMatch(/Bart, Coco, Dax/);
  expect(await card.innerText()).toMatch(/your turn · Round 1/);
  await card.getByRole('link', { name: 'Continue' }).click();
  await ourTurn(page);
  expect(await handOf(page)).toEqual(hand);
  expect(await page.locator('.table-bar-plea').count()).toBe(0);
  await pressAt(page, 'seas');
  await page.context().close();
});

test('a game that is given up is closed, is listed as such, has a replay, and can be taken off the list', async () => {
  const page = await atTable();
  // A second one goes on: when it is listed, so is every other.
  await leave(page, 'Play on later');
  await page.locator(doorOf('seas')).click();
  await page.locator('.seas-hand-card[aria-disabled=false]').first().waitFor();
  await pressAt(page, 'seas');
  await leave(page, 'Give up');
  await page.getByText('This game was given up.').first().waitFor();
  await page.goto(stage.program.address);
  const card = page.locator('.start-below .table-card').first();
  await card.getByText('given up').waitFor();
  await card.getByRole('link', { name: 'Look' }).click();
  await page.getByText('All hands are open.').waitFor();
  await page.goto(stage.program.address);
  await card.getByRole('button', { name: 'Take off the list' }).click();
  await card.getByRole('button', { name: 'Take off the list' }).click();
  await card.waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.start-going .table-card').waitFor();
  expect(await page.locator('.table-card').count()).toBe(1);
  await page.context().close();
});

test('a rematch is one press for each, and the talk goes on there', async () => {
  const { ada, bo, faults } = await sitDown(stage);
  await bo.getByRole('button', { name: 'Good luck!' }).click();
  await Promise.all([ada, bo].map((page) => playToTheEnd(page, 'sevens', 'mouse')));
  const old = ada.url();
  await pressOnTop(ada.getByRole('button', { name: 'Rematch', exact: true }));
  await ada.getByText('The rematch begins as soon as everybody is here.').waitFor();
  await pressOnTop(bo.getByRole('button', { name: 'Join the rematch' }));
  await Promise.all([ada, bo].map((page) => page.locator('.table-frame-playing .table-board').waitFor()));
  expect(ada.url()).toBe(bo.url());
  expect(ada.url()).not.toBe(old);
  await ada.locator('.table-chat-lines li', { hasText: 'Good luck!' }).waitFor();
  expect(faults).toEqual([]);
  await Promise.all([ada.context().close(), bo.context().close()]);
});

test('who comes back is told what a bot played for them', async () => {
  const soon = (page: Page) =>
    page.routeWebSocket(/\/ws$/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => server.send(String(text).replace(/"away":\d+/, '"away":1')));
    });
  const friends = await sitDown(stage, { prepare: soon });
  const [mover, other] = await byTurn(friends);
  const address = mover.url();
  await mover.goto('about:blank');
  await other.locator('.table-log li', { hasText: 'A bot stood in.' }).first().waitFor({ timeout: 20_000 });
  await mover.goto(address);
  await mover.locator('.table-bar-news', { hasText: 'A bot played that for you.' }).waitFor();
  expect((await logOf(mover)).join(' ')).toContain('A bot played that for you.');
  // It is gone once they have played again themselves.
  await playUntil([mover, other], 'sevens', async () => (await mover.locator('.table-bar-news').count()) === 0);
  await Promise.all([mover.context().close(), other.context().close()]);
});

test('a slow game says on the start page whose turn it is, and calls itself to mind elsewhere', async () => {
  const friends = await sitDown(stage, { choose: (form) => form.getByRole('radio', { name: '1 day per move' }).check() });
  const [mover, other] = await byTurn(friends);
  await Promise.all([mover, other].map((page) => page.goto(stage.program.address)));
  const card = (page: Page) => page.locator('.start-going .table-card').first();
  await card(mover).getByText('your turn').waitFor();
  await card(other).getByText('Waiting for ').waitFor();
  await mover.goto(`${stage.program.address}/lobby`);
  await mover.getByText('It is your turn: Seven7s').waitFor();
  await mover.getByRole('link', { name: 'Go there' }).click();
  await mover.locator('.table-prompt .table-seat-acts').waitFor();
  expect(friends.faults).toEqual([]);
  await Promise.all([mover.context().close(), other.context().close()]);
});
