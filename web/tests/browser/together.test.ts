// Two people at one table on the server: links, a lost connection, a server that dies, two tabs of one person.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
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
