// Views of real games, as the engine gave them, for the scenes and the tests.
import type { Options, Scoring, Seat } from '../../../wire/protocol';
import type { SeasView } from '../view';
import scorings from './scorings.json';

export interface Fixture {
  view: SeasView;
  you: Seat | null;
  legal: string[];
  past: string[];
  scorings?: readonly Scoring[] | undefined;
}

type Different = Omit<Partial<SeasView>, 'options'> & { options?: Options };

const usual: Omit<SeasView, 'options'> = { game: 'seas', over: false, winners: null, cycle: 1, aside: 0, last_taker: null, looking: null, scores: [], seats: 4, phase: 'play', to_act: ['p0'], round: 1, start: 'p0', turn: 'p0', display: [], hands: [], chests: [0, 0, 0, 0], harbour: 4, ships: [0, 0, 0, 0] };
const usualOptions: Options = { target: 7, last_clears: false, teams: 'none', values: 'default', first: 'p0' };

/** Only what differs from the usual is written down. Actions and steps are words in one text, parted by commas. */
function fixture(different: Different, legal = '', past = '', you: Seat | null = 'p0'): Fixture {
  const words = (text: string) => (text ? text.split(',') : []);
  const options = { ...usualOptions, ...different.options };
  return { view: { ...usual, ...different, options }, you, legal: words(legal), past: words(past) };
}

