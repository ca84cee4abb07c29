// The module's hub with its store, its time and its clients. An answer leaves only when what it depends on is stored.
import type { TableId } from '../wire/protocol';
import type { Clock } from './clock';
import type { Line } from './lines';
import type { SeptemModule } from './module';
import { Superseded, type Change, type KeptTable, type Store } from './store';
import { CalledOff, type Asked } from './thinker';

/** What the hub works with, and who hears of it. */
export interface HubWorld {
  module: SeptemModule;
  store: Store;
  clock: Clock;
  /** The name under which the store is claimed. */
  id: string;
  /** What links to tables begin with. */
  linksBeginWith: string;
  /** Asks a bot, somewhere else: the hub goes on meanwhile. */
  think(question: string): Asked;
  send(client: number, text: string): void;
  drop(client: number): void;
  /** The store refuses: from now on everything lives as long as the page. */
  storeLost(why: unknown): void;
  /** The hub is of no use any more: another one has taken the store over, or the module is broken. */
  ended(why: unknown): void;
}

/** For tidying up, though nothing is due. */
const idleTick = 60_000;
const momentEvery = 1_000;
/** After a message nothing is begun for so long: the page draws what it was answered before bots think. */
const breath = 60;
const tableNamed = /"table"\s*:\s*"([a-z0-9]+)"/g;

export class Hub {
  private readonly module: SeptemModule;
  /** Tables that the module knows. */
  private readonly known = new Set<TableId>();
  /** Bots that think, by their turn. */
  private readonly asked = new Map<string, Asked>();
  /** Changes that the store has not been given yet. */
  private unsaved: Change[] = [];
  private isSaving = false;
  private isStoreLost = false;
  private hasEnded = false;
  private momentSaved = 0;
  private heardAt = -breath;
  private work: Promise<void> = Promise.resolve();
  private callOff: () => void = () => undefined;

  private constructor(
    private readonly world: HubWorld,
    /** The hub's time when the clock stood at 0. */
    private readonly startedAt: number,
  ) {
    this.module = world.module;
  }

  /** Takes the store over. Tables that cannot be used stay in it untouched. */
  static async open(world: HubWorld): Promise<Hub> {
    const kept = await world.store.claim(world.id);
    const hub = new Hub(world, (kept.moment ?? Date.now()) - world.clock.now());
    world.module.begin(world.linksBeginWith);
    for (const table of kept.filed) hub.knowFiled(table);
    for (const table of kept.tables) {
      hub.known.add(table.table);
      hub.obey(world.module.restore(table, hub.now()));
    }
    hub.schedule();
    return hub;
  }

  opened(client: number): void {
    this.enqueue(() => this.module.opened(client, this.now()));
  }
  received(client: number, text: string): void {
    this.heardAt = this.world.clock.now();
    this.work = this.work.then(() => this.fetchFiled(text)).catch((error: unknown) => this.loseStore(error));
    this.enqueue(() => this.module.received(client, text, this.now()));
  }
  closed(client: number): void {
    this.enqueue(() => this.module.closed(client, this.now()));
  }
  /** Nothing is heard of the hub any more. */
  stop(): void {
    this.hasEnded = true;
    this.callOff();
    for (const turn of [...this.asked.keys()]) this.stopThinking(turn);
  }
  /** Everything that came in so far has been worked on. */
  idle(): Promise<void> {
    return this.work;
  }

  private now(): number {
    return Math.floor(this.startedAt + this.world.clock.now());
  }

  /** One after the other, in the order they came. */
  private enqueue(call: () => Line[]): void {
    this.work = this.work.then(() => this.run(call));
  }

  private run(call: () => Line[]): void {
    if (this.hasEnded) return;
    try {
      this.obey(call());
      this.schedule();
    } catch (error) {
      this.end(error);
    }
  }

  private end(why: unknown): void {
    if (this.hasEnded) return;
    this.stop();
    this.world.ended(why);
  }

  private obey(lines: Line[]): void {
    for (const line of lines) {
      switch (line.is) {
        case 'send':
          this.world.send(line.client, line.text);
          break;
        case 'drop':
          this.world.drop(line.client);
          break;
        case 'append':
          this.known.add(line.table);
          this.unsaved.push(line);
          break;
        case 'file':
          this.unsaved.push(line);
          break;
        case 'think':
          void this.ask(line.turn, line.question);
          break;
        case 'stop':
          this.stopThinking(line.turn);
          break;
        case 'bad':
          break;
      }
    }
    void this.save();
  }

  private async ask(turn: string, question: string): Promise<void> {
    const asked = this.world.think(question);
    this.asked.set(turn, asked);
    try {
      const { action } = await asked.thought;
      this.asked.delete(turn);
      this.enqueue(() => this.module.botAnswered(turn, action, this.now()));
    } catch (error) {
      if (!(error instanceof CalledOff)) this.end(error);
    }
  }

  private stopThinking(turn: string): void {
    this.asked.get(turn)?.callOff();
    this.asked.delete(turn);
  }

  /** While something is being stored nothing else begins: the answer to a move goes first. */
  private schedule(): void {
    this.callOff();
    if (this.isSaving || this.hasEnded) return;
    const next = this.module.nextTick();
    const rest = this.heardAt + breath - this.world.clock.now();
    const wait = next === null ? idleTick : Math.min(Math.max(next - this.now(), rest, 0), idleTick);
    const isTimed = this.module.hasRunningClocks();
    this.callOff = this.world.clock.after(isTimed ? Math.min(wait, momentEvery) : wait, () => this.tick(isTimed));
  }

  private tick(isTimed: boolean): void {
    this.enqueue(() => this.module.tick(this.now()));
    if (isTimed && this.now() - this.momentSaved >= momentEvery) void this.save(true);
  }

  /** Writes what waits, all in one piece, and again what has come meanwhile. */
  private async save(isMomentWanted = false): Promise<void> {
    const isWanted = isMomentWanted || this.unsaved.length > 0;
    if (!isWanted || this.isSaving || this.hasEnded) return;
    this.isSaving = true;
    for (let isFirst = isMomentWanted; isFirst || this.unsaved.length > 0; isFirst = false) {
      const changes = this.unsaved;
      this.unsaved = [];
      this.momentSaved = this.now();
      await this.write(changes);
      const last = changes.findLast((change) => change.is === 'append');
      if (last) this.run(() => this.module.committed(last.number));
    }
    this.isSaving = false;
    this.schedule();
  }

  private async write(changes: Change[]): Promise<void> {
    if (this.isStoreLost || this.hasEnded) return;
    try {
      await this.world.store.write(this.world.id, changes, this.momentSaved);
    } catch (error) {
      if (error instanceof Superseded) this.end(error);
      else this.loseStore(error);
    }
  }

  private loseStore(why: unknown): void {
    if (this.isStoreLost || this.hasEnded) return;
    this.isStoreLost = true;
    this.world.storeLost(why);
  }

  /** Finished tables are read when somebody asks for one. */
  private async fetchFiled(text: string): Promise<void> {
    for (const [, table] of text.matchAll(tableNamed)) {
      if (this.hasEnded || this.isStoreLost || this.known.has(table!)) continue;
      const filed = await this.world.store.filed(table!);
      if (filed) this.knowFiled(filed);
    }
  }

  private knowFiled(table: KeptTable): void {
    this.known.add(table.table);
    this.module.filed(table);
  }
}
