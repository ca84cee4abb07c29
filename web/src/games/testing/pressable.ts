// Where tests in browsers press, by selectors. A game that is not listed here, because its folder has no `testing/pressable.ts`, is played at its plain face.
import { pressable as plain } from '../plain/testing/pressable';

export interface Pressable {
  /** What can be pressed, the most final first: a capture before the card that makes it. */
  offers: string[];
  /** Shows that it is our move. */
  playable: string;
  /** The cards in hand, without those that fly. */
  hand: string;
}

const files = import.meta.glob<Pressable>(['../*/testing/pressable.ts', '!../plain/**'], { eager: true, import: 'pressable' });

export const pressable: Record<string, Pressable> = Object.fromEntries(Object.entries(files).map(([file, where]) => [file.split('/')[1]!, where]));

export const pressableOf = (game: string): Pressable => pressable[game] ?? plain;
