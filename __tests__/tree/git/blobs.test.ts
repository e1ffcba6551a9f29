import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../../src/model/tree.js';
import { readBatches, showBlobs, sizesOf, unlessLacking } from '../../../src/tree/git/blobs.js';
import { GitError } from '../../../src/tree/git/git-error.js';
import { Objects, type GitObject } from '../../../src/tree/git/objects.js';
import { makeRepository, type Repository } from '../../support/repository.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Text that hardly compresses, the same each time. */
function dense(length: number): string {
  let seed = 7;
  return Array.from({ length }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return LETTERS.charAt(seed % 36);
  }).join('');
}

let repository: Repository;
let objects: Objects;
let ids: ReadonlyMap<string, string>;

const FILES = {
  empty: '',
  blank: ' ',
  '1023': dense(1_023),
  '1024': dense(1_024),
  dense: dense(5_000),
  sparse: 'x'.repeat(5_000),
  lacking: 'lacking',
  'folder/file': 'in a folder',
};

beforeAll(() => {
  repository = makeRepository([{ files: FILES }]);
  const lines = repository.git('ls-tree', '-r', '-t', 'main').split('\n');
  ids = new Map(lines.map((line) => [line.slice(line.indexOf('\t') + 1), line.split(/[ \t]/)[2] ?? '']));
  for (const name of ['lacking', 'empty']) {
    const id = idOf(name);
    rmSync(join(repository.directory, '.git', 'objects', id.slice(0, 2), id.slice(2)));
  }
});

beforeEach(() => {
  objects = new Objects({ cwd: repository.directory });
});

afterEach(() => {
  objects.close();
});

function idOf(name: string): string {
  return ids.get(name) ?? '';
}

describe('The size of a file', () => {
  const names = ['empty', 'blank', '1023', '1024', 'dense', 'sparse', 'lacking'];
  const known = [
    // It is known without being there.
    { bytes: 0, telling: false },
    { bytes: 1, telling: true },
    { bytes: 1_023, telling: true },
  ];

  test('is worth a look if it is small or compresses well', async () => {
    expect(await sizesOf(objects, names.map(idOf), false)).toEqual([
      ...known,
      { bytes: 1_024, telling: false },
      { bytes: 5_000, telling: false },
      { bytes: 5_000, telling: true },
      { bytes: null, telling: false },
    ]);
  });

  test('is worth a look anyway if there are few files', async () => {
    expect(await sizesOf(objects, names.map(idOf), true)).toEqual([
      ...known,
      { bytes: 1_024, telling: true },
      { bytes: 5_000, telling: true },
      { bytes: 5_000, telling: true },
      { bytes: null, telling: false },
    ]);
  });

  test('is that of a file, never that of a folder', async () => {
    const sizes = sizesOf(objects, [idOf('folder')], false);
    await expect(sizes).rejects.toThrow(`it has the object ${idOf('folder')} as a file, but that is a tree`);
  });
});

describe('The content of a file', () => {
  test('is shown to its own viewer, unless it is lacking', async () => {
    const shown: string[] = [];
    const names = ['blank', 'lacking', 'folder/file'];
    const viewers = names.map((name) => (piece: Uint8Array) => {
      shown.push(`${name}: ${Buffer.from(piece).toString()}`);
      return true;
    });
    await showBlobs(objects, names.map(idOf), viewers);
    expect(shown).toEqual(['blank:  ', 'folder/file: in a folder']);
    const folder = showBlobs(objects, [idOf('folder')], [() => true]);
    await expect(folder).rejects.toThrow('as a file, but that is a tree');
  });

  test.each([0, 1, 39, 40, 41, 80, 81])('is read in batches of 40: %d files', async (count) => {
    const files = Array.from({ length: count }, (_, n) => {
      const name = n % 3 === 0 ? 'lacking' : n % 3 === 1 ? 'blank' : 'folder/file';
      return { path: name, id: idOf(name), link: false };
    });
    const batches: (readonly Content[])[] = [];
    for await (const batch of readBatches(objects, files, 5)) batches.push(batch);
    expect(batches.map((batch) => batch.length)).toEqual(
      [40, 40, 40].map((most, n) => Math.min(most, count - n * 40)).filter((length) => length > 0),
    );
    const expected = ['lacking', 'bytes', 'too-large'];
    expect(batches.flat().map(({ kind }) => kind)).toEqual(files.map((_, n) => expected[n % 3]));
  });
});

describe('What a clone lacks', () => {
  test('is no answer', async () => {
    expect(await unlessLacking(Promise.resolve('text'))).toBe('text');
    expect(await unlessLacking(Promise.reject(new GitError('It is lacking.')))).toBeNull();
  });

  test.each([new GitError('There is no git.', 'no-git'), new Error('other')])(
    'is not what failed otherwise: %s',
    async (error) => {
      await expect(unlessLacking(Promise.reject(error))).rejects.toBe(error);
    },
  );
});

describe('Files that are read in batches', () => {
  const files = Array.from({ length: 100 }, (_, n) => ({ path: `f${String(n)}`, id: `id-${String(n)}`, link: false }));

  /** Gives each file its id as content, and fails from a request on; records which files were asked for. */
  function source(failing = Infinity) {
    const asked: (readonly string[])[] = [];
    const contents = async (wanted: readonly string[]): Promise<readonly GitObject[]> => {
      asked.push(wanted);
      if (asked.length > failing) throw new GitError('git stopped');
      return wanted.map((id) => ({ id, type: 'blob', size: id.length, stored: 1, bytes: Buffer.from(id) }));
    };
    return {
      asked,
      from: Object.assign(Object.create(objects) as Objects, { contents, fetch: () => Promise.resolve() }),
    };
  }

  const textsOf = (contents: readonly Content[]): readonly string[] =>
    contents.map((one) => (one.kind === 'bytes' ? Buffer.from(one.bytes).toString() : one.kind));

  test('come in order, and only one batch is asked for before it is wanted', async () => {
    const { asked, from } = source();
    const texts: string[] = [];
    const ahead: number[] = [];
    for await (const contents of readBatches(from, files, 100)) {
      texts.push(...textsOf(contents));
      ahead.push(asked.length);
    }
    expect(texts).toEqual(files.map(({ id }) => id));
    expect([asked.map(({ length }) => length), ahead]).toEqual([
      [40, 40, 20],
      [2, 3, 3],
    ]);
    expect((await readBatches(from, [], 100).next()).done).toBe(true);
  });

  test('are read once or twice where many have one content, and marked', async () => {
    const { asked, from } = source();
    const same = Array.from({ length: 400 }, (_, n) => ({
      path: String(n),
      id: n % 100 === 7 ? 'b' : 'a',
      link: false,
    }));
    const contents: Content[] = [];
    for await (const batch of readBatches(from, [...same, ...files], 100)) contents.push(...batch);
    expect(textsOf(contents)).toEqual([...same, ...files].map(({ id }) => id));
    expect(contents.map((one) => one.kind === 'bytes' && one.repeated)).toEqual([
      ...same.map(() => true),
      ...files.map(() => undefined),
    ]);
    expect(asked.flat().filter((id) => id === 'a').length).toBeLessThanOrEqual(2);
  });

  test('are an error only once the batch that failed is wanted', async () => {
    const { from } = source(1);
    const batches = readBatches(from, files, 100);
    const first = await batches.next();
    expect(textsOf(first.value as readonly Content[])).toHaveLength(40);
    // Long enough for an error that nobody takes to end the process.
    await new Promise((resolve) => setTimeout(resolve, 20));
    await expect(batches.next()).rejects.toThrow('git stopped');
  });
});
