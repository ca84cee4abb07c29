// Names of things in the present language.
import { texts } from '../../texts/texts';
import type { Who } from '../../texts/who';
import type { Seat } from '../../wire/protocol';
import type { SevensView } from '../view';
import { isWild, paletteOf, type SevensType } from './cards';

/** In a sentence: "Envy (D3)". */
export function cardWord(card: string): string {
  return `${texts().names.sevens.card(card)} (${card})`;
}

/** For a button: "Envy, Deadly Sins 3, blue, wild". */
export function cardLabel(view: SevensView, card: string): string {
  const { names, sevens } = texts();
  const colour = paletteOf(view)(card);
  const parts = [
    names.sevens.card(card),
    names.sevens.rank(card),
    colour && names.sevens.colours[colour],
    isWild(view, card) && sevens.wild,
  ];
  return parts.filter(Boolean).join(', ');
}

export const typeWord = (type: SevensType) => texts().names.sevens.types[type];

export function colourWord(colour: string): string {
  return texts().names.sevens.colours[colour as keyof ReturnType<typeof texts>['names']['sevens']['colours']];
}

export function whoIs(seat: Seat, { you, nameOf }: { you: Seat | null; nameOf(seat: Seat): string }): Who {
  return { name: nameOf(seat), you: seat === you };
}
