import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'puppeteer-core';
import { githubPage } from '../../scripts/github-page.js';
import { startChromium } from '../../scripts/browser.js';
import type { Report } from '../../src/model/report.js';
import { render } from '../../src/report/html.js';

export type Scheme = 'light' | 'dark';

export interface View {
  readonly scheme?: Scheme;
  readonly width?: number;
  readonly height?: number;
  /** Whether the page's script runs. */
  readonly scripts?: boolean;
}

/** A page in the browser, and what it did that it should not. */
export interface Opened {
  readonly page: Page;
  /** Addresses it asked for, its own left out. */
  readonly requests: readonly string[];
  /** What is on the console, and errors of its script. */
  readonly complaints: readonly string[];
}

let browser: Browser | undefined;
const folder = mkdtempSync(join(tmpdir(), 'return-gate-browser-'));
let made = 0;

beforeAll(async () => {
  browser = await startChromium();
});

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

afterEach(async () => {
  // The first is the browser's own empty page.
  for (const page of (await browser?.pages())?.slice(1) ?? []) await page.close();
});

/** Writes text to a file and opens it, as people open a report. */
async function openFile(text: string, view: View = {}): Promise<Opened> {
  if (browser === undefined) throw new Error('The browser was not started.');
  const { scheme = 'light', width = 1280, height = 900, scripts = true } = view;
  const file = join(folder, `${String(made++)}.html`);
  writeFileSync(file, text);
  const page = await browser.newPage();
  const address = pathToFileURL(file).href;
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (request.url() !== address) requests.push(request.url());
  });
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.setJavaScriptEnabled(scripts);
  await page.setViewport({ width, height });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  await page.goto(address);
  return { page, requests, complaints };
}

/** Opens the HTML report. */
export function openReport(report: Report, view: View & Partial<Parameters<typeof render>[1]> = {}): Promise<Opened> {
  const { links = null, rulePages, ...rest } = view;
  const options = rulePages === undefined ? { links } : { links, rulePages };
  return openFile([...render(report, options)].join(''), rest);
}

/** Opens Markdown as GitHub shows it. */
export function openMarkdown(markdown: string, view: View = {}): Promise<Opened> {
  return openFile(githubPage(markdown), view);
}
