// Names of cards, made from the words of a language. What a sentence is about may need another form than a label: "Ada erbeutet den Kraken".

export type SeasType = 'G' | 'C' | 'R' | 'X';
export type SeasNamed = 'C1' | 'R1' | 'X1';

/** A word of 7 Seas: alone, as an object ("captures the kraken") and as a means ("with the kraken"). */
export interface SeasForms {
  name: string;
  object: string;
  means: string;
}

/** The names of the named cards, and of the types before a strength. */
export function cardNames(words: Record<SeasType | SeasNamed, SeasForms>, letters: Record<SeasType, string>) {
  return {
    /** In the corner of a card; `symbols.tsx` can draw them. */
    letters,
    type: (type: SeasType) => words[type].name,
    card: (id: string, form: keyof SeasForms = 'name') =>
      id in words ? words[id as SeasNamed][form] : `${words[id[0] as SeasType][form]} ${id.slice(1)}`,
  };
}
