import type { CoachWords } from '../../coach_words';

export const en: CoachWords = {
  reasons: {
    fires: ({ things }) => `uses the power of ${things}`,
    ends: ({ chance }) => `ends the game; you win: ${chance}`,
    wild: ({ things }) => `wild from now on: ${things}`,
    disables: ({ number }) => `values above ${number} count nothing`,
    keeps: ({ number }) => `points left in your hand: ${number}`,
    'risks-end': ({ who, chance }) => `${who} can end the game: ${chance}`,
    robs: ({ who }) => `costs a card: ${who}`,
    hits: ({ chance }) => `hits: ${chance}`,
    takes: ({ things }) => `takes ${things} into your hand`,
    looks: ({ number }) => `cards seen of the deck: ${number}`,
    tops: ({ things }) => `next card of the deck: ${things}`,
  },
  places: { deck: 'deck' },
};
