// The engine (docs/protocol.md) for the page: rules, records and bots without a table of the hub.
import type { CoachAdvice, CountedCards, OpenedReview, ReviewedStep } from '../wire/coach';
import type { Thought } from './thinker';

/** A line of its protocol, a question to a bot or to the coach, a record to look back on, a step of it. */
export interface EngineQuestion {
  id: number;
  is: 'engine' | 'think' | 'advise' | 'countCards' | 'review' | 'reviewStep';
  text: string;
}
export interface EngineReply {
  id: number;
  text?: string;
  failure?: string;
}

/** The engine refused. */
export class EngineError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: { why: string; ruling: string },
  ) {
    super(message);
  }
}

interface Envelope {
  result?: unknown;
  error?: { code: number; message: string; data?: { why: string; ruling: string } };
}

export class Engine {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, { resolve(text: string): void; reject(why: Error): void }>();
  private last = 0;

  /** One request; fails with `EngineError` when it is refused. */
  async ask<T>(method: string, params: object = {}): Promise<T> {
    const answer = await this.post('engine', JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
    const { result, error } = JSON.parse(answer) as Envelope;
    if (error) throw new EngineError(error.code, error.message, error.data);
    return result as T;
  }
  /** What a bot thinks; fails with the reason when the question is refused. */
  think(question: string): Promise<Thought> {
    return this.answer('think', question);
  }
  /** What the coach says to the same question; the bot that it names is not looked at. */
  advise(question: string): Promise<CoachAdvice> {
    return this.answer('advise', question);
  }
  countCards(question: string): Promise<CountedCards> {
    return this.answer('countCards', question);
  }
  /** Fails with the line that is wrong. */
  openReview(record: string): Promise<OpenedReview> {
    return this.answer('review', record);
  }
  /** Of the record that was opened last. */
  reviewStep(number: number): Promise<ReviewedStep> {
    return this.answer('reviewStep', String(number));
  }
  /** All its tables are gone; the next question starts a new one. */
  close(): void {
    this.worker?.terminate();
    this.worker = null;
    this.fail('the engine was closed');
  }

  private async answer<T extends object>(is: EngineQuestion['is'], text: string): Promise<T> {
    const answer = JSON.parse(await this.post(is, text)) as T | { failure: string };
    if ('failure' in answer) throw new Error(answer.failure);
    return answer;
  }

  private post(is: EngineQuestion['is'], text: string): Promise<string> {
    this.worker ??= this.start();
    const id = ++this.last;
    this.worker.postMessage({ id, is, text } satisfies EngineQuestion);
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  private start(): Worker {
    const worker = new Worker(new URL('./engine_worker.ts', import.meta.url), { type: 'module', name: 'septem engine' });
    worker.onmessage = (event: MessageEvent<EngineReply>) => this.heard(event.data);
    worker.onerror = () => this.close();
    return worker;
  }

  private heard({ id, text, failure }: EngineReply): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (text !== undefined) return waiting?.resolve(text);
    waiting?.reject(new Error(failure));
    // A module that broke once is not to be trusted again.
    this.close();
  }

  private fail(why: string): void {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const one of waiting) one.reject(new Error(why));
  }
}
