import { texts } from '../../../texts/texts';
import type { BoardProps } from '../../face';
import type { SevensView } from '../../view';
import { ViewCard } from '../art/view_card';
import { type SevensType } from '../cards';
import { seenLately } from '../looks';
import { cardLabel } from '../words';
import { AskCall } from './ask_call';
import { AskLook } from './ask_look';
import { AskSin } from './ask_sin';
import { AskStack } from './ask_stack';
import { aimLine, powerLine } from './line';
import { Mini } from './mini';
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
      {peek && !aim.held ? <Peek view={view} column={peek} onClose={onClose} /> : board.legal.length ? <Choices {...board} /> : <SeenLately {...board} />}
    </div>
  );
}

function Choices(board: BoardProps<SevensView>) {
  if (board.isStill) return null;
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

/** The hands that we looked into, while others play. */
function SeenLately({ view, you, past, nameOf }: BoardProps<SevensView>) {
  const seen = seenLately(view, you, past ?? []);
  if (!seen.length) return null;
  return (
    <ul class="sevens-row sevens-lately">
      {seen.map(({ card, owner }) => (
        <li key={card} class="sevens-seen-card" data-small>
          <Mini view={view} card={card} />
          <span>{texts().sevens.inHand(nameOf(owner))}</span>
        </li>
      ))}
    </ul>
  );
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
    <span class="sevens-picked" role="img" aria-label={cardLabel(view, card)}>
      <span data-thing={card}>
        <ViewCard view={view} card={card} />
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
            <ViewCard view={view} card={card} />
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
