// Polish as one file: the page's own words and those of all games.
import type { GameTexts } from '../game';

export { pl as page } from '../../texts/pl';
export const games = import.meta.glob<GameTexts>('../*/texts/pl/index.ts', { eager: true, import: 'pl' });
