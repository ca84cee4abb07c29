import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableSnapshot } from '../wire/protocol';
import { IndexedLog } from './indexed_log';
import { Keeper } from './keeper';
import type { ToPage } from './messages';
import type { SeptemModule } from './module';
import type { EventLog } from './event_log';
import { Bus, type End } from './testing/bus';
import { Person, thinkAtOnce } from './testing/house';
import { ManualClock, settle } from './testing/manual_clock';
import { openSeptem } from './testing/septem';

vi.setConfig({ testTimeout: 60_000 });
vi.stubGlobal('IDBKeyRange', IDBKeyRange);

let clock: ManualClock;
let bus: Bus;
let factory: IDBFactory;
let tabs = 0;
const bots = await openSeptem(99);

beforeEach(() => {
  clock = new ManualClock();
  bus = new Bus();
  factory = new IDBFactory();
});

/** Lets time pass in small pieces, so that stores and channels keep up. */
async function flow(milliseconds = 100): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 25) await clock.pass(25);
}

/** A module that breaks when somebody says "boom". */
async function openFragile(seed: number): Promise<SeptemModule> {
  const module = await openSeptem(seed);
  const received = module.received.bind(module);
  module.received = (client, text, now) => {
    if (text.includes('boom')) throw new WebAssembly.RuntimeError('unreachable');
    return received(client, text, now);
  };
  return module;
}

/** A page with its worker. Opens its line again when it closes, as the page's client does. */
class Tab {
  readonly end: End = bus.join();
  readonly keeper: Keeper;
  isLasting: boolean | null = null;
  opens = 0;
  line = 0;
  complaints: unknown[] = [];
  person: Person;

  constructor(openLog: () => Promise<EventLog> = () => IndexedLog.open(factory)) {
    const seed = ++tabs;
    this.keeper = new Keeper({
      id: `tab ${seed}`,
      clock,
      channel: this.end,
      linksBeginWith: 'http://septem.test',
      openLog,
      prepareModule: () => Promise.resolve(),
      openModule: () => openFragile(seed),
      think: thinkAtOnce(bots),
      tellPage: (message) => this.heard(message),
      complain: (why) => this.complaints.push(why),
    });
    this.person = this.newPerson();
  }

  private newPerson(): Person {
    return new Person((text) => this.keeper.fromPage(['send', this.line, text]));
  }

  private heard(message: ToPage): void {
    if (message[0] === 'lasting') this.isLasting = message[1];
    else if (message[1] !== this.line) return;
    else if (message[0] === 'received') this.person.heard(message[2]);
    else if (message[0] === 'opened') ++this.opens;
    else setImmediate(() => this.open());
  }

  open(): void {
    this.person = this.newPerson();
    this.keeper.fromPage(['open', ++this.line]);
  }
  /** Opens a line and says hello. */
  async come(token?: string): Promise<string> {
    this.open();
    await this.reopened(1);
    const hello = await this.say<{ token: string }>('hello', token ? { token } : { name: 'Ada' });
    return token ?? hello.token;
  }
  /** Until the line has been opened so many times. */
  async reopened(times: number): Promise<void> {
    for (let i = 0; this.opens < times; ++i) {
      if (i > 400) throw new Error(`the line was opened ${this.opens} times; ${String(this.complaints)}`);
      await flow(25);
    }
  }
  async say<T = Record<string, unknown>>(method: string, params: object = {}): Promise<T> {
    const answer = this.person.ask<T>(method, params);
    let isDone = false;
    void answer.finally(() => (isDone = true)).catch(() => undefined);
    for (let i = 0; !isDone && i < 400; ++i) await settle();
    if (!isDone) throw new Error(`no answer to ${method}`);
    return answer;
  }
}

