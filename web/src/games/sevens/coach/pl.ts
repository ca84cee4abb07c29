import type { CoachWords } from '../../coach_words';

export const pl: CoachWords = {
  reasons: {
    fires: ({ things }) => `używa mocy: ${things}`,
    ends: ({ chance }) => `kończy grę; wygrywasz: ${chance}`,
    wild: ({ things }) => `odtąd dziki kolor: ${things}`,
    disables: ({ number }) => `wartości powyżej ${number} nic nie liczą`,
    keeps: ({ number }) => `punkty zostające na ręce: ${number}`,
    'risks-end': ({ who, chance }) => `${who} może zakończyć grę: ${chance}`,
    robs: ({ who }) => `traci kartę: ${who}`,
    hits: ({ chance }) => `trafienie: ${chance}`,
    takes: ({ things }) => `na rękę: ${things}`,
    looks: ({ number }) => `karty obejrzane z talii: ${number}`,
    tops: ({ things }) => `następna karta talii: ${things}`,
  },
  places: { deck: 'talia' },
};
