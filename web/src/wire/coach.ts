// What the coach of the core answers (docs/coach.md).
import type { Seat } from './protocol';

/** What speaks for a move or against it: a message key, and what it is about. */
export interface Reason {
  key: string;
  things?: string[];
  seat?: Seat;
  chance?: number;
  number?: number;
}

export interface AdvisedMove {
  action: string;
  /** The share of the win, by what the seat knows. */
  chance: number;
  reasons: Reason[];
}

/** Best first. */
export interface CoachAdvice {
  options: AdvisedMove[];
}

/** By card and place (`p1`, `chest p0`, `deck`): how likely it is there. */
export interface CountedCards {
  cards: Record<string, Record<string, number>>;
}

export type Mark = '' | 'inaccuracy' | 'mistake' | 'blunder';

export interface ReviewedStep {
  /** From 0 on, as in the record. */
  step: number;
  /** Who decided; null where chance did. */
  seat: Seat | null;
  text: string;
  /** What each seat might expect after it, with all cards open. */
  outlook: number[];
  /** Where there was a choice: the best moves and the one that was played. */
  options?: AdvisedMove[];
  loss?: number;
  mark?: Mark;
}

export interface OpenedReview {
  steps: number;
  /** Which seats win together: the number of each seat's side. */
  owners: number[];
}
