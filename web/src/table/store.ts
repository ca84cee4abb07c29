// Joins the connection, the reducer and time. What happens at the table is shown one happening after the other, each as long as its motion
// takes, so that the quick moves of bots are seen; what people do around the game (chat, coming and going) is shown at once.
import type { Client, Connection } from '../wire/client';
import type { TableMessage } from '../wire/feed';
import { wholeHistory } from '../wire/history';
import type { Method, Params, Result } from '../wire/methods';
import { basisOf } from '../wire/outbox';
import { PatchMisfit } from '../wire/patch';
import type { TableId } from '../wire/protocol';
import { Refused } from '../wire/refused';
import type { View } from '../wire/view';
import { reduce, type TableState } from './table';

/** One message's worth of the game: the steps, and the views around them. */
export interface Scene {
  seq: number;
  steps: readonly string[];
  before: View | null;
  after: View;
}

/** How long a scene is shown: milliseconds, until a press (`skip` or our own move), or until it was read (`proceed`). */
export type Pace = (scene: Scene, state: TableState) => number | 'press' | 'read';

/** What is drawn. View, log and past may be behind the newest state; then there is nothing to decide. */
export interface Drawn extends TableState {
  /** What was shown last; null when nothing has happened since we came. */
  scene: Scene | null;
  /** More is to be shown before anything can be decided. What looks ready is ready: not while the last scene leaves us a decision. */
  isBehind: boolean;
  /** The table waits for a decision of ours, whether or not all that led to it has been shown. */
  isAwaited: boolean;
  /** The scene has not been shown long enough yet; it may be our turn all the same. */
  isShowing: boolean;
  /** It is shown until somebody presses. */
  isPaused: boolean;
  /** Our own move waits for its answer. */
  isAsking: boolean;
  /** That move. */
  pending: string | null;
}

interface Shown {
  scene: Scene | null;
  view: View | null;
  log: TableState['log'];
  past: TableState['past'];
  stage: TableState['stage'];
}

/** A wait is drawn when it has lasted so long; as a rule the answer is there before, and drawing would only hold it up. */
const soon = 120;

type OfTable<M extends Method> = Omit<Params<M>, 'table'>;

export class TableStore {
  /** Why the last command was not done. */
  refused: Refused | null = null;
  /** Why there is no table to see. */
  absence: Refused | null = null;

