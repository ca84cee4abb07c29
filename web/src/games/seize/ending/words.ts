/** Words that only the end needs, in all languages: they come with it. */
const en = {
  lead: (weight: string) => `The difference: ${weight}.`,
  heaviest: (piece: string, who: string, weight: string) => `The heaviest piece: ${piece}, ${weight} (${who}).`,
};

type Words = typeof en;

const de: Words = {
  lead: (weight) => `Der Unterschied: ${weight}.`,
  heaviest: (piece, who, weight) => `Das schwerste Stück: ${piece}, ${weight} (${who}).`,
};

const pl: Words = {
  lead: (weight) => `Różnica: ${weight}.`,
  heaviest: (piece, who, weight) => `Najcięższy łup: ${piece}, ${weight} (${who}).`,
};

export const words = { en, de, pl };
