// Playing, placing and taking have one gesture: a card, then a column. A mouse that hovers or a focus aims at a column, which explains what
// would happen; a finger aims with its first tap and goes with the second.
import { useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../face';
import type { SevensType } from '../cards';
import { columnsFor, columnsToTake } from '../columns';
import type { SevensView } from '../view';

export interface Aim {
  /** The card that would go to a column: chosen from hand, or drawn by a sin. */
  held: string | null;
  /** The card whose columns are shown: the held one, or the one under mouse or focus. */
  shown: string | null;
  /** The columns where something may be done now. */
  targets: readonly SevensType[];
  column: SevensType | null;
  /** What would be done with a target: the shown card goes there, or the column's top card is taken. */
  actionOn(column: SevensType): string;
  hold(card: string | null): void;
  hover(card: string | null): void;
  point(column: SevensType | null): void;
  /** A click on a column; `isSure` when it was aimed at before. Whether it was used. */
  press(column: SevensType, isSure: boolean): boolean;
}

export function useAim({ view, legal, act, isStill }: BoardProps<SevensView>): Aim {
  const [chosen, setChosen] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [pointed, setPointed] = useState<SevensType | null>(null);
  const decides = !isStill && legal.length > 0;
  const held = decides
    ? view.phase === 'place'
      ? view.picked
      : view.phase === 'play' && columnsFor(legal, chosen ?? '').length
        ? chosen
        : null
    : null;
  const shown = held ?? (decides && view.phase === 'play' ? hovered : null);
  const isTaking = decides && view.phase === 'take';
  const targets = isTaking ? columnsToTake(legal) : shown ? columnsFor(legal, shown) : [];
  const only = held && targets.length === 1 ? targets[0]! : null;
  const column = held || isTaking ? (pointed ?? only) : null;

  const actionOn = (type: SevensType) => (isTaking ? `take ${type}` : `${view.phase === 'place' ? 'place ' : ''}${shown}>${type}`);
  const press = (type: SevensType, isSure: boolean) => {
    if (!isTaking && !held) return false;
    if (targets.includes(type) && !isSure) {
      setPointed(type);
      return true;
    }
    if (targets.includes(type)) clear();
    act(actionOn(type));
    return true;
  };
  const clear = () => {
    setChosen(null);
    setHovered(null);
    setPointed(null);
  };
  const hold = (card: string | null) => {
    setChosen(card);
    setPointed(null);
  };
  return { held, shown, targets, column, actionOn, hold, hover: setHovered, point: setPointed, press };
}

/** How the last press was made. A click by keyboard has no pointer before it. */
export function usePointerKind() {
  const kind = useRef<string | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      kind.current = event.pointerType;
    },
    /** Asked once per click. */
    take: () => {
      const last = kind.current;
      kind.current = null;
      return last;
    },
  };
}
