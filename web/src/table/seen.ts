// What the parts of the frame are given: the table as it is drawn, its game's face, and what a person may do.
import type { FunctionComponent } from 'preact';
import type { Face, Happening, Situation } from '../games/face';
import type { Connection } from '../wire/client';
import type { Chair, Foretelling, Scoring, Seat, StepHistory } from '../wire/protocol';
import type { Change, Named } from '../wire/methods';
import type { Refused } from '../wire/refused';
import type { View } from '../wire/view';
import { placeOf, seatAt } from './clock';
import type { CoachPanelProps } from './coach';
import { nameOfSeat } from './names';
import type { Drawn, Scene } from './store';

export interface Commands {
  act(action: string): void;
  undo(): void;
  agree(plea: number, agrees: boolean): void;
  withdraw(plea: number): void;
  turnOut(who: Named): void;
  mute(who: Named, mute: boolean): void;
  slow(seconds: number): void;
  change(terms: Change): void;
  close(): void;
  say(what: { text: string } | { emote: string }): void;
  sit(seat?: Seat): void;
  bot(seat: Seat, level: string | null): void;
  start(fill: boolean): void;
  leave(): void;
  resign(): void;
  rename(name: string): void;
  rematch(): void;
  save(): void;
  /** Every scoring so far; none when they cannot be had. */
  scorings(): Promise<Scoring[]>;
  /** All that we were told of the game, for who thinks about it. */
  story(): Promise<StepHistory[]>;
  /** What our actions would do; undefined when it cannot be had. */
  foretell(): Promise<Foretelling | undefined>;
  skip(): void;
  proceed(): void;
  forgive(): void;
}

export interface Seen {
  drawn: Drawn;
  face: Face;
  kind: 'online' | 'offline';
  connection: Connection;
  refused: Refused | null;
  levels: readonly string[];
  emotes: readonly string[];
  commands: Commands;
  /** Who advises, where somebody may be asked. */
  loadCoach?: (() => Promise<FunctionComponent<CoachPanelProps>>) | undefined;
  scorings?: readonly Scoring[] | undefined;
  foretold?: Foretelling | undefined;
}

export function nameIn({ drawn }: Seen, seat: Seat): string {
  return nameOfSeat(drawn.seats, drawn.you, seat);
}

export function situationOf(seen: Seen, view: View): Situation {
  const { you, legal, past } = seen.drawn;
  const nameOf = (seat: Seat) => nameIn(seen, seat);
  return { view, you, legal, past, last: lastDecision(seen.drawn, nameOf), scorings: seen.scorings, foretold: seen.foretold, nameOf };
}

function lastDecision({ log, you }: Drawn, nameOf: (seat: Seat) => string): Happening | undefined {
  const entry = log.findLast((one) => one.is === 'step' && !one.step.startsWith('* '));
  return entry?.is === 'step' ? { step: entry.step, before: entry.before, after: entry.after, you, nameOf } : undefined;
}

export function happeningsOf(scene: Scene, you: Seat | null, nameOf: (seat: Seat) => string): Happening[] {
  return scene.steps.map((step) => ({ step, before: scene.before, after: scene.after, you, nameOf }));
}

/** Whether a bot decides for us at the moment. */
export function isStoodInFor({ you, seats }: Drawn): boolean {
  const chair = you === null ? null : seats[placeOf(you)];
  return chair?.is === 'person' && chair.bot;
}

/** Whether only bots play with us. */
export function isAlone({ you, seats }: Pick<Drawn, 'you' | 'seats'>): boolean {
  return you !== null && seats.every((chair, place) => chair.is === 'bot' || seatAt(place) === you);
}

/** Whether a line says what to do now; before the start there is none, and the end takes its place. */
export function hasPrompt({ drawn: { view, stage } }: Seen): boolean {
  return view !== null && stage !== 'over';
}

/** Nothing can be decided: we watch, something is being shown, or an answer is awaited. */
export function isStill(drawn: Drawn): boolean {
  return drawn.you === null || drawn.stage !== 'playing' || drawn.isBehind || drawn.isAsking || isStoodInFor(drawn);
}

/** Whether a decision of ours is awaited, and can be made. */
export function isOurTurn(drawn: Drawn): boolean {
  return drawn.legal.length > 0 && !isStill(drawn);
}

/** Whether the last decision could be asked back. */
export function canUndo({ you, stage, past, isBehind, undo }: Drawn): boolean {
  return you !== null && stage === 'playing' && !isBehind && !undo && hasDecided(you, past);
}

/** Whether one of these steps was decided by this seat; decisions turned up together are one step. */
export function hasDecided(seat: Seat, past: readonly string[]): boolean {
  return past.some((step) => step.startsWith(`${seat} `) || step.includes(`; ${seat} `));
}

/** Whether the host has taken this person's word in the chat. */
export function isMuted({ muted }: Drawn, seat: Seat | null, name: string): boolean {
  return muted.some((one) => (seat === null ? one.seat === null && one.name === name : one.seat === seat));
}

/** Whether there is anybody to talk to. */
export function hasChat({ drawn, kind }: Seen): boolean {
  if (!drawn.settings.chat || kind === 'offline') return false;
  const isOther = (chair: Chair, place: number) => chair.is !== 'bot' && seatAt(place) !== drawn.you;
  return drawn.chat.length > 0 || drawn.seats.some(isOther);
}
