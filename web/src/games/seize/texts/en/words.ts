import { listOf, plural } from '../../../../texts/plural';
import type { Colour } from '../../cards';
import type { Range } from '../../pieces';
import type { Who } from '../../who';
import { roles } from './roles';

const n = plural('en');
const list = listOf('en');
const either = listOf('en', 'disjunction');
const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const stashes: Record<Colour, string> = { red: 'red', black: 'black' };

const pips = (count: number) => n(count, { one: 'pip', other: 'pips' });
const pieces = (count: number) => n(count, { one: 'piece', other: 'pieces' });

const subject = (who: Who) => ({ you: 'You', ghost: 'The interloper', other: who.name })[who.is];
const object = (who: Who) => ({ you: 'you', ghost: 'the interloper', other: who.name })[who.is];
/** "You take", "Ada takes". */
const does = (who: Who, verb: string) => `${subject(who)} ${verb}${who.is === 'you' ? '' : 's'}`;
const is = (who: Who) => (who.is === 'you' ? 'are' : 'is');
const collection = (who: Who) => ({ you: 'Your collection', ghost: 'The interloper’s collection', other: `Collection of ${who.name}` })[who.is];
const actor = (name: string, isForGhost: boolean) => (isForGhost ? `Interloper, ${name.toLowerCase()}` : name);

