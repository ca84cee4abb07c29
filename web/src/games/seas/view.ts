import type { Seat } from '../../wire/protocol';
import type { Hidden, View } from '../../wire/view';

export interface SeasScore {
  cards: number[];
  coins: number[];
  value: number[];
  points: number[];
  /** What lay in each chest, open to all since then (A10). */
  chests: string[][];
}

export interface SeasView extends View {
  game: 'seas';
  phase: 'chance' | 'play' | 'nick' | 'pick' | 'over';
  round: number;
  cycle: 1 | 2;
  start: Seat | null;
  turn: Seat | null;
  display: string[];
  hands: Hidden<string>[];
  chests: Hidden<string>[];
  harbour: Hidden<string>;
  aside: Hidden<string>;
  ships: number[];
  last_taker: Seat | null;
  looking: string[] | null;
  scores: SeasScore[];
  /** Booty values by card, where the table has its own. */
  values?: Record<string, number>;
}
