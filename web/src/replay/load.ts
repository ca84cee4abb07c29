import { clientOf } from '../app/clients';
import type { ReplaySource } from '../app/route';
import { seatAt } from '../table/clock';
import { chairName, personName, toldApart } from '../table/names';
import { texts } from '../texts/texts';
import { wholeHistory } from '../wire/history';
import type { View } from '../wire/view';
import { framesOf, type Replay } from './replay';

/** A table of ours: open when it is over or was given up, else as we saw it. */
export async function replayOfTable({ kind, table }: ReplaySource): Promise<Replay> {
  const client = clientOf(kind);
  const { stage, settings, seats, you, closed } = await client.call('watch', { table });
  if (stage === 'over' || closed?.why === 'server.resigned') return replayOfRecord((await client.call('record', { table })).record);
  const names = seats.map((_, place) => chairName(seats, seatAt(place)));
  const { moments } = await wholeHistory(client, table);
  const { scorings } = await client.call('scoring', { table });
  return { game: settings.game, frames: moments, names, you, scorings, record: null };
}

/** A record from anywhere. It is read on this device. */
export async function replayOfRecord(record: string): Promise<Replay> {
  const { players, view, steps, scorings } = await clientOf('offline').call('replay', { record });
  const changes = steps.map(([step, patch]) => ({ steps: [step], patch }));
  return { game: view.game, frames: framesOf({ steps: [], view }, changes), names: namesOf(players, view), you: null, scorings, record };
}

/** Bots are called as at the table; a record only knows how strong they were. */
function namesOf(players: Record<string, string>, view: View): string[] {
  const names = Array.from({ length: view.seats }, (_, place) => {
    const name = players[seatAt(place)] ?? '';
    return /^bot \(/.test(name) ? texts().frame.table.botNames[place]! : personName(name);
  });
  return toldApart(names);
}
