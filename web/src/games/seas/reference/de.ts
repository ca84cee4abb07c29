import type { ReferenceWords } from './en';

export const de: ReferenceWords = {
  values: 'Beutewerte',
  strength: 'Stärke',
  turn: 'Was eine Karte nimmt',
  takes: [
    'Gleiche Stärke in der Auslage: Nimm eine solche Karte.',
    'Sonst Karten, die zusammen deine Stärke ergeben: Nimm eine solche Kombination.',
    'Eine 1 darf eine 10 nehmen, wenn keine 1 ausliegt; der Krake darf auch alles nehmen.',
    'Sonst kommt die Karte in die Auslage.',
    'Abgeräumt, aber nicht mit dem Kraken: Du darfst eine Karte klauen.',
  ],
  points: 'Navigationspunkte',
  hints: { coins: 'Gold 1 zählt drei', lady: 'Kristall 1', king: 'Rum 1' },
  total: 'Gesamtbeutewert: von jedem Typ die beste Karte, zusammengezählt. Mit dem Kraken zählen deine Flüche −7.',
};
