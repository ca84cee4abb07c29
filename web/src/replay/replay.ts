// A game to step through: what happened, and what the table looked like after each step. Pure.
import type { Happening } from '../games/face';
import { patched } from '../wire/patch';
import type { GameId, Patch, Scoring, Seat } from '../wire/protocol';
import type { View } from '../wire/view';

export interface Frame {
  /** What happened, as in records (`p0 G4`, `* deal ...`); nothing at the beginning. */
  steps: string[];
  view: View;
}

/** Frames from what `history` and `replay` answer: a view, then patches. */
export function framesOf(first: Frame, changes: { steps: string[]; patch: Patch }[]): Frame[] {
  const frames = [first];
  for (const { steps, patch } of changes) frames.push({ steps, view: patched(frames.at(-1)!.view, patch) });
  return frames;
}

export interface Replay {
  game: GameId;
  frames: Frame[];
  /** Per seat; empty where nobody is named. */
  names: string[];
  /** The seat whose view it is; null when all hands are open. */
  you: Seat | null;
  /** Every scoring of it, as the core explains it. */
  scorings: Scoring[];
  /** The record's text; null while the game runs. */
  record: string | null;
}

/** Where one stops on the way through the game: a frame, and what led to it in words. */
export interface Stop {
  frame: number;
  words: string;
}

/** A stop for everything that can be told. Frames without words of their own (what chance decided) belong to the one before. */
export function stopsOf({ frames }: Replay, tell: (frame: number) => string): Stop[] {
  const stops: Stop[] = [];
  frames.forEach((_, frame) => {
    const words = tell(frame);
    const last = stops.at(-1);
    if (words === '' && last) last.frame = frame;
    else stops.push({ frame, words });
  });
  return stops;
}

/** Which stop is shown: always one that exists. */
export function stopAt(stops: readonly Stop[], wanted: number): number {
  return Math.max(0, Math.min(stops.length - 1, Math.round(wanted) || 0));
}

export function happeningsAt(replay: Replay, at: number, nameOf: (seat: Seat) => string): Happening[] {
  const { steps, view } = replay.frames[at]!;
  const before = replay.frames[at - 1]?.view ?? null;
  return steps.map((step) => ({ step, before, after: view, you: replay.you, nameOf }));
}
