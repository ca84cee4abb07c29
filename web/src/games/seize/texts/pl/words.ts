import { listOf, plural } from '../../../../texts/plural';
import type { Colour } from '../../cards';
import type { Range } from '../../pieces';
import type { Who } from '../../who';
import type { Texts } from '..';
import { roles } from './roles';

const n = plural('pl');
const list = listOf('pl');
const either = listOf('pl', 'disjunction');
const decimal = new Intl.NumberFormat('pl', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const stashes: Record<Colour, string> = { red: 'z czerwonej sterty', black: 'z czarnej sterty' };

const pips = (count: number) => n(count, { one: 'oczko', few: 'oczka', many: 'oczek', other: 'oczka' });
const pieces = (count: number) => n(count, { one: 'łup', few: 'łupy', many: 'łupów', other: 'łupu' });
const cards = (count: number) => n(count, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' });

const subject = (who: Who) => ({ you: 'Ty', ghost: 'Intruz', other: who.name })[who.is];
const object = (who: Who) => ({ you: 'ty', ghost: 'intruz', other: who.name })[who.is];
/** Druga osoba nie potrzebuje zaimka. */
const does = (who: Who, yours: string, theirs: string) => (who.is === 'you' ? yours[0]!.toUpperCase() + yours.slice(1) : `${subject(who)} ${theirs}`);
const goesOut = (who: Who) => (who.is === 'you' ? 'odpadasz' : `odpada ${object(who)}`);
const collection = (who: Who) => ({ you: 'Twoja kolekcja', ghost: 'Kolekcja intruza', other: `Kolekcja gracza ${who.name}` })[who.is];
const actor = (name: string, isForGhost: boolean) => (isForGhost ? `Intruz, ${name.toLowerCase()}` : name);

export const words: Texts['words'] = {
  interloper: 'Intruz',
  weight: ([low, high]: Range) => (low === high ? `${decimal.format(low / 10)} g` : `${decimal.format(low / 10)}–${decimal.format(high / 10)} g`),
  pips: ([low]: Range) => pips(low),

  stash: { red: 'Czerwona sterta', black: 'Czarna sterta' },
  colour: { red: 'Czerwona', black: 'Czarna' },
  stashTakers: { red: 'dla kierów i kar', black: 'dla pików i trefli' },
  round: (round) => `Runda ${round} z 7`,
  parts: 'Części rundy',
  part: { squabble: 'Kłótnia', divvy: 'Podział', seize: 'Zagarnianie', swab: 'Szorowanie' },
  bag: (count) => `Worek: ${pieces(count)}`,
  deck: (count) => `Talia: ${cards(count)}`,
  discards: (count) => `Stos kart odrzuconych: ${cards(count)}`,
  noDiscards: 'Nic jeszcze nie odrzucono.',
  drawn: 'Wyciągnięte z worka',
  captain: 'kapitan',
  hand: 'Karty na ręce',
  collection,
  lookCloser: (who, count) => `${collection(who)}: ${pieces(count)}. Przyjrzyj się`,
  pieces,
  handCards: (count) => `${cards(count)} na ręce`,
  noPieces: 'Jeszcze nic',
  together: (weight) => `Razem ${weight}`,
  faceDown: 'Zakryta karta',
  noCard: 'Jeszcze bez karty',
  close: 'Zamknij',
  queue: 'Kolejność działania',
  acts: { done: 'po swojej kolejce', acting: 'działa teraz', next: 'czeka', passed: 'odchodzi z niczym' },
  goesRound: 'Liczby biorą po kolei, aż sterty będą puste',
  tied: 'równe karty: kolejność ustala kapitan',

  moveTo: { red: 'na czerwonej', black: 'na czarnej' },
  divide: 'Podziel tak',
  emptyStash: 'Na każdym suknie co najmniej jeden łup',
  nthToAct: (place) => `${place}.`,
  startOver: 'Od nowa',
  nameCaptain: (who, shown) => (who.is === 'you' ? `Mianuj kapitanem siebie: ${shown}` : `Mianuj kapitanem: ${who.name}, ${shown}`),
  tapAgain: 'Dotknij jeszcze raz',

  chooseSquabble: 'Kłótnia o kapitana: wygrywa najwyższa liczba; A, K, D i W liczą się za 1.',
  chooseCaptain: 'Remis: mianuj nowego kapitana.',
  chooseDivvy: 'Kapitanie, podziel łupy: dotknięcie przenosi łup na drugie sukno.',
  chooseCard: 'Wybierz kartę zagarniania: czerwona bierze z czerwonej sterty, czarna z czarnej.',
  ghostCard: (shown) => `Karta intruza: ${shown}.`,
  chooseOrder: (names) => `Równe karty: wybierz, kto działa pierwszy: ${either(names)}.`,
  chooseNextInOrder: 'A kto potem?',
  chooseAce: (stash, isForGhost) => `${actor(`As (${roles.A})`, isForGhost)}: weź jeden łup ${stashes[stash]}.`,
  chooseQueen: (stash, isForGhost) =>
    `${actor(`Dama (${roles.Q})`, isForGhost)}: weź łup ${stashes[stash]} albo ukradnij łup graczowi z ${stash === 'red' ? 'czerwoną' : 'czarną'} kartą.`,
  chooseJack: (stash, isForGhost) => `${actor(`Walet (${roles.J})`, isForGhost)}: weź dwa łupy ${stashes[stash]}, jeden po drugim.`,
  chooseNumber: (rank, stash, isForGhost) => `${actor(rank, isForGhost)}: weź jeden łup ${stashes[stash]}.`,
  chooseReturn: (left, isForGhost) => `${actor(`Król (${roles.K})`, isForGhost)}: cała sterta zabrana; oddaj ${left === null ? 'tyle samo łupów' : pieces(left)}.`,
  chooseUnload: (isForGhost) => `${isForGhost ? 'Intruz: waga' : 'Waga'} w równowadze. Zdejmij w tajemnicy jeden łup.`,
  waitFor: (all) => `Czekamy na: ${list(all)}.`,
  waitCaptain: (who) => `Remis: ${object(who)} mianuje nowego kapitana.`,
  waitDivvy: (who) => `${subject(who)} dzieli łupy.`,
  waitOrder: (who) => `Równe karty: ${object(who)} ustala kolejność.`,
  waitSeize: (who, shown) => `${subject(who)} bierze kartą: ${shown}.`,
  waitReturn: (who) => `${subject(who)} oddaje tyle łupów, ile zabrał król.`,
  over: (winners) => (winners.length === 1 ? `${does(winners[0]!, 'wygrywasz', 'wygrywa')} partię.` : `Wspólne zwycięstwo: ${list(winners.map(object))}.`),

  tellDeal: 'Worek jest pełny, każdy ma trzy karty.',
  tellReshuffle: 'Odrzucone karty potasowano w nową talię.',
  tellChosen: (who) => (who.is === 'you' ? 'Wybór dokonany.' : `${subject(who)}: wybór dokonany.`),
  tellSquabble: (all) => `Kłótnia: ${all.map(([who, shown]) => `${object(who)} ${shown}`).join(', ')}.`,
  tellTie: (who) => (who.is === 'you' ? 'Remis: mianujesz kapitana.' : `Remis: ${object(who)} mianuje kapitana.`),
  tellCaptain: (who) => (who.is === 'you' ? 'Jesteś kapitanem.' : `Kapitanem jest ${who.name}.`),
  tellBySuit: 'Remis: rozstrzyga kolor, pik przed kierem, kier przed karem, karo przed treflem.',
  tellDivvy: (who, red, black) => `${does(who, 'dzielisz', 'dzieli')} łupy. Czerwona sterta: ${list(red)}. Czarna: ${list(black)}.`,
  tellLays: (who, shown) => `${does(who, 'kładziesz', 'kładzie')} kartę: ${shown}.`,
  tellCards: (all) => `Odkryte karty: ${all.map(([who, shown]) => `${object(who)} ${shown}`).join(', ')}.`,
  tellOrder: (who, order) => `${does(who, 'ustalasz', 'ustala')} kolejność: ${order.map(object).join(', ')}.`,
  tellSeize: (who, piece) => `${does(who, 'zagarniasz', 'zagarnia')} ${piece}.`,
  tellSteal: (who, piece, victim) => `${does(who, 'kradniesz', 'kradnie')} ${piece} ${{ you: 'z twojej kolekcji', ghost: 'z kolekcji intruza', other: `z kolekcji gracza ${victim.name}` }[victim.is]}.`,
  tellKing: (who, all) => `${{ you: 'Twój król', ghost: 'Król intruza', other: `Król gracza ${who.name}` }[who.is]} zabiera całą stertę: ${list(all)}.`,
  tellReturn: (who, piece) => `${does(who, 'oddajesz', 'oddaje')} ${piece}.`,
  tellSwab: (who, all) => `Szorowanie pokładu: resztę ${who.is === 'you' ? 'dostajesz ty' : `dostaje ${object(who)}`} za pierwszy ruch w tej rundzie: ${list(all)}.`,
  tellUnload: (who, piece) => `${does(who, 'zdejmujesz', 'zdejmuje')} z wagi ${piece}.`,
  tellLevel: (left, right) => `Waga w równowadze: ${object(left)} i ${object(right)}.`,

  weighing: 'Ważenie',
  contest: (place, of) => `Pojedynek ${place} z ${of}`,
  heavier: (stays, out) => `${stays.is === 'you' ? 'Ważysz więcej' : `Więcej waży ${object(stays)}`}; ${goesOut(out)}.`,
  lighter: (stays, out) => `${stays.is === 'you' ? 'Ważysz mniej' : `Mniej waży ${object(stays)}`}; ${goesOut(out)}.`,
  levelThen: (stays) =>
    stays.length === 1
      ? `Równowaga. Łupy są zdejmowane, aż waga się przechyli; ${stays[0]!.is === 'you' ? 'zostajesz ty' : `zostaje ${object(stays[0]!)}`}.`
      : `Równowaga do końca. Wspólne miejsce: ${list(stays.map(object))}.`,
  before: 'Poprzedni pojedynek',
  next: 'Następny pojedynek',
  again: 'Zważ jeszcze raz',
  cursed: 'Przeklęty skarb: wygrywa najlżejsza kolekcja',
  notWeighed: (weight) => `Łupy intruza (${weight}) się nie liczą.`,
  scale: (left, leftWeight, right, rightWeight) => `Waga: ${object(left)} ${leftWeight}, ${object(right)} ${rightWeight}.`,

  sayHand: (all) => (all.length ? `Na ręce: ${list(all)}.` : 'Nie masz kart na ręce.'),
  sayStash: (colour, all) => `${colour === 'red' ? 'Czerwona' : 'Czarna'} sterta: ${all.length ? list(all) : 'pusta'}.`,
  sayDrawn: (all) => `Wyciągnięte: ${list(all)}.`,
  sayCard: (who, shown) => `${subject(who)}: ${shown}.`,
  sayCollection: (who, all, together) => `${subject(who)}: ${all.length ? `${list(all)}; razem ${together}` : 'bez łupów'}.`,
  sayTotal: (who, place, total) => `${place}. ${object(who)}: ${total}.`,
};
