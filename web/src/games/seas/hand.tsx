import type { RefObject } from 'preact';
import type { Seat } from '../../wire/protocol';
import { Group } from '../group';
import { SeasCard } from './art/card';
import type { Card } from './cards';
import { places } from './flights';
import { texts } from './texts';
import type { SeasView } from './view';
import { cardLabel } from './words';

export interface HandProps {
  view: SeasView;
  seat: Seat;
  cards: readonly Card[];
  chosen: Card | null;
  isStill: boolean;
  group: RefObject<HTMLDivElement | null>;
  /** By keyboard where the click came from a key. */
  choose(card: Card, byKey: boolean): void;
  /** Looked at, by pointer or focus; null when no longer. */
  peek(card: Card | null): void;
}

export function Hand(props: HandProps) {
  const { cards, seat, group } = props;
  return (
    <Group
      element={group}
      class="seas-hand"
      label={texts().words.hand}
      data-place={places.hand(seat)}
      style={{ '--n': Math.max(1, cards.length), '--row': rowLength(cards.length, 5), '--full-row': rowLength(cards.length, 8) }}
    >
      {cards.map((card, index) => (
        <HandCard key={card} {...props} card={card} index={index} />
      ))}
    </Group>
  );
}

/** On a phone more than five cards lie in two rows, so that each can be read; where that is too high, more than eight, so that each can be touched. */
function rowLength(count: number, most: number): number {
  return count > most ? Math.ceil(count / 2) : Math.max(1, count);
}

function HandCard(props: HandProps & { card: Card; index: number }) {
  const { view, cards, card, index, chosen, isStill, choose, peek } = props;
  const reach = (event: FocusEvent) => {
    if ((event.currentTarget as HTMLElement).matches(':focus-visible')) peek(card);
  };
  return (
    <button
      type="button"
      class="seas-hand-card"
      data-thing={card}
      aria-label={cardLabel(card, view)}
      aria-pressed={chosen === card}
      aria-disabled={isStill}
      style={{ '--tilt': index - (cards.length - 1) / 2 }}
      onClick={(event) => choose(card, event.detail === 0)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && peek(card)}
      onPointerLeave={() => peek(null)}
      onFocus={reach}
      onBlur={() => peek(null)}
    >
      <SeasCard card={card} printing={view} />
    </button>
  );
}
