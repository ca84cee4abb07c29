// One hub for all tabs. One tab's worker keeps it, the others pass their pages' messages on to it over a channel. When the keeper
// goes or falls silent another one takes over from the log: its claim makes the old one's writes fail, so that two can never both
// acknowledge a move. Pages see a line that closes, and open it again.
import { Clients } from './clients';
import type { Clock } from './clock';
import { PageHub } from './hub';
import type { Call, FromPage, ToPage } from './messages';
import type { SeptemModule } from './module';
import { MemoryLog, type EventLog } from './event_log';
import type { Asked } from './thinker';

export interface Channel {
  postMessage(call: Call): void;
  onmessage: ((event: MessageEvent<Call>) => void) | null;
}

export interface KeeperWorld {
  /** A random name of this worker. */
  id: string;
  clock: Clock;
  /** All workers of this browser; null where there is no such thing. */
  channel: Channel | null;
  /** What links to tables begin with. */
  linksBeginWith: string;
  openLog(): Promise<EventLog>;
  /** Loads what `openModule` will need. */
  prepareModule(): Promise<void>;
  openModule(): Promise<SeptemModule>;
  /** Asks a bot, in a worker of its own. */
  think(question: string): Asked;
  tellPage(message: ToPage): void;
  complain(why: unknown): void;
}

/** How long a worker that comes waits for the keeper's answer before it takes over. */
const greeting = 100;
const pingEvery = 1_000;
/** A keeper or a follower that is silent for so long is gone, or asleep in a background tab. */
const silence = 4_000;

export class Keeper {
  /** The page's open lines. */
  private readonly lines = new Set<number>();
  /** Asking: is there a keeper? Claiming: there was none; from here on nobody is followed before the log has decided. */
  private role: 'none' | 'asking' | 'claiming' | 'keeping' | 'following' = 'none';
  private keeper = '';
  private keeperHeard = 0;
  private log: EventLog = new MemoryLog();
  private isLasting = false;
  private lastingTold: boolean | null = null;
  private clients: Clients | null = null;
  private callOff: () => void = () => undefined;

  constructor(private readonly world: KeeperWorld) {
    if (world.channel) world.channel.onmessage = (event) => this.heard(event.data);
  }

  /** Something came from the page. */
  fromPage(message: FromPage): void {
    if (message[0] === 'leave') return this.leave();
    if (message[0] === 'open') this.lines.add(message[1]);
    if (message[0] === 'close') this.lines.delete(message[1]);
    if (this.role === 'keeping') this.clients!.serve(this.world.id, message);
    if (this.role === 'following') this.pass(message);
    if (this.role === 'none' && message[0] === 'open') void this.begin();
  }

  // --- becoming the keeper, or not

  private async begin(): Promise<void> {
    this.role = 'asking';
    try {
      await Promise.all([this.openLog(), this.askAround(), this.world.prepareModule()]);
      // Somebody may have answered.
      if (this.isAsking()) await this.keep();
    } catch (error) {
      this.world.complain(error);
      this.stepDown();
    }
  }

  /** After a wait the compiler no longer knows. */
  private isAsking(): boolean {
    return this.role === 'asking';
  }

  private askAround(): Promise<void> {
    const { channel, clock, id } = this.world;
    if (!channel) return Promise.resolve();
    channel.postMessage({ is: 'who', from: id });
    return new Promise((resolve) => clock.after(greeting, resolve));
  }

  private async openLog(): Promise<void> {
    try {
      this.useLog(await this.world.openLog());
    } catch (error) {
      this.world.complain(error);
      this.useLog(new MemoryLog());
    }
  }

  private useLog(log: EventLog): void {
    this.log.close();
    this.log = log;
    this.isLasting = log.isLasting;
  }

  private async keep(): Promise<void> {
    this.role = 'claiming';
    try {
      this.clients = await this.openHub();
    } catch (error) {
      // What is stored is left as it is: better a game that is not kept than none.
      this.world.complain(error);
      this.useLog(new MemoryLog());
      this.clients = await this.openHub();
    }
    this.role = 'keeping';
    this.tellLasting(this.isLasting);
    this.announce();
    this.pulse();
    for (const line of this.lines) this.clients.serve(this.world.id, ['open', line]);
  }

