import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { IndexedStore } from './indexed_store';
import type { Append } from './lines';
import { MemoryStore, Superseded, type Store } from './store';

vi.stubGlobal('IDBKeyRange', IDBKeyRange);

const event = (table: string, seq: number, text = `{"n":${seq}}`): Append => ({
  is: 'append',
  number: 1000 + seq,
  table,
  seq,
  at: 10 * seq,
  text,
});

describe.each([
  ['in memory', () => Promise.resolve(new MemoryStore() as Store)],
  ['in IndexedDB', () => IndexedStore.open(new IDBFactory())],
])('the store %s', (_, open) => {
  it('begins with nothing', async () => {
    const store = await open();
    expect(await store.claim('me')).toEqual({ moment: null, tables: [], filed: [] });
  });

  it('gives back the events of each table in their order', async () => {
    const store = await open();
    await store.claim('me');
    await store.write('me', [event('b', 1), event('a', 1), event('a', 2)], 500);
    for (let seq = 3; seq <= 12; ++seq) await store.write('me', [event('a', seq)], 500 + seq);
    const { moment, tables } = await store.claim('me');
    expect(moment).toBe(512);
    const a = tables.find(({ table }) => table === 'a');
    expect(a?.events.map(({ at }) => at)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120]);
    expect(tables.find(({ table }) => table === 'b')?.events).toEqual([{ at: 10, text: '{"n":1}' }]);
  });

  it('keeps filed tables apart, with their people', async () => {
    const store = await open();
    await store.claim('me');
    await store.write('me', [event('a', 1), event('a', 2), event('ab', 1)], 1);
    await store.write('me', [{ is: 'file', table: 'a', people: ['x', 'y'] }], 2);
    const { tables, filed } = await store.claim('me');
    expect(tables.map(({ table }) => table)).toEqual(['ab']);
    expect(filed).toMatchObject([{ table: 'a', people: ['x', 'y'], events: [{ at: 10 }, { at: 20 }] }]);
    expect(await store.filed('a')).toMatchObject({ table: 'a', people: ['x', 'y'] });
    expect(await store.filed('ab')).toBeUndefined();
  });

  it('gives only the last twenty filed tables at once, and the others when asked', async () => {
    const store = await open();
    await store.claim('me');
    for (let i = 0; i < 25; ++i) {
      await store.write('me', [event(`t${i}`, 1)], 2 * i);
      await store.write('me', [{ is: 'file', table: `t${i}`, people: [] }], 2 * i + 1);
    }
    const { filed } = await store.claim('me');
    expect(filed.map(({ table }) => table)).toEqual(Array.from({ length: 20 }, (__, i) => `t${i + 5}`));
    expect(await store.filed('t0')).toMatchObject({ table: 't0' });
  });

  it('lets nobody write who was superseded', async () => {
    const store = await open();
    await store.claim('old');
    await store.write('old', [event('a', 1)], 1);
    const { tables } = await store.claim('new');
    expect(tables).toHaveLength(1);
    await expect(store.write('old', [event('a', 2)], 2)).rejects.toBeInstanceOf(Superseded);
    expect(await store.isOwner('old')).toBe(false);
    await store.write('new', [event('a', 2, '{"by":"new"}')], 3);
    const again = await store.claim('new');
    expect(again.tables[0]?.events.map(({ text }) => text)).toEqual(['{"n":1}', '{"by":"new"}']);
  });
});

describe('the store in IndexedDB', () => {
  it('is there again when it is opened again', async () => {
    const factory = new IDBFactory();
    const before = await IndexedStore.open(factory);
    await before.claim('me');
    await before.write('me', [event('a', 1)], 77);
    before.close();
    const { moment, tables } = await (await IndexedStore.open(factory)).claim('me again');
    expect(moment).toBe(77);
    expect(tables).toHaveLength(1);
  });

  it('writes all of a piece or nothing', async () => {
    const store = await IndexedStore.open(new IDBFactory());
    await store.claim('me');
    await store.write('me', [event('a', 1)], 1);
    // The number 1 is taken: a second event with it would be another hub's.
    await expect(store.write('me', [event('b', 1), event('a', 1)], 2)).rejects.not.toBeInstanceOf(Superseded);
    const { moment, tables } = await store.claim('me');
    expect(moment).toBe(1);
    expect(tables.map(({ table }) => table)).toEqual(['a']);
  });
});
