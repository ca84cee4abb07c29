// Plays a script with the engine on this device: the learner's view at each step, and what happens after an action.
import { learner, type Reply, type Script, type Step } from '../games/script';
import type { Engine } from '../offline/engine';
import type { Foretelling, Scoring } from '../wire/protocol';
import type { View } from '../wire/view';

export interface Scene {
  view: View;
  legal: string[];
  /** The steps so far, all of them open: a lesson has no secrets once they count. */
  past: string[];
  scorings: Scoring[];
  foretold: Foretelling;
}

/** Which step of which chapter; counted through all chapters for those who read. */
export interface Place {
  chapter: number;
  step: number;
}

export function placesOf(script: Script): Place[] {
  return script.chapters.flatMap(({ steps }, chapter) => steps.map((_, step) => ({ chapter, step })));
}

/** Where a part begins, counted through all; after the last part, the end. */
export function beginningOf(script: Script, chapter: number): number {
  return script.chapters.slice(0, chapter).reduce((sum, { steps }) => sum + steps.length, 0);
}

export class Lesson {
  private table = '';

  constructor(
    private readonly script: Script,
    private readonly engine: Pick<Engine, 'ask'>,
  ) {}

  stepAt({ chapter, step }: Place): Step {
    return this.script.chapters[chapter]!.steps[step]!;
  }

  /** The beginning of a step: the chapter's record, then all that was done before in the chapter. */
  async open(place: Place): Promise<Scene> {
    if (this.table) await this.engine.ask('close', { table: this.table });
    const { record, steps } = this.script.chapters[place.chapter]!;
    this.table = (await this.engine.ask<{ table: string }>('replay', { record })).table;
    for (const step of steps.slice(0, place.step)) await this.make(step);
    return this.scene();
  }

  /** The learner's action: it is made when it is the awaited one; fails with the engine's refusal when it is illegal. */
  async tryAction(step: Step, action: string, legal: readonly string[]): Promise<'made' | 'other'> {
    if (action === step.act) {
      await this.act(learner, action);
      return 'made';
    }
    // Legal, but not what we came for. The engine is only asked what it will refuse.
    if (!legal.includes(action)) await this.act(learner, action);
    return 'other';
  }

  async reply(reply: Reply): Promise<void> {
    if ('seat' in reply) await this.act(reply.seat, reply.action);
    else await this.engine.ask('chance', { table: this.table, outcome: reply.outcome });
  }

  async scene(): Promise<Scene> {
    const view = await this.engine.ask<View>('view', { table: this.table, seat: learner });
    const { actions } = await this.engine.ask<{ actions: string[] }>('legal', { table: this.table, seat: learner });
    const { record } = await this.engine.ask<{ record: string }>('record', { table: this.table });
    const { scorings } = await this.engine.ask<{ scorings: Scoring[] }>('scoring', { table: this.table, seat: learner });
    const foretold = await this.engine.ask<Foretelling>('foretell', { table: this.table, seat: learner });
    return { view, legal: actions, scorings, foretold, past: record.split('\n').filter((line) => /^(\*|p\d|g) /.test(line)) };
  }

  private async make({ act, then = [] }: Step): Promise<void> {
    if (act) await this.act(learner, act);
    for (const reply of then) await this.reply(reply);
  }

  private async act(seat: string, action: string): Promise<void> {
    await this.engine.ask('act', { table: this.table, seat, action });
  }
}
