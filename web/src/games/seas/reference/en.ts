/** Words of the reference. They come with it, when somebody wants to see it. */
export const en = {
  values: 'Booty values',
  strength: 'Strength',
  turn: 'What a card takes',
  takes: [
    'A card of the same strength in the display: take one such card.',
    'Otherwise cards that add up to it: take one such combination.',
    'A 1 may take a 10 if no 1 lies there; the kraken may also take everything.',
    'Otherwise the card is laid down.',
    'Display cleared, but not with the kraken: you may nick a card.',
  ],
  points: 'Navigation points',
  hints: { coins: 'gold 1 counts three', lady: 'crystal 1', king: 'rum 1' },
  total: 'Total booty value: the best card of each type, added up. With the kraken your curses count −7.',
};

export type ReferenceWords = typeof en;
