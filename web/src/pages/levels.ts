// How strong the bots are, and which of them fits somebody.
import { gameOf } from '../games/games';
import type { GameId, OwnTableLine, Seat } from '../wire/protocol';

/** Weakest first. */
export const levels = ['easy', 'medium', 'hard', 'master'] as const;
export type Level = (typeof levels)[number];

export const usualLevel: Level = 'medium';

/** How many of ten games a level wins against the one below, `easy` against moves made at random; nothing where nobody has measured it. */
export function winsOfTen(game: GameId, level: Level): number | null {
  return gameOf(game).levelWins?.[levels.indexOf(level)] ?? null;
}

/** What the last games say: another level would be more of a match. */
export interface Proposal {
  level: Level;
  /** Against which level how many of how many games were won. */
  against: Level;
  won: number;
  games: number;
}

const lastGames = 5;
const fewGames = 3;

/** From one's own finished games, the latest first; nothing while the level fits, or too little is known. */
export function proposalFor(game: GameId, done: readonly OwnTableLine[]): Proposal | null {
  const against = done.map((line) => botsOf(game, line)).find((level) => level !== null);
  if (!against) return null;
  const played = done.filter((line) => botsOf(game, line) === against).slice(0, lastGames);
  if (played.length < fewGames) return null;
  const won = played.filter(({ winners, you }) => winners?.includes(you as Seat)).length;
  // What somebody would win who is as good as the bots.
  const fair = played.reduce((sum, { settings }) => sum + 1 / settings.seats, 0);
  const step = won >= 1.4 * fair ? 1 : won <= 0.5 * fair ? -1 : 0;
  const level = levels[levels.indexOf(against) + step];
  return step === 0 || level === undefined ? null : { level, against, won, games: played.length };
}

/** The level of all others at a finished table of this game; null where somebody else sat there. */
function botsOf(game: GameId, line: OwnTableLine): Level | null {
  if (line.stage !== 'over' || line.settings.game !== game || line.you === null) return null;
  const others = line.seats.filter((_, place) => `p${place}` !== line.you);
  const [first] = others;
  if (first?.is !== 'bot' || others.some((chair) => chair.is !== 'bot' || chair.level !== first.level)) return null;
  return levels.find((level) => level === first.level) ?? null;
}
