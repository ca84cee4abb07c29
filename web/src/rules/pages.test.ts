// @vitest-environment happy-dom
// The rules pages against their own promises, see docs/rules/README.md.
import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import readme from '../../../docs/rules/README.md?raw';
import { games } from '../games/games';
import { languages } from '../texts/texts';

const files = import.meta.glob<string>('../../../docs/rules/{en,de,pl}/*.md', { query: '?raw', import: 'default', eager: true });
const page = (language: string, game: string) => files[`../../../docs/rules/${language}/${game}.md`] ?? '';

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

describe.each(games)('$id', ({ id: game }) => {
  test.each(languages)('every ruling is stated once, where a link finds it: %s', (language) => {
    const text = page(language, game);
    const numbers = anchors(text).map((ruling) => Number(ruling.slice(1)));
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
    for (const token of marked.lexer(text)) {
      const found = anchors(token.raw);
      if (found.length === 0) continue;
      expect(['heading', 'paragraph'], token.raw).toContain(token.type);
      expect(token.raw.trimEnd(), 'one anchor, at the end').toMatch(/^[^{]*\{#[A-Z]\d+\}$/);
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
  for (const { id } of games) expect(page(language, id)).not.toMatch(stray);
});
