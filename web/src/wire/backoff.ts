const first = 500;
const longest = 15_000;

/** Milliseconds to wait before the next attempt: doubles each time, with some chance, so that not everybody comes back at once. */
export function waitBefore(attempt: number, random: () => number): number {
  const most = Math.min(longest, first * 2 ** attempt);
  return Math.round(most * (0.5 + random() / 2));
}
