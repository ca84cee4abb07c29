import type { Language } from '../../../texts/texts';

interface ScorerWords {
  columns: string;
  columnsHint: string;
  wild: string;
  none: string;
  who: string;
  last: string;
  lastBy: string;
  lucky: string;
  less(what: string): string;
  more(what: string): string;
}

export const words: Record<Language, ScorerWords> = {
  en: {
    columns: 'Cards in the columns',
    columnsHint: 'The card that ended the game, which lies sideways, does not count here.',
    wild: 'Wild colour',
    none: 'none',
    who: 'Whose hand?',
    last: 'Last card',
    lastBy: 'Who played the last card?',
    lucky: 'Cards won by Lucky Gods',
    less: (what) => `${what}: one less`,
    more: (what) => `${what}: one more`,
  },
  de: {
    columns: 'Karten in den Spalten',
    columnsHint: 'Die Karte, die das Spiel beendet hat und quer liegt, zählt hier nicht.',
    wild: 'Wilde Farbe',
    none: 'keine',
    who: 'Wessen Hand?',
    last: 'Letzte Karte',
    lastBy: 'Wer hat die letzte Karte gespielt?',
    lucky: 'Durch Glücksgötter gewonnene Karten',
    less: (what) => `${what}: eine weniger`,
    more: (what) => `${what}: eine mehr`,
  },
  pl: {
    columns: 'Karty w kolumnach',
    columnsHint: 'Karta, która zakończyła grę i leży bokiem, tu się nie liczy.',
    wild: 'Dziki kolor',
    none: 'brak',
    who: 'Czyja ręka?',
    last: 'Ostatnia karta',
    lastBy: 'Kto zagrał ostatnią kartę?',
    lucky: 'Karty zdobyte przez Bogów Szczęścia',
    less: (what) => `${what}: o jedną mniej`,
    more: (what) => `${what}: o jedną więcej`,
  },
};
