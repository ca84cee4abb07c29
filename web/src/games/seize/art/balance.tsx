// A balance that tips: the beam turns around its middle, the pans stay level and follow its ends.
import { leanOf } from '../scale';
import { defineMaterials, fillOf } from './materials';
import { box, PieceShape } from './piece';

const arm = 150;
const top = 46;
const panWidth = 128;
const floor = top + 158;

export interface Pan {
  pieces: readonly string[];
  weight: number;
  /** The side that is out is drawn paler. */
  isOut?: boolean;
}

interface Props {
  left: Pan;
  right: Pan;
  /** Before it is let go the beam is held level. */
  isHeld?: boolean;
}

export function Balance({ left, right, isHeld = false }: Props) {
  defineMaterials();
  const lean = isHeld ? 0 : leanOf([left.weight, right.weight]);
  const turn = (lean * Math.PI) / 180;
  const drop = arm * Math.sin(turn);
  const draw = arm * (1 - Math.cos(turn));
  return (
    <svg class="seize-balance" viewBox="14 0 452 300" aria-hidden="true" focusable="false">
      <g fill={fillOf('brass')} stroke="var(--brass-edge)" stroke-width="1.5" stroke-linejoin="round">
        <Stand />
        <PanShape x={240 - arm} by={[draw, -drop]} pan={left} />
        <PanShape x={240 + arm} by={[-draw, drop]} pan={right} />
        <Beam lean={lean} />
        <circle cx="240" cy={top} r="10" />
        <circle cx="240" cy={top} r="3.5" fill="var(--brass-edge)" />
      </g>
    </svg>
  );
}

/** Its place is an attribute of its own: while a style turns the beam, no style may move it. */
function Beam({ lean }: { lean: number }) {
  return (
    <g transform={`translate(240 ${top})`}>
      <g class="seize-balance-beam" style={{ transform: `rotate(${lean}deg)` }}>
        <path d="M-1.5 6H1.5L0 76Z" />
        <path d={`M${-arm - 8} 0C-96 -5 -60 -17 0 -17S96 -5 ${arm + 8} 0C100 3 60 9 0 9S-100 3 ${-arm - 8} 0Z`} />
        <circle cx={-arm} r="5" />
        <circle cx={arm} r="5" />
      </g>
    </g>
  );
}

function Stand() {
  return (
    <>
      <path d="M240 8C244 14 247 17 247 22S244 30 244 36V252H236V36C236 30 233 27 233 22S236 14 240 8Z" />
      <path d="M232 120H248V128H232ZM230 236H250V246H230Z" />
      <path d="M214 268C214 256 226 254 232 246H248C254 254 266 256 266 268Z" />
      <path d="M182 292C182 276 200 268 214 268H266C280 268 298 276 298 292Z" />
      <path d="M212 118A42 42 0 0 0 268 118" fill="none" stroke-width="2.5" stroke="var(--brass-metal)" />
    </>
  );
}

function PanShape({ x, by, pan }: { x: number; by: [number, number]; pan: Pan }) {
  const [left, right] = [x - panWidth / 2, x + panWidth / 2];
  return (
    <g class="seize-balance-pan" style={{ transform: `translate(${by.map((length) => `${length.toFixed(1)}px`).join()})` }} data-out={pan.isOut || undefined}>
      <path d={`M${left} ${floor}L${x} ${top + 4}L${right} ${floor}`} fill="none" stroke="var(--brass-metal)" />
      <ellipse cx={x} cy={floor} rx={panWidth / 2 + 4} ry="7" fill="var(--brass-edge)" />
      <Heap x={x} pieces={pan.pieces} />
      <path d={`M${left - 4} ${floor}A${panWidth / 2 + 4} 7 0 0 0 ${right + 4} ${floor}C${right - 6} ${floor + 26} ${left + 6} ${floor + 26} ${left - 4} ${floor}Z`} />
    </g>
  );
}

/** Pieces heaped up in rows, each shorter than the one below. */
function Heap({ x, pieces }: { x: number; pieces: readonly string[] }) {
  const { rows, size } = heapOf(pieces.length);
  const starts = rows.map((_, row) => rows.slice(0, row).reduce((sum, count) => sum + count, 0));
  return (
    <>
      {rows.flatMap((count, row) =>
        pieces.slice(starts[row], starts[row]! + count).map((piece, place) => (
          <g key={piece} transform={`translate(${x + (place - count / 2) * size} ${floor + 5 - (row * rise + 0.92) * size}) scale(${size / box})`}>
            <PieceShape id={piece} />
          </g>
        )),
      )}
    </>
  );
}

/** How far a row lies above the one below. */
const rise = 0.74;
const heapHeight = 118;
const largest = 40;

/** As few rows as fit between the ropes, and pieces as large as that allows. */
export function heapOf(count: number): { rows: number[]; size: number } {
  for (let base = 3; ; ++base) {
    const rows: number[] = [];
    for (let left = count, width = base; left > 0 && width > 0; --width) {
      rows.push(Math.min(width, left));
      left -= width;
    }
    const size = Math.min(largest, panWidth / base);
    const isEnough = rows.reduce((sum, row) => sum + row, 0) === count;
    if (isEnough && rows.length * rise * size <= heapHeight) return { rows, size };
  }
}
