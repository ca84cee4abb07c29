import type { Language } from '../../../texts/texts';

export const words: Record<Language, { who: string; round(number: number): string; next: string; rounds: string; hint: string }> = {
  en: {
    who: 'Whose chest?',
    round: (number) => `Round ${number}`,
    next: 'Next round',
    rounds: 'Round',
    hint: 'Tap the cards in this chest. What nobody captured stays untouched.',
  },
  de: {
    who: 'Wessen Truhe?',
    round: (number) => `Runde ${number}`,
    next: 'Nächste Runde',
    rounds: 'Runde',
    hint: 'Tippe die Karten dieser Truhe an. Was niemand erbeutet hat, bleibt unberührt.',
  },
  pl: {
    who: 'Czyja skrzynia?',
    round: (number) => `Runda ${number}`,
    next: 'Następna runda',
    rounds: 'Runda',
    hint: 'Dotknij kart z tej skrzyni. Czego nikt nie zdobył, tego nie dotykaj.',
  },
};
