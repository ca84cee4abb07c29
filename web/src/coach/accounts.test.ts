import { expect, test } from 'vitest';
import { accountsOf } from './accounts';
import type { ReviewedStep } from '../wire/coach';

const steps: ReviewedStep[] = [
  { step: 0, seat: null, text: 'deal', outlook: [0.4, 0.35, 0.25] },
  { step: 1, seat: 'p0', text: 'G4', outlook: [0.3, 0.4, 0.3], options: [], loss: 0.06, mark: 'mistake' },
  { step: 2, seat: 'p1', text: 'R4xG4', outlook: [0, 1, 0] },
];

test('luck and everybody’s decisions add up to the result', () => {
  for (const account of accountsOf(steps, [0, 1, 2])) {
    const sum = account.start + account.deal + account.hidden + account.decisions.reduce((all, one) => all + one);
    expect(sum).toBeCloseTo(account.result, 12);
  }
});

test('what a decision lost goes to the others', () => {
  const [own, ...others] = accountsOf(steps, [0, 1, 2]);
  expect(own!.decisions).toEqual([-0.06, 0, 0]);
  for (const other of others) expect(other.decisions[0]).toBeCloseTo(0.03, 12);
});

test('a team loses and gains together', () => {
  const team = steps.map((step) => ({ ...step, outlook: [0.5, 0.5, 0.5, 0.5] }));
  expect(accountsOf(team, [0, 1, 0, 1]).map(({ decisions }) => decisions[0])).toEqual([-0.06, 0.06, -0.06, 0.06]);
});
