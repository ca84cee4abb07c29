import { cardNames } from '../../card_names';

const materials = { ebony: 'ebony', bone: 'bone', coral: 'coral', jade: 'jade', iron: 'iron', silver: 'silver', gold: 'gold' };
const forms = { button: 'button', ring: 'ring', coin: 'coin', key: 'key', die: 'die', anchor: 'anchor', skull: 'skull' };

export const names = cardNames({
  suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
  courts: { A: 'ace', K: 'king', Q: 'queen', J: 'jack' },
  initials: { A: 'A', K: 'K', Q: 'Q', J: 'J' },
  card: (rank, suit) => `${rank} of ${suit}`,
  materials,
  forms,
  piece: (material, form) => `${materials[material]} ${forms[form]}`,
  object: (material, form) => `the ${materials[material]} ${forms[form]}`,
  domino: (low, high) => `domino ${low}:${high}`,
});
