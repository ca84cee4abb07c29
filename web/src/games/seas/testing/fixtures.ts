// Views of real games, as the engine gave them, for the scenes and the tests.
import type { Options, Scoring, Seat } from '../../../wire/protocol';
import type { SeasScore, SeasView } from '../view';
import scorings from './scorings.json';

export interface Fixture {
  view: SeasView;
  you: Seat | null;
  legal: string[];
  past: string[];
  scorings?: readonly Scoring[] | undefined;
}

type Score = Omit<SeasScore, 'chests'> & { chests?: string };
type Different = Omit<Partial<SeasView>, 'options' | 'scores'> & { options?: Options; scores?: Score[] };

const usual: Omit<SeasView, 'options'> = { game: 'seas', over: false, winners: null, cycle: 1, aside: 0, last_taker: null, looking: null, scores: [], seats: 4, phase: 'play', to_act: ['p0'], round: 1, start: 'p0', turn: 'p0', display: [], hands: [], chests: [0, 0, 0, 0], harbour: 4, ships: [0, 0, 0, 0] };
const usualOptions: Options = { target: 7, last_clears: false, teams: 'none', values: 'default', first: 'p0' };

/** Only what differs from the usual is written down. Actions and steps are words in one text, parted by commas. */
function fixture(different: Different, legal = '', past = '', you: Seat | null = 'p0'): Fixture {
  const words = (text: string) => (text ? text.split(',') : []);
  const options = { ...usualOptions, ...different.options };
  const scores = (different.scores ?? []).map(opened);
  return { view: { ...usual, ...different, options, scores }, you, legal: words(legal), past: words(past) };
}

/** Chests are written as words, parted by bars. Only those of the round that is shown are written down. */
function opened({ chests, ...score }: Score): SeasScore {
  return { ...score, chests: chests?.split('|').map((cards) => cards.split(' ')) ?? score.cards.map(() => []) };
}

