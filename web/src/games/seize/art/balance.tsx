// A balance that tips: the beam turns around its middle, the pans stay level and follow its ends.
import { leanOf } from '../weighing';
import { box, PieceShape } from './piece';

const arm = 150;
const top = 46;
const hang = 96;
const panWidth = 120;

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
  const lean = isHeld ? 0 : leanOf([left.weight, right.weight]);
  const drop = Math.round(arm * Math.sin((lean * Math.PI) / 180) * 10) / 10;
  return (
    <svg class="seize-balance" viewBox="0 0 480 330" aria-hidden="true" focusable="false">
      <Stand />
      <PanShape x={240 - arm} drop={-drop} pan={left} />
      <PanShape x={240 + arm} drop={drop} pan={right} />
      <g class="seize-balance-beam" style={{ transform: `rotate(${lean}deg)` }}>
        <path d={`M${-arm} 0C-90 -10 -40 -13 0 -13S90 -10 ${arm} 0C90 4 40 8 0 8S-90 4 ${-arm} 0Z`} fill="var(--brass)" stroke="var(--ink)" stroke-width="1.5" />
        <path d="M0 8V70" stroke="var(--brass)" stroke-width="3" stroke-linecap="round" />
        <circle cx={-arm} r="6" fill="var(--brass)" stroke="var(--ink)" stroke-width="1.5" />
        <circle cx={arm} r="6" fill="var(--brass)" stroke="var(--ink)" stroke-width="1.5" />
      </g>
      <circle cx="240" cy={top} r="10" fill="var(--brass)" stroke="var(--ink)" stroke-width="1.5" />
    </svg>
  );
}

function Stand() {
  return (
    <g fill="var(--brass)" stroke="var(--ink)" stroke-width="1.5">
      <path d="M240 16 246 28V290H234V28Z" />
      <path d="M176 318C180 298 216 290 240 288 264 290 300 298 304 318Z" />
      <path d="M216 120A40 40 0 0 0 264 120" fill="none" stroke="var(--brass)" stroke-width="3" />
    </g>
  );
}

function PanShape({ x, drop, pan }: { x: number; drop: number; pan: Pan }) {
  const floor = top + hang + 52;
  return (
    <g class="seize-balance-pan" style={{ transform: `translateY(${drop}px)` }} data-out={pan.isOut || undefined}>
      <path d={`M${x} ${top}L${x - panWidth / 2} ${floor}M${x} ${top}L${x + panWidth / 2} ${floor}`} stroke="var(--brass)" stroke-width="1.5" fill="none" />
      <Heap x={x} floor={floor} pieces={pan.pieces} />
      <path d={`M${x - panWidth / 2 - 6} ${floor}H${x + panWidth / 2 + 6}C${x + panWidth / 2 - 6} ${floor + 24} ${x - panWidth / 2 + 6} ${floor + 24} ${x - panWidth / 2 - 6} ${floor}Z`} fill="var(--brass)" stroke="var(--ink)" stroke-width="1.5" />
    </g>
  );
}

/** Pieces heaped up in rows, each shorter than the one below. */
function Heap({ x, floor, pieces }: { x: number; floor: number; pieces: readonly string[] }) {
  const { rows, size } = heapOf(pieces.length);
  let next = 0;
  return (
    <>
      {rows.map((count, row) =>
        Array.from({ length: count }, (_, place) => {
          const piece = pieces[next++]!;
          const left = x + (place - count / 2) * size;
          const y = floor - (row * 0.72 + 0.88) * size;
          return (
            <g key={piece} transform={`translate(${left} ${y}) scale(${size / box})`}>
              <PieceShape id={piece} />
            </g>
          );
        }),
      )}
    </>
  );
}

/** As few rows as fit on the pan, and pieces as large as that allows. */
export function heapOf(count: number): { rows: number[]; size: number } {
  for (let base = 3; ; ++base) {
    const rows: number[] = [];
    for (let left = count, width = base; left > 0 && width > 0; --width) {
      rows.push(Math.min(width, left));
      left -= width;
    }
    const size = Math.min(34, panWidth / base);
    const isEnough = rows.reduce((sum, row) => sum + row, 0) === count;
    if (isEnough && rows.length * 0.72 * size < hang + 10) return { rows, size };
  }
}
