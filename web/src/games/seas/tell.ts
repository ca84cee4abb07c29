// The log's words for each step.
import type { Seat } from '../../wire/protocol';
import type { Happening } from '../face';
import { parseStep, type Action } from './actions';
import { hasTeams, ownerOf, ownersOf } from './owners';
import { texts } from './texts';
import type { SeasView } from './view';
import { cardWord, isJustUs, objects, ownerName, whoIs } from './words';

type SeasHappening = Happening<SeasView>;

export function tell(happening: SeasHappening): string {
  const { step } = happening;
  if (step.startsWith('*')) return tellChance(happening);
  const done = parseStep(step);
  if (!done) return step;
  const lines = [tellAction(happening, done.seat, done.action), tellSecondDeal(happening), ...tellScoring(happening)];
  return lines.filter(Boolean).join(' ');
}

/** Whether this decision ended a round. */
export function isScored({ step, before, after }: SeasHappening): boolean {
  return !step.startsWith('*') && before !== null && after.scores.length > before.scores.length;
}

function names({ after, you, nameOf }: SeasHappening) {
  return { view: after, you, nameOf };
}

function tellChance(happening: SeasHappening): string {
  const words = texts().words;
  const [, kind, seat] = happening.step.split(' ');
  if (kind === 'first' && seat) return words.tellFirst(whoIs(names(happening), seat));
  return kind === 'deal' ? words.tellDeal(happening.after.round) : '';
}

function tellAction(happening: SeasHappening, seat: Seat, action: Action): string {
  const words = texts().words;
  const who = whoIs(names(happening), seat);
  switch (action.is) {
    case 'lay':
      return words.tellLaid(who, cardWord(action.card, 'object'));
    case 'capture':
      return words.tellCaptured(who, objects(action.taken), cardWord(action.card, 'means'), isClear(happening, action.taken));
    case 'nick':
      return tellNick(happening, who, action.source);
    case 'pick':
      return words.tellPicked(who, action.card && cardWord(action.card, 'object'));
  }
}

function isClear({ before }: SeasHappening, taken: readonly string[]): boolean {
  return before?.display.length === taken.length;
}

function tellNick(happening: SeasHappening, who: string | null, source: string): string {
  const words = texts().words;
  if (source === 'none') return words.tellNicksNothing(who);
  if (source === 'harbour') return words.tellLooksHarbour(who);
  const { after, you } = happening;
  const owner = ownerOf(after, source);
  const isOurs = you !== null && ownerOf(after, you) === owner;
  return words.tellLooks(who, isOurs ? null : ownerName(names(happening), owner));
}

function tellSecondDeal({ before, after }: SeasHappening): string {
  return before?.cycle === 1 && after.cycle === 2 ? texts().words.tellSecondDeal : '';
}

function tellScoring(happening: SeasHappening): string[] {
  if (!isScored(happening)) return [];
  const { after } = happening;
  const score = after.scores.at(-1)!;
  const gains = ownersOf(after).map((owner) => texts().words.gain(isJustUs(names(happening), owner) ? null : ownerName(names(happening), owner), score.points[owner]!));
  return [tellSweep(happening), texts().words.tellScored(after.scores.length, gains), tellWinners({ ...names(happening) })];
}

/** "The last one clears" (A17): whoever captured last takes what this decision left in the display. */
function tellSweep(happening: SeasHappening): string {
  const { before, after } = happening;
  const taker = lastTaker(happening);
  if (!before || after.options['last_clears'] !== true || !taker || !isAnythingLeft(happening, before)) return '';
  return texts().words.tellSweeps(whoIs(names(happening), taker));
}

function lastTaker({ step, before }: SeasHappening): Seat | null {
  const done = parseStep(step);
  return done?.action.is === 'capture' ? done.seat : (before?.last_taker ?? null);
}

function isAnythingLeft({ step }: SeasHappening, before: SeasView): boolean {
  const action = parseStep(step)?.action;
  if (action?.is === 'lay') return true;
  return action?.is === 'capture' ? action.taken.length < before.display.length : false;
}

/** Empty until the game is over. */
export function tellWinners({ view, you, nameOf }: Parameters<typeof ownerName>[0]): string {
  if (!view.over || !view.winners) return '';
  const words = texts().words;
  const isOurs = you !== null && view.winners.includes(you);
  const isTeam = hasTeams(view) && view.winners.length === 2;
  return (isTeam ? words.teamWins : words.wins)(view.winners.map(nameOf), isOurs);
}
