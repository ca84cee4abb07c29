import type { CoachWords } from '../../coach_words';

export const pl: CoachWords = {
  reasons: {
    takes: ({ things }) => `zdobycz: ${things}`,
    lady: () => 'zdobywa piratkę: punkt',
    king: () => 'zdobywa króla piratów: punkt',
    coins: ({ number }) => `monety: +${number}`,
    value: ({ number }) => `wartość łupów: +${number}`,
    'value-lost': ({ number }) => `wartość łupów: −${number}`,
    clears: () => 'czyści wyspę: możesz podkraść kartę',
    keeps: ({ things, who, chance }) => `nie zostawia karty ${things} (${who} może ją wziąć: ${chance})`,
    risks: ({ things, who, chance }) => `${who} może wziąć ${things}: ${chance}`,
    'risks-clearing': ({ who, chance }) => `${who} może wyczyścić wyspę: ${chance}`,
    'leaves-nothing': ({ who, chance }) => `${who} nic nie weźmie: ${chance}`,
    'may-nick': ({ things, chance }) => `leży tam ${things}: ${chance}`,
    'nicks-nothing': () => 'niczego nie rusza',
  },
  places: { harbour: 'port', aside: 'następne rozdanie', chest: 'skrzynia' },
};
