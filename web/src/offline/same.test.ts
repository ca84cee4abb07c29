// The same seed gives the same game natively, on the server and in the page, to the byte.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TableSnapshot } from '../wire/protocol';
import type { View } from '../wire/view';
import type { SeptemModule } from './module';
import { MemoryLog } from './event_log';
import { openHouse, type Person } from './testing/house';
import { NativeEngine, NativeServer } from './testing/native';
import { numbers, openSeptem } from './testing/septem';

vi.setConfig({ testTimeout: 60_000 });

const variants: [game: string, seats: number, options: object][] = [
  ['seas', 2, { target: 11 }],
  ['seas', 3, { last_clears: true, first: 'random' }],
  ['seas', 4, { teams: 'ultimate' }],
  ['seize', 2, { interloper: 'wins' }],
  ['seize', 4, { cursed: true }],
  ['seize', 7, { booty: 'dominoes9' }],
  ['sevens', 2, { first: 'random' }],
  ['sevens', 4, {}],
];

interface Status {
  to_act: string[];
  over: boolean;
}

describe('the engine', () => {
  let native: NativeEngine;
  let wasm: SeptemModule;
  beforeAll(async () => {
    native = new NativeEngine();
    wasm = await openSeptem();
  });
  afterAll(() => native.close());

  /** The result; both must give the very same text. */
  async function ask<T>(method: string, params: object): Promise<T> {
    const line = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const answer = await native.answer(line);
    expect(wasm.engine(line)).toBe(answer);
    return (JSON.parse(answer) as { result: T }).result;
  }

  it.each(variants)('%s with %i seats, %o: moves, bots, views and the record', async (game, seats, options) => {
    const next = numbers(seats);
    const seed = `${seats}c0ffee`;
    const opened = await ask<{ table: number; status: Status }>('new', { game, seats, options, seed });
    const { table } = opened;
    let { status } = opened;
    for (let turn = 0; !status.over; ++turn) {
      const seat = status.to_act[next() % status.to_act.length]!;
      const { actions } = await ask<{ actions: string[] }>('legal', { table, seat });
      const bot = { name: 'greedy', seed: turn };
      const isBots = next() % 2 === 0;
      const action = isBots
        ? (await ask<{ action: string }>('choose', { table, seat, bot })).action
        : actions[next() % actions.length];
      ({ status } = await ask<{ status: Status }>('act', { table, seat, action }));
      if (turn % 9 === 0) await ask('view', { table, seat });
      if (turn % 29 === 28 && !status.over) ({ status } = await ask<{ status: Status }>('undo', { table }));
    }
    await ask('view', { table });
    const { record } = await ask<{ record: string }>('record', { table });
    await ask('replay', { record });
  });

  it('the same refusals', async () => {
    await ask('new', { game: 'seas', seats: 9 });
    await ask('new', { game: 'whist', seats: 2 });
    await ask('replay', { record: 'septem-record 1\ngame seas\nseats 2\np0 G1\n' });
    await ask('status', { table: -1 });
    await ask('hello', {});
  });
});

/** What one person asked, and what they were answered. */
interface Exchange {
  who: number;
  method: string;
  params: object;
  result: unknown;
}

describe('a table', () => {
  let server: NativeServer;
  beforeAll(async () => {
    server = await NativeServer.start();
  });
  afterAll(() => server.stop());

  /** Plays a game of people on the server. */
  async function playOnServer(game: string, seats: number, options: object) {
    const next = numbers(7 * seats);
    const people: Person[] = [];
    const tokens: string[] = [];
    for (let i = 0; i < seats; ++i) {
      people.push(await server.person());
      tokens.push((await people[i]!.ask<{ token: string }>('hello', { name: `Person ${i}` })).token);
    }
    const made = await people[0]!.ask<TableSnapshot>('create', { game, seats, options });
    const { table } = made;
    const log: Exchange[] = [];
    const ask = async <T>(who: number, method: string, params: object): Promise<T> => {
      const result = await people[who]!.ask<T>(method, { table, ...params });
      log.push({ who, method, params: { table, ...params }, result });
      return result;
    };
    for (let i = 1; i < seats; ++i) await ask(i, 'sit', { seat: `p${i}` });
    await ask(seats - 1, 'mix', { number: 'abc123' });
    await ask(0, 'start', {});
    for (;;) {
      const { view } = await ask<{ view: View }>(0, 'view', {});
      if (view.over) break;
      const who = Number(view.to_act[next() % view.to_act.length]!.slice(1));
      const { actions } = await ask<{ actions: string[] }>(who, 'legal', {});
      await ask(who, 'move', { action: actions[next() % actions.length] });
    }
    const { record } = await ask<{ record: string }>(0, 'record', {});
    // Whoever is answered has heard all that was said before.
    for (let i = 0; i < seats; ++i) await ask(i, 'view', {});
    return { made, tokens, log, record, steps: people.map(stepsOf) };
  }

  const stepsOf = (person: Person) => person.messages.filter(({ method }) => method === 'step');

  it.each(variants)('%s with %i seats, %o: every answer, every step, the record', async (game, seats, options) => {
    const { made, tokens, log, record, steps } = await playOnServer(game, seats, options);

    // The record tells the seed: a table in the page's log that was made with it.
    const home = new MemoryLog();
    await home.claim('test');
    const host = createHash('sha256').update(tokens[0]!).digest('hex');
    const seed = /^# fair seed (.*)$/m.exec(record)![1];
    const text = JSON.stringify({ is: 'created', settings: made.settings, host, name: 'Person 0', seed, wall: 0 });
    await home.write('test', [{ is: 'append', number: 1, table: made.table, seq: 1, at: 1, text }], 1);
    const house = await openHouse(home);
    const people = tokens.map(() => house.person());
    for (const [i, person] of people.entries()) await person.ask('hello', { token: tokens[i], name: `Person ${i}` });
    await people[0]!.ask('sit', { table: made.table, seat: 'p0' });
    const { commitment } = await people[0]!.ask<TableSnapshot>('watch', { table: made.table });
    expect(commitment).toBe(made.commitment);

    for (const { who, method, params, result } of log) {
      expect(await people[who]!.ask(method, params)).toEqual(result);
    }
    expect(people.map(stepsOf)).toEqual(steps);
  });
});
