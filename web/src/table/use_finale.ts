import { useMemo, useState } from 'preact/hooks';
import type { Seen } from './seen';

export interface Finale {
  /** Whether the outcome may be known. */
  isTold: boolean;
  onTold(): void;
  /** What the log and the announcements may know by now. */
  heard: Seen;
}

/** Where the scoring tells the outcome as a story, nothing else tells it before. */
export function useFinale(seen: Seen): Finale {
  const { scene, log } = seen.drawn;
  const [told, setTold] = useState<number | null>(null);
  const isTold = !scene?.after.over || !seen.face.hasFinale || told === scene.seq;
  const heardLog = useMemo(() => (isTold ? log : log.filter((entry) => entry.is !== 'step' || !entry.after.over)), [isTold, log]);
  const heard = isTold ? seen : { ...seen, drawn: { ...seen.drawn, log: heardLog } };
  return { isTold, onTold: () => setTold(scene?.seq ?? null), heard };
}
