// The rules page against the rulings and the data in use. What holds for every game's page is tested in rules/.
import { expect, test } from 'vitest';
import square from '../../../../data/sevens/square.txt?raw';
import type { Colour, SevensType } from './card_names';
import { de } from './texts/de';
import { en } from './texts/en';
import { pl } from './texts/pl';

const files = import.meta.glob<string>('../../../../docs/rules/{en,de,pl}/sevens.md', { query: '?raw', import: 'default', eager: true });

test.each(Object.entries(files))('it states 18 rulings: %s', (_, page) => {
  expect(page.match(/\{#C\d+\}/g)).toHaveLength(18);
});

test.each(Object.entries({ en, de, pl }))('the table of colours is the one in use: %s', (language, { names }) => {
  const inUse = [...square.matchAll(/^([A-Z]) ([a-z ]+?) *#/gm)].map(([, type, colours]) => {
    const words = colours!.split(/ +/).map((colour) => names.colours[colour as Colour]);
    return `| ${[names.types[type as SevensType], ...words].join(' | ')} |`;
  });
  expect(inUse).toHaveLength(7);
  // Long words may say where they break.
  expect(files[`../../../../docs/rules/${language}/sevens.md`]!.replaceAll('&shy;', '')).toContain(inUse.join('\n'));
});
