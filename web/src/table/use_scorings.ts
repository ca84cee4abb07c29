import { useEffect, useState } from 'preact/hooks';
import type { Scoring } from '../wire/protocol';
import { isScoringShown } from './scoring';
import type { Seen } from './seen';

/** What the core says of the scores, asked for when they are shown. */
export function useScorings(seen: Seen): Seen {
  const { view, scene } = seen.drawn;
  const [scorings, setScorings] = useState<readonly Scoring[] | undefined>();
  const isWanted = view?.over === true || isScoringShown(seen);
  useEffect(() => {
    if (isWanted) void seen.commands.scorings().then(setScorings);
  }, [isWanted, scene?.seq, seen.commands]);
  return { ...seen, scorings };
}
