import type { Choice } from '../face';

export function choices(seats: number): Choice[] {
  const all: Choice[] = [
    { key: 'target', values: [7, 11, 14], byDefault: 7 },
    { key: 'last_clears', values: [false, true], byDefault: false },
    { key: 'teams', values: ['none', 'teams', 'ultimate'], byDefault: 'none' },
    { key: 'first', values: ['p0', 'random'], byDefault: 'random' },
  ];
  return all.filter((choice) => choice.key !== 'teams' || seats === 4);
}
