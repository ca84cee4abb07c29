// One line that says what a play, a placing or a taking would do, before it is done. The core foretells it; here it gets its words.
import type { Situation } from '../face';
import { parseStep } from './steps';
import { isColour, type SevensType } from './cards';
import { texts } from './texts';
import type { SevensView } from './view';
import { cardWord, colourWord, typeWord } from './words';

type Telling = Pick<Situation<SevensView>, 'view' | 'foretold'>;
type Foretold = NonNullable<Situation['foretold']>['actions'][string];

/** Empty until the core has told it. */
export function explain({ view, foretold }: Telling, action: string): string {
  const told = foretold?.actions[action];
  if (!told) return '';
  const step = parseStep(`p0 ${action}`);
  if (step.is === 'take') return explainTaking(view, step.column, told);
  return step.is === 'play' || step.is === 'place' ? explainLanding(view, step.column, told) : '';
}

function explainLanding(view: SevensView, column: SevensType, { key, word }: Foretold): string {
  const { words, names } = texts();
  switch (key) {
    case 'sevens.foretell.ends':
      return words.ends(typeWord(column));
    case 'sevens.foretell.disables':
      return words.willDisable(Number(word));
    case 'sevens.foretell.wild':
      return isColour(word) ? words.willBeWild(colourWord(word)) : '';
    case 'sevens.foretell.idle':
      return words.idle(typeWord(column));
  }
  if (column === 'C') return words.wildStays;
  if (key === 'sevens.foretell.fires') return names.powers[column];
  return view.phase === 'place' ? words.placed : words.agesElsewhere;
}

function explainTaking(view: SevensView, column: SevensType, { key, word }: Foretold): string {
  const words = texts().words;
  const takes = words.takes(cardWord(view.columns[column]!.at(-1)!));
  if (key === 'sevens.foretell.no-wild') return `${takes} ${words.wildBack(null)}`;
  return isColour(word) ? `${takes} ${words.wildBack(colourWord(word))}` : takes;
}
