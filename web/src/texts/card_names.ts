// Names of cards and pieces, made from the words of a language. What a sentence is about may need another form than a label: "Ada
// erbeutet den Kraken", "Ada zdobywa klątwę 2".

type Words<Key extends string> = Record<Key, string>;

export type SeasType = 'G' | 'C' | 'R' | 'X';
export type SeasNamed = 'C1' | 'R1' | 'X1';
export type Suit = 'S' | 'H' | 'D' | 'C';
export type Court = 'A' | 'K' | 'Q' | 'J';
export type Material = 'ebony' | 'bone' | 'coral' | 'jade' | 'iron' | 'silver' | 'gold';
export type Form = 'button' | 'ring' | 'coin' | 'key' | 'die' | 'anchor' | 'skull';
export type SevensType = 'A' | 'C' | 'D' | 'H' | 'L' | 'S' | 'W';
export type Colour = 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'indigo' | 'violet';

/** A word of 7 Seas: alone, as an object ("captures the kraken") and as a means ("with the kraken"). */
export interface SeasForms {
  name: string;
  object: string;
  means: string;
}

/** The names of the named cards, and of the types before a strength. */
export function seasNames(words: Record<SeasType | SeasNamed, SeasForms>) {
  return {
    card: (id: string, form: keyof SeasForms = 'name') =>
      id in words ? words[id as SeasNamed][form] : `${words[id[0] as SeasType][form]} ${id.slice(1)}`,
  };
}

export interface SeizeWords {
  suits: Words<Suit>;
  courts: Words<Court>;
  /** `card('7', 'hearts')`: "7 of hearts". `rank` is a number or the court card's word. */
  card: (rank: string, suit: string) => string;
  materials: Words<Material>;
  forms: Words<Form>;
  piece: (material: Material, form: Form) => string;
  object: (material: Material, form: Form) => string;
  /** `3` and `4` of the tile 3:4. */
  domino: (low: string, high: string) => string;
}

const treasureId = /^([a-z]+)-([a-z]+)$/;
const dominoId = /^(\d):(\d)[ab]?$/;

/** Pieces of a table's own set have no words here: their id is their name. */
function pieceName(id: string, words: SeizeWords, treasure: SeizeWords['piece']): string {
  const [, material, form] = treasureId.exec(id) ?? [];
  if (material && form && material in words.materials && form in words.forms) return treasure(material as Material, form as Form);
  const [, low, high] = dominoId.exec(id) ?? [];
  return low && high ? words.domino(low, high) : id;
}

export function seizeNames(words: SeizeWords) {
  return {
    card: (id: string) => {
      const rank = id.slice(0, -1);
      return words.card(words.courts[rank as Court] ?? rank, words.suits[id.at(-1) as Suit]);
    },
    piece: (id: string) => pieceName(id, words, words.piece),
    object: (id: string) => pieceName(id, words, words.object),
  };
}

export interface SevensWords {
  types: Words<SevensType>;
  colours: Words<Colour>;
  /** What stands on a card's band, one or two letters. */
  letters: Words<Colour>;
  /** Per type the names of the values 1 to 7. A bar shows where a long word may be broken: browsers do not know that in all languages. */
  cards: Record<SevensType, [string, string, string, string, string, string, string]>;
}

const softHyphen = '\u00ad';

export function sevensNames({ types, colours, letters, cards }: SevensWords) {
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
