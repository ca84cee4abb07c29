import type { Texts } from '..';

export const options: Texts['options'] = {
  booty: {
    name: 'Beute',
    values: {
      treasure: { name: 'Schatz', about: '49 Gegenstände, deren wahres Gewicht vor dem Wiegen niemand kennt.' },
      dominoes9: { name: 'Domino, Doppel-9', about: 'Steine eines Doppel-9-Satzes; die Augen sind das Gewicht, für alle sichtbar.' },
      dominoes6: { name: 'Domino, Doppel-6', about: 'Steine zweier Doppel-6-Sätze; die Augen sind das Gewicht, für alle sichtbar.' },
      own: { name: 'Eigene', about: 'Die Stücke, die du eingetippt hast, oder die dessen, der den Tisch gemacht hat.' },
      file: { name: 'Aus einer Datei', about: 'Die Stücke stehen in einer Datei des Servers.' },
    },
  },
  cursed: {
    name: 'Verfluchter Schatz',
    values: {
      false: { name: 'Nein', about: 'Die schwerste Sammlung gewinnt.' },
      true: { name: 'Ja', about: 'Die leichteste Sammlung gewinnt.' },
    },
  },
  interloper: {
    name: 'Eindringling',
    values: {
      blocks: { name: 'Stört nur', about: 'Was der Eindringling nimmt, ist verloren; gewinnen kann er nicht.' },
      wins: { name: 'Kann gewinnen', about: 'Auch der Eindringling wird gewogen und kann gewinnen.' },
    },
  },
};
