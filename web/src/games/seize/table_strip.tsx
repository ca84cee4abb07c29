// Round, bag, deck and discards.
import { useState } from 'preact/hooks';
import { CardBack } from '../../art/card_frame';
import { BagIcon } from './art/emblems';
import { PlayingCardArt } from './art/playing_card';
import { parseCard, ranks } from './cards';
import { Closer } from './closer';
import { place } from './flights';
import { texts } from './texts';
import type { SeizeView } from './view';

const rounds = [1, 2, 3, 4, 5, 6, 7];
const size = (pile: unknown[] | number) => (typeof pile === 'number' ? pile : pile.length);

export function TableStrip({ view }: { view: SeizeView }) {
  const t = texts().words;
  return (
    <div class="seize-strip">
      <p class="seize-rounds">
        <span>{t.round(view.round)}</span>
        <span class="seize-rounds-beads" aria-hidden="true">
          {rounds.map((round) => (
            <i key={round} data-state={round < view.round || view.over ? 'past' : round === view.round ? 'now' : undefined} />
          ))}
        </span>
      </p>
      <Count label={t.bag(size(view.bag))} count={size(view.bag)} place={place.bag}>
        <BagIcon />
      </Count>
      <Count label={t.deck(size(view.deck))} count={size(view.deck)} place={place.deck}>
        <span class="seize-strip-card">
          <CardBack />
        </span>
      </Count>
      <Discards cards={view.discard} />
    </div>
  );
}

function Count(props: { label: string; count: number; place: string; children: preact.ComponentChildren }) {
  return (
    <span class="seize-count" role="img" aria-label={props.label} title={props.label} data-place={props.place}>
      {props.children}
      <b>{props.count}</b>
    </span>
  );
}

function Discards({ cards }: { cards: string[] }) {
  const [isOpen, setOpen] = useState(false);
  const label = texts().words.discards(cards.length);
  const last = cards.at(-1);
  return (
    <>
      <button type="button" class="seize-count" aria-label={label} title={label} aria-haspopup="dialog" onClick={() => setOpen(true)} data-place={place.discard}>
        <span class="seize-strip-card">{last ? <PlayingCardArt card={last} /> : <span class="seize-laid-none" />}</span>
        <b>{cards.length}</b>
      </button>
      {isOpen && (
        <Closer title={label} onClose={() => setOpen(false)}>
          <DiscardRows cards={cards} />
        </Closer>
      )}
    </>
  );
}

/** By suit, so that one sees what is gone. */
function DiscardRows({ cards }: { cards: string[] }) {
  if (cards.length === 0) return <p>{texts().words.noDiscards}</p>;
  const rank = (card: string) => ranks.indexOf(parseCard(card).rank);
  return (
    <>
      {['S', 'H', 'D', 'C'].map((suit) => (
        <ul key={suit} class="seize-discards">
          {cards
            .filter((card) => card.endsWith(suit))
            .sort((a, b) => rank(a) - rank(b))
            .map((card) => (
              <li key={card}>
                <span class="heard">{texts().names.card(card)}</span>
                <PlayingCardArt card={card} />
              </li>
            ))}
        </ul>
      ))}
    </>
  );
}
