import type { Pressable } from '../../testing/pressable';

export const pressable: Pressable = {
  offers: ['.plain-choice:not(:disabled)'],
  playable: '.plain-choice:not(:disabled)',
  hand: '.plain-view .plain-card',
};
