import { listOf, plural } from '../plural';

const n = plural('en');
const list = listOf('en');

/** For games that have no face of their own. */
export const plain = {
  choices: 'What you can do',
  yourTurn: 'It is your turn.',
  wait: (names: string[]) => `Waiting for ${list(names)}.`,
  hidden: (count: number) => `${count} hidden`,
  none: 'none',
  yes: 'yes',
  no: 'no',
  chance: 'Chance',
  cards: (count: number) => n(count, { one: 'card', other: 'cards' }),
  scoring: 'Scoring',
  columns: { who: 'Who', what: 'What', cards: 'Cards', figure: 'Figure', amount: 'Amount' },
};
