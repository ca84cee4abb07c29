// Speaks docs/server-protocol.md over a transport: calls, tables that are followed, and a line that comes back by itself. After a break it
// says hello again, watches its tables again, and repeats what was not answered and may be repeated.
import { waitBefore } from './backoff';
import { Feed, type TableListener } from './feed';
import { isKeyed, isRepeatable, type Method, type Params, type Result } from './methods';
import { basisOf, Outbox, type KeptMove } from './outbox';
import type { Hello, ServerMessage, StepMessage, TableId, TableSnapshot, TurnedOut } from './protocol';
import { codes, lostAnswer, refusedBy, Refused, turnedOut, type WireError } from './refused';
import { browser, newKey, type Surroundings } from './surroundings';
import type { Transport } from './transport';

export type Connection =
  | { is: 'connecting' }
  | { is: 'open' }
  | { is: 'lost'; /** Milliseconds until the next attempt. */ retryIn: number }
  /** The server speaks a newer protocol than this page: it must be loaded anew. */
  | { is: 'outdated' };

const protocol = 3;
/** An answer that takes longer means that the line is dead, though nobody told us. */
const patience = 10_000;

interface Pending {
  method: Method;
  params: object;
  isSent: boolean;
  /** A move after a break waits until we know whether its decision is still the one that is asked. */
  move: KeptMove | null;
  isHeld: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  resolve(result: never): void;
  reject(refused: Refused): void;
}

type Answer = { id: number; result?: unknown; error?: WireError };

export class Client {
  private state: Connection = { is: 'connecting' };
  private readonly stateListeners = new Set<() => void>();
  private readonly pending = new Map<number, Pending>();
  private readonly feeds = new Map<TableId, Feed>();
  private readonly outbox: Outbox;
  private greeting: Hello | null = null;
  private token: string | null;
  private lastId = 0;
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;

  /** Connects at once. `name` is asked at each hello. */
  constructor(
    private readonly transport: Transport,
    private readonly name: () => string,
    private readonly around: Surroundings = browser,
  ) {
    this.token = around.read(this.tokenKey);
    this.outbox = new Outbox(around, `septem.move.${transport.kind}.`);
    for (const move of this.outbox.all()) this.enqueueMove(move).catch(ignore).finally(() => this.become(this.state));
    around.onWake(() => this.wake());
    if (transport.kind === 'online') around.onOffline(() => this.drop());
    this.connect();
  }

  get kind(): 'online' | 'offline' {
    return this.transport.kind;
  }
  get connection(): Connection {
    return this.state;
  }
  /** What the server said of itself; null before the first connection. */
  get hello(): Hello | null {
    return this.greeting;
  }

  onConnection(listener: () => void): () => void {
    this.stateListeners.add(listener);
    return () => this.stateListeners.delete(listener);
  }

