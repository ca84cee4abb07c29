// What a game brings to the scorer for a real table: how its cards are entered, and how the core's count is drawn.
import type { FunctionComponent } from 'preact';
import type { Options, Scoring, Seat } from '../wire/protocol';
import type { View } from '../wire/view';

/** What the core makes of what was entered (docs/protocol.md). */
export interface Tally {
  scorings: Scoring[];
  /** Per owner: where the ships are, the points, the weights. */
  scores: number[];
  over: boolean;
  winners: Seat[] | null;
  /** Who stand level and need a word of who watched them. */
  level: Seat[];
}

/** Who plays, and by which rules. `values`, `square` or `booty` is `own` where the edition kept here is counted with. */
export interface Match {
  seats: number;
  options: Options;
  /** What is on the cards, where they are one's own: as views have it. */
  printed?: object | undefined;
}

export interface EntryProps<E> {
  match: Match;
  entry: E;
  nameOf(seat: Seat): string;
  tally: Tally | null;
  onChange(entry: E): void;
}

export interface Scorer<E = unknown> {
  /** What is chosen before the first card: keys of the game's options. */
  options: readonly string[];
  begin(match: Match): E;
  /** What the core is given; with more than was entered so far it is left out. */
  given(entry: E, match: Match): object;
  /** Whether there is anything to count. */
  isReady(entry: E, match: Match): boolean;
  Entry: FunctionComponent<EntryProps<E>>;
  /** The table as the game's own scoring draws it; null where that draws nothing. */
  viewOf(entry: E, match: Match, tally: Tally): View | null;
  /** Besides that, in words, for the report. */
  report(entry: E, match: Match, tally: Tally, nameOf: (seat: Seat) => string): string[];
}
