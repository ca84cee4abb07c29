import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Client } from './client';
import type { TableMessage } from './feed';
import { basisOf } from './outbox';
import type { Refused } from './refused';
import { FakeSurroundings, FakeTransport, helloAnswer } from './testing/fake_transport';
import type { View } from './view';

let line: FakeTransport;
let around: FakeSurroundings;
let client: Client;

beforeEach(() => {
  vi.useFakeTimers();
  around = new FakeSurroundings();
  start();
});
afterEach(() => vi.useRealTimers());

/** A page is opened: with what an earlier one has stored. */
function start(): void {
  line = new FakeTransport();
  client = new Client(line, () => 'Ada', around);
}
function greet(more: object = {}): void {
  line.accept();
  line.answer('hello', { ...helloAnswer, ...more });
}
function reconnect(): void {
  line.break();
  vi.advanceTimersByTime(1000);
  greet();
}

const view = { game: 'seas', phase: 'play', hands: [['G1', 'G2'], 8], to_act: ['p0'] } as unknown as View;
const legal = ['G1', 'G2'];
const table = { table: 'T', seq: 5, stage: 'playing', you: 'p0', view, legal };
const basis = basisOf('p0', view, legal);

function follow(): TableMessage[] {
  const messages: TableMessage[] = [];
  client.follow('T', (message) => messages.push(message));
  return messages;
}
const seqs = (messages: TableMessage[]) =>
  messages.map(({ method, params }) => [method, method === 'step' ? (params as unknown[])[1] : (params as { seq?: number }).seq]);
const step = (seq: number) => ({ method: 'step', params: ['T', seq, ['p1 G3'], {}] });

describe('hello', () => {
  test('keeps the token that a new person is given, and says it the next time', () => {
    line.accept();
    expect(line.request('hello').params).toEqual({ name: 'Ada' });
    line.answer('hello', { ...helloAnswer, token: 'abc' });
    expect(client.connection).toEqual({ is: 'open' });
    start();
    line.accept();
    expect(line.request('hello').params).toEqual({ name: 'Ada', token: 'abc' });
  });
  test('makes a new person when the token is not known', () => {
    around.keep('septem.token.online', 'bad');
    start();
    line.accept();
    line.refuse('hello', -32602, 'engine.bad-params');
    expect(line.request('hello').params).toEqual({ name: 'Ada' });
    line.answer('hello', helloAnswer);
    expect(client.connection).toEqual({ is: 'open' });
  });
  test('of a newer server says that this page is outdated, and stays so', () => {
    greet({ protocol: 4 });
    expect(client.connection).toEqual({ is: 'outdated' });
    vi.advanceTimersByTime(60_000);
    expect(line.opens).toBe(1);
  });
});

describe('a call', () => {
  test('promises its result', async () => {
    greet();
    const answer = client.call('lobby', {});
    line.answer('lobby', { tables: [] });
    await expect(answer).resolves.toEqual({ tables: [] });
  });
  test('is refused with reason and ruling', async () => {
    greet();
    const answer = client.call('start', { table: 'T' });
    line.refuse('start', 21, 'server.seats-empty', 'A1');
    await expect(answer).rejects.toMatchObject({ code: 21, why: 'server.seats-empty', ruling: 'A1' } satisfies Partial<Refused>);
  });
  test('made before the line is open waits for it', async () => {
    const answer = client.call('chat', { table: 'T', emote: 'hello' });
    greet();
    line.answer('chat', { seq: 3 });
    await expect(answer).resolves.toEqual({ seq: 3 });
  });
  test('that may not be repeated fails when the line breaks', async () => {
    greet();
    const answer = client.call('start', { table: 'T' });
    line.break();
    await expect(answer).rejects.toMatchObject({ why: 'page.lost' });
    vi.advanceTimersByTime(1000);
    greet();
    expect(line.count('start')).toBe(0);
  });
  test('with a key is sent again with the same key', async () => {
    greet();
    const answer = client.call('create', { game: 'seas', seats: 2 });
    const { key } = line.request('create').params;
    expect(key).toMatch(/^[a-z0-9-]{1,40}$/);
    reconnect();
    expect(line.request('create').params['key']).toBe(key);
    line.answer('create', table);
    await expect(answer).resolves.toEqual(table);
  });
  test('whose answer does not come in ten seconds shows that the line is dead', () => {
    greet();
    void client.call('lobby', {});
    vi.advanceTimersByTime(9_999);
    expect(client.connection.is).toBe('open');
    vi.advanceTimersByTime(1);
    expect(client.connection.is).toBe('lost');
  });
});

describe('a lost line', () => {
  test('is tried again, each time later, at most after 15 seconds', () => {
    line.break();
    const waits: number[] = [];
    for (let i = 0; i < 12; ++i) {
      const state = client.connection;
      if (state.is !== 'lost') throw new Error('not lost');
      waits.push(state.retryIn);
      vi.advanceTimersByTime(state.retryIn);
      expect(client.connection.is).toBe('connecting');
      line.break();
    }
    expect(waits[0]).toBeLessThanOrEqual(500);
    expect(waits[0]).toBeGreaterThanOrEqual(250);
    expect(Math.max(...waits)).toBeLessThanOrEqual(15_000);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(7_500);
    expect(new Set(waits.slice(-4)).size).toBeGreaterThan(1);
  });
  test('is tried at once when the network or the reader is back', () => {
    line.break();
    around.wakers.forEach((wake) => wake());
    expect(line.opens).toBe(2);
  });
  test('is given up when the browser is offline', () => {
    greet();
    around.offliners.forEach((offline) => offline());
    expect(client.connection.is).toBe('lost');
  });

  test('to the hub in the worker needs no network', () => {
    line = new FakeTransport('offline');
    around = new FakeSurroundings();
    client = new Client(line, () => 'Ada', around);
    greet();
    around.offliners.forEach((offline) => offline());
    expect(client.connection).toEqual({ is: 'open' });
  });
  test('is probed when the reader is back', () => {
    greet();
    around.wakers.forEach((wake) => wake());
    expect(line.count('hello')).toBe(2);
    vi.advanceTimersByTime(10_000);
    expect(client.connection.is).toBe('lost');
  });
});

