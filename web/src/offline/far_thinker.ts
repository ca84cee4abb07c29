// The hub's questions to bots go to the page, whose thinker starts a worker for them: a worker that starts another one has been seen to
// stand still for good, in Firefox.
import type { ToPage } from './messages';
import { CalledOff, type Asked, type Thought } from './thinker';

export type ToThinker = ['think', number, string] | ['call-off', number];
export type FromThinker = ['thought', number, Thought] | ['no-thought', number, string];

/** In the hub's worker: asks the page. */
export class FarThinker {
  private readonly waiting = new Map<number, { resolve(thought: Thought): void; reject(why: Error): void }>();
  private last = 0;

  constructor(private readonly tellPage: (message: ToPage) => void) {}

  think(question: string): Asked {
    const id = ++this.last;
    const thought = new Promise<Thought>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    this.tellPage(['think', id, question]);
    return { thought, callOff: () => this.callOff(id) };
  }

  heard([is, id, what]: FromThinker): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (is === 'thought') waiting?.resolve(what);
    else waiting?.reject(new Error(what));
  }

  private callOff(id: number): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    this.waiting.delete(id);
    this.tellPage(['call-off', id]);
    waiting.reject(new CalledOff('the question was called off'));
  }
}
