import { texts } from '../../texts/texts';
import type { View } from '../../wire/view';
import type { Happening, Situation } from '../face';

/** What stands in every view and is told elsewhere. */
const told = ['game', 'seats', 'options', 'to_act', 'over', 'winners'];

/** What a view shows of the game itself. */
export function shownIn(view: View): [string, unknown][] {
  return Object.entries(view).filter(([key]) => !told.includes(key));
}

/** `p0 G4` is told as "Ada: G4". */
export function tell({ step, nameOf }: Happening): string {
  return step
    .split('; ')
    .map((each) => {
      const [who, ...action] = each.split(' ');
      return `${who === '*' ? texts().plain.chance : nameOf(who!)}: ${action.join(' ')}`;
    })
    .join('; ');
}

export function prompt({ view, you, nameOf }: Situation): string {
  if (view.over) return '';
  if (you !== null && view.to_act.includes(you)) return texts().plain.yourTurn;
  return texts().plain.wait(view.to_act.map(nameOf));
}

export function sayHand({ view, you }: Situation): string {
  const hand = you === null ? undefined : view.hands?.[Number(you.slice(1))];
  return Array.isArray(hand) ? hand.join(', ') || texts().plain.none : '';
}

export function sayTable({ view }: Situation): string {
  return shownIn(view)
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('. ');
}
