import type { Texts } from '..';

export const options: Texts['options'] = {
  first: {
    name: 'Wer beginnt',
    values: {
      random: { name: 'Zufall', about: 'Wer beginnt, wird ausgelost.' },
      p0: { name: 'Erster Platz', about: 'Der erste Platz beginnt.' },
    },
  },
  square: {
    name: 'Farben der Karten',
    values: {
      default: { name: 'Üblich', about: 'Unsere Rekonstruktion der gedruckten Farben.' },
      file: { name: 'Aus einer Datei', about: 'Die Farben stehen in einer Datei des Servers.' },
    },
  },
};
