// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { chairs, playing } from '../table/testing/sample';
import type { OwnTableLine } from '../wire/protocol';
import { WaitingGames } from './waiting_games';
import { placeForEach } from '../games/testing/place';

const line: OwnTableLine = { table: 'slow', stage: 'playing', settings: playing.settings, seats: [chairs[0]!, chairs[1]!], to_act: ['p0'], you: 'p0', your_move: true, idle: 0 };
let tables: OwnTableLine[] = [];
vi.mock('../app/clients', () => ({ clientOf: () => ({ call: () => Promise.resolve({ tables }) }) }));

const place = placeForEach();
async function show(own: OwnTableLine[], besides?: string): Promise<string> {
  tables = own;
  await act(async () => {
    render(<WaitingGames key={JSON.stringify([own, besides])} {...(besides && { besides })} />, place());
    await Promise.resolve();
  });
  await act(() => Promise.resolve());
  return place().textContent;
}

test('a game with others in which it is our turn is called to mind', async () => {
  expect(await show([line])).toContain('It is your turn: 7 Seas, Bo.');
  expect(place().querySelector('a')!.getAttribute('href')).toBe('/t/slow');
});

test('the table that we are at, the turns of others and games against bots are not', async () => {
  expect(await show([line], 'slow')).toBe('');
  expect(await show([{ ...line, your_move: false }])).toBe('');
  expect(await show([{ ...line, seats: [chairs[0]!, chairs[2]!] }])).toBe('');
});

test('several are counted', async () => {
  expect(await show([line, { ...line, table: 'other' }])).toContain('2 games wait for your move.');
});
