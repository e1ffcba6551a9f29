import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../support/repository.js';

const DIST = fileURLToPath(new URL('../../dist/cli', import.meta.url));

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts a command line with nothing in its environment but what is given. */
function start(file: string, args: readonly string[], env: Readonly<Record<string, string>>): Ended {
  const { PATH = '', SYSTEMROOT = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    env: { PATH, SYSTEMROOT, ...env },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stdout, stderr };
}

const CLI = join(DIST, 'index.js');
const ARGS = ['standards'];

/** The packs in a cache folder. */
function packsIn(cache: string): readonly string[] {
  const folder = join(cache, 'return-gate');
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

function onlyPack(cache: string): string {
  const packs = packsIn(cache);
  expect(packs).toHaveLength(1);
  return packs[0] ?? '';
}

function turned(whole: Buffer, at: number): Buffer {
  const changed = Buffer.from(whole);
  changed[Math.floor(at)] = (changed[Math.floor(at)] ?? 0) ^ 1;
  return changed;
}

/** A pack holds all of it twice. */
function twice(text: string): Buffer {
  return Buffer.from(text + text, 'latin1');
}

describe('compiled code', () => {
  test('is kept once, for its user alone, and the next run does with it what the first did', () => {
    const cache = temporaryFolder();
    const first = start(CLI, ARGS, { XDG_CACHE_HOME: cache });
    expect([first.status, first.stderr]).toEqual([0, '']);
    const pack = onlyPack(cache);
    if (process.platform !== 'win32') expect(statSync(pack).mode & 0o777).toBe(0o600);
    const { ino } = statSync(pack);
    expect(start(CLI, ARGS, { XDG_CACHE_HOME: cache })).toEqual(first);
    // It was not written again.
    expect(statSync(onlyPack(cache)).ino).toBe(ino);
  });

  test('lies in .cache of the home folder where nothing else is said', () => {
    const home = temporaryFolder();
    start(CLI, ARGS, { HOME: home });
    expect(packsIn(join(home, '.cache'))).toHaveLength(1);
  });

  test('is kept by command, and grows with what another run of it loads', () => {
    const cache = temporaryFolder();
    start(CLI, ['schema', 'nothing'], { XDG_CACHE_HOME: cache });
    expect(packsIn(cache)).toEqual([]);
    start(CLI, ['schema', 'report'], { XDG_CACHE_HOME: cache });
    const small = statSync(onlyPack(cache)).size;
    start(CLI, ['schema', 'config'], { XDG_CACHE_HOME: cache });
    expect(statSync(onlyPack(cache)).size).toBeGreaterThan(small);
    start(CLI, ['standards'], { XDG_CACHE_HOME: cache });
    expect(packsIn(cache)).toHaveLength(2);
  });

  test.each<[string, (whole: Buffer) => Buffer]>([
    ['empty', () => Buffer.alloc(0)],
    ['cut', (whole) => whole.subarray(0, whole.length / 2)],
    ['cut in its first line', (whole) => whole.subarray(0, 40)],
    ['with zeros at its start', (whole) => Buffer.concat([Buffer.alloc(512), whole.subarray(512)])],
    ['with more behind it', (whole) => Buffer.concat([whole, Buffer.from('more')])],
    [
      'made by another version',
      (whole) => Buffer.from(whole.toString('latin1').replace(/return-gate \d/, 'return-gate x'), 'latin1'),
    ],
    ['that is no pack', () => Buffer.from('{"made":1}\n')],
    ['without scripts', (whole) => twice(`${whole.toString('latin1').split(',"scripts"')[0] ?? ''}}\n`)],
    [
      'without scripts or sense',
      (whole) => twice(`${whole.toString('latin1').split(',"scripts"')[0] ?? ''},"scripts":null}\n`),
    ],
    ['with a bit turned in its middle', (whole) => turned(whole, whole.length / 4)],
    ['with a bit turned near its end', (whole) => turned(whole, whole.length - 100)],
    ['with a bit turned in its first line', (whole) => turned(whole, 90)],
    ['that is JSON of another kind', () => Buffer.from('null\n')],
  ])('in a file %s is not run, and made anew', (_, damage) => {
    const cache = temporaryFolder();
    const first = start(CLI, ARGS, { XDG_CACHE_HOME: cache });
    const pack = onlyPack(cache);
    const whole = readFileSync(pack);
    const damaged = damage(whole);
    writeFileSync(pack, damaged);
    expect(start(CLI, ARGS, { XDG_CACHE_HOME: cache })).toEqual(first);
    // V8 overlooks most damage, so that the output alone would tell little.
    expect(readFileSync(pack).equals(damaged)).toBe(false);
    expect(readFileSync(pack).length).toBeGreaterThan(whole.length / 2);
    expect(start(CLI, ARGS, { XDG_CACHE_HOME: cache })).toEqual(first);
  });

  (process.platform === 'win32' ? test.skip : test)('that others may write to is not run', () => {
    const cache = temporaryFolder();
    const first = start(CLI, ARGS, { XDG_CACHE_HOME: cache });
    const pack = onlyPack(cache);
    chmodSync(pack, 0o622);
    expect(start(CLI, ARGS, { XDG_CACHE_HOME: cache })).toEqual(first);
    expect(statSync(pack).mode & 0o777).toBe(0o600);
  });

  test('of a script that was changed is not run, though size and time are the same', () => {
    const cache = temporaryFolder();
    const copy = join(temporaryFolder(), 'cli');
    cpSync(DIST, copy, { recursive: true });
    const file = join(copy, 'index.js');
    const before = start(file, ['--help'], { XDG_CACHE_HOME: cache });
    expect(before.stdout).toMatch(/proof for the work of agents/);
    expect(packsIn(cache)).toHaveLength(1);
    const program = join(copy, 'program', 'index.js');
    const { atime, mtime } = statSync(program);
    writeFileSync(program, readFileSync(program, 'utf8').replace('proof for the work', 'PROOF FOR THE WORK'));
    utimesSync(program, atime, mtime);
    expect(start(file, ['--help'], { XDG_CACHE_HOME: cache }).stdout).toMatch(/PROOF FOR THE WORK of agents/);
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ['in CI', { CI: 'true' }],
    ['where Node is told not to', { NODE_DISABLE_COMPILE_CACHE: '1' }],
  ])('is not kept %s', (_, env) => {
    const cache = temporaryFolder();
    expect(start(CLI, ARGS, { XDG_CACHE_HOME: cache, ...env }).status).toBe(0);
    expect(packsIn(cache)).toEqual([]);
  });

  test('is not kept without a folder for it, or in one that cannot be made, and nothing is said', () => {
    const file = join(temporaryFolder(), 'a-file');
    writeFileSync(file, '');
    const usual = start(CLI, ARGS, { XDG_CACHE_HOME: temporaryFolder() });
    for (const env of [{}, { XDG_CACHE_HOME: 'relative' }, { XDG_CACHE_HOME: join(file, 'below') }]) {
      expect(start(CLI, ARGS, env)).toEqual(usual);
    }
    expect(existsSync('relative')).toBe(false);
  });

  test.each([['.'], ['index'], ['index.js']])('is run however the command line is named: %s', (name) => {
    const { PATH = '', SYSTEMROOT = '' } = process.env;
    const env = { PATH, SYSTEMROOT, XDG_CACHE_HOME: temporaryFolder() };
    const run = spawnSync(process.execPath, [name, '--version'], { cwd: DIST, env, encoding: 'utf8' });
    expect([run.status, run.stdout]).toEqual([0, expect.stringMatching(/^return-gate \d/)]);
  });

  test('of another installation makes room in the same file, and that of a folder that is gone does not stay', () => {
    const cache = temporaryFolder();
    start(CLI, ARGS, { XDG_CACHE_HOME: cache });
    const pack = onlyPack(cache);
    const whole = readFileSync(pack, 'latin1');
    const elsewhere = whole.replaceAll(JSON.stringify(DIST).slice(1, -1), DIST.replace(/.$/, '_'));
    writeFileSync(pack, elsewhere, 'latin1');
    start(CLI, ARGS, { XDG_CACHE_HOME: cache });
    expect(readFileSync(pack).length).toBeLessThan(1.2 * whole.length);
    expect(readFileSync(pack, 'latin1')).not.toContain(DIST.replace(/.$/, '_'));
  });

  (process.platform === 'win32' ? test.skip : test)('is kept in folders for its user alone', () => {
    const home = temporaryFolder();
    start(CLI, ARGS, { HOME: home });
    for (const name of ['.cache', '.cache/return-gate']) expect(statSync(join(home, name)).mode & 0o777).toBe(0o700);
  });

  (process.platform === 'win32' ? test.skip : test)('is run through a link, as npm makes one', () => {
    const link = join(temporaryFolder(), 'return-gate');
    symlinkSync(CLI, link);
    expect(start(link, ['--version'], { XDG_CACHE_HOME: temporaryFolder() }).stdout).toMatch(/^return-gate \d/);
  });
});
