import { CardBack } from '../../../art/card_frame';
import { ViewCard } from '../art/view_card';
import { handOf, handSize } from '../cards';
import type { SevensView } from '../view';

/** A hand in small: open cards where this viewer knows them, backs where not. Decoration; whoever uses it says it in words. */
export function HandMark({ view, index }: { view: SevensView; index: number }) {
  const known = handOf(view, index) ?? view.known[index] ?? [];
  const hidden = handSize(view, index) - known.length;
  return (
    <span class="sevens-hand-mark" aria-hidden="true">
      {known.map((card) => (
        <span key={card} class="sevens-tiny">
          <ViewCard view={view} card={card} />
        </span>
      ))}
      {Array.from({ length: Math.max(0, hidden) }, (_, place) => (
        <span key={place} class="sevens-tiny">
          <CardBack />
        </span>
      ))}
    </span>
  );
}
