// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Language } from '../../texts/texts';
import { useLanguage } from '../language';
import { flights, sound } from './flights';
import { obvious, prompt, sayHand, sayScores, sayTable } from './say';
import { tell } from './tell';
import { fixture, nameFor, watched } from './testing/fixtures';
import type { SevensView } from './view';

const { view } = fixture('play'); // p0 is to play: Ages of Man 1 card, violet is wild
const you = 'p0';

function told(step: string, change: Partial<SevensView>, before: SevensView | null = view) {
  return { step, before, after: { ...(before ?? view), ...change }, you, nameOf: nameFor(you) };
}

async function inAll(say: () => string): Promise<string[]> {
  const said = [];
  for (const language of ['en', 'de', 'pl'] as Language[]) {
    await useLanguage(language);
    said.push(say());
  }
  return said;
}

beforeAll(() => {
  // The language is also written to the page, which there is none of here.
  globalThis.document ??= { documentElement: {} } as Document;
});
afterEach(() => useLanguage('en'));

test('a play is told with its power', async () => {
  const happening = told('p0 W2>W', { phase: 'look', columns: { ...view.columns, W: ['W2'] } });
  expect(await inAll(() => tell(happening))).toEqual([
    'You play Great Pyramid of Giza (W2) on Wonders. Wonders: a look at hidden cards.',
    'Du spielst Cheops-Pyramide von Gizeh (W2) in die Spalte Weltwunder. Weltwunder: ein Blick auf verborgene Karten.',
    'Zagrywasz kartę Piramida Cheopsa (Cu2) do kolumny Cuda świata. Cuda świata: podgląd ukrytych kart.',
  ]);
});

test('a play of somebody else is told of them', async () => {
  const happening = told('p1 A3>S', { turn: 'p2' }, { ...view, turn: 'p1' });
  expect(await inAll(() => tell(happening))).toEqual([
    'Ben plays Lover (A3) on Seas. No power fires.',
    'Ben spielt Verliebter (L3) in die Spalte Meere. Keine Kraft wirkt.',
    'Ben zagrywa kartę Kochanek (E3) do kolumny Morza. Żadna moc nie działa.',
  ]);
});

test('the wild colour and the disabled values are told when they change', () => {
  expect(tell(told('p0 C4>C', { wild: 'green', turn: 'p1' }))).toBe('You play Green (C4) on Colors. The wild colour is now green.');
  expect(tell(told('p0 A6>A', { disabled: 2, turn: 'p1' }))).toBe('You play Old Age (A6) on Ages of Man. Only values up to 5 count now.');
  expect(tell(told('p0 H2>C', { turn: 'p1' }))).toBe('You play Temperance (H2) on Colors.');
});

test('the end is told instead of a power', () => {
  const ending = { card: 'S3', column: 'S', seat: 'p0' };
  expect(tell(told('p0 S3>S', { ending, phase: 'over', over: true }))).toBe(
    'You play South Atlantic (S3) on Seas. The seventh card of Seas ends the game.',
  );
});

test('a sin is told with the card it drew, to the victim too', async () => {
  const happening = told('p1 sin p0', { phase: 'place', picked: 'W1' });
  expect(await inAll(() => tell(happening))).toEqual([
    'Ben draws a card from your hand: Lighthouse of Alexandria (W1).',
    'Ben zieht eine Karte aus deiner Hand: Leuchtturm von Alexandria (W1).',
    'Ben wyciąga kartę z twojej ręki: Latarnia morska na Faros (Cu1).',
  ]);
  expect(tell(told('* sin W1', { phase: 'place', picked: 'W1' }))).toBe('');
});

test('a call is told with what was flipped', async () => {
  expect(tell(told('p1 call 4', { lucky: [[], ['W4'], []] }))).toBe('Ben calls 4: Temple of Artemis (W4) matches: a lucky card, 2 points.');
  const miss = told('p1 call blue', { gone: [...view.gone, 'W4'] });
  expect((await inAll(() => tell(miss))).map((said) => said.split(':')[0])).toEqual([
    'Ben calls blue',
    'Ben sagt Blau an',
    'Ben zapowiada „niebieski”',
  ]);
});

test('a taking is told, and that the wild colour goes back', () => {
  expect(tell(told('p1 take C', { wild: 'indigo' }))).toBe('Ben takes Violet (C7) from Colors. The wild colour is now indigo.');
});

