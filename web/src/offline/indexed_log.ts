// The log in IndexedDB. Three object stores: `events` of tables in play, `filed` with archived tables in one piece each, and `about` with the owner
// and the last moment. Every write looks whether the log is still its writer's and has just the events before, in the same transaction.
import type { TableId } from '../wire/protocol';
import type { Append } from './lines';
import { archivedAtOnce, Conflict, firstAppends, Superseded, type Change, type EventLog, type Kept, type KeptTable } from './event_log';

const version = 1;
type StoredEvent = Pick<Append, 'table' | 'seq' | 'at' | 'text'>;
type ArchivedTable = KeptTable & { at: number };

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}

function end(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB gave up'));
  });
}

/** All keys that begin with the table's name. */
const eventsOf = (table: TableId) => IDBKeyRange.bound([table], [table, []]);

function makeStores(database: IDBDatabase): void {
  database.createObjectStore('events', { keyPath: ['table', 'seq'] });
  database.createObjectStore('filed', { keyPath: 'table' }).createIndex('at', 'at');
  database.createObjectStore('about');
}

function grouped(events: StoredEvent[]): KeptTable[] {
  const tables = new Map<TableId, KeptTable>();
  for (const { table, at, text } of events) {
    if (!tables.has(table)) tables.set(table, { table, people: [], events: [] });
    tables.get(table)!.events.push({ at, text });
  }
  return [...tables.values()];
}

export class IndexedLog implements EventLog {
  readonly isLasting = true;

  private constructor(private readonly database: IDBDatabase) {}

  static async open(factory: IDBFactory, name = 'septem'): Promise<IndexedLog> {
    const request = factory.open(name, version);
    request.onupgradeneeded = () => makeStores(request.result);
    const database = await answer(request);
    // A newer page wants to change the database: let go, this page's next write fails and it goes on in memory.
    database.onversionchange = () => database.close();
    return new IndexedLog(database);
  }

  async claim(owner: string): Promise<Kept> {
    const transaction = this.database.transaction(['about', 'events', 'filed'], 'readwrite');
    const about = transaction.objectStore('about');
    about.put(owner, 'owner');
    const [moment, events, archived] = await Promise.all([
      answer<number | undefined>(about.get('moment')),
      answer<StoredEvent[]>(transaction.objectStore('events').getAll()),
      latestArchived(transaction.objectStore('filed')),
      end(transaction),
    ]);
    return { moment: moment ?? null, tables: grouped(events), archived };
  }

  async isOwner(owner: string): Promise<boolean> {
    const about = this.database.transaction('about').objectStore('about');
    return (await answer<string | undefined>(about.get('owner'))) === owner;
  }

  async write(owner: string, changes: Change[], moment: number): Promise<void> {
    const transaction = this.database.transaction(['about', 'events', 'filed'], 'readwrite');
    const ended = end(transaction);
    const about = transaction.objectStore('about');
    let isConflict = false;
    for (const append of firstAppends(changes)) {
      if (append.seq === 1) continue; // a number that is there already is refused by `add`
      const before = transaction.objectStore('events').getKey([append.table, append.seq - 1]);
      before.onsuccess = () => (isConflict ||= before.result === undefined);
    }
    // The answers come in the order of the requests.
    about.get('owner').onsuccess = (event) => {
      if ((event.target as IDBRequest<string>).result !== owner || isConflict) return transaction.abort();
      about.put(moment, 'moment');
      for (const change of changes) put(transaction, change, moment);
      // Without it the browser first tells of each request: some milliseconds between a move and its picture.
      if (changes.every(({ is }) => is === 'append')) transaction.commit();
    };
    try {
      await ended;
    } catch (error) {
      if (!(await this.isOwner(owner))) throw new Superseded();
      throw isConflict || (error instanceof DOMException && error.name === 'ConstraintError') ? new Conflict() : error;
    }
  }

  read(table: TableId): Promise<KeptTable | undefined> {
    return answer<KeptTable | undefined>(this.database.transaction('filed').objectStore('filed').get(table));
  }

  close(): void {
    this.database.close();
  }
}

function put(transaction: IDBTransaction, change: Change, moment: number): void {
  const events = transaction.objectStore('events');
  if (change.is === 'append') {
    const { table, seq, at, text } = change;
    // Not `put`: a number that is there already would be another hub's event.
    events.add({ table, seq, at, text } satisfies StoredEvent);
    return;
  }
  const { table, people } = change;
  events.getAll(eventsOf(table)).onsuccess = (event) => {
    const [kept] = grouped((event.target as IDBRequest<StoredEvent[]>).result);
    if (!kept) return;
    transaction.objectStore('filed').put({ ...kept, people, at: moment } satisfies ArchivedTable);
    events.delete(eventsOf(table));
  };
}

function latestArchived(filed: IDBObjectStore): Promise<KeptTable[]> {
  return new Promise((resolve, reject) => {
    const tables: KeptTable[] = [];
    const request = filed.index('at').openCursor(null, 'prev');
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor || tables.length === archivedAtOnce) return resolve(tables.reverse());
      tables.push({ ...(cursor.value as ArchivedTable), events: [] });
      cursor.continue();
    };
  });
}
