// Names of cards, made from the words of a language.

type Words<Key extends string> = Record<Key, string>;

export type SevensType = 'A' | 'C' | 'D' | 'H' | 'L' | 'S' | 'W';
export type Colour = 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'indigo' | 'violet';

export interface SevensWords {
  types: Words<SevensType>;
  colours: Words<Colour>;
  /** What stands on a card's band, one or two letters. */
  letters: Words<Colour>;
  /** Per type the names of the values 1 to 7. A bar shows where a long word may be broken: browsers do not know that in all languages. */
  cards: Record<SevensType, [string, string, string, string, string, string, string]>;
}

const softHyphen = '\u00ad';

export function cardNames({ types, colours, letters, cards }: SevensWords) {
  const written = (id: string) => cards[id[0] as SevensType][Number(id[1]) - 1] ?? id;
  return {
    types,
    colours,
    letters,
    /** The name of `W2`: "Great Pyramid of Giza". */
    card: (id: string) => written(id).replaceAll('|', ''),
    /** The same for a small place: its long words can be broken. */
    label: (id: string) => written(id).replaceAll('|', softHyphen),
    /** Type and value of `W2`: "Wonders 2". */
    rank: (id: string) => `${types[id[0] as SevensType]} ${id[1]}`,
  };
}
