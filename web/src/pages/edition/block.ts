// A block of cells from a spreadsheet, put into the table where the reader is.
import type { Cells, Place } from '../../games/edition';

/** Rows of cells; null for what is one cell and pasted as usual. */
export function blockOf(text: string): string[][] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  const separator = ['\t', ';', ','].find((sign) => lines.some((line) => line.includes(sign)));
  if (lines.length === 1 && separator === undefined) return null;
  return lines.map((line) => (separator ? line.split(separator) : [line]).map(unquoted));
}

/** Spreadsheets put cells with blanks or separators into quotation marks. */
const unquoted = (cell: string) => cell.trim().replace(/^"(.*)"$/s, '$1').replaceAll('""', '"');

export const columnsOf = (block: string[][]) => Math.max(...block.map((row) => row.length));

/** The table with the block in it, from this cell on; null where it does not fit: then nothing of it may change. */
export function withBlock(cells: Cells, at: Place, block: string[][], mostRows: number): Cells | null {
  const width = cells[0]?.length ?? 0;
  const isEven = block.every((row) => row.length === block[0]!.length);
  if (!isEven || at.column + columnsOf(block) > width || at.row + block.length > mostRows) return null;
  const rows = Math.max(cells.length, at.row + block.length);
  return Array.from({ length: rows }, (_, row) => {
    const own = cells[row] ?? Array.from({ length: width }, () => '');
    const pasted = block[row - at.row];
    return pasted ? own.map((cell, column) => pasted[column - at.column] ?? cell) : own;
  });
}
