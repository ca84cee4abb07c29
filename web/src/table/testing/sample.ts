import type { SeasView } from '../../games/seas/view';
import type { Chair, TableSnapshot } from '../../wire/protocol';

export const seasView: SeasView = {
  game: 'seas',
  seats: 3,
  options: { target: 7, last_clears: false, first: 'p0' },
  phase: 'play',
  to_act: ['p0'],
  over: false,
  winners: null,
  round: 1,
  cycle: 1,
  start: 'p0',
  turn: 'p0',
  display: ['G4', 'C5', 'R3', 'X7'],
  hands: [['G8', 'C2', 'R9', 'X1'], 4, 4],
  chests: [0, 3, 2],
  harbour: 8,
  aside: [],
  ships: [2, 4, 3],
  last_taker: 'p1',
  looking: null,
  scores: [],
};

export const chairs: Chair[] = [
  { is: 'person', name: 'Ada', here: true, bot: false },
  { is: 'person', name: 'Bo', here: true, bot: false },
  { is: 'bot', name: 'bot (medium)', level: 'medium' },
];

/** A table of 7 Seas for three at which we sit on p0 and have to act. */
export const playing: TableSnapshot = {
  table: 'h56nyb3dj4',
  seq: 10,
  stage: 'playing',
  settings: {
    game: 'seas',
    seats: 3,
    options: {},
    clock: null,
    open: false,
    away: 120,
    idle: 600,
    level: 'medium',
    chat: true,
    slow: 0,
    spectators: true,
  },
  seats: chairs,
  you: 'p0',
  watching: 0,
  host: true,
  commitment: 'c0ffee',
  mixes: {},
  clock: null,
  undo: null,
  chat: [],
  muted: [],
  closed: null,
  rematch: null,
  view: seasView,
  legal: ['G8xC5+R3', 'C2', 'R9', 'X1'],
  link: 'https://cards.example/t/h56nyb3dj4',
};

export const waiting: TableSnapshot = {
  ...playing,
  seq: 3,
  stage: 'waiting',
  seats: [chairs[0]!, { is: 'empty' }, { is: 'empty' }],
  view: null,
  legal: [],
};
