// A rematch is one press for everybody: whoever presses goes to the next table, and the game there begins when all have come.
import { useEffect } from 'preact/hooks';
import { keepForTab, readKeptForTab } from '../device/storage';
import type { TableId } from '../wire/protocol';
import type { Seen } from './seen';

/** The table that we came to by a rematch: who loads the page again there has come all the same. */
const storageKey = 'septem.rematch';

export function cameByRematch(table: TableId): void {
  keepForTab(storageKey, table);
}

export function isRematch({ drawn }: Seen): boolean {
  return readKeptForTab(storageKey) === drawn.table;
}

export function useRematchStart(seen: Seen): void {
  const { drawn, commands } = seen;
  const isComplete = drawn.seats.every((chair) => chair.is === 'bot' || (chair.is === 'person' && chair.here));
  const isReady = drawn.stage === 'waiting' && drawn.host && isComplete && isRematch(seen);
  useEffect(() => {
    if (isReady) commands.start(false);
  }, [isReady]);
}
