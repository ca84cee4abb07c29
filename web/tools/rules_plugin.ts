// Turns docs/rules/LANGUAGE/GAME.md into what the page draws: pieces of HTML, and pictures by their name. Done while building, so that the page
// carries no Markdown parser.
import { Marked } from 'marked';
import type { Plugin } from 'vite';
import type { RulesPage, RulesPart } from '../src/rules/page';

const anchor = /\s*\{#([A-Z]\d+)\}/;
const picture = /<p><img src="picture:([a-z-]+)" alt="([^"]*)"[^>]*><\/p>\n?/;

export function rulesPages(): Plugin {
  return {
    name: 'septem-rules',
    transform(source, id) {
      if (!/\/docs\/rules\/(en|de|pl)\/\w+\.md$/.test(id)) return null;
      return { code: `export default ${JSON.stringify(readRules(source))};`, map: null };
    },
  };
}

export function readRules(source: string): RulesPage {
  const sections: RulesPage['sections'] = [];
  let headings = 0;
  const marked = new Marked({ renderer: { heading, paragraph } });
  const html = marked.parse(source, { async: false });
  return { sections, parts: partsOf(html) };

  function heading(this: { parser: { parseInline(tokens: never[]): string } }, token: { depth: number; tokens: unknown[] }): string {
    const { text, ruling } = split(this.parser.parseInline(token.tokens as never[]));
    const id = ruling ?? `s${++headings}`;
    if (token.depth === 2) sections.push({ id, title: text });
    return `<h${token.depth} id="${id}">${text}${ruling ? mark(ruling) : ''}</h${token.depth}>\n`;
  }

  function paragraph(this: { parser: { parseInline(tokens: never[]): string } }, token: { tokens: unknown[] }): string {
    const { text, ruling } = split(this.parser.parseInline(token.tokens as never[]));
    return ruling ? `<p id="${ruling}">${text}${mark(ruling)}</p>\n` : `<p>${text}</p>\n`;
  }
}

function split(text: string): { text: string; ruling: string | null } {
  const found = anchor.exec(text);
  return { text: text.replace(anchor, ''), ruling: found?.[1] ?? null };
}

function mark(ruling: string): string {
  return ` <a class="rules-mark" href="#${ruling}">${ruling}</a>`;
}

function partsOf(html: string): RulesPart[] {
  const parts: RulesPart[] = [];
  let rest = html;
  for (let found = picture.exec(rest); found; found = picture.exec(rest)) {
    if (found.index > 0) parts.push({ html: rest.slice(0, found.index) });
    parts.push({ picture: found[1]!, alt: found[2]! });
    rest = rest.slice(found.index + found[0].length);
  }
  parts.push({ html: rest });
  return parts;
}
