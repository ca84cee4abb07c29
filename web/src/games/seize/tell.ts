// The log: each step in words, with what followed from it without a decision (a captain, a king's stash, the swab, the end).
import type { Seat } from '../../wire/protocol';
import type { Happening } from '../face';
import { parseStep, playerOf, type Decision } from './actions';
import { parseCard, squabbleValue } from './cards';
import { kingsTaking, swabbed } from './follows';
import { pieceInSentence, pieceName } from './pieces';
import { levelContest } from './scale';
import { texts } from './texts';
import type { SeizeView } from './view';
import { whoIs, type Who } from './who';

type Event = Happening<SeizeView>;

const named = () => texts().names;
const nameIn = ({ after }: Event) => (piece: string) => pieceName(after, piece);

export function tell(event: Event): string {
  const step = parseStep(event.step);
  const t = texts().words;
  switch (step.is) {
    case 'chance':
      return step.kind === 'reshuffle' ? t.tellReshuffle : step.kind === 'deck' ? t.tellDeal : '';
    case 'hidden':
      // A card laid face down is seen, but no news: all of them are told when they are turned.
      return event.after.phase === 'unload' ? t.tellChosen(whoIs(event, step.seat)) : '';
    case 'decisions':
      return [...tellDecisions(event, step.decisions), ...tellFollows(event)].join(' ');
  }
}

function tellDecisions(event: Event, decisions: Decision[]): string[] {
  const t = texts().words;
  const [first] = decisions;
  switch (first!.verb) {
    case 'squabble':
      return decisions.length === 1 ? tellLaid(event, first!) : [t.tellSquabble(laid(event, decisions)), ...tellCaptain(event, decisions)];
    case 'card':
      return decisions.length === 1 ? tellLaid(event, first!) : [t.tellCards([...laid(event, decisions), ...ghostCard(event)])];
    case 'unload':
      return decisions.map((decision) => t.tellUnload(whoIs(event, playerOf(decision)), pieceInSentence(event.after, decision.words[0]!)));
    default:
      return [tellOne(event, first!)];
  }
}

function tellOne(event: Event, decision: Decision): string {
  const t = texts().words;
  const who = whoIs(event, playerOf(decision));
  const [first, second] = decision.words;
  switch (decision.verb) {
    case 'captain':
      return t.tellCaptain(whoIs(event, first!));
    case 'red': {
      const drawn = event.before?.drawn ?? [...event.after.red, ...event.after.black];
      const black = drawn.filter((piece) => !decision.words.includes(piece));
      return t.tellDivvy(who, decision.words.map(nameIn(event)), black.map(nameIn(event)));
    }
    case 'order':
      return t.tellOrder(who, decision.words.map((seat) => whoIs(event, seat)));
    case 'steal':
      return t.tellSteal(who, pieceInSentence(event.after, second!), whoIs(event, first!));
    case 'return':
      return t.tellReturn(who, pieceInSentence(event.after, first!));
    default:
      return t.tellSeize(who, pieceInSentence(event.after, first!));
  }
}

/** At the table our own card is no news before all are turned over; where all hands are open each is told as it is laid. */
function tellLaid(event: Event, { seat, words: [card] }: Decision): string[] {
  return event.you === null ? [texts().words.tellLays(whoIs(event, seat), named().card(card!))] : [];
}

function laid(event: Event, decisions: Decision[]): [Who, string][] {
  return decisions.map((decision) => [whoIs(event, decision.seat), named().card(decision.words[0]!)]);
}

/** Its card is turned with the others, though nobody laid it. */
function ghostCard(event: Event): [Who, string][] {
  const card = event.after.ghost_card;
  return typeof card === 'string' ? [[whoIs(event, 'g'), named().card(card)]] : [];
}

function tellCaptain(event: Event, decisions: Decision[]): string[] {
  const t = texts().words;
  const { captain, phase } = event.after;
  if (captain !== null && phase === 'captain') return [t.tellTie(whoIs(event, captain))];
  if (captain === null) return [];
  const values = decisions.map((decision) => squabbleValue(parseCard(decision.words[0]!)));
  const isTie = values.filter((value) => value === Math.max(...values)).length > 1;
  return [...(isTie ? [t.tellBySuit] : []), t.tellCaptain(whoIs(event, captain))];
}

/** What happened by itself after the decision. */
function tellFollows(event: Event): string[] {
  const t = texts().words;
  const lines: string[] = [];
  const king = kingsTaking(event);
  if (king) lines.push(t.tellKing(whoIs(event, king.player), king.pieces.map(nameIn(event))));
  const swab = swabbed(event);
  if (swab) lines.push(t.tellSwab(whoIs(event, swab.player), swab.pieces.map(nameIn(event))));
  if (event.after.phase === 'unload') lines.push(...tellLevel(event));
  if (event.after.over) lines.push(t.over((event.after.winners ?? []).map((seat: Seat) => whoIs(event, seat))));
  return lines;
}

function tellLevel(event: Event): string[] {
  const contest = levelContest(event.after);
  return contest ? [texts().words.tellLevel(whoIs(event, contest.left), whoIs(event, contest.right))] : [];
}
