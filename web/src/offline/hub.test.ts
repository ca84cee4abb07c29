import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import type { TableSnapshot } from '../wire/protocol';
import { IndexedLog } from './indexed_log';
import { MemoryLog, type Change } from './event_log';
import { openHouse, playOn, startAgainstBots } from './testing/house';
import { settle } from './testing/manual_clock';
import { CalledOff, type Asked, type Thought } from './thinker';

vi.setConfig({ testTimeout: 60_000 });
vi.stubGlobal('IDBKeyRange', IDBKeyRange);

/** A log that writes when it is told to. */
class SlowLog extends MemoryLog {
  release: () => void = () => undefined;
  isSlow = false;
  batches: number[] = [];

  override async write(owner: string, changes: Change[], moment: number): Promise<void> {
    if (this.isSlow) await new Promise<void>((resolve) => (this.release = resolve));
    this.batches.push(changes.length);
    await super.write(owner, changes, moment);
  }
}

/** A log with no room left. */
class FullLog extends MemoryLog {
  isFull = false;
  override write(owner: string, changes: Change[], moment: number): Promise<void> {
    if (this.isFull) return Promise.reject(new DOMException('no room', 'QuotaExceededError'));
    return super.write(owner, changes, moment);
  }
}

describe('closing the page in the middle of a game', () => {
  it.each([
    ['seas', 3],
    ['seize', 4],
    ['sevens', 2],
  ])('%s goes on where it was', async (game, seats) => {
    const factory = new IDBFactory();
    const first = await openHouse(await IndexedLog.open(factory), 5);
    const ada = first.person();
    const { token } = await ada.ask<{ token: string }>('hello', { name: 'Ada' });
    const table = await startAgainstBots(ada, game, seats);
    await playOn(first, ada, table, 3, 6);
    const before = await ada.ask<TableSnapshot>('watch', { table });
    first.hub.stop();
    first.log.close();

    const second = await openHouse(await IndexedLog.open(factory), 6);
    const again = second.person();
    await again.ask('hello', { token });
    const { tables } = await again.ask<{ tables: { table: string; you: string }[] }>('tables');
    expect(tables).toMatchObject([{ table, you: 'p0' }]);
    expect(await again.ask('watch', { table })).toEqual(before);
    expect((await playOn(second, again, table, 4)).isOver).toBe(true);
  });

  it('a finished table is archived, and still there after that', async () => {
    const log = new MemoryLog();
    const first = await openHouse(log);
    const ada = first.person();
    const { token } = await ada.ask<{ token: string }>('hello', { name: 'Ada' });
    const table = await startAgainstBots(ada, 'sevens', 2);
    await playOn(first, ada, table);
    const { record } = await ada.ask<{ record: string }>('record', { table });
    await ada.ask('unwatch', { table });
    await first.clock.pass(15 * 60_000);
    expect(await log.read(table)).toBeDefined();
    first.hub.stop();

    const second = await openHouse(log);
    const again = second.person();
    await again.ask('hello', { token });
    expect(await again.ask('tables')).toMatchObject({ tables: [{ table, stage: 'over' }] });
    expect(await again.ask('record', { table })).toEqual({ record });
  });

  it('reads a table that was archived long ago when somebody asks for it', async () => {
    const log = new MemoryLog();
    const first = await openHouse(log);
    const ada = first.person();
    await ada.ask('hello', { name: 'Ada' });
    const table = await startAgainstBots(ada, 'sevens', 2);
    await playOn(first, ada, table);
    const { record } = await ada.ask<{ record: string }>('record', { table });
    await ada.ask('unwatch', { table });
    await first.clock.pass(15 * 60_000);
    first.hub.stop();
    const claim = log.claim.bind(log);
    log.claim = async (owner) => ({ ...(await claim(owner)), archived: [] });

    const second = await openHouse(log);
    expect(await second.person().ask('record', { table })).toEqual({ record });
  });

  it('the clock stands still meanwhile', async () => {
    const log = new MemoryLog();
    const first = await openHouse(log);
    const ada = first.person();
    const { token } = await ada.ask<{ token: string }>('hello', { name: 'Ada' });
    const order = { game: 'sevens', seats: 2, options: { first: 'p0' }, players: ['me', 'medium'], clock: { game: 600, increment: 0 } };
    const { table } = await ada.ask<TableSnapshot>('create', order);
    await ada.ask('start', { table });
    await first.clock.pass(30_000);
    first.hub.stop();

    const second = await openHouse(log);
    const again = second.person();
    await again.ask('hello', { token });
    const { clock } = await again.ask<TableSnapshot>('watch', { table });
    // The time is stored once a second.
    expect(clock![0]).toBeGreaterThanOrEqual(570_000);
    expect(clock![0]).toBeLessThanOrEqual(571_000);
  });
});

/** Bots that never come to an end by themselves. */
class Slow {
  readonly questions: string[] = [];
  called = 0;
  readonly think = (question: string): Asked => {
    this.questions.push(question);
    let reject!: (why: Error) => void;
    const thought = new Promise<Thought>((_, fail) => (reject = fail));
    return {
      thought,
      callOff: () => {
        ++this.called;
        reject(new CalledOff());
      },
    };
  };
}

