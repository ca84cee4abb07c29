import type { GameId } from '../wire/protocol';
import type { Language } from '../texts/plural';

/** A piece of a rules page: text, or a picture that the game's face draws. */
export type RulesPart = { html: string } | { picture: string; alt: string };

export interface RulesPage {
  sections: { id: string; title: string }[];
  parts: RulesPart[];
}

const pages = import.meta.glob<{ default: RulesPage }>('../../../docs/rules/{en,de,pl}/*.md');

export async function loadRules(language: Language, game: GameId): Promise<RulesPage> {
  const page = pages[`../../../docs/rules/${language}/${game}.md`];
  if (!page) throw new Error(`no rules of ${game} in ${language}`);
  return (await page()).default;
}
