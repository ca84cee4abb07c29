import { describe, expect, test } from 'vitest';
import type { Patch, StepMessage, TableEvent, TableSnapshot } from '../wire/protocol';
import { PatchMisfit } from '../wire/patch';
import { timeLeft } from './clock';
import { momentsOf } from '../wire/history';
import { reduce, type TableState } from './table';
import { chairs, playing, seasView, waiting } from './testing/sample';

type Happened = TableEvent extends infer E ? (E extends unknown ? Omit<E, 'table' | 'seq'> : never) : never;

const from = (snapshot: TableSnapshot, at = 0) => reduce(null, { method: 'snapshot', params: snapshot }, at)!;
const step = (state: TableState, message: [steps: string[], patch: object, clock?: number | null, legal?: string[]], at = 0) =>
  reduce(state, { method: 'step', params: [state.table, state.seq + 1, ...message] as unknown as StepMessage }, at)!;
const event = (state: TableState, happened: Happened, at = 0) =>
  reduce(state, { method: 'event', params: { table: state.table, seq: state.seq + 1, ...happened } as TableEvent }, at)!;

describe('a snapshot', () => {
  test('is the table', () => {
    expect(from(playing)).toMatchObject({ seq: 10, you: 'p0', view: seasView, legal: playing.legal, log: [] });
  });
  test('of what we know already keeps the log', () => {
    const state = step(from(playing), [['p0 C2'], {}]);
    expect(reduce(state, { method: 'snapshot', params: { ...playing, seq: 11 } }, 0)!.log).toEqual(state.log);
  });
  test('that is further on leaves a gap in the log, and a past that begins anew', () => {
    const state = step(from(playing), [['p0 C2'], {}]);
    const later = reduce(state, { method: 'snapshot', params: { ...playing, seq: 15 } }, 0)!;
    expect(later.log.map(({ is }) => is)).toEqual(['step', 'gap']);
    expect(later.past).toEqual([]);
  });
  test('is the only beginning', () => {
    expect(reduce(null, { method: 'here', params: { table: 'T', seat: 'p0', here: true } }, 0)).toBeNull();
  });
});

describe('a history', () => {
  test('is the log of a game that we did not see from the start', () => {
    const steps: [number, string[], Patch][] = [
      [5, ['* deal'], {}],
      [6, ['p0 C2'], { turn: 'p1' }],
      [7, ['p1 G3'], { turn: 'p2' }],
      [8, [], { turn: 'p1' }], // taken back
      [9, ['p1 R1'], { turn: 'p2', harbour: 7 }],
    ];
    const told = reduce(from(playing), { method: 'history', params: { seq: 9, moments: momentsOf({ view: seasView, steps }) } }, 0)!;
    expect(told.log.map((entry) => entry.is === 'step' && entry.step)).toEqual(['* deal', 'p0 C2', 'p1 G3', false, 'p1 R1']);
    expect(told.log[1]).toMatchObject({ before: { turn: 'p0' }, after: { turn: 'p1' } });
    expect(told.past).toEqual(['* deal', 'p0 C2', 'p1 R1']);
  });
  test('that goes on from a record begins with nothing taken back', () => {
    const steps: [number, string[], Patch][] = [[5, [], {}]];
    expect(reduce(from(playing), { method: 'history', params: { seq: 9, moments: momentsOf({ view: seasView, steps }) } }, 0)!.log).toEqual([]);
  });
});

describe('a step', () => {
  const state = from(playing);
  const after = step(state, [['p0 C2'], { 'hands/0-': [1], 'display+': [1, 'C2'], turn: 'p1', to_act: ['p1'] }]);

  test('changes the view and takes the legal actions away', () => {
    expect(after).toMatchObject({ seq: 11, legal: [], view: { turn: 'p1', display: ['G4', 'C2', 'C5', 'R3', 'X7'] } });
  });
  test('stands in the log with the views around it', () => {
    expect(after.log).toEqual([{ is: 'step', step: 'p0 C2', before: state.view, after: after.view }]);
    expect(after.past).toEqual(['p0 C2']);
  });
  test('brings our legal actions', () => {
    expect(step(after, [['p1 G3'], {}, null, ['G8']]).legal).toEqual(['G8']);
  });
  test('can end the game', () => {
    expect(step(state, [['p0 C2'], { over: true, winners: ['p0'] }]).stage).toBe('over');
  });
  test('settles a plea', () => {
    expect(step(event(state, { is: 'undo-asked', seat: 'p1', asked: ['p0'] }), [['p0 C2'], {}]).undo).toBeNull();
  });
  test('that does not fit is thrown back', () => {
    expect(() => step(state, [['p0 C2'], { 'display-': [9] }])).toThrow(PatchMisfit);
  });
});

