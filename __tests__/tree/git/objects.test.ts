import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { absent, demandType, MISSING, Objects, type GitObject } from '../../../src/tree/git/objects.js';
import { makeRepository, temporaryFolder, type Repository } from '../../support/repository.js';

const GIT = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
const LARGE = 'x'.repeat(300_000);

let repository: Repository;
let ids: Readonly<Record<'text' | 'empty' | 'large' | 'tree' | 'commit' | 'tag', string>>;
const open: Objects[] = [];
const { PATH } = process.env;

beforeAll(() => {
  repository = makeRepository([{ files: { text: 'hello\n', empty: '', large: LARGE } }]);
  const { git } = repository;
  git('tag', '-a', '-m', 'A tag', 'v1', 'main');
  ids = {
    text: git('rev-parse', 'main:text'),
    empty: git('rev-parse', 'main:empty'),
    large: git('rev-parse', 'main:large'),
    tree: git('rev-parse', 'main:'),
    commit: git('rev-parse', 'main'),
    tag: git('rev-parse', 'v1'),
  };
});

afterEach(() => {
  for (const objects of open.splice(0)) objects.close();
  process.env.PATH = PATH;
});

/** Rejects where an answer takes long: it may never come. */
async function soon<T>(answer: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const late = setTimeout(4_000, null, { signal: timer.signal }).then(() => {
    throw new Error('there is no answer');
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    timer.abort();
  }
}

function openObjects(): Pick<Objects, 'describe' | 'resolve' | 'contents' | 'show' | 'close'> {
  const objects = new Objects({ cwd: repository.directory });
  open.push(objects);
  return {
    describe: (names) => soon(objects.describe(names)),
    resolve: (names) => soon(objects.resolve(names)),
    contents: (asked, limit) => soon(objects.contents(asked, limit)),
    show: (asked, viewers) => soon(objects.show(asked, viewers)),
    close: () => {
      objects.close();
    },
  };
}

/** Puts a program in the place of git: lines of a shell, in which `$GIT` is the real one. Returns the calls since, by their arguments. */
function replaceGit(...lines: readonly string[]): () => readonly string[] {
  const folder = temporaryFolder();
  const calls = join(folder, 'calls');
  const file = join(folder, 'git');
  writeFileSync(
    file,
    ['#!/bin/sh', `GIT='${GIT}'`, `echo "$*" >>'${calls}'`, ...lines, 'exec "$GIT" "$@"\n'].join('\n'),
  );
  chmodSync(file, 0o755);
  process.env.PATH = [folder, PATH].join(delimiter);
  return () => (existsSync(calls) ? readFileSync(calls, 'utf8').trimEnd().split('\n') : []);
}

const textOf = ({ bytes }: GitObject): string | null => bytes?.toString('utf8') ?? null;

describe('objects', () => {
  test('are known by name: id, type and size', async () => {
    const objects = openObjects();
    const names = ['main:text', 'main:', 'main', 'v1', 'main:nothing', 'no such thing', 'main:empty'];
    const found = await objects.describe(names);
    expect(found.map(({ id, type, size, bytes }) => [id, type, size, bytes])).toEqual([
      [ids.text, 'blob', 6, null],
      [ids.tree, 'tree', expect.any(Number), null],
      [ids.commit, 'commit', expect.any(Number), null],
      [ids.tag, 'tag', expect.any(Number), null],
      [null, null, null, null],
      [null, null, null, null],
      [ids.empty, 'blob', 0, null],
    ]);
    expect(found[4]).toBe(MISSING);
    expect(found[0]?.stored).toBeGreaterThan(6);
    expect(await objects.resolve(['v1', 'nothing', 'v1^{commit}'])).toEqual([ids.tag, undefined, ids.commit]);
    expect(await objects.resolve([])).toEqual([]);
  });

  test('that are asked for after the repository was closed are an error, and none is not', async () => {
    const objects = openObjects();
    objects.close();
    await expect(objects.describe([ids.text])).rejects.toThrow(
      'The repository was asked for objects after it was closed.',
    );
    expect(await objects.describe([])).toEqual([]);
  });
});

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

describe('a git without the command for both questions', () => {
  const OLD = 'case "$*" in *--batch-command*) echo "usage: git cat-file" >&2; exit 129 ;; esac';

  test('answers each by a process of its own, which stays', async () => {
    const calls = replaceGit(OLD);
    const objects = openObjects();
    for (let round = 0; round < 2; round++) {
      const [sizes, contents] = await Promise.all([
        objects.describe([ids.text, ids.large]),
        objects.contents([ids.text, ids.empty], 10),
      ]);
      expect(sizes.map(({ size }) => size)).toEqual([6, LARGE.length]);
      expect(contents.map(textOf)).toEqual(['hello\n', '']);
      expect(await objects.resolve(['main', 'no'])).toEqual([ids.commit, undefined]);
    }
    const options = calls().map((call) => /--batch[-a-z]*/.exec(call)?.[0]);
    expect(options.sort()).toEqual(['--batch', '--batch-check', '--batch-command']);
    objects.close();
    await expect(objects.describe([ids.text])).rejects.toThrow('after it was closed');
  });

  test('goes on until the objects are closed', async () => {
    const processes = join(temporaryFolder(), 'processes');
    replaceGit(OLD, `echo $$ >>'${processes}'`);
    const objects = openObjects();
    expect((await objects.describe([ids.text])).map(({ size }) => size)).toEqual([6]);
    expect((await objects.contents([ids.text], 10)).map(textOf)).toEqual(['hello\n']);
    const running = readFileSync(processes, 'utf8').trim().split('\n').map(Number);
    expect(running.map(isRunning)).toEqual([true, true]);
    objects.close();
    for (let waited = 0; running.some(isRunning) && waited < 5_000; waited += 20) await setTimeout(20);
    expect(running.map(isRunning)).toEqual([false, false]);
  });

  test('is started again for later requests where it has stopped', async () => {
    const stop = join(temporaryFolder(), 'stop');
    writeFileSync(stop, '');
    replaceGit(OLD, `if [ -e '${stop}' ]; then echo "fatal: it broke" >&2; exit 129; fi`);
    const objects = openObjects();
    const message = 'git stopped while objects were read: usage: git cat-file';
    // An unknown option of the older commands is an error like others.
    await expect(objects.describe([ids.text])).rejects.toThrow('git stopped while objects were read: fatal: it broke');
    await expect(objects.contents([ids.text], 10)).rejects.not.toThrow(message);
    rmSync(stop);
    expect((await objects.contents([ids.text], 10)).map(textOf)).toEqual(['hello\n']);
    expect((await objects.describe([ids.text])).map(({ size }) => size)).toEqual([6]);
  });
});

describe('a git that stops while objects are read', () => {
  test.each([
    ['without a word', 'exit 1', 'git stopped while objects were read: it gave no reason'],
    ['with a reason', 'echo "fatal: no room " >&2; exit 128', 'git stopped while objects were read: fatal: no room'],
    ['by a signal', 'kill -KILL $$', 'git stopped while objects were read: it gave no reason'],
    ['though it succeeds', 'exit 0', 'git stopped while objects were read: it gave no reason'],
    [
      'for its settings',
      'echo "fatal: bad config line 1 in file x" >&2; exit 128',
      /^git's configuration is broken: bad/,
    ],
    [
      'having printed what no git prints',
      'read -r line; echo "warning: here it is"; echo "and more"; cat >/dev/null',
      'git could not read objects: its output is damaged or incomplete. Run this again; ' +
        'if it happens again, check whether another program named git is on PATH.',
    ],
    [
      'having answered for another object',
      `read -r line; echo "${'3'.repeat(40)} blob 6 6"; cat >/dev/null`,
      /^git could not read objects: its output is damaged or incomplete\./,
    ],
  ])('%s, is an error for all who wait, and later requests go to a new one', async (_, line, message) => {
    const first = join(temporaryFolder(), 'first');
    writeFileSync(first, '');
    replaceGit(`if [ -e '${first}' ]; then rm '${first}'; ${line}; exit 1; fi`);
    const objects = openObjects();
    const asked = [objects.describe([ids.text]), objects.contents([ids.text], 10)];
    const failures = await Promise.allSettled(asked);
    for (const failure of failures) {
      expect(() => {
        if (failure.status === 'rejected') throw failure.reason;
      }).toThrow(message);
    }
    expect((await objects.contents([ids.text], 10)).map(textOf)).toEqual(['hello\n']);
  });

  test('that cannot be started is an error, too', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'git'), '#!/no/such/program\n', { mode: 0o755 });
    process.env.PATH = [folder, PATH].join(delimiter);
    await expect(openObjects().describe([ids.text])).rejects.toThrow(
      /^git could not be started: no such file or directory/,
    );
  });
});

test('an object of the wrong type, or that is lacking, damages the tree that has it', () => {
  const object: GitObject = { id: null, type: 'tag', size: 4, stored: 5, bytes: null };
  expect(() => demandType(object, 'f00', 'blob')).toThrow(
    'The tree of the commit is damaged: it has the object f00 as a file, but that is a tag.',
  );
  expect(() => demandType(object, 'f00', 'tree')).toThrow('it has the object f00 as a folder, but that is a tag.');
  expect(demandType({ ...object, type: 'tree' }, 'f00', 'tree')).toEqual({ ...object, type: 'tree' });
  const lacking = 'The repository lacks the object f00: fetch it again without a filter.';
  expect(() => demandType(MISSING, 'f00', 'blob')).toThrow(lacking);
  expect(() => absent('f00')).toThrow(lacking);
});
