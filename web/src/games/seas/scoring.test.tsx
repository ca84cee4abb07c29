// @vitest-environment happy-dom
import { render } from 'preact';
import { act as settle } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { seasFace } from './face';
import { fixtures, type Fixture } from './testing/fixtures';
import { placeForEach } from '../testing/place';

const place = placeForEach();

async function show(fixture: Fixture) {
  await settle(() => render(<seasFace.Scoring {...fixture} nameOf={(seat) => seat} />, place()));
}

const chests = () => [...place().querySelectorAll('.seas-opened-chest')];
const cardsOf = (chest: Element, selector = '[data-thing]') => [...chest.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset['thing']!);
const sorted = (cards: readonly string[]) => cards.toSorted();

// A10
test.each([
  ['a player', fixtures.scoring],
  ['a team', fixtures.scoringTeams],
  ['the end of the game', fixtures.over],
  ['somebody who watches', { ...fixtures.scoring, you: null }],
])('every chest is laid open, a column for each type: %s', async (_, fixture) => {
  await show(fixture);
  const score = fixture.view.scores.at(-1)!;
  expect(chests().map((chest) => sorted(cardsOf(chest)))).toEqual(score.chests.map(sorted));
  for (const chest of chests()) {
    const columns = [...chest.querySelectorAll('.seas-opened-type')].map((column) => new Set(cardsOf(column).map((card) => card[0])));
    columns.forEach((types, column) => expect([...types].every((type) => type === 'GCRX'[column])).toBe(true));
  }
});

test('the card of each type that counts is marked, and lies in front', async () => {
  await show(fixtures.scoring);
  const marked = chests().map((chest) => cardsOf(chest, '[data-counts]'));
  expect(marked).toEqual([
    ['G6', 'C1', 'R6', 'X3'],
    ['G4', 'C7'],
    ['G8', 'C6', 'X1'],
    ['G7', 'C8', 'R1'],
  ]);
  for (const card of place().querySelectorAll('[data-counts]')) expect(card).toBe(card.parentElement!.lastElementChild);
  const sums = chests().map((chest) => chest.querySelector('.seas-opened-sum')!.textContent);
  expect(sums).toEqual([12, 10, '−1', 12].map((sum) => `Highest total booty value: = ${sum}`));
});

test('the five categories stand beside them, the lady and the king each for themselves', async () => {
  await show(fixtures.scoring);
  const heads = [...place().querySelectorAll('table:first-of-type tbody th')].map(({ textContent }) => textContent);
  expect(heads).toEqual(['Most booty cards', 'Most gold coins', 'Pirate lady', 'Pirate king', 'Highest total booty value']);
});

test('every round of the match stands below with its sum, and shows its own chests on a press', async () => {
  const { view } = fixtures.scoring;
  const earlier = { ...view.scores[0]!, points: [1, 0, 2, 0], chests: [['G1'], [], ['C2'], []] };
  await show({ ...fixtures.scoring, view: { ...view, scores: [earlier, ...view.scores] }, scorings: [[], ...(fixtures.scoring.scorings ?? [])] });
  const rows = [...place().querySelectorAll('.seas-match tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows[0]).toEqual(['Round 1', '1', '0', '2', '0']);
  expect(rows.at(-1)).toEqual(['Together', ...view.ships.map(String)]);
  await settle(() => place().querySelector<HTMLElement>('.seas-match button')!.click());
  expect(chests().map((chest) => cardsOf(chest))).toEqual(earlier.chests);
});
