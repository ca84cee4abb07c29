import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

/** Without the background requests that a browser makes by itself: the tests need no network beyond this machine. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: '/usr/bin/chromium', args: flags });
}

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const desktop = { viewport: { width: 1280, height: 800 } };

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** What went wrong in the page or was asked of anybody but our server. Must stay empty. */
  faults: string[];
}

interface VisitorOptions {
  size?: typeof phone | typeof desktop;
  language?: string;
  theme?: 'light' | 'dark';
  /** Calm pace and motion, as a person has it; by default games go fast. */
  isCalm?: boolean;
  /** Before anything is opened. */
  prepare?: ((page: Page) => Promise<unknown>) | undefined;
}

/** Somebody with a fresh browser profile. */
export async function visitor(browser: Browser, address: string, options: VisitorOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ ...(options.size ?? desktop), locale: options.language ?? 'en', colorScheme: options.theme ?? 'light' });
  await context.addInitScript(() => localStorage.getItem('septem.met') ?? localStorage.setItem('septem.met', 'yes'));
  if (!options.isCalm) await context.addInitScript(playFast);
  const page = await context.newPage();
  await options.prepare?.(page);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // A server that is away is part of some tests; Chromium says the last one when the service worker cannot be fetched then.
    if (message.type() === 'error' && !/ERR_CONNECTION|ERR_INTERNET|WebSocket|unknown error occurred when fetching the script/.test(message.text())) faults.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (!/^(data|blob):$/.test(protocol) && hostname !== '127.0.0.1') faults.push(`asked ${request.url()}`);
  });
  await page.goto(address);
  return { page, context, faults };
}

function playFast(): void {
  if (!localStorage.getItem('septem.settings')) localStorage.setItem('septem.settings', JSON.stringify({ speed: 'fast', motion: 'reduced', sound: false }));
}
