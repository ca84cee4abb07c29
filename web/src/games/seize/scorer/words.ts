import type { Language } from '../../../texts/texts';

interface ScorerWords {
  grams(name: string): string;
  pips(name: string): string;
  gramsHint: string;
  pipsHint: string;
  level(names: string): string;
  stays: string;
  both: string;
  result: string;
}

export const words: Record<Language, ScorerWords> = {
  en: {
    grams: (name) => `${name}, grams`,
    pips: (name) => `${name}, pips`,
    gramsHint: 'What everybody’s treasure weighs; a tenth of a gram counts.',
    pipsHint: 'The pips of everybody’s tiles, added up.',
    level: (names) => `Level: ${names}. Each takes one piece off, until the scale tips. Who stays?`,
    stays: 'Who stays?',
    both: 'level to the end: both',
    result: 'Weights',
  },
  de: {
    grams: (name) => `${name}, Gramm`,
    pips: (name) => `${name}, Augen`,
    gramsHint: 'Was der Schatz von jedem wiegt; ein Zehntelgramm zählt.',
    pipsHint: 'Die Augen der Steine von jedem, zusammengezählt.',
    level: (names) => `Gleich schwer: ${names}. Jeder nimmt ein Stück herunter, bis die Waage kippt. Wer bleibt?`,
    stays: 'Wer bleibt?',
    both: 'bis zum Ende gleich: beide',
    result: 'Gewichte',
  },
  pl: {
    grams: (name) => `${name}, gramy`,
    pips: (name) => `${name}, oczka`,
    gramsHint: 'Ile waży skarb każdej osoby; liczy się dziesiąta część grama.',
    pipsHint: 'Suma oczek na kościach każdej osoby.',
    level: (names) => `Równo: ${names}. Każdy zdejmuje po jednym przedmiocie, aż waga się przechyli. Kto zostaje?`,
    stays: 'Kto zostaje?',
    both: 'równo do końca: oboje',
    result: 'Wagi',
  },
};