export const words = {
  interloper: 'Interloper',
  /** A range of weights, or one exact weight. */
  weight: ([low, high]: Range) => (low === high ? `${decimal.format(low / 10)} g` : `${decimal.format(low / 10)}–${decimal.format(high / 10)} g`),
  pips: ([low]: Range) => pips(low),

  // What lies on the table.
  stash: { red: 'Red stash', black: 'Black stash' } satisfies Record<Colour, string>,
  colour: { red: 'Red', black: 'Black' },
  stashTakers: { red: 'for hearts and diamonds', black: 'for spades and clubs' } satisfies Record<Colour, string>,
  round: (round: number) => `Round ${round} of 7`,
  parts: 'Parts of a round',
  part: { squabble: 'Squabble', divvy: 'Divvy', seize: 'Seize', swab: 'Swab' },
  bag: (count: number) => `Bag: ${pieces(count)}`,
  deck: (count: number) => `Deck: ${n(count, { one: 'card', other: 'cards' })}`,
  discards: (count: number) => `Discard pile: ${n(count, { one: 'card', other: 'cards' })}`,
  noDiscards: 'Nothing has been discarded.',
  drawn: 'Drawn from the bag',
  captain: 'captain',
  hand: 'Your hand',
  collection,
  lookCloser: (who: Who, count: number) => `${collection(who)}: ${pieces(count)}. Look closer`,
  pieces,
  handCards: (count: number) => `${n(count, { one: 'card', other: 'cards' })} in hand`,
  noPieces: 'Nothing yet',
  together: (weight: string) => `Together ${weight}`,
  faceDown: 'Card face down',
  noCard: 'No card yet',
  close: 'Close',
  queue: 'Order of acting',
  acts: { done: 'has acted', acting: 'acts now', next: 'waits', passed: 'finds nothing' },
  goesRound: 'Numbers go round until the stashes are empty',
  tied: 'equal ranks: the captain sets the order',

  // Deciding.
  moveTo: { red: 'on red', black: 'on black' } satisfies Record<Colour, string>,
  divide: 'Divide like this',
  emptyStash: 'At least one piece on each cloth',
  nthToAct: (place: number) => `${place}.`,
  startOver: 'Start over',
  nameCaptain: (who: Who, shown: string) => (who.is === 'you' ? `Name yourself captain: ${shown}` : `Name ${who.name} captain: ${shown}`),
  tapAgain: 'Tap again',

  // Why we wait, what to do.
  chooseSquabble: 'Squabble for captain: the highest number wins; A, K, Q and J count 1.',
  chooseCaptain: 'A tie: name the new captain.',
  chooseDivvy: 'Captain, divide the pieces: each click moves one to the other cloth.',
  chooseCard: 'Choose your seize card: red takes from red, black from black.',
  ghostCard: (shown: string) => `The interloper has the ${shown}.`,
  chooseOrder: (names: string[]) => `Equal ranks: choose who acts first, ${either(names)}.`,
  chooseNextInOrder: 'And who acts next?',
  chooseAce: (stash: Colour, isForGhost: boolean) => `${actor(`Ace (${roles.A})`, isForGhost)}: take one piece from ${stashes[stash]}.`,
  chooseQueen: (stash: Colour, isForGhost: boolean) =>
    `${actor(`Queen (${roles.Q})`, isForGhost)}: take a piece from ${stashes[stash]}, or steal one from a player with a ${stashes[stash]} card.`,
  chooseJack: (stash: Colour, isForGhost: boolean) => `${actor(`Jack (${roles.J})`, isForGhost)}: take two pieces from ${stashes[stash]}, one after the other.`,
  chooseNumber: (rank: string, stash: Colour, isForGhost: boolean) => `${actor(rank, isForGhost)}: take one piece from ${stashes[stash]}.`,
  chooseReturn: (left: number | null, isForGhost: boolean) =>
    `${actor(`King (${roles.K})`, isForGhost)}: the whole stash was taken; give back ${left === null ? 'as many pieces' : pieces(left)}.`,
  chooseUnload: (isForGhost: boolean) => `${isForGhost ? 'Interloper: the' : 'The'} scale is level. Take one piece off, in secret.`,
  waitFor: (names: string[]) => `Waiting for ${list(names)}.`,
  waitCaptain: (who: Who) => `A tie: ${object(who)} names the new captain.`,
  waitDivvy: (who: Who) => `${subject(who)} divides the booty.`,
  waitOrder: (who: Who) => `Equal ranks: ${object(who)} sets the order.`,
  waitSeize: (who: Who, shown: string) => `${subject(who)} takes with the ${shown}.`,
  waitReturn: (who: Who) => `${subject(who)} gives back as many pieces as the king took.`,
  over: (winners: Who[]) =>
    winners.length === 1 ? `${does(winners[0]!, 'win')} the game.` : `Shared victory: ${list(winners.map(object))}.`,

  // The log.
  tellDeal: 'The bag is filled, everybody has three cards.',
  tellReshuffle: 'The discard pile is shuffled into a new deck.',
  tellChosen: (who: Who) => (who.is === 'you' ? 'You have chosen.' : `${subject(who)} has chosen.`),
  tellSquabble: (cards: [Who, string][]) => `Squabble: ${cards.map(([who, shown]) => `${object(who)} ${shown}`).join(', ')}.`,
  tellTie: (who: Who) => (who.is === 'you' ? 'A tie: you name the captain.' : `A tie: ${who.name} names the captain.`),
  tellCaptain: (who: Who) => (who.is === 'you' ? 'You are captain.' : `${who.name} is captain.`),
  tellBySuit: 'A tie: the suit decides.',
  tellDivvy: (who: Who, red: string[], black: string[]) => `${does(who, 'divide')}. Red: ${list(red)}. Black: ${list(black)}.`,
  tellLays: (who: Who, shown: string) => `${does(who, 'lay')} ${shown}.`,
  tellCards: (cards: [Who, string][]) => `Turned over: ${cards.map(([who, shown]) => `${object(who)} ${shown}`).join(', ')}.`,
  tellOrder: (who: Who, order: Who[]) => `${does(who, 'set')} the order: ${order.map(object).join(', ')}.`,
  tellSeize: (who: Who, piece: string) => `${does(who, 'seize')} ${piece}.`,
  tellSteal: (who: Who, piece: string, victim: Who) => `${does(who, 'steal')} ${piece} from ${object(victim)}.`,
  tellKing: (who: Who, all: string[]) => `${who.is === 'you' ? 'Your' : who.is === 'ghost' ? 'The interloper’s' : `${who.name}’s`} king takes the whole stash: ${list(all)}.`,
  tellReturn: (who: Who, piece: string) => `${does(who, 'give')} back ${piece}.`,
  tellSwab: (who: Who, all: string[]) => `Swab the deck: ${object(who)} acted first and ${who.is === 'you' ? 'get' : 'gets'} the rest: ${list(all)}.`,
  tellUnload: (who: Who, piece: string) => `${does(who, 'take')} ${piece} off the scale.`,
  tellLevel: (left: Who, right: Who) => `The scale is level between ${object(left)} and ${object(right)}.`,

  // The weighing.
  weighing: 'The weighing',
  contest: (place: number, of: number) => `Contest ${place} of ${of}`,
  heavier: (stays: Who, out: Who) => `${subject(stays)} ${is(stays)} heavier; ${object(out)} ${is(out)} out.`,
  lighter: (stays: Who, out: Who) => `${subject(stays)} ${is(stays)} lighter; ${object(out)} ${is(out)} out.`,
  levelThen: (stays: Who[]) =>
    stays.length === 1
      ? `Level. Pieces are taken off until it tips; ${object(stays[0]!)} ${stays[0]!.is === 'you' ? 'stay' : 'stays'} on the scale.`
      : `Level to the end. A shared place: ${list(stays.map(object))}.`,
  before: 'Contest before',
  next: 'Next contest',
  again: 'Weigh again',
  cursed: 'Cursed treasure: the lightest wins',
  notWeighed: (weight: string) => `The interloper’s ${weight} are out of it.`,
  scale: (left: Who, leftWeight: string, right: Who, rightWeight: string) =>
    `A scale: ${object(left)} ${leftWeight}, ${object(right)} ${rightWeight}.`,

  // For those who listen.
  sayHand: (cards: string[]) => (cards.length ? `Your hand: ${list(cards)}.` : 'Your hand is empty.'),
  sayStash: (colour: Colour, all: string[]) => `${colour === 'red' ? 'Red' : 'Black'} stash: ${all.length ? list(all) : 'empty'}.`,
  sayDrawn: (all: string[]) => `Drawn: ${list(all)}.`,
  sayCard: (who: Who, shown: string) => `${subject(who)}: ${shown}.`,
  sayCollection: (who: Who, all: string[], together: string) =>
    `${subject(who)}: ${all.length ? `${list(all)}; together ${together}` : 'no pieces'}.`,
  sayTotal: (who: Who, place: number, total: string) => `${place}. ${object(who)}: ${total}.`,
};
