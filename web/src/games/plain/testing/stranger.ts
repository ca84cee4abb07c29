// A view of a game that the page has never heard of.
import type { ScoreLine } from '../../../wire/protocol';
import type { View } from '../../../wire/view';

export const stranger = {
  game: 'bazaar',
  seats: 3,
  options: {},
  phase: 'bid',
  to_act: ['p0', 'p2'],
  over: false,
  winners: null,
  round: 2,
  dealer: 'p1',
  hands: [['A2', 'B5'], 2, 2],
  market: ['C1', 'C4'],
  sold: [],
  prices: { silk: 3, salt: null },
  is_open: true,
} as View;

export const line: ScoreLine = { key: 'bazaar.score.most-silk', seats: ['p0'], amount: 4, figure: 2, cards: ['A2', 'B5'], against: [] };
