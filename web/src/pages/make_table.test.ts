// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { navigate } from '../app/navigate';
import { Refused } from '../wire/refused';
import { playWithAnybody } from './make_table';

const calls: [string, object][] = [];
let tables: object[] = [];
let answerSit: (table: string) => Promise<unknown>;
vi.mock('../app/navigate', () => ({ navigate: vi.fn() }));
vi.mock('../app/clients', () => ({
  clientOf: () => ({
    connection: { is: 'open' },
    onConnection: () => () => undefined,
    call: (method: string, params: { table: string }) => {
      calls.push([method, params]);
      if (method === 'lobby') return Promise.resolve({ tables });
      return method === 'sit' ? answerSit(params.table) : Promise.resolve({ table: 'our-own' });
    },
  }),
}));

const line = (table: string, game = 'seas', free = 1) => ({ table, stage: 'waiting', settings: { game }, seats: [{ is: 'person', name: 'Bo' }, ...Array<object>(free).fill({ is: 'empty' })] });
const tried = () => calls.filter(([method]) => method === 'sit').map(([, params]) => (params as { table: string }).table);
const taken = () => Promise.reject(new Refused(22, 'the seat is taken', 'server.seat-taken', null));

beforeEach(() => {
  calls.length = 0;
  tables = [line('other-game', 'seize'), line('full', 'seas', 0), line('first'), line('second'), line('third')];
  vi.mocked(navigate).mockClear();
});

test('a quick match takes the first seat that is still free when we come', async () => {
  answerSit = (table) => (table === 'first' ? taken() : Promise.resolve({}));
  await playWithAnybody('seas');
  expect(tried()).toEqual(['first', 'second']);
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ page: 'table', kind: 'online', table: 'second' });
});

test('where others were quicker everywhere we open a table', async () => {
  answerSit = taken;
  await playWithAnybody('seas');
  expect(tried()).toEqual(['first', 'second', 'third']);
  expect(calls.at(-1)).toEqual(['create', expect.objectContaining({ game: 'seas', open: true })]);
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ page: 'table', kind: 'online', table: 'our-own' });
});

test('a fault of ours is not taken for a taken seat', async () => {
  answerSit = () => Promise.reject(new Error('broken'));
  await expect(playWithAnybody('seas')).rejects.toThrow('broken');
  expect(navigate).not.toHaveBeenCalled();
});
