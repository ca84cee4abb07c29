import { expect, test } from 'vitest';
import { readRules } from './rules_plugin';

test('a ruling at the end of a paragraph or heading becomes its anchor and a mark', () => {
  const page = readRules('# Game\n\n## Turn {#A1}\n\nPlay a card. {#A2}\n\nNo anchor.\n');
  expect(page.sections).toEqual([{ id: 'A1', title: 'Turn' }]);
  expect(page.parts).toEqual([
    {
      html:
        '<h1 id="s1">Game</h1>\n<h2 id="A1">Turn <a class="rules-mark" href="#A1">A1</a></h2>\n' +
        '<p id="A2">Play a card. <a class="rules-mark" href="#A2">A2</a></p>\n<p>No anchor.</p>\n',
    },
  ]);
});

test('every heading has an id of its own', () => {
  const page = readRules('# Game\n\n## Table\n\n### Cards\n\n### Places\n\n## Turn\n');
  const ids = page.parts.flatMap((part) => ('html' in part ? [...part.html.matchAll(/id="(\w+)"/g)] : [])).map((found) => found[1]);
  expect(ids).toEqual(['s1', 's2', 's3', 's4', 's5']);
  expect(page.sections.map(({ id }) => id)).toEqual(['s2', 's5']);
});

test('pictures stand between the pieces of text', () => {
  const page = readRules('Before.\n\n![Two “cards”](picture:seas-card)\n\nAfter.\n');
  expect(page.parts).toEqual([{ html: '<p>Before.</p>\n' }, { picture: 'seas-card', alt: 'Two “cards”' }, { html: '<p>After.</p>\n' }]);
});
