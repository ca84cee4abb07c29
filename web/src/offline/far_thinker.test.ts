import { beforeEach, expect, it, vi } from 'vitest';
import type { EngineQuestion, EngineReply } from './engine';
import { FarThinker, type FromThinker, type ToThinker } from './far_thinker';
import { NearThinker } from './near_thinker';
import { FakeWorker } from './testing/fake_worker';

let far: FarThinker;
let near: NearThinker;
let toHub: FromThinker[];

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
  toHub = [];
  near = new NearThinker((message) => {
    toHub.push(message);
    far.heard(message);
  });
  far = new FarThinker((message) => near.heard(message as ToThinker));
});

const worker = () => FakeWorker.last<EngineQuestion, EngineReply>();
const thought = { action: 'G4', options: [], line: [], work: 1 };

it('a question goes to the page, and its answer back', async () => {
  const { thought: answer } = far.think('what now?');
  expect(worker().posted).toMatchObject([{ is: 'think', text: 'what now?' }]);
  worker().say({ id: 1, text: JSON.stringify(thought) });
  expect(await answer).toEqual(thought);
});

it('a refused question fails in the hub with the reason', async () => {
  const failed = expect(far.think('nonsense').thought).rejects.toThrow('no question');
  worker().say({ id: 1, text: '{"failure": "no question"}' });
  await failed;
});

it('a question that is called off is dropped in the page, and nothing comes back', async () => {
  const asked = far.think('what now?');
  const failed = expect(asked.thought).rejects.toThrow('called off');
  asked.callOff();
  await failed;
  expect(worker().isTerminated).toBe(true);
  expect(toHub).toEqual([]);
});

it('a page that lets the hub go ends what is thought about', () => {
  far.think('what now?').thought.catch(() => undefined);
  near.close();
  expect(worker().isTerminated).toBe(true);
});
