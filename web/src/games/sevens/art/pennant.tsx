import type { Colour } from '../cards';
import { ColourLetter, Hatched } from './band';
import { starPath } from './star';

/** The wild colour, flying above the table; without one the pole is bare. */
export function Pennant({ colour }: { colour: Colour | null }) {
  return (
    <svg class="sevens-pennant" viewBox="0 0 96 52" aria-hidden="true" focusable="false">
      {colour ? (
        <>
          <svg x="7" y="4" width="84" height="36" viewBox="0 0 84 36">
            <clipPath id="sevens-pennant">
              <path d="M0 0C14 4 28-3 44 1S72 2 84 0L70 18 84 36C70 32 56 39 40 35S14 38 0 36Z" />
            </clipPath>
            <g clip-path="url(#sevens-pennant)">
              <Hatched colour={colour} width={84} height={36} />
            </g>
          </svg>
          <ColourLetter colour={colour} x={28} y={22} size={22} />
          <path d={starPath(56, 22, 10)} fill="var(--glow)" stroke="var(--card)" stroke-width="2.5" paint-order="stroke" />
        </>
      ) : (
        <path d="M8 5C22 9 36 2 50 6S76 7 88 5L76 22 88 39C76 36 62 42 46 39S22 42 8 40" fill="none" stroke="var(--ink-soft)" stroke-width="1.5" stroke-dasharray="4 4" />
      )}
      <path d="M6 3v48" stroke="var(--brass)" stroke-width="3.5" stroke-linecap="round" />
      <circle cx="6" cy="3" r="3" fill="var(--brass)" />
    </svg>
  );
}
