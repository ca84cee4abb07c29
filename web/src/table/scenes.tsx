import type { Scenes } from '../gallery/scenes';
import type { SeasView } from '../games/seas/view';
import { Absent } from '../pages/table';
import type { TableSnapshot } from '../wire/protocol';
import { Refused } from '../wire/refused';
import type { TableFrameProps } from './frame';
import type { Seen } from './seen';
import { chairs, playing, seasView, waiting } from './testing/sample';
import { StillGame, StillTable, type Still } from './testing/still_table';

const log = ['p0 G2', 'p1 C8xR3+G5', 'p2 X4', 'p0 R6'].map((step) => ({ is: 'step' as const, step, before: seasView, after: seasView }));
const chat = [
  { seq: 7, seat: 'p1', name: 'Bo', text: ':good-luck:' },
  { seq: 8, seat: 'p0', name: 'Ada', text: 'You too! This time I keep my kraken to the end.' },
  { seq: 9, seat: null, name: 'Cy', text: 'May I watch?' },
];
const clock = { game: 300, increment: 5 };

function scene(snapshot: TableSnapshot, part: Partial<Seen> = {}, more: Omit<TableFrameProps, 'seen'> = {}) {
  const past = { log: snapshot.view ? log : [], past: log.map(({ step }) => step) };
  return () => <StillTable snapshot={snapshot} past={past} part={part} {...more} />;
}

const over: TableSnapshot = {
  ...playing,
  stage: 'over',
  view: { ...seasView, phase: 'over', to_act: [], over: true, winners: ['p1'], turn: null, ships: [5, 7, 3] } as SeasView,
  legal: [],
};

const hosted: TableSnapshot = { ...playing, chat, muted: [{ seat: null, name: 'Cy' }] };

export const scenes: Scenes = {
  waiting: scene(waiting),
  'waiting-guest': scene({ ...waiting, you: null, host: false, seats: [chairs[0]!, chairs[2]!, { is: 'empty' }] }),
  playing: scene(playing),
  clocks: scene({ ...playing, settings: { ...playing.settings, clock }, clock: [9_000, 184_000, 0] }),
  log: scene(playing, {}, { panel: 'log' }),
  chat: scene({ ...playing, chat }, {}, { panel: 'chat' }),
  'undo-asked': scene({ ...playing, undo: { plea: 9, seat: 'p1', asked: ['p0'], agreed: [] } }),
  'undo-waits': scene({ ...playing, undo: { plea: 9, seat: 'p0', asked: ['p1'], agreed: [] } }),
  host: scene(hosted, {}, { dialog: 'host' }),
  'host-waiting': scene({ ...waiting, seats: [chairs[0]!, chairs[1]!, { is: 'empty' }] }),
  muted: scene({ ...playing, chat, muted: [{ seat: 'p0', name: 'Ada' }], host: false }, {}, { panel: 'chat' }),
  closed: scene({ ...playing, stage: 'closed', closed: { why: 'server.closed-by-host' } }),
  reconnecting: scene(playing, { connection: { is: 'lost', retryIn: 4000 } }),
  outdated: scene(playing, { connection: { is: 'outdated' } }),
  refusal: scene(playing, { refused: new Refused(1, '', 'seas.must-take-same-strength', 'A3') }),
  rules: scene(playing, {}, { ruling: 'A3' }),
  away: scene({
    ...playing,
    seats: [{ is: 'person', name: 'Ada', here: true, bot: true }, { is: 'person', name: 'Bo', here: false, bot: true }, chairs[2]!],
  }),
  spectator: scene({ ...playing, you: null, watching: 2, host: false, legal: [] }),
  /** Whatever moment a test has put there. */
  given: () => {
    const { given } = globalThis as { given?: Still };
    return given ? <StillGame {...given} /> : <StillTable snapshot={playing} past={{ log: [], past: [] }} />;
  },
  over: scene(over),
  rematch: scene({ ...over, rematch: 'next' }),
  absent: () => <Absent title="No table here" words="There is no such table. Perhaps the link is wrong, or the table is gone." />,
};
