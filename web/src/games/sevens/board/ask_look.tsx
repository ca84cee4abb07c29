import { useState } from 'preact/hooks';
import { CardBack } from '../../../art/card_frame';
import type { BoardProps } from '../../face';
import { Group } from '../../group';
import { seatIndex } from '../cards';
import { countAll, lookAction, lookTotal, sourcesOf, type Counts, type Source } from '../looks';
import { texts } from '../texts';
import type { SevensView } from '../view';
import { HandMark } from './hand_mark';
import { Line } from './line';

/** Wonders: how many cards to see from where. A tile adds one, the button below it takes one away. */
export function AskLook({ view, nameOf, act, line }: BoardProps<SevensView> & { line: string }) {
  const words = texts().words;
  const [counts, setCounts] = useState<Counts>({});
  const total = lookTotal(view);
  const missing = total - countAll(counts);
  const isEnough = missing === 0;
  const [isEarly, setEarly] = useState(false);
  const change = (source: Source, by: number) => {
    setEarly(false);
    setCounts({ ...counts, [source]: (counts[source] ?? 0) + by });
  };
  return (
    <>
      <Line text={isEarly ? words.lookMissing(missing) : line} isAlert={isEarly}>
        <button
          type="button"
          class="sevens-go"
          data-ready={isEnough ? '' : undefined}
          aria-disabled={!isEnough}
          onClick={() => (isEnough ? act(lookAction(view, counts)) : setEarly(true))}
        >
          {words.look} {countAll(counts)}/{total}
        </button>
      </Line>
      <Group label={words.lookTitle(total)} class="sevens-tiles">
        {sourcesOf(view).map(({ source, size }) => (
          <LookTile
            key={source}
            name={source === 'deck' ? words.pile : nameOf(source)}
            count={counts[source] ?? 0}
            size={size}
            isFull={isEnough}
            onChange={(by) => change(source, by)}
          >
            {source === 'deck' ? <DeckMark /> : <HandMark view={view} index={seatIndex(source)} />}
          </LookTile>
        ))}
      </Group>
    </>
  );
}

interface TileProps {
  name: string;
  count: number;
  size: number;
  isFull: boolean;
  onChange(by: number): void;
  children: preact.ComponentChildren;
}

function LookTile({ name, count, size, isFull, onChange, children }: TileProps) {
  const words = texts().words;
  const canAdd = !isFull && count < size;
  return (
    <div class="sevens-look-tile">
      <button
        type="button"
        class="sevens-tile"
        aria-disabled={!canAdd}
        aria-label={`${words.lookMore(name)}. ${words.lookCount(count, size)}`}
        onClick={() => canAdd && onChange(1)}
      >
        <span class="sevens-tile-name">{name}</span>
        {children}
        <Eyes count={count} />
      </button>
      <button
        type="button"
        class="sevens-less"
        aria-disabled={count === 0}
        aria-label={words.lookLess(name)}
        onClick={() => count && onChange(-1)}
      >
        −
      </button>
    </div>
  );
}

function DeckMark() {
  return (
    <span class="sevens-hand-mark" aria-hidden="true">
      <span class="sevens-tiny">
        <CardBack />
      </span>
    </span>
  );
}

/** One open eye per card that will be seen. */
function Eyes({ count }: { count: number }) {
  return (
    <span class="sevens-eyes" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <svg key={place} viewBox="0 0 20 12">
          <path d="M1 6C5 0 15 0 19 6 15 12 5 12 1 6Z" fill="var(--card)" stroke="currentColor" stroke-width="1.5" />
          <circle cx="10" cy="6" r="2.8" fill="currentColor" />
        </svg>
      ))}
    </span>
  );
}
