/** Words that only the end needs, in all languages: they come with it. Kinds of scoring lines, for several cards together. */
const en = {
  kinds: { card: 'Cards in hand', wild: 'Wild cards', ending: 'The ending card', lucky: 'Lucky cards', hidden: 'Hidden cards' } as Record<string, string>,
};

type Words = typeof en;

const de: Words = {
  kinds: { card: 'Handkarten', wild: 'Jokerkarten', ending: 'Die Schlusskarte', lucky: 'Glückskarten', hidden: 'Verdeckte Karten' },
};

const pl: Words = {
  kinds: { card: 'Karty na ręce', wild: 'Karty atutowe', ending: 'Karta kończąca', lucky: 'Szczęśliwe karty', hidden: 'Zakryte karty' },
};

export const words = { en, de, pl };
