// Stands in for the browser's Worker: the test is the other end.
export class FakeWorker<From, To> {
  static all: FakeWorker<unknown, unknown>[] = [];
  readonly posted: From[] = [];
  isTerminated = false;
  onmessage: ((event: MessageEvent<To>) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    FakeWorker.all.push(this as FakeWorker<unknown, unknown>);
  }
  /** The one that was started last. */
  static last<From, To>(): FakeWorker<From, To> {
    return FakeWorker.all.at(-1) as FakeWorker<From, To>;
  }

  postMessage(message: From): void {
    this.posted.push(message);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  say(message: To): void {
    this.onmessage?.({ data: message } as MessageEvent<To>);
  }
}
