import { CardBack } from '../../../art/card_frame';
import type { SevensView } from '../../view';
import { Card } from '../art/card';
import { handOf, handSize, isWild, paletteOf } from '../cards';

/** A hand in small: open cards where this viewer knows them, backs where not. Decoration; whoever uses it says it in words. */
export function HandMark({ view, index }: { view: SevensView; index: number }) {
  const known = handOf(view, index) ?? view.known[index] ?? [];
  const hidden = handSize(view, index) - known.length;
  return (
    <span class="sevens-hand-mark" aria-hidden="true">
      {known.map((card) => (
        <span key={card} class="sevens-tiny">
          <Card card={card} colour={paletteOf(view)(card)} isWild={isWild(view, card)} />
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
