// Wonders (C10): how many cards are seen from where, and in which order the deck's go back.
import { deckSize, handSize, seatIndex, seatsOf } from './cards';
import type { SevensView } from './view';

/** Where Wonders look: the deck or an opponent. */
export type Source = 'deck' | string;
export type Counts = Readonly<Record<Source, number>>;

const most = 3;

/** The deck and the opponents, with how many cards each has. */
export function sourcesOf(view: SevensView): { source: Source; size: number }[] {
  const opponents = seatsOf(view).filter((seat) => seat !== view.turn);
  return [{ source: 'deck', size: deckSize(view) }, ...opponents.map((seat) => ({ source: seat, size: handSize(view, seatIndex(seat)) }))];
}

/** Three in all, fewer only where fewer exist. */
export function lookTotal(view: SevensView): number {
  return Math.min(
    most,
    sourcesOf(view).reduce((sum, { size }) => sum + size, 0),
  );
}

export const countAll = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

export function lookAction(view: SevensView, counts: Counts): string {
  const parts = sourcesOf(view).flatMap(({ source }) => (counts[source] ? [`${source}=${counts[source]}`] : []));
  return ['look', ...parts].join(' ');
}

/** `look deck=2 p1=1` as counts; null for anything else. */
export function parseLook(action: string): Counts | null {
  const [word, ...parts] = action.split(' ');
  if (word !== 'look') return null;
  return Object.fromEntries(parts.map((part) => part.split('=')).map(([source, count]) => [source!, Number(count)]));
}

export interface Seen {
  /** Of the deck, top first. */
  deck: string[];
  /** Of hands; the owner is null where we do not remember whom we asked. */
  hands: { card: string; owner: string | null }[];
}

/** Sorts what lies before a Wonders player: first the deck's cards, then those of hands in the order of the seats. */
export function sortLooking(looking: readonly string[], legal: readonly string[], past: readonly string[]): Seen {
  const stackable = new Set(legal[0]?.split(' ').slice(1));
  const deck = looking.filter((card) => stackable.has(card));
  const owners = ownersOf(past);
  const cards = looking.filter((card) => !stackable.has(card));
  return { deck, hands: cards.map((card, place) => ({ card, owner: owners[place] ?? null })) };
}

/** What we know of the hands that we looked into last, until we act again. */
export function seenLately(view: SevensView, you: string | null, past: readonly string[]): { card: string; owner: string }[] {
  const own = past.filter((step) => step.startsWith(`${you} `));
  const isLook = /^p\d (look|stack) /.test(own.at(-1) ?? '');
  const owners = isLook ? new Set(ownersOf(own)) : [];
  return [...owners].flatMap((owner) => (view.known[seatIndex(owner)] ?? []).map((card) => ({ card, owner })));
}

function ownersOf(past: readonly string[]): string[] {
  const asked = past.map((step) => parseLook(step.slice(step.indexOf(' ') + 1))).findLast((counts) => counts !== null);
  return Object.entries(asked ?? {}).flatMap(([source, count]) => (source === 'deck' ? [] : Array<string>(count).fill(source)));
}

/** The order with the card at this place one place further up. */
export function raised(order: readonly string[], place: number): string[] {
  const next = [...order];
  if (place > 0) next.splice(place - 1, 2, order[place]!, order[place - 1]!);
  return next;
}
