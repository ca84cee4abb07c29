// The pieces as a table: a row for each, with its weights and its names.
import { languages } from '../../../texts/texts';
import { texts as page } from '../../../texts/texts';
import { dataLines, wordsOf, type Cells, type EditionTable } from '../../edition';
import { PieceArt } from '../art/piece';
import { forms, materials } from '../pieces';
import { usualWeights } from './usual';
import { columnWords, words } from './words';

const width = 6;
const nothing = '?';

const saysAnything = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');
/** The rows that have a line in the file. */
const written = (cells: Cells) => cells.map((_, row) => row).filter((row) => saysAnything(cells[row]!));
const plain = (cell: string) => cell.replace(/[|#\s]+/g, ' ').trim();

/** One name does for all languages until the others have one of their own. */
function lineOf(cells: readonly string[]): string {
  const [id, low, high, ...names] = cells.map(plain);
  const first = names.find(Boolean);
  const weights = [low || (high ? nothing : ''), high].filter(Boolean).join(' ');
  return [`${id!.replaceAll(' ', '-') || nothing} ${weights}`.trim(), ...(first ? names.map((name) => name || first) : [])].join(' | ');
}

function cellsOf(text: string): Cells | null {
  const rows: string[][] = [];
  for (const line of dataLines(text)) {
    const [head = '', ...names] = line.split('|').map((part) => part.trim());
    const weights = wordsOf(head);
    if (weights.length > 3 || names.length > languages.length || !/^[a-z0-9:?-]+$/.test(weights[0]!)) return null;
    rows.push([...Array.from({ length: 3 }, (_, index) => weights[index]?.replace(nothing, '') ?? ''), ...languages.map((_, index) => names[index] ?? '')]);
  }
  return rows.length > 0 && rows.length <= 64 ? rows : null;
}

function Drawn({ cells, row }: { cells: Cells; row: number }) {
  const [id = '', low = '', high = ''] = cells[row] ?? [];
  const grams = [low, high].filter((weight) => /^\d+$/.test(weight)).map((weight) => (Number(weight) / 10).toLocaleString(page().language));
  return (
    <figure>
      <PieceArt id={id} />
      <figcaption>{grams.length ? `${[...new Set(grams)].join('–')} g` : '–'}</figcaption>
    </figure>
  );
}

export const table: EditionTable = {
  columns: () => columnWords[page().language],
  rows: () => null,
  size: [49, 64],
  usual: materials.flatMap((material) => forms.map((form) => usualWeights(material, form))),
  textOf: (cells) => written(cells).map((row) => lineOf(cells[row]!)).join('\n') + '\n',
  cellsOf,
  placeOf: (line, cell, cells) => {
    const row = written(cells)[line - 1];
    return row === undefined ? null : { row, column: Math.min(Math.max(cell - 1, 0), width - 1) };
  },
  completed: (text, column) => (column === 0 ? text.trim().toLowerCase().replace(/\s+/g, '-') : text.trim()),
  isFigure: (column) => column === 1 || column === 2,
  Picture: Drawn,
  Gallery: ({ cells, at }) => (
    <>
      {written(cells).map((row) => (
        <span key={row} data-at={at?.row === row ? '' : undefined}>
          <Drawn cells={cells} row={row} />
        </span>
      ))}
    </>
  ),
  words,
};
