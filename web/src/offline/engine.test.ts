import { beforeEach, expect, it, vi } from 'vitest';
import { Engine, type EngineQuestion, type EngineReply } from './engine';
import { FakeWorker } from './testing/fake_worker';
import { openSeptem } from './testing/septem';

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
});

const worker = () => FakeWorker.last<EngineQuestion, EngineReply>();

/** Answers all questions so far, the last one first. */
async function answerAll(): Promise<void> {
  const septem = await openSeptem();
  for (const { id, text } of worker().posted.splice(0).toReversed()) worker().say({ id, text: septem.engine(text) });
}

it('gives each question its own answer, in whatever order they come', async () => {
  const engine = new Engine();
  const hello = engine.ask<{ name: string }>('hello');
  const table = engine.ask<{ table: number }>('new', { game: 'seas', seats: 3, seed: 1 });
  await answerAll();
  expect(await hello).toMatchObject({ name: 'Septem' });
  expect(await table).toMatchObject({ table: 1 });
});

it('a refusal carries its code', async () => {
  const refused = new Engine().ask('new', { game: 'seas', seats: 9 });
  const expected = expect(refused).rejects.toMatchObject({ code: 6, message: 'seas has 2 to 4 seats' });
  await answerAll();
  await expected;
});

it('an engine that breaks fails all that wait, and the next question starts another', async () => {
  const engine = new Engine();
  const asked = [engine.ask('hello'), engine.ask('hello')];
  worker().say({ id: 2, failure: 'RuntimeError: unreachable' });
  const results = await Promise.allSettled(asked);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(worker().isTerminated).toBe(true);
  const again = engine.ask('hello');
  expect(FakeWorker.all).toHaveLength(2);
  await answerAll();
  expect(await again).toMatchObject({ protocol: 1 });
});
