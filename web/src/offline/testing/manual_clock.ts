// Time that passes only when a test says so.
import type { Clock } from '../clock';

interface Timer {
  at: number;
  work(): void;
}

/** Lets everything that waits for nothing but its turn have it. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

export class ManualClock implements Clock {
  private time = 0;
  private timers: Timer[] = [];

  now(): number {
    return this.time;
  }
  after(milliseconds: number, work: () => void): () => void {
    const timer = { at: this.time + milliseconds, work };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((one) => one !== timer));
  }

  /** Goes on to the next timer. */
  async next(): Promise<void> {
    const [first] = this.timers.toSorted((a, b) => a.at - b.at);
    if (!first) throw new Error('nothing will ever happen again');
    await this.pass(first.at - this.time);
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    for (;;) {
      const [due] = this.timers.filter((timer) => timer.at <= end).toSorted((a, b) => a.at - b.at);
      if (!due) break;
      this.timers = this.timers.filter((timer) => timer !== due);
      this.time = Math.max(this.time, due.at);
      due.work();
      await settle();
    }
    this.time = end;
    await settle();
  }
}
