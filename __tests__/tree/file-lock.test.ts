import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { UsageError } from '../../src/model/usage.js';
import { clearStale, isTaken, takeAway, withLock } from '../../src/tree/file-lock.js';
import { temporaryFolder } from '../support/repository.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const LEFT_BEHIND = `return-gate 1 ${'a'.repeat(32)}\n`;

let folder = '';
let lock = '';

beforeEach(() => {
  folder = temporaryFolder();
  lock = join(folder, 'errors.json.lock');
});

/** Puts a lock there that is so many seconds old. */
function leave(content: string, seconds = 0): void {
  writeFileSync(lock, content);
  const then = Date.now() / 1000 - seconds;
  utimesSync(lock, then, then);
}

/** Milliseconds: nobody here holds a lock for as long. */
const PATIENCE = 6_000;

async function worked(): Promise<boolean> {
  let done = false;
  const work = (): void => {
    done = true;
  };
  await withLock(lock, work, PATIENCE);
  return done;
}

describe('A lock', () => {
  test('is a file while the work is done, and gone afterwards', async () => {
    const seen: string[] = [];
    await withLock(lock, () => seen.push(readFileSync(lock, 'utf8')), PATIENCE);
    expect(seen).toEqual([expect.stringMatching(new RegExp(`^return-gate ${String(process.pid)} [0-9a-f]{32}\n$`))]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is gone where the work fails', async () => {
    const fail = (): void => {
      throw new Error('no room');
    };
    await expect(withLock(lock, fail, PATIENCE)).rejects.toThrow('no room');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('that a killed process left behind is taken over at once', async () => {
    leave(LEFT_BEHIND, 11);
    const start = performance.now();
    expect(await worked()).toBe(true);
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('that another process holds is waited for', async () => {
    leave(LEFT_BEHIND, 8);
    const start = performance.now();
    expect(await worked()).toBe(true);
    expect(performance.now() - start).toBeGreaterThan(1_000);
  }, 20_000);

  test("that is another process's by now is not taken away", async () => {
    const other = `return-gate 2 ${'b'.repeat(32)}\n`;
    const replace = (): void => {
      writeFileSync(lock, other);
    };
    await withLock(lock, replace, PATIENCE);
    expect(readFileSync(lock, 'utf8')).toBe(other);
  });

  test.each<readonly [string, () => void, string]>([
    [
      'a folder',
      () => {
        mkdirSync(lock);
      },
      'a folder',
    ],
    [
      'a link',
      () => {
        symlinkSync('nowhere', lock);
      },
      'a symbolic link',
    ],
    [
      "somebody's file",
      () => {
        leave('mine\n', 100);
      },
      'a file that return-gate did not make',
    ],
    [
      "somebody's large file",
      () => {
        leave(LEFT_BEHIND.repeat(10), 100);
      },
      'a file that return-gate did not make',
    ],
    [
      'an empty file that has been there',
      () => {
        leave('', 100);
      },
      'a file that return-gate did not make',
    ],
  ])('is not made in the place of %s, which stays', async (_, make, what) => {
    make();
    const start = performance.now();
    await expect(worked()).rejects.toThrow(new UsageError(`The lock ${lock} is ${what}. Move it away.`));
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(readdirSync(folder)).toEqual(['errors.json.lock']);
  });

  test('in a folder that there is not rejects', async () => {
    lock = join(folder, 'none', 'errors.json.lock');
    await expect(worked()).rejects.toThrow(/ENOENT/);
  });
});

test.each(['', LEFT_BEHIND])('A lock that others hold for too long, with %j in it, is an error', async (content) => {
  leave(content);
  const start = performance.now();
  await expect(withLock(lock, () => undefined, 50)).rejects.toThrow(
    new UsageError(`Another process holds the lock ${lock}. Run this again.`),
  );
  expect(performance.now() - start).toBeGreaterThan(50);
  expect(readFileSync(lock, 'utf8')).toBe(content);
});

test('A lock that was taken away meanwhile leaves nothing to clean up', async () => {
  const remove = (): void => {
    rmSync(lock);
  };
  await withLock(lock, remove, PATIENCE);
  clearStale(lock);
  leave(LEFT_BEHIND, 11);
  const seen = lstatSync(lock, { bigint: true });
  rmSync(lock);
  takeAway(lock, seen);
  expect(readdirSync(folder)).toEqual([]);
});

test('A lock that cannot be taken away is an error', () => {
  leave(LEFT_BEHIND, 11);
  const seen = lstatSync(lock, { bigint: true });
  expect(() => {
    takeAway(join(lock, 'x'), seen);
  }).toThrow('ENOTDIR');
  expect(readFileSync(lock, 'utf8')).toBe(LEFT_BEHIND);
});

test('A lock that is newer than the one that was seen stays', () => {
  leave(LEFT_BEHIND, 11);
  const seen = lstatSync(lock, { bigint: true });
  utimesSync(lock, Date.now() / 1000, Date.now() / 1000);
  takeAway(lock, seen);
  expect(readFileSync(lock, 'utf8')).toBe(LEFT_BEHIND);
  expect(readdirSync(folder)).toEqual(['errors.json.lock']);
  takeAway(lock, lstatSync(lock, { bigint: true }));
  expect(readdirSync(folder)).toEqual([]);
});

test('A stale lock is removed, and a young one is not', () => {
  leave(LEFT_BEHIND, 9);
  clearStale(lock);
  expect(existsSync(lock)).toBe(true);
  leave(LEFT_BEHIND, 11);
  clearStale(lock);
  expect(readdirSync(folder)).toEqual([]);
  for (const content of [`${LEFT_BEHIND}x`, `x${LEFT_BEHIND}`, LEFT_BEHIND.trim(), LEFT_BEHIND.replace('1', 'x')]) {
    leave(content);
    expect(() => {
      clearStale(lock);
    }).toThrow(`The lock ${lock} is a file that return-gate did not make. Move it away.`);
  }
});

test.each([
  ['EEXIST', 'linux', true],
  ['EEXIST', 'win32', true],
  ['EPERM', 'linux', false],
  ['EPERM', 'win32', true],
  ['EBUSY', 'darwin', false],
  ['EBUSY', 'win32', true],
  ['ENOENT', 'win32', false],
] as const)('%s on %s says that the name is taken: %j', (code, platform, expected) => {
  expect(isTaken(Object.assign(new Error('x'), { code }), platform)).toBe(expected);
  expect(isTaken({ code }, platform)).toBe(false);
  expect(isTaken(new Error(code), platform)).toBe(false);
});

test('Several processes that append at once lose nothing, and leave no lock', async () => {
  const file = join(folder, 'errors.json');
  const script = join(folder, 'append.mts');
  const of = (path: string): string => JSON.stringify(pathToFileURL(join(root, path)).href);
  writeFileSync(
    script,
    `import { appendErrors } from ${of('src/tree/append-errors.ts')};
     import { projectOf } from ${of('src/tree/write-place.ts')};
     const [name, file, folder] = process.argv.slice(2);
     for (let n = 0; n < 25; n++) await appendErrors(file, [JSON.stringify({ id: name + n })], projectOf([folder]));\n`,
  );
  const loader = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href;
  const statuses = await Promise.all(
    ['a', 'b', 'c'].map(async (name) => {
      const args = ['--import', loader, script, name, file, folder];
      const [status] = (await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'close')) as [number];
      return status;
    }),
  );
  expect(statuses).toEqual([0, 0, 0]);
  const { errors } = JSON.parse(readFileSync(file, 'utf8')) as { readonly errors: readonly { readonly id: string }[] };
  expect(new Set(errors.map(({ id }) => id)).size).toBe(75);
  expect(existsSync(`${file}.lock`)).toBe(false);
}, 60_000);
