// A record looked back on by several workers, step by step, so that first results are there at once.
import { Engine } from '../offline/engine';
import type { OpenedReview, ReviewedStep } from '../wire/coach';

/** The table goes on beside them. */
const mostWorkers = 4;

export interface ReviewRun {
  /** Fails when the record cannot be read. Steps come in any order. */
  done: Promise<OpenedReview>;
  stop(): void;
}

export interface ReviewListener {
  opened(review: OpenedReview): void;
  step(step: ReviewedStep): void;
}

type Looker = Pick<Engine, 'openReview' | 'reviewStep' | 'close'>;

const ownEngines = () => Array.from({ length: Math.max(1, Math.min(mostWorkers, navigator.hardwareConcurrency || 1)) }, () => new Engine());

export function reviewRecord(record: string, listener: ReviewListener, engines: Looker[] = ownEngines()): ReviewRun {
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    engines.forEach((engine) => engine.close());
  };
  let next = 0;
  let isOpened = false;
  const work = async (engine: Looker) => {
    const opened = await engine.openReview(record);
    // Whoever is ready first: no step may come before it.
    if (!isOpened) listener.opened(opened);
    isOpened = true;
    while (!isStopped && next < opened.steps) listener.step(await engine.reviewStep(next++));
    return opened;
  };
  const done = Promise.all(engines.map(work)).then(([opened]) => opened!);
  return { done: done.finally(stop), stop };
}
