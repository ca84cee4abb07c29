import { listOf, plural } from '../plural';
import type { Texts } from '../texts';

const n = plural('pl');
const list = listOf('pl');

export const plain: Texts['plain'] = {
  choices: 'Co możesz zrobić',
  yourTurn: 'Twoja kolej.',
  wait: (names) => `Kolej na: ${list(names)}.`,
  hidden: (count) => `zakryte: ${count}`,
  none: 'nic',
  yes: 'tak',
  no: 'nie',
  chance: 'Los',
  cards: (count) => n(count, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' }),
  scoring: 'Punktacja',
  columns: { who: 'Kto', what: 'Co', cards: 'Karty', figure: 'Ile', amount: 'Liczy się' },
};
