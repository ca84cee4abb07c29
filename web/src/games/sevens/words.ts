// Names of things in the present language.
import type { Who } from '../../texts/who';
import type { Seat } from '../../wire/protocol';
import { isWild, paletteOf, type SevensType } from './cards';
import { texts } from './texts';
import type { SevensView } from './view';

/** In a sentence: "Envy (D3)". */
export function cardWord(card: string): string {
  return `${texts().names.card(card)} (${texts().names.corner(card)})`;
}

/** For a button: "Envy, Deadly Sins 3, blue, wild". */
export function cardLabel(view: SevensView, card: string): string {
  const { names, words } = texts();
  const colour = paletteOf(view)(card);
  const parts = [
    names.card(card),
    names.rank(card),
    colour && names.colours[colour],
    isWild(view, card) && words.wild,
  ];
  return parts.filter(Boolean).join(', ');
}

export const typeWord = (type: SevensType) => texts().names.types[type];

export function colourWord(colour: string): string {
  return texts().names.colours[colour as keyof ReturnType<typeof texts>['names']['colours']];
}

export function whoIs(seat: Seat, { you, nameOf }: { you: Seat | null; nameOf(seat: Seat): string }): Who {
  return { name: nameOf(seat), you: seat === you };
}
