import { expect, test } from 'vitest';
import treasure from '../../../../../data/seize/treasure.txt?raw';
import { de } from './de';
import { en } from './en';
import { pl } from './pl';

const pieces = treasure
  .split('\n')
  .filter((line) => /^[a-z]/.test(line))
  .map((line) => line.split('|').map((part) => part.trim()));
const all = [en, de, pl].map((texts) => texts.names);

test('the pieces of the treasure are called as its file calls them', () => {
  expect(pieces).toHaveLength(49);
  for (const [start, ...written] of pieces) {
    const id = start!.split(/\s+/)[0]!;
    expect(all.map((names) => names.piece(id))).toEqual(written);
  }
});

test('a thing taken is in the form that the sentence needs', () => {
  const taken = (id: string) => all.map((names) => names.object(id));
  expect(taken('coral-coin')).toEqual(['the coral coin', 'die Korallenmünze', 'monetę z koralu']);
  expect(taken('gold-key')).toEqual(['the gold key', 'den Goldschlüssel', 'klucz ze złota']);
});

test('cards have names', () => {
  expect(all.map((names) => names.card('10H'))).toEqual(['10 of hearts', 'Herz 10', '10 kier']);
  expect(all.map((names) => names.card('QS'))).toEqual(['queen of spades', 'Pikdame', 'dama pik']);
});

test('court cards carry the letter that their name begins with', () => {
  for (const names of all) {
    for (const rank of ['A', 'K', 'Q', 'J']) expect(names.card(`${rank}S`).replace('Pik', '').charAt(0).toUpperCase()).toBe(names.rank(rank));
    expect(names.rank('10')).toBe('10');
  }
});

test('dominoes go by their ends, pieces of an own set by their id', () => {
  expect(en.names.piece('3:4')).toBe('domino 3:4');
  expect(de.names.piece('0:6b')).toBe('Dominostein 0:6');
  expect(pl.names.piece('grandmas-thimble')).toBe('grandmas-thimble');
});
