import type { BoardProps } from '../../face';
import { TypeIcon } from '../art/icons';
import { ViewCard } from '../art/view_card';
import { highestCounting, mostInColumn, type SevensType } from '../cards';
import { sizeOf } from '../columns';
import { explain } from '../explain';
import { sayColumn } from '../say';
import { texts } from '../texts';
import type { SevensView } from '../view';
import { typeWord } from '../words';
import { usePointerKind, type Aim } from './use_aim';
import './column.css';

interface ColumnProps {
  board: BoardProps<SevensView>;
  type: SevensType;
  aim: Aim;
  onPeek(type: SevensType): void;
}

/** One column, filling from its foot like a gauge; a button for whatever can be done with it. */
export function Column({ board, type, aim, onPeek }: ColumnProps) {
  const { view } = board;
  const pointer = usePointerKind();
  const cards = view.columns[type];
  const isTarget = aim.targets.includes(type);
  const onClick = () => {
    const isTouch = pointer.take() === 'touch';
    if (!aim.press(type, !isTouch || aim.column === type)) onPeek(type);
  };
  return (
    <button
      type="button"
      class="sevens-column"
      data-column={type}
      data-place={`column-${type}`}
      data-open={cards ? '' : undefined}
      data-target={isTarget ? '' : undefined}
      data-aimed={isTarget && aim.column === type ? '' : undefined}
      data-level={isAlarming(view, type) ? 'six' : undefined}
      aria-label={labelOf(board, type, aim)}
      onClick={onClick}
      onPointerDown={pointer.onPointerDown}
      onPointerEnter={(event) => event.pointerType === 'mouse' && aim.point(type)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && aim.point(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && aim.point(type)}
    >
      <Tube view={view} type={type} cards={cards ?? []} aim={aim} />
      <Plinth view={view} type={type} />
    </button>
  );
}

/** The seven places and the cards in them, the last on top. */
function Tube({ view, type, cards, aim }: { view: SevensView; type: SevensType; cards: string[]; aim: Aim }) {
  const ending = view.ending?.column === type ? view.ending.card : null;
  const isTarget = aim.targets.includes(type);
  const isTaken = isTarget && view.phase === 'take';
  return (
    <span class="sevens-tube">
      <span class="sevens-tube-name" aria-hidden="true">
        {typeWord(type)}
      </span>
      {Array.from({ length: mostInColumn }, (_, place) => (
        <span key={place} class="sevens-slot" style={{ '--place': place }} data-full={place < cards.length ? '' : undefined} />
      ))}
      {cards.map((card, place) => (
        <span
          key={card}
          class="sevens-laid"
          data-thing={card}
          data-taken={isTaken && place === cards.length - 1 ? '' : undefined}
          style={{ '--place': place }}
        >
          <ViewCard view={view} card={card} />
        </span>
      ))}
      {ending && (
        <span class="sevens-laid sevens-sideways" data-thing={ending} style={{ '--place': cards.length }}>
          <ViewCard view={view} card={ending} />
        </span>
      )}
      {isTarget && !isTaken && <span class="sevens-next" style={{ '--place': cards.length }} />}
    </span>
  );
}

function Plinth({ view, type }: { view: SevensView; type: SevensType }) {
  const isOpen = type in view.columns;
  const count = sizeOf(view, type) + (view.ending?.column === type ? 1 : 0);
  return (
    <span class="sevens-plinth">
      <TypeIcon type={type} />
      <span class="sevens-type">{texts().names.column(type)}</span>
      <span class="sevens-power" aria-hidden="true">
        {texts().names.shortPowers[type]}
      </span>
      <span class="sevens-count">
        {isAlarming(view, type) && <Warning />}
        {isOpen ? `${count}/${mostInColumn}` : '–'}
      </span>
      {type === 'A' && view.disabled > 0 && <span class="sevens-limit">≤ {highestCounting(view)}</span>}
    </span>
  );
}

/** The next card here would end the game. */
function isAlarming(view: SevensView, type: SevensType): boolean {
  return !view.over && sizeOf(view, type) === mostInColumn - 1;
}

function Warning() {
  return (
    <svg class="sevens-warning" viewBox="0 0 12 12" aria-hidden="true">
      <path d="M6 .8 11.6 11H.4Z" fill="currentColor" />
      <path d="M6 4.500v3M6 9.200v.1" stroke="var(--card)" stroke-width="1.4" stroke-linecap="round" />
    </svg>
  );
}

function labelOf(board: BoardProps<SevensView>, type: SevensType, aim: Aim): string {
  const { view } = board;
  const words = texts().words;
  const parts = [sayColumn(view, type)];
  if (type === 'A' && view.disabled) parts.push(words.valuesCount(highestCounting(view)));
  if (aim.targets.includes(type)) parts.push(explain(board, aim.actionOn(type)));
  else if (aim.held) parts.push(words.notThere);
  return parts.filter(Boolean).join('. ');
}
