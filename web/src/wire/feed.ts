import type { ServerMessage, TableSnapshot } from './protocol';
import type { Refused } from './refused';

/** What somebody who follows a table is told. */
export type TableMessage = { method: 'snapshot'; params: TableSnapshot } | ServerMessage | { method: 'refused'; params: Refused };

export type TableListener = (message: TableMessage) => void;

/** One table that is followed: keeps its messages in order, and knows when one is missing. */
export class Feed {
  readonly listeners = new Set<TableListener>();
  /** The last number delivered; null until the table is there. */
  private seq: number | null = null;

  /** From now on only a snapshot helps. */
  reset(): void {
    this.seq = null;
  }

  get isCurrent(): boolean {
    return this.seq !== null;
  }

  snapshot(params: TableSnapshot): void {
    this.seq = params.seq;
    this.tell({ method: 'snapshot', params });
  }

  /** False: there is a gap, the table must be asked for again. */
  take(message: ServerMessage): boolean {
    if (this.seq === null) return true; // the snapshot to come knows it
    const seq = seqOf(message);
    if (seq === null) {
      this.tell(message);
      return true;
    }
    if (seq <= this.seq) return true;
    if (seq > this.seq + 1) return false;
    this.seq = seq;
    this.tell(message);
    return true;
  }

  /** Whether this number has been delivered. */
  knows(seq: number): boolean {
    return this.seq === null || seq <= this.seq;
  }

  tell(message: TableMessage): void {
    for (const listener of [...this.listeners]) listener(message);
  }
}

function seqOf(message: ServerMessage): number | null {
  switch (message.method) {
    case 'step':
      return message.params[1];
    case 'event':
      return message.params.seq;
    case 'here':
    case 'watching':
      return null;
  }
}
