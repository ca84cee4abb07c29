// Names of cards, made from the words of a language.

type Words<Key extends string> = Record<Key, string>;

export type SevensType = 'A' | 'C' | 'D' | 'H' | 'L' | 'S' | 'W';
export type Colour = 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'indigo' | 'violet';

export interface SevensWords {
  /** A bar shows where a long word may be broken: browsers do not know that in all languages. */
  types: Words<SevensType>;
  /** What stands for the type in a card's corner, one or two letters. */
  initials: Words<SevensType>;
  colours: Words<Colour>;
  /** What stands on a card's band, one or two letters. */
  letters: Words<Colour>;
  /** Per type the names of the values 1 to 7, with such bars. */
  cards: Record<SevensType, [string, string, string, string, string, string, string]>;
}

const softHyphen = '\u00ad';

const whole = (word: string) => word.replaceAll('|', '');
const breakable = (word: string) => word.replaceAll('|', softHyphen);

export function cardNames({ types: typeWords, initials, colours, letters, cards }: SevensWords) {
  const types = Object.fromEntries(Object.entries(typeWords).map(([type, word]) => [type, whole(word)])) as Words<SevensType>;
  const written = (id: string) => cards[id[0] as SevensType][Number(id[1]) - 1] ?? id;
  return {
    types,
    initials,
    colours,
    letters,
    /** The name of `W2`: "Great Pyramid of Giza". */
    card: (id: string) => whole(written(id)),
    /** The same for a small place: its long words can be broken. */
    label: (id: string) => breakable(written(id)),
    /** What stands in the corners of `W2`: "W2", in other languages with another letter. */
    corner: (id: string) => initials[id[0] as SevensType] + id[1],
    /** The name of a type for a small place. */
    column: (type: SevensType) => breakable(typeWords[type]),
    /** Type and value of `W2`: "Wonders 2". */
    rank: (id: string) => `${types[id[0] as SevensType]} ${id[1]}`,
  };
}
