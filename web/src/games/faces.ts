import type { GameId } from '../wire/protocol';
import type { Face } from './face';
import { seasFace } from './seas/face';
import { seizeFace } from './seize/face';
import { sevensFace } from './sevens/face';

const faces = { seas: seasFace, seize: seizeFace, sevens: sevensFace };

export const gameIds = Object.keys(faces) as GameId[];

/** A face is only ever given views of its own game: the table's settings name both. */
export function faceOf(game: GameId): Face {
  return faces[game] as unknown as Face;
}
