// Two people at one table on the server: links, a lost connection, a server that dies, two tabs of one person.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from './support/browser';
import { logOf, sitDown } from './support/friends';
import { playToTheEnd, pressAt } from './support/play';
import { Stage } from './support/stage';

const stage = Stage.setUp();

const lastLine = (page: Page) => page.locator('.table-log li').last().innerText();

test('a game between two browsers, with a lost connection and a killed server in between', async () => {
  const friends = await sitDown(stage);
  const { ada, bo } = friends;
  await pressAt(ada, 'sevens');
  await pressAt(bo, 'sevens');
  await bo.context().setOffline(true);
  await bo.locator('.table-bar-lost').waitFor();
  await bo.context().setOffline(false);
  await bo.locator('.table-bar-lost').waitFor({ state: 'detached' });
  await stage.program.kill();
  await ada.locator('.table-bar-lost').waitFor();
  await stage.program.start();
  await Promise.all([ada, bo].map((page) => page.locator('.table-bar-lost').waitFor({ state: 'detached', timeout: 30_000 })));
  await Promise.all([ada, bo].map((page) => playToTheEnd(page, 'sevens', 'mouse')));
  expect(await ada.locator('.table-verdict').count()).toBeGreaterThan(0);
  expect(friends.faults).toEqual([]);
});

test('two tabs of one person agree', async () => {
  const { ada } = await sitDown(stage);
  const tab = await ada.context().newPage();
  await tab.goto(ada.url());
  await tab.locator('.table-board').waitFor();
  await pressAt(ada, 'sevens');
  await expect.poll(() => lastLine(tab), { timeout: 10_000 }).toBe(await lastLine(ada));
});

test('a host mutes a guest, and turns them out', async () => {
  const friends = await sitDown(stage);
  const { ada, bo } = friends;
  await ada.getByLabel('More').click();
  await ada.getByRole('button', { name: 'People and chat' }).click();
  const people = ada.getByRole('dialog', { name: 'People and chat' });
  await people.getByRole('button', { name: 'Mute' }).click();
  await expect.poll(() => lastLine(bo), { timeout: 10_000 }).toBe('The host has muted you.');
  await people.getByRole('button', { name: 'Turn out' }).click();
  await people.getByRole('button', { name: 'Turn out' }).click();
  await bo.getByText('The host has turned you out of this table.').waitFor();
  // Not the last line for long: a bot plays on at once.
  await expect.poll(() => logOf(ada), { timeout: 10_000 }).toContainEqual(expect.stringMatching(/^The host turns .* out\.$/));
  expect(friends.faults).toEqual([]);
});

test('who looks on is counted, in words and in sight of everybody there', async () => {
  const friends = await sitDown(stage);
  const { ada, bo } = friends;
  const spectators = (page: Page) => page.locator('.table-spectators').getAttribute('aria-label');
  expect(await ada.locator('.table-spectators').count()).toBe(0);
  const guests = await Promise.all([visitor(stage.browser, ada.url()), visitor(stage.browser, ada.url())]);
  for (const page of [ada, bo, guests[0].page]) await expect.poll(() => spectators(page), { timeout: 10_000 }).toBe('2 watching');
  await Promise.all(guests.map(({ context }) => context.close()));
  await ada.locator('.table-spectators').waitFor({ state: 'detached' });
  expect(friends.faults).toEqual([]);
});

test('until the start the host changes the rules, and everybody there sees what is different', async () => {
  const { page: ada } = await visitor(stage.browser, `${stage.program.address}/friends/sevens`);
  await ada.getByRole('radio', { name: '2', exact: true }).check();
  await ada.getByRole('button', { name: 'Make the table' }).click();
  await ada.waitForURL('**/t/*');
  const { page: bo } = await visitor(stage.browser, ada.url());
  await bo.getByRole('button', { name: 'Sit down' }).click();
  const change = async (seats: string, time: string) => {
    await ada.getByRole('button', { name: 'Change the rules' }).click();
    const form = ada.getByRole('dialog', { name: 'Change the rules' });
    await form.getByRole('radio', { name: seats, exact: true }).check();
    await form.getByRole('radio', { name: time }).check();
    await form.getByRole('button', { name: 'Apply' }).click();
  };
  await change('3', '30 s per move');
  await bo.getByText('The host changed: Players: 3 · Time: 30 s per move.').waitFor();
  expect(await bo.locator('.table-chair').count()).toBe(3);
  expect(await bo.getByRole('button', { name: 'Change the rules' }).count()).toBe(0);
  await ada.getByRole('button', { name: 'Bot (easy)' }).click();
  await ada.locator('.table-chair-bot').waitFor();
  await change('2', 'no limit');
  await ada.getByText('Somebody sits there. Seats that are in use stay.').waitFor();
  await ada.locator('.table-button-large').click();
  await Promise.all([ada, bo].map((page) => page.locator('.table-board').waitFor()));
  expect(await bo.locator('.table-clock').count()).toBeGreaterThan(0);
  await Promise.all([ada, bo].map((page) => page.context().close()));
});
