import type { ReferenceWords } from './en';

export const pl: ReferenceWords = {
  order: 'Kto kiedy działa i co robi',
  does: {
    A: 'bierze jeden łup.',
    K: 'bierze całą stertę, a potem oddaje tyle samo łupów.',
    Q: 'bierze jeden łup albo kradnie go komuś, kto ma kartę tej samej barwy.',
    J: 'bierze dwa łupy.',
    number: 'Karty liczbowe biorą po kolei po jednym łupie, od najwyższej w dół, aż sterta będzie pusta.',
  },
  ties: 'Czerwone karty biorą z czerwonej sterty, czarne z czarnej. Przy równej randze kolejność ustala kapitan.',
  round: 'Runda',
  parts: [
    ['Kłótnia:', 'kto ma najwyższą liczbę, zostaje kapitanem; A, K, D, W liczą się za 1. Remis: w rundzie 1 pik przed kierem, karem i treflem, później rozstrzyga dotychczasowy kapitan.'],
    ['Podział:', 'kapitan rozkłada siedem łupów na obie sterty, na każdą co najmniej jeden.'],
    ['Zagarnianie:', 'każdy kładzie kartę, a karty działają według rangi.'],
    ['Szorowanie pokładu:', 'resztę dostaje ten, kto działał pierwszy.'],
  ],
  interloper: 'Intruz ma wierzchnią kartę talii. Kto nie jest kapitanem, ogląda ją wcześniej i decyduje za intruza.',
  heaviest: 'Po siedmiu rundach wygrywa najcięższa kolekcja.',
  lightest: 'Przeklęty skarb: po siedmiu rundach wygrywa najlżejsza kolekcja.',
};
