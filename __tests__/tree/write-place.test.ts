import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { UsageError } from '../../src/model/usage.js';
import { appendErrors, appendLine, makeFolders, writeFile, writeReport } from '../../src/tree/write-file.js';
import { placeOf, projectOf, RefusedPlace, type Project } from '../../src/tree/write-place.js';
import { temporaryFolder } from '../support/repository.js';

let root: string;
let project: Project;
let outside: string;

beforeEach(() => {
  root = temporaryFolder();
  outside = temporaryFolder();
  project = projectOf([root]);
});

/** Why a place is refused, and where. */
function refusal(file: string, of = project): readonly [string, string, string] | null {
  try {
    placeOf(file, of);
    return null;
  } catch (error) {
    if (!(error instanceof RefusedPlace)) throw error;
    return [error.refusal, error.at, error.message];
  }
}

describe('the place of a file', () => {
  test('is a new or an existing file, with the folders that it lacks', () => {
    const place = { kind: 'file', path: join(root, 'a'), lacking: [], mode: null };
    expect(placeOf(join(root, 'a'), project)).toEqual(place);
    writeFileSync(join(root, 'a'), '', { mode: 0o640 });
    expect(placeOf(join(root, 'a'), project)).toEqual({ ...place, mode: 0o640 });
    expect(placeOf(join(root, 'b/c/d'), project)).toEqual({
      ...place,
      path: join(root, 'b/c/d'),
      lacking: [join(root, 'b'), join(root, 'b/c')],
    });
  });

  test('is no folder, and is below folders only', () => {
    mkdirSync(join(root, 'folder'));
    writeFileSync(join(root, 'file'), '');
    expect(refusal('/')).toEqual(['no-file', '/', '/ is a folder. Name a file in it.']);
    expect(refusal(join(root, 'folder'))?.slice(0, 2)).toEqual(['no-file', join(root, 'folder')]);
    expect(refusal(join(root, 'folder'))?.[2]).toMatch(/ is a folder\. Name a file in it\.$/);
    expect(refusal(join(root, 'file/x/y'))).toEqual([
      'no-folder',
      join(root, 'file'),
      `${join(root, 'file/x/y')} is below ${join(root, 'file')}, which is not a folder. Name a file elsewhere.`,
    ]);
  });

  test('is a device or a pipe, but none of the project', () => {
    expect(placeOf('/dev/null', project)).toMatchObject({ kind: 'device', path: '/dev/null' });
    expect(placeOf('/dev/stdout', project)).toMatchObject({ kind: 'device', path: '/dev/stdout' });
    for (const folder of [root, outside]) execFileSync('mkfifo', [join(folder, 'pipe')]);
    expect(placeOf(join(outside, 'pipe'), project)).toMatchObject({ kind: 'device' });
    expect(refusal(join(root, 'pipe'))).toEqual([
      'no-file',
      join(root, 'pipe'),
      `${join(root, 'pipe')} is not a regular file. Name another.`,
    ]);
  });

  test('is behind links outside of the project, wherever they lead', () => {
    mkdirSync(join(outside, 'a/b'), { recursive: true });
    symlinkSync('../..', join(outside, 'a/b/up'));
    symlinkSync(`${outside}/a/./b/../b`, join(outside, 'there'));
    expect(placeOf(join(outside, 'there/x'), project)).toMatchObject({ path: join(outside, 'a/b/x') });
    expect(placeOf(join(outside, 'a/b/up/x'), project)).toMatchObject({ path: join(outside, 'x') });
    symlinkSync('../'.repeat(50), join(outside, 'top'));
    expect(placeOf(join(outside, 'top/none/x'), project)).toMatchObject({ path: '/none/x', lacking: ['/none'] });
    expect(refusal(join(outside, 'there'))).toEqual([
      'link',
      join(outside, 'there'),
      `${join(outside, 'there')} is a symbolic link, and return-gate does not write through links. Name a path without one, or remove the link.`,
    ]);
  });

  test('is not behind a link of the project, and the message says which', () => {
    mkdirSync(join(root, 'real'));
    symlinkSync('real', join(root, 'link'));
    expect(refusal(join(root, 'link/x'))).toEqual([
      'link',
      join(root, 'link'),
      `${join(root, 'link/x')}: ${join(root, 'link')} is a symbolic link, and return-gate does not write through links. Name a path without one, or remove the link.`,
    ]);
  });

  test('is not behind a link of the project that a link elsewhere leads through', () => {
    symlinkSync(outside, join(root, 'link'));
    symlinkSync(join(root, 'link'), join(outside, 'through'));
    expect(refusal(join(outside, 'through/x'))?.slice(0, 2)).toEqual(['link', join(root, 'link')]);
    expect(placeOf(join(outside, 'through/x'), [])).toMatchObject({ path: join(outside, 'x') });
  });

  test('is named from the current directory where it is below it', () => {
    const home = process.cwd();
    process.chdir(root);
    try {
      mkdirSync('folder/.git', { recursive: true });
      expect(refusal('folder')?.[2]).toBe('folder is a folder. Name a file in it.');
      expect(refusal('folder/.git/x')?.[2]).toBe(
        "folder/.git/x is in git's own folder (folder/.git), where return-gate does not write. Name a file elsewhere.",
      );
      expect(relative(root, refusal('folder/.git')?.[1] ?? '')).toBe('folder/.git');
    } finally {
      process.chdir(home);
    }
  });

  test.each(['.git', '.GIT', 'git~1', 'GIT~9', '.git ', '.git..', '.git:x', '.gi\u200ct', '.git\\x'])(
    'is not in a folder that some file system takes for .git: %j',
    (name) => {
      expect(refusal(join(root, name, 'x'))?.slice(0, 2)).toEqual(['git', join(root, name)]);
      expect(refusal(join(root, 'a', name))).toEqual([
        'git',
        join(root, 'a', name),
        `${join(root, 'a', name)} is in git's own folder, where return-gate does not write. Name a file elsewhere.`,
      ]);
    },
  );

  test.each(['.gitignore', 'git', 'git~0', 'git~10', 'x.git', 'git~1x', '.gi', 'a.git:'])(
    'may be called %j',
    (name) => {
      expect(placeOf(join(root, name, 'x'), project)).toMatchObject({ kind: 'file' });
    },
  );

  test.each([
    [['HEAD', 'objects', 'refs'], true],
    [['HEAD', 'commondir'], true],
    [['HEAD', 'objects'], false],
    [['HEAD', 'refs'], false],
    [['objects', 'refs', 'commondir'], false],
  ])('is not in a folder that git would use: with %j %j', (names, expected) => {
    for (const name of names) mkdirSync(join(root, 'bare', name), { recursive: true });
    expect(refusal(join(root, 'bare/x'))?.slice(0, 2) ?? null).toEqual(expected ? ['git', join(root, 'bare')] : null);
    // Where it belongs to the caller, it is refused all the same.
    expect(refusal(join(root, 'bare/x'), []) !== null).toBe(expected);
  });
});

