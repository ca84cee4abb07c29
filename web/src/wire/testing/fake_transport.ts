import type { Surroundings } from '../surroundings';
import type { Transport, TransportListener } from '../transport';

interface Request {
  id: number;
  method: string;
  params: Record<string, unknown>;
}

/** A line whose other end is the test. */
export class FakeTransport implements Transport {
  sent: Request[] = [];
  opens = 0;
  private listener: TransportListener | null = null;

  constructor(readonly kind: Transport['kind'] = 'online') {}

  open(listener: TransportListener): void {
    this.listener = listener;
    ++this.opens;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }
  close(): void {
    this.listener = null;
  }

  /** The line is up; what is sent afterwards counts from nothing. */
  accept(): void {
    this.sent = [];
    this.listener?.opened();
  }
  break(): void {
    const listener = this.listener;
    this.listener = null;
    listener?.closed();
  }
  say(message: object): void {
    this.listener?.received(JSON.stringify({ jsonrpc: '2.0', ...message }));
  }

  /** The last request of this method. */
  request(method: string): Request {
    const found = this.sent.findLast((request) => request.method === method);
    if (!found) throw new Error(`no ${method} was sent`);
    return found;
  }
  count(method: string): number {
    return this.sent.filter((request) => request.method === method).length;
  }
  answer(method: string, result: unknown): void {
    this.say({ id: this.request(method).id, result });
  }
  refuse(method: string, code: number, why: string, ruling: string | null = null): void {
    this.say({ id: this.request(method).id, error: { code, message: why, data: { why, ruling } } });
  }
}

export class FakeSurroundings implements Surroundings {
  wakers: (() => void)[] = [];
  offliners: (() => void)[] = [];
  private number = 0;

  constructor(readonly stored = new Map<string, string>()) {}
  read = (key: string) => this.stored.get(key) ?? null;
  keep = (key: string, value: string) => void this.stored.set(key, value);
  forget = (key: string) => void this.stored.delete(key);
  keys = () => [...this.stored.keys()];
  random = () => (this.number = (this.number + 0.37) % 1);
  now = () => 1_000_000;
  onWake = (listener: () => void) => void this.wakers.push(listener);
  onOffline = (listener: () => void) => void this.offliners.push(listener);
}

export const helloAnswer = { name: 'Ada', server: 'Septem', version: '1', protocol: 3, games: [], levels: ['easy', 'medium'], emotes: ['hello', 'oops'] };
