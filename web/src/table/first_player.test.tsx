// @vitest-environment happy-dom
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { act as settle } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { games } from '../games/games';
import { useLanguage } from '../games/language';
import type { GameId } from '../wire/protocol';
import { FirstPlayer } from './first_player';

const chosen = vi.fn<(value: string) => void>();
let root: HTMLElement;

function Form({ game, seats }: { game: GameId; seats: number }) {
  const choice = games.find(({ id }) => id === game)!.face.choices(seats).find(({ key }) => key === 'first')!;
  const [value, setValue] = useState(String(choice.byDefault));
  const choose = (wanted: string) => {
    chosen(wanted);
    setValue(wanted);
  };
  return <FirstPlayer game={game} choice={choice} value={value} names={['You', 'Ben', 'Cleo'].slice(0, seats)} onChoose={choose} />;
}

const show = (game: GameId, seats = 3) => settle(() => render(<Form game={game} seats={seats} />, root));
const labels = (row: string) => [...root.querySelectorAll(`input[name=${row}] + span`)].map(({ textContent }) => textContent);
const press = (row: string, value: string) => settle(() => root.querySelector<HTMLElement>(`input[name=${row}][value=${value}]`)!.click());
const type = (place: number, age: string) =>
  settle(() => {
    const field = root.querySelectorAll<HTMLInputElement>('.age input')[place]!;
    field.value = age;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

beforeEach(async () => {
  await useLanguage('en');
  chosen.mockClear();
  root = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  render(null, root);
  root.remove();
});

test('chance, any seat by its name, or the way of the printed rules', async () => {
  await show('sevens');
  expect(labels('first')).toEqual(['By chance', 'You', 'Ben', 'Cleo', 'As in the rulebook']);
  await press('first', 'p1');
  expect(chosen).toHaveBeenLastCalledWith('p1');
});

test('ages find a seat in Seven7s, and the page says whose (C17)', async () => {
  await show('sevens');
  await press('first', 'rulebook');
  expect(chosen).toHaveBeenLastCalledWith('random');
  await type(0, '40');
  await type(2, '42');
  expect(chosen).toHaveBeenLastCalledWith('p2');
  expect(root.querySelector('[role=status]')?.textContent).toContain('Cleo');
});

test('who last went to sea has the compass in 7 Seas (C17)', async () => {
  await show('seas', 2);
  await press('first', 'rulebook');
  expect(labels('sea')).toEqual(['You', 'Ben']);
  await press('sea', 'p1');
  expect(chosen).toHaveBeenLastCalledWith('p1');
  expect(root.querySelector<HTMLInputElement>('input[name=first][value=rulebook]')!.checked).toBe(true);
});

test('the recommended ages are those of the printed rules', () => {
  const ageOf = (game: GameId) => games.find(({ id }) => id === game)!.age;
  expect([ageOf('seas'), ageOf('seize'), ageOf('sevens')]).toEqual([7, undefined, 10]);
});
