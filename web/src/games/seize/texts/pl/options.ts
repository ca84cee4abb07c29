import type { Texts } from '..';

export const options: Texts['options'] = {
  booty: {
    name: 'Łupy',
    values: {
      treasure: { name: 'Skarb', about: '49 przedmiotów, których prawdziwego ciężaru nikt nie zna aż do ważenia.' },
      dominoes9: { name: 'Domino dziewiątkowe', about: 'Kostki zestawu dziewiątkowego; oczka to ciężar, widoczny dla wszystkich.' },
      dominoes6: { name: 'Domino szóstkowe', about: 'Kostki dwóch zestawów szóstkowych; oczka to ciężar, widoczny dla wszystkich.' },
      own: { name: 'Własne', about: 'Przedmioty wpisane przez ciebie albo przez osobę, która założyła stół.' },
      file: { name: 'Z pliku', about: 'Łupy pochodzą z pliku na serwerze.' },
    },
  },
  cursed: {
    name: 'Przeklęty skarb',
    values: {
      false: { name: 'Nie', about: 'Wygrywa najcięższa kolekcja.' },
      true: { name: 'Tak', about: 'Wygrywa najlżejsza kolekcja.' },
    },
  },
  interloper: {
    name: 'Intruz',
    values: {
      blocks: { name: 'Tylko przeszkadza', about: 'Co zagarnie intruz, to przepada; wygrać nie może.' },
      wins: { name: 'Może wygrać', about: 'Intruz też trafia na wagę i może wygrać.' },
    },
  },
};
