import { beforeEach, expect, it, vi } from 'vitest';
import type { EngineQuestion, EngineReply } from './engine';
import { FakeWorker } from './testing/fake_worker';
import { CalledOff, Thinker } from './thinker';

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
});

const worker = () => FakeWorker.last<EngineQuestion, EngineReply>();
const asked = () => worker().posted.map(({ text }) => text);
const thought = (action: string) => ({ action, options: [], line: [], work: 1 });
const answer = (action: string) => worker().say({ id: worker().posted.at(-1)!.id, text: JSON.stringify(thought(action)) });

it('asks one question after the other', async () => {
  const thinker = new Thinker();
  const [one, two] = [thinker.think('first'), thinker.think('second')];
  expect(asked()).toEqual(['first']);
  answer('G4');
  expect(await one.thought).toEqual(thought('G4'));
  await vi.waitFor(() => expect(asked()).toEqual(['first', 'second']));
  answer('C5');
  expect(await two.thought).toEqual(thought('C5'));
});

it('a question that is called off while it waits is never asked', async () => {
  const thinker = new Thinker();
  const one = thinker.think('first');
  const two = thinker.think('second');
  two.callOff();
  await expect(two.thought).rejects.toBeInstanceOf(CalledOff);
  answer('G4');
  await one.thought;
  expect(asked()).toEqual(['first']);
});

it('a thought that is called off ends at once, and the next question is answered by another worker', async () => {
  const thinker = new Thinker();
  const slow = thinker.think('slow');
  const next = thinker.think('next');
  slow.callOff();
  await expect(slow.thought).rejects.toBeInstanceOf(CalledOff);
  expect(FakeWorker.all).toHaveLength(2);
  expect(FakeWorker.all[0]!.isTerminated).toBe(true);
  answer('G4');
  expect(await next.thought).toEqual(thought('G4'));
});

it('a refusal says why, and others are answered all the same', async () => {
  const thinker = new Thinker();
  const bad = thinker.think('bad');
  const good = thinker.think('good');
  worker().say({ id: 1, text: JSON.stringify({ failure: 'no game comes to what was told' }) });
  await expect(bad.thought).rejects.toThrow('no game comes to what was told');
  await vi.waitFor(() => expect(asked()).toEqual(['bad', 'good']));
  answer('G4');
  expect(await good.thought).toEqual(thought('G4'));
});
