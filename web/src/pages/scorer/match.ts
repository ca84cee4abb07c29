// The match that is being scored: kept in this browser, counted by the core.
import { useEffect, useRef, useState } from 'preact/hooks';
import { keep, readKept } from '../../device/storage';
import { own, sentOptions } from '../../games/choices';
import { gameOf } from '../../games/games';
import type { Match, Scorer, Tally } from '../../games/scorer';
import { Engine, EngineError } from '../../offline/engine';
import type { GameId, Options } from '../../wire/protocol';
import type { View } from '../../wire/view';

export interface KeptMatch {
  names: string[];
  match: Match;
  /** The options as the core takes them, with the text of the edition that the match began with. */
  sent: object;
  entry: unknown;
}

const keyOf = (game: GameId) => `septem.scorer.${game}`;

export function keptMatch(game: GameId): KeptMatch | null {
  try {
    const kept = JSON.parse(readKept(keyOf(game)) ?? 'null') as KeptMatch | null;
    return kept && Array.isArray(kept.names) && kept.match ? kept : null;
  } catch {
    return null;
  }
}

export const keepMatch = (game: GameId, kept: KeptMatch) => keep(keyOf(game), JSON.stringify(kept));

let engine: Engine | null = null;
const core = () => (engine ??= new Engine());

/** What is on the cards of an edition: as the views of a table with it have it. */
async function printedOn(game: GameId, seats: number, options: object): Promise<object> {
  const { table } = await core().ask<{ table: number }>('new', { game, seats, options, seed: 1 });
  const { values, colours, names } = await core().ask<View & { values?: object; colours?: object; names?: object }>('view', { table, seat: 'p0' });
  await core().ask('close', { table });
  return { ...(values && { values }), ...(colours && { colours }), ...(names && { names }) };
}

export async function beginMatch(game: GameId, scorer: Scorer, names: string[], options: Options): Promise<KeptMatch> {
  const seats = names.length;
  const sent = sentOptions(game, options);
  const isOwn = options[gameOf(game).edition!.option] === own;
  const match: Match = { seats, options, ...(isOwn && { printed: await printedOn(game, seats, sent) }) };
  return { names, match, sent, entry: scorer.begin(match) };
}

export interface Counted {
  tally: Tally | null;
  error: string | null;
}

/** The core's count of what was entered; the last one stands until the next has come. */
export function useTally(game: GameId, scorer: Scorer, { entry, match, sent }: KeptMatch): Counted {
  const [counted, setCounted] = useState<Counted>({ tally: null, error: null });
  const isReady = scorer.isReady(entry, match);
  const given = JSON.stringify(isReady ? scorer.given(entry, match) : null);
  const asked = useRef(given);
  useEffect(() => {
    asked.current = given;
    if (!isReady) return setCounted({ tally: null, error: null });
    core()
      .ask<Tally>('tally', { game, seats: match.seats, options: sent, ...(JSON.parse(given) as object) })
      .then((tally) => ({ tally, error: null }))
      .catch((reason: unknown) => ({ tally: null, error: reason instanceof EngineError ? reason.message : String(reason) }))
      .then((found) => asked.current === given && setCounted(found));
  }, [given]);
  return counted;
}
