// The rules page against the rulings and the data in use. What holds for every game's page is tested in rules/.
import { expect, test } from 'vitest';
import values from '../../../../data/seas/values.txt?raw';

const files = import.meta.glob<string>('../../../../docs/rules/{en,de,pl}/seas.md', { query: '?raw', import: 'default', eager: true });
const pages = Object.entries(files);

test.each(pages)('it states 20 rulings: %s', (_, page) => {
  expect(page.match(/\{#A\d+\}/g)).toHaveLength(20);
});

test.each(pages)('the table of booty values is the one in use: %s', (_, page) => {
  const rows = page
    .split('\n')
    .filter((line) => /^\|[^|]+(\| −?\d+ ){10}\|$/.test(line))
    .map((line) => [...line.replaceAll('−', '-').matchAll(/-?\d+/g)].map(Number));
  const inUse = (type: string) => Array.from({ length: 10 }, (_, i) => Number(new RegExp(`^${type}${i + 1} (.*)$`, 'm').exec(values)?.[1]));
  expect(rows.slice(-2)).toEqual([inUse('G'), inUse('X')]);
  expect(inUse('C')).toEqual(inUse('G'));
  expect(inUse('R')).toEqual(inUse('G'));
});
