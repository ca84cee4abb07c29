import { cardNames } from '../../card_names';
import type { Texts } from '..';

const materials = { ebony: 'Ebenholz', bone: 'Knochen', coral: 'Koralle', jade: 'Jade', iron: 'Eisen', silver: 'Silber', gold: 'Gold' };
const forms = { button: 'Knopf', ring: 'Ring', coin: 'Münze', key: 'Schlüssel', die: 'Würfel', anchor: 'Anker', skull: 'Schädel' };
/** As the first half of a word: Korallenring. */
const joined = { ...materials, coral: 'Korallen' };

const piece = (material: keyof typeof materials, form: keyof typeof forms) => joined[material] + forms[form].toLowerCase();

export const names: Texts['names'] = cardNames({
  suits: { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' },
  courts: { A: 'Ass', K: 'König', Q: 'Dame', J: 'Bube' },
  initials: { A: 'A', K: 'K', Q: 'D', J: 'B' },
  card: (rank, suit) => (Number(rank) ? `${suit} ${rank}` : suit + rank.toLowerCase()),
  materials,
  forms,
  piece,
  object: (material, form) => `${form === 'coin' ? 'die' : 'den'} ${piece(material, form)}`,
  domino: (low, high) => `Dominostein ${low}:${high}`,
});