describe('what is written', () => {
  test('to a device goes straight to it, and none of it is kept', () => {
    let chunks = 0;
    const count = function* (): Generator<string> {
      while (chunks < 3) yield String(chunks++);
    };
    expect(writeFile('/dev/null', count(), { project })).toBe(true);
    expect(chunks).toBe(3);
    // A link of the system leads to what the process has open.
    const handle = openSync(join(root, 'open'), 'w');
    expect(writeFile(`/dev/fd/${String(handle)}`, ['a', 'b'], { project })).toBe(true);
    closeSync(handle);
    expect(readFileSync(join(root, 'open'), 'utf8')).toBe('ab');
  });

  test('into missing folders makes them, and fails where none can be made', () => {
    writeFile(join(root, 'a/b/c'), ['x'], { project, durable: true });
    expect(readFileSync(join(root, 'a/b/c'), 'utf8')).toBe('x');
    expect(() => makeFolders('/proc/none/x', project)).toThrow(/ENOENT|EACCES/);
  });

  test('may be left out at the last moment, and then nothing has changed', () => {
    writeFileSync(join(root, 'a'), 'old');
    expect(writeFile(join(root, 'a'), ['new'], { project, mayReplace: () => false })).toBe(false);
    expect([readFileSync(join(root, 'a'), 'utf8'), readdirSync(root)]).toEqual(['old', ['a']]);
  });

  test('has the permissions of the file before, whatever the process adds or takes away', () => {
    const file = join(root, 'a');
    writeFileSync(file, '');
    chmodSync(file, 0o666);
    const mask = process.umask(0o077);
    try {
      writeFile(file, ['x'], { project });
      expect(statSync(file).mode & 0o777).toBe(0o666);
      chmodSync(file, 0o600);
      process.umask(0);
      let during = 0;
      const chunks = function* (): Generator<string> {
        for (const name of readdirSync(root)) if (name !== 'a') during = statSync(join(root, name)).mode & 0o777;
        yield 'x';
      };
      writeFile(file, chunks(), { project });
      expect([during, statSync(file).mode & 0o777]).toEqual([0o600, 0o600]);
    } finally {
      process.umask(mask);
    }
  });

  test('to a log is one line more, never to a device or through a link', () => {
    const file = join(root, 'logs/log');
    appendLine(file, 'one', project);
    appendLine(file, 'two', project);
    expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n');
    symlinkSync('log', join(root, 'logs/link'));
    for (const name of [join(root, 'logs/link'), '/dev/null']) {
      expect(() => {
        appendLine(name, 'x', project);
      }).toThrow(new RegExp(`^The log ${name} could not be written: .`));
    }
  });

  test('of a report fails with a word about the file, and with a mistake of the program as it is', () => {
    writeReport('--output', join(root, 'report'), ['a', 'b'], project);
    expect(readFileSync(join(root, 'report'), 'utf8')).toBe('ab');
    const write = (file: string, chunks: Iterable<string>) => () => {
      writeReport('--output json', file, chunks, project);
    };
    const folder = new UsageError(
      `--output json: the report could not be written: ${root} is a folder. Name a file in it.`,
    );
    expect(write(root, [])).toThrow(folder);
    expect(write('/proc/none/x', [])).toThrow(
      /^--output json: the report could not be written: no such file or directory/,
    );
    const mistake = new TypeError('no such thing');
    const failing = function* (): Generator<string> {
      yield 'a';
      throw mistake;
    };
    expect(write(join(root, 'report'), failing())).toThrow(mistake);
    expect([readFileSync(join(root, 'report'), 'utf8'), readdirSync(root)]).toEqual(['ab', ['report']]);
  });
});

