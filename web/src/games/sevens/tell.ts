// The log: what happened, and in one line what power fired.
import type { Happening } from '../face';
import { highestCounting, seatIndex, type SevensType } from './cards';
import { parseStep, type Step } from './steps';
import { texts } from './texts';
import type { SevensView } from './view';
import { cardWord, colourWord, typeWord, whoIs } from './words';

type Told = Happening<SevensView>;
type Of<Is extends Step['is']> = Extract<Step, { is: Is }>;

export function tell(happening: Told): string {
  const step = parseStep(happening.step);
  const words = texts().words;
  switch (step.is) {
    case 'first':
      return words.starts(whoIs(step.seat, happening));
    case 'deck':
      return tellDeck(happening);
    case 'play':
      return join(words.plays(whoIs(step.seat, happening), cardWord(step.card), typeWord(step.column)), tellFired(happening, step));
    case 'place':
      return join(
        words.places(whoIs(step.seat, happening), cardWord(step.card), typeWord(step.column)),
        tellLanded(happening, step.column),
      );
    case 'sin':
      return tellSin(happening, step);
    case 'call':
      return tellCall(happening, step);
    case 'take':
      return tellTake(happening, step);
    case 'look':
      return tellLook(happening, step);
    case 'stack':
      return join(words.stacks(whoIs(step.seat, happening), step.cards.map(cardWord)), tellSeen(happening), tellRunOut(happening));
    // The card that a sin drew is told with the sin itself.
    case 'sinned':
    case 'other':
      return '';
  }
}

const join = (...parts: string[]) => parts.filter(Boolean).join(' ');

function tellDeck({ after }: Told): string {
  const [column] = Object.keys(after.columns);
  const card = column && after.columns[column]?.[0];
  return card ? texts().words.dealt(cardWord(card), typeWord(column as SevensType)) : '';
}

/** What follows from a card on this column whether a power fires or not: the end, the wild colour, the disabled values. */
function tellLanded(happening: Told, column: SevensType): string {
  const { before, after } = happening;
  const words = texts().words;
  if (after.ending) return words.ended(typeWord(column));
  const fact = column === 'A' ? words.fired.A(highestCounting(after)) : tellWild(before, after);
  return join(fact, tellRunOut(happening));
}

function tellWild(before: SevensView | null, after: SevensView): string {
  if (!before || before.wild === after.wild) return '';
  return after.wild ? texts().words.fired.C(colourWord(after.wild)) : texts().words.wildGone;
}

function tellRunOut({ after }: Told): string {
  return after.over && !after.ending ? texts().words.ranOut : '';
}

const phaseOf: Partial<Record<SevensType, SevensView['phase']>> = { D: 'sin', H: 'play', L: 'call', S: 'take', W: 'look' };

function tellFired(happening: Told, { seat, column }: Of<'play'>): string {
  const { after } = happening;
  const { fired } = texts().words;
  const landed = tellLanded(happening, column);
  if (landed || column === 'A' || column === 'C') return landed;
  return after.turn === seat && after.phase === phaseOf[column] ? fired[column] : fired.none;
}

function tellSin(happening: Told, { seat, victim }: Of<'sin'>): string {
  const picked = happening.after.picked;
  const sentence = texts().words.sins(whoIs(seat, happening), whoIs(victim, happening));
  return picked ? `${sentence}: ${cardWord(picked)}.` : `${sentence}.`;
}

function tellCall(happening: Told, { seat, number, colour }: Of<'call'>): string {
  const words = texts().words;
  const called = words.calls(whoIs(seat, happening), colour ? colourWord(colour) : String(number));
  const flip = flipOf(happening, seat);
  const result = flip ? (flip.isHit ? words.hit : words.miss)(cardWord(flip.card)) : '';
  return join(`${called}:`, result, tellRunOut(happening));
}

/** The card that a call turned up. */
export function flipOf({ before, after }: Told, seat: string): { card: string; isHit: boolean } | null {
  const index = seatIndex(seat);
  const hit = added(before?.lucky[index], after.lucky[index])[0];
  const card = hit ?? added(before?.gone, after.gone)[0];
  return card ? { card, isHit: hit !== undefined } : null;
}

function added(before: readonly string[] = [], after: readonly string[] = []): string[] {
  return after.filter((card) => !before.includes(card));
}

function tellTake(happening: Told, { seat, column }: Of<'take'>): string {
  const card = happening.before?.columns[column]?.at(-1);
  if (!card) return '';
  const took = texts().words.takesCard(whoIs(seat, happening), cardWord(card), typeWord(column));
  return join(took, tellWild(happening.before, happening.after));
}

function tellLook(happening: Told, { seat, counts }: Of<'look'>): string {
  const words = texts().words;
  const where = Object.entries(counts).map(([source, count]) =>
    source === 'deck' ? words.fromDeck(count) : words.fromHand(count, whoIs(source, happening)),
  );
  return join(words.looks(whoIs(seat, happening), where), tellSeen(happening), tellRunOut(happening));
}

/** What we came to know of hands with this step, be it by a look or by a card that we knew on the deck. */
function tellSeen({ before, after, you, nameOf }: Told): string {
  if (!before || before.turn !== you) return '';
  const found = after.known.flatMap((cards, index) =>
    `p${index}` === you ? [] : added(before.known[index], cards).map((card) => texts().words.held(cardWord(card), nameOf(`p${index}`))),
  );
  return found.length ? texts().words.sees(found) : '';
}
