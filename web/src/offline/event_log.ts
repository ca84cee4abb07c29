// Where the hub's events are kept: in IndexedDB, or in memory where that is refused. What every log does, here and on the server, is in
// tests/contract/event_log.json.
import type { TableId } from '../wire/protocol';
import type { Append, Archive } from './lines';

export interface KeptTable {
  table: TableId;
  /** Whose table it was; only of archived ones. */
  people: string[];
  /** None of an archived table that has not been read. */
  events: { at: number; text: string }[];
}

export interface Kept {
  /** The last moment of the hub's own time; null at the very beginning. */
  moment: number | null;
  /** Tables that are not archived. */
  tables: KeptTable[];
  /** Those archived last, without their events; the latest at the end. */
  archived: KeptTable[];
}

export type Change = Append | Archive;

/** Another tab has taken the log over; what was to be written is not. */
export class Superseded extends Error {}

/** The log does not have just the events before one that was to be written; nothing is. */
export class Conflict extends Error {}

export interface EventLog {
  /** Whether it outlives the page. */
  readonly isLasting: boolean;
  /** Takes the log over, and tells what is there: whoever wrote before cannot any more. */
  claim(owner: string): Promise<Kept>;
  isOwner(owner: string): Promise<boolean>;
  /** All or nothing; fails with `Superseded` when somebody else has claimed the log, with `Conflict` when an event has not the number that is next. */
  write(owner: string, changes: Change[], moment: number): Promise<void>;
  /** A table of the archive. */
  read(table: TableId): Promise<KeptTable | undefined>;
  close(): void;
}

export const archivedAtOnce = 20;

/** The first event of each table among the changes: those after it follow one another. */
export function firstAppends(changes: Change[]): Append[] {
  const firsts = new Map<TableId, Append>();
  for (const change of changes) if (change.is === 'append' && !firsts.has(change.table)) firsts.set(change.table, change);
  return [...firsts.values()];
}

export class MemoryLog implements EventLog {
  readonly isLasting = false;
  private owner = '';
  private moment: number | null = null;
  private readonly tables = new Map<TableId, KeptTable>();
  private readonly archived = new Map<TableId, KeptTable>();

  claim(owner: string): Promise<Kept> {
    this.owner = owner;
    return Promise.resolve(
      structuredClone({
        moment: this.moment,
        tables: [...this.tables.values()],
        archived: [...this.archived.values()].slice(-archivedAtOnce).map((table) => ({ ...table, events: [] })),
      }),
    );
  }
  isOwner(owner: string): Promise<boolean> {
    return Promise.resolve(owner === this.owner);
  }
  write(owner: string, changes: Change[], moment: number): Promise<void> {
    if (owner !== this.owner) return Promise.reject(new Superseded());
    const isNext = ({ table, seq }: Append) => (this.tables.get(table)?.events.length ?? 0) + 1 === seq;
    if (!firstAppends(changes).every(isNext)) return Promise.reject(new Conflict());
    this.moment = moment;
    for (const change of changes) this.put(change);
    return Promise.resolve();
  }
  read(table: TableId): Promise<KeptTable | undefined> {
    return Promise.resolve(structuredClone(this.archived.get(table)));
  }
  close(): void {
    // There is nothing to let go.
  }

  private put(change: Change): void {
    const table = this.tables.get(change.table) ?? { table: change.table, people: [], events: [] };
    if (change.is === 'append') {
      table.events.push({ at: change.at, text: change.text });
      this.tables.set(change.table, table);
    } else {
      this.tables.delete(change.table);
      this.archived.set(change.table, { ...table, people: change.people });
    }
  }
}
