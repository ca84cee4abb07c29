import type { Situation } from '../face';
import { SeasCard } from './art/card';
import { Symbol } from './art/symbols';
import { Chest } from './art/things';
import { inDeckOrder, types, typeOf, valueOf, type Card, type Type } from './cards';
import { ownersOf, type Owner } from './owners';
import { texts } from './texts';
import type { SeasScore, SeasView } from './view';
import { cardLabel, ownerName } from './words';

type Props = Situation<SeasView> & {
  score: SeasScore;
  /** Per owner, the card of each type whose value counts, as the core explains it. */
  best: readonly (readonly Card[])[];
};

/** Every chest of the round laid open (A10): a column for each type, overlapping, with the card that counts in front. */
export function OpenedChests(props: Props) {
  return (
    <div class="seas-opened">
      {ownersOf(props.view).map((owner) => (
        <OpenedChest key={owner} {...props} owner={owner} />
      ))}
    </div>
  );
}

function OpenedChest(props: Props & { owner: Owner }) {
  const { view, owner, score, best } = props;
  const words = texts().words;
  const cards = score.chests[owner] ?? [];
  const name = ownerName(props, owner);
  return (
    <section class={`seas-opened-chest seas-owner-${owner}`} aria-label={`${name}: ${words.countCards(cards.length)}`}>
      <header>
        <Chest owner={owner} isOpen />
        <b>{name}</b>
      </header>
      <div class="seas-opened-types">
        {types.map((type) => (
          <Column key={type} view={view} type={type} cards={cards} best={best[owner] ?? []} />
        ))}
      </div>
      <p class="seas-opened-sum">
        <span class="heard">{words.lines.value}: </span>
        <span aria-hidden="true">= </span>
        {minus(score.value[owner]!)}
      </p>
    </section>
  );
}

interface ColumnProps {
  view: SeasView;
  type: Type;
  cards: readonly Card[];
  best: readonly Card[];
}

function Column({ view, type, cards, best }: ColumnProps) {
  const words = texts().words;
  const counting = best.find((card) => typeOf(card) === type);
  const ordered = inDeckOrder(cards.filter((card) => typeOf(card) === type && card !== counting));
  if (counting) ordered.push(counting);
  const value = counting ? valueOf(counting, view) : null;
  const said = ordered.map((card) => (card === counting ? words.counting(cardLabel(card, view)) : cardLabel(card, view)));
  return (
    <div class={`seas-opened-type seas-${type}`}>
      <div class="seas-opened-cards" role="img" aria-label={said.length ? said.join('; ') : words.noneOf(texts().names.type(type))}>
        {ordered.map((card) => (
          <span key={card} data-thing={card} data-counts={card === counting || undefined}>
            <SeasCard card={card} printing={view} />
          </span>
        ))}
        {!ordered.length && <Nothing type={type} />}
      </div>
      <span class="seas-opened-value" aria-hidden="true">
        {type !== types[0] && (value ?? 0) >= 0 && '+'}
        {ordered.length ? value !== null && minus(value) : '0'}
      </span>
    </div>
  );
}

/** Where cards of this type would lie. */
function Nothing({ type }: { type: Type }) {
  return (
    <span class="seas-opened-nothing">
      <svg viewBox="-27 -27 54 54" aria-hidden="true">
        <Symbol type={type} />
      </svg>
    </span>
  );
}

export function minus(figure: number): string {
  return String(figure).replace('-', '−');
}
