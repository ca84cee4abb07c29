import { useState } from 'preact/hooks';
import type { BoardProps } from '../../face';
import { ViewCard } from '../art/view_card';
import { raised, sortLooking } from '../looks';
import { texts } from '../texts';
import type { SevensView } from '../view';
import { cardLabel } from '../words';
import { Line } from './line';

/** Wonders: what was seen, and the order in which the deck's cards go back. A press moves a card further up. */
export function AskStack({ view, legal, past, nameOf, act, line }: BoardProps<SevensView> & { line: string }) {
  const words = texts().words;
  const seen = sortLooking(view.looking ?? [], legal, past ?? []);
  const [order, setOrder] = useState(seen.deck);
  const raise = (place: number) => setOrder(raised(order, place));
  return (
    <>
      <Line text={line}>
        <button type="button" class="sevens-go" data-ready onClick={() => act(`stack ${order.join(' ')}`)}>
          {words.stack}
        </button>
      </Line>
      <div class="sevens-seen">
        <ol class="sevens-row">
          {order.map((card, place) => (
            <li key={card} class="sevens-seen-card">
              <button
                type="button"
                aria-disabled={place === 0}
                aria-label={place === 0 ? cardLabel(view, card) : words.stackEarlier(cardLabel(view, card))}
                onClick={() => raise(place)}
              >
                <ViewCard view={view} card={card} />
                <span class="sevens-order">{place === 0 ? '1' : `◂ ${place + 1}`}</span>
              </button>
              <span>{words.stackPlace(place + 1)}</span>
            </li>
          ))}
        </ol>
        {seen.hands.length > 0 && (
          <ul class="sevens-row">
            {seen.hands.map(({ card, owner }) => (
              <li key={card} class="sevens-seen-card">
                <span role="img" aria-label={cardLabel(view, card)}>
                  <ViewCard view={view} card={card} />
                </span>
                <span>{owner ? words.inHand(nameOf(owner)) : words.fromHands}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
