// A rematch is one press for everybody: whoever presses goes to the next table, and the game there begins when all have come.
import { useEffect } from 'preact/hooks';
import type { TableId } from '../wire/protocol';
import type { Seen } from './seen';

/** Tables that we came to by a rematch. */
const rematches = new Set<TableId>();

export function cameByRematch(table: TableId): void {
  rematches.add(table);
}

export function isRematch({ drawn }: Seen): boolean {
  return rematches.has(drawn.table);
}

export function useRematchStart(seen: Seen): void {
  const { drawn, commands } = seen;
  const isComplete = drawn.seats.every((chair) => chair.is === 'bot' || (chair.is === 'person' && chair.here));
  const isReady = drawn.stage === 'waiting' && drawn.host && isComplete && isRematch(seen);
  useEffect(() => {
    if (isReady) commands.start(false);
  }, [isReady]);
}
