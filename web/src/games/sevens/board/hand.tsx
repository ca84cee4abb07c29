import { Group } from '../../group';
import { ViewCard } from '../art/view_card';
import { texts } from '../texts';
import type { SevensView } from '../view';
import { cardLabel } from '../words';
import { reasonOf, sumOf, worthOf } from '../worth';
import { usePointerKind, type Aim } from './use_aim';
import './hand.css';

interface HandProps {
  view: SevensView;
  seat: string;
  cards: string[];
  aim: Aim;
  /** A card was chosen by keyboard: the focus goes on to its columns. */
  onKeyed(): void;
}

export function Hand({ view, seat, cards, aim, onKeyed }: HandProps) {
  const words = texts().words;
  const sum = sumOf(view, seat);
  return (
    <section class="sevens-hand">
      <Group label={words.hand} class="sevens-fan">
        {cards.map((card) => (
          <HandCard key={card} view={view} card={card} aim={aim} onKeyed={onKeyed} />
        ))}
      </Group>
      {sum !== null && cards.length > 0 && !view.over && <p class="sevens-now">{words.handNow(sum)}</p>}
    </section>
  );
}

function HandCard({ view, card, aim, onKeyed }: { view: SevensView; card: string; aim: Aim; onKeyed(): void }) {
  const pointer = usePointerKind();
  const isHeld = aim.held === card;
  const onClick = () => {
    const isKeyed = pointer.take() === null;
    aim.hold(isHeld ? null : card);
    if (isKeyed && !isHeld) onKeyed();
  };
  return (
    <button
      type="button"
      class="sevens-hand-card"
      aria-pressed={isHeld}
      aria-label={labelOf(view, card)}
      data-held={isHeld ? '' : undefined}
      onClick={onClick}
      onPointerDown={pointer.onPointerDown}
      onPointerEnter={(event) => event.pointerType === 'mouse' && aim.hover(card)}
      onPointerLeave={() => aim.hover(null)}
      onFocus={() => aim.hover(card)}
      onBlur={() => aim.hover(null)}
    >
      <span data-thing={card}>
        <ViewCard view={view} card={card} />
      </span>
      <Worth view={view} card={card} />
      <span class="sevens-name">{texts().names.label(card)}</span>
    </button>
  );
}

/** What the card would count if the game ended now, where that is not what is printed on it. */
function Worth({ view, card }: { view: SevensView; card: string }) {
  const worth = worthOf(view, card);
  const reason = reasonOf(view, card);
  if (worth === null || reason === 'printed') return null;
  return (
    <span class="sevens-worth" data-reason={reason}>
      = {worth}
    </span>
  );
}

function labelOf(view: SevensView, card: string): string {
  const worth = worthOf(view, card);
  return worth === null ? cardLabel(view, card) : `${cardLabel(view, card)}, ${texts().words.counts(worth)}`;
}
