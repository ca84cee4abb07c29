// Two people at one table on the server.
import type { Page } from 'playwright-core';
import { visitor, type Visitor } from './browser';
import type { Stage } from './stage';

export interface Friends {
  ada: Page;
  bo: Page;
  /** What has gone wrong in either page until now. Must stay empty. */
  readonly faults: string[];
}

interface TableOptions {
  /** What is chosen on the form, by its label. */
  choose?: (form: Page) => Promise<void>;
  /** Before the first page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** A table of Seven7s for two, made by Ada, joined by Bo through the link, and started. */
export async function sitDown(stage: Stage, { choose, prepare }: TableOptions = {}): Promise<Friends> {
  const first = await visitor(stage.browser, `${stage.program.address}/friends/sevens`, { prepare });
  const ada = first.page;
  await ada.getByRole('textbox').fill('Ada');
  await ada.getByRole('radio', { name: '2', exact: true }).check();
  await choose?.(ada);
  await ada.getByRole('button', { name: 'Make the table' }).click();
  await ada.waitForURL('**/t/*');
  return startTogether(stage, first);
}

/** Bo joins Ada through the link and takes the last free seat; Ada starts. */
export async function startTogether(stage: Stage, first: Visitor): Promise<Friends> {
  const ada = first.page;
  const second = await visitor(stage.browser, ada.url());
  const bo = second.page;
  await bo.locator('.table-chair-empty .table-button').first().click();
  await ada.locator('.table-chair-empty').waitFor({ state: 'detached' });
  await ada.locator('.table-button-large').click();
  await Promise.all([ada, bo].map((page) => page.locator('.table-board').waitFor()));
  return {
    ada,
    bo,
    get faults() {
      return [...first.faults, ...second.faults];
    },
  };
}

export const logOf = (page: Page) => page.locator('.table-log li').allInnerTexts();

/** Who is to play now, and the other one. */
export async function byTurn({ ada, bo }: Friends): Promise<[mover: Page, other: Page]> {
  const turn = (page: Page) => page.locator('.table-prompt .table-seat-acts').waitFor();
  const isAda = await Promise.race([turn(ada).then(() => true), turn(bo).then(() => false)]);
  return isAda ? [ada, bo] : [bo, ada];
}

/** The cards in our hand, by their names in the protocol. */
export const handOf = (page: Page) => page.locator('.sevens-hand [data-thing]').evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['thing']!));
