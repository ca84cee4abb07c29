import type { CreateOrder, Foretelling, Hello, History, OwnTableLine, Patch, Scoring, Seat, StepMessage, TableId, TableLine, TableSnapshot } from './protocol';
import type { View } from './view';

interface OfTable {
  table: TableId;
}
interface Numbered {
  seq: number;
}

/** Somebody at a table: by their seat, or by a message of theirs. */
export type Named = { seat: Seat } | { chat: number };

/** What the host may still change before the start; what is left out stays. */
export type Change = Partial<Omit<CreateOrder, 'game' | 'players' | 'key' | 'legal'>>;

/** What may be called: parameters and result of each method of docs/server-protocol.md. */
export interface Methods {
  hello: { params: { token?: string; name?: string }; result: Hello };
  lobby: { params: object; result: { tables: TableLine[] } };
  tables: { params: object; result: { tables: OwnTableLine[]; set_apart?: string[] } };
  create: { params: CreateOrder; result: TableSnapshot };
  watch: { params: OfTable & { legal?: boolean }; result: TableSnapshot };
  unwatch: { params: OfTable; result: object };
  sit: { params: OfTable & { seat?: Seat; key?: string; legal?: boolean }; result: Numbered & { seat?: Seat } };
  bot: { params: OfTable & { seat: Seat; level: string | null }; result: Numbered };
  mix: { params: OfTable & { number: string }; result: Numbered };
  start: { params: OfTable & { fill?: boolean }; result: Numbered };
  leave: { params: OfTable; result: Numbered };
  resign: { params: OfTable; result: Numbered };
  /** `[table, seq]` alone: the key was seen before, the move is made. */
  move: { params: OfTable & { action: string; key?: string; seq?: number }; result: StepMessage | [TableId, number] };
  legal: { params: OfTable; result: Numbered & { actions: string[] } };
  /** What each of our actions would do, and how we stand. */
  foretell: { params: OfTable; result: Numbered & Foretelling };
  view: { params: OfTable; result: Numbered & { view: View } };
  undo: { params: OfTable; result: Numbered & { done: boolean } };
  withdraw: { params: OfTable & { plea: number }; result: Numbered };
  agree: { params: OfTable & { plea: number; agree?: boolean }; result: Numbered & { done: boolean } };
  chat: { params: OfTable & ({ text: string } | { emote: string }); result: Numbered };
  'turn-out': { params: OfTable & Named; result: Numbered };
  mute: { params: OfTable & Named & { mute?: boolean }; result: Numbered };
  slow: { params: OfTable & { seconds: number }; result: Numbered };
  change: { params: OfTable & Change; result: Numbered };
  close: { params: OfTable; result: Numbered };
  rematch: { params: OfTable; result: Numbered & { table: TableId } };
  record: { params: OfTable; result: { record: string } };
  history: { params: OfTable & { from?: number; each?: boolean }; result: History };
  /** Every scoring so far; after the end with all cards open. */
  scoring: { params: OfTable; result: { scorings: Scoring[] } };
  replay: { params: { record: string; step?: number }; result: Replayed };
  verify: { params: { record: string }; result: Verdict };
  fork: { params: { record: string; step: number } & Omit<CreateOrder, 'game' | 'seats' | 'options'>; result: TableSnapshot };
}

export interface Replayed {
  players: Record<Seat, string>;
  view: View;
  steps: [string, Patch][];
  result: Seat[] | null;
  scorings: Scoring[];
}

/** `why` is a message key. */
export type Verdict = { fair: true; commitment: string; outcomes: number } | { fair: false; why: string; message: string };

export type Method = keyof Methods;
export type Params<M extends Method> = Methods[M]['params'];
export type Result<M extends Method> = Methods[M]['result'];

/** Done twice they do no more than once: those that only ask, those with a key, and a rematch, which is the same for all. */
const repeatable: ReadonlySet<Method> = new Set<Method>([
  'hello',
  'lobby',
  'tables',
  'watch',
  'unwatch',
  'legal',
  'foretell',
  'view',
  'record',
  'history',
  'scoring',
  'replay',
  'verify',
  'rematch',
  'resign',
  'bot',
  'turn-out',
  'mute',
  'slow',
  'change',
  'create',
  'sit',
  'move',
  'undo',
  'chat',
]);

/** They are given a key of their own, so that the server knows them again. A move has one that outlives the page. */
const keyed: ReadonlySet<Method> = new Set<Method>(['create', 'sit', 'undo', 'chat']);

export function isKeyed(method: Method): boolean {
  return keyed.has(method);
}

export function isRepeatable(method: Method): boolean {
  return repeatable.has(method);
}
