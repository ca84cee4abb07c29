import type { Texts } from '../texts';

export const options: Texts['options'] = {
  seas: {
    target: {
      name: 'Länge der Reise',
      values: {
        7: { name: 'Feld 7', about: 'Die Partie endet, wenn ein Schiff Feld 7 erreicht.' },
        11: { name: 'Feld 11', about: 'Eine längere Partie: Sie endet, wenn ein Schiff Feld 11 erreicht.' },
        14: { name: 'Feld 14', about: 'Die längste Partie: Sie endet, wenn ein Schiff Feld 14 erreicht.' },
      },
    },
    last_clears: {
      name: 'Der Letzte räumt ab',
      values: {
        false: { name: 'Nein', about: 'Was am Ende einer Runde in der Auslage liegt, gehört niemandem.' },
        true: { name: 'Ja', about: 'Wer zuletzt etwas erbeutet hat, nimmt am Ende der Runde den Rest der Auslage.' },
      },
    },
    teams: {
      name: 'Teams',
      values: {
        none: { name: 'Einzeln', about: 'Alle spielen für sich.' },
        teams: { name: 'Teams', about: 'Wer sich gegenübersitzt, teilt sich Truhe und Schiff.' },
        ultimate: { name: 'Ultimative Teams', about: 'Teams mit allen 40 Karten auf der Hand: ohne Hafen und ohne Auslage zu Beginn.' },
      },
    },
    values: {
      name: 'Beutewerte',
      values: {
        default: { name: 'Üblich', about: 'Unsere Rekonstruktion der gedruckten Werte.' },
        file: { name: 'Aus einer Datei', about: 'Die Werte stehen in einer Datei des Servers.' },
      },
    },
    first: {
      name: 'Wer beginnt',
      values: {
        p0: { name: 'Erster Platz', about: 'Der erste Platz hat in der ersten Runde den Kompass.' },
        random: { name: 'Zufall', about: 'Wer in der ersten Runde den Kompass hat, wird ausgelost.' },
      },
    },
  },
  seize: {
    booty: {
      name: 'Beute',
      values: {
        treasure: { name: 'Schatz', about: '49 Gegenstände, deren wahres Gewicht vor dem Wiegen niemand kennt.' },
        dominoes9: { name: 'Domino bis 9', about: 'Steine eines Dominosatzes bis 9; die Augen sind das Gewicht, für alle sichtbar.' },
        dominoes6: { name: 'Domino bis 6', about: 'Steine zweier Dominosätze bis 6; die Augen sind das Gewicht, für alle sichtbar.' },
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
  },
  sevens: {
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
  },
};
