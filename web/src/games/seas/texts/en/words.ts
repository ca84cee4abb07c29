import { listOf, plural } from '../../../../texts/plural';

const n = plural('en');
const list = listOf('en');
const card = { one: 'card', other: 'cards' };
const point = { one: 'point', other: 'points' };
const minus = (value: number) => String(value).replace('-', '−');

/** `who` is null where the sentence speaks to the reader. */
type Who = string | null;

export const words = {
  /** What a screen reader says of a card: "Gold 7, booty value 7". */
  cardWithValue: (name: string, strength: number | null, value: number | null) =>
    [name, strength === null ? '' : `strength ${strength}`, value === null ? '' : `booty value ${minus(value)}`].filter(Boolean).join(', '),
  list,
  countCards: (count: number) => n(count, card),

  displaySize: (count: number) => `Display, ${n(count, card)}`,
  harbour: 'Harbour',
  aside: 'Set aside',
  hand: 'Your hand',
  chestOf: (who: Who) => (who === null ? 'Your chest' : `${who}: chest`),
  yourTeam: 'Your team',
  chart: 'Chart',
  compass: 'Compass: starting player',
  space: (space: number) => (space ? `space ${space}` : 'not yet at sea'),
  round: (round: number) => `Round ${round}`,
  cycle: (cycle: number) => `Cycle ${cycle} of 2`,
  noValues: 'Own booty values, not shown',
  target: (target: number) => `Target: space ${target}`,
  toAct: 'to act',

  ways: (name: string) => `Ways to play ${name}`,
  lay: (name: string) => `Lay down ${name}`,
  layShort: 'Lay down',
  capture: (taken: string[], means: string) => `Capture ${list(taken)} with ${means}`,
  captureAll: (means: string) => `Capture the whole display with ${means}`,
  everything: 'Everything',

  nickTitle: 'You cleared the display!',
  nickAsk: 'Where will you nick a card?',
  nickNone: 'Nick nothing',
  nickFrom: (who: string, count: number) => `Nick from the chest: ${who}, ${n(count, card)}`,
  nickHarbour: (count: number) => `Nick from the harbour, ${n(count, card)}`,
  pickTitle: 'Only you see these cards',
  pickAsk: 'Pick the one to keep.',
  pick: (name: string) => `Nick ${name}`,

  tellFirst: (who: Who) => (who === null ? 'You have the compass.' : `${who} has the compass.`),
  tellDeal: (round: number) => `Round ${round}: the cards are dealt.`,
  tellSecondDeal: 'The cards set aside are dealt: cycle 2.',
  tellLaid: (who: Who, name: string) => (who === null ? `You lay down ${name}.` : `${who} lays down ${name}.`),
  tellCaptured: (who: Who, taken: string[], means: string, clears: boolean) => {
    const rest = `${list(taken)} with ${means}`;
    if (who === null) return `You capture ${rest}${clears ? ' and clear the display' : ''}.`;
    return `${who} captures ${rest}${clears ? ' and clears the display' : ''}.`;
  },
  tellLooks: (who: Who, from: Who) => {
    const chest = from === null ? 'your chest' : `the chest of ${from}`;
    return who === null ? `You look into ${chest}.` : `${who} looks into ${chest}.`;
  },
  tellLooksHarbour: (who: Who) => (who === null ? 'You look into the harbour.' : `${who} looks into the harbour.`),
  tellNicksNothing: (who: Who) => (who === null ? 'You nick nothing.' : `${who} nicks nothing.`),
  tellPicked: (who: Who, name: string | null) => (who === null ? `You nick ${name ?? 'a card'}.` : `${who} nicks ${name ?? 'a card'}.`),
  tellSweeps: (who: Who) => (who === null ? 'You captured last and take the rest of the display.' : `${who} captured last and takes the rest of the display.`),
  tellScored: (round: number, gains: string[]) => `Round ${round} is scored: ${gains.join(', ')}.`,
  gain: (who: string | null, points: number) => `${who ?? 'you'} ${n(points, point)}`,

  promptPlay: 'Your turn: play a card.',
  promptPlayFirst: 'Your turn: the display is empty, lay down a card.',
  stepTake: 'Choose on the island what to take.',
  stepTakeThis: 'Press the card again to take what is marked.',
  stepTakeOrLay: 'Choose what to take, or lay it down.',
  stepLay: 'It takes nothing: press it again to lay it down.',
  stepPick: 'Press it again to nick it.',
  promptNick: 'Nick a card, or leave it.',
  promptPick: 'Pick one card.',
  waitPlay: (who: string) => `${who} is to play.`,
  waitNick: (who: string) => `${who} cleared the display and may nick a card.`,
  waitPick: (who: string) => `${who} is looking for a card to nick.`,
  waitDeal: 'The cards are being dealt.',
  wins: (who: string[], you: boolean) => {
    if (you) return who.length > 1 ? 'You share the victory!' : 'You win!';
    return who.length > 1 ? `${list(who)} share the victory.` : `${who[0]} wins.`;
  },
  teamWins: (who: string[], you: boolean) => (you ? 'Your team wins!' : `${list(who)} win.`),

  scoringOf: (round: number) => `Scoring of round ${round}`,
  lines: {
    cards: 'Most booty cards',
    coins: 'Most gold coins',
    lady: 'Pirate lady',
    king: 'Pirate king',
    value: 'Highest total booty value',
  },
  points: (count: number) => n(count, point),
  counting: (card: string) => `${card}, counts`,
  noneOf: (type: string) => `${type}: none`,
  matchSum: 'Together',
  sum: 'Navigation points',

  sayHand: (cards: string[]) => (cards.length ? `Your hand: ${cards.join(', ')}.` : 'Your hand is empty.'),
  sayDisplay: (cards: string[]) => (cards.length ? `Display: ${cards.join(', ')}.` : 'The display is empty.'),
  sayHarbour: (count: number) => `Harbour: ${n(count, card)}.`,
  sayAside: (count: number) => `Set aside: ${n(count, card)}.`,
  sayChest: (who: Who, count: number) => `${who === null ? 'Your chest' : `Chest of ${who}`}: ${n(count, card)}.`,
  sayShip: (who: string, space: number) => `${who}: ${space ? `space ${space}` : 'not yet at sea'}.`,
};
