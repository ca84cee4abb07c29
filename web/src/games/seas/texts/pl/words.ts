import { listOf, plural } from '../../../../texts/plural';
import type { Texts } from '..';

const n = plural('pl');
const list = listOf('pl');
const card = { one: 'karta', few: 'karty', many: 'kart', other: 'karty' };
const point = { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' };
const minus = (value: number) => String(value).replace('-', '−');

export const words: Texts['words'] = {
  cardWithValue: (name, strength, value) =>
    [name, strength === null ? '' : `siła ${strength}`, value === null ? '' : `wartość łupu ${minus(value)}`].filter(Boolean).join(', '),
  list,
  countCards: (count) => n(count, card),

  displaySize: (count) => `Wyspa, ${n(count, card)}`,
  harbour: 'Port',
  aside: 'Odłożone',
  hand: 'Twoje karty',
  chestOf: (who) => (who === null ? 'Twoja skrzynia' : `${who}: skrzynia`),
  yourTeam: 'Twoja drużyna',
  chart: 'Mapa morska',
  compass: 'Kompas: rozpoczyna rundę',
  space: (space) => (space ? `pole ${space}` : 'jeszcze nie na morzu'),
  round: (round) => `Runda ${round}`,
  cycle: (cycle) => `Cykl ${cycle} z 2`,
  noValues: 'Własne wartości łupu, niepokazane',
  target: (target) => `Cel: pole ${target}`,
  toAct: 'ma ruch',

  ways: (name) => `Jak zagrać ${name}`,
  lay: (name) => `Wyłóż ${name}`,
  layShort: 'Wyłóż',
  capture: (taken, means) => `Zdobądź ${list(taken)} ${means}`,
  captureAll: (means) => `Zdobądź całą wyspę ${means}`,
  everything: 'Wszystko',

  nickTitle: 'Wyspa ogołocona!',
  nickAsk: 'Skąd podkradniesz kartę?',
  nickNone: 'Nie podkradaj',
  nickFrom: (who, count) => `Podkradnij ze skrzyni: ${who}, ${n(count, card)}`,
  nickHarbour: (count) => `Podkradnij z portu, ${n(count, card)}`,
  pickTitle: 'Te karty widzisz tylko ty',
  pickAsk: 'Wybierz jedną dla siebie.',
  pick: (name) => `Podkradnij ${name}`,

  tellFirst: (who) => (who === null ? 'Masz kompas.' : `${who} ma kompas.`),
  tellDeal: (round) => `Runda ${round}: karty rozdane.`,
  tellSecondDeal: 'Odłożone karty rozdane: cykl 2.',
  tellLaid: (who, name) => (who === null ? `Wykładasz ${name}.` : `${who} wykłada ${name}.`),
  tellCaptured: (who, taken, means, clears) => {
    const rest = `${list(taken)} ${means}`;
    if (who === null) return `Zdobywasz ${rest}${clears ? ' i ogołacasz wyspę' : ''}.`;
    return `${who} zdobywa ${rest}${clears ? ' i ogołaca wyspę' : ''}.`;
  },
  tellLooks: (who, from) => {
    const chest = from === null ? 'do twojej skrzyni' : `do skrzyni: ${from}`;
    return who === null ? `Zaglądasz ${chest}.` : `${who} zagląda ${chest}.`;
  },
  tellLooksHarbour: (who) => (who === null ? 'Zaglądasz do portu.' : `${who} zagląda do portu.`),
  tellNicksNothing: (who) => (who === null ? 'Niczego nie podkradasz.' : `${who} niczego nie podkrada.`),
  tellPicked: (who, name) => (who === null ? `Podkradasz ${name ?? 'kartę'}.` : `${who} podkrada ${name ?? 'kartę'}.`),
  tellSweeps: (who) =>
    who === null ? 'Ostatnia zdobycz należy do ciebie: zgarniasz resztę wyspy.' : `Ostatnia zdobycz: ${who}. ${who} zgarnia resztę wyspy.`,
  tellScored: (round, gains) => `Punktacja rundy ${round}: ${gains.join(', ')}.`,
  gain: (who, points) => `${who ?? 'ty'} ${n(points, point)}`,

  promptPlay: 'Twoja kolej: zagraj kartę.',
  promptPlayFirst: 'Twoja kolej: wyspa jest pusta, wyłóż kartę.',
  stepTake: 'Wybierz na wyspie, co zdobywasz.',
  stepTakeThis: 'Naciśnij kartę jeszcze raz, aby zdobyć zaznaczone.',
  stepTakeOrLay: 'Wybierz, co zdobywasz, albo wyłóż kartę.',
  stepLay: 'Niczego nie zdobywa: naciśnij jeszcze raz, aby ją wyłożyć.',
  stepPick: 'Naciśnij jeszcze raz, aby ją podkraść.',
  promptNick: 'Podkradnij kartę albo zrezygnuj.',
  promptPick: 'Wybierz jedną kartę.',
  waitPlay: (who) => `Teraz gra ${who}.`,
  waitNick: (who) => `${who} ogołaca wyspę i może podkraść kartę.`,
  waitPick: (who) => `${who} wybiera kartę do podkradzenia.`,
  waitDeal: 'Trwa rozdawanie kart.',
  wins: (who, you) => {
    if (you) return who.length > 1 ? 'Wspólne zwycięstwo, także twoje!' : 'Wygrywasz!';
    return who.length > 1 ? `Wspólne zwycięstwo: ${list(who)}.` : `${who[0]} wygrywa.`;
  },
  teamWins: (who, you) => (you ? 'Twoja drużyna wygrywa!' : `Wygrywa drużyna: ${list(who)}.`),

  scoringOf: (round) => `Punktacja rundy ${round}`,
  lines: {
    cards: 'Najwięcej kart łupu',
    coins: 'Najwięcej złotych monet',
    lady: 'Piracka dama',
    king: 'Król piratów',
    value: 'Najwyższa łączna wartość łupu',
  },
  points: (count) => n(count, point),
  counting: (card) => `${card}, liczy się`,
  noneOf: (type) => `${type}: brak`,
  matchSum: 'Razem',
  sum: 'Punkty nawigacyjne',

  sayHand: (cards) => (cards.length ? `Twoje karty: ${cards.join(', ')}.` : 'Nie masz kart na ręce.'),
  sayDisplay: (cards) => (cards.length ? `Wyspa: ${cards.join(', ')}.` : 'Wyspa jest pusta.'),
  sayHarbour: (count) => `Port: ${n(count, card)}.`,
  sayAside: (count) => `Odłożone na bok: ${n(count, card)}.`,
  sayChest: (who, count) => `${who === null ? 'Twoja skrzynia' : `Skrzynia: ${who}`}, ${n(count, card)}.`,
  sayShip: (who, space) => `${who}: ${space ? `pole ${space}` : 'jeszcze nie na morzu'}.`,
};
