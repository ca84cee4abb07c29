// The captain divides: a click carries a piece to the other cloth.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Group } from '../group';
import { divvyAction } from './actions';
import { colours, type Colour } from './cards';
import { PieceButton } from './piece_button';
import { Cloth } from './stash';
import { texts } from './texts';

interface Props {
  drawn: readonly string[];
  isStill: boolean;
  act(action: string): void;
}

export function Divvy({ drawn, isStill, act }: Props) {
  const t = texts().words;
  const [red, setRed] = useState<ReadonlySet<string>>(new Set());
  const carried = useRef<string | null>(null);
  const cloths = useRef<HTMLDivElement>(null);
  const on = (colour: Colour) => drawn.filter((piece) => red.has(piece) === (colour === 'red'));
  const carry = (piece: string) => {
    carried.current = piece;
    setRed((before) => (before.has(piece) ? new Set([...before].filter((other) => other !== piece)) : new Set([...before, piece])));
  };
  // The piece is drawn anew on the other cloth; the focus goes with it.
  useLayoutEffect(() => {
    if (carried.current === null) return;
    cloths.current?.querySelector<HTMLElement>(`[data-thing="${CSS.escape(carried.current)}"]`)?.focus({ preventScroll: true });
    carried.current = null;
  }, [red]);
  const isReady = colours.every((colour) => on(colour).length > 0);
  return (
    <>
      <div class="seize-cloths" ref={cloths}>
        {colours.map((colour) => (
          <Cloth key={colour} colour={colour} pieces={on(colour)}>
            <Group label={t.stash[colour]} class="seize-pieces">
              {on(colour).map((piece) => (
                <PieceButton key={piece} id={piece} note={t.moveTo[colour]} choose={isStill ? undefined : carry} isLegal takesOneTap />
              ))}
            </Group>
          </Cloth>
        ))}
      </div>
      <p class="seize-confirm">
        <button type="button" class="seize-button seize-button-main" onClick={() => act(divvyAction(drawn, red))} disabled={isStill} aria-disabled={!isReady}>
          {t.divide}
        </button>
        {!isReady && <span class="seize-confirm-why">{t.emptyStash}</span>}
      </p>
    </>
  );
}
