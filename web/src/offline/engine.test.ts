import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('a worker that gives no sign', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is done without: its work is done here, what waits and what comes', async () => {
    const engine = new Engine(openSeptem);
    const hello = engine.ask('hello');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(worker().isTerminated).toBe(true);
    expect(await hello).toMatchObject({ protocol: 1 });
    expect(await engine.ask('new', { game: 'seas', seats: 3, seed: 1 })).toMatchObject({ table: 1 });
    expect(FakeWorker.all).toHaveLength(1);
  });

  it('may take as long as it likes once it runs', async () => {
    const hello = new Engine(openSeptem).ask('hello');
    worker().say({ id: 0 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(worker().isTerminated).toBe(false);
    await answerAll();
    expect(await hello).toMatchObject({ protocol: 1 });
  });

  it('is not waited for when the engine was closed meanwhile', async () => {
    const engine = new Engine(openSeptem);
    const failed = expect(engine.ask('hello')).rejects.toThrow('closed');
    engine.close();
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(FakeWorker.all).toHaveLength(1);
  });
});
