// Moves that were sent and not answered yet. They outlive the page: a move made while the line was gone is sent when the page is
// opened again. Each has an entry of its own, so that two tabs do not write over each other; its key keeps it from being made twice.
import type { Seat, TableId } from './protocol';
import type { Surroundings } from './surroundings';
import type { View } from './view';

export interface KeptMove {
  table: TableId;
  action: string;
  key: string;
  /** What the decision was based on, see `basisOf`. */
  basis: string;
  at: number;
}

const day = 24 * 3600 * 1000;

/** The question that was answered: the same text means the same decision, whatever others did or said in between. */
export function basisOf(you: Seat | null, view: View | null, legal: readonly string[]): string {
  const place = Number(you?.slice(1));
  return JSON.stringify([you, view?.phase, view?.hands?.[place], legal]);
}

export class Outbox {
  constructor(
    private readonly around: Surroundings,
    private readonly prefix: string,
  ) {}

  add(move: KeptMove): void {
    this.around.keep(this.prefix + move.key, JSON.stringify(move));
  }

  remove(key: string): void {
    this.around.forget(this.prefix + key);
  }

  /** What an earlier page left behind. Old moves are dropped: nobody waits for them any more. */
  all(): KeptMove[] {
    const moves: KeptMove[] = [];
    for (const key of this.around.keys().filter((one) => one.startsWith(this.prefix))) {
      const move = readMove(this.around.read(key));
      if (move && move.at > this.around.now() - day) moves.push(move);
      else this.around.forget(key);
    }
    return moves.sort((a, b) => a.at - b.at);
  }
}

function readMove(text: string | null): KeptMove | null {
  try {
    const move = JSON.parse(text ?? '') as KeptMove;
    return typeof move.table === 'string' && typeof move.action === 'string' && typeof move.key === 'string' ? move : null;
  } catch {
    return null;
  }
}
