import { spawnSync } from 'node:child_process';
import * as disk from 'node:fs';
import { join } from 'node:path';
import { changeDisk } from '../../__tests__/support/changed-disk.js';
import { temporaryFolder } from '../../__tests__/support/repository.js';

/** What another process does just before a call, once. */
type Meanwhile = (path: string) => void;

let meanwhile: Meanwhile | null = null;

/** A function of `fs` before which another process may come. */
function late(name: 'openSync' | 'mkdirSync'): (path: string, ...args: readonly unknown[]) => unknown {
  const real = disk[name] as (...args: readonly unknown[]) => unknown;
  return (path, ...args) => {
    const first = meanwhile;
    meanwhile = null;
    first?.(path);
    return real(path, ...args);
  };
}

changeDisk({
  openSync: late('openSync'),
  mkdirSync: late('mkdirSync'),
});
const { appendErrors } = await import('../../src/tree/append-errors.js');
const { clearStale } = await import('../../src/tree/file-lock.js');
const { writeFile } = await import('../../src/tree/write-file.js');

const { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = disk;
const NOBODYS = { project: new Set<string>() };

let file = '';
let folder = '';

beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, 'errors.json');
});

test('an errors file that becomes a folder while it is opened is refused, and no lock stays', async () => {
  writeFileSync(file, '[]');
  const swap = (path: string): void => {
    // The lock is opened first.
    if (path.endsWith('.lock')) {
      meanwhile = swap;
      return;
    }
    rmSync(file);
    mkdirSync(file);
  };
  meanwhile = swap;
  await expect(appendErrors(file, ['{}'], new Set())).rejects.toThrow(
    `The errors file ${file} is no regular file: name the file itself.`,
  );
  expect(readdirSync(folder)).toEqual(['errors.json']);
});

test('a lock that another process removes while it is opened is no obstacle', () => {
  const lock = join(folder, 'errors.json.lock');
  writeFileSync(lock, 'not a lock');
  meanwhile = rmSync;
  clearStale(lock);
  expect(existsSync(lock)).toBe(false);
});

test('a folder that another process makes first is used; one that cannot be made is an error', () => {
  const inside = join(folder, 'out', 'report.json');
  meanwhile = mkdirSync;
  expect(writeFile(inside, ['{}'], NOBODYS)).toBe(true);
  expect(readFileSync(inside, 'utf8')).toBe('{}');
  const beside = join(folder, 'other', 'report.json');
  meanwhile = () => {
    throw new Error('There is no room.');
  };
  expect(() => writeFile(beside, ['{}'], NOBODYS)).toThrow('There is no room.');
  expect(readdirSync(folder)).toEqual(['out']);
});

// There are no named pipes on Windows.
(process.platform === 'win32' ? test.skip : test)(
  'a pipe that becomes a file while it is opened is not written to',
  () => {
    const pipe = join(folder, 'pipe');
    spawnSync('mkfifo', [pipe]);
    meanwhile = (path) => {
      rmSync(path);
      writeFileSync(path, 'of another');
    };
    expect(() => writeFile(pipe, ['{}'], NOBODYS)).toThrow(
      `${pipe} became another file while it was opened. Run this again.`,
    );
    expect(readFileSync(pipe, 'utf8')).toBe('of another');
  },
);
