// How much room a board has, told on the board itself. Container queries say the same without a script, but then Chromium lays the whole board
// out again at every change: some milliseconds before each move is seen.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

export interface Room {
  width: number;
  height: number;
  /** The size of the text, in pixels. */
  rem: number;
}

/** A phone on its side: the hand lies beside the rest, not below it. */
export function isFlat({ width, height, rem }: Room): boolean {
  return height < 27 * rem && width >= 32 * rem;
}

/** Marks by name, set as `data-NAME` while they are true. */
export type Marks = (room: Room) => Record<string, boolean>;

/** Keeps `--cw` and `--ch`, hundredths of width and height, and the marks. In styles: `var(--cw, 1cqi)`, for parts that are drawn elsewhere too. */
export function useRoom(element: RefObject<HTMLElement | null>, marks: Marks): void {
  useLayoutEffect(() => {
    const board = element.current!;
    const observer = new ResizeObserver(() => tell(board, marks));
    observer.observe(board);
    tell(board, marks);
    return () => observer.disconnect();
  }, [element, marks]);
}

function tell(board: HTMLElement, marks: Marks): void {
  const { clientWidth: width, clientHeight: height } = board;
  board.style.setProperty('--cw', `${width / 100}px`);
  board.style.setProperty('--ch', `${height / 100}px`);
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  for (const [name, isSet] of Object.entries(marks({ width, height, rem }))) board.toggleAttribute(`data-${name}`, isSet);
}
