import { faceOf } from '../games/games';
import { seatAt } from '../table/clock';
import { texts } from '../texts/texts';
import type { Seat } from '../wire/protocol';
import type { View } from '../wire/view';

/** Everybody's cards, in sight below the board: after the end nothing is secret. */
export function OpenHands({ view, nameOf }: { view: View; nameOf: (seat: Seat) => string }) {
  const { Card, cardName } = faceOf(view.game);
  return (
    <ul class="replay-hands" aria-label={texts().app.replay.open_hands}>
      {(view.hands ?? []).map((hand, place) => (
        <li key={place}>
          <b>{nameOf(seatAt(place))}</b>
          <span class="replay-hand">
            {Array.isArray(hand) &&
              hand.map((card) => (
                <span key={card} role="img" aria-label={cardName(card, view)} title={cardName(card, view)}>
                  <Card card={card} view={view} />
                </span>
              ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
