// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { languages } from '../../texts/texts';
import type { Happening } from '../face';
import { useLanguage } from '../language';
import { flights, sound } from './flights';
import { prompt } from './prompt';
import { sayHand, sayScores, sayTable } from './say';
import { tell } from './tell';
import { situations } from './testing/situations';
import { endWith, viewWith } from './testing/views';
import type { SeizeView } from './view';

const names: Record<string, string> = { p0: 'Ada', p1: 'Ben', p2: 'Cleo' };

function happening(step: string, before: Partial<SeizeView>, after: Partial<SeizeView>, you: string | null = 'p2'): Happening<SeizeView> {
  return { step, before: viewWith(before), after: viewWith(after), you, nameOf: (seat) => names[seat] ?? seat };
}

async function inAll(say: () => string): Promise<string[]> {
  const lines: string[] = [];
  for (const language of languages) {
    await useLanguage(language);
    lines.push(say());
  }
  return lines;
}

afterEach(() => useLanguage('en'));

describe('the log', () => {
  const cases: [string, Happening<SeizeView>, string[]][] = [
    [
      'a piece is seized',
      happening('p0 seize coral-key', { red: ['coral-key', 'gold-coin'] }, { red: ['gold-coin'] }),
      ['Ada seizes the coral key.', 'Ada schnappt sich den Korallenschlüssel.', 'Ada zagarnia klucz z koralu.'],
    ],
    [
      'we seize',
      happening('p2 seize gold-coin', { red: ['gold-coin'] }, {}),
      ['You seize the gold coin.', 'Du schnappst dir die Goldmünze.', 'Zagarniasz monetę ze złota.'],
    ],
    [
      'the interloper steals from us',
      happening('p1 g steal p2 bone-die', {}, {}),
      ['The interloper steals the bone die from you.', 'Der Eindringling stiehlt dir den Knochenwürfel.', 'Intruz kradnie kostkę z kości z twojej kolekcji.'],
    ],
    ['a card is laid face down, which is no news', happening('p1 ?', { phase: 'card' }, { phase: 'card' }), ['', '', '']],
    [
      'somebody has chosen what to take off the scale',
      happening('p1 ?', { phase: 'unload' }, { phase: 'unload' }),
      ['Ben has chosen.', 'Ben hat gewählt.', 'Ben: wybór dokonany.'],
    ],
    [
      'a first squabble is level, and the suit decides',
      happening('p0 squabble 9H; p1 squabble 9S; p2 squabble KD', { phase: 'squabble', captain: null }, { phase: 'divvy', captain: 'p1' }),
      [
        'Squabble: Ada 9 of hearts, Ben 9 of spades, you king of diamonds. A tie: the suit decides. Ben is captain.',
        'Streit: Ada Herz 9, Ben Pik 9, du Karokönig. Gleichstand: Es gilt Pik vor Herz vor Karo vor Kreuz. Ben ist Kapitän.',
        'Kłótnia: Ada 9 kier, Ben 9 pik, ty król karo. Remis: rozstrzyga kolor, pik przed kierem, kier przed karem, karo przed treflem. Kapitanem jest Ben.',
      ],
    ],
    [
      'a king takes his stash when his turn comes',
      happening('p0 card KH; p1 card 3S; p2 card 2S', { phase: 'card', red: ['gold-key', 'bone-die'] }, { phase: 'return', acting: 'p0', cards: ['KH', '3S', '2S'], collections: [['gold-key', 'bone-die'], [], []] }),
      [
        'Turned over: Ada king of hearts, Ben 3 of spades, you 2 of spades. Ada’s king takes the whole stash: gold key and bone die.',
        'Aufgedeckt: Ada Herzkönig, Ben Pik 3, du Pik 2. Der König von Ada nimmt den ganzen Haufen: Goldschlüssel und Knochenwürfel.',
        'Odkryte karty: Ada król kier, Ben 3 pik, ty 2 pik. Król gracza Ada zabiera całą stertę: klucz ze złota i kostka z kości.',
      ],
    ],
    [
      'the round ends with a swab',
      happening('p1 seize iron-key', { red: ['iron-key'], black: ['jade-ring'], acting: 'p1' }, { phase: 'squabble', round: 2, collections: [['jade-ring'], ['iron-key'], []] }),
      [
        'Ben seizes the iron key. Swab the deck: Ada acted first and gets the rest: jade ring.',
        'Ben schnappt sich den Eisenschlüssel. Deck schrubben: Ada war zuerst dran und bekommt den Rest: Jadering.',
        'Ben zagarnia klucz z żelaza. Szorowanie pokładu: resztę dostaje Ada za pierwszy ruch w tej rundzie: pierścień z jadeitu.',
      ],
    ],
  ];
  test.each(cases)('%s', async (_name, event, lines) => {
    expect(await inAll(() => tell(event))).toEqual(lines);
  });

  test('the bag says nothing, the deck and a reshuffle do', () => {
    expect(tell(happening('* bag', {}, {}))).toBe('');
    expect(tell(happening('* deck', {}, {}))).not.toBe('');
    expect(tell(happening('* reshuffle', {}, {}))).toContain('shuffled');
  });
  test('the end names the winners', () => {
    const event = { ...happening('p0 seize a-b', {}, {}), after: endWith([1, 2, 3], { winners: ['p2'] }) };
    expect(tell(event)).toContain('You win the game.');
    expect(sound(event)).toBe('scale');
  });
});

