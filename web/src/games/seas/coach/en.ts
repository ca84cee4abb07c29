import type { CoachWords } from '../../coach_words';

export const en: CoachWords = {
  reasons: {
    takes: ({ things }) => `takes ${things}`,
    lady: () => 'wins the pirate lady: a point',
    king: () => 'wins the pirate king: a point',
    coins: ({ number }) => `coins: +${number}`,
    value: ({ number }) => `booty value: +${number}`,
    'value-lost': ({ number }) => `booty value: −${number}`,
    clears: () => 'clears the island, so you may nick',
    keeps: ({ things, who, chance }) => `keeps ${things} from ${who} (could take it: ${chance})`,
    risks: ({ things, who, chance }) => `${who} may take ${things}: ${chance}`,
    'risks-clearing': ({ who, chance }) => `${who} may clear the island: ${chance}`,
    'leaves-nothing': ({ who, chance }) => `${who} can take nothing: ${chance}`,
    'may-nick': ({ things, chance }) => `${things} lies there: ${chance}`,
    'nicks-nothing': () => 'leaves everything where it is',
  },
  places: { harbour: 'harbour', aside: 'next deal', chest: 'chest' },
};
