// Looking at a piece: its name and printed range appear when it is pointed at, focused or tapped. With a finger the first tap looks,
// the second one chooses, because a finger cannot hover.
import { createContext } from 'preact';
import type { ComponentChildren } from 'preact';
import { useContext, useMemo, useState } from 'preact/hooks';
import { PieceArt } from './art/piece';
import { pieceName, rangeOf } from './pieces';
import { weightText } from './say';
import { texts } from './texts';
import type { SeizeView } from './view';

interface Look {
  view: SeizeView;
  piece: string | null;
  /** Chosen by the next tap. */
  isArmed: boolean;
  show(piece: string | null, isArmed?: boolean): void;
}

const LookContext = createContext<Look | null>(null);

export function useLook(): Look {
  return useContext(LookContext)!;
}

export function Looking({ view, children }: { view: SeizeView; children: ComponentChildren }) {
  const [seen, setSeen] = useState<{ piece: string | null; isArmed: boolean }>({ piece: null, isArmed: false });
  const look = useMemo<Look>(() => ({ view, ...seen, show: (piece, isArmed = false) => setSeen({ piece, isArmed }) }), [view, seen]);
  return <LookContext.Provider value={look}>{children}</LookContext.Provider>;
}

/** The line that tells what we look at. Listeners hear it as the piece's own name. */
export function Caption() {
  const { view, piece, isArmed } = useLook();
  const isKnown = piece !== null && piece in view.weights;
  return (
    <div class="seize-caption" aria-hidden="true">
      {isKnown && (
        <p class="seize-caption-inside">
          <span class="seize-caption-art">
            <PieceArt id={piece} />
          </span>
          <span class="seize-caption-name">{pieceName(view, piece)}</span>
          <b>{weightText(view, rangeOf(view, piece))}</b>
          {isArmed && <span class="seize-caption-hint">{texts().words.tapAgain}</span>}
        </p>
      )}
    </div>
  );
}
