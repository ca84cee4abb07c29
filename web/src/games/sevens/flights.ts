// What moves in a step, and how it sounds. Places: `deck`, `gone`, and for each seat `hand-p1` and `lucky-p1`.
import type { Flight, Happening, Sound } from '../face';
import { deckSize, handOf, handSize, seatIndex, seatsOf } from './cards';
import { parseStep } from './steps';
import { flipOf } from './tell';
import type { SevensView } from './view';

type Told = Happening<SevensView>;

export function flights(happening: Told): Flight[] {
  const step = parseStep(happening.step);
  switch (step.is) {
    case 'deck':
      return dealt(happening);
    case 'play':
      return [{ thing: step.card, ...from(happening, step.seat) }, ...drawn(happening)];
    case 'place':
      return [{ thing: step.card }, ...drawn(happening)];
    case 'sinned':
      return happening.after.picked ? [{ thing: step.card, ...from(happening, victimOf(happening)) }] : [];
    case 'take':
      return taken(happening, step.seat, step.column);
    case 'call':
      return [...flipped(happening, step.seat), ...drawn(happening)];
    case 'stack':
    case 'look':
      return drawn(happening);
    default:
      return [];
  }
}

/** Our own cards lie on the board; those of others come from, and go to, a place beside a name. */
const from = ({ you }: Told, seat: string) => (seat === you ? {} : { from: `hand-${seat}` });

function taken({ before, you }: Told, seat: string, column: string): Flight[] {
  const card = before?.columns[column]?.at(-1);
  return card ? [{ thing: card, ...(seat === you ? {} : { to: `hand-${seat}` }) }] : [];
}

function dealt({ after, you }: Told): Flight[] {
  const own = you ? (handOf(after, seatIndex(you)) ?? []) : [];
  const open = Object.values(after.columns).flat();
  return [...own.map((thing) => ({ thing, from: 'deck' })), ...open.map((thing) => ({ thing, from: 'deck', wave: 1 }))];
}

/** Whose hand lost the card that a sin drew. */
function victimOf({ before, after }: Told): string {
  return seatsOf(after).find((_, index) => before && handSize(after, index) < handSize(before, index)) ?? 'p0';
}

function flipped(happening: Told, seat: string): Flight[] {
  const flip = happening.before && flipOf(happening, seat);
  return flip ? [{ thing: flip.card, from: 'deck', to: flip.isHit ? `lucky-${seat}` : 'gone' }] : [];
}

/** Our own new cards fly from the deck; of the others' we only see that the deck became smaller. */
function drawn({ before, after, you }: Told): Flight[] {
  if (!before || !you || deckSize(after) === deckSize(before)) return [];
  const had = handOf(before, seatIndex(you)) ?? [];
  const has = handOf(after, seatIndex(you)) ?? [];
  return has.filter((card) => !had.includes(card)).map((card) => ({ thing: card, from: 'deck', wave: 1 }));
}

export function sound({ step, before, after, you }: Told): Sound | null {
  const { is } = parseStep(step);
  if (after.over && (is === 'play' || is === 'place')) return you && after.winners?.includes(you) ? 'win' : 'scale';
  if (is === 'take') return 'wave';
  if (is === 'call') return before && after.lucky.flat().length > before.lucky.flat().length ? 'coin' : 'card';
  return is === 'play' || is === 'place' || is === 'deck' || is === 'stack' ? 'card' : null;
}
