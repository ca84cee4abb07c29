import type { Texts } from '..';

export const options: Texts['options'] = {
  first: {
    name: 'Kto zaczyna',
    values: {
      random: { name: 'Losowo', about: 'O tym, kto zaczyna, decyduje los.' },
      p0: { name: 'Pierwsze miejsce', about: 'Zaczyna pierwsze miejsce.' },
    },
  },
  square: {
    name: 'Kolory kart',
    values: {
      default: { name: 'Zwykłe', about: 'Nasza rekonstrukcja kolorów z wydania drukowanego.' },
      file: { name: 'Z pliku', about: 'Kolory pochodzą z pliku na serwerze.' },
    },
  },
};
