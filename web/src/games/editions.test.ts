// @vitest-environment happy-dom
// The tables of editions against the core: what ships fits into them, comes out again, and every mistake leads to its cell.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openSeptem } from '../offline/testing/septem';
import type { Cells } from './edition';
import { games } from './games';

interface Check {
  mistakes: { line: number; cell: number; why: string; message: string }[];
  other: string | null;
}

const root = join(import.meta.dirname, '../../..');
const septem = await openSeptem();
const shipped: Record<string, string> = { seas: 'seas/values.txt', sevens: 'sevens/square.txt', seize: 'seize/treasure.txt' };
const shippedText = (game: string) => readFileSync(join(root, 'data', shipped[game]!), 'utf8');

function check(game: string, text: string): Check {
  const answer = septem.engine(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'edition', params: { game, text } }));
  return (JSON.parse(answer) as { result: Check }).result;
}

const changed = (cells: Cells, row: number, column: number, text: string): Cells => cells.map((each, index) => (index === row ? each.map((cell, place) => (place === column ? text : cell)) : each));

const keys = readdirSync(join(root, 'src/games'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.cc$/.test(path) && !/_test\./.test(path))
  .flatMap((path) => [...readFileSync(join(root, 'src/games', path), 'utf8').matchAll(/"((\w+)\.(?:values|square|booty)\.[a-z-]+)"/g)].map(([, key]) => key!));

const tables = await Promise.all(games.flatMap(({ id, edition }) => (edition ? [edition.table().then((table) => [id, table] as const)] : [])));

describe.each(tables)('%s', (id, table) => {
  test('what ships is what the table begins with', () => {
    expect(table.cellsOf(shippedText(id))).toEqual(table.usual);
  });

  test('a table becomes a text without mistakes, and the same table again', () => {
    const text = table.textOf(table.usual);
    expect(check(id, text)).toEqual({ mistakes: [], other: null });
    expect(table.cellsOf(text)).toEqual(table.usual);
  });

  test('every mistake leads to the cell that was typed', () => {
    for (const [row, column] of [
      [0, 0],
      [3, 1],
      [6, 2],
    ] as const) {
      const cells = changed(table.usual, row, column, 'Ü!');
      const { mistakes } = check(id, table.textOf(cells));
      expect(mistakes.map(({ line, cell }) => table.placeOf(line, cell, cells))).toContainEqual({ row, column });
    }
  });

  test('an empty cell is a mistake of its own cell', () => {
    const cells = changed(table.usual, 2, 1, '');
    const { mistakes } = check(id, table.textOf(cells));
    expect(mistakes.map(({ line, cell }) => table.placeOf(line, cell, cells))).toEqual([{ row: 2, column: 1 }]);
  });

  test('a file of another game does not fit, and is recognised', () => {
    for (const other of Object.keys(shipped).filter((each) => each !== id)) {
      expect(table.cellsOf(shippedText(other))).toBeNull();
      expect(check(id, shippedText(other)).other).toBe(other);
    }
  });

  test('every message of the parser has its words in German and Polish', () => {
    const own = [...new Set(keys.filter((key) => key.startsWith(`${id}.`)))].sort();
    expect(own.length).toBeGreaterThan(5);
    for (const language of ['de', 'pl'] as const) expect(Object.keys(table.words[language].mistakes).sort()).toEqual(own);
  });
});

const tableOf = (game: string) => tables.find(([id]) => id === game)![1];

test('colours are known by their first letters', () => {
  const table = tableOf('sevens');
  expect(['r', 'in', 'Vio', 'blue', 'x', ''].map((typed) => table.completed(typed, 0))).toEqual(['red', 'indigo', 'violet', 'blue', 'x', '']);
});

test('a piece with one name has it in all languages, and names cannot break the file', () => {
  const table = tableOf('seize');
  const cells = changed(changed(changed(table.usual, 0, 3, 'old | coin # 1'), 0, 4, ''), 0, 5, '');
  const text = table.textOf(cells);
  expect(text.split('\n')[0]).toMatch(/ \| old coin 1 \| old coin 1 \| old coin 1$/);
  expect(check('seize', text).mistakes).toEqual([]);
});
