// Bots think in a worker of their own, so that whoever answers a table never waits for them. One question at a time, the others in line.
import { Engine } from './engine';

/** What a bot thinks (docs/protocol.md). */
export interface Thought {
  action: string;
  /** What it compared, if it compares. */
  options: { action: string; value: number; visits: number }[];
  /** How it expects the game to go on. */
  line: string[];
  /** Pieces of work done. */
  work: number;
}

export interface Asked {
  /** Fails when the question is refused or called off. */
  thought: Promise<Thought>;
  /** Nobody wants the answer any more. */
  callOff(): void;
}

export class CalledOff extends Error {}

interface Waiting {
  question: string;
  resolve(thought: Thought): void;
  reject(why: unknown): void;
}

export class Thinker {
  private readonly line: Waiting[] = [];
  private current: Waiting | null = null;
  private engine: Engine | null = null;

  /** A question is data, as text: what a seat was told of its game, and which bot is asked. */
  think(question: string): Asked {
    let one!: Waiting;
    const thought = new Promise<Thought>((resolve, reject) => (one = { question, resolve, reject }));
    this.line.push(one);
    this.next();
    return { thought, callOff: () => this.callOff(one) };
  }

  private callOff(one: Waiting): void {
    const place = this.line.indexOf(one);
    if (place >= 0) this.line.splice(place, 1);
    else if (one !== this.current) return;
    one.reject(new CalledOff('the question was called off'));
    if (one !== this.current) return;
    // A module at work hears nothing: the worker goes, and the next question starts another.
    this.current = null;
    this.engine?.close();
    this.engine = null;
    this.next();
  }

  private next(): void {
    if (this.current) return;
    const one = this.line.shift();
    if (!one) return;
    this.current = one;
    this.engine ??= new Engine();
    this.engine.think(one.question).then(
      (thought) => this.done(one, () => one.resolve(thought)),
      (why: unknown) => this.done(one, () => one.reject(why)),
    );
  }

  private done(one: Waiting, settle: () => void): void {
    settle();
    if (one !== this.current) return;
    this.current = null;
    this.next();
  }
}
