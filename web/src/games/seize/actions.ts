// Actions and steps as text. A step is a decision, several that were turned up together, or an outcome of chance.
import type { Seat } from '../../wire/protocol';

export type Verb = 'squabble' | 'captain' | 'red' | 'card' | 'order' | 'seize' | 'steal' | 'return' | 'unload';

export interface Action {
  verb: Verb;
  /** Whether it is made for the interloper. */
  isForGhost: boolean;
  /** Cards, pieces or seats. */
  words: string[];
}

export interface Decision extends Action {
  seat: Seat;
}

export type Step =
  | { is: 'chance'; kind: string }
  /** Somebody chose in secret. */
  | { is: 'hidden'; seat: Seat }
  | { is: 'decisions'; decisions: Decision[] };

export function parseAction(text: string): Action {
  const words = text.split(' ');
  const isForGhost = words[0] === 'g';
  const [verb, ...rest] = isForGhost ? words.slice(1) : words;
  return { verb: verb as Verb, isForGhost, words: rest };
}

function parseDecision(text: string): Decision {
  const [seat] = text.split(' ', 1);
  return { seat: seat!, ...parseAction(text.slice(seat!.length + 1)) };
}

export function parseStep(text: string): Step {
  if (text.startsWith('* ')) return { is: 'chance', kind: text.split(' ')[1]! };
  if (text.endsWith(' ?')) return { is: 'hidden', seat: text.split(' ', 1)[0]! };
  return { is: 'decisions', decisions: text.split('; ').map(parseDecision) };
}

/** The one who takes, gives or unloads: the interloper where the decision was made for it. */
export function playerOf(decision: Decision): Seat {
  return decision.isForGhost ? 'g' : decision.seat;
}

/** The captain's split: pieces for red in drawing order. */
export function divvyAction(drawn: readonly string[], red: ReadonlySet<string>): string {
  return ['red', ...drawn.filter((piece) => red.has(piece))].join(' ');
}

function forGhost(isForGhost: boolean, action: string): string {
  return isForGhost ? `g ${action}` : action;
}

export const seizeAction = (piece: string, isForGhost: boolean) => forGhost(isForGhost, `seize ${piece}`);
export const stealAction = (victim: Seat, piece: string, isForGhost: boolean) => forGhost(isForGhost, `steal ${victim} ${piece}`);
export const returnAction = (piece: string, isForGhost: boolean) => forGhost(isForGhost, `return ${piece}`);
export const unloadAction = (piece: string, isForGhost: boolean) => forGhost(isForGhost, `unload ${piece}`);
