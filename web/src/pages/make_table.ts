import { ask } from '../app/ask';
import { clientOf } from '../app/clients';
import { navigate } from '../app/navigate';
import { sentOptions } from '../games/choices';
import { gameOf } from '../games/games';
import { fittingOptions } from '../table/agreement';
import type { CreateOrder, GameId, Options, TableId, TableLine } from '../wire/protocol';
import { Refused } from '../wire/refused';

export function defaultOptions(game: GameId, seats: number): Options {
  return fittingOptions(game, seats, {});
}

/** A game against bots on this device; goes to its table. */
export async function playAlone(game: GameId, seats: number, options: Options, level: string): Promise<void> {
  const client = clientOf('offline');
  const bots = Array.from({ length: seats - 1 }, () => level);
  const made = await client.call('create', { game, seats, options: sentOptions(game, options), players: ['me', ...bots], level });
  // The table page asks for the table in the same breath: it is answered after the start.
  const start = client.call('start', { table: made.table });
  navigate({ page: 'table', kind: 'offline', table: made.table });
  await start;
}

/** A table on the server; goes to it, where others can be invited. */
export async function playTogether(order: CreateOrder & { options: Options }): Promise<void> {
  const made = await ask(clientOf('online'), 'create', { ...order, options: sentOptions(order.game, order.options) });
  navigate({ page: 'table', kind: 'online', table: made.table });
}

/** The first seat of this game among the open tables that is still free when we come; where there is none, an open table of our own. */
export async function playWithAnybody(game: GameId): Promise<void> {
  const { tables } = await ask(clientOf('online'), 'lobby', {});
  const isFree = ({ stage, settings, seats }: TableLine) => stage === 'waiting' && settings.game === game && seats.some(({ is }) => is === 'empty');
  for (const { table } of tables.filter(isFree)) {
    if (await canSit(table)) return navigate({ page: 'table', kind: 'online', table });
  }
  const seats = gameOf(game).usualSeats;
  return playTogether({ game, seats, options: defaultOptions(game, seats), open: true });
}

/** Somebody may have been quicker, or the table has gone. */
function canSit(table: TableId): Promise<boolean> {
  return ask(clientOf('online'), 'sit', { table }).then(
    () => true,
    (reason: unknown) => {
      if (reason instanceof Refused) return false;
      throw reason;
    },
  );
}

/** The code of the table in whatever was pasted: a link or the code itself; null when there is none. */
export function tableIn(text: string): string | null {
  const found = /(?:^|\/t\/)([A-Za-z0-9_-]{6,64})\/?(?:[?#].*)?$/.exec(text.trim());
  return found?.[1] ?? null;
}