  /** Rejects with `Refused`. While the line is gone it waits for it. */
  call<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    return this.enqueue(method, isKeyed(method) ? { key: this.newKey(), ...params } : params, null);
  }

  /** Makes a move, once, whatever happens to the line or to this page. */
  move(table: TableId, action: string, basis: string): Promise<Result<'move'>> {
    const move: KeptMove = { table, action, key: this.newKey(), basis, at: this.around.now() };
    this.outbox.add(move);
    return this.enqueueMove(move);
  }

  /** The action of a move at this table that waits for its answer, or null. */
  moving(table: TableId): string | null {
    const call = [...this.pending.values()].find(({ move }) => move?.table === table);
    return call?.move?.action ?? null;
  }

  /** Watches a table until the returned function is called; again after each break. */
  follow(table: TableId, listener: TableListener): () => void {
    const known = this.feeds.get(table);
    const feed = known ?? new Feed();
    feed.listeners.add(listener);
    this.feeds.set(table, feed);
    if (this.state.is === 'open') this.watch(table);
    return () => this.unfollow(table, listener);
  }

  /** The whole table again: something does not fit together. */
  resync(table: TableId): void {
    this.feeds.get(table)?.reset();
    if (this.state.is === 'open') this.watch(table);
  }

  /** The name has changed. */
  rename(): void {
    if (this.state.is === 'open') void this.call('hello', { name: this.name() }).then((hello) => (this.greeting = hello), ignore);
  }

  // --- the line

  private get tokenKey(): string {
    return `septem.token.${this.transport.kind}`;
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.become({ is: 'connecting' });
    this.transport.open({
      opened: () => this.sayHello(),
      received: (text) => this.received(text),
      closed: () => this.lost(),
    });
  }

  private sayHello(): void {
    const name = this.name();
    const params = { ...(this.token && { token: this.token }), ...(name && { name }) };
    const onHello = { resolve: (hello: Hello) => this.opened(hello), reject: (refused: Refused) => this.notWelcome(refused) };
    this.send(this.add({ method: 'hello', params, move: null, isHeld: false, ...onHello }));
  }

  private notWelcome(refused: Refused): void {
    if (refused.why === 'page.lost') return;
    if (this.token && refused.code === codes.badParams) {
      this.token = null;
      this.around.forget(this.tokenKey);
      return this.sayHello();
    }
    this.drop();
  }

  private opened(hello: Hello): void {
    if (hello.token) {
      this.token = hello.token;
      this.around.keep(this.tokenKey, hello.token);
    }
    this.greeting = hello;
    if (hello.protocol > protocol) return this.outdated();
    this.attempt = 0;
    this.become({ is: 'open' });
    const tables = new Set([...this.feeds.keys(), ...this.heldTables()]);
    for (const table of tables) this.watch(table);
    this.flush();
  }

  private outdated(): void {
    this.transport.close();
    this.become({ is: 'outdated' });
  }

  /** Gives the line up; `lost` then starts to look for a new one. */
  private drop(): void {
    if (this.state.is === 'outdated' || this.state.is === 'lost') return;
    this.transport.close();
    this.lost();
  }

  private lost(): void {
    if (this.state.is === 'outdated') return;
    for (const [id, call] of [...this.pending]) this.broken(id, call);
    for (const feed of this.feeds.values()) feed.reset();
    const retryIn = waitBefore(this.attempt++, this.around.random);
    this.become({ is: 'lost', retryIn });
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), retryIn);
  }

  /** What becomes of a call when the line breaks. */
  private broken(id: number, call: Pending): void {
    clearTimeout(call.timer);
    const isOurs = call.method === 'watch' || call.method === 'hello';
    if (call.isSent && (isOurs || !isRepeatable(call.method))) {
      this.pending.delete(id);
      call.reject(lostAnswer());
    }
    call.isHeld = call.move !== null;
    call.isSent = false;
  }

  private wake(): void {
    if (this.state.is === 'lost') {
      this.attempt = 0;
      this.connect();
    } else if (this.state.is === 'open') {
      this.call('hello', {}).catch(ignore); // is the line alive? If not, patience ends it
    }
  }

  private become(state: Connection): void {
    this.state = state;
    for (const listener of [...this.stateListeners]) listener();
  }

  // --- calls

  private newKey(): string {
    return newKey(this.around.random, this.around.now());
  }

  private enqueue<M extends Method>(method: M, params: object, move: KeptMove | null, isHeld = false): Promise<Result<M>> {
    return new Promise((resolve, reject) => {
      const id = this.add({ method, params, move, isHeld, resolve, reject });
      if (this.state.is === 'open' && !isHeld) this.send(id);
    });
  }

  private enqueueMove(move: KeptMove): Promise<Result<'move'>> {
    const { table, action, key } = move;
    const forget = () => this.outbox.remove(key);
    const answer = this.enqueue('move', { table, action, key }, move, this.state.is !== 'open');
    answer.then(forget, forget);
    return answer;
  }

  private add(call: Omit<Pending, 'isSent' | 'timer'>): number {
    const id = ++this.lastId;
    this.pending.set(id, { ...call, isSent: false, timer: undefined });
    return id;
  }

  private send(id: number): void {
    const call = this.pending.get(id)!;
    call.isSent = true;
    if (this.kind === 'online') call.timer = setTimeout(() => this.drop(), patience);
    this.transport.send(JSON.stringify({ jsonrpc: '2.0', id, method: call.method, params: call.params }));
  }

  private flush(): void {
    for (const [id, call] of [...this.pending]) if (!call.isSent && !call.isHeld) this.send(id);
  }

  private received(text: string): void {
    const message = JSON.parse(text) as Answer | ServerMessage | TurnedOut;
    if (!('method' in message)) this.answered(message);
    else if (message.method === 'turned-out') this.notShown(message.params.table, turnedOut(message.params.why));
    else this.heard(message);
  }

  private answered({ id, result, error }: Answer): void {
    const call = this.pending.get(id);
    if (!call) return;
    this.pending.delete(id);
    clearTimeout(call.timer);
    if (error) return call.reject(refusedBy(error));
    if (call.method === 'move') this.moved(result as Result<'move'>);
    call.resolve(result as never);
  }

  // --- tables

  private heard(message: ServerMessage): void {
    const table = message.method === 'step' ? message.params[0] : message.params.table;
    if (this.feeds.get(table)?.take(message) === false) this.resync(table);
  }

  /** The answer to a move is the step itself, or only its number when the key was known. */
  private moved(result: Result<'move'>): void {
    const [table, seq] = result;
    if (result.length > 2) this.heard({ method: 'step', params: result as StepMessage });
    else if (this.feeds.get(table)?.knows(seq) === false) this.resync(table);
  }

  private watch(table: TableId): void {
    this.feeds.get(table)?.reset();
    const resolve = (snapshot: TableSnapshot) => this.watched(table, snapshot);
    const reject = (refused: Refused) => this.notShown(table, refused);
    this.send(this.add({ method: 'watch', params: { table, legal: true }, move: null, isHeld: false, resolve, reject }));
  }

  private watched(table: TableId, snapshot: TableSnapshot): void {
    const feed = this.feeds.get(table);
    feed?.snapshot(snapshot);
    const basis = basisOf(snapshot.you, snapshot.view, snapshot.legal ?? []);
    this.release(table, (move) => move.basis === basis);
    if (!feed) this.call('unwatch', { table }).catch(ignore);
  }

  private notShown(table: TableId, refused: Refused): void {
    if (refused.why === 'page.lost') return;
    if (refused.code === codes.tooFast) {
      setTimeout(() => this.resync(table), 1000);
      return;
    }
    this.feeds.get(table)?.tell({ method: 'refused', params: refused });
    this.release(table, () => false);
  }

  private heldTables(): TableId[] {
    return [...this.pending.values()].flatMap(({ isHeld, move }) => (isHeld && move ? [move.table] : []));
  }

  /**
   * Sends the moves that waited for news of their table. When another decision is asked by now, the move must not be made; number 0,
   * which no table has, then makes the server tell whether it had been made before the line broke.
   */
  private release(table: TableId, isSameDecision: (move: KeptMove) => boolean): void {
    for (const [id, call] of this.pending) {
      if (!call.isHeld || call.move?.table !== table) continue;
      call.isHeld = false;
      if (!isSameDecision(call.move)) call.params = { ...call.params, seq: 0 };
      this.send(id);
    }
  }

  private unfollow(table: TableId, listener: TableListener): void {
    const feed = this.feeds.get(table);
    if (!feed?.listeners.delete(listener) || feed.listeners.size > 0) return;
    this.feeds.delete(table);
    if (this.state.is === 'open') this.call('unwatch', { table }).catch(ignore);
  }
}

function ignore(): void {}