const withoutScorings = {
  scoring: fixture({ to_act: ['p1'], round: 2, start: 'p1', turn: 'p1', display: ['G3', 'G9', 'R2', 'R7'], hands: [['G6', 'C5', 'R4', 'R6', 'R10', 'X1', 'X3', 'X5'], 8, 8, 8], ships: [5, 1, 0, 3], scores: [{ cards: [8, 7, 7, 8], coins: [3, 3, 1, 3], value: [11, 5, -1, 6], points: [5, 1, 0, 3] }] }, '', '* deal,p0 R1xG10,p1 C4xG2+R2,p2 X1,p3 C1xX1,p0 X10,p1 G8xR8,p2 X3,p3 G1xX10,p0 X8,p1 X2,p2 C5xX2+X3,p3 X9,p0 X7,p1 X6,p2 G9xX9,p3 C6xX6,p0 G7xX7,p1 C9,p2 R9xC9,p3 X4,p0 G4xX4,p1 R4,p2 X5,p3 C10,p0 R10xC10,p1 G5xX5,p2 C3,p3 R3xC3,p0 C7,p1 G6,p2 R5,p3 G3'),
  play4: fixture({ round: 2, start: 'p1', display: ['R8', 'X3', 'X7'], hands: [['G6', 'C5', 'R4', 'R6', 'R10', 'X5'], 5, 5, 5], chests: [0, 2, 6, 4], ships: [5, 1, 0, 3], last_taker: 'p3', scores: [{ cards: [8, 7, 7, 8], coins: [3, 3, 1, 3], value: [11, 5, -1, 6], points: [5, 1, 0, 3] }] }, 'G6,C5,R4,R6,X5,R10xX3+X7'),
  waiting: fixture({ phase: 'pick', to_act: ['p2'], round: 2, start: 'p1', turn: 'p2', hands: [['G6'], 0, 0, 1], chests: [0, 11, 10, 13], ships: [5, 1, 0, 3], last_taker: 'p2', scores: [{ cards: [8, 7, 7, 8], coins: [3, 3, 1, 3], value: [11, 5, -1, 6], points: [5, 1, 0, 3] }] }),
  nick: fixture({ phase: 'nick', round: 2, start: 'p1', hands: [[], 0, 0, 0], chests: [2, 11, 11, 12], ships: [5, 1, 0, 3], last_taker: 'p0', scores: [{ cards: [8, 7, 7, 8], coins: [3, 3, 1, 3], value: [11, 5, -1, 6], points: [5, 1, 0, 3] }] }, 'nick p1,nick p2,nick p3,nick harbour,nick none'),
  pick: fixture({ phase: 'pick', round: 2, start: 'p1', hands: [[], 0, 0, 0], chests: [2, 11, 11, 12], ships: [5, 1, 0, 3], last_taker: 'p0', looking: ['G5', 'C2', 'C3', 'C7', 'C9', 'R1', 'X1', 'X2', 'X4', 'X5', 'X9', 'X10'], scores: [{ cards: [8, 7, 7, 8], coins: [3, 3, 1, 3], value: [11, 5, -1, 6], points: [5, 1, 0, 3] }] }, 'pick G5,pick C2,pick C3,pick C7,pick C9,pick R1,pick X1,pick X2,pick X4,pick X5,pick X9,pick X10'),
  over: fixture({ phase: 'over', to_act: [], over: true, winners: ['p1'], round: 3, start: 'p2', turn: null, display: ['G10', 'R9'], hands: [[], 0, 0, 0], chests: [8, 11, 10, 6], harbour: 3, ships: [7, 8, 5, 4], last_taker: 'p1', scores: [{ cards: [8, 7, 7, 8], coins: [3, 3, 1, 3], value: [11, 5, -1, 6], points: [5, 1, 0, 3] }, { cards: [3, 11, 11, 11], coins: [1, 3, 6, 1], value: [9, 19, 6, 4], points: [1, 3, 3, 1] }, { cards: [8, 11, 10, 6], coins: [3, 2, 3, 1], value: [12, 15, 12, 12], points: [1, 4, 2, 0] }] }, '', '* deal,p2 G5xC1+R4,p3 C6xR6,p0 X10,p1 R1xX10,p2 G6xX6,p2 nick harbour,p2 pick ?,p3 X1,p0 G1xX1,p0 nick p2,p0 pick C1,p1 X9,p2 C9xX9,p2 nick p0,p2 pick ?,p3 X2,p0 C2xX2,p0 nick p2,p0 pick C1,p1 X5,p2 X4,p3 X8,p0 R8xX8,p1 C5xX5,p2 C4xX4,p2 nick p0,p2 pick ?,p3 X3,p0 R10,p1 G3xX3,p2 R9,p3 C10xR10,p0 X7,p1 G7xX7,p2 C8,p3 G8xC8,p0 R7,p1 G10,p2 R2,p3 C3,p0 C7xR7,p1 R5xC3+R2'),
  choices: fixture({ round: 3, start: 'p2', display: ['C2', 'C8', 'R4', 'R7', 'X5'], hands: [['G9', 'C6'], 2, 1, 1], chests: [5, 10, 6, 4], ships: [4, 2, 1, 6], last_taker: 'p2', scores: [{ cards: [6, 7, 8, 12], coins: [3, 5, 0, 2], value: [17, 7, 10, 4], points: [2, 1, 0, 3] }, { cards: [11, 11, 5, 6], coins: [1, 3, 5, 1], value: [11, 4, 7, 15], points: [2, 1, 1, 3] }] }, 'C6xC2+R4,G9xR4+X5,G9xC2+R7'),
  kraken: fixture({ display: ['G4', 'G10', 'R8', 'R10'], hands: [['G2', 'G8', 'C2', 'C6', 'R3', 'R4', 'X1', 'X8'], 8, 8, 8] }, 'G2,C2,C6,R3,X1,G8xR8,R4xG4,X8xR8,X1xG10,X1xR10,X1xG4+G10+R8+R10'),
  play3: fixture({ seats: 3, display: ['G1', 'C3', 'C10', 'R8', 'X4'], hands: [['G4', 'G5', 'G8', 'R1', 'X2', 'X7', 'X8', 'X10'], 8, 8], chests: [5, 3, 0], harbour: 3, ships: [0, 0, 0], last_taker: 'p0', options: { target: 11 } }, 'X2,G4xX4,G5xG1+X4,G8xR8,R1xG1,X7xC3+X4,X8xR8,X10xC10'),
  crowd: fixture({ seats: 3, round: 5, start: 'p1', display: ['G1', 'G3', 'G5', 'G7', 'G9', 'C6', 'R2', 'X4', 'X8'], hands: [['G4', 'G10', 'C5', 'R4', 'R5', 'R7', 'X9'], 6, 6], chests: [2, 0, 7], harbour: 3, ships: [7, 6, 9], last_taker: 'p2', scores: [{ cards: [7, 9, 17], coins: [2, 1, 7], value: [17, 1, 19], points: [1, 0, 5] }, { cards: [12, 11, 10], coins: [8, 0, 1], value: [8, 5, 12], points: [2, 1, 2] }, { cards: [11, 7, 15], coins: [4, 2, 5], value: [14, 2, 8], points: [3, 0, 2] }, { cards: [10, 13, 9], coins: [3, 8, 1], value: [8, 15, 0], points: [1, 5, 0] }], options: { target: 11 } }, 'G4xX4,C5xG5,R4xX4,R5xG5,R7xG7,X9xG9,G10xG1+G3+R2+X4,G10xG3+G5+R2,G10xG1+G5+X4,G10xG1+G3+C6,G10xC6+X4,G10xG1+G7+R2,G10xG3+G7,G10xR2+X8,G10xG1+G9'),
  play2: fixture({ seats: 2, display: ['C1', 'R6', 'R10', 'X9'], hands: [['G1', 'G10', 'C3', 'C5', 'R3', 'R4', 'R8', 'X1'], 8], chests: [0, 0], aside: 16, ships: [0, 0], options: { target: 14 } }, 'C3,C5,R3,R4,R8,G1xC1,G10xR10,X1xC1'),
  late2: fixture({ seats: 2, round: 3, cycle: 2, display: ['C5', 'R6', 'X9'], hands: [['G5', 'G7', 'C3', 'C6', 'C8', 'R1', 'X7', 'X10'], 8], chests: [10, 8], harbour: 3, ships: [6, 7], last_taker: 'p1', scores: [{ cards: [9, 21], coins: [4, 4], value: [18, 8], points: [4, 3] }, { cards: [13, 18], coins: [6, 4], value: [9, 18], points: [2, 4] }], options: { target: 14 } }, 'G7,C3,C8,R1,X7,X10,G5xC5,C6xR6'),
  teams: fixture({ display: ['X3', 'X9'], hands: [['G10', 'C3', 'C5', 'R3', 'R4', 'R8', 'X1'], 7, 7, 7], chests: [4, 2], ships: [0, 0], last_taker: 'p2', options: { last_clears: true, teams: 'teams' } }, 'G10,C5,R4,R8,X1,C3xX3,R3xX3,X1xX3+X9'),
  scoringTeams: fixture({ to_act: ['p1'], round: 2, start: 'p1', turn: 'p1', display: ['G3', 'G10', 'R7', 'X8'], hands: [['G8', 'C2', 'C3', 'C5', 'R2', 'R3', 'X3', 'X7'], 8, 8, 8], chests: [0, 0], ships: [6, 2], scores: [{ cards: [21, 15], coins: [8, 4], value: [11, 11], points: [6, 2] }], options: { last_clears: true, teams: 'teams' } }, '', '* deal,p0 G1xC1,p1 R1xR10,p2 G6xR6,p3 X3,p0 X1,p1 X5,p2 X8xX3+X5,p3 X4,p0 R4xX4,p1 X7,p2 G7xX7,p3 C8,p0 R8xC8,p1 G8,p2 C2,p3 C10xG8+C2,p0 G10xX1+X9,p0 nick p1,p0 pick R1,p1 R2,p2 X10,p3 G2xR2,p0 R3,p1 G9,p2 G3xR3,p3 C4,p0 C3,p1 G4xC4,p2 G5,p3 C7,p0 C5xG5,p1 R5,p2 C6,p3 R7xC7'),
  ultimate: fixture({ hands: [['G1', 'G10', 'C1', 'C3', 'R4', 'R6', 'R8', 'R10', 'X1', 'X9'], 10, 10, 10], chests: [0, 0], harbour: 0, ships: [0, 0], options: { teams: 'ultimate' } }, 'G1,G10,C1,C3,R4,R6,R8,R10,X1,X9'),
  referee: fixture({ to_act: ['p3'], turn: 'p3', display: ['X4'], hands: [['G3', 'G10', 'C1', 'R5', 'X5', 'X8', 'X10'], ['G4', 'G5', 'C3', 'C8', 'R3', 'R6', 'X2'], ['G1', 'G2', 'C4', 'C10', 'R10', 'X6', 'X9'], ['G8', 'C5', 'C7', 'C9', 'R1', 'R4', 'R7', 'R8']], chests: [['C2', 'R2'], ['G9', 'R9'], ['G7', 'X7'], []], harbour: ['G6', 'C6', 'X1', 'X3'], aside: [], last_taker: 'p2' }, '', '', null),
};

type FixtureName = keyof typeof withoutScorings;

export const fixtures = Object.fromEntries(
  Object.entries(withoutScorings).map(([name, made]): [string, Fixture] => [name, { ...made, scorings: (scorings as Record<string, Scoring[]>)[name] }]),
) as Record<FixtureName, Fixture>;
