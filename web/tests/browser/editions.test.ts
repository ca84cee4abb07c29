// Editions of one's own, and the scorer: typed in, played with offline and online, replayed by a fresh program without any file.
import { mkdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NativeEngine } from '../../src/offline/testing/native';
import { pressableOf } from '../../src/games/testing/pressable';
import { desktop, visitor, type Visitor } from './support/browser';
import { playEagerly } from './support/eager';
import { games } from './support/play';
import { Stage } from './support/stage';

const stage = Stage.setUp();
const gallery = new URL('../../../build/gallery/editions/', import.meta.url).pathname;
mkdirSync(gallery, { recursive: true });

const cell = (page: Page, row: number, column: number) => page.locator(`#cell-${row}-${column}`);
const verdict = (page: Page) => page.locator('.edition-verdict[data-good]');

/** An edition that differs from ours: another value, two types with their colours exchanged, a piece with a name of its own. */
async function typeEdition(page: Page, game: string): Promise<void> {
  await page.goto(`${stage.program.address}/edition/${game}`);
  await page.getByRole('button', { name: 'Begin with ours' }).click();
  if (game === 'seas') await cell(page, 1, 0).fill('-3');
  if (game === 'seize') await cell(page, 0, 3).fill('old doubloon');
  if (game === 'sevens') {
    const rows = await Promise.all([0, 1].map((row) => Promise.all(Array.from({ length: 7 }, (_, column) => cell(page, row, column).inputValue()))));
    for (const [row, colours] of [rows[1]!, rows[0]!].entries()) for (const [column, colour] of colours.entries()) await cell(page, row, column).fill(colour);
  }
  await verdict(page).waitFor();
}

const optionOf: Record<string, string> = { seas: 'values', seize: 'booty', sevens: 'square' };
const chooseOwn = (page: Page, game: string) => page.locator(`input[name="${optionOf[game]!}"][value="own"]`).check({ force: true });

/** To the end of the game, and the text of its record. */
async function playForRecord(page: Page, game: string): Promise<string> {
  await page.locator('.table-board').waitFor();
  const { isOver } = await page.evaluate(playEagerly, { offers: pressableOf(game).offers, patience: 15_000, time: 120_000 });
  expect(isOver).toBe(true);
  await page.goto(page.url().replace(/\/(o|t)\/(\w+)$/, '/replay/$1/$2'));
  await page.locator('.replay-slider').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the record' }).click()]);
  return readFileSync(await download.path(), 'utf8');
}

async function expectReplay(record: string, game: string): Promise<void> {
  expect(record).toContain(`${optionOf[game]!}=own`);
  const engine = new NativeEngine();
  const answer = await engine.answer(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'replay', params: { record } }));
  engine.close();
  expect(JSON.parse(answer)).toMatchObject({ result: { status: { over: true } } });
}

test.each(games)('a game of %s is played offline with an edition of one’s own, and its record replays in a fresh program', async (game) => {
  const { page, faults } = await visitor(stage.browser, stage.program.address);
  await typeEdition(page, game);
  await page.getByRole('link', { name: 'Play with it against bots' }).click();
  await chooseOwn(page, game);
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL('**/o/*');
  await expectReplay(await playForRecord(page, game), game);
  expect(faults).toEqual([]);
});

test.each(games)('a game of %s is played online with an edition that comes along for whoever joins', async (game) => {
  const host = await visitor(stage.browser, stage.program.address);
  await typeEdition(host.page, game);
  await host.page.getByRole('link', { name: 'Play with it with friends' }).click();
  await host.page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await host.page.getByText('More: rules, absence, chat').click();
  await chooseOwn(host.page, game);
  await host.page.getByRole('button', { name: 'Make the table' }).click();
  await host.page.waitForURL('**/t/*');
  const stranger = await visitor(stage.browser, host.page.url());
  await host.page.locator('.table-button-large').click();
  await stranger.page.locator('.table-board').waitFor();
  await expectReplay(await playForRecord(host.page, game), game);
  expect([...host.faults, ...stranger.faults]).toEqual([]);
});

test('mistakes are named with their line and cell while one types, and lead to the cell', async () => {
  const { page } = await visitor(stage.browser, `${stage.program.address}/edition/seas`);
  await page.getByRole('button', { name: 'Begin with ours' }).click();
  await cell(page, 2, 3).fill('4');
  const mistake = page.locator('.edition-mistake', { hasText: 'line 33 · 3, Curse' });
  await mistake.getByText('a curse is worth less than 0').waitFor();
  await mistake.click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('cell-2-3');
  await page.keyboard.type('-4');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('cell-3-3');
});

