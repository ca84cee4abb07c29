import { listOf, plural } from '../plural';
import type { Texts } from '../texts';

const n = plural('de');
const list = listOf('de');

export const plain: Texts['plain'] = {
  choices: 'Was du tun kannst',
  yourTurn: 'Du bist am Zug.',
  wait: (names) => `Wir warten auf ${list(names)}.`,
  hidden: (count) => `${count} verdeckt`,
  none: 'nichts',
  yes: 'ja',
  no: 'nein',
  chance: 'Zufall',
  cards: (count) => n(count, { one: 'Karte', other: 'Karten' }),
  scoring: 'Wertung',
  columns: { who: 'Wer', what: 'Was', cards: 'Karten', figure: 'Zahl', amount: 'Zählt' },
};
