import { hasDecided, type Seen } from './seen';
import type { LogEntry } from './table';

type StepEntry = Extract<LogEntry, { is: 'step' }>;

/** Who only watches is told of the last few moves. */
const mostWatched = 3;

/** The others' decisions since our own last one, oldest first; cards turned up together are news, though ours is among them. */
export function latelyIn({ drawn: { log, you } }: Pick<Seen, 'drawn'>): StepEntry[] {
  const found: StepEntry[] = [];
  for (const entry of log.toReversed()) {
    if (entry.is !== 'step') continue;
    const isOurs = you !== null && hasDecided(you, [entry.step]);
    if (isOurs && !entry.step.includes('; ')) break;
    if (!entry.step.startsWith('* ')) found.unshift(entry);
    if (isOurs || (you === null && found.length >= mostWatched)) break;
  }
  return found;
}
