import { useState } from 'preact/hooks';
import { percent } from '../games/coach_words';
import type { FaceCoach } from '../games/face';
import { faceOf } from '../games/games';
import { happeningsAt, type Replay } from '../replay/replay';
import type { Seat } from '../wire/protocol';
import type { ReviewedStep } from '../wire/coach';
import { coachWords } from './words';

interface DecisionsProps {
  replay: Replay;
  coach: FaceCoach;
  steps: readonly (ReviewedStep | undefined)[];
  nameOf(seat: Seat): string;
  /** Shows the table before that step. */
  onGo(step: number): void;
}

/** Every decision in which there was a choice; at first only those that cost something. */
export function Decisions(props: DecisionsProps) {
  const words = coachWords();
  const [isOnlyMarked, setOnlyMarked] = useState(true);
  const shown = props.steps.filter((step) => step?.options && (step.mark || !isOnlyMarked));
  return (
    <>
      <label class="coach-check" data-not-saved>
        <input type="checkbox" checked={isOnlyMarked} onChange={() => setOnlyMarked(!isOnlyMarked)} /> {words.onlyMarked}
      </label>
      {shown.length === 0 && <p>{words.none}</p>}
      <ol class="coach-decisions">
        {shown.map((step) => (
          <li key={step!.step} class={step!.mark ? `coach-${step!.mark}` : undefined}>
            <button type="button" onClick={() => props.onGo(step!.step)}>
              <DecisionWords {...props} step={step!} />
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function DecisionWords({ replay, coach, step, nameOf }: DecisionsProps & { step: ReviewedStep }) {
  const words = coachWords();
  const { view } = replay.frames[step.step]!;
  const situation = { view, nameOf };
  const [best] = step.options!;
  const told = happeningsAt(replay, step.step + 1, nameOf).map(faceOf(replay.game).tell).filter(Boolean).join(' ');
  return (
    <>
      <span class="coach-move-head">
        <span>
          {step.mark && <b class="coach-mark">{words.marks[step.mark]}: </b>}
          {told || `${nameOf(step.seat!)}: ${coach.move(step.text, situation)}`}
        </span>
        {step.mark && <span class="coach-chance">{words.lost(percent(step.loss!))}</span>}
      </span>
      {best!.action !== step.text && (
        <span class="coach-better">
          {words.better}: <b>{coach.move(best!.action, situation)}</b> ({percent(best!.chance)})
          {best!.reasons.length > 0 && ` · ${best!.reasons.map((reason) => coach.say(reason, situation)).join(' · ')}`}
        </span>
      )}
    </>
  );
}
