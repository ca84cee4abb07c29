import type { Choice } from '../face';
import { firstPlayer } from '../first_player';

export function choices(seats: number): Choice[] {
  const all: Choice[] = [
    { key: 'target', values: [7, 11, 14], byDefault: 7 },
    { key: 'last_clears', values: [false, true], byDefault: false },
    { key: 'teams', values: ['none', 'teams', 'ultimate'], byDefault: 'none' },
    firstPlayer(seats, 'sea'),
  ];
  return all.filter((choice) => choice.key !== 'teams' || seats === 4);
}
