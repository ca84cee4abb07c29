// @vitest-environment happy-dom
// How a person plays: by pointer, by keys, by the list of ways.
import { render } from 'preact';
import { act as settle } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLanguage } from '../language';
import { seasFace } from './face';
import { fixtures, type Fixture } from './testing/fixtures';

const act = vi.fn<(action: string) => void>();
let root: HTMLElement;

async function show(fixture: Fixture, isStill = false) {
  const nameOf = (seat: string) => (seat === fixture.you ? 'You' : seat);
  await settle(() => render(<seasFace.Board {...fixture} nameOf={nameOf} act={act} isStill={isStill} />, root));
}

const find = (selector: string) => root.querySelector<HTMLElement>(selector)!;
const click = (selector: string) => settle(() => find(selector).click());
const inHand = (card: string) => `.seas-hand [data-thing=${card}]`;
const onIsland = (card: string) => `.seas-island [data-thing=${card}]`;
const key = (selector: string, key: string) => settle(() => void find(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const ways = () => [...root.querySelectorAll('.seas-way')].map((way) => way.getAttribute('aria-label'));

beforeEach(async () => {
  await useLanguage('en');
  act.mockClear();
  root = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  render(null, root);
  root.remove();
});

test('choosing a card shows its ways; one of them plays', async () => {
  await show(fixtures.kraken);
  await click(inHand('X1'));
  expect(act).not.toHaveBeenCalled();
  expect(ways()).toEqual([
    'Capture gold 10 with the kraken',
    'Capture rum 10 with the kraken',
    'Capture the whole display with the kraken',
    'Lay down the kraken',
  ]);
  await click('.seas-way:nth-child(3)');
  expect(act).toHaveBeenCalledExactlyOnceWith('X1xG4+G10+R8+R10');
});

test('a card with one way is played by a second click', async () => {
  await show(fixtures.kraken);
  await click(inHand('R4'));
  await click(inHand('R4'));
  expect(act).toHaveBeenCalledExactlyOnceWith('R4xG4');
});

test('cards of the island narrow the captures down', async () => {
  await show(fixtures.crowd);
  await click(inHand('G10'));
  const before = ways().length;
  await click(onIsland('R2'));
  expect(act).not.toHaveBeenCalled();
  expect(ways().length).toBeLessThan(before);
  await click(onIsland('X8'));
  expect(act).toHaveBeenCalledExactlyOnceWith('G10xR2+X8');
});

test('a wrong try is sent for its rule, and the card stays chosen', async () => {
  await show(fixtures.kraken);
  await click(inHand('R4'));
  await click(onIsland('R8'));
  expect(act).toHaveBeenLastCalledWith('R4xR8');
  await click('.seas-free');
  expect(act).toHaveBeenLastCalledWith('R4');
  expect(find(inHand('R4')).getAttribute('aria-pressed')).toBe('true');
});

test('arrows go through the hand, Escape leads back to it', async () => {
  await show(fixtures.kraken);
  const cards = [...root.querySelectorAll<HTMLElement>('.seas-hand button')];
  await settle(() => cards[0]!.focus());
  await key('.seas-hand', 'ArrowRight');
  expect(document.activeElement).toBe(cards[1]);
  await key('.seas-hand', 'End');
  expect(document.activeElement).toBe(cards.at(-1));
  await click(inHand('X1'));
  await key('.seas-ways', 'Escape');
  expect(document.activeElement).toBe(find(inHand('X1')));
  expect(ways()).toEqual([]);
});

test('nothing is offered while the table is still', async () => {
  await show(fixtures.kraken, true);
  await click(inHand('R4'));
  await click(inHand('R4'));
  expect(act).not.toHaveBeenCalled();
});

test('a clear offers every source, and nothing last', async () => {
  await show(fixtures.nick);
  const sources = [...root.querySelectorAll<HTMLElement>('.seas-source')];
  expect(sources.map(({ textContent }) => textContent)).toHaveLength(fixtures.nick.legal.length);
  await settle(() => sources.at(-1)!.click());
  expect(act).toHaveBeenCalledExactlyOnceWith('nick none');
});

test('the opened chest lets pick a card, and asks again', async () => {
  await show(fixtures.pick);
  await click('[data-thing=C7]');
  expect(act).not.toHaveBeenCalled();
  expect(find('.seas-way').textContent).toBe('Nick crystal 7');
  await click('.seas-way');
  expect(act).toHaveBeenCalledExactlyOnceWith('pick C7');
});

test('a pick of one is obvious, a play never is', () => {
  const nameOf = (seat: string) => seat;
  expect(seasFace.obvious({ ...fixtures.pick, nameOf, legal: ['pick C7'] })).toBe('pick C7');
  expect(seasFace.obvious({ ...fixtures.pick, nameOf })).toBeNull();
  expect(seasFace.obvious({ ...fixtures.play4, nameOf, legal: ['G4'] })).toBeNull();
  expect(seasFace.obvious({ ...fixtures.nick, nameOf, legal: ['nick none'] })).toBeNull();
});

test('every finished round can be explained, in every table', async () => {
  for (const fixture of [fixtures.scoring, fixtures.scoringTeams, fixtures.over]) {
    await settle(() => render(<seasFace.Scoring {...fixture} nameOf={(seat) => seat} />, root));
    expect(root.querySelectorAll('table:first-of-type tbody')).toHaveLength(5);
    expect([...root.querySelectorAll('table:first-of-type tfoot td')].map(({ textContent }) => Number(textContent))).toEqual(fixture.view.scores.at(-1)!.points);
  }
});
