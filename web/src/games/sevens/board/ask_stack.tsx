import { useState } from 'preact/hooks';
import { texts } from '../../../texts/texts';
import type { BoardProps } from '../../face';
import type { SevensView } from '../../view';
import { Card } from '../art/card';
import { isWild, paletteOf } from '../cards';
import { sortLooking } from '../looks';
import { cardLabel } from '../words';

/** Wonders: what was seen, and the order in which the deck's cards go back. A press moves a card further up. */
export function AskStack({ view, legal, past, nameOf, act }: BoardProps<SevensView>) {
  const words = texts().sevens;
  const seen = sortLooking(view.looking ?? [], legal, past ?? []);
  const [order, setOrder] = useState(seen.deck);
  const raise = (place: number) => {
    const to = Math.max(0, place - 1);
    setOrder(order.map((card, index) => (index === to ? order[place]! : index === place ? order[to]! : card)));
  };
  return (
    <div class="sevens-stack">
      <p class="sevens-stack-title">{order.length > 1 ? words.stackTitle : words.stackOne}</p>
      <div class="sevens-seen">
        <ol class="sevens-row">
          {order.map((card, place) => (
            <li key={card} class="sevens-seen-card">
              <button
                type="button"
                disabled={place === 0}
                aria-label={place === 0 ? cardLabel(view, card) : words.stackEarlier(cardLabel(view, card))}
                onClick={() => raise(place)}
              >
                <SeenCard view={view} card={card} />
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
                  <SeenCard view={view} card={card} />
                </span>
                <span>{owner ? words.inHand(nameOf(owner)) : words.fromHands}</span>
              </li>
            ))}
          </ul>
        )}
        <button type="button" class="sevens-go" data-ready onClick={() => act(`stack ${order.join(' ')}`)}>
          {words.stack}
        </button>
      </div>
    </div>
  );
}

export function SeenCard({ view, card }: { view: SevensView; card: string }) {
  return <Card card={card} colour={paletteOf(view)(card)} isWild={isWild(view, card)} />;
}
