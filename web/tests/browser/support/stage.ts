import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './browser';
import { Program } from './program';

/** The program and a browser for the tests of one file: there from the first test on, gone after the last. */
export class Stage {
  program!: Program;
  browser!: Browser;

  /** With the product, or with another program of the build folder. */
  static setUp(program?: string): Stage {
    const stage = new Stage();
    beforeAll(async () => {
      stage.program = await Program.start(program);
      stage.browser = await openBrowser();
    });
    afterAll(async () => {
      await stage.browser.close();
      await stage.program.stop();
    });
    return stage;
  }
}
