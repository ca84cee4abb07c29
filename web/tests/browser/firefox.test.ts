// A smoke test in a second browser: the page opens, and a game against bots begins and goes on.
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('Firefox plays a card', async () => {
  const page = await browser.newPage();
  await page.goto(program.address);
  await (await page.waitForSelector('.start-play'))!.click();
  await page.waitForSelector('.table-board .seas-hand-card:not([aria-disabled=true])');
  const cards = (await page.$$('.seas-hand-card')).length;
  await page.click('.seas-hand-card');
  await (await page.waitForSelector('.seas-way'))!.click();
  await page.waitForFunction((before: number) => document.querySelectorAll('.seas-hand-card').length < before, {}, cards);
  expect(page.url()).toContain('/o/');
});
