import type { RefObject } from 'preact';
import { Group } from '../group';
import { playText } from './actions';
import { Symbol } from './art/symbols';
import type { Offer } from './captures';
import { strengthOf, typeOf, type Card } from './cards';
import { texts } from './texts';
import type { SeasView } from './view';
import { actionLabel, cardWord, isEverything } from './words';

export interface WaysProps {
  view: SeasView;
  offer: Offer;
  /** Captures that are still possible with the cards picked on the island. */
  captures: readonly Card[][];
  group: RefObject<HTMLDivElement | null>;
  act(action: string): void;
  /** Points at a capture, so that the island shows it. */
  mark(capture: readonly Card[]): void;
  back(): void;
}

/** Every way to play the chosen card as a button: for the keyboard, a screen reader, and whoever likes lists. */
export function Ways({ view, offer, captures, group, act, mark, back }: WaysProps) {
  const ways = [...captures, ...(offer.canLay ? [[]] : [])];
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && back();
  return (
    <Group element={group} class="seas-ways" label={texts().words.ways(cardWord(offer.card, 'object'))} onKeyDown={onKeyDown}>
      {ways.map((taken) => (
        <button
          key={taken.join('+')}
          type="button"
          class="seas-way"
          aria-label={actionLabel(playText(offer.card, taken), view)}
          onClick={() => act(playText(offer.card, taken))}
          onPointerEnter={() => mark(taken)}
          onPointerLeave={() => mark([])}
          onFocus={() => mark(taken)}
          onBlur={() => mark([])}
        >
          {offer.captures.length > 1 && taken.length > 0 && <b class="seas-tag">{offer.captures.indexOf(taken) + 1}</b>}
          <Way taken={taken} view={view} />
        </button>
      ))}
    </Group>
  );
}

function Way({ taken, view }: { taken: readonly Card[]; view: SeasView }) {
  if (!taken.length) return <>{texts().words.layShort}</>;
  if (isEverything(taken, view)) return <>{texts().words.everything}</>;
  return (
    <>
      {taken.map((card, index) => (
        <span key={card}>
          {index > 0 && '+ '}
          <CardChip card={card} />
        </span>
      ))}
    </>
  );
}

/** A card in a line of text: symbol and strength. */
export function CardChip({ card }: { card: Card }) {
  const type = typeOf(card);
  return (
    <span class={`seas-chip seas-${type}`} role="img" aria-label={cardWord(card, 'name')}>
      <svg viewBox="-27 -27 54 54" aria-hidden="true">
        <Symbol type={type} />
      </svg>
      {strengthOf(card)}
    </span>
  );
}
