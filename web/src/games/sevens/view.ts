import type { Seat } from '../../wire/protocol';
import type { Hidden, View } from '../../wire/view';
import type { Colour } from './card_names';

export interface SevensView extends View {
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
  /** By card, where the table has its own. */
  colours?: Record<string, Colour>;
}
