// A channel between workers that a test can cut.
import type { Channel } from '../keeper';
import type { Call } from '../messages';

export class Bus {
  private readonly ends = new Set<End>();

  join(): End {
    const end = new End((call) => this.spread(end, call));
    this.ends.add(end);
    return end;
  }
  private spread(from: End, call: Call): void {
    for (const end of this.ends) if (end !== from) setImmediate(() => end.heard(structuredClone(call)));
  }
}

export class End implements Channel {
  onmessage: ((event: MessageEvent<Call>) => void) | null = null;
  /** Like the worker of a tab that the browser has frozen: it hears and says nothing. */
  isFrozen = false;

  constructor(private readonly spread: (call: Call) => void) {}

  postMessage(call: Call): void {
    if (!this.isFrozen) this.spread(call);
  }
  heard(call: Call): void {
    if (!this.isFrozen) this.onmessage?.({ data: call } as MessageEvent<Call>);
  }
}