  private newest: TableState | null = null;
  private shown: Shown | null = null;
  private queue: (Shown & { scene: Scene })[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hold: 'press' | 'read' | null = null;
  private cached: Drawn | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly stops: (() => void)[];

  constructor(
    private readonly client: Client,
    readonly table: TableId,
    private readonly pace: Pace,
    private readonly now: () => number = Date.now,
  ) {
    this.stops = [client.follow(table, (message) => this.take(message)), client.onConnection(() => this.changed())];
  }

  close(): void {
    this.stops.forEach((stop) => stop());
    clearTimeout(this.timer);
    this.listeners.clear();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  get connection(): Connection {
    return this.client.connection;
  }

  /** Null until the table is there. The same object as long as nothing changed. */
  drawn(): Drawn | null {
    if (!this.newest || !this.shown) return null;
    const isShowing = this.timer !== undefined || this.hold !== null;
    const isPaused = this.hold === 'press';
    const isOurs = this.queue.length === 0 && this.hold !== 'read' && this.newest.legal.length > 0;
    const isBehind = (this.queue.length > 0 || isShowing) && !isOurs;
    const pending = this.client.moving(this.table);
    const isAsking = pending !== null;
    const isAwaited = this.newest.legal.length > 0;
    const legal = isBehind ? [] : this.newest.legal;
    return (this.cached ??= { ...this.newest, ...this.shown, legal, isBehind, isAwaited, isShowing, isPaused, isAsking, pending });
  }

  // --- commands

  /** Makes a move. What it leads to comes as a step, a refusal as `refused`. */
  async act(action: string): Promise<void> {
    const state = this.newest;
    if (!state || this.client.moving(this.table) !== null) return;
    this.stopShowing();
    this.showNext();
    const answer = this.client.move(this.table, action, basisOf(state.you, state.view, state.legal));
    this.cached = null;
    const wait = setTimeout(() => this.changed(), soon);
    if (this.refused) this.forgive();
    try {
      await answer;
      if (this.isWaitDrawn()) this.changed();
    } catch (error) {
      this.refuse(error);
    } finally {
      clearTimeout(wait);
    }
  }

  /** As a rule the step has been drawn instead. */
  private isWaitDrawn(): boolean {
    return this.cached?.isAsking ?? false;
  }

  /** Any other command about this table; undefined when it was refused. */
  ask<M extends Method>(method: M, params: OfTable<M>): Promise<Result<M> | undefined> {
    return this.asked(this.client.call(method, { ...params, table: this.table } as Params<M>));
  }

  forgive(): void {
    if (!this.refused) return;
    this.refused = null;
    this.changed();
  }

  private async asked<T>(answer: Promise<T>): Promise<T | undefined> {
    this.forgive();
    try {
      return await answer;
    } catch (error) {
      this.refuse(error);
      return undefined;
    }
  }

  private refuse(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.refused = error;
    this.changed();
  }

  // --- pacing

  /** Shows everything that waits, up to what wants to be read; step by step only the next. */
  skip(): void {
    if (this.hold === 'press') return this.goOn();
    if (this.hold) return;
    this.stopShowing();
    while (this.queue.length > 0 && !this.hold) this.show(this.queue.shift()!, true);
    this.changed();
  }

  /** What was held has been looked at. */
  proceed(): void {
    if (this.hold) this.goOn();
  }

  private goOn(): void {
    this.hold = null;
    this.showNext();
    this.changed();
  }

  /** Whoever acts has seen enough of the last scene. */
  private stopShowing(): void {
    if (this.hold === 'press') this.hold = null;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private showNext(): void {
    while (this.queue.length > 0 && this.timer === undefined && !this.hold) this.show(this.queue.shift()!, false);
  }

  private show(next: Shown & { scene: Scene }, isQuick: boolean): void {
    this.shown = next;
    const time = this.pace(next.scene, this.newest!);
    this.hold = typeof time === 'string' ? time : null;
    if (typeof time === 'string' || time === 0 || isQuick) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.showNext();
      this.changed();
    }, time);
  }

  // --- messages

  private take(message: TableMessage): void {
    if (message.method === 'refused') {
      this.absence = message.params;
      return this.changed();
    }
    this.absence = null;
    try {
      this.reduce(message);
    } catch (error) {
      if (!(error instanceof PatchMisfit)) throw error;
      this.client.resync(this.table);
    }
  }

  private reduce(message: Exclude<TableMessage, { method: 'refused' }>): void {
    const before = this.newest;
    const state = reduce(before, message, this.now());
    if (!state) return;
    this.newest = state;
    const steps = stepsOf(message);
    if (message.method === 'snapshot') {
      this.showAtOnce(state);
      if (state.view && !isLogWhole(state)) void this.retell();
    }
    if (steps && state.view) this.enqueue(state, { seq: state.seq, steps, before: before?.view ?? null, after: state.view });
    else if (message.method !== 'snapshot') this.catchUp(state);
    this.changed();
  }

  /** Whoever comes late reads what was played. The log is a comfort: without it the game goes on. */
  private async retell(): Promise<void> {
    const history = await wholeHistory(this.client, this.table).catch(() => null);
    if (!history || !this.newest || history.seq < this.newest.seq) return;
    this.newest = reduce(this.newest, { method: 'history', params: history }, this.now());
    this.catchUp(this.newest!);
    this.changed();
  }

  private showAtOnce(state: TableState): void {
    const isNews = state.seq !== this.shown?.scene?.seq;
    this.queue = [];
    clearTimeout(this.timer);
    this.timer = undefined;
    if (isNews) this.hold = null;
    this.shown = { ...partsOf(state), scene: isNews ? null : (this.shown?.scene ?? null) };
  }

  private enqueue(state: TableState, scene: Scene): void {
    this.queue.push({ ...partsOf(state), scene });
    this.showNext();
  }

  /** No step of the game: shown at once, or with the last thing that waits. */
  private catchUp(state: TableState): void {
    const last = this.queue.at(-1);
    if (last) Object.assign(last, partsOf(state));
    else this.shown = { ...partsOf(state), scene: this.shown?.scene ?? null };
  }

  private changed(): void {
    this.cached = null;
    for (const listener of [...this.listeners]) listener();
  }
}

function isLogWhole({ log }: TableState): boolean {
  return log.length > 0 && log.every(({ is }) => is !== 'gap');
}

function partsOf({ view, log, past, stage }: TableState): Omit<Shown, 'scene'> {
  return { view, log, past, stage };
}

/** What is shown as a happening: steps, and an undo, which has none. */
function stepsOf(message: Exclude<TableMessage, { method: 'refused' }>): readonly string[] | null {
  if (message.method === 'step') return message.params[2];
  if (message.method === 'event' && message.params.is === 'started') return message.params.steps;
  if (message.method === 'event' && message.params.is === 'undone') return [];
  return null;
}
