// German as one file: the page's own words and those of all games.
import type { GameTexts } from '../game';

export { de as page } from '../../texts/de';
export const games = import.meta.glob<GameTexts>('../*/texts/de/index.ts', { eager: true, import: 'de' });
