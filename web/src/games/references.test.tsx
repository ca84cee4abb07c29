// @vitest-environment happy-dom
// What printed games have on a card, for every game that brings it.
import { render } from 'preact';
import { act as settle } from 'preact/test-utils';
import { expect, test } from 'vitest';
import values from '../../../data/seas/values.txt?raw';
import { languages } from '../texts/texts';
import type { Options } from '../wire/protocol';
import type { View } from '../wire/view';
import { faceOf, games } from './games';
import { useLanguage } from './language';
import { de } from './seize/reference/de';
import { en } from './seize/reference/en';
import { pl } from './seize/reference/pl';
import { texts as seize } from './seize/texts';
import { texts as sevens } from './sevens/texts';
import { placeForEach } from './testing/place';

const place = placeForEach();

async function show(game: string, seats: number, options: Options = {}, view: View | null = null) {
  const Reference = await faceOf(game).reference!();
  await settle(() => render(<Reference seats={seats} options={options} view={view} />, place()));
}

test('every game of the page has one', () => {
  for (const { face } of games) expect(face.reference, face.id).toBeDefined();
});

const cells = () => [...place().querySelectorAll('td')].map(({ textContent }) => textContent.replace('−', '-'));

test('7 Seas: the value of every card, as the core has it', async () => {
  await show('seas', 4, { values: 'default' });
  const core = Object.fromEntries([...values.matchAll(/^([GCRX]\d+)\s+(-?\d+)/gm)].map(([, card, value]) => [card, value]));
  const cards = [...'GCRX'].flatMap((type) => Array.from({ length: 10 }, (_, index) => `${type}${index + 1}`));
  expect(cells()).toEqual(cards.map((card) => core[card]));
});

test('7 Seas: a table with values of its own shows those', async () => {
  const own = Object.fromEntries([...'GCRX'].flatMap((type) => Array.from({ length: 10 }, (_, index) => [`${type}${index + 1}`, type === 'X' ? -2 : 3])));
  await show('seas', 4, { values: 'own' }, { values: own } as unknown as View);
  expect(new Set(cells())).toEqual(new Set(['3', '-2']));
});

test.each(languages)('7 Seize: who the court cards are, in the order in which they act: %s', async (language) => {
  await useLanguage(language);
  await show('seize', 4);
  const rows = [...place().querySelectorAll('.seize-reference-roles li')].map(({ textContent }) => textContent);
  const { roles, names } = seize();
  const courts = (['A', 'K', 'Q', 'J'] as const).map((rank) => names.rank(rank) + roles[rank]);
  expect(rows.map((row) => row.split(' ')[0])).toEqual([...courts, expect.stringMatching(/^10–2/)]);
  const words = { en, de, pl }[language];
  expect(place().textContent).not.toContain(words.interloper);
  await show('seize', 2, { cursed: true });
  expect(place().textContent).toContain(words.interloper);
  expect(place().textContent).toContain(words.lightest);
});

test.each(languages)('Seven7s: the seven powers, with the exception of the sins: %s', async (language) => {
  await useLanguage(language);
  await show('sevens', 3);
  const names = [...place().querySelectorAll('.sevens-reference-powers b')].map(({ textContent }) => textContent);
  expect(names).toEqual(Object.values(sevens().names.types));
  const sins = place().querySelectorAll('.sevens-reference-powers li')[2]!.textContent;
  expect(sins).toMatch({ en: /Colors.*Ages of Man/, de: /Farben.*Lebensalter/, pl: /Kolory.*Etapów życia/ }[language]);
});
