// The views of docs/protocol.md: what one seat is shown. A list that it may not see is given as its length.
import type { Options, Seat } from '../wire/protocol';

export type Hidden<T> = T[] | number;

interface CommonView {
  seats: number;
  options: Options;
  to_act: Seat[];
  over: boolean;
  winners: Seat[] | null;
}

export interface SeasScore {
  cards: number[];
  coins: number[];
  value: number[];
  points: number[];
}

export interface SeasView extends CommonView {
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
}

export interface SeizeView extends CommonView {
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
}

export interface SevensView extends CommonView {
  game: 'sevens';
  phase: 'chance' | 'play' | 'sin' | 'place' | 'call' | 'take' | 'look' | 'stack' | 'over';
  turn: Seat | null;
  columns: Record<string, string[]>;
  wild: string | null;
  hands: Hidden<string>[];
  deck: Hidden<string>;
  lucky: string[][];
  gone: string[];
  ending: { card: string; column: string; seat: Seat } | null;
  picked: string | null;
  looking: string[] | null;
  known: string[][];
  known_deck: (string | null)[];
  disabled: number;
  scores: number[] | null;
}

export type View = SeasView | SeizeView | SevensView;
