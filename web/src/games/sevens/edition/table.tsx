// The colours as a table: a row for each type, a column for each value.
import { dataLines, wordsOf, type Cells, type EditionTable } from '../../edition';
import { Card } from '../art/card';
import { colours, isColour, types, usualPalette, values, type SevensType } from '../cards';
import { texts } from '../texts';
import { words } from './words';

const nothing = '-';

function cellsOf(text: string): Cells | null {
  const rows: string[][] = types.map(() => values.map(() => ''));
  for (const line of dataLines(text)) {
    const [letter = '', ...cells] = wordsOf(line);
    const row = types.indexOf(letter as SevensType);
    if (row < 0 || cells.length > values.length) return null;
    rows[row] = values.map((_, index) => (cells[index] === nothing ? '' : (cells[index] ?? '')));
  }
  return rows;
}

/** A colour by its beginning, in the file's words or in the reader's. */
function completed(text: string): string {
  const typed = text.trim().toLowerCase();
  const { colours: named } = texts().names;
  const found = colours.filter((colour) => colour.startsWith(typed) || named[colour].toLowerCase().startsWith(typed));
  const exact = colours.find((colour) => colour === typed || named[colour].toLowerCase() === typed);
  return exact ?? (typed !== '' && found.length === 1 ? found[0]! : typed);
}

function Drawn({ cells, row, column }: { cells: Cells; row: number; column: number }) {
  const colour = completed(cells[row]![column]!);
  return <Card card={`${types[row]!}${column + 1}`} colour={isColour(colour) ? colour : null} />;
}

export const table: EditionTable = {
  columns: () => values.map(String),
  rows: () => types.map((type) => texts().names.types[type]),
  size: [7, 7],
  usual: types.map((type) => values.map((value) => usualPalette(`${type}${value}`)!)),
  textOf: (cells) => types.map((type, row) => `${type} ${cells[row]!.map((cell) => cell.replace(/\s+/g, '') || nothing).join(' ')}`).join('\n') + '\n',
  cellsOf,
  placeOf: (line, cell) => (line <= types.length ? { row: line - 1, column: Math.max(0, cell - 2) } : null),
  completed,
  isFigure: () => false,
  Picture: Drawn,
  Gallery: ({ cells, at }) => (
    <>
      {types.map((type, row) =>
        values.map((_, column) => (
          <span key={`${type}${column}`} data-at={at?.row === row && at.column === column ? '' : undefined}>
            <Drawn cells={cells} row={row} column={column} />
          </span>
        )),
      )}
    </>
  ),
  words,
};
