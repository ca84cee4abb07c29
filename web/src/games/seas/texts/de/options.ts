import type { Texts } from '..';

export const options: Texts['options'] = {
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
      own: { name: 'Eigene', about: 'Die Werte, die du eingetippt hast, oder die dessen, der den Tisch gemacht hat.' },
      file: { name: 'Aus einer Datei', about: 'Die Werte stehen in einer Datei des Servers.' },
    },
  },
  first: {
    name: 'Wer beginnt',
    seat: (number) => `Wer auf Platz ${number} sitzt, hat in der ersten Runde den Kompass.`,
    values: {
      random: { name: 'Zufall', about: 'Wer in der ersten Runde den Kompass hat, wird ausgelost.' },
      rulebook: { name: 'Wie in der Anleitung', about: 'Wer zuletzt zur See gefahren ist, hat in der ersten Runde den Kompass.' },
    },
  },
};
