import type { Seat } from '../../wire/protocol';
import type { Situation } from '../face';
import { Ship } from './art/things';
import { CompassMark } from './chests';
import { places } from './flights';
import { ownerOf, sizeOf } from './owners';
import { texts } from './texts';
import type { SeasView } from './view';
import './seas.css';

/** Beside a player's name: cards in hand, the ship and its space, the compass. */
export function SeatLine({ view, you, seat }: Situation<SeasView> & { seat: Seat }) {
  const words = texts().words;
  const owner = ownerOf(view, seat);
  const cards = sizeOf(view.hands[Number(seat.slice(1))]!);
  const space = view.ships[owner]!;
  return (
    <span class="seas-seat">
      <span role="img" aria-label={words.countCards(cards)} data-place={seat === you ? undefined : places.hand(seat)}>
        <svg class="seas-tiny" viewBox="0 0 10 14" aria-hidden="true">
          <rect x="1" y="1" width="8" height="12" rx="1.5" fill="var(--sea)" />
        </svg>
        {cards}
      </span>
      <span role="img" aria-label={words.space(space)}>
        <Ship owner={owner} />
        {space}
      </span>
      {view.start === seat && <CompassMark />}
    </span>
  );
}
