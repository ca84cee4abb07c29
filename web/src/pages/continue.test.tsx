// @vitest-environment happy-dom
import { render } from 'preact';
import { act as settle } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forget } from '../device/storage';
import { useLanguage } from '../games/language';
import { playing } from '../table/testing/sample';
import { languages } from '../texts/texts';
import type { OwnTableLine } from '../wire/protocol';
import { Refused } from '../wire/refused';
import { Finished, GoOn } from './continue';
import { useOwnTables } from './own_tables';

let answers: Record<string, { tables: OwnTableLine[]; set_apart?: string[] }>;
let resign: () => Promise<object>;
vi.mock('../app/clients', () => ({ clientOf: (kind: string) => ({ call: (method: string) => (method === 'resign' ? resign() : Promise.resolve(answers[kind])) }) }));

function Own() {
  const own = useOwnTables();
  return (
    <>
      <GoOn own={own} />
      <Finished own={own} />
    </>
  );
}

const bot = { is: 'bot', name: 'bot (medium)', level: 'medium' } as const;
const line = (table: string, stage: OwnTableLine['stage']): OwnTableLine => ({
  table,
  stage,
  settings: playing.settings,
  seats: [playing.seats[0]!, bot, bot],
  you: 'p0',
  your_move: false,
  to_act: [],
  idle: 0,
  view: null,
  winners: ['p0'],
} as unknown as OwnTableLine);

const root = document.createElement('div');
const draw = async () => {
  await settle(() => render(<Own />, root));
  await settle(() => Promise.resolve());
};
const cards = () => root.querySelectorAll('.table-card').length;
const button = (words: string) => [...root.querySelectorAll('button')].find(({ textContent }) => textContent === words)!;
const press = (words: string) => settle(() => button(words).click());

beforeEach(() => {
  forget('septem.removed');
  answers = { offline: { tables: [] }, online: { tables: [] } };
});
afterEach(async () => {
  render(null, root);
  await useLanguage('en');
});

test.each(languages)('whose table is set apart is told so: %s', async (language) => {
  await useLanguage(language);
  answers['online'] = { tables: [], set_apart: ['kq7mz2'] };
  await draw();
  await vi.waitFor(() => expect(root.querySelectorAll('.notice')).toHaveLength(1));
  expect(root.querySelector('.notice')!.textContent).toContain('kq7mz2');
});

test('a game that could not be given up is said so, and stays', async () => {
  answers['offline'] = { tables: [line('one', 'playing')] };
  resign = () => Promise.reject(new Refused(20, 'not allowed', 'server.nobody-knows', null));
  await draw();
  await press('Give up');
  await press('Give up');
  await vi.waitFor(() => expect(root.querySelector('[role=alert]')?.textContent).toBe('not allowed'));
  expect(cards()).toBe(1);
});

test('every game can be reached, however many there are', async () => {
  answers['offline'] = { tables: Array.from({ length: 11 }, (_, place) => line(`t${place}`, 'over')) };
  await draw();
  expect(cards()).toBe(8);
  await press('Show all 11');
  expect(cards()).toBe(11);
});

test('what another tab took off the list stays off it', async () => {
  answers['offline'] = { tables: ['one', 'two', 'three'].map((table) => line(table, 'over')) };
  await draw();
  localStorage.setItem('septem.removed', JSON.stringify(['offline:two']));
  await press('Take off the list');
  await press('Take off the list');
  expect(JSON.parse(localStorage.getItem('septem.removed')!)).toEqual(['offline:two', 'offline:one']);
  expect(cards()).toBe(1);
  localStorage.setItem('septem.removed', JSON.stringify(['offline:two', 'offline:one', 'offline:three']));
  await settle(() => void dispatchEvent(new StorageEvent('storage', { key: 'septem.removed' })));
  expect(cards()).toBe(0);
});

test('buttons say which game they are about', async () => {
  answers['offline'] = { tables: [line('one', 'playing'), line('two', 'over')] };
  await draw();
  const labels = [...root.querySelectorAll('.table-card :is(a, button)')].map((one) => one.getAttribute('aria-label'));
  const game = '7 Seas, Bart, Coco';
  expect(labels).toEqual([`Give up: ${game}`, `Continue: ${game}`, `Take off the list: ${game}`, `Look: ${game}`]);
});
