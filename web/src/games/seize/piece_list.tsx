// Pieces with their names and ranges, and what they come to together.
import { PieceArt } from './art/piece';
import { pieceName, rangeOf, rangeOfAll } from './pieces';
import { weightText } from './say';
import { texts } from './texts';
import type { SeizeView } from './view';

interface Props {
  view: SeizeView;
  pieces: readonly string[];
  choose?: ((piece: string) => void) | undefined;
}

export function PieceList({ view, pieces, choose }: Props) {
  const t = texts().words;
  if (pieces.length === 0) return <p>{t.noPieces}</p>;
  const heaviestFirst = [...pieces].sort((a, b) => middle(view, b) - middle(view, a));
  return (
    <>
      <ul class="seize-list">
        {heaviestFirst.map((piece) => (
          <li key={piece}>
            {choose ? (
              <button type="button" onClick={() => choose(piece)}>
                <Line view={view} piece={piece} />
              </button>
            ) : (
              <Line view={view} piece={piece} />
            )}
          </li>
        ))}
      </ul>
      <p class="seize-together">{t.together(weightText(view, rangeOfAll(view, pieces)))}</p>
    </>
  );
}

function middle(view: SeizeView, piece: string): number {
  const [low, high] = rangeOf(view, piece);
  return low + high;
}

function Line({ view, piece }: { view: SeizeView; piece: string }) {
  return (
    <>
      <PieceArt id={piece} />
      <span>{pieceName(view, piece)}</span>
      <b>{weightText(view, rangeOf(view, piece))}</b>
    </>
  );
}
