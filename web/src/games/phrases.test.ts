// Phrases that a native reader stumbled over, so that they do not come back: in the texts, the lessons and the rules pages.
import { describe, expect, test } from 'vitest';

const files = import.meta.glob<string>(['../texts/{en,de,pl}/*.ts', './*/texts/{en,de,pl}/*.ts', './*/lesson/script.ts', './*/reference/{en,de,pl}.ts', '../pages/privacy/{en,de,pl}.ts', '../../../docs/rules/{en,de,pl}/*.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Lessons keep their three languages side by side. */
function linesIn(language: string): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    if (path.includes(`/${language}/`) || path.endsWith(`/${language}.ts`)) return text.split('\n');
    return path.includes('/lesson/') ? text.split('\n').filter((line) => line.trimStart().startsWith(`${language}:`)) : [];
  });
}

const shunned: Record<string, RegExp[]> = {
  en: [/took too much/, /Divide so\b/, /Colors cards in other columns/],
  de: [
    // "Farbe" of a playing card is its suit, not red or black.
    /derselben Farbe|ihrer Farbe|deiner Farbe\b|Kartenfarbe/,
    /zu viel genommen/,
    /(von|auf|an|bei) (Meere|\$\{type\})/,
    /Abseits/,
    /(Pik|Herz|Karo|Kreuz) (Ass|König|Dame|Bube)/,
    /Oder du legst sie aus/,
    /für jeden (acht|zehn)/,
    /Ein Tisch kann/,
    /^(Habe|Besitze) /,
    /Das Spiel (hat begonnen|geht weiter|ist zu Ende|endet)/,
    /[Dd]er erste Platz (beginnt|hat)/,
    /Farben-Karten in anderen Spalten/,
  ],
  pl: [
    /za dużo kart,/,
    /podejrzan[eay]|podejrzeni/,
    /kartę tego samego koloru|kartę jej koloru|w kolorze twojej karty|swojego koloru/,
    /licz[yą]+ się tyle/,
    /karty mają imiona/,
    /nie jest dobrowolne/,
    /z worka wychodzi|Z worka wychodzi/,
    /^Miej /,
    /do [69] oczek/,
    /Bog(owie|ów|om|ami) szczęścia/,
    /Cokolwiek kraken weźmie, trafia/,
    /Karty Kolorów w innych kolumnach/,
  ],
};

describe.each(Object.entries(shunned))('%s', (language, phrases) => {
  const lines = linesIn(language);

  test('there is something to read', () => expect(lines.length).toBeGreaterThan(500));

  test.each(phrases)('nobody reads %s', (phrase) => {
    expect(lines.filter((line) => phrase.test(line))).toEqual([]);
  });
});
