import type { Piece } from '../pieces';

/** Places of the pips in a half of 24 by 24, by their number. */
const corners = [5, 5, 19, 19];
const diagonal = [5, 19, 19, 5];
const middles = [5, 12, 19, 12];
const uprights = [12, 5, 12, 19];
const centre = [12, 12];
const places: number[][] = [
  [],
  centre,
  corners,
  [...corners, ...centre],
  [...corners, ...diagonal],
  [...corners, ...diagonal, ...centre],
  [...corners, ...diagonal, ...middles],
  [...corners, ...diagonal, ...middles, ...centre],
  [...corners, ...diagonal, ...middles, ...uprights],
  [...corners, ...diagonal, ...middles, ...uprights, ...centre],
];

/** A round dot drawn as a line of no length. */
function pips(count: number, x: number, y: number): string {
  const at = places[count] ?? [];
  return at.map((value, index) => (index % 2 === 0 ? `M${x + value} ` : `${y + value}h0`)).join('');
}

/** A tile upright; the pin in the middle is round, or a diamond in the second of two sets. */
export function Domino({ piece: { low, high, copy } }: { piece: Extract<Piece, { is: 'domino' }> }) {
  return (
    <g stroke-linecap="round">
      <rect x="17.5" y="4" width="31" height="58" rx="5" fill="rgb(0 0 0 / 30%)" />
      <rect x="16.5" y="2" width="31" height="58" rx="5" fill="var(--bone)" stroke="var(--domino-ink)" stroke-width="1.5" />
      <path d="M21 31H43" stroke="var(--domino-ink)" stroke-width="1.5" />
      <path d={pips(low, 20, 4.5) + pips(high, 20, 33.5)} stroke="var(--domino-ink)" stroke-width="5" />
      {copy === 'b' ? <path d="M32 27 36 31 32 35 28 31Z" fill="var(--brass)" /> : <circle cx="32" cy="31" r="2.8" fill="var(--brass)" />}
    </g>
  );
}
