import type { Seat } from '../../wire/protocol';
import type { Situation } from '../face';
import { Hat } from './art/emblems';
import { collectionOf, handSize } from './players';
import { texts } from './texts';
import type { SeizeView } from './view';

/** The captain's hat, pieces, cards in hand. */
export function SeatLine({ view, seat }: Situation<SeizeView> & { seat: Seat }) {
  const t = texts().words;
  return (
    <span class="seize-seat">
      {view.captain === seat && (
        <span class="seize-hat" role="img" aria-label={t.captain}>
          <Hat />
        </span>
      )}
      <span>{t.pieces(collectionOf(view, seat).length)}</span>
      <span class="heard">{t.handCards(handSize(view, seat))}</span>
    </span>
  );
}
