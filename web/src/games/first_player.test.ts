import { expect, test } from 'vitest';
import { firstByAges, firstPlayer } from './first_player';

test('any seat can begin, or chance', () => {
  expect(firstPlayer(3, 'ages')).toEqual({ key: 'first', values: ['random', 'p0', 'p1', 'p2'], byDefault: 'random', rulebook: 'ages' });
});

// C17
test.each([
  ['the only age divisible by 7', [30, 42, 9], 'p1'],
  ['the youngest, where several are divisible by 7', [42, 14, 9], 'p2'],
  ['the youngest, where none is', [30, 41, 9], 'p2'],
  ['the first of those who are equally young', [30, 9, 9], 'p1'],
  ['only those who say their age count', [null, 41, null], 'p1'],
  ['nobody, when nobody says', [null, null], null],
])('%s', (_, ages, seat) => {
  expect(firstByAges(ages)).toBe(seat);
});
