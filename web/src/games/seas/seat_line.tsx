import type { Seat } from '../../wire/protocol';
import type { Situation } from '../face';
import { Chest, Ship } from './art/things';
import { CompassMark } from './chests';
import { places } from './flights';
import { ownerOf, sizeOf } from './owners';
import { texts } from './texts';
import type { SeasView } from './view';
import { ownerName } from './words';
import './seas.css';

/** Beside a player's name: cards in hand, the ship and its space, their chest, the compass. Our own chest stands on the table. */
export function SeatLine({ view, you, seat, nameOf }: Situation<SeasView> & { seat: Seat }) {
  const words = texts().words;
  const owner = ownerOf(view, seat);
  const cards = sizeOf(view.hands[Number(seat.slice(1))]!);
  const space = view.ships[owner]!;
  const chest = sizeOf(view.chests[owner]!);
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
      {seat !== you && (
        <span role="img" aria-label={`${words.chestOf(ownerName({ view, you, nameOf }, owner))}, ${words.countCards(chest)}`} data-place={places.chest(view, seat)}>
          <Chest owner={owner} />
          {chest}
        </span>
      )}
      {view.start === seat && <CompassMark />}
    </span>
  );
}
