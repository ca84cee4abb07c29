import type { Moment } from '../wire/history';
import type { View } from '../wire/view';
import type { LogEntry } from './table';

/** Log and past of a game that we did not see from its start on. */
export function retold(moments: readonly Moment[]): { log: LogEntry[]; past: string[] } {
  const log: LogEntry[] = [];
  const pasts: { view: View; past: string[] }[] = [];
  let before: View | null = null;
  for (const { steps, view: after, isStoodIn } of moments) {
    log.push(...steps.map((step): LogEntry => ({ is: 'step', step, before, after, ...(isStoodIn && { isStoodIn }) })));
    // A game that goes on from a record begins without a step, too.
    if (steps.length === 0 && before) log.push({ is: 'taken-back' });
    const past: string[] = steps.length > 0 ? [...(pasts.at(-1)?.past ?? []), ...steps] : pastOf(after, pasts);
    pasts.push({ view: after, past });
    before = after;
  }
  return { log, past: pasts.at(-1)?.past ?? [] };
}

/** An undo has nothing to see: it led back to the last moment that looked the same. */
function pastOf(view: View, pasts: { view: View; past: string[] }[]): string[] {
  const text = JSON.stringify(view);
  return pasts.findLast((moment) => JSON.stringify(moment.view) === text)?.past ?? [];
}
