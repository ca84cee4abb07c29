// @vitest-environment happy-dom
// Plays every script with the program's own engine: it fails when an action is refused or the learner would see something else.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../games/games';
import { learner, type Chapter, type Reply, type Step } from '../games/script';

const built = ['release', 'dev'].map((preset) => join(import.meta.dirname, `../../../build/${preset}/septem`));
const program = process.env['SEPTEM'] ?? built.find(existsSync);

type View = Record<string, unknown>;
interface Answer {
  result?: View;
  error?: { message: string };
}
type Request = [method: string, params: object];

/** A process of its own for each chapter, so that its table is the first. */
function ask(requests: Request[]): Answer[] {
  if (!program) throw new Error('build the program first: ./run');
  const lines = requests.map(([method, params], id) => JSON.stringify({ jsonrpc: '2.0', id, method, params: { table: 1, ...params } }));
  const { stdout } = spawnSync(program, ['engine'], { input: `${lines.join('\n')}\n`, encoding: 'utf8' });
  return stdout.trimEnd().split('\n').map((line) => JSON.parse(line) as Answer);
}

const view: Request = ['view', { seat: learner }];
const reply = (given: Reply): Request => ('outcome' in given ? ['chance', given] : ['act', given]);

function requestsOf({ act, then = [] }: Step): Request[] {
  const own: Request[] = act ? [['legal', { seat: learner }], ['act', { seat: learner, action: act }]] : [];
  return [...own, ...then.map(reply), view];
}

interface Played {
  step: Step;
  before: View;
  after: View;
  legal: string[];
}

function play({ record, steps }: Chapter): Played[] {
  const parts: Request[][] = [[['replay', { record }], view], ...steps.map(requestsOf)];
  const answers = ask(parts.flat());
  answers.forEach(({ error }, at) => expect(error, JSON.stringify(parts.flat()[at])).toBeUndefined());
  let next = 0;
  const results = parts.map((part) => answers.slice(next, (next += part.length)).map((answer) => answer.result!));
  return steps.map((step, at) => ({
    step,
    before: results[at]!.at(-1)!,
    after: results[at + 1]!.at(-1)!,
    legal: (results[at + 1]![0]!['actions'] ?? []) as string[],
  }));
}

const scripts = await Promise.all(games.flatMap((game) => game.lesson?.() ?? []));

describe.each(scripts)('$game', ({ game, others, chapters }) => {
  const played = chapters.map(play);

  test('the learner sees what the script says', () => {
    for (const { step, after } of played.flat()) expect(after, step.say.en).toMatchObject(step.sees ?? {});
  });

  test('it waits for the learner where the learner has to decide, and decides only for others', () => {
    for (const { step, before, legal } of played.flat()) {
      for (const given of step.then ?? []) expect(given).not.toMatchObject({ seat: learner });
      if (!step.act) continue;
      expect(before['to_act'], step.say.en).toContain(learner);
      expect(legal, step.say.en).toContain(step.act);
    }
  });

  test('what it points at lies on the table', () => {
    const isCardOrPiece = /^([A-Z]\d+|\d*[AKQJ\d][SHDC]|[a-z]+-[a-z]+)$/;
    for (const { step, before } of played.flat()) {
      const things = (step.point ?? []).filter((name) => isCardOrPiece.test(name));
      for (const thing of things) expect(JSON.stringify(before), step.say.en).toContain(`"${thing}"`);
    }
  });

  test('it is as long as a lesson should be, and its table is complete', () => {
    const steps = played.flat();
    expect(steps.length).toBeGreaterThanOrEqual(8);
    expect(steps.length).toBeLessThanOrEqual(16);
    for (const { before } of steps) expect(before).toMatchObject({ game, seats: others.length + 1 });
  });
});
