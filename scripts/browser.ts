import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';

/** The commands under which Chromium, or a browser based on it, is installed. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];

/** Its location on systems that do not add it to the path. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
];

/** Returns this machine's Chromium: `PUPPETEER_EXECUTABLE_PATH`, or the first of the usual commands. Throws if there is none. */
function findChromium(env: Readonly<Record<string, string | undefined>>): string {
  const asked = env.PUPPETEER_EXECUTABLE_PATH ?? '';
  if (asked !== '') {
    if (existsSync(asked)) return asked;
    throw new Error(`PUPPETEER_EXECUTABLE_PATH is "${asked}", where there is no file.`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES];
  const found = candidates.find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new Error('No Chromium was found: install it, or set PUPPETEER_EXECUTABLE_PATH to its path.');
}

/** Starts a headless Chromium; the caller closes it. */
export function startChromium(): Promise<Browser> {
  // Chromium has no sandbox as root, and most containers run as root.
  const root = process.getuid?.() === 0;
  return puppeteer.launch({
    executablePath: findChromium(process.env),
    headless: true,
    args: [...(root ? ['--no-sandbox'] : []), '--disable-dev-shm-usage', '--force-color-profile=srgb'],
  });
}
