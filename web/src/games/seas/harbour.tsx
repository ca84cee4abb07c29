import { CardBack } from '../../art/card_frame';
import { areValuesKnown } from './cards';
import { places } from './flights';
import { hasTeams, sizeOf } from './owners';
import { texts } from './texts';
import type { SeasView } from './view';

/** The piles at the left: the harbour, and with two players the cards set aside. */
export function Piles({ view }: { view: SeasView }) {
  const words = texts().words;
  const isUltimate = hasTeams(view) && view.options['teams'] === 'ultimate';
  return (
    <div class="seas-piles">
      {!isUltimate && <Pile name={words.harbour} count={sizeOf(view.harbour)} place={places.harbour} />}
      {sizeOf(view.aside) > 0 && <Pile name={words.aside} count={sizeOf(view.aside)} place={places.aside} />}
    </div>
  );
}

/** Which round it is, and which half of it for two. */
export function RoundLabel({ view }: { view: SeasView }) {
  const words = texts().words;
  return (
    <div class="seas-round">
      <span>{words.round(view.round)}</span>
      {view.seats === 2 && <span>{words.cycle(view.cycle)}</span>}
      {!areValuesKnown(view) && <span class="seas-note">{words.noValues}</span>}
    </div>
  );
}

function Pile({ name, count, place }: { name: string; count: number; place: string }) {
  return (
    <div class="seas-pile" role="img" aria-label={`${name}: ${texts().words.countCards(count)}`}>
      <span class="seas-pile-cards" data-place={place}>
        {Array.from({ length: Math.min(3, count) }, (_, index) => (
          <span key={index} style={{ '--at': index }}>
            <CardBack />
          </span>
        ))}
        <span class="seas-count">{count}</span>
      </span>
      <span class="seas-pile-name" aria-hidden="true">
        {name}
      </span>
    </div>
  );
}