const withoutScorings = {
  scoring: fixture({ to_act: ['p1'], round: 2, start: 'p1', turn: 'p1', display: ['G3', 'G6', 'R5', 'R6'], hands: [['G5', 'C6', 'C8', 'R2', 'R9', 'R10', 'X5', 'X6'], 8, 8, 8], ships: [3, 0, 0, 5], scores: [{ cards: [9, 5, 6, 10], coins: [2, 3, 1, 5], value: [12, 10, -1, 12], points: [3, 0, 0, 5], chests: 'G6 G10 C1 C5 C10 R3 R5 R6 X3|G2 G3 G4 C2 C7|G8 C6 X1 X4 X7 X8|G1 G7 G9 C8 C9 R1 R2 R4 R8 R10' }] }, '', '* deal,p0 G10xC10,p1 G1xC1,p2 X1xC6+X7,p3 X3,p0 R3xX3,p0 nick p1,p0 pick C1,p1 R1,p2 G7,p3 C8xG7+R1,p3 nick p1,p3 pick ?,p0 R4,p1 C9,p2 X4xR4,p3 G9xC9,p3 nick p2,p3 pick ?,p0 X8,p1 G3,p2 G8xX8,p3 R8,p0 G4,p1 C7xG3+G4,p2 R7,p3 G2,p0 G6,p1 C2xG2,p2 R9,p3 C4,p0 R6xG6,p1 R5,p2 R2,p3 R10xR2+R8,p0 C5xR5,p1 G5,p2 C3,p3 X2'),
  play4: fixture({ round: 2, start: 'p1', display: ['R8', 'X3', 'X7'], hands: [['G6', 'C5', 'R4', 'R6', 'R10', 'X5'], 5, 5, 5], chests: [0, 2, 6, 4], ships: [5, 1, 0, 3], last_taker: 'p3', scores: [{ cards: [8, 7, 7, 8], coins: [3, 3, 1, 3], value: [11, 5, -1, 6], points: [5, 1, 0, 3] }] }, 'G6,C5,R4,R6,X5,R10xX3+X7'),
  waiting: fixture({ phase: 'pick', to_act: ['p2'], round: 2, start: 'p1', turn: 'p2', hands: [['G6'], 0, 0, 1], chests: [0, 11, 10, 13], ships: [5, 1, 0, 3], last_taker: 'p2', scores: [{ cards: [8, 7, 7, 8], coins: [3, 3, 1, 3], value: [11, 5, -1, 6], points: [5, 1, 0, 3] }] }),
  nick: fixture({ phase: 'nick', round: 2, start: 'p1', hands: [[], 0, 0, 0], chests: [2, 11, 11, 12], ships: [5, 1, 0, 3], last_taker: 'p0', scores: [{ cards: [8, 7, 7, 8], coins: [3, 3, 1, 3], value: [11, 5, -1, 6], points: [5, 1, 0, 3] }] }, 'nick p1,nick p2,nick p3,nick harbour,nick none'),
  pick: fixture({ phase: 'pick', round: 2, start: 'p1', hands: [[], 0, 0, 0], chests: [2, 11, 11, 12], ships: [5, 1, 0, 3], last_taker: 'p0', looking: ['G5', 'C2', 'C3', 'C7', 'C9', 'R1', 'X1', 'X2', 'X4', 'X5', 'X9', 'X10'], scores: [{ cards: [8, 7, 7, 8], coins: [3, 3, 1, 3], value: [11, 5, -1, 6], points: [5, 1, 0, 3] }] }, 'pick G5,pick C2,pick C3,pick C7,pick C9,pick R1,pick X1,pick X2,pick X4,pick X5,pick X9,pick X10'),
  over: fixture({ phase: 'over', to_act: [], over: true, winners: ['p1'], round: 3, start: 'p2', turn: null, display: ['C3', 'C9'], hands: [[], 0, 0, 0], chests: [11, 8, 10, 5], ships: [4, 9, 3, 2], last_taker: 'p0', scores: [{ cards: [5, 11, 4, 12], coins: [1, 7, 0, 1], value: [13, 1, -2, 7], points: [2, 1, 0, 2] }, { cards: [6, 10, 10, 5], coins: [1, 3, 6, 1], value: [-2, 17, 5, 7], points: [0, 4, 2, 0] }, { cards: [11, 8, 10, 5], coins: [5, 1, 5, 1], value: [12, 13, -1, 4], points: [2, 4, 1, 0], chests: 'G1 G7 G10 C2 C5 C10 R4 R6 R7 X8 X10|G4 C1 C8 R1 R2 R3 R8 R10|G2 G3 G5 G6 G8 X1 X2 X3 X4 X6|G9 C4 R5 X5 X9' }] }, '', '* deal,p2 C4xG3+X1,p3 X5xR5,p0 R8xC8,p0 nick p2,p0 pick C4,p1 X6,p2 G6xX6,p2 nick p0,p2 pick ?,p3 R1,p0 R2,p1 R3xR1+R2,p1 nick p0,p1 pick ?,p2 X9,p3 G9xX9,p3 nick p0,p3 pick ?,p0 X4,p1 G4xX4,p1 nick p2,p1 pick ?,p2 X3,p3 C10,p0 G10xC10,p1 G5,p2 G8xG5+X3,p2 nick p1,p2 pick ?,p3 G2,p0 R4,p1 G7,p2 X2xG2,p3 R6,p0 X10xR4+R6,p1 G1,p2 C5,p3 R10,p0 X8xG1+G7,p1 C1xR10,p2 C3,p3 C2,p0 R7xC2+C5,p1 C9'),
  choices: fixture({ round: 3, start: 'p2', display: ['C2', 'C8', 'R4', 'R7', 'X5'], hands: [['G9', 'C6'], 2, 1, 1], chests: [5, 10, 6, 4], ships: [4, 2, 1, 6], last_taker: 'p2', scores: [{ cards: [6, 7, 8, 12], coins: [3, 5, 0, 2], value: [17, 7, 10, 4], points: [2, 1, 0, 3] }, { cards: [11, 11, 5, 6], coins: [1, 3, 5, 1], value: [11, 4, 7, 15], points: [2, 1, 1, 3] }] }, 'C6xC2+R4,G9xR4+X5,G9xC2+R7'),
  kraken: fixture({ display: ['G4', 'G10', 'R8', 'R10'], hands: [['G2', 'G8', 'C2', 'C6', 'R3', 'R4', 'X1', 'X8'], 8, 8, 8] }, 'G2,C2,C6,R3,X1,G8xR8,R4xG4,X8xR8,X1xG10,X1xR10,X1xG4+G10+R8+R10'),
  play3: fixture({ seats: 3, display: ['G1', 'C3', 'C10', 'R8', 'X4'], hands: [['G4', 'G5', 'G8', 'R1', 'X2', 'X7', 'X8', 'X10'], 8, 8], chests: [5, 3, 0], harbour: 3, ships: [0, 0, 0], last_taker: 'p0', options: { target: 11 } }, 'X2,G4xX4,G5xG1+X4,G8xR8,R1xG1,X7xC3+X4,X8xR8,X10xC10'),
  crowd: fixture({ seats: 3, round: 5, start: 'p1', display: ['G1', 'G3', 'G5', 'G7', 'G9', 'C6', 'R2', 'X4', 'X8'], hands: [['G4', 'G10', 'C5', 'R4', 'R5', 'R7', 'X9'], 6, 6], chests: [2, 0, 7], harbour: 3, ships: [7, 6, 9], last_taker: 'p2', scores: [{ cards: [7, 9, 17], coins: [2, 1, 7], value: [17, 1, 19], points: [1, 0, 5] }, { cards: [12, 11, 10], coins: [8, 0, 1], value: [8, 5, 12], points: [2, 1, 2] }, { cards: [11, 7, 15], coins: [4, 2, 5], value: [14, 2, 8], points: [3, 0, 2] }, { cards: [10, 13, 9], coins: [3, 8, 1], value: [8, 15, 0], points: [1, 5, 0] }], options: { target: 11 } }, 'G4xX4,C5xG5,R4xX4,R5xG5,R7xG7,X9xG9,G10xG1+G3+R2+X4,G10xG3+G5+R2,G10xG1+G5+X4,G10xG1+G3+C6,G10xC6+X4,G10xG1+G7+R2,G10xG3+G7,G10xR2+X8,G10xG1+G9'),
  play2: fixture({ seats: 2, display: ['C1', 'R6', 'R10', 'X9'], hands: [['G1', 'G10', 'C3', 'C5', 'R3', 'R4', 'R8', 'X1'], 8], chests: [0, 0], aside: 16, ships: [0, 0], options: { target: 14 } }, 'C3,C5,R3,R4,R8,G1xC1,G10xR10,X1xC1'),
  late2: fixture({ seats: 2, round: 3, cycle: 2, display: ['C5', 'R6', 'X9'], hands: [['G5', 'G7', 'C3', 'C6', 'C8', 'R1', 'X7', 'X10'], 8], chests: [10, 8], harbour: 3, ships: [6, 7], last_taker: 'p1', scores: [{ cards: [9, 21], coins: [4, 4], value: [18, 8], points: [4, 3] }, { cards: [13, 18], coins: [6, 4], value: [9, 18], points: [2, 4] }], options: { target: 14 } }, 'G7,C3,C8,R1,X7,X10,G5xC5,C6xR6'),
  teams: fixture({ display: ['X3', 'X9'], hands: [['G10', 'C3', 'C5', 'R3', 'R4', 'R8', 'X1'], 7, 7, 7], chests: [4, 2], ships: [0, 0], last_taker: 'p2', options: { last_clears: true, teams: 'teams' } }, 'G10,C5,R4,R8,X1,C3xX3,R3xX3,X1xX3+X9'),
  scoringTeams: fixture({ to_act: ['p1'], round: 2, start: 'p1', turn: 'p1', display: ['G3', 'G10', 'R7', 'X8'], hands: [['G8', 'C2', 'C3', 'C5', 'R2', 'R3', 'X3', 'X7'], 8, 8, 8], chests: [0, 0], ships: [0, 6], scores: [{ cards: [12, 24], coins: [5, 7], value: [12, 14], points: [0, 6], chests: 'G1 G6 G10 C2 C3 C5 C6 R2 R4 R5 X3 X4|G2 G3 G4 G5 G7 G8 G9 C1 C4 C7 C8 C10 R1 R3 R6 R7 R8 R10 X1 X5 X7 X8 X9 X10' }], options: { last_clears: true, teams: 'teams' } }, '', '* deal,p0 G1xC1,p1 G9xX9,p2 C6xR6,p3 C10xR10,p3 nick p0,p3 pick ?,p0 X1,p1 R1xX1,p1 nick p0,p1 pick ?,p2 G5,p3 C4,p0 R4xC4,p1 X5xG5,p1 nick p0,p1 pick ?,p2 G6,p3 X4,p0 G10xG6+X4,p0 nick p1,p0 pick G1,p1 G4,p2 G7,p3 C7xG7,p0 R3,p1 X7xG4+R3,p1 nick p0,p1 pick ?,p2 X10,p3 X3,p0 C3xX3,p1 R5,p2 X8,p3 C8xX8,p0 C5xR5,p1 R2,p2 C2xR2,p3 G2,p0 R8,p1 G8xR8,p2 G3,p3 R7'),
  ultimate: fixture({ hands: [['G1', 'G10', 'C1', 'C3', 'R4', 'R6', 'R8', 'R10', 'X1', 'X9'], 10, 10, 10], chests: [0, 0], harbour: 0, ships: [0, 0], options: { teams: 'ultimate' } }, 'G1,G10,C1,C3,R4,R6,R8,R10,X1,X9'),
  referee: fixture({ to_act: ['p3'], turn: 'p3', display: ['X4'], hands: [['G3', 'G10', 'C1', 'R5', 'X5', 'X8', 'X10'], ['G4', 'G5', 'C3', 'C8', 'R3', 'R6', 'X2'], ['G1', 'G2', 'C4', 'C10', 'R10', 'X6', 'X9'], ['G8', 'C5', 'C7', 'C9', 'R1', 'R4', 'R7', 'R8']], chests: [['C2', 'R2'], ['G9', 'R9'], ['G7', 'X7'], []], harbour: ['G6', 'C6', 'X1', 'X3'], aside: [], last_taker: 'p2' }, '', '', null),
};

type FixtureName = keyof typeof withoutScorings;

export const fixtures = Object.fromEntries(
  Object.entries(withoutScorings).map(([name, made]): [string, Fixture] => [name, { ...made, scorings: (scorings as Record<string, Scoring[]>)[name] }]),
) as Record<FixtureName, Fixture>;
