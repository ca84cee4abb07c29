import { texts } from '../texts/texts';
import type { Seat } from '../wire/protocol';
import type { Replay } from './replay';

export function nameIn({ names, you }: Replay, seat: Seat): string {
  const text = texts().frame.table;
  if (seat === you) return text.you;
  if (seat === 'g') return text.interloper;
  const place = Number(seat.slice(1));
  return names[place] || texts().app.seat(place + 1);
}
