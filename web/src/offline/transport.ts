// The page's end of the line to the hub in the worker.
import type { Transport, TransportListener } from '../wire/transport';
import type { FromPage, ToPage } from './messages';
import { NearThinker } from './near_thinker';

/** Hears whether games outlive the page: false where the browser refuses to log them. */
export type LastingListener = (isLasting: boolean) => void;

/** One worker for all lines of the page, started with the first. */
class Exchange {
  private worker: Worker | null = null;
  private readonly listeners = new Map<number, TransportListener>();
  private readonly thinker = new NearThinker((message) => this.worker?.postMessage(message));
  private last = 0;
  onLasting: LastingListener = () => undefined;

  open(listener: TransportListener): number {
    const line = ++this.last;
    this.listeners.set(line, listener);
    this.post(['open', line]);
    return line;
  }
  send(line: number, text: string): void {
    if (this.listeners.has(line)) this.post(['send', line, text]);
  }
  close(line: number): void {
    if (this.listeners.delete(line)) this.post(['close', line]);
  }

  private post(message: FromPage): void {
    this.worker ??= this.start();
    this.worker.postMessage(message);
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'septem' });
    worker.onmessage = (event: MessageEvent<ToPage>) => this.heard(event.data);
    worker.onerror = () => this.fail();
    // So that another tab takes over at once.
    addEventListener('pagehide', () => worker.postMessage(['leave'] satisfies FromPage));
    return worker;
  }

  private heard(message: ToPage): void {
    if (message[0] === 'lasting') return this.onLasting(message[1]);
    if (message[0] === 'think' || message[0] === 'call-off') return this.thinker.heard(message);
    const listener = this.listeners.get(message[1]);
    if (message[0] === 'opened') listener?.opened();
    if (message[0] === 'received') listener?.received(message[2]);
    if (message[0] !== 'closed') return;
    this.listeners.delete(message[1]);
    listener?.closed();
  }

  /** The worker could not be loaded: the next line tries again. */
  private fail(): void {
    this.worker?.terminate();
    this.worker = null;
    this.thinker.close();
    const listeners = [...this.listeners.values()];
    this.listeners.clear();
    for (const listener of listeners) listener.closed();
  }
}

const exchange = new Exchange();

export function offlineTransport(onLasting?: LastingListener): Transport {
  let line = 0;
  if (onLasting) exchange.onLasting = onLasting;
  return {
    kind: 'offline',
    open: (listener) => void (line = exchange.open(listener)),
    send: (text) => exchange.send(line, text),
    close: () => exchange.close(line),
  };
}
