// Without a server: a game goes on when it has gone, the page opens again, and nothing is lost.
import { expect, test } from 'vitest';
import { visitor } from './support/browser';
import { doorOf, openReplay, playToTheEnd, pressAt } from './support/play';
import { Stage } from './support/stage';

const stage = Stage.setUp();

test('the page opens, continues a game and plays it to the end with the server stopped', async () => {
  const { page } = await visitor(stage.browser, stage.program.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.locator(doorOf('sevens')).click();
  await page.waitForURL('**/o/*');
  await page.locator('.table-board').waitFor();
  await pressAt(page, 'sevens');
  const table = page.url();
  await stage.program.kill();
  await page.goto(`${stage.program.address}/`);
  await page.getByRole('heading', { name: 'Continue' }).waitFor();
  await page.locator('.table-card a').first().click();
  await page.waitForURL(table);
  await page.locator('.table-board').waitFor();
  await playToTheEnd(page, 'sevens', 'mouse');
  await openReplay(page);
  await page.locator('.replay-slider').waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('button', { name: 'Check the deal' }).click();
  await page.getByText('The deal is fair').waitFor();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  for (let step = 0; step < 6; ++step) await page.getByRole('button', { name: 'One step on' }).click();
  await page.locator('.replay-ways button', { hasText: /^as / }).first().click();
  await page.waitForURL('**/o/*');
  await page.locator('.table-board').waitFor();
  expect(page.url()).not.toBe(table);
});
