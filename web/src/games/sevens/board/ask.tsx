import type { BoardProps } from '../../face';
import { ViewCard } from '../art/view_card';
import { type SevensType } from '../cards';
import { seenLately } from '../looks';
import { parseStep } from '../steps';
import { flipOf, tell } from '../tell';
import { texts } from '../texts';
import type { SevensView } from '../view';
import { cardLabel } from '../words';
import { AskCall } from './ask_call';
import { AskLook } from './ask_look';
import { AskSin } from './ask_sin';
import { AskStack } from './ask_stack';
import { Line } from './line';
import { aimLine, powerLine } from './lines';
import { Mini } from './mini';
import type { Aim } from './use_aim';
import './ask.css';

interface AskProps {
  board: BoardProps<SevensView>;
  aim: Aim;
  peek: SevensType | null;
  onClose(): void;
}

/** Between columns and hand: one line of explanation, and what must be chosen now. */
export function Ask({ board, aim, peek, onClose }: AskProps) {
  const { view } = board;
  const aimed = aimLine(board, aim);
  const flip = aimed === null ? flipIn(board) : null;
  const line = aimed ?? (flip ? tell(board.last!) : powerLine(board)) ?? '';
  const shown = flip?.card ?? view.picked;
  const isAsked = board.legal.length > 0 && !board.isStill;
  return (
    <div class="sevens-ask">
      {peek && !aim.held ? (
        <Peek view={view} column={peek} onClose={onClose} />
      ) : isAsked && isChoice(view.phase) ? (
        <Choice board={board} phase={view.phase} line={line} />
      ) : (
        <div class="sevens-said">
          <Line text={line} before={shown && <Picked view={view} card={shown} />}>
            <Go view={view} aim={aim} />
          </Line>
          {!isAsked && <SeenLately {...board} />}
        </div>
      )}
    </div>
  );
}

/** What a call turned up stays to be read until the next move. */
function flipIn({ last }: BoardProps<SevensView>) {
  const step = parseStep(last?.step ?? '');
  return step.is === 'call' ? flipOf(last!, step.seat) : null;
}

const choices = { sin: AskSin, call: AskCall, look: AskLook, stack: AskStack };
type ChoicePhase = keyof typeof choices;

export const isChoice = (phase: string): phase is ChoicePhase => phase in choices;

function Choice({ board, phase, line }: { board: BoardProps<SevensView>; phase: ChoicePhase; line: string }) {
  const Chosen = choices[phase];
  return <Chosen {...board} line={line} />;
}

/** The hands that we looked into, while others play. */
function SeenLately({ view, you, past, nameOf }: BoardProps<SevensView>) {
  const seen = seenLately(view, you, past ?? []);
  if (!seen.length) return null;
  return (
    <ul class="sevens-row sevens-lately">
      {seen.map(({ card, owner }) => (
        <li key={card}>
          <Mini view={view} card={card} />
          <span>{texts().words.inHand(nameOf(owner))}</span>
        </li>
      ))}
    </ul>
  );
}

/** Commits to the column that is aimed at; a finger need not find the column again. */
function Go({ view, aim }: { view: SevensView; aim: Aim }) {
  const { column, targets } = aim;
  if (!column || !targets.includes(column)) return null;
  const words = texts().words;
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
      <Line text={texts().names.powers[column]}>
        <button type="button" class="sevens-go" onClick={onClose}>
          {texts().words.close}
        </button>
      </Line>
      <ol class="sevens-row">
        {cards.map((card) => (
          <li key={card} class="sevens-seen-card">
            <ViewCard view={view} card={card} />
            <span>{texts().names.label(card)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
