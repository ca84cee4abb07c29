import { expect, test } from 'vitest';
import { reviewRecord } from './review_workers';

/** Opens after so many milliseconds; null: never. */
function engineAfter(wait: number | null) {
  return {
    isClosed: false,
    async openReview() {
      if (wait === null) throw new Error('line 1');
      await new Promise((resolve) => setTimeout(resolve, wait));
      return { steps: 5, owners: [0, 1] };
    },
    reviewStep: (step: number) => Promise.resolve({ step, seat: null, text: 'deal', outlook: [0.5, 0.5] }),
    close() {
      this.isClosed = true;
    },
  };
}

test('every step comes once, and none before the record is open, whichever worker is ready first', async () => {
  const engines = [engineAfter(5), engineAfter(0)];
  const heard: string[] = [];
  await reviewRecord('game', { opened: () => heard.push('opened'), step: ({ step }) => heard.push(String(step)) }, engines).done;
  expect(heard[0]).toBe('opened');
  expect(heard.slice(1).sort()).toEqual(['0', '1', '2', '3', '4']);
  expect(engines.map(({ isClosed }) => isClosed)).toEqual([true, true]);
});

test('a record that cannot be read fails with the reason', async () => {
  await expect(reviewRecord('bad', { opened: () => undefined, step: () => undefined }, [engineAfter(null)]).done).rejects.toThrow('line 1');
});

test('nothing is asked any more once it was stopped', async () => {
  const engine = engineAfter(0);
  const heard: number[] = [];
  const listener = {
    opened: () => undefined,
    step: ({ step }: { step: number }) => {
      heard.push(step);
      if (step === 1) run.stop();
    },
  };
  const run = reviewRecord('game', listener, [engine]);
  await run.done;
  expect(heard).toEqual([0, 1]);
});
