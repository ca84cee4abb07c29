import { seasNames, seizeNames, sevensNames } from '../card_names';

const materials = { ebony: 'ebony', bone: 'bone', coral: 'coral', jade: 'jade', iron: 'iron', silver: 'silver', gold: 'gold' };
const forms = { button: 'button', ring: 'ring', coin: 'coin', key: 'key', die: 'die', anchor: 'anchor', skull: 'skull' };

export const names = {
  games: { seas: '7 Seas', seize: '7 Seize', sevens: 'Seven7s' },
  seas: seasNames({
    G: { name: 'Gold', object: 'gold', means: 'gold' },
    C: { name: 'Crystal', object: 'crystal', means: 'crystal' },
    R: { name: 'Rum', object: 'rum', means: 'rum' },
    X: { name: 'Curse', object: 'curse', means: 'curse' },
    C1: { name: 'Pirate lady', object: 'the pirate lady', means: 'the pirate lady' },
    R1: { name: 'Pirate king', object: 'the pirate king', means: 'the pirate king' },
    X1: { name: 'Kraken', object: 'the kraken', means: 'the kraken' },
  }),
  seize: seizeNames({
    suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
    courts: { A: 'ace', K: 'king', Q: 'queen', J: 'jack' },
    card: (rank, suit) => `${rank} of ${suit}`,
    materials,
    forms,
    piece: (material, form) => `${materials[material]} ${forms[form]}`,
    object: (material, form) => `the ${materials[material]} ${forms[form]}`,
    domino: (low, high) => `domino ${low}:${high}`,
  }),
  sevens: sevensNames({
    types: {
      A: 'Ages of Man',
      C: 'Colors',
      D: 'Deadly Sins',
      H: 'Holy Virtues',
      L: 'Lucky Gods',
      S: 'Seas',
      W: 'Wonders',
    },
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
