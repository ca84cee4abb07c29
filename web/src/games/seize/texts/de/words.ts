import { listOf, plural } from '../../../../texts/plural';
import type { Colour } from '../../cards';
import type { Range } from '../../pieces';
import type { Who } from '../../who';
import type { Texts } from '..';
import { roles } from './roles';

const n = plural('de');
const list = listOf('de');
const either = listOf('de', 'disjunction');
const decimal = new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const stashes: Record<Colour, string> = { red: 'Rot', black: 'Schwarz' };

const pips = (count: number) => n(count, { one: 'Auge', other: 'Augen' });
const pieces = (count: number) => n(count, { one: 'Stück', other: 'Stücke' });
const cards = (count: number) => n(count, { one: 'Karte', other: 'Karten' });

const subject = (who: Who) => ({ you: 'Du', ghost: 'Der Eindringling', other: who.name })[who.is];
const object = (who: Who) => ({ you: 'du', ghost: 'der Eindringling', other: who.name })[who.is];
const of = (who: Who) => ({ you: 'dir', ghost: 'dem Eindringling', other: who.name })[who.is];
const does = (who: Who, yours: string, theirs: string) => `${subject(who)} ${who.is === 'you' ? yours : theirs}`;
const is = (who: Who) => (who.is === 'you' ? 'bist' : 'ist');
const goesOut = (who: Who) => `${object(who)} ${who.is === 'you' ? 'scheidest' : 'scheidet'} aus`;
const collection = (who: Who) => ({ you: 'Deine Sammlung', ghost: 'Sammlung des Eindringlings', other: `Sammlung von ${who.name}` })[who.is];
const actor = (name: string, isForGhost: boolean) => (isForGhost ? `Eindringling, ${name}` : name);

