/** Words of the reference. They come with it, when somebody wants to see it. */
export const en = {
  powers: 'The seven powers',
  does: {
    A: 'every card here disables one more of the highest values.',
    C: 'the topmost Colors card here sets the wild colour.',
    D: 'place a random card of an opponent; it fires nothing, but Colors still set the wild colour, and a card in Ages of Man still disables. They draw.',
    H: 'draw a card and play another.',
    L: 'call a number or colour, flip the top of the deck: 2 points if it matches.',
    S: 'take the top card of another column; no refill this turn.',
    W: 'look at three cards of the deck or of hands; order the deck’s.',
  },
  rest: 'Playing and ending',
  lines: [
    'Wild cards go on any open column and fire its power. Ages of Man go anywhere, too, but fire nothing there.',
    'Refill to three. The seventh card in a column ends the game at once and counts for whoever placed it.',
    'Points: hand, that card, 2 per lucky card. Wild cards count as the highest value left.',
    'A tie: the lowest single value in hand above 0 wins.',
  ],
};

export type ReferenceWords = typeof en;
