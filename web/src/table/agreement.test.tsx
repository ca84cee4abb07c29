// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { AbsenceField, ClockField, SeatsField, useAgreement, usualAgreement, VariantFields, type Agreement } from './agreement';
import { changesBetween } from './change_rules';
import { playing } from './testing/sample';
import { placeForEach } from '../games/testing/place';

const place = placeForEach();
let terms: Agreement;

function Form({ first }: { first: Agreement }) {
  const form = useAgreement(first);
  terms = form.terms;
  return (
    <>
      <SeatsField form={form} />
      <ClockField form={form} />
      <AbsenceField form={form} />
      <VariantFields form={form} names={[]} />
    </>
  );
}

const show = (first: Agreement) => act(() => render(<Form first={first} />, place()));
const choose = (words: string) => act(() => [...place().querySelectorAll('label')].find(({ textContent }) => textContent === words)!.querySelector('input')!.click());

test('where a move may take hours nobody is stood in for, unless the host wants it', async () => {
  await show(usualAgreement('seas'));
  expect(terms).toMatchObject({ clock: null, away: 120 });
  await choose('1 day per move');
  expect(terms).toMatchObject({ clock: { move: 86_400 }, away: null });
  await choose('after an hour');
  expect(terms.away).toBe(3600);
  await choose('3 days per move');
  expect(terms).toMatchObject({ clock: { move: 259_200 }, away: 3600 });
  await choose('30 s per move');
  expect(terms.away).toBe(120);
});

test('options that fewer seats do not have fall back', async () => {
  const first = usualAgreement('seas');
  await show({ ...first, seats: 4, options: { ...first.options, teams: 'ultimate' } });
  await choose('3');
  expect(terms.options['teams'] ?? 'none').toBe('none');
});

test('a clock that the form does not offer stays', async () => {
  await show({ ...usualAgreement('seas'), clock: { move: 45 } });
  expect(place().querySelector<HTMLInputElement>('[name=clock]:checked')!.parentElement!.textContent).toBe('45 s per move');
});

test('what the host changed is told in words', () => {
  const before = { ...playing.settings, options: { target: 7 } };
  expect(changesBetween(before, before)).toEqual([]);
  const after = { ...before, seats: 4, options: { target: 11 }, clock: { move: 30 }, away: null, open: true };
  expect(changesBetween(before, after)).toEqual([
    'Players: 4',
    expect.stringMatching(/: .*11/),
    'Time: 30 s per move',
    'When somebody is away, a bot stands in: never',
    'List it among the open tables: on',
  ]);
});
