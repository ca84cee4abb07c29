import { expect, test } from 'vitest';
import { blockOf, withBlock } from './block';

const cells = [
  ['1', '2'],
  ['3', '4'],
];

test('a single cell is no block and is pasted as usual', () => {
  expect(blockOf('7')).toBeNull();
  expect(blockOf('coral key\n')).toBeNull();
});

test.each(['7\t8\n9\t10', '7;8\r\n9;10\r\n', '7,8\n9,10\n', '"7"\t8\n9\t"10"'])('cells of a spreadsheet or a CSV file are taken apart: %j', (text) => {
  expect(blockOf(text)).toEqual([
    ['7', '8'],
    ['9', '10'],
  ]);
});

test('a column is a block, too', () => {
  expect(blockOf('7\n8\n9')).toEqual([['7'], ['8'], ['9']]);
});

test('a block goes to where the reader is, and nowhere else', () => {
  expect(withBlock(cells, { row: 0, column: 1 }, [['7'], ['8']], 2)).toEqual([
    ['1', '7'],
    ['3', '8'],
  ]);
});

test('where there may be more rows, they come with the block', () => {
  expect(withBlock(cells, { row: 1, column: 0 }, [['7'], ['8']], 3)).toEqual([
    ['1', '2'],
    ['7', '4'],
    ['8', ''],
  ]);
});

test.each([
  [{ row: 0, column: 1 }, [['7', '8']]],
  [{ row: 1, column: 0 }, [['7'], ['8']]],
  [{ row: 0, column: 0 }, [['7', '8'], ['9']]],
])('a block that does not fit changes nothing: at %j', (at, block) => {
  expect(withBlock(cells, at, block, 2)).toBeNull();
});
