import { cardNames } from '../../card_names';
import type { Texts } from '..';

export const names: Texts['names'] = cardNames({
  G: { name: 'Złoto', object: 'złoto', means: 'złotem' },
  C: { name: 'Kryształ', object: 'kryształ', means: 'kryształem' },
  R: { name: 'Rum', object: 'rum', means: 'rumem' },
  X: { name: 'Klątwa', object: 'klątwę', means: 'klątwą' },
  C1: { name: 'Piracka dama', object: 'piracką damę', means: 'piracką damą' },
  R1: { name: 'Król piratów', object: 'króla piratów', means: 'królem piratów' },
  X1: { name: 'Kraken', object: 'krakena', means: 'krakenem' },
}, { G: 'Z', C: 'K', R: 'R', X: 'X' });
