import { cardNames } from '../../card_names';

export const names = cardNames({
  G: { name: 'Gold', object: 'gold', means: 'gold' },
  C: { name: 'Crystal', object: 'crystal', means: 'crystal' },
  R: { name: 'Rum', object: 'rum', means: 'rum' },
  X: { name: 'Curse', object: 'curse', means: 'curse' },
  C1: { name: 'Pirate lady', object: 'the pirate lady', means: 'the pirate lady' },
  R1: { name: 'Pirate king', object: 'the pirate king', means: 'the pirate king' },
  X1: { name: 'Kraken', object: 'the kraken', means: 'the kraken' },
}, { G: 'G', C: 'C', R: 'R', X: 'X' });
