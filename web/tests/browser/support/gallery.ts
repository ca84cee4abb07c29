import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import type { Still } from '../../../src/table/testing/still_table';
import { openBrowser } from './browser';

/** The gallery of scenes and a browser for the tests of one file. */
export class Gallery {
  /** Where pictures to look at go. */
  readonly pictures = new URL('../../../../build/gallery/', import.meta.url).pathname;
  private server!: PreviewServer;
  private browser!: Browser;
  private address = '';

  static setUp(): Gallery {
    const gallery = new Gallery();
    beforeAll(() => gallery.start());
    afterAll(() => gallery.stop());
    return gallery;
  }

  private async start(): Promise<void> {
    mkdirSync(this.pictures, { recursive: true });
    // Built first: a browser loads one file quicker than two hundred. Each file of tests has its own.
    const outDir = `${this.pictures}page-${process.pid}`;
    const options = { root: new URL('../../..', import.meta.url).pathname, logLevel: 'error' as const, build: { outDir, emptyOutDir: true } };
    await build({ ...options, build: { ...options.build, rolldownOptions: { input: `${options.root}gallery.html` } } });
    this.server = await preview({ ...options, preview: { port: 0, host: '127.0.0.1' } });
    this.address = `${this.server.resolvedUrls!.local[0]!}gallery.html`;
    this.browser = await openBrowser();
  }

  private async stop(): Promise<void> {
    await this.browser.close();
    await this.server.close();
  }

  /** A page of this size, and the names of all scenes. */
  async open(options: BrowserContextOptions): Promise<{ page: Page; scenes: string[] }> {
    const page = await (await this.browser.newContext({ ...options, reducedMotion: 'reduce' })).newPage();
    await page.goto(this.address);
    const links = page.locator('#app a');
    await links.first().waitFor();
    return { page, scenes: await links.allInnerTexts() };
  }

  async show(page: Page, scene: string, theme: string): Promise<void> {
    await page.evaluate(async (query) => {
      history.pushState(null, '', query);
      dispatchEvent(new PopStateEvent('popstate'));
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    }, `?scene=${scene}&theme=${theme}`);
  }

  /** Any moment of a game. */
  async give(page: Page, given: Still, theme: string): Promise<void> {
    await page.evaluate((still) => Object.assign(globalThis, { given: still }), given);
    await this.show(page, 'table/given', theme);
  }
}
