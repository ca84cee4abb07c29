import { expect, test } from 'vitest';
import { de } from './de';
import { en } from './en';
import { pl } from './pl';

const cards = [...'ACDHLSW'].flatMap((type) => [...'1234567'].map((value) => type + value));
const all = [en, de, pl].map((texts) => texts.names);

test('cards have names', () => {
  expect(all.map((names) => names.card('W4'))).toEqual(['Temple of Artemis', 'Tempel der Artemis', 'Świątynia Artemidy']);
  expect(all.map((names) => names.rank('H5'))).toEqual(['Holy Virtues 5', 'Tugenden 5', 'Cnoty główne 5']);
});

test('a name can be broken into parts that fit below a small card', () => {
  for (const names of all) {
    const parts = cards.flatMap((card) => names.label(card).split(/[\s\u00ad-]/));
    expect(parts.filter((part) => part.length > 9)).toEqual([]);
    expect(cards.map(names.card).filter((name) => /[|\u00ad]/.test(name))).toEqual([]);
  }
});

test('the letters of colours and types differ, and the words begin with them', () => {
  for (const names of all) {
    expect(new Set(Object.values(names.letters)).size).toBe(7);
    expect(new Set(Object.values(names.initials)).size).toBe(7);
    const others = Object.entries(names.initials).filter(([type, letter]) => !names.types[type as 'A'].startsWith(letter));
    expect(others).toEqual([]);
  }
});
