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
const { writeFile } = await import('../../src/tree/write-file.js');

const { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = disk;
const NOBODYS = { project: [] };

let folder = '';

beforeEach(() => {
  folder = temporaryFolder();
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
