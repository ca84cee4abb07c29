import { useRef } from 'preact/hooks';
import { CardBack } from '../../art/card_frame';
import { texts } from '../../texts/texts';
import type { BoardProps } from '../face';
import type { SeasView } from '../view';
import { parseAction } from './actions';
import { SeasCard } from './art/card';
import { Chest } from './art/things';
import type { Card } from './cards';
import { places } from './flights';
import { ownerOf, sizeOf } from './owners';
import { useFocusOnShow, useRoving } from './roving';
import { cardLabel, ownerName } from './words';

/** After a clear: whose chest, the harbour, or nothing. */
export function NickScene(props: BoardProps<SeasView>) {
  const words = texts().seas;
  const sources = props.legal.map(sourceOf).filter((source) => source !== 'none');
  const roving = useRoving(sources.length + 1);
  const group = useRef<HTMLDivElement>(null);
  useFocusOnShow(group);
  return (
    <div ref={group} class="seas-scene" role="group" aria-label={words.nickAsk} onKeyDown={roving.onKeyDown}>
      <p class="seas-scene-title">{words.nickTitle}</p>
      <p>{words.nickAsk}</p>
      <div class="seas-sources">
        {sources.map((source, index) => (
          <Nick key={source} {...props} source={source} tabIndex={roving.tabIndex(index)} />
        ))}
      </div>
      <Nick {...props} source="none" tabIndex={roving.tabIndex(sources.length)} />
    </div>
  );
}

type SourceProps = BoardProps<SeasView> & { source: string };

function Nick(props: SourceProps & { tabIndex: number }) {
  const { source, act, tabIndex } = props;
  return (
    <button type="button" class={`seas-source ${source === 'none' ? 'is-none' : ''}`} data-rove tabIndex={tabIndex} onClick={() => act(`nick ${source}`)}>
      <Source {...props} />
    </button>
  );
}

function sourceOf(action: string): string {
  const parsed = parseAction(action);
  return parsed?.is === 'nick' ? parsed.source : 'none';
}

function Source(props: SourceProps) {
  const { view, source } = props;
  const words = texts().seas;
  if (source === 'none') return <span>{words.nickNone}</span>;
  if (source === 'harbour') {
    return (
      <>
        <span class="seas-source-pile" aria-hidden="true">
          <CardBack />
        </span>
        <span class="heard">{words.nickHarbour(sizeOf(view.harbour))}</span>
        <SourceName name={words.harbour} count={sizeOf(view.harbour)} />
      </>
    );
  }
  const owner = ownerOf(view, source);
  const count = sizeOf(view.chests[owner]!);
  return (
    <>
      <Chest owner={owner} isOpen />
      <span class="heard">{words.nickFrom(ownerName(props, owner), count)}</span>
      <SourceName name={ownerName(props, owner)} count={count} />
    </>
  );
}

function SourceName({ name, count }: { name: string; count: number }) {
  return (
    <span class="seas-source-name" aria-hidden="true">
      {name}
      <small>{texts().seas.countCards(count)}</small>
    </span>
  );
}

/** The opened chest or harbour: cards that only the nicker sees, one of them to pick. */
export function PickScene(props: { view: SeasView; chosen: Card | null; isStill: boolean; choose(card: Card, byKey: boolean): void }) {
  const { view, chosen, isStill, choose } = props;
  const words = texts().seas;
  const cards = view.looking ?? [];
  const roving = useRoving(cards.length);
  const group = useRef<HTMLDivElement>(null);
  useFocusOnShow(group);
  return (
    <div ref={group} class="seas-scene" onKeyDown={roving.onKeyDown}>
      <p class="seas-scene-title">{words.pickTitle}</p>
      <p>{words.pickAsk}</p>
      <div class="seas-looking" role="group" aria-label={words.pickAsk} data-place={places.island} data-crowd={cards.length > 10 ? 'many' : 'few'}>
        {cards.map((card, index) => (
          <button
            key={card}
            type="button"
            class={`seas-island-card ${chosen === card ? 'is-picked' : ''}`}
            data-rove
            data-thing={card}
            aria-label={cardLabel(card, view)}
            aria-pressed={chosen === card}
            aria-disabled={isStill}
            tabIndex={roving.tabIndex(index)}
            onClick={(event) => choose(card, event.detail === 0)}
          >
            <SeasCard card={card} options={view.options} />
          </button>
        ))}
      </div>
    </div>
  );
}
