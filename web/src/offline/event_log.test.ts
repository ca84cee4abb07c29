import { readFileSync } from 'node:fs';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { Conflict, MemoryLog, Superseded, type Change, type EventLog } from './event_log';
import { IndexedLog } from './indexed_log';
import type { Append } from './lines';

vi.stubGlobal('IDBKeyRange', IDBKeyRange);

type Written = ['append', string, number, number, string] | ['archive', string, ...string[]];
type Events = [number, string][];
interface Step {
  claim?: string;
  tables?: Record<string, Events>;
  write?: Written[];
  by?: string;
  moment?: number;
  read?: string;
  list?: string;
  gives?: unknown;
}
const contract = JSON.parse(readFileSync(new URL('../../../tests/contract/event_log.json', import.meta.url), 'utf8')) as {
  cases: { name: string; steps: Step[] }[];
};

function changeOf(written: Written): Change {
  if (written[0] === 'archive') return { is: 'archive', table: written[1], people: written.slice(2) as string[] };
  const [is, table, seq, at, text] = written;
  return { is, number: seq, table, seq, at, text };
}
const pairs = (events: { at: number; text: string }[]): Events => events.map(({ at, text }) => [at, text]);

/** Plays one case of the contract. */
class Player {
  private owner = '';
  constructor(private readonly log: EventLog) {}

  async play(step: Step): Promise<void> {
    if (step.claim !== undefined) return this.claim(step.claim, step);
    if (step.write) return this.write(step.write, step);
    if (step.read !== undefined) {
      const table = await this.log.read(step.read);
      return expect(table ? pairs(table.events) : null).toEqual(step.gives);
    }
    const { archived } = await this.log.claim(this.owner);
    const own = archived.filter(({ people }) => people.includes(step.list!));
    expect(own.map(({ table }) => table).reverse()).toEqual(step.gives);
  }

  private async claim(owner: string, wanted: Step): Promise<void> {
    this.owner = owner;
    const { tables, moment } = await this.log.claim(owner);
    const found = Object.fromEntries(tables.map(({ table, events }) => [table, pairs(events)]));
    if (wanted.tables) expect(found).toEqual(wanted.tables);
    if (wanted.moment !== undefined) expect(moment).toBe(wanted.moment);
  }

  private async write(changes: Written[], { by, moment, gives }: Step): Promise<void> {
    const written = this.log.write(by!, changes.map(changeOf), moment!);
    if (gives === undefined) return written;
    await expect(written).rejects.toBeInstanceOf(gives === 'conflict' ? Conflict : Superseded);
  }
}

const event = (table: string, seq: number, text = `{"n":${seq}}`): Append => ({
  is: 'append',
  number: 1000 + seq,
  table,
  seq,
  at: 10 * seq,
  text,
});

describe.each([
  ['in memory', () => Promise.resolve(new MemoryLog() as EventLog)],
  ['in IndexedDB', () => IndexedLog.open(new IDBFactory())],
])('the log %s', (_, open) => {
  it.each(contract.cases.map(({ name, steps }) => [name, steps] as const))('%s', async (__, steps) => {
    const player = new Player(await open());
    for (const step of steps) await player.play(step);
  });

  it('knows only the last twenty archived tables at once, and reads the others when asked', async () => {
    const log = await open();
    await log.claim('me');
    for (let i = 0; i < 25; ++i) {
      await log.write('me', [event(`t${i}`, 1)], 2 * i);
      await log.write('me', [{ is: 'archive', table: `t${i}`, people: [] }], 2 * i + 1);
    }
    const { archived } = await log.claim('me');
    expect(archived.map(({ table }) => table)).toEqual(Array.from({ length: 20 }, (__, i) => `t${i + 5}`));
    expect(archived.every(({ events }) => events.length === 0)).toBe(true);
    expect(await log.read('t0')).toMatchObject({ table: 't0', events: [{ at: 10 }] });
  });

  it('tells whose it is', async () => {
    const log = await open();
    await log.claim('old');
    await log.claim('new');
    expect(await log.isOwner('old')).toBe(false);
    expect(await log.isOwner('new')).toBe(true);
  });
});

describe('the log in IndexedDB', () => {
  it('is there again when it is opened again', async () => {
    const factory = new IDBFactory();
    const before = await IndexedLog.open(factory);
    await before.claim('me');
    await before.write('me', [event('a', 1)], 77);
    before.close();
    const { moment, tables } = await (await IndexedLog.open(factory)).claim('me again');
    expect(moment).toBe(77);
    expect(tables).toHaveLength(1);
  });
});
