import { listOf, plural } from '../../../../texts/plural';
import type { Who } from '../../../../texts/who';

const n = plural('en');
const list = listOf('en');
const does = (who: Who, you: string, other: string) => (who.you ? `You ${you}` : `${who.name} ${other}`);
const cards = (count: number) => n(count, { one: 'card', other: 'cards' });
const points = (count: number) => n(count, { one: 'point', other: 'points' });

export const words = {
  // The table
  hand: 'Your hand',
  columns: 'Columns',
  cards,
  points,
  wild: 'wild',
  wildIs: (colour: string) => `Wild: ${colour}`,
  noWild: 'No wild colour',
  deck: 'Deck',
  /** Where there is little room. */
  pile: 'Deck',
  onTop: 'On top',
  unknown: 'unknown card',
  column: (type: string, count: number) => `${type}, ${count} of 7 cards`,
  closed: (type: string) => `${type}, not open yet`,
  top: (card: string) => `on top ${card}`,
  danger: 'one card from the end',
  valuesCount: (highest: number) => (highest === 1 ? 'only ones count' : `values 1 to ${highest} count`),
  counts: (worth: number) => `counts ${worth}`,
  handNow: (sum: number) => `Now worth ${points(sum)}`,
  aside: 'Cards aside',
  gone: 'Out of the game',
  luckyOf: (name: string) => `Lucky cards: ${name}`,
  knownOf: (name: string) => `Known in hand: ${name}`,
  none: 'none yet',
  lucky: (count: number) => n(count, { one: 'lucky card', other: 'lucky cards' }),
  holds: (count: number, known: string[]) => (known.length ? `${cards(count)}, among them ${list(known)}` : cards(count)),
  sideways: 'lies sideways',
  noColours: 'Own square: its colours are not shown',

  // What a play would do
  ends: (type: string) => `Seventh card of ${type}: the game ends at once, and this card counts for you.`,
  willDisable: (highest: number) => `Ages of Man: only values up to ${highest} will count.`,
  willBeWild: (colour: string) => `Colors: ${colour} becomes the wild colour.`,
  wildStays: 'Colors: the wild colour stays as it is.',
  idle: (type: string) => `${type}: there is nothing to do, so no power fires.`,
  agesElsewhere: 'An Ages of Man card fires nothing on another column.',
  placed: 'A card placed by a sin fires nothing.',
  takes: (card: string) => `You take ${card} into your hand.`,
  wildBack: (colour: string | null) => (colour ? `The wild colour goes back to ${colour}.` : 'Then there is no wild colour.'),
  notThere: 'It may not go there.',

  // Choosing
  play: 'Play',
  place: 'Place',
  take: 'Take',
  close: 'Close',
  chooseColumn: 'Choose a column.',
  call: 'Call a number or a colour',
  callNumber: (value: number) => `Call ${value}`,
  callColour: (colour: string) => `Call ${colour}`,
  unseen: (count: number) => `${count} not seen yet`,
  victim: 'Whose hand?',
  look: 'Look',
  lookTitle: (total: number) => `Where do you look? ${cards(total)} in all`,
  lookMissing: (count: number) => `First choose ${count === 1 ? 'one more card' : `${count} more cards`} to look at: tap the deck or a player.`,
  lookMore: (where: string) => `One more: ${where}`,
  lookLess: (where: string) => `One fewer: ${where}`,
  lookCount: (count: number, size: number) => `${count} of ${size}`,
  stack: 'Put back',
  stackTitle: 'Back on the deck: choose the order, top card first',
  stackOne: 'The top card of the deck',
  stackEarlier: (card: string) => `${card}: further up`,
  stackPlace: (place: number) => ['drawn first', 'drawn second', 'drawn third'][place - 1] ?? '',
  inHand: (name: string) => `in hand: ${name}`,
  fromHands: 'from hands',

  // What to do, and why we wait
  prompt: {
    play: 'Your turn: play a card.',
    again: 'Holy Virtues: play another card.',
    sin: 'Deadly Sins: choose an opponent.',
    place: 'Deadly Sins: place the card.',
    call: 'Lucky Gods: call a number or a colour.',
    take: 'Seas: take a column’s top card.',
    look: 'Wonders: look at three cards.',
    stack: 'Wonders: put the deck’s cards back.',
  },
  waits: {
    play: (name: string) => `${name} is choosing a card.`,
    sin: (name: string) => `${name} is choosing a victim.`,
    place: (name: string) => `${name} is placing the card.`,
    call: (name: string) => `${name} is calling.`,
    take: (name: string) => `${name} is taking a card.`,
    look: (name: string) => `${name} is choosing where to look.`,
    stack: (name: string) => `${name} is looking at the cards.`,
  },
  dealing: 'The cards are dealt.',
  over: 'The game is over.',

  // The log
  starts: (who: Who) => does(who, 'start.', 'starts.'),
  dealt: (card: string, type: string) => `Everybody gets three cards. ${card} opens ${type}.`,
  plays: (who: Who, card: string, type: string) => does(who, `play ${card} on ${type}.`, `plays ${card} on ${type}.`),
  places: (who: Who, card: string, type: string) => does(who, `place ${card} on ${type}.`, `places ${card} on ${type}.`),
  sins: (who: Who, victim: Who) =>
    does(
      who,
      `draw a card from the hand of ${victim.name}`,
      victim.you ? 'draws a card from your hand' : `draws a card from the hand of ${victim.name}`,
    ),
  calls: (who: Who, called: string) => does(who, `call ${called}`, `calls ${called}`),
  hit: (card: string) => `${card} matches: a lucky card, 2 points.`,
  miss: (card: string) => `${card} does not match and is out of the game.`,
  takesCard: (who: Who, card: string, type: string) => does(who, `take ${card} from ${type}.`, `takes ${card} from ${type}.`),
  looks: (who: Who, where: string[]) => does(who, `look at ${list(where)}.`, `looks at ${list(where)}.`),
  fromDeck: (count: number) => `${cards(count)} of the deck`,
  fromHand: (count: number, of: Who) => (of.you ? `${cards(count)} of yours` : `${cards(count)} of ${of.name}`),
  sees: (found: string[]) => `You see ${list(found)}.`,
  held: (card: string, name: string) => `${card} (${name})`,
  stacks: (who: Who, found: string[]) =>
    found.length
      ? does(who, `put back ${list(found)}, the first on top.`, `puts back ${list(found)}, the first on top.`)
      : does(who, 'put the cards back.', 'puts the deck’s cards back.'),
  fired: {
    A: (highest: number) => `Only values up to ${highest} count now.`,
    C: (colour: string) => `The wild colour is now ${colour}.`,
    D: 'Deadly Sins: a random card of an opponent will be placed.',
    H: 'Holy Virtues: another card follows.',
    L: 'Lucky Gods: a call, then the deck’s top card is flipped.',
    S: 'Seas: a top card goes into the hand, no refill.',
    W: 'Wonders: a look at hidden cards.',
    none: 'No power fires.',
  },
  wildGone: 'There is no wild colour any more.',
  ended: (type: string) => `The seventh card of ${type} ends the game.`,
  ranOut: 'Nobody has a card left: the game ends.',

  // The scoring
  scoring: 'Scoring',
  rules: (highest: number) => (highest === 7 ? 'No value is disabled.' : `Values above ${highest} count 0.`),
  wildRule: (colour: string, worth: number) => `Wild ${colour} cards count ${worth}.`,
  ending: 'ending card',
  disabled: 'disabled',
  hidden: (count: number) => n(count, { one: 'hidden card', other: 'hidden cards' }),
  sum: 'Sum',
  tie: (names: string[]) => `Tie: ${list(names)}. The lowest single value in hand decides.`,
  /** Null where it is hidden. */
  lowest: (name: string, value: number | null) => `${name}: ${value === null ? 'hidden' : value || 'none'}`,
  score: (name: string, sum: number) => `${name}: ${points(sum)}`,
  notYet: 'Points are counted when the game ends.',
  emptyHand: 'You have no cards.',
  noHand: 'You are watching and hold no cards.',
};
