// One table as this connection may see it: a pure reducer over what the server tells. Drawing is a function of this state.
import type { View } from '../wire/view';
import type {
  Chair,
  ChatLine,
  Closing,
  Person,
  Plea,
  Seat,
  ServerMessage,
  Stage,
  StepMessage,
  TableEvent,
  TableId,
  TableSettings,
  TableSnapshot,
} from '../wire/protocol';
import type { Retelling } from '../wire/history';
import { patched } from '../wire/patch';
import { retold } from './history';
import { freshClocks, placeOf, runningSeats, setClock, turnedClocks, type Clocks } from './clock';

/** A line of the log, told in words when it is drawn, because the language may change. */
export type LogEntry =
  | { is: 'step'; step: string; before: View | null; after: View; /** A bot decided for a person. */ isStoodIn?: boolean }
  | { is: 'event'; event: TableEvent }
  /** An undo, told afterwards: nobody knows any more whose it was. */
  | { is: 'taken-back' }
  /** We were not there for a while. */
  | { is: 'gap' };

export interface TableState {
  table: TableId;
  seq: number;
  stage: Stage;
  settings: TableSettings;
  seats: readonly Chair[];
  you: Seat | null;
  watching: number;
  host: boolean;
  commitment: string | null;
  mixes: Readonly<Record<Seat, string>>;
  clocks: Clocks | null;
  undo: Plea | null;
  chat: readonly ChatLine[];
  muted: readonly Person[];
  closed: Closing | null;
  rematch: TableId | null;
  view: View | null;
  legal: readonly string[];
  link: string;
  log: readonly LogEntry[];
  /** Steps that we saw and that were not taken back. */
  past: readonly string[];
  /** Whose move a bot makes because the time for it was up. */
  late: readonly Seat[];
  /** What was agreed before the host last changed it, while we look. */
  changedFrom: TableSettings | null;
}

export type TableUpdate = { method: 'snapshot'; params: TableSnapshot } | { method: 'history'; params: Retelling } | ServerMessage;

const chatKept = 50;

/** Throws `PatchMisfit` when we have missed something. Only a snapshot makes a table out of nothing. */
export function reduce(state: TableState | null, message: TableUpdate, at: number): TableState | null {
  if (message.method === 'snapshot') return fromSnapshot(state, message.params, at);
  if (!state) return null;
  switch (message.method) {
    case 'history':
      return { ...state, ...retold(message.params.moments) };
    case 'step':
      return withStep(state, message.params, at);
    case 'event':
      return withEvent({ ...state, seq: message.params.seq }, message.params, at);
    case 'here':
      return withPerson(state, message.params.seat, { here: message.params.here });
    case 'watching':
      return { ...state, watching: message.params.watching };
  }
}

function fromSnapshot(old: TableState | null, snapshot: TableSnapshot, at: number): TableState {
  const { clock, legal, ...rest } = snapshot;
  const isSame = old?.seq === snapshot.seq || old?.view === null || !old;
  return {
    ...rest,
    clocks: freshClocks(snapshot.settings.clock, clock, runningSeats(snapshot.view, snapshot.seats), at),
    legal: legal ?? [],
    log: isSame ? (old?.log ?? []) : [...old.log, { is: 'gap' }],
    past: isSame ? (old?.past ?? []) : [],
    late: [],
    changedFrom: null,
  };
}

// --- steps

function withStep(state: TableState, [, seq, steps, patch, clock, legal]: StepMessage, at: number): TableState {
  const before = state.view!;
  const after = patched(before, patch);
  const mover = moverOf(steps, before);
  const isStoodIn = isPlayedByBot(state.seats, mover);
  const seats = state.late.includes(mover) ? chairsWith(state.seats, mover, { bot: false }) : state.seats;
  const clocks = state.clocks && turnedClocks(state.clocks, runningSeats(after, seats), at);
  return {
    ...state,
    seq,
    seats,
    late: state.late.filter((seat) => seat !== mover),
    stage: after.over ? 'over' : state.stage,
    view: after,
    legal: legal ?? [],
    undo: null,
    clocks: clocks && typeof clock === 'number' ? setClock(clocks, mover, clock) : clocks,
    log: [...state.log, ...steps.map((step): LogEntry => ({ is: 'step', step, before, after, ...(isStoodIn && { isStoodIn }) }))],
    past: [...state.past, ...steps],
  };
}

/** Decisions turned up together are told together; then the last one who had to act has made them visible. */
function moverOf(steps: string[], before: View): Seat {
  const step = steps[0] ?? '';
  return step.includes('; ') ? (before.to_act[0] ?? '') : step.split(' ', 1)[0]!;
}

function isPlayedByBot(seats: readonly Chair[], seat: Seat): boolean {
  const chair = seats[placeOf(seat)];
  return chair?.is === 'person' && chair.bot;
}

// --- events

function withEvent(state: TableState, event: TableEvent, at: number): TableState {
  const next = changed(state, event, at);
  const isTold = event.is !== 'chatted' && event.is !== 'mixed';
  return isTold ? { ...next, log: [...next.log, { is: 'event', event }, ...startSteps(event)] } : next;
}

function startSteps(event: TableEvent): LogEntry[] {
  if (event.is !== 'started') return [];
  return event.steps.map((step) => ({ is: 'step', step, before: null, after: event.view }));
}