describe('clocks', () => {
  const rule = { game: 60, increment: 5 };
  const state = from({ ...playing, settings: { ...playing.settings, clock: rule }, clock: [60_000, 50_000, 40_000] }, 1000);
  const left = (of: TableState, seat: string, now: number) => timeLeft(of.clocks!, seat, now);

  test('run for who has to act', () => {
    expect(left(state, 'p0', 4000)).toBe(57_000);
    expect(left(state, 'p1', 4000)).toBe(50_000);
    expect(left(state, 'p0', 99_000)).toBe(0);
  });
  test('pass on with the move; the server says what the mover has left', () => {
    const after = step(state, [['p0 C2'], { to_act: ['p1'] }, 62_000], 4000);
    expect(left(after, 'p0', 9000)).toBe(62_000);
    expect(left(after, 'p1', 9000)).toBe(45_000);
  });
  test('of bots stand', () => {
    const after = step(state, [['p0 C2'], { to_act: ['p2'] }, 62_000], 4000);
    expect(left(after, 'p2', 9000)).toBe(40_000);
  });
  test('per move begin anew with each move', () => {
    const perMove = from({ ...playing, settings: { ...playing.settings, clock: { move: 30 } }, clock: [30_000, 3_000, 30_000] }, 0);
    const after = step(perMove, [['p0 C2'], { to_act: ['p1'] }, 25_000], 5000);
    expect(left(after, 'p1', 6000)).toBe(29_000);
  });
  test('of several run at once, and the last one who turns the cards up is the mover', () => {
    const both = from({ ...playing, view: { ...seasView, to_act: ['p1'] }, settings: { ...playing.settings, clock: rule }, clock: [9, 9_000, 9] }, 0);
    expect(left(step(both, [['p0 card KH; p1 card 3D'], { to_act: [] }, 7_000], 1000), 'p1', 0)).toBe(7_000);
  });
  test('stop while a bot stands in', () => {
    const away = event(state, { is: 'away', seat: 'p0' }, 2000);
    expect(left(away, 'p0', 8000)).toBe(59_000);
    expect(left(event(away, { is: 'back', seat: 'p0' }, 10_000), 'p0', 11_000)).toBe(58_000);
  });
  test('come with the start and with what is taken back', () => {
    const undone = event(state, { is: 'undone', seat: 'p0', view: seasView, clock: [1000, 2000, 3000] }, 5000);
    expect(left(undone, 'p0', 5500)).toBe(500);
  });
});

describe('people', () => {
  const state = from(waiting);

  test('sit down, get up and are replaced by bots', () => {
    const sat = event(state, { is: 'sat', seat: 'p1', name: 'Bo', from: null, you: false });
    expect(sat.you).toBe(state.you);
    expect(sat.seats[1]).toEqual({ is: 'person', name: 'Bo', here: true, bot: false });
    expect(event(sat, { is: 'left', seat: 'p1' }).seats[1]).toEqual({ is: 'empty' });
    const withBot = event(state, { is: 'bot', seat: 'p2', level: 'easy' });
    expect(withBot.seats[2]).toMatchObject({ is: 'bot', level: 'easy' });
    expect(event(withBot, { is: 'bot', seat: 'p2', level: null }).seats[2]).toEqual({ is: 'empty' });
  });
  test('who change their seat give up the old one, and what they mixed in there', () => {
    const mixed = event(state, { is: 'mixed', seat: 'p0', number: 'ff' });
    const moved = event(mixed, { is: 'sat', seat: 'p2', name: 'Ada', from: 'p0', you: true });
    expect(moved).toMatchObject({ you: 'p2', mixes: {} });
    expect(moved.seats).toMatchObject([{ is: 'empty' }, {}, { is: 'person', name: 'Ada' }]);
  });
  test('who leave before the start have no seat', () => {
    expect(event(state, { is: 'left', seat: 'p0' }).you).toBeNull();
  });
  test('who leave later keep it, with a bot', () => {
    const left = event(from(playing), { is: 'left', seat: 'p0' });
    expect(left).toMatchObject({ you: 'p0', seats: [{ bot: true }, {}, {}] });
    expect(event(left, { is: 'sat', seat: 'p0', name: 'Ada', from: null, you: true }).seats[0]).toMatchObject({ bot: false });
  });
  test('come and go', () => {
    const gone = reduce(from(playing), { method: 'here', params: { table: 'T', seat: 'p1', here: false } }, 0)!;
    expect(gone.seats[1]).toMatchObject({ here: false, bot: false });
    const away = event(gone, { is: 'away', seat: 'p1' });
    expect(away.seats[1]).toMatchObject({ bot: true });
    expect(event(away, { is: 'back', seat: 'p1' }).seats[1]).toMatchObject({ bot: false });
  });
  test('who only look on are counted', () => {
    const seen = reduce(from(playing), { method: 'watching', params: { table: 'T', watching: 3 } }, 0)!;
    expect([from(playing).watching, seen.watching]).toEqual([0, 3]);
  });
  test('whose time for a move is up are replaced for that move', () => {
    const timed = from({ ...playing, settings: { ...playing.settings, clock: { move: 30 } }, clock: [0, 0, 0] });
    const late = event(timed, { is: 'timed-out', seat: 'p0' });
    expect(late.seats[0]).toMatchObject({ bot: true });
    expect(step(late, [['p0 C2'], {}, 0]).seats[0]).toMatchObject({ bot: false });
  });
  test('whose time for the game is up are replaced for good', () => {
    const timed = from({ ...playing, settings: { ...playing.settings, clock: { game: 30, increment: 0 } }, clock: [0, 0, 0] });
    const late = event(timed, { is: 'timed-out', seat: 'p0' });
    expect(step(late, [['p0 C2'], {}, 0]).seats[0]).toMatchObject({ bot: true });
  });
});