describe('what moves', () => {
  test('a piece flies, then what the swab brings', () => {
    const event = happening('p1 seize iron-key', { red: ['iron-key'], black: ['jade-ring'], acting: 'p1' }, { phase: 'squabble', round: 2, collections: [['jade-ring'], ['iron-key'], []] });
    expect(flights(event)).toEqual([{ thing: 'iron-key' }, { thing: 'jade-ring', wave: 1 }]);
  });
  test('a card that nobody sees comes from its owner', () => {
    const event = happening('p1 ?', { phase: 'card' }, { phase: 'card', cards: [null, true, null] });
    expect(flights(event)).toEqual([{ thing: 'laid:p1', from: 'seat-p1' }]);
    expect(sound(event)).toBe('card');
  });
  test('cards are discarded at the end of a round, ours by its own name', () => {
    const event = happening('p1 seize a-b', { red: ['a-b'], acting: 'p1', cards: ['3S', '7H', '2S'] }, { phase: 'squabble', round: 2, collections: [[], ['a-b'], []] });
    expect(flights(event).filter((flight) => flight.to === 'discard').map((flight) => flight.thing)).toEqual(['laid:p0', 'laid:p1', '2S']);
  });
});

describe('words for every situation', () => {
  test.each(Object.entries(situations))('%s', async (_name, now) => {
    for (const say of [prompt, sayTable, sayScores]) {
      const lines = await inAll(() => say(now));
      expect(lines.every((line) => line.length > 0 && !/undefined|null|NaN|\[object/.test(line))).toBe(true);
      expect(new Set(lines).size).toBe(3);
    }
    expect(sayHand(now)).not.toContain('undefined');
  });
  test('weights are written as the language does', async () => {
    const place = (seat: string, amount: number, figure: number) => ({ key: 'seize.score.place', seats: [seat], amount, figure, cards: [], against: [] });
    const scorings = [[place('p0', 1234, 1), place('p1', 5, 2)]];
    const now = { ...situations['over']!, scorings, view: endWith([1234, 5], { winners: ['p0'], seats: 2 }) };
    expect(await inAll(() => sayScores(now))).toEqual(['1. you: 123.4 g. 2. Ben: 0.5 g.', '1. du: 123,4 g. 2. Ben: 0,5 g.', '1. ty: 123,4 g. 2. Ben: 0,5 g.']);
  });
});
