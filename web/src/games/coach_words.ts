// Sentences of a game's coach by the message key, in all languages: they come together, when somebody asks the coach.
import { texts } from '../texts/texts';
import type { Language } from '../texts/plural';
import type { Reason } from '../wire/coach';
import type { View } from '../wire/view';
import type { FaceCoach } from './face';

/** What a sentence is made of, in words. */
export interface Said {
  things: string;
  who: string;
  chance: string;
  number: number;
  /** The number as the game counts: "5.7 g". */
  amount: string;
}

export interface CoachWords {
  /** By the key without its game: `takes`. */
  reasons: Record<string, (said: Said) => string>;
  places: Record<string, string>;
}

export function percent(chance: number): string {
  return new Intl.NumberFormat(texts().language, { style: 'percent' }).format(chance);
}

/** How a game puts moves, cards, the things of a reason and numbers into words. */
interface Naming<V extends View> extends Pick<FaceCoach<V>, 'move' | 'card'> {
  thing(thing: string, reason: Reason, view: V): string;
  amount?(number: number, view: V): string;
}

export function coachOf<V extends View>(words: Record<Language, CoachWords>, { move, card, thing, amount = String }: Naming<V>): FaceCoach<V> {
  return {
    move,
    card,
    say: (reason, { view, nameOf }) => {
      const { reasons } = words[texts().language];
      return reasons[reason.key.split('.').at(-1)!]!({
        things: (reason.things ?? []).map((one) => thing(one, reason, view)).join(', '),
        who: reason.seat === undefined ? '' : nameOf(reason.seat),
        chance: percent(reason.chance ?? 0),
        number: reason.number ?? 0,
        amount: amount(reason.number ?? 0, view),
      });
    },
    place: (place) => words[texts().language].places[place] ?? place,
  };
}
