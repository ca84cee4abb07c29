import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Client } from '../wire/client';
import { FakeSurroundings, FakeTransport, helloAnswer } from '../wire/testing/fake_transport';
import { TableStore, type Pace } from './store';
import { playing, seasView, waiting } from './testing/sample';

const T = playing.table;
let line: FakeTransport;
let store: TableStore;
/** Motion of a second; scenes that say so are held. */
let pace: Pace;

beforeEach(() => {
  vi.useFakeTimers();
  pace = (scene) => (scene.steps.includes('p2 scores') ? 'read' : 1000);
  line = new FakeTransport();
  const client = new Client(line, () => 'Ada', new FakeSurroundings());
  line.accept();
  line.answer('hello', helloAnswer);
  store = new TableStore(client, T, (scene, state) => pace(scene, state), () => 0);
});
afterEach(() => vi.useRealTimers());

const drawn = () => store.drawn()!;
const step = (seq: number, text: string, patch: object = {}, legal: string[] = []) =>
  line.say({ method: 'step', params: [T, seq, [text], patch, null, legal] });
const event = (seq: number, is: string, more: object = {}) => line.say({ method: 'event', params: { table: T, seq, is, ...more } });

describe('pacing', () => {
  beforeEach(() => line.answer('watch', playing));

  test('a snapshot is drawn at once', () => {
    expect(drawn()).toMatchObject({ isBehind: false, legal: playing.legal, scene: null });
  });
  test('steps are shown one after the other', () => {
    step(11, 'p0 C2', { turn: 'p1' });
    step(12, 'p1 G3', { turn: 'p2' });
    step(13, 'p2 R1', { turn: 'p0' }, ['G8']);
    expect(drawn()).toMatchObject({ view: { turn: 'p1' }, scene: { steps: ['p0 C2'], before: { turn: 'p0' }, after: { turn: 'p1' } }, isBehind: true });
    expect(drawn().log).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(drawn()).toMatchObject({ view: { turn: 'p2' }, scene: { steps: ['p1 G3'] }, isBehind: true, legal: [] });
    vi.advanceTimersByTime(1000);
    expect(drawn(), 'what looks ready is ready').toMatchObject({ view: { turn: 'p0' }, isBehind: false, isShowing: true, legal: ['G8'] });
    expect(drawn().log).toHaveLength(3);
    vi.advanceTimersByTime(1000);
    expect(drawn()).toMatchObject({ isBehind: false, isShowing: false, legal: ['G8'] });
  });
  test('whoever acts has seen enough: the own move is shown at once', () => {
    step(11, 'p2 R1', { turn: 'p0' }, ['G8']);
    void store.act('G8');
    line.answer('move', [T, 12, ['p0 G8'], { turn: 'p1' }]);
    expect(drawn()).toMatchObject({ scene: { steps: ['p0 G8'] }, view: { turn: 'p1' } });
  });
  test('step by step each scene waits for a press, but not for one when it is our turn', () => {
    pace = () => 'press';
    step(11, 'p1 G3', { turn: 'p2' });
    step(12, 'p2 R1', { turn: 'p0' }, ['G8']);
    vi.advanceTimersByTime(5000);
    expect(drawn()).toMatchObject({ scene: { steps: ['p1 G3'] }, isBehind: true, isPaused: true });
    store.skip();
    expect(drawn()).toMatchObject({ scene: { steps: ['p2 R1'] }, isBehind: false, legal: ['G8'] });
    void store.act('G8');
    line.answer('move', [T, 13, ['p0 G8'], { turn: 'p1' }]);
    expect(drawn().scene).toMatchObject({ steps: ['p0 G8'] });
  });
  test('a decision that was ours until something else happened is not offered any more', () => {
    step(11, 'p2 R1', { turn: 'p0' }, ['G8']);
    expect(drawn().legal).toEqual(['G8']);
    step(12, 'p0 G8', { turn: 'p1' });
    expect(drawn()).toMatchObject({ scene: { steps: ['p2 R1'] }, isBehind: true, legal: [], isAwaited: false });
  });
  test('whoever acts ends one scene: the others that wait are shown all the same', async () => {
    step(11, 'p1 G3', { turn: 'p2' });
    step(12, 'p2 R1', { turn: 'p0' });
    const done = store.act('G8');
    line.refuse('move', 1, 'seas.card-not-in-hand', 'A1');
    await done;
    expect(drawn()).toMatchObject({ scene: { steps: ['p2 R1'] }, view: { turn: 'p0' } });
  });
  test('skipping shows all of it', () => {
    step(11, 'p0 C2', { turn: 'p1' });
    step(12, 'p1 G3', { turn: 'p2' }, ['G8']);
    store.skip();
    expect(drawn()).toMatchObject({ view: { turn: 'p2' }, isBehind: false, legal: ['G8'], scene: { steps: ['p1 G3'] } });
  });
  test('without motion everything is there at once', () => {
    pace = () => 0;
    step(11, 'p0 C2', { turn: 'p1' });
    step(12, 'p1 G3', { turn: 'p2' });
    expect(drawn()).toMatchObject({ view: { turn: 'p2' }, isBehind: false });
  });
  test('what is held waits for us, even when we skip', () => {
    step(11, 'p2 scores', { turn: 'p1' });
    step(12, 'p1 G3', { turn: 'p2' });
    step(13, 'p2 R1', { turn: 'p0' }, ['G8']);
    store.skip();
    vi.advanceTimersByTime(60_000);
    expect(drawn().isAwaited, 'the table waits for us all the same').toBe(true);
    expect(drawn()).toMatchObject({ scene: { steps: ['p2 scores'] }, isBehind: true });
    store.proceed();
    expect(drawn()).toMatchObject({ scene: { steps: ['p1 G3'] } });
  });
  test('chat does not wait, the end does', () => {
    step(11, 'p0 C2');
    step(12, 'p1 G3', { over: true, winners: ['p1'] });
    event(13, 'chatted', { seat: 'p1', name: 'Bo', text: 'hi' });
    expect(drawn()).toMatchObject({ stage: 'playing', chat: [{ text: 'hi' }] });
    vi.advanceTimersByTime(1000);
    expect(drawn().stage).toBe('over');
  });
  test('an undo is shown after what it takes back', () => {
    step(11, 'p0 C2', { turn: 'p1' });
    event(12, 'undone', { seat: 'p0', view: seasView, legal: ['C2'] });
    expect(drawn().view).toMatchObject({ turn: 'p1' });
    vi.advanceTimersByTime(2000);
    expect(drawn()).toMatchObject({ view: { turn: 'p0' }, legal: ['C2'], isBehind: false });
  });
  test('the drawn table is the same object until something changes', () => {
    const before = drawn();
    expect(drawn()).toBe(before);
    event(11, 'away', { seat: 'p1' });
    expect(drawn()).not.toBe(before);
  });
});

