import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ReportedRun } from './bundle.js';
import { GIT_ENV } from './repository.js';

const LIBRARY = new URL('../../dist/library/index.js', import.meta.url).href;

const CALL = `
const { check } = await import(process.argv[1]);
try {
  console.log(JSON.stringify({ report: await check(JSON.parse(process.argv[2])) }));
} catch (error) {
  console.log(JSON.stringify({ error: error.message }));
}`;

export interface Answer {
  readonly report?: ReportedRun;
  /** What it rejected with. */
  readonly error?: string;
}

/** Calls `check` of the built library in a process of its own. Throws where that does not answer. */
export function checkByLibrary(
  options: Readonly<Record<string, unknown>>,
  env: Readonly<Record<string, string>> = {},
): Answer {
  const args = ['--input-type=module', '--eval', CALL, LIBRARY, JSON.stringify(options)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...GIT_ENV, ...env },
    encoding: 'utf8',
    timeout: 90_000,
  });
  if (status !== 0) throw new Error(`The library gave no answer: ${stderr}`);
  return JSON.parse(stdout) as Answer;
}
