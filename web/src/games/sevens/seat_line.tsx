import type { Situation } from '../face';
import { TypeIcon } from './art/icons';
import { HandMark } from './board/hand_mark';
import { handSize, seatIndex } from './cards';
import { knownCards } from './say';
import { texts } from './texts';
import type { SevensView } from './view';

/** Beside a player's name: the hand with the cards that we know of it, and the lucky cards. Our own hand lies on the board. */
export function SeatLine({ view, you, seat }: Situation<SevensView> & { seat: string }) {
  const words = texts().words;
  const index = seatIndex(seat);
  const lucky = view.lucky[index]?.length ?? 0;
  return (
    <span class="sevens-seat-line">
      {seat !== you && (
        <span data-place={`hand-${seat}`}>
          <HandMark view={view} index={index} />
          <span class="heard">{words.holds(handSize(view, index), knownCards(view, index))}</span>
        </span>
      )}
      <span class="sevens-lucky" data-place={`lucky-${seat}`} data-none={lucky ? undefined : ''} title={words.lucky(lucky)}>
        <TypeIcon type="L" />
        <span aria-hidden="true">{lucky}</span>
        <span class="heard">{words.lucky(lucky)}</span>
      </span>
    </span>
  );
}
