// What each power does, in a box 80 wide and 60 high.
import type { FunctionComponent } from 'preact';
import { Numeral } from '../../../art/numerals';
import { colours, type SevensType } from '../cards';
import { Back } from './card';

const line = { fill: 'none', stroke: 'var(--sea)', 'stroke-width': 3, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

function Blank({ x, y }: { x: number; y: number }) {
  return <rect x={x} y={y} width="22" height="31" rx="3" fill="var(--card)" stroke="var(--ink-soft)" stroke-width="1.5" />;
}

/** The highest values are struck out. */
function Ages() {
  return (
    <g>
      {[4, 5, 6, 7].map((value, place) => (
        <Numeral key={value} value={value} x={12 + place * 19} y={20} height={18} centred />
      ))}
      <path d="M42 38 58 18M61 38 77 18" {...line} stroke="var(--coral)" />
    </g>
  );
}

/** A pennant of all colours. */
function Colors() {
  return (
    <g>
      <clipPath id="sevens-all-colours">
        <path d="M10 8h62L62 26l10 18H10Z" />
      </clipPath>
      <g clip-path="url(#sevens-all-colours)">
        {colours.map((colour, place) => (
          <rect key={colour} x="10" y={8 + place * 5.2} width="62" height="5.4" fill={`var(--band-${colour})`} />
        ))}
      </g>
      <path d="M9 6v50" stroke="var(--brass)" stroke-width="3.5" stroke-linecap="round" />
    </g>
  );
}

/** A card of somebody's hand goes to a column. */
function Sins() {
  return (
    <g>
      <Back x={2} y={4} width={20} />
      <Back x={14} y={4} width={20} />
      <path d="M38 18c12 0 18 4 22 14m-9-4 9 5 3-10" {...line} />
      <path d="M52 58h26" stroke="var(--ink-soft)" stroke-width="3" />
      <path d="M53 57V38M77 57V38" stroke="var(--ink-soft)" stroke-width="1.5" />
    </g>
  );
}

/** One from the deck, one more played. */
function Virtues() {
  return (
    <g>
      <Back x={4} y={16} width={22} />
      <path d="M42 22v20M32 32h20" {...line} />
      <Blank x={57} y={16} />
    </g>
  );
}

/** A call, and the card that is flipped. */
function Gods() {
  return (
    <g>
      <path d="M4 6h30v24H20l-8 8v-8H4Z" fill="var(--card)" stroke="var(--ink-soft)" stroke-width="1.5" stroke-linejoin="round" />
      <Numeral value={4} x={19} y={10} height={15} centred />
      <Blank x={52} y={20} />
      <Numeral value={4} x={63} y={28} height={15} centred />
      <path d="m38 48 6 6 10-12" {...line} />
    </g>
  );
}

/** The top card of a column goes to the hand. */
function Seas() {
  return (
    <g>
      <Blank x={6} y={24} />
      <Blank x={6} y={10} />
      <path d="M34 22c20-4 30 6 30 26m-9-8 9 9 9-9" {...line} />
    </g>
  );
}

/** Three cards and an eye. */
function Wonders() {
  return (
    <g>
      {[4, 29, 54].map((x) => (
        <Back key={x} x={x} y={26} width={22} />
      ))}
      <path d="M18 12C30-2 50-2 62 12 50 26 30 26 18 12Z" fill="var(--card)" stroke="var(--sea)" stroke-width="2.5" />
      <circle cx="40" cy="12" r="5.5" fill="var(--sea)" />
    </g>
  );
}

export const powerDrawings: Record<SevensType, FunctionComponent> = {
  A: Ages,
  C: Colors,
  D: Sins,
  H: Virtues,
  L: Gods,
  S: Seas,
  W: Wonders,
};
