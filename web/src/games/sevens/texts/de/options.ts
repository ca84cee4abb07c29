import type { Texts } from '..';

export const options: Texts['options'] = {
  first: {
    name: 'Wer beginnt',
    seat: (number) => `Wer auf Platz ${number} sitzt, beginnt.`,
    values: {
      random: { name: 'Zufall', about: 'Wer beginnt, wird ausgelost.' },
      rulebook: { name: 'Wie in der Anleitung', about: 'Wessen Alter durch 7 teilbar ist, beginnt. Trifft das auf niemanden oder auf mehrere zu, beginnt die jüngste Person.' },
    },
  },
  square: {
    name: 'Farben der Karten',
    values: {
      default: { name: 'Üblich', about: 'Unsere Rekonstruktion der gedruckten Farben.' },
      own: { name: 'Eigene', about: 'Die Farben, die du eingetippt hast, oder die dessen, der den Tisch gemacht hat.' },
      file: { name: 'Aus einer Datei', about: 'Die Farben stehen in einer Datei des Servers.' },
    },
  },
};