test('a look tells us what we saw, and others only that we looked', () => {
  const after = { known: [view.known[0]!, ['D1'], ['H3', 'H5']], turn: 'p1' };
  expect(tell(told('p0 look p1=3', after))).toBe('You look at 3 cards of Ben. You see Sloth (D1) (Ben).');
  expect(tell(told('p1 look deck=2 p0=1', { turn: 'p2' }, { ...view, turn: 'p1' }))).toBe(
    'Ben looks at 2 cards of the deck and 1 card of yours.',
  );
  expect(tell(told('p1 stack ?', { turn: 'p2' }, { ...view, turn: 'p1' }))).toBe('Ben puts the deck’s cards back.');
  expect(tell(told('p1 stack S2', { turn: 'p2' }, { ...view, turn: 'p1' }))).toBe('Ben puts back North Atlantic (S2), the first on top.');
});

test('the deal opens a column', () => {
  const opening = fixture('opening').view;
  expect(tell({ ...told('* deck', {}, null), after: opening })).toBe('Everybody gets three cards. North Atlantic (S2) opens Seas.');
  expect(tell(told('* first p0', {}, null))).toBe('You start.');
});

test('our own cards fly by themselves, those of others from their hand', () => {
  expect(flights(told('p0 W2>W', {}))).toEqual([{ thing: 'W2' }]);
  expect(flights(told('p1 A3>S', {}))).toEqual([{ thing: 'A3', from: 'hand-p1' }]);
  expect(flights(told('p1 take C', {}))).toEqual([{ thing: 'C7', to: 'hand-p1' }]);
  expect(flights(told('p0 take C', {}))).toEqual([{ thing: 'C7' }]);
  expect(flights(told('p1 call 4', { lucky: [[], ['W4'], []] }))).toEqual([{ thing: 'W4', from: 'deck', to: 'lucky-p1' }]);
  expect(flights(told('p1 call 4', { gone: [...view.gone, 'W3'] }))).toEqual([{ thing: 'W3', from: 'deck', to: 'gone' }]);
});

test('a card that we draw follows the one that we played', () => {
  expect(flights(told('p0 W2>W', { deck: 25, hands: [['A6', 'D2', 'W1'], 3, 3] }))).toEqual([
    { thing: 'W2' },
    { thing: 'D2', from: 'deck', wave: 1 },
  ]);
});

test('sounds', () => {
  expect(sound(told('p0 W2>W', {}))).toBe('card');
  expect(sound(told('p0 take C', {}))).toBe('wave');
  expect(sound(told('p1 call 4', { lucky: [[], ['W4'], []] }))).toBe('coin');
  expect(sound(told('p0 S3>S', { over: true, winners: ['p0'] }))).toBe('win');
  expect(sound(told('* wonder ?', {}))).toBeNull();
});

test('what to do, and whom we wait for', () => {
  expect(prompt(fixture('play'))).toBe('Your turn: play a card.');
  expect(prompt({ ...fixture('play'), past: ['p0 H7>H'] })).toBe('Holy Virtues: play another card.');
  expect(prompt(fixture('waiting'))).toBe('Ben is calling.');
  expect(prompt(fixture('end'))).toBe('The game is over.');
});

test('a screen reader hears the hand with what it counts', () => {
  expect(sayHand(fixture('six'))).toBe(
    'Orange, Colors 2, orange, counts 2. Green, Colors 4, green, counts 0. Chastity, Holy Virtues 4, red, wild, counts 3.',
  );
  expect(sayHand(watched('six'))).toBe('You are watching and hold no cards.');
});

test('a screen reader hears the table and the scores', () => {
  const said = sayTable(fixture('six'));
  expect(said).toContain('Wild: red. Deck: 0 cards.');
  expect(said).toContain('Wonders, 6 of 7 cards, on top Colossus of Rhodes (W6), one card from the end.');
  expect(said).toContain('Cleo: 2 cards, among them Gluttony (D2).');
  expect(sayScores(fixture('six'))).toBe('Points are counted when the game ends. Values above 3 count 0. You: 1 lucky card.');
  expect(sayScores(fixture('end'))).toBe('You: 7 points. Ben: 7 points. Cleo: 8 points.');
});

test('only dull decisions are made by themselves', () => {
  const only = (name: 'sin' | 'stack' | 'play') => ({ ...fixture(name), legal: fixture(name).legal.slice(0, 1) });
  expect(obvious(only('sin'))).toBe('sin p0');
  expect(obvious(only('stack'))).toBeNull();
  expect(obvious(only('play'))).toBeNull();
  expect(obvious(fixture('sin'))).toBeNull();
});
