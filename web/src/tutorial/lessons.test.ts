// @vitest-environment happy-dom
// Plays every script with the program's own engine: it fails when an action is refused or the learner would see something else.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../games/games';
import { learner, type Chapter, type Reply, type Step } from '../games/script';
import { languages, type Language } from '../texts/texts';

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

/** Read without haste, with a while for each thing to find and do, and for each move of the others. */
const perMinute = 150;
const secondsToAct = 6;
const secondsToWatch = 1;

function minutesOf(chapters: Chapter[], language: Language): number {
  const steps = chapters.flatMap((chapter) => chapter.steps);
  const words = steps.reduce((sum, { say }) => sum + say[language].split(/\s+/).length, 0);
  const seconds = steps.reduce((sum, { act, then = [] }) => sum + (act ? secondsToAct : 0) + then.length * secondsToWatch, 0);
  return words / perMinute + seconds / 60;
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

  test('it takes less than ten minutes, and its tables are complete', () => {
    for (const language of languages) expect(minutesOf(chapters, language), language).toBeLessThan(10);
    played.forEach((part, at) => {
      const seats = (chapters[at]!.others ?? others).length + 1;
      for (const { before } of part) expect(before).toMatchObject({ game, seats });
    });
  });

  test('every part has a name and something to do or to read', () => {
    for (const { title, steps } of chapters) {
      for (const language of languages) expect(title[language]).not.toBe('');
      expect(steps.length).toBeGreaterThan(0);
    }
  });
});
