// A game told again as we saw it. The server tells it in pieces, and each begins with a view of its own.
import type { Client } from './client';
import { patched } from './patch';
import type { History, StepHistory, TableId } from './protocol';
import type { View } from './view';

/** An event of the game: what was seen of it, and the table after it. */
export interface Moment {
  steps: string[];
  view: View;
  /** A bot decided for a person. */
  isStoodIn: boolean;
}

export interface Retelling {
  /** The last event that it tells of. */
  seq: number;
  moments: Moment[];
}

export async function wholeHistory(client: Client, table: TableId): Promise<Retelling> {
  const told: Retelling = { seq: 0, moments: [] };
  for (let from: number | null = 0; from !== null; ) {
    const piece: History = await client.call('history', from ? { table, from } : { table });
    told.moments.push(...momentsOf(piece));
    told.seq = piece.seq;
    from = piece.next;
  }
  return told;
}

/** The same step by step, as whoever thinks about the game needs it. */
export async function wholeStory(client: Client, table: TableId): Promise<StepHistory[]> {
  const pieces: StepHistory[] = [];
  for (let from: number | null = 0; from !== null; from = pieces.at(-1)!.next) {
    pieces.push((await client.call('history', { table, each: true, ...(from && { from }) })) as StepHistory);
  }
  return pieces;
}

/** The piece's view is the one after its first event, whose patch is empty. */
export function momentsOf({ view: first, steps, stood_in = [] }: Omit<History, 'seq' | 'next'>): Moment[] {
  let view = first;
  return steps.map(([seq, texts, patch]) => {
    view = patched(view, patch);
    return { steps: texts, view, isStoodIn: stood_in.includes(seq) };
  });
}
