import { cardNames } from '../../card_names';

export const names = {
  ...cardNames({
    types: {
      A: 'Ages of Man',
      C: 'Colors',
      D: 'Deadly Sins',
      H: 'Holy Virtues',
      L: 'Lucky Gods',
      S: 'Seas',
      W: 'Wonders',
    },
    initials: { A: 'A', C: 'C', D: 'D', H: 'H', L: 'L', S: 'S', W: 'W' },
    colours: { red: 'red', orange: 'orange', yellow: 'yellow', green: 'green', blue: 'blue', indigo: 'indigo', violet: 'violet' },
    letters: { red: 'R', orange: 'O', yellow: 'Y', green: 'G', blue: 'B', indigo: 'I', violet: 'V' },
    cards: {
      A: ['Infant', 'Schoolboy', 'Lover', 'Soldier', 'Justice', 'Old Age', 'Second Childhood'],
      C: ['Red', 'Orange', 'Yellow', 'Green', 'Blue', 'Indigo', 'Violet'],
      D: ['Sloth', 'Gluttony', 'Envy', 'Lust', 'Greed', 'Wrath', 'Pride'],
      H: ['Patience', 'Temper|ance', 'Kindness', 'Chastity', 'Charity', 'Diligence', 'Humility'],
      L: ['Ebisu', 'Daiko|kuten', 'Bisha|monten', 'Benzaiten', 'Jurojin', 'Hotei', 'Fukuro|kuju'],
      S: ['Arctic', 'North Atlantic', 'South Atlantic', 'Indian', 'North Pacific', 'South Pacific', 'Southern'],
      W: [
        'Light|house of Alexan|dria',
        'Great Pyramid of Giza',
        'Hanging Gardens of Babylon',
        'Temple of Artemis',
        'Mausoleum at Hali|car|nassus',
        'Colossus of Rhodes',
        'Statue of Zeus',
      ],
    },
  }),
  /** The same in the fewest words, below its column. */
  shortPowers: {
    A: 'high values stop counting',
    C: 'sets the wild colour',
    D: 'a card from another’s hand',
    H: 'draw and play again',
    L: 'call the top card',
    S: 'take a top card',
    W: 'look at three cards',
  },
  /** What a column's power does, at the moment it fires. */
  powers: {
    A: 'Ages of Man: one more of the highest values will count nothing.',
    C: 'Colors: the topmost Colors card here sets the wild colour.',
    D: 'Deadly Sins: place a random card from an opponent’s hand.',
    H: 'Holy Virtues: draw a card and play another.',
    L: 'Lucky Gods: call a number or a colour; if the top card of the deck matches, it is worth 2 points.',
    S: 'Seas: take the top card of another column; no refill this turn.',
    W: 'Wonders: look at three cards from the deck or from opponents’ hands.',
  },
};
