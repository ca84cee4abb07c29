import type { Texts } from '..';

export const options: Texts['options'] = {
  first: {
    name: 'Kto zaczyna',
    seat: (number) => `Zaczyna osoba na miejscu ${number}.`,
    values: {
      random: { name: 'Losowo', about: 'O tym, kto zaczyna, decyduje los.' },
      rulebook: { name: 'Jak w instrukcji', about: 'Zaczyna osoba, której wiek dzieli się przez 7. Jeśli nie ma takiej albo jest ich kilka, zaczyna najmłodsza.' },
    },
  },
  square: {
    name: 'Kolory kart',
    values: {
      default: { name: 'Zwykłe', about: 'Nasza rekonstrukcja kolorów z wydania drukowanego.' },
      own: { name: 'Własne', about: 'Kolory wpisane przez ciebie albo przez osobę, która założyła stół.' },
      file: { name: 'Z pliku', about: 'Kolory pochodzą z pliku na serwerze.' },
    },
  },
};
