// Step texts of the protocol, read into a closed type.
import { isColour, type Colour, type SevensType } from './cards';
import type { Seat } from '../../wire/protocol';
import { parseLook, type Counts } from './looks';

export type Step =
  | { is: 'first'; seat: Seat }
  | { is: 'deck' }
  | { is: 'sinned'; card: string }
  | { is: 'play'; seat: Seat; card: string; column: SevensType }
  | { is: 'place'; seat: Seat; card: string; column: SevensType }
  | { is: 'sin'; seat: Seat; victim: Seat }
  | { is: 'call'; seat: Seat; number: number | null; colour: Colour | null }
  | { is: 'take'; seat: Seat; column: SevensType }
  | { is: 'look'; seat: Seat; counts: Counts }
  | { is: 'stack'; seat: Seat; cards: string[] }
  | { is: 'other' };

export function parseStep(step: string): Step {
  const [who = '', ...words] = step.split(' ');
  return who === '*' ? parseOutcome(words) : parseAction(who, words);
}

/** The cards that an action names. */
export function cardsIn(action: string): string[] {
  const step = parseAction('', action.split(' '));
  if (step.is === 'play' || step.is === 'place') return [step.card];
  return step.is === 'stack' ? step.cards : [];
}

function parseOutcome([kind, value = '']: string[]): Step {
  if (kind === 'first') return { is: 'first', seat: value };
  if (kind === 'deck') return { is: 'deck' };
  if (kind === 'sin') return { is: 'sinned', card: value };
  return { is: 'other' };
}

function parseAction(seat: Seat, words: string[]): Step {
  const [word = '', value = ''] = words;
  switch (word) {
    case 'sin':
      return { is: 'sin', seat, victim: value };
    case 'place':
      return { is: 'place', seat, ...parseLanding(value) };
    case 'call':
      return isColour(value)
        ? { is: 'call', seat, number: null, colour: value }
        : { is: 'call', seat, number: Number(value), colour: null };
    case 'take':
      return { is: 'take', seat, column: value as SevensType };
    case 'look':
      return { is: 'look', seat, counts: parseLook(words.join(' '))! };
    case 'stack':
      return { is: 'stack', seat, cards: words.slice(1).filter((card) => card !== '?') };
    default:
      return word.includes('>') ? { is: 'play', seat, ...parseLanding(word) } : { is: 'other' };
  }
}

function parseLanding(text: string): { card: string; column: SevensType } {
  const [card = '', column] = text.split('>');
  return { card, column: column as SevensType };
}
