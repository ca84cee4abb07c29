// The text of actions, see docs/protocol.md.
import type { Seat } from '../../wire/protocol';
import { inDeckOrder, type Card } from './cards';

/** `null` stands for a card that we may not know. */
export type Action =
  | { is: 'lay'; card: Card }
  | { is: 'capture'; card: Card; taken: Card[] }
  | { is: 'nick'; source: Seat | 'harbour' | 'none' }
  | { is: 'pick'; card: Card | null };

const cardPattern = /^[GCRX](?:[1-9]|10)$/;

export function isCard(text: string): boolean {
  return cardPattern.test(text);
}

export function parseAction(text: string): Action | null {
  const [word, rest] = text.split(' ');
  if (word === 'nick' && rest) return { is: 'nick', source: rest };
  if (word === 'pick' && rest) return { is: 'pick', card: isCard(rest) ? rest : null };
  const [card = '', taken] = text.split('x');
  if (!isCard(card)) return null;
  return taken === undefined ? { is: 'lay', card } : { is: 'capture', card, taken: taken.split('+') };
}

/** The cards that an action names. */
export function cardsIn(text: string): Card[] {
  const action = parseAction(text);
  if (!action || action.is === 'nick' || action.card === null) return [];
  return action.is === 'capture' ? [action.card, ...action.taken] : [action.card];
}

export function playText(card: Card, taken: Iterable<Card>): string {
  const cards = inDeckOrder(taken);
  return cards.length ? `${card}x${cards.join('+')}` : card;
}

/** Who did what: `p0 G8xC5+R3`. Chance has no doer. */
export function parseStep(step: string): { seat: Seat; action: Action } | null {
  const [seat = '', ...words] = step.split(' ');
  if (!/^p\d$/.test(seat)) return null;
  const action = parseAction(words.join(' '));
  return action && { seat, action };
}