describe('events', () => {
  const state = from(playing);

  test('a start brings the first view, told with its deal', () => {
    const started = event(from(waiting), { is: 'started', steps: ['* deal'], view: seasView, legal: ['C2'] });
    expect(started).toMatchObject({ stage: 'playing', view: seasView, legal: ['C2'], past: ['* deal'] });
    expect(started.log.map(({ is }) => is)).toEqual(['event', 'step']);
  });
  test('an undo brings the view before, and shortens the past', () => {
    const moved = step(step(state, [['p0 C2'], {}]), [['p1 G3', '* deal'], {}]);
    expect(moved.past).toEqual(['p0 C2', 'p1 G3', '* deal']);
    const undone = event(moved, { is: 'undone', seat: 'p1', view: seasView, legal: [] });
    expect(undone).toMatchObject({ past: ['p0 C2'], view: seasView });
  });
  test('the host changes the rules: seats come and go, whoever sits stays', () => {
    const before = from(waiting);
    const more = event(before, { is: 'changed', settings: { ...before.settings, seats: 4, clock: { move: 30 } } });
    expect(more).toMatchObject({ settings: { seats: 4, clock: { move: 30 } }, changedFrom: before.settings });
    expect(more.seats).toEqual([...before.seats, { is: 'empty' }]);
    expect(event(more, { is: 'changed', settings: before.settings }).seats).toEqual(before.seats);
  });

  test('the host turns out, mutes, slows the chat and closes', () => {
    const out = event(event(state, { is: 'undo-asked', seat: 'p0', asked: ['p1'] }), { is: 'turned-out', seat: 'p1', name: 'Bo' });
    expect(out).toMatchObject({ undo: null, seats: [{}, { is: 'person', bot: true }, {}] });
    const muted = event(state, { is: 'muted', seat: null, name: 'Cy', muted: true });
    expect(muted.muted).toMatchObject([{ seat: null, name: 'Cy' }]);
    expect(event(muted, { is: 'muted', seat: null, name: 'Cy', muted: false }).muted).toEqual([]);
    expect(event(state, { is: 'slowed', seconds: 15 }).settings.slow).toBe(15);
    expect(event(state, { is: 'closed', why: 'server.closed-by-host' })).toMatchObject({ stage: 'closed', closed: { why: 'server.closed-by-host' } });
  });
  test('an undo is asked, agreed to, declined', () => {
    const asked = event(state, { is: 'undo-asked', seat: 'p1', asked: ['p0'] });
    expect(asked.undo).toEqual({ plea: asked.seq, seat: 'p1', asked: ['p0'], agreed: [] });
    expect(event(asked, { is: 'undo-answered', seat: 'p0', agrees: true }).undo).toMatchObject({ seat: 'p1', agreed: ['p0'] });
    expect(event(asked, { is: 'undo-answered', seat: 'p0', agrees: false }).undo).toBeNull();
    expect(event(asked, { is: 'undo-withdrawn', seat: 'p1' }).undo).toBeNull();
    expect(event(asked, { is: 'left', seat: 'p1' }).undo).toBeNull();
  });
  test('chat is kept, 50 lines, and is no part of the log', () => {
    let chatty = state;
    for (let i = 0; i < 60; ++i) chatty = event(chatty, { is: 'chatted', seat: 'p1', name: 'Bo', text: `${i}` });
    expect(chatty.chat).toHaveLength(50);
    expect(chatty.chat.at(-1)).toEqual({ seq: 70, seat: 'p1', name: 'Bo', text: '59' });
    expect(chatty.log).toEqual([]);
  });
  test('a number is mixed in', () => {
    expect(event(from(waiting), { is: 'mixed', seat: 'p0', number: 'ff' }).mixes).toEqual({ p0: 'ff' });
  });
  test('a rematch has a table, a closed table has none', () => {
    expect(event(state, { is: 'rematched', table_next: 'next' }).rematch).toBe('next');
    expect(event(from(waiting), { is: 'closed' }).stage).toBe('closed');
  });
  test('nothing changes the state before', () => {
    const before = structuredClone(state);
    event(step(state, [['p0 C2'], { 'display-': [0] }]), { is: 'away', seat: 'p1' });
    expect(state).toEqual(before);
    expect(chairs[1]).toMatchObject({ bot: false });
  });
});
