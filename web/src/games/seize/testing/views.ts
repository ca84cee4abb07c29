// For tests: a view in the middle of a game, with what matters written out.
import type { SeizeView } from '../view';

export function viewWith(parts: Partial<SeizeView>): SeizeView {
  return {
    game: 'seize',
    seats: 3,
    options: { booty: 'treasure', cursed: false, interloper: 'blocks' },
    phase: 'seize',
    to_act: [],
    over: false,
    winners: null,
    round: 1,
    captain: 'p0',
    hands: [1, 1, 1],
    squabble: [null, null, null],
    cards: [null, null, null],
    drawn: [],
    red: [],
    black: [],
    collections: [[], [], []],
    deck: 30,
    discard: [],
    bag: 42,
    acting: null,
    weights: {},
    totals: null,
    ...parts,
  };
}

/** The end of a game in which the seats' collections weigh this much. */
export function endWith(totals: number[], parts: Partial<SeizeView> = {}): SeizeView {
  const ids = totals.map((_, index) => `piece-of-p${index}`);
  return viewWith({
    phase: 'over',
    over: true,
    seats: totals.length,
    totals,
    collections: ids.map((id) => [id]),
    weights: Object.fromEntries(ids.map((id, index) => [id, totals[index]!])),
    ...parts,
  });
}
