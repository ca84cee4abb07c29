import type { CoachWords } from '../../coach_words';

export const en: CoachWords = {
  reasons: {
    captain: ({ chance }) => `captain: ${chance}`,
    keeps: ({ things }) => `keeps ${things}`,
    names: ({ who }) => `captain: ${who}`,
    'red-weighs': ({ amount }) => `red: about ${amount}`,
    'black-weighs': ({ amount }) => `black: about ${amount}`,
    'acts-first': ({ chance }) => `acts first: ${chance}`,
    'from-red': ({ amount }) => `seizes from red, about ${amount} in all`,
    'from-black': ({ amount }) => `seizes from black, about ${amount} in all`,
    'first-of-tied': ({ who }) => `acts first of those who tie: ${who}`,
    takes: ({ things, amount }) => `takes ${things}, about ${amount}`,
    steals: ({ things, amount, who }) => `takes ${things}, about ${amount}, from ${who}`,
    'gives-back': ({ things, amount }) => `gives back ${things}, about ${amount}`,
    'takes-off': ({ things }) => `takes off the scale: ${things}`,
  },
  places: { deck: 'deck' },
};
