import { expect, it } from 'vitest';
import type { StepHistory } from '../wire/protocol';
import { askAbout } from './advice';
import { openHouse, startAgainstBots, thinkAtOnce, type House, type Person } from './testing/house';
import { settle } from './testing/manual_clock';
import { openSeptem } from './testing/septem';

/** All pages of a history. */
async function historyOf(person: Person, table: string): Promise<StepHistory[]> {
  const pages: StepHistory[] = [];
  for (let from: number | null = 0; from !== null; from = pages.at(-1)!.next) {
    pages.push(await person.ask<StepHistory>('history', { table, each: true, ...(from && { from }) }));
  }
  return pages;
}

/** Lets bots play until this person has to decide: between these actions. */
async function decisionOf(house: House, person: Person, table: string): Promise<string[]> {
  for (;;) {
    const { actions } = await person.ask<{ actions: string[] }>('legal', { table });
    if (actions.length > 0) return actions;
    await house.clock.next();
    await settle();
  }
}

it.each([
  ['seas', 3],
  ['seize', 4],
  ['seize', 2],
  ['sevens', 3],
])('a bot that is told the history of a table of %s with %i seats decides for this seat', async (game, seats) => {
  const house = await openHouse();
  const ada = house.person();
  await ada.ask('hello', { name: 'Ada' });
  const table = await startAgainstBots(ada, game, seats);
  const thinker = { think: thinkAtOnce(await openSeptem(9)) };
  for (let i = 0; i < 12; ++i) {
    const actions = await decisionOf(house, ada, table);
    const pages = await historyOf(ada, table);
    const { action } = await askAbout(thinker, pages, 'p0', 'greedy').thought;
    expect(actions).toContain(action);
    await expect(askAbout(thinker, pages, 'p1', 'greedy').thought).rejects.toThrow(); // not what p1 was told
    await ada.ask('move', { table, action });
    if (i % 4 === 3) await ada.try('undo', { table }); // what is taken back is not told
  }
});
