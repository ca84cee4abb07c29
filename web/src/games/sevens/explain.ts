// One line that says what a play, a placing or a taking would do, before it is done.
import { typeOf, type SevensType } from './cards';
import { effectOf, wildAfter, wildWithoutTop } from './plays';
import { texts } from './texts';
import type { SevensView } from './view';
import { cardWord, colourWord, typeWord } from './words';
import { highestCounting } from './worth';

export function explainLanding(view: SevensView, card: string, column: SevensType): string {
  const words = texts().words;
  const effect = effectOf(view, card, column);
  if (effect.is === 'ends') return words.ends(typeWord(column));
  // What lies in these two columns counts, whether a power fires or not (C5, C13).
  if (column === 'A') return words.willDisable(highestCounting(view) - 1);
  if (column === 'C') return explainColors(view, card);
  const power = texts().names.powers[column];
  switch (effect.is) {
    case 'fires':
      return power;
    case 'perhaps':
      return `${words.perhaps} ${power}`;
    case 'idle':
      return words.idle(typeWord(column));
    case 'nothing':
      return view.phase === 'place' ? words.placed : words.agesElsewhere;
  }
}

function explainColors(view: SevensView, card: string): string {
  const wild = wildAfter(view, card, 'C');
  if (wild) return texts().words.willBeWild(colourWord(wild));
  return typeOf(card) === 'C' ? texts().names.powers.C : texts().words.wildStays;
}

export function explainTaking(view: SevensView, column: SevensType): string {
  const words = texts().words;
  const top = view.columns[column]?.at(-1);
  if (!top) return '';
  const wild = column === 'C' ? wildWithoutTop(view) : undefined;
  const takes = words.takes(cardWord(top));
  return wild === undefined ? takes : `${takes} ${words.wildBack(wild && colourWord(wild))}`;
}
