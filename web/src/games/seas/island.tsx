import { Group } from '../group';
import { SeasCard } from './art/card';
import { Shore } from './art/shore';
import { cardsIn, narrowed, type Offer } from './captures';
import { byStrength, type Card } from './cards';
import { places } from './flights';
import { texts } from './texts';
import type { SeasView } from './view';
import { cardLabel, cardWord } from './words';

/** Captures are numbered on the cards up to this many; more would only be noise. */
const mostTags = 4;

export interface IslandProps {
  view: SeasView;
  /** What the hand card that is looked at could do; null while none is. */
  offer: Offer | null;
  /** Whether that card is chosen, not only looked at. */
  isChosen: boolean;
  picked: ReadonlySet<Card>;
  /** A capture pointed at in the list of ways. */
  marked: readonly Card[];
  pick(card: Card): void;
  /** Under the pointer, or null when no longer: shows what a click would take. */
  point(card: Card | null): void;
  lay(): void;
}

export function Island(props: IslandProps) {
  const { view } = props;
  const cards = byStrength(view.display);
  return (
    <div class="seas-island">
      <Shore />
      <Group
        class="seas-island-cards"
        label={texts().words.displaySize(cards.length)}
        data-place={places.island}
        style={rowsOf(cards.length + 1)}
      >
        {cards.map((card) => (
          <IslandCard key={card} {...props} card={card} />
        ))}
        <FreePlace {...props} />
      </Group>
    </div>
  );
}

/** Up to so many places the cards keep their size. */
const fewestPlaces = 5;

/** How many lie side by side when so many cards lie in one, two, three and four rows: seas.css makes them as large as the best of these lets them be. */
export function rowsOf(count: number) {
  const places = Math.max(count, fewestPlaces);
  return Object.fromEntries([1, 2, 3, 4].map((rows) => [`--in-${rows}`, Math.ceil(places / rows)]));
}

function IslandCard({ view, offer, isChosen, picked, marked, pick, point, card }: IslandProps & { card: Card }) {
  const left = offer ? narrowed(offer.captures, picked) : [];
  const state = cardState({ canTake: cardsIn(left).has(card), isPicked: picked.has(card), isMarked: marked.includes(card), isOffered: offer !== null });
  return (
    <button
      type="button"
      class={`seas-island-card ${state}`}
      data-thing={card}
      aria-label={cardLabel(card, view)}
      aria-pressed={picked.has(card)}
      aria-disabled={!isChosen}
      onClick={() => pick(card)}
      onPointerEnter={() => point(card)}
      onPointerLeave={() => point(null)}
    >
      <SeasCard card={card} printing={view} />
      {offer && <Tags captures={offer.captures} card={card} />}
    </button>
  );
}

function cardState(is: { canTake: boolean; isPicked: boolean; isMarked: boolean; isOffered: boolean }): string {
  if (is.isMarked || is.isPicked) return 'is-picked';
  if (is.canTake) return 'is-takeable';
  return is.isOffered ? 'is-idle' : '';
}

function Tags({ captures, card }: { captures: readonly Card[][]; card: Card }) {
  if (captures.length < 2 || captures.length > mostTags) return null;
  return (
    <span class="seas-tags" aria-hidden="true">
      {captures.map((capture, index) => capture.includes(card) && <span key={index}>{index + 1}</span>)}
    </span>
  );
}

/** Where a card is laid down. It can be tried where that is not allowed too: the rule is the answer. */
function FreePlace({ offer, isChosen, lay }: IslandProps) {
  const words = texts().words;
  const state = offer?.canLay ? 'is-open' : isChosen ? 'is-closed' : 'is-hidden';
  return (
    <button
      type="button"
      class={`seas-free ${state}`}
      data-place={places.free}
      aria-label={offer ? words.lay(cardWord(offer.card, 'object')) : words.layShort}
      disabled={!isChosen}
      onClick={lay}
    >
      <span>{words.layShort}</span>
    </button>
  );
}
