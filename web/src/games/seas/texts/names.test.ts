import { expect, test } from 'vitest';
import { de } from './de';
import { en } from './en';
import { pl } from './pl';

const all = [en, de, pl].map((texts) => texts.names);

test('cards have names', () => {
  expect(all.map((names) => names.card('C7'))).toEqual(['Crystal 7', 'Kristall 7', 'Kryształ 7']);
  expect(all.map((names) => names.card('R1'))).toEqual(['Pirate king', 'Piratenkönig', 'Król piratów']);
});

test('a card captured is in the form that the sentence needs', () => {
  const captured = (id: string) => all.map((names) => names.card(id, 'object'));
  expect(captured('X1')).toEqual(['the kraken', 'den Kraken', 'krakena']);
  expect(captured('X10')).toEqual(['curse 10', 'Fluch 10', 'klątwę 10']);
});
