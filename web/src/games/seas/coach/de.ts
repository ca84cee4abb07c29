import type { CoachWords } from '../../coach_words';

export const de: CoachWords = {
  reasons: {
    takes: ({ things }) => `erbeutet ${things}`,
    lady: () => 'gewinnt die Piratin: ein Punkt',
    king: () => 'gewinnt den Piratenkönig: ein Punkt',
    coins: ({ number }) => `Münzen: +${number}`,
    value: ({ number }) => `Beutewert: +${number}`,
    'value-lost': ({ number }) => `Beutewert: −${number}`,
    clears: () => 'räumt die Insel ab: du darfst stibitzen',
    keeps: ({ things, who, chance }) => `lässt ${things} nicht für ${who} liegen (Gefahr ${chance})`,
    risks: ({ things, who, chance }) => `${who} kann ${things} nehmen: ${chance}`,
    'risks-clearing': ({ who, chance }) => `${who} kann die Insel abräumen: ${chance}`,
    'leaves-nothing': ({ who, chance }) => `${who} kann nichts nehmen: ${chance}`,
    'may-nick': ({ things, chance }) => `${things} liegt dort: ${chance}`,
    'nicks-nothing': () => 'lässt alles liegen',
  },
  places: { harbour: 'Hafen', aside: 'nächstes Austeilen', chest: 'Truhe' },
};
