import { hasDecided, type Seen } from './seen';
import type { LogEntry } from './table';

type StepEntry = Extract<LogEntry, { is: 'step' }>;

/** Who only watches is told of the last few moves. */
const mostWatched = 3;

/** The others' decisions since our own last one, oldest first, and those of a bot for us; cards turned up together are news, too. */
export function latelyIn({ drawn: { log, you } }: Pick<Seen, 'drawn'>): StepEntry[] {
  const found: StepEntry[] = [];
  // From the end on, and no further than needed: this is asked at every drawing.
  for (let place = log.length - 1; place >= 0; --place) {
    const entry = log[place]!;
    if (entry.is !== 'step') continue;
    const isOurs = you !== null && !entry.isStoodIn && hasDecided(you, [entry.step]);
    if (isOurs && !entry.step.includes('; ')) break;
    if (!entry.step.startsWith('* ')) found.push(entry);
    if (isOurs || (you === null && found.length >= mostWatched)) break;
  }
  return found.reverse();
}

/** What a bot decided in our name since we last did ourselves. */
export function stoodInFor(seen: Pick<Seen, 'drawn'>): StepEntry[] {
  return latelyIn(seen).filter(({ isStoodIn, step }) => isStoodIn && step.startsWith(`${seen.drawn.you} `));
}
