// What the steps seen so far tell beyond the view: the captain's order of ties, and what came off the scale.
import type { Seat } from '../../wire/protocol';
import { parseStep, playerOf, type Decision } from './actions';

/** The decisions since this round's seize cards were turned over; nothing if we did not see that. */
function sinceTurning(past: readonly string[] = []): Decision[] {
  const decisions: Decision[] = [];
  for (let index = past.length - 1; index >= 0; --index) {
    const step = parseStep(past[index]!);
    if (step.is !== 'decisions') continue;
    if (step.decisions[0]!.verb === 'card') return decisions.reverse();
    decisions.push(...step.decisions);
  }
  return [];
}

/** Places in the captain's orders: who was named before whom. */
export function ordersGiven(past?: readonly string[]): Seat[][] {
  return sinceTurning(past)
    .filter((decision) => decision.verb === 'order')
    .map((decision) => decision.words);
}

/** How many pieces were seized since the cards were turned over; none if we did not see that. */
export function seizesSeen(past?: readonly string[]): number {
  return sinceTurning(past).filter((decision) => decision.verb === 'seize').length;
}

/** What was taken off the scale in the present contest, of those named; later contests start anew. */
export function unloaded(past: readonly string[] = [], contestants: readonly Seat[]): string[] {
  const pieces: string[] = [];
  for (let index = past.length - 1; index >= 0; --index) {
    const step = parseStep(past[index]!);
    if (step.is === 'hidden') continue;
    if (step.is !== 'decisions' || step.decisions[0]!.verb !== 'unload') break;
    if (!step.decisions.every((decision) => contestants.includes(playerOf(decision)))) break;
    pieces.push(...step.decisions.flatMap((decision) => decision.words));
  }
  return pieces;
}
