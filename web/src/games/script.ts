// A tutorial is a script: real games on stacked deals, in which a learner on seat p0 is told what to do and the others do as written.
// The engine plays it with manual chance: `replay` of the chapter's record, then `act` and `chance` as the steps say.
import type { Language } from '../texts/plural';
import type { GameId, Seat } from '../wire/protocol';

export type Words = Record<Language, string>;

/** What somebody else decides, or chance. */
export type Reply = { seat: Seat; action: string } | { outcome: string | string[] };

export interface Step {
  say: Words;
  /** What to look at: the names of things and places on the board (`data-thing`, `data-place`). Those not there are not pointed at. */
  point?: string[];
  /** The action that leads on. Without one the learner only reads. */
  act?: string;
  /** The scoring of the round is shown with the words. */
  isScoring?: true;
  /** What happens after it, before the next step. */
  then?: Reply[];
  /** What the learner's view shows after all that, by key. The test holds the script to it. */
  sees?: Record<string, unknown>;
}

/** A part of the lesson that can be left out: it begins with a game of its own. */
export interface Chapter {
  title: Words;
  /** The others in this part, where they are not those of the script. */
  others?: string[];
  /** How the game came here, see docs/records.md. */
  record: string;
  steps: Step[];
}

export interface Script {
  game: GameId;
  /** The others at the table, from p1 on. */
  others: string[];
  chapters: Chapter[];
}

export const learner: Seat = 'p0';
