// The rules page against the rulings and the data in use. What holds for every game's page is tested in rules/.
import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../../../../docs/rules/{en,de,pl}/seize.md', { query: '?raw', import: 'default', eager: true });

test.each(Object.entries(files))('it states 23 rulings: %s', (_, page) => {
  expect(page.match(/\{#B\d+\}/g)).toHaveLength(23);
});
