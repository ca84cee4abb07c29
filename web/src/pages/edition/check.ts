// What the core says of an edition: the same parser that reads a table's option.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Engine } from '../../offline/engine';
import type { GameId } from '../../wire/protocol';

export interface Mistake {
  /** From 1; one past the last line where something is missing. */
  line: number;
  /** From 1; 0 is the line as a whole. */
  cell: number;
  why: string;
  message: string;
}

export interface Check {
  mistakes: Mistake[];
  /** The game that it is an edition of, where that is another one. */
  other: GameId | null;
}

/** As many bytes as a table takes. */
export const mostBytes = 8 * 1024;
export const bytesOf = (text: string) => new TextEncoder().encode(text).length;

let engine: Engine | null = null;

export function check(game: GameId, text: string): Promise<Check> {
  engine ??= new Engine();
  return engine.ask<Check>('edition', { game, text });
}

/** The check of the present text; the last one stands until the next has come. `undefined`: it cannot be had. */
export function useCheck(game: GameId, text: string): Check | null | undefined {
  const [found, setFound] = useState<Check | null | undefined>(null);
  const asked = useRef(text);
  useEffect(() => {
    asked.current = text;
    check(game, text).then(
      (checked) => asked.current === text && setFound(checked),
      () => setFound(undefined),
    );
  }, [text]);
  return found;
}
