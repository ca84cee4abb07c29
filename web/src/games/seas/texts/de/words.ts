import { listOf, plural } from '../../../../texts/plural';
import type { Texts } from '..';

const n = plural('de');
const list = listOf('de');
const card = { one: 'Karte', other: 'Karten' };
const point = { one: 'Punkt', other: 'Punkte' };
const minus = (value: number) => String(value).replace('-', '−');

export const words: Texts['words'] = {
  cardWithValue: (name, strength, value) =>
    [name, strength === null ? '' : `Stärke ${strength}`, value === null ? '' : `Beutewert ${minus(value)}`].filter(Boolean).join(', '),
  list,
  countCards: (count) => n(count, card),

  displaySize: (count) => `Auslage, ${n(count, card)}`,
  harbour: 'Hafen',
  aside: 'Beiseite\u00adgelegt',
  hand: 'Deine Hand',
  chestOf: (who) => (who === null ? 'Deine Truhe' : `${who}: Truhe`),
  yourTeam: 'Dein Team',
  chart: 'Seekarte',
  compass: 'Kompass: beginnt die Runde',
  space: (space) => (space ? `Feld ${space}` : 'noch nicht auf See'),
  round: (round) => `Runde ${round}`,
  cycle: (cycle) => `Durchgang ${cycle} von 2`,
  noValues: 'Eigene Beutewerte, nicht gezeigt',
  target: (target) => `Ziel: Feld ${target}`,
  toAct: 'am Zug',

  ways: (name) => `So kannst du ${name} ausspielen`,
  lay: (name) => `Lege ${name} aus`,
  layShort: 'Auslegen',
  capture: (taken, means) => `Erbeute ${list(taken)} mit ${means}`,
  captureAll: (means) => `Erbeute die ganze Auslage mit ${means}`,
  everything: 'Alles',

  nickTitle: 'Du hast die Auslage abgeräumt!',
  nickAsk: 'Wo klaust du eine Karte?',
  nickNone: 'Nichts klauen',
  nickFrom: (who, count) => `Aus der Truhe klauen: ${who}, ${n(count, card)}`,
  nickHarbour: (count) => `Aus dem Hafen klauen, ${n(count, card)}`,
  pickTitle: 'Nur du siehst diese Karten',
  pickAsk: 'Such dir eine aus.',
  pick: (name) => `Klaue ${name}`,

  tellFirst: (who) => (who === null ? 'Du hast den Kompass.' : `${who} hat den Kompass.`),
  tellDeal: (round) => `Runde ${round}: Die Karten werden ausgeteilt.`,
  tellSecondDeal: 'Die beiseitegelegten Karten werden ausgeteilt: Durchgang 2.',
  tellLaid: (who, name) => (who === null ? `Du legst ${name} aus.` : `${who} legt ${name} aus.`),
  tellCaptured: (who, taken, means, clears) => {
    const rest = `${list(taken)} mit ${means}`;
    if (who === null) return `Du erbeutest ${rest}${clears ? ' und räumst die Auslage ab' : ''}.`;
    return `${who} erbeutet ${rest}${clears ? ' und räumt die Auslage ab' : ''}.`;
  },
  tellLooks: (who, from) => {
    const chest = from === null ? 'deine Truhe' : `die Truhe von ${from}`;
    return who === null ? `Du siehst in ${chest}.` : `${who} sieht in ${chest}.`;
  },
  tellLooksHarbour: (who) => (who === null ? 'Du siehst dir den Hafen an.' : `${who} sieht sich den Hafen an.`),
  tellNicksNothing: (who) => (who === null ? 'Du klaust nichts.' : `${who} klaut nichts.`),
  tellPicked: (who, name) => (who === null ? `Du klaust ${name ?? 'eine Karte'}.` : `${who} klaut ${name ?? 'eine Karte'}.`),
  tellSweeps: (who) =>
    who === null ? 'Du hast zuletzt erbeutet und nimmst den Rest der Auslage.' : `${who} hat zuletzt erbeutet und nimmt den Rest der Auslage.`,
  tellScored: (round, gains) => `Wertung von Runde ${round}: ${gains.join(', ')}.`,
  gain: (who, points) => `${who ?? 'du'} ${n(points, point)}`,

  promptPlay: 'Du bist am Zug: Spiel eine Karte aus.',
  promptPlayFirst: 'Du bist am Zug: Die Auslage ist leer, leg eine Karte aus.',
  stepTake: 'Wähle auf der Insel, was du erbeutest.',
  stepTakeThis: 'Drück noch einmal auf die Karte, um das Markierte zu erbeuten.',
  stepTakeOrLay: 'Wähle, was du erbeutest, oder leg die Karte aus.',
  stepLay: 'Sie erbeutet nichts: Drück noch einmal, um sie auszulegen.',
  stepPick: 'Drück noch einmal, um sie zu klauen.',
  promptNick: 'Klau eine Karte oder verzichte.',
  promptPick: 'Such dir eine Karte aus.',
  waitPlay: (who) => `${who} ist am Zug.`,
  waitNick: (who) => `${who} hat die Auslage abgeräumt und darf klauen.`,
  waitPick: (who) => `${who} sucht sich eine Karte aus.`,
  waitDeal: 'Die Karten werden ausgeteilt.',
  wins: (who, you) => {
    if (you) return who.length > 1 ? 'Du teilst dir den Sieg!' : 'Du gewinnst!';
    return who.length > 1 ? `${list(who)} teilen sich den Sieg.` : `${who[0]} gewinnt.`;
  },
  teamWins: (who, you) => (you ? 'Dein Team gewinnt!' : `${list(who)} gewinnen.`),

  scoringOf: (round) => `Wertung von Runde ${round}`,
  lines: {
    cards: 'Meiste Beute\u00adkarten',
    coins: 'Meiste Gold\u00admünzen',
    lady: 'Piraten\u00adbraut',
    king: 'Piraten\u00adkönig',
    value: 'Höchster Gesamt\u00adbeutewert',
  },
  points: (count) => n(count, point),
  counting: (card) => `${card}, zählt`,
  noneOf: (type) => `${type}: keine`,
  matchSum: 'Zusammen',
  sum: 'Navi\u00adgations\u00adpunkte',

  sayHand: (cards) => (cards.length ? `Deine Hand: ${cards.join(', ')}.` : 'Deine Hand ist leer.'),
  sayDisplay: (cards) => (cards.length ? `Auslage: ${cards.join(', ')}.` : 'Die Auslage ist leer.'),
  sayHarbour: (count) => `Hafen: ${n(count, card)}.`,
  sayAside: (count) => `Beiseitegelegt: ${n(count, card)}.`,
  sayChest: (who, count) => `${who === null ? 'Deine Truhe' : `Truhe von ${who}`}: ${n(count, card)}.`,
  sayShip: (who, space) => `${who}: ${space ? `Feld ${space}` : 'noch nicht auf See'}.`,
};
