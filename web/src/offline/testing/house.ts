// A hub at home, and the people who talk to it.
import type { TableSnapshot } from '../../wire/protocol';
import type { View } from '../../wire/view';
import { PageHub } from '../hub';
import type { SeptemModule } from '../module';
import { MemoryLog, type EventLog } from '../event_log';
import type { Asked, Thought } from '../thinker';
import { ManualClock, settle } from './manual_clock';
import { numbers, openSeptem } from './septem';

export interface Answer {
  result?: unknown;
  error?: { code: number; message: string };
}

export class Person {
  /** Everything but answers. */
  readonly messages: { method: string; params: unknown }[] = [];
  private readonly answers = new Map<number, (answer: Answer) => void>();
  private last = 0;

  constructor(private readonly post: (text: string) => void) {}

  heard(text: string): void {
    const message = JSON.parse(text) as Answer & { id?: number; method: string; params: unknown };
    if (message.id === undefined) {
      this.messages.push(message);
      return;
    }
    this.answers.get(message.id)?.(message);
    this.answers.delete(message.id);
  }
  /** The whole answer, refusal or not. */
  try(method: string, params: object = {}): Promise<Answer> {
    const id = ++this.last;
    const answer = new Promise<Answer>((resolve) => this.answers.set(id, resolve));
    this.post(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    return answer;
  }
  async ask<T = Record<string, unknown>>(method: string, params: object = {}): Promise<T> {
    const { result, error } = await this.try(method, params);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as T;
  }
}

export interface House {
  hub: PageHub;
  clock: ManualClock;
  log: EventLog;
  ended: unknown[];
  lost: unknown[];
  person(): Person;
}

let houses = 0;

/** Bots of a module of their own, which answer as soon as they are asked. */
export function thinkAtOnce(module: SeptemModule): (question: string) => Asked {
  return (question) => {
    const answer = JSON.parse(module.think(question)) as Thought | { failure: string };
    const thought = 'failure' in answer ? Promise.reject(new Error(answer.failure)) : Promise.resolve(answer);
    return { thought, callOff: () => undefined };
  };
}

/** `think`: how bots are asked. */
export async function openHouse(
  log: EventLog = new MemoryLog(),
  seed = 1,
  think?: (question: string) => Asked,
): Promise<House> {
  const clock = new ManualClock();
  const people = new Map<number, Person>();
  const ended: unknown[] = [];
  const lost: unknown[] = [];
  const hub = await PageHub.open({
    module: await openSeptem(seed),
    log,
    clock,
    id: `house ${++houses}`,
    linksBeginWith: 'http://septem.test',
    think: think ?? thinkAtOnce(await openSeptem(seed)),
    send: (client, text) => people.get(client)?.heard(text),
    drop: (client) => people.delete(client),
    logLost: (why) => lost.push(why),
    ended: (why) => ended.push(why),
  });
  const person = () => {
    const client = people.size + 1;
    const someone = new Person((text) => hub.received(client, text));
    people.set(client, someone);
    hub.opened(client);
    return someone;
  };
  return { hub, clock, log, ended, lost, person };
}

/** A table of one person and bots, started. */
export async function startAgainstBots(
  person: Person,
  game: string,
  seats: number,
  options: object = {},
): Promise<string> {
  const players = ['me', ...Array<string>(seats - 1).fill('medium')];
  const { table } = await person.ask<TableSnapshot>('create', { game, seats, options, players });
  await person.ask('start', { table });
  return table;
}

/** Plays random legal moves until the game is over, or so many have been made. */
export async function playOn(
  house: House,
  person: Person,
  table: string,
  seed = 1,
  most = Infinity,
): Promise<{ moves: number; isOver: boolean }> {
  const next = numbers(seed);
  for (let moves = 0; ; ) {
    const { view } = await person.ask<{ view: View }>('view', { table });
    if (view.over || moves >= most) return { moves, isOver: view.over };
    const { actions } = await person.ask<{ actions: string[] }>('legal', { table });
    if (actions.length > 0) {
      await person.ask('move', { table, action: actions[next() % actions.length] });
      ++moves;
    } else {
      await house.clock.next();
      await settle();
    }
  }
}
