// What moves in a step, and how it sounds.
import type { Seat } from '../../wire/protocol';
import type { Flight, Happening, Sound } from '../face';
import type { SeasView } from '../view';
import { parseStep, type Action } from './actions';
import type { Card } from './cards';
import { chestSeat, ownerOf, seatsOf } from './owners';
import { isScored } from './tell';

type SeasHappening = Happening<SeasView>;

export const places = {
  island: 'island',
  harbour: 'harbour',
  hand: (seat: Seat) => `hand-${seat}`,
  chest: (view: SeasView, seat: Seat) => `chest-${chestSeat(view, ownerOf(view, seat))}`,
};

export function flights(happening: SeasHappening): Flight[] {
  if (happening.step.startsWith('* deal')) return dealFlights(happening.after);
  const done = parseStep(happening.step);
  return done ? actionFlights(happening, done.seat, done.action) : [];
}

function actionFlights({ after, you }: SeasHappening, seat: Seat, action: Action): Flight[] {
  const chest = places.chest(after, seat);
  switch (action.is) {
    case 'lay':
      return [fromHand(action.card, seat, you)];
    case 'capture':
      return captureFlights(action, fromHand(action.card, seat, you), chest);
    case 'nick':
      return [];
    case 'pick':
      return action.card && seat === you ? [{ thing: action.card, to: chest }] : [];
  }
}

/** Our own card is on the board already; another's comes out of a closed hand. */
function fromHand(card: Card, seat: Seat, you: Seat | null): Flight {
  return seat === you ? { thing: card } : { thing: card, from: places.hand(seat) };
}

/** All gather on the island, then slide to the chest together. */
function captureFlights({ card, taken }: { card: Card; taken: Card[] }, played: Flight, chest: string): Flight[] {
  const gather = [played, ...taken.map((thing) => ({ thing }))].map((flight) => ({ ...flight, to: places.island, wave: 0 }));
  const slide = [card, ...taken].map((thing) => ({ thing, from: places.island, to: chest, wave: 1 }));
  return [...gather, ...slide];
}

/** The display comes out of the harbour, our hand with it; closed hands do not show what they get. */
function dealFlights(view: SeasView): Flight[] {
  const hands = seatsOf(view).flatMap((_, place) => {
    const hand = view.hands[place]!;
    return Array.isArray(hand) ? hand : [];
  });
  const out = (wave: number) => (thing: Card) => ({ thing, from: places.harbour, wave });
  return [...view.display.map(out(0)), ...hands.map(out(1))];
}

export function sound(happening: SeasHappening): Sound | null {
  if (happening.after.over && !happening.before?.over) return 'win';
  if (isScored(happening) || happening.step.startsWith('* deal')) return 'wave';
  const action = parseStep(happening.step)?.action;
  if (action?.is === 'capture') return 'coin';
  return action?.is === 'lay' || action?.is === 'pick' ? 'card' : null;
}