describe('tabs', () => {
  it('one alone keeps its own hub', async () => {
    const tab = new Tab();
    await tab.come();
    const { table } = await tab.say<TableSnapshot>('create', { game: 'seas', seats: 2 });
    expect(await tab.say('tables')).toMatchObject({ tables: [{ table }] });
    expect(tab.isLasting).toBe(true);
  });

  it('two see the same table, each move at once', async () => {
    const first = new Tab();
    const token = await first.come();
    const order = { game: 'sevens', seats: 2, options: { first: 'p0' }, players: ['me', 'medium'] };
    const { table } = await first.say<TableSnapshot>('create', order);
    const second = new Tab();
    await second.come(token);
    const seen = await second.say<TableSnapshot>('watch', { table });
    expect(seen).toMatchObject({ you: 'p0', stage: 'waiting' });

    await first.say('start', { table });
    const { actions } = await second.say<{ actions: string[] }>('legal', { table });
    await second.say('move', { table, action: actions[0] });
    await flow();
    const step = expect.arrayContaining([table, 5, [`p0 ${actions[0]}`]]) as unknown;
    expect(first.person.messages).toContainEqual({ jsonrpc: '2.0', method: 'step', params: step });
    expect(second.person.messages).toContainEqual(expect.objectContaining({ method: 'event' }));
    // Nobody had to begin again.
    expect([first.opens, second.opens]).toEqual([1, 1]);
  });

  it('when the keeper goes, the other goes on at once, with all that was acknowledged', async () => {
    const first = new Tab();
    const token = await first.come();
    const second = new Tab();
    await second.come(token);
    const { table } = await first.say<TableSnapshot>('create', { game: 'seas', seats: 2 });
    first.keeper.fromPage(['leave']);
    await second.reopened(2);
    await second.say('hello', { token });
    expect(await second.say('watch', { table })).toMatchObject({ seq: 2, you: 'p0' });
  });

  it('when the keeper falls silent, the other takes over; the old one wakes up as a follower', async () => {
    const first = new Tab();
    const token = await first.come();
    const second = new Tab();
    await second.come(token);
    const { table } = await first.say<TableSnapshot>('create', { game: 'seas', seats: 2 });
    first.end.isFrozen = true;
    await second.reopened(2);
    await second.say('hello', { token });
    await second.say('watch', { table });
    await second.say('chat', { table, text: 'hello?' });

    first.end.isFrozen = false;
    void first.person.try('chat', { table, text: 'never acknowledged' });
    await first.reopened(2);
    await first.say('hello', { token });
    expect(await first.say('watch', { table })).toMatchObject({ seq: 3, chat: [{ text: 'hello?' }] });
    await second.say('chat', { table, text: 'there you are' });
    await flow();
    expect(first.person.messages.at(-1)).toMatchObject({ params: { seq: 4, text: 'there you are' } });
  });

  it('two that come at the same moment agree on one keeper', async () => {
    const both = [new Tab(), new Tab()];
    for (const tab of both) tab.open();
    await flow(2_000);
    const [first, second] = both as [Tab, Tab];
    const { token } = await first.say<{ token: string }>('hello', { name: 'Ada' });
    await second.say('hello', { token });
    const { table } = await first.say<TableSnapshot>('create', { game: 'seas', seats: 2 });
    expect(await second.say('tables')).toMatchObject({ tables: [{ table }] });
  });

  it('a page that closes is not there any more', async () => {
    const first = new Tab();
    const token = await first.come();
    const second = new Tab();
    await second.come();
    const { table } = await first.say<TableSnapshot>('create', { game: 'seas', seats: 2, open: true });
    await second.say('sit', { table });
    expect(await first.say('watch', { table })).toMatchObject({ seats: [{ here: true }, { here: true }] });
    second.keeper.fromPage(['leave']);
    await flow();
    expect(await first.say('watch', { table })).toMatchObject({ seats: [{ here: true }, { here: false }] });
    expect(token).toMatch(/^[0-9a-f]{32}$/);
  });

  it('when the module breaks, all begin anew from the log', async () => {
    const first = new Tab();
    const token = await first.come();
    const second = new Tab();
    await second.come(token);
    const { table } = await first.say<TableSnapshot>('create', { game: 'seas', seats: 2 });
    void second.person.try('chat', { table, text: 'boom' });
    await first.reopened(2);
    await second.reopened(2);
    await flow(500);
    await first.say('hello', { token });
    await second.say('hello', { token });
    expect(await first.say('watch', { table })).toMatchObject({ seq: 2, you: 'p0' });
    await second.say('watch', { table });
    await second.say('chat', { table, text: 'that was loud' });
    await flow();
    expect(first.person.messages.at(-1)).toMatchObject({ params: { seq: 3, text: 'that was loud' } });
  });

  it('a tab that vanished without a word is let go after a while', async () => {
    const first = new Tab();
    await first.come();
    const second = new Tab();
    await second.come();
    const { table } = await first.say<TableSnapshot>('create', { game: 'seas', seats: 2 });
    await second.say('sit', { table });
    second.end.isFrozen = true;
    await flow(10_000);
    expect(await first.say('watch', { table })).toMatchObject({ seats: [{ here: true }, { here: false }] });
  });
});

describe('without IndexedDB', () => {
  it('play goes on in memory, and the page is told', async () => {
    const tab = new Tab(() => Promise.reject(new Error('refused')));
    await tab.come();
    await tab.say('create', { game: 'seas', seats: 2 });
    expect(tab.isLasting).toBe(false);
    expect(tab.complaints).toHaveLength(1);
  });

  it('a log that opens but refuses to be claimed is left alone', async () => {
    const tab = new Tab(async () => {
      const log = await IndexedLog.open(factory);
      log.claim = () => Promise.reject(new Error('no room'));
      return log;
    });
    await tab.come();
    await tab.say('create', { game: 'seas', seats: 2 });
    expect(tab.isLasting).toBe(false);
  });
});
