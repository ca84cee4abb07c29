// Who acts next and why: the cards turned over, by rank. The captain orders equal ranks by clicking them one after the other.
import { useState } from 'preact/hooks';
import type { Seat } from '../../wire/protocol';
import type { BoardProps } from '../face';
import { Group } from '../group';
import { RoundIcon } from './art/emblems';
import { SuitIcon } from './art/suits';
import { isNumber } from './cards';
import { queueOf, tiedGroup, type Place } from './queue';
import { texts } from './texts';
import type { SeizeView } from './view';
import { shortName } from './who';

export function QueueStrip(props: BoardProps<SeizeView>) {
  const { view, legal, past, isStill } = props;
  const places = queueOf(view, past);
  if (places.length === 0) return null;
  const isAsked = view.phase === 'order' && legal.length > 0 && !isStill;
  return isAsked ? <OrderChooser key={legal[0]} {...props} places={places} /> : <Queue {...props} places={places} />;
}

function Queue({ places, ...props }: BoardProps<SeizeView> & { places: Place[] }) {
  const t = texts().words;
  const firstNumber = places.findIndex((place) => isNumber(place.card));
  const hasNumbers = places.filter((place) => isNumber(place.card)).length > 1;
  return (
    <ol class="seize-queue" aria-label={t.queue}>
      {places.map((place, index) => (
        <li key={place.player} class="seize-queue-place" data-standing={place.standing} data-tied={place.isTied || undefined} aria-current={place.standing === 'acting' ? 'step' : undefined}>
          {index === firstNumber && hasNumbers && (
            <span class="seize-queue-round" title={t.goesRound}>
              <RoundIcon />
              <span class="heard">{t.goesRound}</span>
            </span>
          )}
          <Chip place={place} name={shortName(props, place.player)} />
          <span class="heard">{`, ${t.acts[place.standing]}${place.isTied ? `, ${t.tied}` : ''}`}</span>
        </li>
      ))}
    </ol>
  );
}

function Chip({ place: { card, text }, name }: { place: Place; name: string }) {
  return (
    <span class="seize-chip">
      <span class="seize-chip-card" data-colour={card.colour}>
        <span aria-hidden="true">{texts().names.rank(card.rank)}</span>
        <SuitIcon suit={card.suit} />
        <span class="heard">{texts().names.card(text)}, </span>
      </span>
      <span class="seize-chip-name">{name}</span>
    </span>
  );
}

function OrderChooser({ places, ...props }: BoardProps<SeizeView> & { places: Place[] }) {
  const t = texts().words;
  const [named, setNamed] = useState<Seat[]>([]);
  const tied = tiedGroup(props.view, props.legal, props.past);
  const name = (player: Seat) => {
    const order = [...named, player];
    const left = tied.filter((other) => !order.includes(other));
    if (left.length <= 1) props.act(['order', ...order, ...left].join(' '));
    else setNamed(order);
  };
  return (
    <Group label={named.length > 0 ? t.chooseNextInOrder : t.chooseOrder(tied.map((player) => shortName(props, player)))} class="seize-queue seize-queue-asking">
      {places.map((place) => {
        const at = named.indexOf(place.player);
        const isOpen = tied.includes(place.player) && at < 0;
        const chip = <Chip place={place} name={shortName(props, place.player)} />;
        return isOpen ? (
          <button key={place.player} type="button" class="seize-queue-place" data-legal onClick={() => name(place.player)}>
            {chip}
          </button>
        ) : (
          <span key={place.player} class="seize-queue-place" data-standing="next">
            {at >= 0 && <b class="seize-queue-nth">{t.nthToAct(at + 1)}</b>}
            {chip}
          </span>
        );
      })}
      {named.length > 0 && (
        <button type="button" class="seize-button" onClick={() => setNamed([])}>
          {t.startOver}
        </button>
      )}
    </Group>
  );
}
