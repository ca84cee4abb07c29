/** Texts in the present language. Read them while drawing; the whole page is drawn again when the language changes. */
export interface Book<T> {
  (): T;
  /** To another language; to English without one. */
  turn(to?: T): void;
}

/** English is part of the page; the other languages come when they are wanted. */
export function book<T>(english: T): Book<T> {
  let present = english;
  return Object.assign(() => present, { turn: (to?: T) => void (present = to ?? english) });
}
