import type { ScoreLine } from '../../../wire/protocol';
import type { BoardProps } from '../../face';
import { Group } from '../../group';
import { ViewCard } from '../art/view_card';
import { lineOf, sumOf } from '../standing';
import { texts } from '../texts';
import type { SevensView } from '../view';
import { cardLabel } from '../words';
import { usePointerKind, type Aim } from './use_aim';
import './hand.css';

interface HandProps {
  board: BoardProps<SevensView>;
  seat: string;
  cards: string[];
  aim: Aim;
  /** A card was chosen by keyboard: the focus goes on to its columns. */
  onKeyed(): void;
}

export function Hand(props: HandProps) {
  const { board, seat, cards } = props;
  const words = texts().words;
  const sum = sumOf(board, seat);
  return (
    <section class="sevens-hand">
      <Group label={words.hand} class="sevens-fan">
        {cards.map((card) => (
          <HandCard key={card} {...props} card={card} />
        ))}
      </Group>
      {sum !== null && cards.length > 0 && !board.view.over && <p class="sevens-now">{words.handNow(sum)}</p>}
    </section>
  );
}

function HandCard({ board, seat, card, aim, onKeyed }: HandProps & { card: string }) {
  const { view } = board;
  const line = lineOf(board, seat, card);
  const pointer = usePointerKind();
  const isHeld = aim.held === card;
  // While a power asks, or others play, a card of the hand can only be looked at.
  const isPlayable = !board.isStill && board.legal.length > 0 && view.phase === 'play';
  const onClick = () => {
    const isKeyed = pointer.take() === null;
    if (!isPlayable) return;
    aim.hold(isHeld ? null : card);
    if (isKeyed && !isHeld) onKeyed();
  };
  return (
    <button
      type="button"
      class="sevens-hand-card"
      aria-pressed={isHeld}
      aria-disabled={!isPlayable}
      aria-label={line ? `${cardLabel(view, card)}, ${texts().words.counts(line.amount)}` : cardLabel(view, card)}
      data-held={isHeld ? '' : undefined}
      onClick={onClick}
      onPointerDown={pointer.onPointerDown}
      onPointerEnter={(event) => event.pointerType === 'mouse' && aim.hover(card)}
      onPointerLeave={() => aim.hover(null)}
      onFocus={() => aim.hover(card)}
      onBlur={() => aim.hover(null)}
    >
      <span data-thing={card}>
        <ViewCard view={view} card={card} />
      </span>
      {line && <Worth line={line} />}
      <span class="sevens-name">{texts().names.label(card)}</span>
    </button>
  );
}

const reasons: Record<string, string> = { 'sevens.score.wild': 'wild', 'sevens.score.disabled': 'disabled' };

/** What the card would count if the game ended now, where that is not what is printed on it. */
function Worth({ line }: { line: ScoreLine }) {
  const reason = reasons[line.key];
  if (!reason) return null;
  return (
    <span class="sevens-worth" data-reason={reason}>
      = {line.amount}
    </span>
  );
}