describe('commands', () => {
  beforeEach(() => line.answer('watch', playing));

  test('a move is asked for until its step is here', async () => {
    const done = store.act('C2');
    expect(drawn().isAsking).toBe(true);
    line.answer('move', [T, 11, ['p0 C2'], { turn: 'p1' }]);
    await done;
    expect(drawn()).toMatchObject({ isAsking: false, view: { turn: 'p1' } });
  });
  test('a refusal is kept to be shown, until it is forgiven', async () => {
    const done = store.act('G99');
    line.refuse('move', 1, 'seas.card-not-in-hand', 'A1');
    await done;
    expect(store.refused).toMatchObject({ why: 'seas.card-not-in-hand', ruling: 'A1' });
    store.forgive();
    expect(store.refused).toBeNull();
  });
  test('others carry the table', async () => {
    const answer = store.ask('chat', { emote: 'oops' });
    expect(line.request('chat').params).toEqual({ table: T, emote: 'oops', key: expect.any(String) as string });
    line.answer('chat', { seq: 11 });
    await expect(answer).resolves.toEqual({ seq: 11 });
  });
});

describe('surprises', () => {
  test('whoever comes late is told what was played', async () => {
    line.answer('watch', playing);
    step(11, 'p0 C2', { turn: 'p1' });
    line.answer('history', { seq: 10, view: seasView, steps: [[5, ['* deal'], {}]], next: 6 });
    await vi.advanceTimersByTimeAsync(0);
    expect(line.request('history').params).toEqual({ table: T, from: 6 });
    // A further piece has a view of its own: the one after its first event.
    const after = { ...seasView, turn: 'p1', display: ['G4'] };
    line.answer('history', { seq: 11, view: after, steps: [[10, ['p2 G8'], {}], [11, ['p0 C2'], { 'display+': [0, 'C2'] }]], next: null, stood_in: [10] });
    await vi.advanceTimersByTimeAsync(0);
    expect(drawn().past).toEqual(['* deal', 'p2 G8', 'p0 C2']);
    expect(drawn().log).toMatchObject([
      { step: '* deal', before: null, after: { turn: 'p0' } },
      { step: 'p2 G8', before: { turn: 'p0' }, after: { turn: 'p1', display: ['G4'] }, isStoodIn: true },
      { step: 'p0 C2', before: { display: ['G4'] }, after: { turn: 'p1', display: ['C2', 'G4'] } },
    ]);
  });
  test('a patch that does not fit makes us ask for the table', () => {
    line.answer('watch', playing);
    step(11, 'p1 G3', { 'display-': [9] });
    expect(line.count('watch')).toBe(2);
    line.answer('watch', { ...playing, seq: 11 });
    expect(drawn()).toMatchObject({ seq: 11, isBehind: false });
  });
  test('whoever sits down in the waiting room, nobody has to ask for the table again', () => {
    line.answer('watch', waiting);
    event(4, 'sat', { seat: 'p1', name: 'Ada', from: 'p0', you: true });
    expect(line.count('watch')).toBe(1);
    expect(drawn()).toMatchObject({ seq: 4, you: 'p1' });
  });
  test('a table that is not there is said so', () => {
    line.refuse('watch', 3, 'engine.no-such-table');
    expect(store.absence).toMatchObject({ code: 3 });
    expect(store.drawn()).toBeNull();
  });
});
