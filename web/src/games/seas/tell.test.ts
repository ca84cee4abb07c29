// @vitest-environment happy-dom
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '../../texts/texts';
import { useLanguage } from '../language';
import { prompt, sayHand, sayScores, sayTable } from './say';
import { isScored, tell } from './tell';
import { fixtures } from './testing/fixtures';
import { de } from './texts/de';
import { pl } from './texts/pl';
import type { SeasView } from './view';
import { actionLabel } from './words';

const { view } = fixtures.play4;
const names = ['Ada', 'Ben', 'Cleo', 'Dominika'];
const nameOf = (seat: string) => names[Number(seat.slice(1))]!;
const telling = (step: string, after: SeasView = view, before: SeasView | null = view) => tell({ step, before, after, you: 'p0', nameOf });

beforeEach(() => useLanguage('en'));
afterAll(() => useLanguage('en'));

describe.each<[Language, Record<string, string>]>([
  [
    'en',
    {
      'p0 R4': 'You lay down rum 4.',
      'p1 G10xX3+X7': 'Ben captures curse 3 and curse 7 with gold 10.',
      'p1 X1xR8+X3+X7': 'Ben captures rum 8, curse 3, and curse 7 with the kraken and clears the display.',
      'p2 nick p0': 'Cleo looks into your chest.',
      'p2 nick p1': 'Cleo looks into the chest of Ben.',
      'p0 nick harbour': 'You look into the harbour.',
      'p2 nick none': 'Cleo nicks nothing.',
      'p0 pick C1': 'You nick the pirate lady.',
      'p2 pick ?': 'Cleo nicks a card.',
      '* deal': 'Round 2: the cards are dealt.',
      '* first p0': 'You have the compass.',
    },
  ],
  [
    'de',
    {
      'p0 R4': 'Du legst Rum 4 aus.',
      'p1 G10xX3+X7': 'Ben erbeutet Fluch 3 und Fluch 7 mit Gold 10.',
      'p1 X1xR8+X3+X7': 'Ben erbeutet Rum 8, Fluch 3 und Fluch 7 mit dem Kraken und räumt die Auslage ab.',
      'p2 nick p1': 'Cleo sieht in die Truhe von Ben.',
      'p0 pick C1': 'Du klaust die Piratenbraut.',
    },
  ],
  [
    'pl',
    {
      'p0 X4': 'Wykładasz klątwę 4.',
      'p1 G10xX3+X7': 'Ben zdobywa klątwę 3 i klątwę 7 złotem 10.',
      'p1 X1xR8+X3+X7': 'Ben zdobywa rum 8, klątwę 3 i klątwę 7 krakenem i ogołaca wyspę.',
      'p2 nick p1': 'Cleo zagląda do skrzyni: Ben.',
      'p0 pick C1': 'Podkradasz piracką damę.',
    },
  ],
])('in %s', (language, lines) => {
  beforeEach(() => useLanguage(language));
  test.each(Object.entries(lines))('%s', (step, line) => {
    expect(telling(step)).toBe(line);
  });
});

describe('the end of a round', () => {
  const after = { ...view, scores: [...view.scores, { cards: [8, 7, 7, 8], coins: [3, 3, 1, 3], value: [11, 5, -1, 6], points: [5, 1, 0, 2], chests: [[], []] }] };

  test('is told with its points, and once', () => {
    expect(telling('p1 G4', after)).toBe('Ben lays down gold 4. Round 2 is scored: you 5 points, Ben 1 point, Cleo 0 points, Dominika 2 points.');
    expect(isScored({ step: 'p1 G4', before: view, after, you: 'p0', nameOf })).toBe(true);
    expect(isScored({ step: '* deal', before: view, after, you: 'p0', nameOf })).toBe(false);
    expect(isScored({ step: 'p1 G4', before: view, after: view, you: 'p0', nameOf })).toBe(false);
  });

  test('the last one clears (A17): whoever captured last takes the rest', () => {
    const options = { ...view.options, last_clears: true };
    expect(telling('p1 G4', { ...after, options }, { ...view, last_taker: 'p0' })).toContain('You captured last and take the rest of the display.');
    expect(telling('p1 R8xX3', { ...after, options }, { ...view, last_taker: 'p0' })).toContain('Ben captured last');
    expect(telling('p1 X1xR8+X3+X7', { ...after, options }, view)).not.toContain('captured last');
  });
});

test('the second cycle for two is told', () => {
  const cycle = (cycle: 1 | 2): SeasView => ({ ...fixtures.play2.view, cycle });
  expect(telling('p1 G4', cycle(2), cycle(1))).toBe('Ben lays down gold 4. The cards set aside are dealt: cycle 2.');
});

test('who won', () => {
  const over = fixtures.over.view;
  const at = (winners: string[], view = over) => prompt({ view: { ...view, winners }, you: 'p0', legal: [], nameOf });
  expect(at(['p1'])).toBe('Ben wins.');
  expect(at(['p0'])).toBe('You win!');
  expect(at(['p1', 'p2'])).toBe('Ben and Cleo share the victory.');
  expect(at(['p0', 'p2'], { ...over, options: { ...over.options, teams: 'teams' } })).toBe('Your team wins!');
});

test('what to do, and whom we wait for', () => {
  const at = (part: Partial<SeasView>) => prompt({ view: { ...view, ...part }, you: 'p0', legal: [], nameOf });
  expect(at({})).toBe('Your turn: play a card.');
  expect(at({ display: [] })).toContain('the display is empty');
  expect(at({ to_act: ['p2'] })).toBe('Cleo is to play.');
  expect(at({ to_act: ['p2'], phase: 'pick' })).toBe('Cleo is looking for a card to nick.');
  expect(at({ to_act: [], phase: 'chance' })).toBe('The cards are being dealt.');
});

test('a screen reader hears the table', () => {
  const situation = { ...fixtures.play4, nameOf };
  expect(sayHand(situation)).toContain('Rum 4, booty value 3');
  expect(sayTable(situation)).toContain('Harbour: 4 cards.');
  expect(sayTable(situation)).toMatch(/Chest of Ben: .*Your chest: /);
  expect(sayScores(situation)).toMatch(/^Target: space 7\. Ben: space 1\./);
  expect(sayHand({ ...fixtures.referee, nameOf })).toBe('Your hand is empty.');
});

test('buttons say what they do', () => {
  expect(actionLabel('G8xC5+R3', view)).toBe('Capture crystal 5 and rum 3 with gold 8');
  expect(actionLabel('X1xR8+X3+X7', view)).toBe('Capture the whole display with the kraken');
  expect(actionLabel('C1', view)).toBe('Lay down the pirate lady');
});

test('plurals are right', () => {
  expect([1, 3, 5, 22].map(pl.words.countCards)).toEqual(['1 karta', '3 karty', '5 kart', '22 karty']);
  expect([0, 1, 2].map(de.words.points)).toEqual(['0 Punkte', '1 Punkt', '2 Punkte']);
});
