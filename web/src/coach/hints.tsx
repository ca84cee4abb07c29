import { useEffect, useState } from 'preact/hooks';
import { percent } from '../games/coach_words';
import { isOurTurn, situationOf, type Seen } from '../table/seen';
import type { CoachPanelProps } from '../table/coach';
import type { AdvisedMove } from '../wire/coach';
import { useCoach } from './ask';
import { coachWords } from './words';

/** The best moves of the decision that is ours now. */
export function Hints({ seen, coach }: CoachPanelProps) {
  const words = coachWords();
  const isOurs = isOurTurn(seen.drawn);
  const asked = useCoach(seen, isOurs && seen.drawn.legal.length > 1, (engine, question) => engine.advise(question));
  const [shown, setShown] = useState(0);
  const options = asked.is === 'known' ? asked.answer.options : [];
  useEffect(() => setShown(0), [asked]);
  useHintMarks(seen, options[shown]?.action);
  if (!isOurs) return <p class="coach-note">{words.notNow}</p>;
  if (seen.drawn.legal.length === 1) return <p class="coach-note">{words.noChoice}</p>;
  if (asked.is === 'failed') return <p class="coach-note">{words.failed(asked.why)}</p>;
  if (asked.is !== 'known') {
    return (
      <p class="coach-note" role="status">
        {words.thinking}
      </p>
    );
  }
  return (
    <ol class="coach-moves" aria-label={words.options}>
      {options.map((option, place) => (
        <li key={option.action}>
          <button type="button" class="coach-move" aria-pressed={place === shown} title={words.show} onClick={() => setShown(place)}>
            <Move seen={seen} coach={coach} option={option} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function Move({ seen, coach, option }: CoachPanelProps & { option: AdvisedMove }) {
  const situation = situationOf(seen, seen.drawn.view!);
  return (
    <>
      <span class="coach-move-head">
        <b>{coach.move(option.action, situation)}</b>
        <span class="coach-chance">{percent(option.chance)}</span>
      </span>
      <ul class="coach-reasons">
        {option.reasons.map((reason, place) => (
          <li key={place}>{coach.say(reason, situation)}</li>
        ))}
      </ul>
    </>
  );
}

/** Marks what the move names on the board. */
function useHintMarks({ face }: Seen, action: string | undefined): void {
  useEffect(() => {
    const named = new Set(action === undefined ? [] : face.thingsIn?.(action));
    const things = [...document.querySelectorAll<HTMLElement>('.table-board [data-thing]')];
    const marked = things.filter((thing) => named.has(thing.dataset['thing']!));
    marked.forEach((thing) => thing.setAttribute('data-hint', ''));
    return () => marked.forEach((thing) => thing.removeAttribute('data-hint'));
  }, [action]);
}
