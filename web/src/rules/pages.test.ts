// The rules pages against their own promises, see docs/rules/README.md.
import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import readme from '../../../docs/rules/README.md?raw';
import values from '../../../data/seas/values.txt?raw';
import square from '../../../data/sevens/square.txt?raw';
import type { Colour, SevensType } from '../texts/card_names';
import { de } from '../texts/de';
import { en } from '../texts/en';
import { pl } from '../texts/pl';

const files = import.meta.glob<string>('../../../docs/rules/{en,de,pl}/*.md', { query: '?raw', import: 'default', eager: true });
const page = (language: string, game: string) => files[`../../../docs/rules/${language}/${game}.md`] ?? '';

const games = [
  { game: 'seas', letter: 'A', count: 20 },
  { game: 'seize', letter: 'B', count: 23 },
  { game: 'sevens', letter: 'C', count: 18 },
];
const languages = ['en', 'de', 'pl'];
const others = ['de', 'pl'];

const anchors = (text: string) => [...text.matchAll(/\{#([^}]*)\}/g)].map((found) => found[1]!);
const pictures = (text: string) => [...text.matchAll(/!\[[^\]]+\]\(picture:([a-z-]+)\)/g)].map((found) => found[1]!);

/** What a page is made of, in order, without its words. */
function shape(text: string): string[] {
  return marked.lexer(text).flatMap((token) => {
    if (token.type === 'space') return [];
    if (token.type === 'heading') return [`h${token['depth'] as number}`];
    if (token.type === 'table') return [`table ${(token['header'] as unknown[]).length} x ${(token['rows'] as unknown[]).length}`];
    if (token.type === 'list') return [`list ${(token['items'] as unknown[]).length}`];
    return [[token.type, ...pictures(token.raw), ...anchors(token.raw)].join(' ')];
  });
}

describe.each(games)('$game', ({ game, letter, count }) => {
  const numbers = Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);

  test.each(languages)('every ruling is stated once, where a link finds it: %s', (language) => {
    const text = page(language, game);
    const byNumber = (a: string, b: string) => Number(a.slice(1)) - Number(b.slice(1));
    expect(anchors(text).sort(byNumber)).toEqual(numbers);
    for (const token of marked.lexer(text)) {
      const found = anchors(token.raw);
      if (found.length === 0) continue;
      expect(['heading', 'paragraph'], token.raw).toContain(token.type);
      expect(token.raw.trimEnd(), 'one anchor, at the end').toMatch(/^[^{]*\{#[ABC]\d+\}$/);
    }
  });

  test.each(others)('%s has the structure of the English page', (language) => {
    expect(shape(page(language, game))).toEqual(shape(page('en', game)));
  });

  test('its pictures are described', () => {
    const described = [...readme.matchAll(/^\| `([a-z]+)-([a-z]+)` \|/gm)].filter((found) => found[1] === game);
    expect(pictures(page('en', game)).sort()).toEqual(described.map((found) => `${found[1]!}-${found[2]!}`).sort());
  });
});

test.each(languages)('quotation marks are those of the language: %s', (language) => {
  const stray = { en: /["„]/, de: /["”]|“\p{L}/u, pl: /["“]/ }[language]!;
  for (const { game } of games) expect(page(language, game)).not.toMatch(stray);
});

test.each(languages)('the table of booty values is the one in use: %s', (language) => {
  const rows = page(language, 'seas')
    .split('\n')
    .filter((line) => /^\|[^|]+(\| −?\d+ ){10}\|$/.test(line))
    .map((line) => [...line.replaceAll('−', '-').matchAll(/-?\d+/g)].map(Number));
  const inUse = (type: string) => Array.from({ length: 10 }, (_, i) => Number(new RegExp(`^${type}${i + 1} (.*)$`, 'm').exec(values)?.[1]));
  expect(rows.slice(-2)).toEqual([inUse('G'), inUse('X')]);
  expect(inUse('C')).toEqual(inUse('G'));
  expect(inUse('R')).toEqual(inUse('G'));
});

test.each([en, de, pl])('the table of colours is the one in use: $language', ({ language, names }) => {
  const inUse = [...square.matchAll(/^([A-Z]) ([a-z ]+?) *#/gm)].map(([, type, colours]) => {
    const words = colours!.split(/ +/).map((colour) => names.sevens.colours[colour as Colour]);
    return `| ${[names.sevens.types[type as SevensType], ...words].join(' | ')} |`;
  });
  expect(inUse).toHaveLength(7);
  // Long words may say where they break.
  expect(page(language, 'sevens').replaceAll('&shy;', '')).toContain(inUse.join('\n'));
});
