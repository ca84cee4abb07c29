// A second browser: the page opens, and whole games against bots are played, as quickly as a script can.
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pressableOf } from '../../src/games/testing/pressable';
import { playEagerly } from './support/eager';
import { doorOf, games } from './support/play';
import { Program } from './support/program';

let program: Program;
let browser: Browser;

beforeAll(async () => {
  program = await Program.start();
  browser = await puppeteer.launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: true });
});
afterAll(async () => {
  await browser.close();
  await program.stop();
});

test.each(games)('Firefox plays a whole game of %s, and no press is ignored', async (game) => {
  const page = await browser.newPage();
  await page.goto(program.address);
  await page.evaluate(() => {
    localStorage.setItem('septem.met', 'yes');
    localStorage.setItem('septem.settings', JSON.stringify({ language: 'en', speed: 'fast', motion: 'reduced', sound: false }));
  });
  await page.reload();
  await (await page.waitForSelector(doorOf(game)))!.click();
  await page.waitForSelector('.table-board');
  expect(page.url()).toContain('/o/');
  const { presses, lost, isOver } = await page.evaluate(playEagerly, { offers: pressableOf(game).offers, patience: 15_000, time: 90_000 });
  expect(lost).toEqual([]);
  expect([isOver, presses > 0]).toEqual([true, true]);
  await page.close();
});

test.each(games)('Firefox gives a hint in %s', async (game) => {
  const page = await browser.newPage();
  await page.goto(program.address);
  // The games of the tests before come to the list above the doors, which move down meanwhile.
  await page.waitForSelector(doorOf(game));
  await page.$eval(doorOf(game), (door) => (door as HTMLElement).click());
  await page.waitForSelector('.table-board');
  await page.keyboard.press('i');
  await page.waitForSelector('.coach-move .coach-reasons li', { timeout: 60_000 });
  expect((await page.$$('.table-board [data-hint]')).length).toBeGreaterThan(0);
  await page.close();
});

const ownOption: Record<string, string> = { seas: 'values', seize: 'booty', sevens: 'square' };

/** Types in an edition, makes a table with it (`new` offline, `friends` online) and plays it to the end. */
async function playWithEdition(game: string, way: 'new' | 'friends'): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${program.address}/edition/${game}`);
  await page.evaluate(() => {
    localStorage.clear(); // the edition of the test before
    localStorage.setItem('septem.met', 'yes');
    localStorage.setItem('septem.settings', JSON.stringify({ language: 'en', speed: 'fast', motion: 'reduced', sound: false }));
  });
  await page.reload();
  const press = async (selector: string) => (await page.waitForSelector(selector))!.click();
  await press('.edition-tools .button-main');
  await page.waitForSelector('.edition-verdict[data-good]');
  await page.goto(`${program.address}/${way}/${game}`);
  await page.waitForSelector('.form');
  await page.evaluate(() => document.querySelector('details')?.setAttribute('open', ''));
  for (const choice of [`input[name="${ownOption[game]!}"][value="own"]`, 'input[name="seats"][value="2"]']) await page.evaluate((selector) => document.querySelector<HTMLInputElement>(selector)!.click(), choice);
  await press('.form-go');
  if (way === 'friends') await press('.table-button-large');
  await page.waitForSelector('.table-board');
  const { isOver } = await page.evaluate(playEagerly, { offers: pressableOf(game).offers, patience: 15_000, time: 120_000 });
  expect(isOver).toBe(true);
  await page.goto(page.url().replace(/\/(o|t)\/(\w+)$/, '/replay/$1/$2'));
  await page.waitForSelector('.replay-slider');
  const words = await page.evaluate(() => document.body.textContent ?? '');
  await page.close();
  return words;
}

test.each(games.flatMap((game) => [[game, 'new'] as const, [game, 'friends'] as const]))('Firefox plays %s with an edition of one’s own: %s', async (game, way) => {
  expect(await playWithEdition(game, way)).toContain('Step');
});
