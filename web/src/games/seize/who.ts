// Somebody in a sentence. Languages need to know whether it is "you" or the interloper.
import type { Seat } from '../../wire/protocol';
import { ghost } from './players';
import { texts } from './texts';

export interface Who {
  is: 'you' | 'ghost' | 'other';
  name: string;
}

export interface Naming {
  you: Seat | null;
  nameOf(seat: Seat): string;
}

export function whoIs({ you, nameOf }: Naming, seat: Seat): Who {
  return { is: seat === you ? 'you' : seat === ghost ? 'ghost' : 'other', name: nameOf(seat) };
}

/** For places with room for a name only. */
export function shortName({ nameOf }: Pick<Naming, 'nameOf'>, seat: Seat): string {
  return seat === ghost ? texts().words.interloper : nameOf(seat);
}
