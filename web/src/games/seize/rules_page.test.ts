// The rules page against the rulings and the data in use. What holds for every game's page is tested in rules/.
import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../../../../docs/rules/{en,de,pl}/seize.md', { query: '?raw', import: 'default', eager: true });

const roles = {
  en: ['lookout', 'quartermaster', 'strumpet', 'knave'],
  de: ['Ausguck', 'Quartiermeister', 'Dirne', 'Schurke'],
  pl: ['czujka', 'kwatermistrz', 'ladacznica', 'łotr'],
};

test.each(Object.entries(roles))('it names who the court cards are on board: %s', (language, names) => {
  const page = files[`../../../../docs/rules/${language}/seize.md`]!;
  // Where each card is explained, and in the summary.
  for (const name of names) expect(page.split(name).length - 1, name).toBeGreaterThanOrEqual(2);
});

test.each(Object.entries(files))('it states 23 rulings: %s', (_, page) => {
  expect(page.match(/\{#B\d+\}/g)).toHaveLength(23);
});
