// Games of the real engine, played at random, for what the page says of rules by itself.
import type { Foretelling, Options, Scoring, Seat } from '../../wire/protocol';
import type { View } from '../../wire/view';
import type { SeptemModule } from '../module';
import { numbers, openSeptem } from './septem';

export interface Moment<V extends View> {
  seat: Seat;
  action: string;
  legal: string[];
  /** What the engine foretold this seat. */
  foretold: Foretelling;
  /** The steps before, all open. */
  past: string[];
  /** As this seat sees it. */
  before: V;
  after: V;
  /** Before, with all cards open. */
  open: V;
}

export interface RandomGame<V extends View> {
  moments: Moment<V>[];
  /** At the end, with all cards open. */
  end: V;
  scorings: Scoring[];
}

export interface GameOrder {
  game: string;
  seats: number;
  options?: Options;
}

interface Answer {
  result?: unknown;
  error?: { message: string };
}

class Asking {
  constructor(private readonly septem: SeptemModule) {}

  ask<T>(method: string, params: object): T {
    const { result, error } = JSON.parse(this.septem.engine(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))) as Answer;
    if (error) throw new Error(error.message);
    return result as T;
  }
}

const engine = new Asking(await openSeptem());

/** The same seed gives the same game. */
export function randomGame<V extends View>(order: GameOrder, seed: number): RandomGame<V> {
  const next = numbers(seed);
  const { table } = engine.ask<{ table: number }>('new', { ...order, seed });
  const viewOf = (seat?: Seat) => engine.ask<V>('view', { table, ...(seat && { seat }) });
  const moments: Moment<V>[] = [];
  for (let open = viewOf(); !open.over; open = viewOf()) {
    const seat = open.to_act[next() % open.to_act.length]!;
    const { actions: legal } = engine.ask<{ actions: string[] }>('legal', { table, seat });
    const action = legal[next() % legal.length]!;
    const foretold = engine.ask<Foretelling>('foretell', { table, seat });
    const before = viewOf(seat);
    engine.ask('act', { table, seat, action });
    const past = moments.map((moment) => `${moment.seat} ${moment.action}`);
    moments.push({ seat, action, legal, foretold, past, before, after: viewOf(seat), open });
  }
  const { scorings } = engine.ask<{ scorings: Scoring[] }>('scoring', { table });
  const end = viewOf();
  engine.ask('close', { table });
  return { moments, end, scorings };
}

export function randomGames<V extends View>(order: GameOrder, count: number): RandomGame<V>[] {
  return Array.from({ length: count }, (_, seed) => randomGame<V>(order, seed + 1));
}
