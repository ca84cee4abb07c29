// Time, so that tests can hold it in their hand.
export interface Clock {
  /** Milliseconds since some moment. */
  now(): number;
  /** Calls `work` once, later; the answer calls it off. */
  after(milliseconds: number, work: () => void): () => void;
}

export const realClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};
