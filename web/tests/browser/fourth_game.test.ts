// A game that the page has never heard of, from the program of the test builds (tests/fourth_game): played at its plain face, in the same frame.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from './support/browser';
import { startTogether } from './support/friends';
import { playToTheEnd } from './support/play';
import { Stage } from './support/stage';

const stage = Stage.setUp('dev/septem_of_four');

/** The page has no door to the game: the table is made by whoever speaks the protocol. */
function makeTable(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/ws`);
        const ask = (id: number, method: string, params: object) => socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
        socket.onopen = () => {
          ask(1, 'hello', { name: 'Host' });
          ask(2, 'create', { game: 'pearls', seats: 3, options: { ties: 'sink' }, players: ['open', 'open', 'medium'] });
        };
        socket.onmessage = ({ data }) => {
          const { id, result } = JSON.parse(data as string) as { id?: number; result?: { table: string } };
          if (id !== 2) return;
          if (result) resolve(result.table);
          else reject(new Error(String(data)));
        };
      }),
  );
}

test('two people and a bot play a whole game of it by pressing what is on offer', async () => {
  const first = await visitor(stage.browser, stage.program.address);
  await first.page.goto(`${stage.program.address}/t/${await makeTable(first.page)}`);
  await first.page.locator('.table-chair-empty .table-button').first().click();
  await first.page.locator('.table-chair-empty').nth(1).waitFor({ state: 'detached' });
  const friends = await startTogether(stage, first);
  const { ada, bo } = friends;
  const table = ada.url();
  await expect.poll(() => ada.locator('.plain-choice').count()).toBe(7);
  await Promise.all([ada, bo].map((page) => playToTheEnd(page, 'pearls', 'mouse')));
  for (const page of [ada, bo]) {
    await page.goto(table); // the end opens its dialog by itself, under the last press too, but only where it is news
    await page.getByRole('button', { name: 'Show the scoring' }).click();
    await page.locator('.plain-scoring tbody tr').nth(2).waitFor();
    expect(await page.locator('.table-verdict').first().innerText()).not.toBe('');
  }
  expect(friends.faults).toEqual([]);
});
