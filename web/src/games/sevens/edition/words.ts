import type { EditionTable } from '../../edition';

export const words: EditionTable['words'] = {
  en: {
    lead: 'Which card has which colour is a reconstruction of ours. If you own the printed game, type its forty-nine colours in; the first letters are enough. Every type has each colour once, and so has every value.',
    mistakes: {},
  },
  de: {
    lead: 'Welche Karte welche Farbe hat, ist unsere Rekonstruktion. Wenn du das gedruckte Spiel besitzt, tippe seine neunundvierzig Farben ein; die ersten Buchstaben reichen. Jede Art hat jede Farbe einmal und jeder Wert auch.',
    mistakes: {
      'sevens.square.no-such-type': 'Eine solche Art gibt es nicht: A, C, D, H, L, S oder W.',
      'sevens.square.type-twice': 'Diese Art hat ihre Farben schon.',
      'sevens.square.not-a-row': 'Eine Art hat sieben Farben, für die Werte 1 bis 7.',
      'sevens.square.no-such-colour': 'Eine solche Farbe gibt es nicht; Farben sind rot, orange, gelb, grün, blau, indigo, violett.',
      'sevens.square.colour-twice-in-type': 'Eine Art hat jede Farbe einmal, und diese kommt zweimal vor.',
      'sevens.square.colour-twice-for-value': 'Karten mit gleichem Wert haben verschiedene Farben, und diese ist vergeben.',
      'sevens.square.type-missing': 'Diese Art hat keine Farben.',
    },
  },
  pl: {
    lead: 'To, która karta ma jaki kolor, jest naszą rekonstrukcją. Jeśli masz drukowaną grę, wpisz jej czterdzieści dziewięć kolorów; wystarczą pierwsze litery. Każdy rodzaj ma każdy kolor raz i każda wartość też.',
    mistakes: {
      'sevens.square.no-such-type': 'Nie ma takiego rodzaju: A, C, D, H, L, S albo W.',
      'sevens.square.type-twice': 'Ten rodzaj ma już swoje kolory.',
      'sevens.square.not-a-row': 'Rodzaj ma siedem kolorów, dla wartości od 1 do 7.',
      'sevens.square.no-such-colour': 'Nie ma takiego koloru; kolory to czerwony, pomarańczowy, żółty, zielony, niebieski, indygo, fioletowy.',
      'sevens.square.colour-twice-in-type': 'Rodzaj ma każdy kolor raz, a ten jest dwa razy.',
      'sevens.square.colour-twice-for-value': 'Karty o tej samej wartości mają różne kolory, a ten jest zajęty.',
      'sevens.square.type-missing': 'Ten rodzaj nie ma kolorów.',
    },
  },
};
