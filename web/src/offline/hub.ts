// The module's hub with its log, its time and its clients. An answer leaves only when what it depends on is stored.
import type { TableId } from '../wire/protocol';
import type { Clock } from './clock';
import type { Line } from './lines';
import type { SeptemModule } from './module';
import { Superseded, type Change, type KeptTable, type EventLog } from './event_log';
import { CalledOff, type Asked } from './thinker';

/** What the hub works with, and who hears of it. */
export interface HubWorld {
  module: SeptemModule;
  log: EventLog;
  clock: Clock;
  /** The name under which the log is claimed. */
  id: string;
  /** What links to tables begin with. */
  linksBeginWith: string;
  /** Asks a bot, somewhere else: the hub goes on meanwhile. */
  think(question: string): Asked;
  send(client: number, text: string): void;
  drop(client: number): void;
  /** The log refuses: from now on everything lives as long as the page. */
  logLost(why: unknown): void;
  /** The hub is of no use any more: another one has taken the log over, or the module is broken. */
  ended(why: unknown): void;
}

/** For tidying up, though nothing is due. */
const idleTick = 60_000;
const momentEvery = 1_000;
/** After a message nothing is begun for so long: the page draws what it was answered before bots think. */
const breath = 60;

export class PageHub {
  private readonly module: SeptemModule;
  /** Bots that think, by their turn. */
  private readonly asked = new Map<string, Asked>();
  /** Changes that the log has not been given yet. */
  private unsaved: Change[] = [];
  private isSaving = false;
  private isLogLost = false;
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

  /** Takes the log over. Tables that cannot be used stay in it untouched. */
  static async open(world: HubWorld): Promise<PageHub> {
    const kept = await world.log.claim(world.id);
    const hub = new PageHub(world, (kept.moment ?? Date.now()) - world.clock.now());
    world.module.begin(world.linksBeginWith);
    for (const table of kept.archived) world.module.archived(table);
    for (const table of kept.tables) hub.obey(world.module.restore(table, hub.now()));
    hub.schedule();
    return hub;
  }

  opened(client: number): void {
    this.enqueue(() => this.module.opened(client, this.now()));
  }
  received(client: number, text: string): void {
    this.heardAt = this.world.clock.now();
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
        case 'archive':
          this.unsaved.push(line);
          break;
        case 'read':
          void this.read(line.table);
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
    if (this.isLogLost || this.hasEnded) return;
    try {
      await this.world.log.write(this.world.id, changes, this.momentSaved);
    } catch (error) {
      if (error instanceof Superseded) this.end(error);
      else this.loseLog(error);
    }
  }

  private loseLog(why: unknown): void {
    if (this.isLogLost || this.hasEnded) return;
    this.isLogLost = true;
    this.world.logLost(why);
  }

  /** Archived tables are read when somebody asks for one. */
  private async read(table: TableId): Promise<void> {
    const nothing: KeptTable = { table, people: [], events: [] };
    const reading = this.isLogLost ? Promise.resolve(nothing) : this.world.log.read(table);
    const kept = await reading.catch((error: unknown) => this.loseLog(error));
    this.enqueue(() => this.module.wasRead(kept ?? nothing, this.now()));
  }
}
