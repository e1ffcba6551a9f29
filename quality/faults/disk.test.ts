import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as disk from 'node:fs';
import { join } from 'node:path';
import { metaReturn } from '../../__tests__/bundle/returns.js';
import { recordingCaller } from '../../__tests__/support/captured.js';
import { environment } from '../../__tests__/support/bundle.js';
import { inPlace } from '../../__tests__/support/in-place.js';
import { changeDisk } from '../../__tests__/support/changed-disk.js';
import { temporaryFolder, writeFiles } from '../../__tests__/support/repository.js';

/** What a full, a read-only or a broken disk says, and a process with too many files open. */
const CODES = ['ENOSPC', 'EROFS', 'EMFILE', 'EIO'] as const;

/** The calls that change what is on disk. */
const CHANGING = ['openSync', 'mkdirSync', 'writeFileSync', 'fchmodSync', 'closeSync', 'renameSync'] as const;

/** The call that goes wrong, counted from 0 while a run lasts; -1 for none. */
let wrong = -1;
let code: (typeof CODES)[number] = 'EIO';
let calls = -1;

function isAtFault(): boolean {
  return calls >= 0 && calls++ === wrong;
}

/** A function of `fs` that may go wrong. What is to be closed is closed all the same. */
function fragile(name: (typeof CHANGING)[number]): (...args: readonly unknown[]) => unknown {
  const real = disk[name] as (...args: readonly unknown[]) => unknown;
  return (...args) => {
    if (!isAtFault()) return real(...args);
    if (name === 'closeSync') real(...args);
    throw Object.assign(new Error(`${code}: it went wrong, ${name}`), { code, syscall: name.slice(0, -'Sync'.length) });
  };
}

changeDisk(Object.fromEntries(CHANGING.map((name) => [name, fragile(name)])));
const { runCommandLine } = await import('../../src/cli/command-line.js');

const OLD = { 'out/report.json': '{"old": true}\n', 'out/errors.json': '{"errors": [{"id": "old"}]}\n' };

/** Writes reports and an errors file, in place of earlier ones and in a folder that does not exist yet. What is read is on disk, too: git would take most of the time. */
const ARGS = ['check', '--root', '.', '--workspace', '--format', 'json', '--output', 'json=out/report.json'];
const MORE = ['--output', 'text=out/new/report.txt', '--errors-file', 'out/errors.json'];

let root = '';

beforeAll(() => {
  root = temporaryFolder();
  writeFiles(root, { 'specs/1_task/.return-meta.json': metaReturn(['never.md']) });
});

beforeEach(() => {
  disk.rmSync(join(root, 'out'), { recursive: true, force: true });
  mkdirSync(join(root, 'out'));
  writeFiles(root, OLD);
});

async function run(): Promise<{ readonly status: number; readonly stderr: string; readonly made: number }> {
  const env = environment({});
  const { caller, stderr } = recordingCaller(env);
  const status = await inPlace({ cwd: root, env }, async () => {
    calls = 0;
    try {
      return await runCommandLine([...ARGS, ...MORE], caller);
    } finally {
      wrong = -1;
    }
  });
  const made = calls;
  calls = -1;
  return { status, stderr: stderr.join(''), made };
}

/** Whether a file has its old content, or all of a new one. */
function isWhole(name: keyof typeof OLD): boolean {
  const text = readFileSync(join(root, name), 'utf8');
  return text === OLD[name] || Object.keys(JSON.parse(text) as object).length > 0;
}

const EXPECTED = ['errors.json', 'new', 'new/report.txt', 'report.json'];

function unexpected(): readonly string[] {
  return readdirSync(join(root, 'out'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => !EXPECTED.includes(name),
  );
}

test('without a fault everything is written, and the run fails as it must', async () => {
  const { status, stderr, made } = await run();
  expect([status, stderr, unexpected()]).toEqual([1, '', []]);
  expect(made).toBeGreaterThan(10);
  expect(existsSync(join(root, 'out/new/report.txt'))).toBe(true);
});

test.each(CODES)('%s at any call leaves no file behind and none half written, and never passes', async (given) => {
  const { made } = await run();
  const problems: string[] = [];
  for (let call = 0; call < made; call++) {
    for (const [name, text] of Object.entries(OLD)) writeFileSync(join(root, name), text);
    disk.rmSync(join(root, 'out/new'), { recursive: true, force: true });
    [wrong, code] = [call, given];
    const { status, stderr } = await run();
    const isSaid = status === 1 || (/^return-gate: .{30}/.test(stderr) && !stderr.includes('internal error'));
    const left = unexpected();
    if (status === 0 || !isSaid || left.length > 0 || !isWhole('out/report.json') || !isWhole('out/errors.json')) {
      problems.push(`call ${String(call)}: exit ${String(status)}, ${stderr.trim()} ${left.join()}`);
    }
    for (const name of left) disk.rmSync(join(root, 'out', name), { recursive: true, force: true });
  }
  expect(problems).toEqual([]);
});
