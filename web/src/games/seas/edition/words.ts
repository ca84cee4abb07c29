import type { EditionTable } from '../../edition';

export const words: EditionTable['words'] = {
  en: {
    lead: 'The values in the little chests of our cards are a reconstruction. If you own the printed game, type its forty values in: a table that you make can then be played with them, here and with friends.',
    mistakes: {},
  },
  de: {
    lead: 'Die Werte in den kleinen Truhen unserer Karten sind eine Rekonstruktion. Wenn du das gedruckte Spiel besitzt, tippe seine vierzig Werte ein: Ein Tisch, den du machst, kann dann damit gespielt werden, hier und mit Freunden.',
    mistakes: {
      'seas.values.not-a-pair': 'Hier fehlt der Wert.',
      'seas.values.no-such-card': 'Eine solche Karte gibt es nicht; Karten sind G1 bis G10, C1.., R1.., X1...',
      'seas.values.card-twice': 'Diese Karte hat schon einen Wert.',
      'seas.values.not-a-number': 'Ein Wert ist eine ganze Zahl von -7 bis 7.',
      'seas.values.out-of-range': 'Ein Wert ist eine ganze Zahl von -7 bis 7.',
      'seas.values.kraken': 'Der Krake X1 ist -7 wert.',
      'seas.values.curse-not-negative': 'Ein Fluch ist weniger als 0 wert.',
      'seas.values.card-missing': 'Diese Karte hat keinen Wert.',
    },
  },
  pl: {
    lead: 'Wartości w skrzynkach na naszych kartach to rekonstrukcja. Jeśli masz drukowaną grę, wpisz jej czterdzieści wartości: założony przez ciebie stół zagra wtedy nimi, tutaj i ze znajomymi.',
    mistakes: {
      'seas.values.not-a-pair': 'Brakuje tu wartości.',
      'seas.values.no-such-card': 'Nie ma takiej karty; karty to G1 do G10, C1.., R1.., X1...',
      'seas.values.card-twice': 'Ta karta ma już wartość.',
      'seas.values.not-a-number': 'Wartość to liczba całkowita od -7 do 7.',
      'seas.values.out-of-range': 'Wartość to liczba całkowita od -7 do 7.',
      'seas.values.kraken': 'Kraken X1 jest wart -7.',
      'seas.values.curse-not-negative': 'Klątwa jest warta mniej niż 0.',
      'seas.values.card-missing': 'Ta karta nie ma wartości.',
    },
  },
};
