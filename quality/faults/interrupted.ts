import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { metaReturn } from '../../__tests__/bundle/returns.js';
import { CLI, environment } from '../../__tests__/support/bundle.js';
import { makeRepository, writeFiles } from '../../__tests__/support/repository.js';

/** The signals of a terminal that is left or closed, and of a job that is cancelled. */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export type Signal = (typeof SIGNALS)[number];

const OLD = '{"old": true}\n';
const ARGS = ['check', '--root', '.', '--format', 'json', '--output', 'json=out/report.json'];
const MORE = ['--output', 'html=out/report.html', '--errors-file', 'out/errors.json'];
const EXPECTED = ['errors.json', 'report.html', 'report.json'];

/** How a run ended. */
export interface Interrupted {
  readonly status: number | null;
  readonly signal: string | null;
  /** What is wrong with the files that it leaves behind; null if nothing is. */
  readonly left: string | null;
  readonly milliseconds: number;
}

/** A repository with so many false claims that its reports take a while to write. */
export function manyLies(): string {
  const files = Object.fromEntries(
    Array.from({ length: 400 }, (_, n) => [
      `specs/${String(n)}_task/.return-meta.json`,
      metaReturn([`never/${String(n)}.ts`, `nor/${String(n)}.ts`]),
    ]),
  );
  return makeRepository([{ files }], { checkout: true }).directory;
}

/** Runs the built command line with three reports, beside which there are earlier ones, and does something to it meanwhile. */
export async function interrupted(root: string, act: (child: ChildProcess, out: string) => void): Promise<Interrupted> {
  const out = join(root, 'out');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  writeFiles(root, { 'out/report.json': OLD });
  const start = performance.now();
  const child = spawn(process.execPath, [CLI, ...ARGS, ...MORE], {
    cwd: root,
    env: environment({}),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  act(child, out);
  child.stdout.resume();
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status, signal) => {
      resolve({ status, signal, left: leftIn(out), milliseconds: performance.now() - start });
    });
  });
}

function leftIn(out: string): string | null {
  const names = readdirSync(out);
  const more = names.filter((name) => !EXPECTED.includes(name));
  if (more.length > 0) return `it leaves ${more.join()}`;
  for (const name of names.filter((one) => one.endsWith('.json'))) {
    try {
      JSON.parse(readFileSync(join(out, name), 'utf8'));
    } catch {
      return `${name} is half written`;
    }
  }
  if (!names.includes('report.html')) return null;
  return readFileSync(join(out, 'report.html'), 'utf8').trimEnd().endsWith('</html>')
    ? null
    : 'the page is half written';
}

/** Sends a signal as soon as a report is being written. */
export function amidWrite(signal: Signal): (child: ChildProcess, out: string) => void {
  return (child, out) => {
    const look = setInterval(() => {
      if (!readdirSync(out).some((name) => name.endsWith('.return-gate'))) return;
      child.kill(signal);
      clearInterval(look);
    }, 1);
    child.on('close', () => {
      clearInterval(look);
    });
  };
}

/** Sends a signal after so many milliseconds. */
export function after(milliseconds: number, signal: Signal): (child: ChildProcess) => void {
  return (child) => {
    const timer = setTimeout(() => child.kill(signal), milliseconds);
    child.on('close', () => {
      clearTimeout(timer);
    });
  };
}