describe('a followed table', () => {
  test('tells its snapshot, then each step once and in order', () => {
    greet();
    const messages = follow();
    expect(line.request('watch').params).toEqual({ table: 'T', legal: true });
    line.say(step(5));
    line.answer('watch', table);
    line.say(step(5));
    line.say(step(6));
    line.say({ method: 'here', params: { table: 'T', seat: 'p1', here: false } });
    line.say({ method: 'event', params: { table: 'T', seq: 7, is: 'away', seat: 'p1' } });
    expect(seqs(messages)).toEqual([['snapshot', 5], ['step', 6], ['here', undefined], ['event', 7]]);
  });
  test('that is not shown any more says why, last of all', () => {
    greet();
    const messages = follow();
    line.answer('watch', table);
    line.say({ method: 'turned-out', params: { table: 'T', why: 'server.no-spectators' } });
    expect(messages.at(-1)).toMatchObject({ method: 'refused', params: { code: 20, why: 'server.no-spectators' } });
  });
  test('is watched again after a gap', () => {
    greet();
    const messages = follow();
    line.answer('watch', table);
    line.say(step(7));
    expect(line.count('watch')).toBe(2);
    line.say(step(8));
    line.answer('watch', { ...table, seq: 8 });
    line.say(step(9));
    expect(seqs(messages)).toEqual([['snapshot', 5], ['snapshot', 8], ['step', 9]]);
  });
  test('is watched again after a break', () => {
    greet();
    const messages = follow();
    line.answer('watch', table);
    reconnect();
    line.answer('watch', { ...table, seq: 9 });
    expect(seqs(messages)).toEqual([['snapshot', 5], ['snapshot', 9]]);
  });
  test('that is not there is said so', () => {
    greet();
    const messages = follow();
    line.refuse('watch', 3, 'server.no-such-table');
    expect(messages).toMatchObject([{ method: 'refused', params: { code: 3 } }]);
  });
  test('is unwatched when the last one leaves', () => {
    greet();
    const stop = client.follow('T', () => undefined);
    const stopOther = client.follow('T', () => undefined);
    stop();
    expect(line.count('unwatch')).toBe(0);
    stopOther();
    expect(line.count('unwatch')).toBe(1);
  });
});

describe('a move', () => {
  const outbox = () => [...around.stored.keys()].filter((key) => key.startsWith('septem.move.'));

  test('is answered with its step, which the table tells like any other', async () => {
    greet();
    const messages = follow();
    line.answer('watch', table);
    const answer = client.move('T', 'G1', basis);
    expect(client.moving('T')).not.toBeNull();
    expect(outbox()).toHaveLength(1);
    line.answer('move', ['T', 6, ['p0 G1'], {}]);
    await answer;
    expect(seqs(messages).at(-1)).toEqual(['step', 6]);
    expect(client.moving('T')).toBeNull();
    expect(outbox()).toHaveLength(0);
  });
  test('whose answer was lost is sent again with its key, once the table shows the same decision', async () => {
    greet();
    follow();
    line.answer('watch', table);
    const answer = client.move('T', 'G1', basis);
    const { key } = line.request('move').params;
    reconnect();
    expect(line.count('move')).toBe(0);
    line.answer('watch', { ...table, seq: 6 }); // somebody chatted
    expect(line.request('move').params).toEqual({ table: 'T', action: 'G1', key });
    line.answer('move', ['T', 7, ['p0 G1'], {}]);
    await expect(answer).resolves.toHaveLength(4);
  });
  test('that had been made before the break is done', async () => {
    greet();
    follow();
    line.answer('watch', table);
    const answer = client.move('T', 'G1', basis);
    reconnect();
    line.answer('watch', { ...table, seq: 6, legal: [] });
    expect(line.request('move').params['seq']).toBe(0);
    line.answer('move', ['T', 6]);
    await expect(answer).resolves.toEqual(['T', 6]);
  });
  test('is not made when another decision is asked by now', async () => {
    greet();
    follow();
    line.answer('watch', table);
    line.break();
    const answer = client.move('T', 'G1', basis);
    vi.advanceTimersByTime(1000);
    greet();
    line.answer('watch', { ...table, seq: 9, legal: ['G1'], view: { ...view, hands: [['G1'], 7] } });
    expect(line.request('move').params['seq']).toBe(0);
    line.refuse('move', 23, 'server.moved-on');
    await expect(answer).rejects.toMatchObject({ code: 23 });
    expect(outbox()).toHaveLength(0);
  });
  test('outlives the page', async () => {
    greet();
    line.break();
    void client.move('T', 'G1', basis);
    start();
    expect(client.moving('T')).not.toBeNull();
    greet();
    line.answer('watch', table);
    expect(line.request('move').params).toMatchObject({ table: 'T', action: 'G1' });
    expect(line.count('unwatch')).toBe(1); // nobody looks at this table
    line.answer('move', ['T', 6]);
    await vi.advanceTimersByTimeAsync(0);
    expect(outbox()).toHaveLength(0);
  });
  test('whose number is new to us makes us look again', () => {
    greet();
    follow();
    line.answer('watch', table);
    void client.move('T', 'G1', basis);
    line.answer('move', ['T', 7]);
    expect(line.count('watch')).toBe(2);
  });
});
