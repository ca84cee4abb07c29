// The band of a card's colour. Each colour has a letter and a hatching of its own: those of heraldry where heraldry has one (red upright,
// blue level, green and violet slanting, gold dotted), crossed lines for the two others.
import type { Colour } from '../cards';
import { texts } from '../texts';

/** How a hatching is made: steps of lines in some directions, or dots. */
const hatchings: Record<Colour, readonly Direction[]> = {
  red: ['upright'],
  orange: ['rising', 'falling'],
  yellow: ['dots'],
  green: ['falling'],
  blue: ['level'],
  indigo: ['upright', 'level'],
  violet: ['rising'],
};

type Direction = 'upright' | 'level' | 'rising' | 'falling' | 'dots';

const pitch = 8;

function lines(direction: Direction, width: number, height: number): string {
  const count = (length: number) => Array.from({ length: Math.floor(length / pitch) + 1 }, (_, index) => (index + 0.5) * pitch);
  switch (direction) {
    case 'upright':
      return count(width)
        .map((x) => `M${x} 0v${height}`)
        .join('');
    case 'level':
      return count(height - pitch / 2)
        .map((y) => `M0 ${y}h${width}`)
        .join('');
    case 'rising':
      return count(width + height)
        .map((x) => `M${x * 1.2 - height} ${height}l${height} ${-height}`)
        .join('');
    case 'falling':
      return count(width + height)
        .map((x) => `M${x * 1.2 - height} 0l${height} ${height}`)
        .join('');
    case 'dots':
      return count(height)
        .flatMap((y, row) => count(width).map((x) => `M${x + (row % 2 ? pitch / 2 : 0)} ${y}h.01`))
        .join('');
  }
}

/** Hatched ground, `width` x `height`, from the upper left corner of the surrounding <svg>, which cuts off what stands out. */
export function Hatched(props: { colour: Colour; width: number; height: number }) {
  const { colour, width, height } = props;
  const directions = hatchings[colour];
  return (
    <g>
      <rect width={width} height={height} fill={`var(--band-${colour})`} />
      <path
        d={directions.map((direction) => lines(direction, width, height)).join('')}
        fill="none"
        stroke={`var(--hatch-${colour})`}
        stroke-width={directions[0] === 'dots' ? 3.6 : 1.7}
        stroke-linecap="round"
      />
    </g>
  );
}

/** The colour's letter on a plate of paper, centred at (x, y). */
export function ColourLetter(props: { colour: Colour; x: number; y: number; size: number }) {
  const letter = texts().names.letters[props.colour];
  const half = props.size / 2;
  return (
    <g>
      <rect x={props.x - half} y={props.y - half} width={props.size} height={props.size} rx={half * 0.45} fill="var(--card)" />
      <text
        x={props.x}
        y={props.y + props.size * 0.27}
        text-anchor="middle"
        font-size={props.size * (letter.length > 1 ? 0.62 : 0.78)}
        font-weight="700"
        fill="var(--ink)"
      >
        {letter}
      </text>
    </g>
  );
}
