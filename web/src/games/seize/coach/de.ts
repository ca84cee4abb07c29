import type { CoachWords } from '../../coach_words';

export const de: CoachWords = {
  reasons: {
    captain: ({ chance }) => `Kapitän: ${chance}`,
    keeps: ({ things }) => `behält ${things}`,
    names: ({ who }) => `Kapitän: ${who}`,
    'red-weighs': ({ amount }) => `Rot: etwa ${amount}`,
    'black-weighs': ({ amount }) => `Schwarz: etwa ${amount}`,
    'acts-first': ({ chance }) => `als Erster dran: ${chance}`,
    'from-red': ({ amount }) => `greift bei Rot zu, zusammen etwa ${amount}`,
    'from-black': ({ amount }) => `greift bei Schwarz zu, zusammen etwa ${amount}`,
    'first-of-tied': ({ who }) => `bei Gleichstand zuerst: ${who}`,
    takes: ({ things, amount }) => `nimmt ${things}, etwa ${amount}`,
    steals: ({ things, amount, who }) => `nimmt ${things}, etwa ${amount}, von: ${who}`,
    'gives-back': ({ things, amount }) => `gibt ${things} zurück, etwa ${amount}`,
    'takes-off': ({ things }) => `nimmt von der Waage: ${things}`,
  },
  places: { deck: 'Stapel' },
};
