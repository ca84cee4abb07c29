import type { ReferenceWords } from './en';

export const de: ReferenceWords = {
  powers: 'Die sieben Kräfte',
  does: {
    A: 'Jede Karte hier entwertet einen weiteren der höchsten Werte.',
    C: 'Die oberste Farben-Karte hier bestimmt die Jokerfarbe.',
    D: 'Leg eine zufällige Karte eines Gegners an. Sie löst nichts aus; nur Farben und die Spalte der Lebensalter wirken auch dann. Er zieht nach.',
    H: 'Zieh eine Karte nach und spiel noch eine.',
    L: 'Sag eine Zahl oder Farbe an und deck auf: 2 Punkte, wenn es passt.',
    S: 'Nimm die oberste Karte einer anderen Spalte, ohne aufzufüllen.',
    W: 'Sieh drei Karten an, vom Stapel oder aus den Händen; ordne die des Stapels.',
  },
  rest: 'Spielen und Ende',
  lines: [
    'Karten der Jokerfarbe dürfen in jede eröffnete Spalte und lösen deren Kraft aus. Lebensalter dürfen auch überallhin, lösen dort aber nichts aus.',
    'Auf drei auffüllen. Die siebte Karte einer Spalte beendet die Partie sofort und zählt für den, der sie gelegt hat.',
    'Punkte: Hand, diese Karte, je Glückskarte 2. Karten der Jokerfarbe zählen den höchsten gültigen Wert.',
    'Gleichstand: Der niedrigste einzelne Wert über 0 auf der Hand gewinnt.',
  ],
};
