// What a game brings to the page. All of it but the lesson is there from the start, before any server is asked.
import type { Book } from '../texts/book';
import type { GameId } from '../wire/protocol';
import type { View } from '../wire/view';
import type { EditionTable } from './edition';
import type { Face } from './face';
import type { Scorer } from './scorer';
import type { Script } from './script';

export interface Game<V extends View = View> {
  id: GameId;
  /** Fewest and most. */
  seats: [number, number];
  /** How many sit down when nobody says otherwise: enough for the game to show what it can. */
  usualSeats: number;
  /** How many of ten games each level of the bots wins against the one below, the first against moves at random: as measured (docs/bots.md). */
  levelWins?: readonly [number, number, number, number];
  /** From which age on, as the printed rules recommend it; left out where they do not. */
  age?: number;
  texts: Book<GameTexts>;
  face: Face<V>;
  lesson?(): Promise<Script>;
  /** What the owner of the printed game can put in: the option that takes it, and its table, which comes when it is wanted. */
  edition?: { option: string; table(): Promise<EditionTable> };
  /** A scorer for real cards, which comes when it is wanted. */
  scorer?(): Promise<Scorer>;
}

/** The texts that the frame reads of every game; each has more for itself. */
export interface GameTexts {
  title: string;
  /** What it is about, in one sentence. */
  pitch: string;
  options: Record<string, OptionTexts>;
  /** By the message key. */
  refusals: Record<string, string>;
}

/** An option of a new table. A value that names a file is told by `file`, one that names a seat by its number: `seat` says what it means. */
export interface OptionTexts {
  name: string;
  seat?: (number: number) => string;
  values: Record<string, { name: string; about: string }>;
}
