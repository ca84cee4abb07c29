import type { ReferenceWords } from './en';

export const de: ReferenceWords = {
  order: 'Wer wann dran ist und was tut',
  does: {
    A: 'nimmt ein Stück.',
    K: 'nimmt den ganzen Haufen und gibt dann ebenso viele Stücke zurück.',
    Q: 'nimmt ein Stück oder stiehlt eines: Rot von Rot, Schwarz von Schwarz.',
    J: 'nimmt zwei Stücke.',
    number: 'Zahlenkarten nehmen reihum ein Stück, von der höchsten abwärts, bis der Haufen leer ist.',
  },
  ties: 'Rote Karten nehmen von Rot, schwarze von Schwarz. Bei gleichem Rang bestimmt der Kapitän die Reihenfolge.',
  round: 'Eine Runde',
  parts: [
    ['Streit:', 'Wer die höchste Zahl hat, wird Kapitän; A, K, D, B zählen 1. Gleichstand: in Runde 1 Pik vor Herz vor Karo vor Kreuz, später entscheidet der alte Kapitän.'],
    ['Aufteilen:', 'Der Kapitän verteilt sieben Stücke auf Rot und Schwarz, auf jeden Haufen mindestens eines.'],
    ['Schnappen:', 'Alle legen eine Karte, und gehandelt wird nach Rang.'],
    ['Deck schrubben:', 'Den Rest bekommt, wer als Erstes gehandelt hat.'],
  ],
  interloper: 'Der Eindringling hat die oberste Karte des Nachziehstapels. Wer nicht Kapitän ist, sieht sie vorher und entscheidet für ihn.',
  heaviest: 'Nach sieben Runden gewinnt die schwerste Sammlung.',
  lightest: 'Verfluchter Schatz: Nach sieben Runden gewinnt die leichteste Sammlung.',
};
