import { expect, test } from 'vitest';
import treasure from '../../../data/seize/treasure.txt?raw';
import { de } from './de';
import { en } from './en';
import { pl } from './pl';

const sevens = [...'ACDHLSW'].flatMap((type) => [...'1234567'].map((value) => type + value));
const pieces = treasure
  .split('\n')
  .filter((line) => /^[a-z]/.test(line))
  .map((line) => line.split('|').map((part) => part.trim()));

test('the pieces of the treasure are called as its file calls them', () => {
  expect(pieces).toHaveLength(49);
  for (const [start, ...written] of pieces) {
    const id = start!.split(/\s+/)[0]!;
    expect([en, de, pl].map((texts) => texts.names.seize.piece(id))).toEqual(written);
  }
});

test('a thing taken is in the form that the sentence needs', () => {
  const taken = (id: string) => [en, de, pl].map((texts) => texts.names.seize.object(id));
  expect(taken('coral-coin')).toEqual(['the coral coin', 'die Korallenmünze', 'monetę z koralu']);
  expect(taken('gold-key')).toEqual(['the gold key', 'den Goldschlüssel', 'klucz ze złota']);
  const captured = (id: string) => [en, de, pl].map((texts) => texts.names.seas.card(id, 'object'));
  expect(captured('X1')).toEqual(['the kraken', 'den Kraken', 'krakena']);
  expect(captured('X10')).toEqual(['curse 10', 'Fluch 10', 'klątwę 10']);
});

test('cards have names', () => {
  const all = [en, de, pl].map((texts) => texts.names);
  expect(all.map((names) => names.seas.card('C7'))).toEqual(['Crystal 7', 'Kristall 7', 'Kryształ 7']);
  expect(all.map((names) => names.seas.card('R1'))).toEqual(['Pirate king', 'Piratenkönig', 'Król piratów']);
  expect(all.map((names) => names.seize.card('10H'))).toEqual(['10 of hearts', 'Herz 10', '10 kier']);
  expect(all.map((names) => names.seize.card('QS'))).toEqual(['queen of spades', 'Pik Dame', 'dama pik']);
  expect(all.map((names) => names.sevens.card('W4'))).toEqual(['Temple of Artemis', 'Tempel der Artemis', 'Świątynia Artemidy']);
  expect(all.map((names) => names.sevens.rank('H5'))).toEqual(['Holy Virtues 5', 'Tugenden 5', 'Cnoty główne 5']);
});

test('a name of Seven7s can be broken into parts that fit below a small card', () => {
  for (const { names } of [en, de, pl]) {
    const parts = sevens.flatMap((card) => names.sevens.label(card).split(/[\s\u00ad-]/));
    expect(parts.filter((part) => part.length > 9)).toEqual([]);
    expect(sevens.map(names.sevens.card).filter((name) => /[|\u00ad]/.test(name))).toEqual([]);
  }
});

test('dominoes go by their ends, pieces of an own set by their id', () => {
  expect(en.names.seize.piece('3:4')).toBe('domino 3:4');
  expect(de.names.seize.piece('0:6b')).toBe('Dominostein 0:6');
  expect(pl.names.seize.piece('grandmas-thimble')).toBe('grandmas-thimble');
});

test('the letters of the colours differ', () => {
  for (const { names } of [en, de, pl]) expect(new Set(Object.values(names.sevens.letters)).size).toBe(7);
});
