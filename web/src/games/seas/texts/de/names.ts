import { cardNames } from '../../card_names';
import type { Texts } from '..';

export const names: Texts['names'] = cardNames({
  G: { name: 'Gold', object: 'Gold', means: 'Gold' },
  C: { name: 'Kristall', object: 'Kristall', means: 'Kristall' },
  R: { name: 'Rum', object: 'Rum', means: 'Rum' },
  X: { name: 'Fluch', object: 'Fluch', means: 'Fluch' },
  C1: { name: 'Piratenbraut', object: 'die Piratenbraut', means: 'der Piratenbraut' },
  R1: { name: 'Piratenkönig', object: 'den Piratenkönig', means: 'dem Piratenkönig' },
  X1: { name: 'Krake', object: 'den Kraken', means: 'dem Kraken' },
}, { G: 'G', C: 'K', R: 'R', X: 'F' });
