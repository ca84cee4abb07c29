import { texts } from '../texts/texts';
import { gameTexts, isGame } from './games';

/** A refusal in the present language, by its message key: `server.seat-taken`, `seas.must-play`. */
export function refusalText(why: string): string | undefined {
  const from = why.split('.')[0]!;
  const refusals: Record<string, string> = isGame(from) ? gameTexts(from).refusals : texts().refusals;
  return refusals[why];
}
