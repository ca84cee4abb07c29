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
