import type { Pressable } from '../../testing/pressable';

export const pressable: Pressable = {
  offers: [
    '.sevens-go[data-ready]',
    '.sevens-call',
    '.sevens-board:has([data-held]) .sevens-column[data-target]',
    '.sevens-tile:not([aria-disabled=true])',
    '.sevens-hand-card:not([aria-disabled=true])',
    '.sevens-column[data-target]',
  ],
  playable: '.sevens-hand-card:not([aria-disabled=true])',
  hand: '.sevens-hand-card:not(.motion-ghost *)',
};
