import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { parse } from 'yaml';
import { startChromium } from './browser.js';
import { githubPage } from './github-page.js';

/**
 * Makes the pictures of the README: the job summary that the action writes for examples/phantom-work, as GitHub
 * shows it, light and dark. Needs Chromium and a font with coloured emoji (on Debian, fonts-noto-color-emoji). By hand:
 * `npx tsx scripts/picture.ts`.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(root, 'docs/images');
/** The page of a run on GitHub gives a summary about as much, with the margins of `githubPage`. */
const WIDTH = 1008;

const page = githubPage(summaryOf('examples/phantom-work'));
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
    await tab.setContent(page);
    await expectEmoji(tab);
    const picture = await tab.screenshot({ fullPage: true, optimizeForSpeed: false });
    writeFileSync(join(FOLDER, name), picture);
    console.log(`docs/images/${name}: ${String(picture.byteLength)} bytes`);
  }
} finally {
  await browser.close();
}

/** Runs the action's sources as GitHub's runner runs its bundle, and gives the job summary that it writes. */
function summaryOf(project: string): string {
  const temporary = mkdtempSync(join(tmpdir(), 'return-gate-picture-'));
  const summary = join(temporary, 'summary.md');
  const output = join(temporary, 'output');
  for (const file of [summary, output]) writeFileSync(file, '');
  const { inputs } = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as {
    readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  };
  const given = Object.entries(inputs).map(([name, { default: value = '' }]) => {
    const asked = name === 'working-directory' ? project : value;
    // An expression, such as the token: a run without one is meant.
    return [`INPUT_${name.toUpperCase()}`, asked.includes('${{') ? '' : asked] as const;
  });
  try {
    spawnSync(process.execPath, ['--import', 'tsx', join(root, 'src/action/main.ts')], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: temporary,
        GITHUB_WORKSPACE: root,
        GITHUB_EVENT_NAME: 'push',
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_REPOSITORY: 'octo-org/reports',
        GITHUB_STEP_SUMMARY: summary,
        GITHUB_OUTPUT: output,
        RUNNER_TEMP: temporary,
        ...Object.fromEntries(given),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const text = readFileSync(summary, 'utf8');
    if (text === '') throw new Error('The action wrote no job summary.');
    return text;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Rejects where the system has no coloured emoji: the picture would show empty boxes. */
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
