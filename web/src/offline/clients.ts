// The hub's clients: one for each open line of each tab.
import type { Clock } from './clock';
import type { PageHub } from './hub';
import type { FromPage, ToPage } from './messages';

interface Client {
  number: number;
  worker: string;
  line: number;
}

export class Clients {
  hub: PageHub | null = null;
  private readonly clients = new Map<number, Client>();
  /** When each worker was heard last. */
  private readonly workers = new Map<string, number>();
  private last = 0;

  constructor(
    private readonly clock: Clock,
    private readonly silence: number,
    private readonly tell: (worker: string, message: ToPage) => void,
  ) {}

  /** Something came from the page of this worker. */
  serve(worker: string, message: FromPage): void {
    if (message[0] === 'leave') return;
    this.workers.set(worker, this.clock.now());
    const [kind, line] = message;
    if (kind === 'open') return this.open(worker, line);
    const client = [...this.clients.values()].find((one) => one.worker === worker && one.line === line);
    // A line of a keeper before this one, or of a page that slept too long.
    if (!client) return this.tell(worker, ['closed', line]);
    if (kind === 'send') return this.hub?.received(client.number, message[2]);
    this.close(client);
  }

  send(number: number, text: string): void {
    const client = this.clients.get(number);
    if (client) this.tell(client.worker, ['received', client.line, text]);
  }

  drop(number: number): void {
    const client = this.clients.get(number);
    if (!client) return;
    this.tell(client.worker, ['closed', client.line]);
    this.close(client);
  }

  isAlive(worker: string): void {
    if (this.workers.has(worker)) this.workers.set(worker, this.clock.now());
  }

  /** Lets go of the tabs that have not been heard of for too long. `but`: the keeper's own. */
  forgetSilent(but: string): void {
    const deadline = this.clock.now() - this.silence;
    for (const [worker, heard] of this.workers) {
      if (worker === but || heard >= deadline) continue;
      this.workers.delete(worker);
      for (const client of [...this.clients.values()]) if (client.worker === worker) this.drop(client.number);
    }
  }

  private open(worker: string, line: number): void {
    const client = { number: ++this.last, worker, line };
    this.clients.set(client.number, client);
    this.hub?.opened(client.number);
    this.tell(worker, ['opened', line]);
  }

  private close(client: Client): void {
    this.clients.delete(client.number);
    this.hub?.closed(client.number);
  }
}
