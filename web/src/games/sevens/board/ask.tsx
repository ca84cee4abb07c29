import { texts } from '../../../texts/texts';
import type { BoardProps } from '../../face';
import type { SevensView } from '../../view';
import { Card } from '../art/card';
import { isWild, paletteOf, type SevensType } from '../cards';
import { cardLabel } from '../words';
import { AskCall } from './ask_call';
import { AskLook } from './ask_look';
import { AskSin } from './ask_sin';
import { AskStack } from './ask_stack';
import { aimLine, powerLine } from './line';
import type { Aim } from './use_aim';

interface AskProps {
  board: BoardProps<SevensView>;
  aim: Aim;
  peek: SevensType | null;
  onClose(): void;
}

/** Between columns and hand: one line of explanation, and what must be chosen now. */
export function Ask({ board, aim, peek, onClose }: AskProps) {
  const { view } = board;
  const line = aimLine(view, aim) ?? powerLine(board);
  return (
    <div class="sevens-ask">
      <div class="sevens-line">
        {view.picked && <Picked view={view} card={view.picked} />}
        <p>{line}</p>
        <Go view={view} aim={aim} />
      </div>
      {peek && !aim.held ? <Peek view={view} column={peek} onClose={onClose} /> : <Choices {...board} />}
    </div>
  );
}

function Choices(board: BoardProps<SevensView>) {
  if (board.isStill || !board.legal.length) return null;
  switch (board.view.phase) {
    case 'sin':
      return <AskSin {...board} />;
    case 'call':
      return <AskCall view={board.view} act={board.act} />;
    case 'look':
      return <AskLook {...board} />;
    case 'stack':
      return <AskStack {...board} />;
    default:
      return null;
  }
}

/** Commits to the column that is aimed at; a finger need not find the column again. */
function Go({ view, aim }: { view: SevensView; aim: Aim }) {
  const { column, targets } = aim;
  if (!column || !targets.includes(column)) return null;
  const words = texts().sevens;
  const label = view.phase === 'take' ? words.take : view.phase === 'place' ? words.place : words.play;
  return (
    <button type="button" class="sevens-go" data-ready onClick={() => aim.press(column, true)}>
      {label}
    </button>
  );
}

function Picked({ view, card }: { view: SevensView; card: string }) {
  return (
    <span class="sevens-picked" data-place="picked" role="img" aria-label={cardLabel(view, card)}>
      <span data-thing={card}>
        <Card card={card} colour={paletteOf(view)(card)} isWild={isWild(view, card)} />
      </span>
    </span>
  );
}

/** The cards of a column side by side, bottom first. */
function Peek({ view, column, onClose }: { view: SevensView; column: SevensType; onClose(): void }) {
  const cards = view.columns[column] ?? [];
  return (
    <div class="sevens-peek">
      <p>{texts().names.powers[column]}</p>
      <ol class="sevens-row">
        {cards.map((card) => (
          <li key={card} class="sevens-seen-card">
            <Card card={card} colour={paletteOf(view)(card)} isWild={isWild(view, card)} />
            <span>{texts().names.sevens.card(card)}</span>
          </li>
        ))}
      </ol>
      <button type="button" class="sevens-less" onClick={onClose}>
        {texts().sevens.close}
      </button>
    </div>
  );
}
