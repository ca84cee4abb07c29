// A game that the page knows nothing of but its name. It can be played: its views are shown as lists, its actions are buttons.
import { book } from '../../texts/book';
import type { GameId } from '../../wire/protocol';
import type { Game } from '../game';
import { plainFace } from './face';

export function plainGame(id: GameId): Game {
  return { id, seats: [2, 7], usualSeats: 2, texts: book({ title: id, pitch: '', options: {}, refusals: {} }), face: plainFace(id) };
}
