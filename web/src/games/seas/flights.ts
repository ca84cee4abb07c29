// What moves in a step, and how it sounds.
import type { Seat } from '../../wire/protocol';
import type { Flight, Happening, Sound } from '../face';
import { parseStep, type Action } from './actions';
import type { Card } from './cards';
import { chestSeat, ownerOf, seatsOf, sizeOf } from './owners';
import { isScored } from './tell';
import type { SeasView } from './view';

type SeasHappening = Happening<SeasView>;

/** A card of which only the back is seen. */
export const unseen = '?';

export const places = {
  island: 'island',
  /** The free place on the island: as large as a card, so that cards keep their size there. */
  free: 'free',
  harbour: 'harbour',
  aside: 'aside',
  hand: (seat: Seat) => `hand-${seat}`,
  chest: (view: SeasView, seat: Seat) => `chest-${chestSeat(view, ownerOf(view, seat))}`,
};

export function flights(happening: SeasHappening): Flight[] {
  if (happening.step.startsWith('* deal')) return dealFlights(happening);
  const done = parseStep(happening.step);
  return done ? actionFlights(happening, done.seat, done.action) : [];
}

function actionFlights(happening: SeasHappening, seat: Seat, action: Action): Flight[] {
  const { after, you } = happening;
  const chest = places.chest(after, seat);
  switch (action.is) {
    case 'lay':
      return [fromHand(action.card, seat, you), ...secondDeal(happening)];
    case 'capture':
      return [...captureFlights(action, fromHand(action.card, seat, you), chest), ...secondDeal(happening)];
    case 'nick':
      return [];
    case 'pick':
      return action.card && seat === you ? [{ thing: action.card, to: chest }] : unseenNick(happening, chest);
  }
}

/** Our own card is on the board already; another's comes out of a closed hand. */
function fromHand(card: Card, seat: Seat, you: Seat | null): Flight {
  return seat === you ? { thing: card } : { thing: card, from: places.hand(seat) };
}

/** All gather on the island, then slide to the chest together. */
function captureFlights({ card, taken }: { card: Card; taken: Card[] }, played: Flight, chest: string): Flight[] {
  const gather = [played, ...taken.map((thing) => ({ thing }))].map((flight) => ({ ...flight, to: places.free, wave: 0 }));
  const slide = [card, ...taken].map((thing) => ({ thing, from: places.free, to: chest, wave: 1 }));
  return [...gather, ...slide];
}

/** Somebody else's nicked card: only its back is seen, on the way from the pile that became smaller. */
function unseenNick({ before, after }: SeasHappening, chest: string): Flight[] {
  const owner = after.chests.findIndex((own, place) => sizeOf(own) < sizeOf(before?.chests[place] ?? own));
  const from = owner < 0 ? places.harbour : places.chest(after, chestSeat(after, owner));
  return [{ thing: unseen, from, to: chest }];
}

/** The display comes out of the harbour, then the hands; of closed ones only a back is seen. */
function dealFlights({ before, after: view }: SeasHappening): Flight[] {
  // A new round is dealt in the same moment as the last card of the old one is played: after that.
  const first = before ? 2 : 0;
  const out = (wave: number) => (thing: Card) => ({ thing, from: places.harbour, wave });
  const closed = seatsOf(view).filter((_, place) => !Array.isArray(view.hands[place]));
  return [
    ...view.display.map(out(first)),
    ...openHands(view).map(out(first + 1)),
    ...closed.map((seat) => ({ thing: `${unseen}${seat}`, from: places.harbour, to: places.hand(seat), wave: first + 1 })),
  ];
}

/** For two: the cards set aside come when both hands are empty. */
function secondDeal({ before, after }: SeasHappening): Flight[] {
  if (before?.cycle !== 1 || after.cycle !== 2) return [];
  return openHands(after).map((thing) => ({ thing, from: places.aside, wave: 2 }));
}

function openHands(view: SeasView): Card[] {
  return view.hands.flatMap((hand) => (Array.isArray(hand) ? hand : []));
}

export function sound(happening: SeasHappening): Sound | null {
  if (happening.after.over && !happening.before?.over) return 'win';
  if (isScored(happening) || happening.step.startsWith('* deal')) return 'wave';
  const action = parseStep(happening.step)?.action;
  if (action?.is === 'capture') return 'coin';
  return action?.is === 'lay' || action?.is === 'pick' ? 'card' : null;
}
