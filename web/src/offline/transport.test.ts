import { beforeEach, expect, it, vi } from 'vitest';
import type { Transport } from '../wire/transport';
import type { FromPage, ToPage } from './messages';
import { FakeWorker } from './testing/fake_worker';

type Offline = typeof import('./transport');

let offlineTransport: Offline['offlineTransport'];
let hide: () => void;

beforeEach(async () => {
  vi.resetModules();
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (hide = listener));
  ({ offlineTransport } = await import('./transport'));
});

const worker = () => FakeWorker.last<FromPage, ToPage>();

function listen(transport: Transport): string[] {
  const heard: string[] = [];
  transport.open({
    opened: () => heard.push('opened'),
    received: (text) => heard.push(text),
    closed: () => heard.push('closed'),
  });
  return heard;
}

it('two lines share a worker, and hear each what is theirs', () => {
  const [one, two] = [offlineTransport(), offlineTransport()];
  const [first, second] = [listen(one), listen(two)];
  expect(FakeWorker.all).toHaveLength(1);
  worker().say(['opened', 1]);
  worker().say(['opened', 2]);
  two.send('hello');
  worker().say(['received', 2, 'hello yourself']);
  expect(first).toEqual(['opened']);
  expect(second).toEqual(['opened', 'hello yourself']);
  expect(worker().posted).toEqual([
    ['open', 1],
    ['open', 2],
    ['send', 2, 'hello'],
  ]);
});

it('a line that was closed hears and says nothing more', () => {
  const transport = offlineTransport();
  const heard = listen(transport);
  transport.close();
  transport.send('too late');
  transport.close();
  worker().say(['received', 1, 'too late']);
  expect(heard).toEqual([]);
  expect(worker().posted).toEqual([
    ['open', 1],
    ['close', 1],
  ]);
});

it('can be opened again after the worker has closed it', () => {
  const transport = offlineTransport();
  expect(listen(transport)).toEqual([]);
  worker().say(['closed', 1]);
  const heard = listen(transport);
  worker().say(['opened', 2]);
  transport.send('again');
  expect(heard).toEqual(['opened']);
  expect(worker().posted.at(-1)).toEqual(['send', 2, 'again']);
});

it('a worker that cannot be loaded closes all lines, and the next line starts another', () => {
  const transport = offlineTransport();
  const heard = listen(transport);
  const broken = worker();
  broken.onerror?.();
  expect(heard).toEqual(['closed']);
  expect(broken.isTerminated).toBe(true);
  listen(transport);
  expect(FakeWorker.all).toHaveLength(2);
});

it('tells the page whether games outlive it, and the worker when the page goes', () => {
  const told: boolean[] = [];
  listen(offlineTransport((isLasting) => told.push(isLasting)));
  worker().say(['lasting', false]);
  hide();
  expect(told).toEqual([false]);
  expect(worker().posted.at(-1)).toEqual(['leave']);
});
