// A face is what the page knows of one game: how it is drawn, told and heard. The frame (seats, log, chat, clocks, undo) is the same
// for all games and knows none of them.
import type { FunctionComponent } from 'preact';
import type { Reason } from '../wire/coach';
import type { Foretelling, GameId, Options, Scoring, Seat } from '../wire/protocol';
import type { View } from '../wire/view';

/** Everything a face may know of the table. `legal` is empty when it is not our move. */
export interface Situation<V extends View = View> {
  view: V;
  /** Our seat; null for a spectator or a replay. */
  you: Seat | null;
  legal: readonly string[];
  /** The steps that we saw, oldest first; fewer than there were when we came later. */
  past?: readonly string[];
  /** The last decision that we saw, with the views around it. */
  last?: Happening<V> | undefined;
  /** Every scoring so far as the core explains it; left out while it is on its way, and as long as nothing was scored. */
  scorings?: readonly Scoring[] | undefined;
  /** What our actions would do, and how we stand; left out until it was first told, and where the game does not foretell. While news is on its way the last word stands. */
  foretold?: Foretelling | undefined;
  /** The name of a seat, "you" for our own in the present language. `g` is the interloper. */
  nameOf(seat: Seat): string;
}

export interface BoardProps<V extends View = View> extends Situation<V> {
  /** Sends an action. An illegal one is welcome: the refusal is shown with its rule. */
  act(action: string): void;
  /** What to do next inside a decision that is half made (a card is chosen); null when the face's own prompt says it. */
  onPrompt?: ((words: string | null) => void) | undefined;
  /** The frame shows everybody with their `SeatLine`: the board need not do it once more. */
  hasSeats?: boolean | undefined;
  /** No choices are offered: a replay, a spectator, an animation under way or an answer awaited. */
  isStill: boolean;
}

export interface ScoringProps<V extends View = View> extends Situation<V> {
  /** Who has won has been seen. */
  onTold?: (() => void) | undefined;
}

/** Somebody's place; whoever shares it has the same. */
export interface Placing {
  place: number;
  /** The members of a team together. */
  seats: readonly Seat[];
  /** Points or weight, in words. */
  figure: string;
}

export interface FaceEnding<V extends View = View> {
  /** Everybody, from the first place on. */
  placings(situation: Situation<V>): Placing[];
  /** What made the difference, in a sentence, as the core tells it; null where nothing did. */
  decided(situation: Situation<V>): string | null;
  /** The table as it lay at the end, drawn into a box of `pictureSize`. */
  Picture: FunctionComponent<Situation<V>>;
}

/** What a face's picture of the end is drawn into. */
export const pictureSize = { width: 1120, height: 520 };

/** Something that moves from one place to another when a step is drawn. */
export interface Flight {
  /** The `data-thing` of what moves, before or after the step. */
  thing: string;
  /** `data-place` where it comes from; left out when the thing itself was on the board before. */
  from?: string;
  /** `data-place` where it goes; left out when the thing itself is on the board afterwards. */
  to?: string;
  /** Flights of one wave start together; waves follow each other (captures gather, then slide). */
  wave?: number;
}

type Told<V extends View> = Pick<Situation<V>, 'view' | 'nameOf'>;

/** How a game puts into words what the coach says. */
export interface FaceCoach<V extends View = View> {
  /** A move that is not made yet: "Envy (D3) → Deadly Sins". */
  move(action: string, situation: Told<V>): string;
  /** "Bo clears the island with 35 %". */
  say(reason: Reason, situation: Told<V>): string;
  card(card: string): string;
  /** Where a card may be: "harbour". Seats are named by the frame. */
  place(place: string): string;
}

/** What a reference may depend on. There is no view before the game begins. */
export interface ReferenceProps<V extends View = View> {
  seats: number;
  options: Options;
  view: V | null;
}

export type Sound = 'card' | 'coin' | 'wave' | 'scale' | 'turn' | 'win' | 'no';

/** One step text of the protocol (`p0 G8xC5+R3`, `* deal ...`) with the views around it. */
export interface Happening<V extends View = View> {
  step: string;
  before: V | null;
  after: V;
  you: Seat | null;
  nameOf(seat: Seat): string;
}

export interface Face<V extends View = View> {
  id: GameId;
  /** The middle of the table, and our hand with its controls. Fills the space that the frame gives it. */
  Board: FunctionComponent<BoardProps<V>>;
  /** The end of a round or of the game, line by line; null when there is nothing to explain. */
  Scoring: FunctionComponent<ScoringProps<V>>;
  /** What the end brings besides: it comes when it is wanted. */
  ending?(): Promise<FaceEnding<V>>;
  /** Its `Scoring` leads up to the outcome at the end: nobody tells it before that has called `onTold`. */
  hasFinale?: boolean;
  /** The core is asked what our actions would do. */
  foretells?: boolean;
  /** The picture on the start page's door: decoration only. */
  Door: FunctionComponent;
  /** All that one looks up while playing, on one screen; it comes when it is wanted. */
  reference?(): Promise<FunctionComponent<ReferenceProps<V>>>;
  /** What the coach's reasons say; they come when they are wanted. */
  coach?(): Promise<FaceCoach<V>>;
  /** A small line beside a player's name: ship's place, pieces, cards in hand. */
  SeatLine: FunctionComponent<Situation<V> & { seat: Seat }>;
  /** The line of the log, and what a screen reader hears. Empty: not worth a line. */
  tell(happening: Happening<V>): string;
  /** A card of a hand: its picture, and its name for those who do not see it. */
  Card: FunctionComponent<{ card: string; view: V }>;
  cardName(card: string, view: V): string;
  /** How a thing looks in flight that the board draws neither before nor after the step: a card played and captured with at once. */
  Thing?: FunctionComponent<{ thing: string; view: V }>;
  flights(happening: Happening<V>): Flight[];
  /** What an action names of the table, by its `data-thing`. */
  thingsIn?(action: string): string[];
  sound(happening: Happening<V>): Sound | null;
  /** Whether the frame should stop and show `Scoring` after this step. */
  isScored(happening: Happening<V>): boolean;
  /** Whether something hidden was turned up that everybody wants to read before the game goes on. */
  isReveal?(happening: Happening<V>): boolean;
  /** What to do now or why we wait, one short line. */
  prompt(situation: Situation<V>): string;
  /** How the game stands, in a few words for a list of games: round and points. */
  standing?(situation: Situation<V>): string;
  /** Answers for a screen reader's questions. */
  sayHand(situation: Situation<V>): string;
  sayTable(situation: Situation<V>): string;
  sayScores(situation: Situation<V>): string;
  /** An action for the game to make by itself because it is the only one and deciding it teaches nothing; else null. */
  obvious(situation: Situation<V>): string | null;
  /** Pictures of the rules pages by their name, see docs/rules/README.md; they come with the pages. */
  pictures(): Promise<Pictures>;
  /** Options for a new table with good defaults; what may be chosen is told by `choices`. */
  choices(seats: number): Choice[];
}

export type Pictures = Record<string, FunctionComponent>;

/** An option of a new table, drawn as a row of buttons. Its texts stand under `options.GAME.KEY`. */
export interface Choice {
  key: string;
  values: (string | number | boolean)[];
  byDefault: string | number | boolean;
  /** How the printed rules find one of the seats: by the ages of people, or by who last went to sea. */
  rulebook?: 'ages' | 'sea';
}

