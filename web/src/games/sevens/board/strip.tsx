import { CardBack } from '../../../art/card_frame';
import type { Situation } from '../../face';
import { Pennant } from '../art/pennant';
import { areColoursKnown, deckSize, isColour } from '../cards';
import { texts } from '../texts';
import type { SevensView } from '../view';
import { colourWord } from '../words';
import { Aside } from './aside';
import { Mini, Unknown } from './mini';
import './strip.css';

/** Above the columns: the wild colour, the deck with what we know of it, and the cards that lie aside. */
export function Strip(situation: Situation<SevensView>) {
  const { view } = situation;
  const words = texts().words;
  return (
    <div class="sevens-strip">
      <div class="sevens-wild">
        <Pennant colour={view.wild && isColour(view.wild) ? view.wild : null} />
        <span>
          {view.wild ? words.wildIs(colourWord(view.wild)) : words.noWild}
          {!areColoursKnown(view) && <small class="sevens-note">{words.noColours}</small>}
        </span>
      </div>
      <div class="sevens-strip-end">
        <Aside {...situation} />
        <Deck view={view} />
      </div>
    </div>
  );
}

function Deck({ view }: { view: SevensView }) {
  const words = texts().words;
  const count = deckSize(view);
  const known = Array.isArray(view.deck) ? [] : view.known_deck;
  return (
    <div class="sevens-deck">
      {known.length > 0 && (
        <ol class="sevens-known-deck" aria-label={words.onTop}>
          {known.map((card, place) => (
            <li key={place}>{card ? <Mini view={view} card={card} /> : <Unknown />}</li>
          ))}
        </ol>
      )}
      <span class="sevens-pile" data-place="deck" data-empty={count ? undefined : ''}>
        {count > 0 && <CardBack />}
        <span class="sevens-pile-count" aria-hidden="true">
          {count}
        </span>
      </span>
      <span class="heard">
        {words.deck}: {words.cards(count)}
      </span>
    </div>
  );
}