describe('an errors file', () => {
  const appending =
    (...given: Parameters<typeof appendErrors>) =>
    () => {
      appendErrors(...given);
    };

  test('that another program changes meanwhile keeps what that wrote', () => {
    const file = join(root, 'errors.json');
    writeFileSync(file, '[]');
    const errors = {
      length: 1,
      map: (use: (error: string) => string) => {
        if (readFileSync(file, 'utf8') === '[]') writeFileSync(file, '[{"theirs":1}]');
        return [use('{"new":1}')];
      },
    } as unknown as readonly string[];
    appendErrors(file, errors, project);
    expect(readFileSync(file, 'utf8')).toBe('[{"theirs":1}, {"new":1}]');
  });

  test('is a regular file of at most 16 MiB', () => {
    const file = join(root, 'errors.json');
    expect(appending('/dev/null', ['{}'], project)).toThrow(
      new UsageError('The errors file /dev/null is not a regular file: name the file itself.'),
    );
    writeFileSync(file, '');
    truncateSync(file, 16 * 1024 * 1024 + 1);
    expect(appending(file, ['{}'], project)).toThrow(
      new UsageError(
        `The errors file ${file} has more than 16777216 bytes and is unchanged: remove finished entries, or name another file.`,
      ),
    );
    truncateSync(file, 16 * 1024 * 1024);
    expect(appending(file, ['{}'], project)).toThrow(/is damaged and unchanged: .*JSON/);
    appendErrors(join(root, 'new.json'), [], project);
    expect(existsSync(join(root, 'new.json'))).toBe(false);
    expect(appending('/proc/none/x', ['{}'], project)).toThrow(
      /^The errors file \/proc\/none\/x could not be written, and is unchanged: no such file or directory/,
    );
  });
});