function changed(state: TableState, event: TableEvent, at: number): TableState {
  switch (event.is) {
    case 'sat':
      return playedBy(withChair(seated(state, event), event.seat, { is: 'person', name: event.name, here: true, bot: false }), at);
    case 'bot':
      return withChair(state, event.seat, event.level ? { is: 'bot', name: '', level: event.level } : { is: 'empty' });
    case 'left':
      return left(withoutPleaOf(state, event.seat), event.seat, at);
    case 'mixed':
      return { ...state, mixes: { ...state.mixes, [event.seat]: event.number } };
    case 'started':
      return { ...withView(state, event, at), stage: 'playing', past: event.steps };
    case 'undone':
      return { ...withView(state, event, at), past: takenBack(state.past, event.seat) };
    case 'timed-out':
      return timedOut(state, event.seat, at);
    case 'undo-asked':
      return { ...state, undo: { plea: event.seq, seat: event.seat, asked: event.asked, agreed: [] } };
    case 'undo-withdrawn':
      return { ...state, undo: null };
    case 'undo-answered':
      return { ...state, undo: event.agrees && state.undo ? { ...state.undo, agreed: [...state.undo.agreed, event.seat] } : null };
    case 'chatted':
      return { ...state, chat: [...state.chat, { seq: event.seq, seat: event.seat, name: event.name, text: event.text }].slice(-chatKept) };
    case 'away':
      return playedBy(withPerson(withoutPleaOf(state, event.seat), event.seat, { bot: true }), at);
    case 'back':
      return playedBy(withPerson(state, event.seat, { bot: false }), at);
    case 'rematched':
      return { ...state, rematch: event.table_next };
    case 'closed':
      return { ...state, stage: 'closed', closed: event };
    case 'turned-out':
      return event.seat === null ? state : left({ ...state, undo: null }, event.seat, at);
    case 'muted':
      return { ...state, muted: [...state.muted.filter((one) => !isSame(one, event)), ...(event.muted ? [event] : [])] };
    case 'slowed':
      return { ...state, settings: { ...state.settings, slow: event.seconds } };
    case 'changed':
      return { ...state, settings: event.settings, changedFrom: state.settings, seats: seatsFor(state.seats, event.settings.seats) };
  }
}

/** Whoever sits keeps their seat; the others come and go. */
function seatsFor(seats: readonly Chair[], count: number): readonly Chair[] {
  return Array.from({ length: count }, (_, place) => seats[place] ?? { is: 'empty' });
}

/** The seat that was given up is empty, and its number no longer mixed in. */
function seated(state: TableState, { seat, from, you }: Extract<TableEvent, { is: 'sat' }>): TableState {
  const next = you ? { ...state, you: seat } : state;
  if (from === null) return next;
  const mixes = Object.fromEntries(Object.entries(next.mixes).filter(([mixer]) => mixer !== from));
  return withChair({ ...next, mixes }, from, { is: 'empty' });
}

function isSame(one: Person, other: Person): boolean {
  return one.seat === other.seat && one.name === other.name;
}

function withView(state: TableState, event: { view: View; clock?: number[]; legal?: string[] }, at: number): TableState {
  const running = runningSeats(event.view, state.seats);
  const clocks = freshClocks(state.settings.clock, event.clock ?? null, running, at);
  return { ...state, view: event.view, legal: event.legal ?? [], undo: null, clocks };
}

/** The past without the last decision of this seat and what came of it. */
function takenBack(past: readonly string[], seat: Seat): string[] {
  const last = past.findLastIndex((step) => step.startsWith(`${seat} `) || step.includes(`; ${seat} `));
  return past.slice(0, Math.max(0, last));
}

function left(state: TableState, seat: Seat, at: number): TableState {
  if (state.stage !== 'waiting') return playedBy(withPerson(state, seat, { bot: true }), at);
  return { ...withChair(state, seat, { is: 'empty' }), you: state.you === seat ? null : state.you };
}

/** Time for a move: a bot makes this one. Time for the game: it makes all that follow. */
function timedOut(state: TableState, seat: Seat, at: number): TableState {
  const chair = state.seats[placeOf(seat)];
  const isLate = state.settings.clock !== null && 'move' in state.settings.clock && chair?.is === 'person' && !chair.bot;
  const late = isLate ? [...state.late, seat] : state.late;
  return playedBy(withPerson({ ...state, late }, seat, { bot: true }), at);
}

/** Somebody else plays for a seat now: the clocks follow. */
function playedBy(state: TableState, at: number): TableState {
  if (!state.clocks) return state;
  return { ...state, clocks: turnedClocks(state.clocks, runningSeats(state.view, state.seats), at) };
}

function withoutPleaOf(state: TableState, seat: Seat): TableState {
  return state.undo?.seat === seat ? { ...state, undo: null } : state;
}

function withChair(state: TableState, seat: Seat, chair: Chair): TableState {
  return { ...state, seats: state.seats.with(placeOf(seat), chair) };
}

function withPerson(state: TableState, seat: Seat, part: { here?: boolean; bot?: boolean }): TableState {
  return { ...state, seats: chairsWith(state.seats, seat, part) };
}

function chairsWith(seats: readonly Chair[], seat: Seat, part: { here?: boolean; bot?: boolean }): readonly Chair[] {
  const chair = seats[placeOf(seat)];
  return chair?.is === 'person' ? seats.with(placeOf(seat), { ...chair, ...part }) : seats;
}
