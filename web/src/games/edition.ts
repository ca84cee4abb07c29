// What a game brings to the page "Your edition": its data as a table of cells, and as the text of the file that the core reads.
import type { FunctionComponent } from 'preact';
import type { Language } from '../texts/texts';

/** Row by row. An empty cell is an empty text. */
export type Cells = readonly (readonly string[])[];

export interface Place {
  row: number;
  column: number;
}

export interface EditionTable {
  columns(): string[];
  /** What the rows are called; null where each row is named by its first cell. */
  rows(): string[] | null;
  /** Fewest and most rows. */
  size: [number, number];
  /** The cards as they ship. */
  usual: Cells;
  /** The line of the text is that of the n-th row that says anything, or of another cell. */
  textOf(cells: Cells): string;
  /** The text's cells; null where its lines do not fit into the table. */
  cellsOf(text: string): Cells | null;
  /** Where a line (from 1) and a cell of it (from 1, 0 for all of it) stand in the table; null: nowhere, something is missing. */
  placeOf(line: number, cell: number, cells: Cells): Place | null;
  /** What was typed, made whole when the cell is left: "r" becomes "red". */
  completed(text: string, column: number): string;
  /** A column that holds short figures only: its cells are narrow, and phones show digits. */
  isFigure(column: number): boolean;
  /** The card that a cell is about, as it would look. */
  Picture: FunctionComponent<{ cells: Cells; row: number; column: number }>;
  /** All of them. */
  Gallery: FunctionComponent<{ cells: Cells; at: Place | null }>;
  words: Record<Language, EditionWords>;
}

export interface EditionWords {
  lead: string;
  /** The core's messages in the other languages, by their keys; in English its own are shown. */
  mistakes: Record<string, string>;
}

/** Lines without comments, taken apart at blanks. */
export function dataLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*$/, '').trim())
    .filter(Boolean);
}

export const wordsOf = (line: string) => line.split(/\s+/);
