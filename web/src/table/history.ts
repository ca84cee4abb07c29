import { patched } from '../wire/patch';
import type { History } from '../wire/protocol';
import type { View } from '../wire/view';
import type { LogEntry } from './table';

/** Log and past of a game that we did not see from its start on. */
export function retold({ view, steps, stood_in = [] }: History): { log: LogEntry[]; past: string[] } {
  const log: LogEntry[] = [];
  const stoodIn = new Set(stood_in);
  const pasts: { view: View; past: string[] }[] = [];
  let before: View | null = null;
  for (const [seq, texts, patch] of steps) {
    const after: View = patched(before ?? view, patch);
    log.push(...texts.map((step): LogEntry => ({ is: 'step', step, before, after, ...(stoodIn.has(seq) && { isStoodIn: true }) })));
    // A game that goes on from a record begins without a step, too.
    if (texts.length === 0 && before) log.push({ is: 'taken-back' });
    const past: string[] = texts.length > 0 ? [...(pasts.at(-1)?.past ?? []), ...texts] : pastOf(after, pasts);
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
