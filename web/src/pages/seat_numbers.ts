import type { GameId } from '../wire/protocol';

// Known before any server is asked, so that the start page is drawn at once.
const numbers: Record<GameId, [number, number]> = { seas: [2, 4], seize: [2, 7], sevens: [2, 4] };

export function seatsOf(game: GameId): [number, number] {
  return numbers[game];
}

export function seatNumbers(game: GameId): number[] {
  const [low, high] = numbers[game];
  return Array.from({ length: high - low + 1 }, (_, index) => low + index);
}
