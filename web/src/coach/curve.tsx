import { percent } from '../games/coach_words';
import type { ReviewedStep } from '../wire/coach';
import { coachWords } from './words';

interface CurveProps {
  steps: readonly (ReviewedStep | undefined)[];
  names: readonly string[];
  /** The step that the board shows; -1 before the first. */
  at: number;
  onGo(step: number): void;
}

const width = 600;
const height = 160;
const margin = 4;

/** How the chances went: a line for each seat. A slider for whoever uses keys or listens. */
export function Curve({ steps, names, at, onGo }: CurveProps) {
  const words = coachWords();
  const last = steps.length - 1;
  const x = (step: number) => margin + ((width - 2 * margin) * step) / Math.max(last, 1);
  const y = (share: number) => margin + (height - 2 * margin) * (1 - share);
  const line = (seat: number) => steps.flatMap((step) => (step ? [`${x(step.step)},${y(step.outlook[seat]!)}`] : [])).join(' ');
  const pressed = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    onGo(Math.round((last * (event.clientX - box.left)) / box.width));
  };
  const key = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, Home: -last, End: last }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation(); // the replay's own arrow keys would go once more
    onGo(Math.max(0, Math.min(last, at + by)));
  };
  const now = steps[at]?.outlook.map((share, seat) => `${names[seat]} ${percent(share)}`).join(', ') ?? '';
  return (
    <figure class="coach-curve">
      <figcaption>
        {names.map((name, seat) => (
          <span key={seat} class={`coach-seat-${seat}`}>
            {name}
          </span>
        ))}
      </figcaption>
      <div
        class="coach-slider"
        role="slider"
        tabIndex={0}
        aria-label={words.chances}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={Math.max(at, 0)}
        aria-valuetext={now}
        onClick={pressed}
        onKeyDown={key}
      >
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <line class="coach-middle" x1={0} x2={width} y1={y(0.5)} y2={y(0.5)} />
          {names.map((_, seat) => (
            <polyline key={seat} class={`coach-line coach-seat-${seat}`} points={line(seat)} />
          ))}
          {at >= 0 && <line class="coach-now" x1={x(at)} x2={x(at)} y1={0} y2={height} />}
        </svg>
      </div>
      <p class="field-hint" data-not-saved>{words.chancesAbout}</p>
    </figure>
  );
}
