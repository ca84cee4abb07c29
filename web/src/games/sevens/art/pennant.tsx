import type { Colour } from '../cards';
import { ColourLetter, Hatched } from './band';
import { starPath } from './star';

/** The wild colour, flying above the table; without one the pole is bare. */
export function Pennant({ colour }: { colour: Colour | null }) {
  return (
    <svg class="sevens-pennant" viewBox="0 0 96 52" aria-hidden="true" focusable="false">
      <PennantShape colour={colour} />
    </svg>
  );
}

const cloth = 'M0 0C14 4 28-3 44 1S72 2 84 0L70 18 84 36C70 32 56 39 40 35S14 38 0 36Z';

/** In a box of 96 x 52. */
export function PennantShape({ colour }: { colour: Colour | null }) {
  return (
    <>
      {colour ? <Cloth colour={colour} /> : <BareCloth />}
      <path d="M6 3v48" stroke="var(--brass)" stroke-width="3.5" stroke-linecap="round" />
      <circle cx="6" cy="3" r="3" fill="var(--brass)" />
    </>
  );
}

function Cloth({ colour }: { colour: Colour }) {
  // Several pennants may stand on one page, so each colour has a clip of its own name.
  const clip = `sevens-cloth-${colour}`;
  return (
    <>
      <svg x="7" y="4" width="84" height="37" viewBox="0 0 84 37">
        <clipPath id={clip}>
          <path d={cloth} />
        </clipPath>
        <g clip-path={`url(#${clip})`}>
          <Hatched colour={colour} width={84} height={37} />
        </g>
      </svg>
      <ColourLetter colour={colour} x={28} y={22} size={22} />
      <path d={starPath(56, 22, 10)} fill="var(--glow)" stroke="var(--card)" stroke-width="2.5" paint-order="stroke" />
    </>
  );
}

function BareCloth() {
  return <path d={cloth} transform="translate(7 4)" fill="none" stroke="var(--ink-soft)" stroke-width="1.5" stroke-dasharray="4 4" />;
}
