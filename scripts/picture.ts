import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { startChromium } from './browser.js';
import { DIGEST_FILE, picturePage } from './picture-page.js';

/**
 * Makes the pictures of the README, light and dark, and writes the digest of their page. A test fails once the page differs.
 * Needs Chromium and a font with coloured emoji (on Debian, fonts-noto-color-emoji). By hand: `npx tsx scripts/picture.ts`.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(root, 'docs/images');
/** About the width of a summary on GitHub's page of a run, with the margins of `githubPage`. */
const WIDTH = 1008;

const page = picturePage(root);
mkdirSync(FOLDER, { recursive: true });
const browser = await startChromium();
try {
  for (const [name, scheme] of [
    ['summary.png', 'light'],
    ['summary-dark.png', 'dark'],
  ] as const) {
    const tab = await browser.newPage();
    await tab.setViewport({ width: WIDTH, height: 600, deviceScaleFactor: 1 });
    await tab.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    await tab.setContent(page.html);
    await expectEmoji(tab);
    const picture = await tab.screenshot({ fullPage: true, optimizeForSpeed: false });
    writeFileSync(join(FOLDER, name), picture);
    console.log(`docs/images/${name}: ${String(picture.byteLength)} bytes`);
  }
  writeFileSync(join(root, DIGEST_FILE), `${page.digest}\n`);
} finally {
  await browser.close();
}

/** Rejects if the system has no coloured emoji: the picture would show empty boxes. */
async function expectEmoji(tab: Page): Promise<void> {
  const colored = await tab.evaluate(`(() => {
    const context = document.createElement('canvas').getContext('2d');
    context.font = '40px sans-serif';
    context.fillText('\\u274c', 0, 40);
    const { data } = context.getImageData(0, 0, 60, 60);
    for (let at = 0; at < data.length; at += 4) if (data[at] !== data[at + 1]) return true;
    return false;
  })()`);
  if (colored === true) return;
  throw new Error('There is no font with coloured emoji: on Debian, install fonts-noto-color-emoji.');
}
