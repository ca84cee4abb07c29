import type { CoachWords } from '../../coach_words';

export const pl: CoachWords = {
  reasons: {
    captain: ({ chance }) => `kapitan: ${chance}`,
    keeps: ({ things }) => `zostają: ${things}`,
    names: ({ who }) => `kapitan: ${who}`,
    'red-weighs': ({ amount }) => `czerwony: około ${amount}`,
    'black-weighs': ({ amount }) => `czarny: około ${amount}`,
    'acts-first': ({ chance }) => `pierwszy ruch: ${chance}`,
    'from-red': ({ amount }) => `bierze z czerwonego, razem około ${amount}`,
    'from-black': ({ amount }) => `bierze z czarnego, razem około ${amount}`,
    'first-of-tied': ({ who }) => `przy remisie najpierw: ${who}`,
    takes: ({ things, amount }) => `bierze: ${things}, około ${amount}`,
    steals: ({ things, amount, who }) => `bierze: ${things}, około ${amount}, od: ${who}`,
    'gives-back': ({ things, amount }) => `oddaje: ${things}, około ${amount}`,
    'takes-off': ({ things }) => `zdejmuje z wagi: ${things}`,
  },
  places: { deck: 'talia' },
};