  private async openHub(): Promise<Clients> {
    const { clock, id, linksBeginWith } = this.world;
    const clients = new Clients(clock, silence, (worker, message) => this.tell(worker, message));
    clients.hub = await PageHub.open({
      module: await this.world.openModule(),
      log: this.log,
      clock,
      id,
      linksBeginWith,
      think: (question) => this.world.think(question),
      send: (client, text) => clients.send(client, text),
      drop: (client) => clients.drop(client),
      logLost: (why) => this.loseLog(why),
      ended: (why) => {
        this.world.complain(why);
        this.stepDown();
      },
    });
    return clients;
  }

  private announce(): void {
    this.channel()?.postMessage({ is: 'keeper', id: this.world.id, isLasting: this.isLasting });
  }

  /** Tabs without a common log have nothing to agree on. */
  private channel(): Channel | null {
    return this.role === 'keeping' && !this.log.isLasting ? null : this.world.channel;
  }

  private loseLog(why: unknown): void {
    this.world.complain(why);
    this.isLasting = false;
    this.tellLasting(false);
    this.announce();
  }

  private stepDown(): void {
    if (this.role === 'keeping') this.channel()?.postMessage({ is: 'bye', id: this.world.id });
    this.clients?.hub?.stop();
    this.clients = null;
    this.callOff();
    this.role = 'none';
    this.keeper = '';
    this.closeLines();
  }

  private leave(): void {
    for (const line of this.lines) if (this.role === 'following') this.pass(['close', line]);
    this.stepDown();
  }

  private closeLines(): void {
    const lines = [...this.lines];
    this.lines.clear();
    for (const line of lines) this.world.tellPage(['closed', line]);
  }

  // --- between the workers

  private heard(call: Call): void {
    switch (call.is) {
      case 'who':
        if (this.role !== 'keeping') return;
        this.clients!.isAlive(call.from);
        return this.announce();
      case 'keeper':
        return this.heardOfKeeper(call.id, call.isLasting);
      case 'bye':
        if (this.role === 'following' && call.id === this.keeper) this.takeOver();
        return;
      case 'to-keeper':
        if (call.to === this.world.id && this.role === 'keeping') this.clients!.serve(call.from, call.message);
        return;
      case 'to-page':
        if (call.to === this.world.id && call.from === this.keeper) this.tellOwnPage(call.message);
        return;
    }
  }

  private heardOfKeeper(id: string, isLasting: boolean): void {
    if (this.role === 'keeping') return void this.settle();
    if (this.role === 'none' || this.role === 'claiming') return;
    const isNew = id !== this.keeper;
    const wasFollowing = this.role === 'following';
    this.role = 'following';
    this.keeper = id;
    this.keeperHeard = this.world.clock.now();
    this.tellLasting(isLasting);
    if (!isNew) return;
    if (wasFollowing) return this.closeLines();
    for (const line of this.lines) this.pass(['open', line]);
    this.pulse();
  }

  /** Two have begun at the same time: the log knows whose it is. */
  private async settle(): Promise<void> {
    const isMine = await this.log.isOwner(this.world.id).catch(() => false);
    if (this.role !== 'keeping') return;
    if (isMine) this.announce();
    else this.stepDown();
  }

  /** The keeper is gone. */
  private takeOver(): void {
    const isWanted = this.lines.size > 0;
    this.stepDown();
    if (isWanted) void this.begin();
  }

  /** Signs of life, of followers to the keeper and back. */
  private pulse(): void {
    this.callOff();
    this.callOff = this.world.clock.after(pingEvery, () => this.pulse());
    if (this.role === 'keeping') this.clients!.forgetSilent(this.world.id);
    if (this.role !== 'following') return;
    if (this.lines.size === 0 || this.keeperHeard < this.world.clock.now() - silence) return this.takeOver();
    this.world.channel?.postMessage({ is: 'who', from: this.world.id });
  }

  private pass(message: FromPage): void {
    this.world.channel?.postMessage({ is: 'to-keeper', to: this.keeper, from: this.world.id, message });
  }

  private tell(worker: string, message: ToPage): void {
    if (worker === this.world.id) return this.tellOwnPage(message);
    this.channel()?.postMessage({ is: 'to-page', to: worker, from: this.world.id, message });
  }

  private tellLasting(isLasting: boolean): void {
    if (isLasting !== this.lastingTold) this.world.tellPage(['lasting', isLasting]);
    this.lastingTold = isLasting;
  }

  private tellOwnPage(message: ToPage): void {
    // A line that the page has closed itself is of no interest to it.
    if (message[0] === 'closed' && !this.lines.delete(message[1])) return;
    this.world.tellPage(message);
  }
}
