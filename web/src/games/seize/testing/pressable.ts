import type { Pressable } from '../../testing/pressable';

export const pressable: Pressable = {
  offers: [
    '.seize-piece[data-armed]',
    '.seize-queue-place[data-legal]',
    '.seize-hand-card[data-legal]',
    '.seize-button-main:not([disabled], [aria-disabled=true])',
    '.seize-piece[data-legal]',
    '.seize-place[data-legal]',
    '.seize-drawn .seize-piece, .seize-confirm ~ * .seize-piece, .seize-cloth .seize-piece',
  ],
  playable: '.seize-hand-card[data-legal], .seize-piece[data-legal]',
  hand: '.seize-hand-card:not(.motion-ghost *)',
};
