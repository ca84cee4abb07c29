import { CardBack } from '../../../art/card_frame';
import { ViewCard } from '../art/view_card';
import { texts } from '../texts';
import type { SevensView } from '../view';
import { cardLabel } from '../words';

/** A small open card with its name for those who do not see it. */
export function Mini({ view, card }: { view: SevensView; card: string }) {
  return (
    <span class="sevens-mini" role="img" aria-label={cardLabel(view, card)} title={cardLabel(view, card)}>
      <ViewCard view={view} card={card} />
    </span>
  );
}

export function Unknown() {
  return (
    <span class="sevens-mini" role="img" aria-label={texts().words.unknown}>
      <CardBack />
    </span>
  );
}
