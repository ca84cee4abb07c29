// Names of cards and pieces, made from the words of a language. What a sentence is about may need another form than a label: "Ada zdobywa
// monetę z koralu".

type Words<Key extends string> = Record<Key, string>;

export type Suit = 'S' | 'H' | 'D' | 'C';
export type Court = 'A' | 'K' | 'Q' | 'J';
export type Material = 'ebony' | 'bone' | 'coral' | 'jade' | 'iron' | 'silver' | 'gold';
export type Form = 'button' | 'ring' | 'coin' | 'key' | 'die' | 'anchor' | 'skull';

export interface SeizeWords {
  suits: Words<Suit>;
  courts: Words<Court>;
  /** What stands in their corners. */
  initials: Words<Court>;
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

export function cardNames(words: SeizeWords) {
  return {
    /** What stands in a card's corner: `Q` in another language is another letter. */
    rank: (rank: string) => words.initials[rank as Court] ?? rank,
    card: (id: string) => {
      const rank = id.slice(0, -1);
      return words.card(words.courts[rank as Court] ?? rank, words.suits[id.at(-1) as Suit]);
    },
    piece: (id: string) => pieceName(id, words, words.piece),
    object: (id: string) => pieceName(id, words, words.object),
  };
}
