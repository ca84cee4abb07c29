// A piece of booty as a thing.
import { parsePiece, type Piece } from '../pieces';
import { Domino } from './domino';
import { shapes } from './forms';
import { defineMaterials, edgeOf, fillOf, grainOf } from './materials';

/** Everything is drawn in a box of this size. */
export const box = 64;

/** The drawing alone, for use inside of a larger one. */
export function PieceShape({ id }: { id: string }) {
  const piece = parsePiece(id);
  switch (piece.is) {
    case 'treasure':
      return <Treasure piece={piece} />;
    case 'domino':
      return <Domino piece={piece} />;
    case 'other':
      return <Pouch />;
  }
}

export function PieceArt({ id }: { id: string }) {
  return (
    <svg class="seize-art" viewBox={`0 0 ${box} ${box}`} aria-hidden="true" focusable="false">
      <PieceShape id={id} />
    </svg>
  );
}

function Treasure({ piece: { material, form } }: { piece: Extract<Piece, { is: 'treasure' }> }) {
  defineMaterials();
  const { size, outline, shade, lines, light, turn } = shapes[form];
  return (
    <g transform={`translate(32 32) scale(${size}) rotate(${turn ?? 0}) translate(-32 -32)`} fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round">
      <path d={outline} fill="none" stroke="var(--halo)" stroke-width={5 / size} />
      <path d={outline} fill={fillOf(material)} stroke={edgeOf(material)} stroke-width={1.8 / size} />
      <path d={outline} fill={grainOf(material)} />
      {shade && <path d={shade} fill="rgb(0 0 0 / 22%)" />}
      {lines && <path d={lines} fill="none" stroke={edgeOf(material)} stroke-width={1.5 / size} stroke-opacity="0.75" />}
      {light && <path d={light} fill={form === 'die' ? edgeOf(material) : 'none'} stroke={form === 'die' ? 'none' : 'rgb(255 255 255 / 60%)'} stroke-width={2 / size} />}
    </g>
  );
}

/** Something of a table's own file: nobody has drawn it. */
function Pouch() {
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      <path d="M24 17C12 28 7 38 9 47S18 59 32 59 53 56 55 47 52 28 40 17Z" fill="var(--pouch)" stroke="var(--ink)" stroke-width="2" />
      <path d="M22 6 27 10 32 5 37 10 42 6 40 17H24Z" fill="var(--pouch)" stroke="var(--ink)" stroke-width="2" />
      <path d="M23 18H41" stroke="var(--brass)" stroke-width="4" />
      <path d="M18 34C16 39 15 43 16 47" fill="none" stroke="rgb(255 255 255 / 45%)" stroke-width="3" />
    </g>
  );
}
