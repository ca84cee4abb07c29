import type { Seat } from '../../wire/protocol';
import type { Hidden, View } from '../../wire/view';

export interface SeizeView extends View {
  game: 'seize';
  phase: 'chance' | 'squabble' | 'captain' | 'divvy' | 'card' | 'order' | 'seize' | 'return' | 'unload' | 'over';
  round: number;
  captain: Seat | null;
  hands: Hidden<string>[];
  /** The card, `true` while it is face down, or null. */
  squabble: (string | true | null)[];
  cards: (string | true | null)[];
  ghost_card?: string | true | null;
  drawn: string[];
  red: string[];
  black: string[];
  collections: string[][];
  ghost?: string[];
  deck: Hidden<string>;
  discard: string[];
  bag: Hidden<string>;
  acting: Seat | null;
  weights: Record<string, [number, number] | number>;
  totals: number[] | null;
  /** Of a set of the table's own, by piece: in English, German, Polish; a name may be empty. */
  names?: Record<string, string[]>;
}