export const words: Texts['words'] = {
  interloper: 'Eindringling',
  weight: ([low, high]: Range) => (low === high ? `${decimal.format(low / 10)} g` : `${decimal.format(low / 10)}–${decimal.format(high / 10)} g`),
  pips: ([low]: Range) => pips(low),

  stash: { red: 'Roter Haufen', black: 'Schwarzer Haufen' },
  colour: { red: 'Rot', black: 'Schwarz' },
  stashTakers: { red: 'für Herz und Karo', black: 'für Pik und Kreuz' },
  round: (round) => `Runde ${round} von 7`,
  parts: 'Teile einer Runde',
  part: { squabble: 'Streit', divvy: 'Aufteilen', seize: 'Schnappen', swab: 'Schrubben' },
  bag: (count) => `Beutel: ${pieces(count)}`,
  deck: (count) => `Nachziehstapel: ${cards(count)}`,
  discards: (count) => `Ablagestapel: ${cards(count)}`,
  noDiscards: 'Noch ist nichts abgelegt.',
  drawn: 'Aus dem Beutel gezogen',
  captain: 'Kapitän',
  hand: 'Deine Hand',
  collection,
  lookCloser: (who, count) => `${collection(who)}: ${pieces(count)}. Genauer ansehen`,
  pieces,
  handCards: (count) => `${cards(count)} auf der Hand`,
  noPieces: 'Noch nichts',
  together: (weight) => `Zusammen ${weight}`,
  faceDown: 'Verdeckte Karte',
  noCard: 'Noch keine Karte',
  close: 'Schließen',
  queue: 'Wer wann dran ist',
  acts: { done: 'war schon dran', acting: 'ist dran', next: 'wartet', passed: 'geht leer aus' },
  goesRound: 'Zahlen nehmen reihum, bis die Haufen leer sind',
  tied: 'gleicher Rang: der Kapitän bestimmt die Reihenfolge',

  moveTo: { red: 'auf Rot', black: 'auf Schwarz' },
  divide: 'So aufteilen',
  emptyStash: 'Auf jedes Tuch mindestens ein Stück',
  nthToAct: (place) => `${place}.`,
  startOver: 'Von vorn',
  nameCaptain: (who, shown) => (who.is === 'you' ? `Dich selbst zum Kapitän machen: ${shown}` : `${who.name} zum Kapitän machen: ${shown}`),
  tapAgain: 'Noch einmal tippen',

  chooseSquabble: 'Streit um den Kapitän: Die höchste Zahl gewinnt; A, K, D und B zählen 1.',
  chooseCaptain: 'Gleichstand: Bestimme den neuen Kapitän.',
  chooseDivvy: 'Kapitän, teile auf: Antippen legt ein Stück auf das andere Tuch.',
  chooseCard: 'Wähle deine Schnappkarte: Rot nimmt von Rot, Schwarz von Schwarz.',
  ghostCard: (shown) => `Karte des Eindringlings: ${shown}.`,
  chooseOrder: (names) => `Gleicher Rang: Bestimme, wer zuerst dran ist: ${either(names)}.`,
  chooseNextInOrder: 'Und wer danach?',
  chooseAce: (stash, isForGhost) => `${actor(`Ass (${roles.A})`, isForGhost)}: Nimm ein Stück von ${stashes[stash]}.`,
  chooseQueen: (stash, isForGhost) =>
    `${actor(`Dame (${roles.Q})`, isForGhost)}: Nimm ein Stück von ${stashes[stash]} oder stiehl eines von jemandem mit ${stash === 'red' ? 'roter' : 'schwarzer'} Karte.`,
  chooseJack: (stash, isForGhost) => `${actor(`Bube (${roles.J})`, isForGhost)}: Nimm zwei Stücke von ${stashes[stash]}, eines nach dem anderen.`,
  chooseNumber: (rank, stash, isForGhost) => `${actor(rank, isForGhost)}: Nimm ein Stück von ${stashes[stash]}.`,
  chooseReturn: (left, isForGhost) =>
    `${actor(`König (${roles.K})`, isForGhost)}: Der ganze Haufen ist genommen; gib ${left === null ? 'ebenso viele Stücke' : pieces(left)} zurück.`,
  chooseUnload: (isForGhost) => `${isForGhost ? 'Eindringling: ' : ''}Die Waage ist ausgeglichen. Nimm heimlich ein Stück herunter.`,
  waitFor: (all) => `Wir warten auf ${list(all)}.`,
  waitCaptain: (who) => `Gleichstand: ${object(who)} bestimmt den neuen Kapitän.`,
  waitDivvy: (who) => `${subject(who)} teilt die Beute auf.`,
  waitOrder: (who) => `Gleicher Rang: ${object(who)} bestimmt die Reihenfolge.`,
  waitSeize: (who, shown) => `${subject(who)} ist dran: ${shown}.`,
  waitReturn: (who) => `${subject(who)} gibt so viele Stücke zurück, wie der König genommen hat.`,
  over: (winners) => (winners.length === 1 ? `${does(winners[0]!, 'gewinnst', 'gewinnt')} die Partie.` : `Geteilter Sieg: ${list(winners.map(object))}.`),

  tellDeal: 'Der Beutel ist gefüllt, alle haben drei Karten.',
  tellReshuffle: 'Der Ablagestapel wird zum neuen Nachziehstapel gemischt.',
  tellChosen: (who) => `${does(who, 'hast', 'hat')} gewählt.`,
  tellSquabble: (all) => `Streit: ${all.map(([who, shown]) => `${object(who)} ${shown}`).join(', ')}.`,
  tellTie: (who) => `Gleichstand: ${object(who)} ${who.is === 'you' ? 'bestimmst' : 'bestimmt'} den Kapitän.`,
  tellCaptain: (who) => `${subject(who)} ${is(who)} Kapitän.`,
  tellBySuit: 'Gleichstand: Es gilt Pik vor Herz vor Karo vor Kreuz.',
  tellDivvy: (who, red, black) => `${does(who, 'teilst', 'teilt')} auf. Rot: ${list(red)}. Schwarz: ${list(black)}.`,
  tellLays: (who, shown) => `${does(who, 'legst', 'legt')} ${shown}.`,
  tellCards: (all) => `Aufgedeckt: ${all.map(([who, shown]) => `${object(who)} ${shown}`).join(', ')}.`,
  tellOrder: (who, order) => `${does(who, 'bestimmst', 'bestimmt')} die Reihenfolge: ${order.map(object).join(', ')}.`,
  tellSeize: (who, piece) => `${does(who, 'schnappst dir', 'schnappt sich')} ${piece}.`,
  tellSteal: (who, piece, victim) => `${does(who, 'stiehlst', 'stiehlt')} ${of(victim)} ${piece}.`,
  tellKing: (who, all) => `${{ you: 'Dein König', ghost: 'Der König des Eindringlings', other: `Der König von ${who.name}` }[who.is]} nimmt den ganzen Haufen: ${list(all)}.`,
  tellReturn: (who, piece) => `${does(who, 'gibst', 'gibt')} ${piece} zurück.`,
  tellSwab: (who, all) => `Deck schrubben: ${object(who)} ${who.is === 'you' ? 'warst zuerst dran und bekommst' : 'war zuerst dran und bekommt'} den Rest: ${list(all)}.`,
  tellUnload: (who, piece) => `${does(who, 'nimmst', 'nimmt')} ${piece} von der Waage.`,
  tellLevel: (left, right) => `Die Waage ist ausgeglichen: ${object(left)} gegen ${{ you: 'dich', ghost: 'den Eindringling', other: right.name }[right.is]}.`,

  weighing: 'Das Wiegen',
  contest: (place, of) => `Wiegeduell ${place} von ${of}`,
  heavier: (stays, out) => `${subject(stays)} ${is(stays)} schwerer; ${goesOut(out)}.`,
  lighter: (stays, out) => `${subject(stays)} ${is(stays)} leichter; ${goesOut(out)}.`,
  levelThen: (stays) =>
    stays.length === 1
      ? `Ausgeglichen. Stücke werden heruntergenommen, bis die Waage kippt; ${object(stays[0]!)} ${stays[0]!.is === 'you' ? 'bleibst' : 'bleibt'}.`
      : `Ausgeglichen bis zuletzt. Geteilter Platz: ${list(stays.map(object))}.`,
  before: 'Voriges Duell',
  next: 'Nächstes Duell',
  again: 'Noch einmal wiegen',
  cursed: 'Verfluchter Schatz: Das Leichteste gewinnt',
  notWeighed: (weight) => `Die ${weight} des Eindringlings zählen nicht.`,
  scale: (left, leftWeight, right, rightWeight) => `Eine Waage: ${object(left)} ${leftWeight}, ${object(right)} ${rightWeight}.`,

  sayHand: (all) => (all.length ? `Deine Hand: ${list(all)}.` : 'Deine Hand ist leer.'),
  sayStash: (colour, all) => `${colour === 'red' ? 'Roter' : 'Schwarzer'} Haufen: ${all.length ? list(all) : 'leer'}.`,
  sayDrawn: (all) => `Gezogen: ${list(all)}.`,
  sayCard: (who, shown) => `${subject(who)}: ${shown}.`,
  sayCollection: (who, all, together) => `${subject(who)}: ${all.length ? `${list(all)}; zusammen ${together}` : 'keine Stücke'}.`,
  sayTotal: (who, place, total) => `${place}. ${object(who)}: ${total}.`,
};
