import type { Game } from '../game';
import { sevensFace } from './face';
import { texts } from './texts';
import type { SevensView } from './view';
import './tokens.css';

export const sevens: Game<SevensView> = {
  id: 'sevens',
  seats: [2, 4],
  usualSeats: 3,
  levelWins: [7, 7, 7, 6],
  age: 10,
  texts,
  face: sevensFace,
  lesson: async () => (await import('./lesson/script')).script,
  edition: { option: 'square', table: async () => (await import('./edition/table')).table },
  scorer: async () => (await import('./scorer/scorer')).scorer,
};
