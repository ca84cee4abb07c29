import { cardNames } from '../../card_names';
import type { Texts } from '..';

const materials = { ebony: 'heban', bone: 'kość', coral: 'koral', jade: 'jadeit', iron: 'żelazo', silver: 'srebro', gold: 'złoto' };
const forms = { button: 'guzik', ring: 'pierścień', coin: 'moneta', key: 'klucz', die: 'kostka', anchor: 'kotwica', skull: 'czaszka' };
/** What it is made of: klucz z koralu. */
const made = {
  ebony: 'z hebanu',
  bone: 'z kości',
  coral: 'z koralu',
  jade: 'z jadeitu',
  iron: 'z żelaza',
  silver: 'ze srebra',
  gold: 'ze złota',
};
const formObjects = { ...forms, coin: 'monetę', die: 'kostkę', anchor: 'kotwicę', skull: 'czaszkę' };

export const names: Texts['names'] = cardNames({
  suits: { S: 'pik', H: 'kier', D: 'karo', C: 'trefl' },
  courts: { A: 'as', K: 'król', Q: 'dama', J: 'walet' },
  initials: { A: 'A', K: 'K', Q: 'D', J: 'W' },
  card: (rank, suit) => `${rank} ${suit}`,
  materials,
  forms,
  piece: (material, form) => `${forms[form]} ${made[material]}`,
  object: (material, form) => `${formObjects[form]} ${made[material]}`,
  domino: (low, high) => `domino ${low}:${high}`,
});
