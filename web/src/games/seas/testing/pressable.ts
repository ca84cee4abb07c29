import type { Pressable } from '../../testing/pressable';

export const pressable: Pressable = {
  offers: [
    '.seas-way',
    '.seas-sources button',
    '.seas-looking button:not([aria-disabled=true])',
    '.seas-hand-card:not([aria-disabled=true])',
  ],
  playable: '.seas-hand-card:not([aria-disabled=true])',
  hand: '.seas-hand-card:not(.motion-ghost *)',
};