/** As the browser does when somebody pastes. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);

test('a block of a spreadsheet fills its cells, one of the wrong shape changes nothing, a file of another game is recognised', async () => {
  const { page } = await visitor(stage.browser, `${stage.program.address}/edition/seas`);
  await page.getByRole('button', { name: 'Begin with ours' }).click();
  await cell(page, 0, 0).focus();
  await paste(page, '1\t2\n3\t4\n');
  expect(await Promise.all([cell(page, 0, 0), cell(page, 1, 1)].map((one) => one.inputValue()))).toEqual(['1', '4']);
  const before = await page.locator('.edition-grid input').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  await paste(page, '1\t2\t3\t4\t5\n');
  await page.getByText('Nothing was changed').waitFor();
  await paste(page, readFileSync(new URL('../../../data/sevens/square.txt', import.meta.url), 'utf8'));
  await page.getByText('That is an edition of Seven7s').waitFor();
  expect(await page.locator('.edition-grid input').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))).toEqual(before);
  await paste(page, readFileSync(new URL('../../../data/seas/values.txt', import.meta.url), 'utf8'));
  await verdict(page).waitFor();
  expect(await cell(page, 0, 0).inputValue()).toBe('5');
});

test('an edition is kept in the browser, and a link carries it to another one', async () => {
  const { page } = await visitor(stage.browser, stage.program.address);
  await typeEdition(page, 'seas');
  await page.reload();
  expect(await cell(page, 1, 0).inputValue()).toBe('-3');
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: (text: string) => Promise.resolve(void Object.assign(globalThis, { link: text })) }));
  await page.getByRole('button', { name: 'Copy a link to it' }).click();
  await page.getByText('The link is copied').waitFor();
  const link = await page.evaluate(() => (globalThis as unknown as { link: string }).link);
  const friend = await visitor(stage.browser, link);
  await friend.page.getByRole('button', { name: 'Keep it as mine' }).click();
  await verdict(friend.page).waitFor();
  await friend.page.goto(`${stage.program.address}/edition/seas`);
  expect(await cell(friend.page, 1, 0).inputValue()).toBe('-3');
});

const phoneUpright = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`${stage.program.address}/scorer/${game}`);
  await page.getByPlaceholder('Player 1').fill('Ada');
  await page.getByPlaceholder('Player 2').fill('Bo');
  await page.getByRole('button', { name: 'Begin' }).click();
}
const tap = (page: Page, card: string) => page.locator(`.picker-card[data-card="${card}"]`).click();

async function enter(page: Page, game: string): Promise<void> {
  if (game === 'seize') {
    for (const [place, weight] of ['120.5', '98', '87.3', '140'].entries()) await page.locator('.scorer-weights input').nth(place).fill(weight);
    return;
  }
  for (const card of game === 'seas' ? ['G1', 'G7', 'C3', 'R1', 'X2'] : ['W1', 'L5']) await tap(page, card);
  await page.locator('.picker .choice-pill', { hasText: 'Bo' }).click();
  for (const card of game === 'seas' ? ['G2', 'C1', 'C7', 'R4'] : ['H5', 'D3', 'A2']) await tap(page, card);
}

test.each(games)('the scorer of %s counts what was entered, keeps it, and lets it be corrected', async (game) => {
  const { page, faults } = await visitor(stage.browser, stage.program.address, { size: phoneUpright as typeof desktop });
  await begin(page, game);
  await enter(page, game);
  const result = page.locator('.scorer-result section').first();
  await result.waitFor();
  const before = await result.innerText();
  await page.reload();
  await result.waitFor();
  if (game === 'seize') await page.locator('.scorer-weights input').first().fill('200');
  else await tap(page, game === 'seas' ? 'G1' : 'W1');
  await page.waitForFunction((text) => document.querySelector<HTMLElement>('.scorer-result section')?.innerText !== text, before);
  const [report] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save a report' }).click()]);
  expect(readFileSync(await report.path(), 'utf8')).toContain('Ada');
  expect(faults).toEqual([]);
});

const looks = [
  { name: 'phone-light', size: phoneUpright as typeof desktop, theme: 'light' as const },
  { name: 'phone-dark', size: phoneUpright as typeof desktop, theme: 'dark' as const },
  { name: 'desktop-light', size: desktop, theme: 'light' as const },
  { name: 'desktop-dark', size: desktop, theme: 'dark' as const },
];

test.each(looks)('pictures to look at: $name', async ({ name, size, theme }) => {
  const { page, context }: Visitor = await visitor(stage.browser, stage.program.address, { size, theme });
  for (const game of games) {
    await typeEdition(page, game);
    await page.screenshot({ path: `${gallery}edition-${game}-${name}.png` });
    await page.screenshot({ path: `${gallery}edition-${game}-${name}-whole.png`, fullPage: true });
    await begin(page, game);
    await enter(page, game);
    await page.locator('.scorer-result section').first().waitFor();
    await page.screenshot({ path: `${gallery}scorer-${game}-${name}.png`, fullPage: true });
  }
  await context.close();
});
