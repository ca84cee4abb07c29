// What goes over the wire, see docs/server-protocol.md. Names are the protocol's.
import type { View } from './view';

/** Which games there are is told by the server; which the page knows, by games/games.ts. */
export type GameId = string;
/** `p0`...`p6`; `g` is the interloper of 7 Seize for two. */
export type Seat = string;
export type TableId = string;
export type OptionValue = string | number | boolean;
export type Options = Record<string, OptionValue>;

export interface GameInfo {
  id: GameId;
  seats: [number, number];
  options: Record<string, unknown>;
}

export interface Hello {
  name: string;
  token?: string;
  server: string;
  version: string;
  protocol: number;
  games: GameInfo[];
  levels: string[];
  emotes: string[];
}

export type Clock = { move: number } | { game: number; increment: number } | null;

export interface CreateOrder {
  game: GameId;
  seats: number;
  /** A text is the data itself instead of a file's name. */
  options?: Record<string, OptionValue | { text: string }>;
  /** Per seat "me", "open" or a bot's level. */
  players?: string[];
  clock?: Clock;
  open?: boolean;
  away?: number | null;
  idle?: number | null;
  level?: string;
  chat?: boolean;
  slow?: number;
  spectators?: boolean;
  key?: string;
  legal?: boolean;
}

export type Stage = 'waiting' | 'playing' | 'over' | 'closed';

export type Chair =
  | { is: 'empty' }
  | { is: 'bot'; name: string; level: string }
  | { is: 'person'; name: string; here: boolean; bot: boolean };

export interface ChatLine {
  /** The number of its event. */
  seq: number;
  seat: Seat | null;
  name: string;
  text: string;
}

/** Without a seat: who looks on. */
export interface Person {
  seat: Seat | null;
  name: string;
}

export interface Closing {
  why?: string;
  reason?: string;
}

export interface Plea {
  /** What an answer names. */
  plea: number;
  seat: Seat;
  /** Who has to agree, whether they are there or not. */
  asked: Seat[];
  agreed: Seat[];
}

/** What `create` and `watch` answer. */
export interface TableSnapshot {
  table: TableId;
  seq: number;
  stage: Stage;
  settings: TableSettings;
  seats: Chair[];
  you: Seat | null;
  /** How many look on without a seat. */
  watching: number;
  host: boolean;
  /** Null at a table that goes on from a record. */
  commitment: string | null;
  mixes: Record<Seat, string>;
  clock: number[] | null;
  undo: Plea | null;
  chat: ChatLine[];
  /** Who has no word in the chat. */
  muted: Person[];
  /** How it was closed: a message key, the words of who did it, or neither. */
  closed: Closing | null;
  rematch: TableId | null;
  view: View | null;
  legal?: string[];
  link: string;
}

export interface TableSettings {
  game: GameId;
  seats: number;
  options: Options;
  clock: Clock;
  open: boolean;
  away: number | null;
  idle: number | null;
  level: string;
  chat: boolean;
  /** Seconds between two messages of a person. */
  slow: number;
  spectators: boolean;
}

/** A line of `lobby`. */
export interface TableLine {
  table: TableId;
  stage: Stage;
  settings: TableSettings;
  seats: Chair[];
  to_act: Seat[];
}

/** A line of `tables`. */
export interface OwnTableLine extends TableLine {
  you: Seat | null;
  your_move: boolean;
  /** Milliseconds since something happened there. */
  idle: number;
  /** While the game runs, as we may see it. */
  view?: View;
  /** When it is over. */
  winners?: Seat[];
  /** When it was given up. */
  closed?: Closing;
}

/** A line of a scoring, as the core explains it. */
export interface ScoreLine {
  /** A message key; the game's texts word it. */
  key: string;
  /** For whom it counts: those who share something together. */
  seats: Seat[];
  /** Points, or whatever the game counts. */
  amount: number;
  /** What was compared or counted for it. */
  figure: number | null;
  /** Cards or pieces that show why; none where they are not known. */
  cards: string[];
  /** Who lost, where the line is about a contest. */
  against: Seat[];
}

export type Scoring = ScoreLine[];

/** What each action would do, as a message about a word, and the lines of a scoring as if the game ended now. */
export interface Foretelling {
  actions: Record<string, { key: string; word: string }>;
  standing: Scoring;
}

export type Patch = Record<string, unknown>;
/** A decision and the outcomes it led to, as this connection may see them. */
export type StepMessage = [table: TableId, seq: number, steps: string[], patch: Patch, clock?: number | null, legal?: string[]];

/** What this connection saw of the game so far. `view` is the one after the first step. */
export interface History {
  seq: number;
  view: View;
  steps: [seq: number, steps: string[], patch: Patch][];
  /** Where the next part begins, or null. */
  next: number | null;
  /** The events that a bot decided for a person. */
  stood_in?: number[];
}

/** The same told with `each`: an entry for each step; an undo says how many of them go back. */
export interface StepHistory extends Omit<History, 'steps'> {
  steps: [seq: number, steps: string[], patch: Patch, back?: number][];
  /** The option files of the table, if it has any. */
  files?: Record<string, string>;
}

export type TableEvent = { table: TableId; seq: number } & (
  | { is: 'sat'; seat: Seat; name: string; /** Given up for it. */ from: Seat | null; /** Whether it is our seat now. */ you: boolean }
  | { is: 'bot'; seat: Seat; level: string | null }
  | { is: 'left'; seat: Seat }
  | { is: 'mixed'; seat: Seat; number: string }
  | { is: 'started'; steps: string[]; view: View; clock?: number[]; legal?: string[] }
  | { is: 'undone'; seat: Seat; view: View; clock?: number[]; legal?: string[] }
  | { is: 'timed-out'; seat: Seat }
  | { is: 'undo-asked'; seat: Seat; asked: Seat[] }
  | { is: 'undo-withdrawn'; seat: Seat }
  | { is: 'undo-answered'; seat: Seat; agrees: boolean }
  | { is: 'chatted'; seat: Seat | null; name: string; text: string }
  | { is: 'away'; seat: Seat }
  | { is: 'back'; seat: Seat }
  | { is: 'rematched'; table_next: TableId }
  | ({ is: 'closed' } & Closing)
  | ({ is: 'turned-out' } & Person)
  | ({ is: 'muted'; muted: boolean } & Person)
  | { is: 'slowed'; seconds: number }
  | { is: 'changed'; settings: TableSettings }
);

export type ServerMessage =
  | { method: 'step'; params: StepMessage }
  | { method: 'event'; params: TableEvent }
  | { method: 'here'; params: { table: TableId; seat: Seat; here: boolean } }
  | { method: 'watching'; params: { table: TableId; watching: number } };

/** The last that is heard of a table by whoever may not see it any more; `why` is a key as in refusals. */
export interface TurnedOut {
  method: 'turned-out';
  params: { table: TableId; why: string };
}

export interface RefusalData {
  why: string;
  ruling: string | null;
}