describe('while a bot thinks', () => {
  /** Ada at a table of 7 Seas; she has moved, and the bot thinks. */
  async function thinking() {
    const bots = new Slow();
    const house = await openHouse(new MemoryLog(), 1, bots.think);
    const ada = house.person();
    await ada.ask('hello', { name: 'Ada' });
    const table = await startAgainstBots(ada, 'seas', 2);
    await playOn(house, ada, table, 1, 1);
    await house.clock.pass(1_000);
    expect(bots.questions).toHaveLength(1);
    return { bots, house, ada, table };
  }

  it('the table answers', async () => {
    const { ada, table, bots } = await thinking();
    expect(await ada.ask('view', { table })).toMatchObject({ view: { to_act: ['p1'] } });
    await ada.ask('chat', { table, text: 'take your time' });
    expect(bots.called).toBe(0);
  });

  it('it is asked with what its seat was told, and with nobody else’s cards', async () => {
    const { bots } = await thinking();
    const question = JSON.parse(bots.questions[0]!) as { seat: string; told: [string, { hands?: unknown[] }][] };
    expect(question.seat).toBe('p1');
    for (const [, { hands }] of question.told) expect(typeof (hands?.[0] ?? 0)).toBe('number');
  });

  it('its question is called off when the move before it is taken back', async () => {
    const { ada, table, bots, house } = await thinking();
    await ada.ask('undo', { table });
    expect(bots.called).toBe(1);
    await playOn(house, ada, table, 2, 1);
    await house.clock.pass(1_000);
    expect(bots.questions).toHaveLength(2);
  });

  it('its question is called off when the table is closed, and when the hub goes', async () => {
    const { ada, table, bots } = await thinking();
    await ada.ask('close', { table });
    expect(bots.called).toBe(1);
    const other = await thinking();
    other.house.hub.stop();
    expect(other.bots.called).toBe(1);
    expect(other.house.ended).toEqual([]);
  });
});

describe('what is answered is stored', () => {
  it('an answer waits for the log, and what comes meanwhile is written in one piece', async () => {
    const log = new SlowLog();
    const house = await openHouse(log);
    const ada = house.person();
    await ada.ask('hello', { name: 'Ada' });
    const { table } = await ada.ask<TableSnapshot>('create', { game: 'seas', seats: 2 });
    log.isSlow = true;
    let isAnswered = false;
    const answer = ada.ask('chat', { table, text: 'one' }).then(() => (isAnswered = true));
    await settle();
    const later = [ada.ask('chat', { table, text: 'two' }), ada.ask('chat', { table, text: 'three' })];
    await settle();
    expect(isAnswered).toBe(false);
    log.isSlow = false;
    log.batches = [];
    log.release();
    await Promise.all([answer, ...later]);
    expect(log.batches).toEqual([1, 2]);
    expect((await log.claim('test')).tables[0]?.events).toHaveLength(5);
  });

  it('play goes on when there is no room left, and the page is told once', async () => {
    const log = new FullLog();
    const house = await openHouse(log);
    const ada = house.person();
    await ada.ask('hello', { name: 'Ada' });
    const table = await startAgainstBots(ada, 'sevens', 2);
    log.isFull = true;
    expect((await playOn(house, ada, table)).isOver).toBe(true);
    expect(house.lost).toHaveLength(1);
  });

  it('whoever was superseded acknowledges nothing more', async () => {
    const log = new MemoryLog();
    const old = await openHouse(log);
    const ada = old.person();
    await ada.ask('hello', { name: 'Ada' });
    const { table } = await ada.ask<TableSnapshot>('create', { game: 'seas', seats: 2 });
    await openHouse(log);
    let isAnswered = false;
    void ada.try('chat', { table, text: 'lost' }).then(() => (isAnswered = true));
    await settle();
    await settle();
    expect(old.ended).toHaveLength(1);
    expect(isAnswered).toBe(false);
    expect((await log.claim('test')).tables[0]?.events).toHaveLength(2);
  });

  it('a table that cannot be read does not keep the others away', async () => {
    const log = new MemoryLog();
    const first = await openHouse(log);
    const ada = first.person();
    const { token } = await ada.ask<{ token: string }>('hello', { name: 'Ada' });
    const { table } = await ada.ask<TableSnapshot>('create', { game: 'seas', seats: 2 });
    const claim = log.claim.bind(log);
    log.claim = async (owner) => {
      const kept = await claim(owner);
      return { ...kept, tables: [{ table: 'aaaaaaaaaa', people: [], events: [{ at: 1, text: '{}' }] }, ...kept.tables] };
    };
    const second = await openHouse(log);
    const again = second.person();
    await again.ask('hello', { token });
    expect(await again.ask('tables')).toMatchObject({ tables: [{ table }] });
    expect((await again.try('watch', { table: 'aaaaaaaaaa' })).error?.code).toBe(28); // set apart
  });

  it('no number of messages is too many', async () => {
    const ada = (await openHouse()).person();
    await ada.ask('hello', { name: 'Ada' });
    for (let i = 0; i < 2_000; ++i) await ada.ask('lobby');
  });
});
