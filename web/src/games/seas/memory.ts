// What somebody who watched remembers of a round's captures. They are made face up; a card nicked by somebody else is not seen.
import { parseStep } from './actions';
import type { Card } from './cards';
import { ownerOf, ownersOf, type Owner } from './owners';
import type { SeasView } from './view';

/** The chests of the last finished round as far as the steps tell: they may hold more, or a card less. */
export function rememberedChests(view: SeasView, past: readonly string[]): Card[][] {
  const chests = ownersOf(view).map(() => new Set<Card>());
  for (const step of lastRound(past)) {
    const done = parseStep(step);
    if (!done) continue;
    const own = chests[ownerOf(view, done.seat)]!;
    if (done.action.is === 'capture') [done.action.card, ...done.action.taken].forEach((card) => own.add(card));
    if (done.action.is === 'pick' && done.action.card) move(done.action.card, chests, own);
  }
  return chests.map((chest) => [...chest]);
}

function move(card: Card, chests: Set<Card>[], to: Set<Card>) {
  chests.forEach((chest) => chest.delete(card));
  to.add(card);
}

/** The steps after the deal that opened the round; a deal at the very end belongs to the next one. */
function lastRound(past: readonly string[]): readonly string[] {
  const end = past.findLastIndex((step) => !step.startsWith('*')) + 1;
  const start = past.slice(0, end).findLastIndex((step) => step.startsWith('* deal')) + 1;
  return past.slice(start, end);
}

/** The owner in whose chest the card was seen last. */
export function keeperOf(chests: readonly Card[][], card: Card): Owner | null {
  const owner = chests.findIndex((chest) => chest.includes(card));
  return owner < 0 ? null : owner;
}
