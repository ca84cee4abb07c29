export type Language = 'en' | 'de' | 'pl';

/** The forms that a language needs; `other` stands in for those not given. */
export interface Forms {
  one: string;
  few?: string;
  many?: string;
  other: string;
}

/** `plural('pl')(5, {one: 'karta', few: 'karty', many: 'kart', other: 'karty'})` is "5 kart". */
export function plural(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => `${count} ${forms[rules.select(count) as keyof Forms] ?? forms.other}`;
}

/** "A, B and C" in the language, or "A, B or C". */
export function listOf(language: Language, type: 'conjunction' | 'disjunction' = 'conjunction'): (items: string[]) => string {
  const format = new Intl.ListFormat(language, { type });
  return (items) => format.format(items);
}
