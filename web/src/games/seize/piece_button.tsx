import { useRef } from 'preact/hooks';
import { PieceArt } from './art/piece';
import { useLook } from './look';
import { rangeOf } from './pieces';
import { bareWeight, describePiece } from './say';

interface Props {
  id: string;
  /** Left out where there is nothing to decide; then the piece can only be looked at. */
  choose?: ((piece: string) => void) | undefined;
  isLegal?: boolean;
  /** Said after the name: where it lies. */
  note?: string;
  /** Choosing it can be taken back at once, so a finger need not ask first. */
  takesOneTap?: boolean;
}

/** A piece that can be looked at and chosen. */
export function PieceButton({ id, choose, isLegal = false, note, takesOneTap = false }: Props) {
  const look = useLook();
  const pointer = useRef('');
  const onClick = () => {
    const isFinger = pointer.current === 'touch';
    const isSecondTap = look.piece === id && look.isArmed;
    if (choose && (!isFinger || isSecondTap || takesOneTap)) {
      look.show(takesOneTap ? id : null);
      choose(id);
    } else {
      look.show(id, choose !== undefined);
    }
  };
  const label = describePiece(look.view, id);
  return (
    <button
      type="button"
      class="seize-piece"
      data-thing={id}
      data-legal={isLegal || undefined}
      data-armed={(look.piece === id && look.isArmed) || undefined}
      aria-label={note ? `${label}, ${note}` : label}
      onPointerDown={(event) => (pointer.current = event.pointerType)}
      onKeyDown={() => (pointer.current = 'keys')}
      onPointerEnter={(event) => event.pointerType === 'mouse' && look.show(id)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && look.show(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && look.show(id)}
      onBlur={() => look.show(null)}
      onClick={onClick}
    >
      <PieceArt id={id} />
      <span class="seize-range" aria-hidden="true">
        {bareWeight(look.view, rangeOf(look.view, id))}
      </span>
    </button>
  );
}
