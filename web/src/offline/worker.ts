// The worker of a tab: its keeper, with the browser around it.
import { realClock } from './clock';
import { loadCode, openModule } from './code';
import { IndexedLog } from './indexed_log';
import { FarThinker } from './far_thinker';
import { Keeper, type Channel } from './keeper';
import type { ToPage, ToWorker } from './messages';
import type { EventLog } from './event_log';

/** IndexedDB has been seen to never answer; play must begin all the same. */
const patience = 3_000;

function openLog(): Promise<EventLog> {
  const tooLong = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('IndexedDB does not answer')), patience),
  );
  return Promise.race([IndexedLog.open(indexedDB), tooLong]);
}

function randomName(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((number) => number.toString(36)).join('-');
}

const page = globalThis as unknown as DedicatedWorkerGlobalScope;

const tellPage = (message: ToPage) => page.postMessage(message);
const thinker = new FarThinker(tellPage);

const keeper = new Keeper({
  id: randomName(),
  clock: realClock,
  channel: 'BroadcastChannel' in globalThis ? (new BroadcastChannel('septem-hub') as Channel) : null,
  linksBeginWith: location.origin,
  openLog,
  prepareModule: async () => void (await loadCode()),
  openModule,
  think: (question) => thinker.think(question),
  tellPage,
  // eslint-disable-next-line no-console -- for who looks into a broken log or module
  complain: (why) => console.warn('septem offline:', why),
});

page.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data[0] === 'thought' || data[0] === 'no-thought') thinker.heard(data);
  else keeper.fromPage(data);
};
