// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { games } from '../games/games';
import type { Chair, OwnTableLine } from '../wire/protocol';
import { levels, proposalFor, winsOfTen } from './levels';

function finished(level: string, isWon: boolean, game = 'seas', seats = 2): OwnTableLine {
  const bot: Chair = { is: 'bot', name: 'Bot', level };
  const me: Chair = { is: 'person', name: 'Ada', here: true, bot: false };
  return {
    table: 'any',
    stage: 'over',
    settings: { game, seats } as OwnTableLine['settings'],
    seats: [me, ...Array<Chair>(seats - 1).fill(bot)],
    to_act: [],
    you: 'p0',
    your_move: false,
    idle: 0,
    winners: [isWon ? 'p0' : 'p1'],
  };
}
const times = (count: number, line: OwnTableLine) => Array<OwnTableLine>(count).fill(line);

test('who wins most games is proposed the next level', () => {
  expect(proposalFor('seas', times(3, finished('medium', true)))).toEqual({ level: 'hard', against: 'medium', won: 3, games: 3 });
});

test('who loses all is proposed the level below', () => {
  expect(proposalFor('seas', times(4, finished('medium', false)))).toEqual({ level: 'easy', against: 'medium', won: 0, games: 4 });
});

test('nothing is proposed after a game or two, while the level fits, or where there is no other', () => {
  expect(proposalFor('seas', times(2, finished('medium', true)))).toBeNull();
  expect(proposalFor('seas', [finished('medium', true), finished('medium', false), finished('medium', true), finished('medium', false)])).toBeNull();
  expect(proposalFor('seas', times(5, finished('master', true)))).toBeNull();
  expect(proposalFor('seas', times(5, finished('easy', false)))).toBeNull();
});

test('with more players fewer wins are enough', () => {
  const two = [...times(2, finished('medium', true, 'seas', 4)), ...times(3, finished('medium', false, 'seas', 4))];
  expect(proposalFor('seas', two)?.level).toBe('hard');
});

test('only games of this game count, against bots alone, at the level that was played last', () => {
  const others = finished('medium', true);
  others.seats = [others.seats[0] as Chair, { is: 'person', name: 'Bo', here: true, bot: false }];
  expect(proposalFor('seas', [...times(3, finished('medium', true, 'sevens')), ...times(3, others)])).toBeNull();
  expect(proposalFor('seas', [finished('hard', false), ...times(3, finished('medium', true))])).toBeNull();
});

test.each(games)('says how strong each level of $id is', ({ id }) => {
  for (const level of levels) expect(winsOfTen(id, level)).toBeGreaterThanOrEqual(5);
});
