// Numerals, and the letters of playing cards, drawn as strokes, so that they look the same everywhere. Each is drawn in a box 10 wide and 14 high.
const strokes: Record<string, string> = {
  '0': 'M5 1.2C2.4 1.2 1.3 3.6 1.3 7S2.4 12.8 5 12.8 8.7 10.4 8.7 7 7.6 1.2 5 1.2Z',
  '1': 'M2.2 3.6 5.4 1.4V12.6M2.4 12.6H8.2',
  '2': 'M1.6 3.8C2 2.2 3.3 1.2 5 1.2 7 1.2 8.4 2.5 8.4 4.4 8.4 7.6 3.4 8.6 1.6 12.6H8.6',
  '3': 'M1.7 1.4H8.1L4.7 5.6C7 5.4 8.6 6.9 8.6 9 8.6 11.2 7 12.8 4.8 12.8 3.2 12.8 1.9 12 1.3 10.6',
  '4': 'M6.8 12.8V1.4L1.2 9.4H9',
  '5': 'M8 1.4H2.6L2 6.4C2.8 5.7 3.8 5.4 4.8 5.4 7 5.4 8.6 6.9 8.6 9.1 8.6 11.3 7 12.8 4.8 12.8 3.2 12.8 2 12.1 1.3 10.8',
  '6': 'M7.8 2.4C7.1 1.6 6.2 1.2 5.2 1.2 2.8 1.2 1.4 3.8 1.4 7.6 1.4 10.8 2.8 12.8 5 12.8 7.1 12.8 8.6 11.2 8.6 9.1 8.6 7 7.1 5.6 5 5.6 3.3 5.6 1.9 6.7 1.5 8.4',
  '7': 'M1.4 1.4H8.6L4.2 12.8M3.4 7.2H7.6',
  '8': 'M5 6.6C3.2 6.6 2 5.5 2 3.9S3.2 1.2 5 1.2 8 2.3 8 3.9 6.8 6.6 5 6.6ZM5 6.6C2.8 6.6 1.3 7.8 1.3 9.7S2.8 12.8 5 12.8 8.7 11.6 8.7 9.7 7.2 6.6 5 6.6Z',
  '9': 'M2.2 11.6C2.9 12.4 3.8 12.8 4.8 12.8 7.2 12.8 8.6 10.2 8.6 6.4 8.6 3.2 7.2 1.2 5 1.2 2.9 1.2 1.4 2.8 1.4 4.9 1.4 7 2.9 8.4 5 8.4 6.7 8.4 8.1 7.3 8.5 5.6',
  '-': 'M1.8 7H8.2',
  A: 'M0.9 12.8 5 1.4 9.1 12.8M2.4 9H7.6',
  K: 'M1.7 1.4V12.8M8.5 1.4 1.7 8.2M4.2 5.8 8.9 12.8',
  Q: 'M5 1.2C2.4 1.2 1.1 3.6 1.1 7S2.4 12.8 5 12.8 8.9 10.4 8.9 7 7.6 1.2 5 1.2ZM5.8 9.6 9.2 13.2',
  D: 'M1.8 1.4V12.8H4.200C7 12.8 8.8 10.6 8.8 7.1S7 1.4 4.200 1.4Z',
  B: 'M1.8 6.800H5C6.8 6.8 8 5.7 8 4.100S6.8 1.4 5 1.4H1.8V12.800H5.200C7.3 12.8 8.6 11.6 8.6 9.800S7.3 6.8 5.200 6.8',
  W: 'M0.6 1.4 2.9 12.8 5 4.600 7.1 12.8 9.4 1.4',
  J: 'M4 1.4H8.2V9.2C8.2 11.5 6.9 12.8 5 12.8 3.2 12.8 1.9 11.7 1.6 10',
};

/** A number `height` high with its top left corner at (x, y), or centred around x. Inherits the colour. */
export function Numeral(props: { value: number | string; x: number; y: number; height: number; centred?: boolean }) {
  const glyphs = [...String(props.value)];
  const scale = props.height / 14;
  const advance = 10.6;
  const width = (glyphs.length * advance - 0.6) * scale;
  const left = props.centred ? props.x - width / 2 : props.x;
  return (
    <g
      transform={`translate(${left} ${props.y}) scale(${scale})`}
      fill="none"
      stroke="currentColor"
      stroke-width="2.3"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      {glyphs.map((glyph, place) => (
        <path key={place} d={strokes[glyph]} transform={place ? `translate(${place * advance})` : undefined} />
      ))}
    </g>
  );
}
