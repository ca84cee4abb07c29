import { useRef } from 'preact/hooks';
import { CardBack } from '../../art/card_frame';
import type { BoardProps } from '../face';
import { Group } from '../group';
import { parseAction } from './actions';
import { SeasCard } from './art/card';
import { Chest } from './art/things';
import type { Card } from './cards';
import { places } from './flights';
import { rowsOf } from './island';
import { ownerOf, sizeOf } from './owners';
import { texts } from './texts';
import { useFocusOnShow } from './use_focus_on_show';
import type { SeasView } from './view';
import { cardLabel, ownerName } from './words';

/** After a clear: whose chest, the harbour, or nothing. */
export function NickScene(props: BoardProps<SeasView>) {
  const words = texts().words;
  const sources = props.legal.map(sourceOf).filter((source) => source !== 'none');
  const group = useRef<HTMLDivElement>(null);
  useFocusOnShow(group);
  return (
    <Group element={group} class="seas-scene" label={words.nickAsk}>
      <p class="seas-scene-title">{words.nickTitle}</p>
      <p>{words.nickAsk}</p>
      <div class="seas-sources">
        {sources.map((source) => (
          <Nick key={source} {...props} source={source} />
        ))}
      </div>
      <Nick {...props} source="none" />
    </Group>
  );
}

type SourceProps = BoardProps<SeasView> & { source: string };

function Nick(props: SourceProps) {
  const { source, act } = props;
  return (
    <button type="button" class={`seas-source ${source === 'none' ? 'is-none' : ''}`} onClick={() => act(`nick ${source}`)}>
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
  const words = texts().words;
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
      <small>{texts().words.countCards(count)}</small>
    </span>
  );
}

/** The opened chest or harbour: cards that only the nicker sees, one of them to pick. */
export function PickScene(props: { view: SeasView; chosen: Card | null; isStill: boolean; choose(card: Card, byKey: boolean): void }) {
  const { view, chosen, isStill, choose } = props;
  const words = texts().words;
  const cards = view.looking ?? [];
  const group = useRef<HTMLDivElement>(null);
  useFocusOnShow(group);
  return (
    <div class="seas-scene">
      <p class="seas-scene-title">{words.pickTitle}</p>
      <p>{words.pickAsk}</p>
      <Group element={group} class="seas-looking" label={words.pickAsk} data-place={places.island} style={rowsOf(cards.length)}>
        {cards.map((card) => (
          <button
            key={card}
            type="button"
            class={`seas-island-card ${chosen === card ? 'is-picked' : ''}`}
            data-thing={card}
            aria-label={cardLabel(card, view)}
            aria-pressed={chosen === card}
            aria-disabled={isStill}
            onClick={(event) => choose(card, event.detail === 0)}
          >
            <SeasCard card={card} printing={view} />
          </button>
        ))}
      </Group>
    </div>
  );
}
