// Where the hub's tables are kept: in IndexedDB, or in memory where that is refused.
import type { TableId } from '../wire/protocol';
import type { Append, FileAway } from './lines';

export interface KeptTable {
  table: TableId;
  /** Whose table it was; only of filed ones. */
  people: string[];
  events: { at: number; text: string }[];
}

export interface Kept {
  /** The last moment of the hub's own time; null at the very beginning. */
  moment: number | null;
  /** Tables that are not filed. */
  tables: KeptTable[];
  /** Those filed last. */
  filed: KeptTable[];
}

export type Change = Append | FileAway;

/** Another tab has taken the store over; what was to be written is not. */
export class Superseded extends Error {}

export interface Store {
  /** Whether it outlives the page. */
  readonly isLasting: boolean;
  /** Takes the store over, and reads it: whoever wrote before cannot any more. */
  claim(owner: string): Promise<Kept>;
  isOwner(owner: string): Promise<boolean>;
  /** All or nothing; fails with `Superseded` when somebody else has claimed the store. */
  write(owner: string, changes: Change[], moment: number): Promise<void>;
  filed(table: TableId): Promise<KeptTable | undefined>;
  close(): void;
}

export const filedAtOnce = 20;

export class MemoryStore implements Store {
  readonly isLasting = false;
  private owner = '';
  private moment: number | null = null;
  private readonly tables = new Map<TableId, KeptTable>();
  private readonly filedTables = new Map<TableId, KeptTable>();

  claim(owner: string): Promise<Kept> {
    this.owner = owner;
    return Promise.resolve(
      structuredClone({
        moment: this.moment,
        tables: [...this.tables.values()],
        filed: [...this.filedTables.values()].slice(-filedAtOnce),
      }),
    );
  }
  isOwner(owner: string): Promise<boolean> {
    return Promise.resolve(owner === this.owner);
  }
  write(owner: string, changes: Change[], moment: number): Promise<void> {
    if (owner !== this.owner) return Promise.reject(new Superseded());
    this.moment = moment;
    for (const change of changes) {
      const table = this.tables.get(change.table) ?? { table: change.table, people: [], events: [] };
      if (change.is === 'append') {
        table.events.push({ at: change.at, text: change.text });
        this.tables.set(change.table, table);
      } else {
        this.tables.delete(change.table);
        this.filedTables.set(change.table, { ...table, people: change.people });
      }
    }
    return Promise.resolve();
  }
  filed(table: TableId): Promise<KeptTable | undefined> {
    return Promise.resolve(structuredClone(this.filedTables.get(table)));
  }
  close(): void {
    // There is nothing to let go.
  }
}
