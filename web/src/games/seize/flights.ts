// What moves in a step, and what is heard.
import type { Seat } from '../../wire/protocol';
import type { Flight, Happening, Sound } from '../face';
import { parseStep } from './actions';
import { kingsTaking, swabbed } from './follows';
import { ghost, indexOf, laidOf, playersOf } from './players';
import type { SeizeView } from './view';

type Event = Happening<SeizeView>;

export const place = {
  bag: 'bag',
  deck: 'deck',
  discard: 'discard',
  hand: 'hand',
  laid: (player: string) => `laid:${player}`,
  collection: (player: string) => `collection:${player}`,
};

/** Our own card is the one that was in our hand; another's is whatever lies before them. */
export function thingLaid(view: SeizeView, player: Seat, you: Seat | null): string {
  const { card } = laidOf(view, player);
  return player === you && typeof card === 'string' ? card : place.laid(player);
}

export function flights(event: Event): Flight[] {
  const step = parseStep(event.step);
  const moving: Flight[] = step.is === 'decisions' ? decided(event) : step.is === 'hidden' ? laidBy(event, step.seat) : [];
  return [...moving, ...followed(event, moving.length > 0 ? 1 : 0)];
}

function decided(event: Event): Flight[] {
  const step = parseStep(event.step);
  if (step.is !== 'decisions') return [];
  return step.decisions.flatMap(({ verb, words }): Flight[] => {
    switch (verb) {
      case 'red':
        return (event.before?.drawn ?? []).map((thing) => ({ thing }));
      case 'seize':
      case 'return':
        return [{ thing: words[0]! }];
      case 'steal':
        return [{ thing: words[1]! }];
      case 'squabble':
      case 'card':
        return step.decisions.length === 1 ? [{ thing: words[0]! }] : [];
      default:
        return [];
    }
  });
}

/** A card nobody sees comes from its owner's seat, as the frame draws it. */
function laidBy({ after }: Event, seat: Seat): Flight[] {
  return after.phase === 'unload' ? [] : [{ thing: place.laid(seat), from: `seat-${seat}` }];
}

/** A king's stash and the swab, then new cards and new pieces. */
function followed(event: Event, wave: number): Flight[] {
  const { before, after } = event;
  const pieces = kingsTaking(event)?.pieces ?? swabbed(event)?.pieces ?? [];
  const drawn = after.drawn.filter((piece) => !before?.drawn.includes(piece));
  return [
    ...pieces.map((thing) => ({ thing, wave })),
    ...sweptAway(event).map((thing) => ({ thing, to: place.discard, wave })),
    ...drawn.map((thing) => ({ thing, from: place.bag, wave })),
    ...interlopersCard(event).map((thing) => ({ thing, from: place.deck, wave })),
    ...newCards(event).map((thing) => ({ thing, from: place.deck, wave: wave + 1 })),
  ];
}

/** Cards that lay on the table before and are discarded now. */
function sweptAway({ before, after, you }: Event): string[] {
  if (!before) return [];
  const gone = playersOf(before).filter((player) => laidOf(before, player).card !== null && laidOf(after, player).card === null);
  return gone.map((player) => thingLaid(before, player, you));
}

function interlopersCard({ before, after }: Event): string[] {
  return after.ghost_card && !before?.ghost_card ? [place.laid(ghost)] : [];
}

function newCards({ before, after, you }: Event): string[] {
  if (you === null) return [];
  const had = before?.hands[indexOf(you)] ?? [];
  const has = after.hands[indexOf(you)] ?? [];
  return typeof has === 'number' || typeof had === 'number' ? [] : has.filter((card) => !had.includes(card));
}

export function sound(event: Event): Sound | null {
  const step = parseStep(event.step);
  if (event.after.over) return 'scale';
  if (step.is === 'chance') return step.kind === 'bag' ? null : 'card';
  if (step.is === 'hidden') return event.after.phase === 'unload' ? null : 'card';
  switch (step.decisions[0]!.verb) {
    case 'squabble':
    case 'card':
      return step.decisions.length > 1 ? 'turn' : 'card';
    case 'captain':
    case 'order':
      return 'card';
    case 'unload':
      return 'scale';
    default:
      return 'coin';
  }
}
