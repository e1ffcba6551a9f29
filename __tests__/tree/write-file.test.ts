import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFile } from '../../src/tree/write-file.js';
import { placeOf, projectOf, RefusedPlace, type Project } from '../../src/tree/write-place.js';
import { temporaryFolder } from '../support/repository.js';

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));

/** What changes the file system. */
const CHANGING =
  /\b(?:writeFile|appendFile|mkdir|mkdtemp|rename|rmdir|rm|unlink|copyFile|cp|symlink|link|f?truncate|f?chmod)Sync\b|createWriteStream|promises\.(?!readFile\b)/;

test('One module writes files, and no other does', () => {
  const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const writing = sources.filter((name) => CHANGING.test(readFileSync(join(SOURCE, name), 'utf8')));
  // The scratch repository of the demo, and the rule files that git is asked about, are in the folder for temporary files.
  expect(writing.sort()).toEqual(
    [join('git', 'path-rules.ts'), 'scratch-repository.ts', 'write-file.ts'].map((name) => join('tree', name)),
  );
});

let root: string;
let project: Project;

beforeEach(() => {
  root = temporaryFolder();
  project = projectOf([root]);
});

/** Chunks, and something that happens while they are written. */
function* chunks(meanwhile: () => void = () => {}): Generator<string> {
  yield 'new ';
  meanwhile();
  yield 'text';
}

const read = (...names: readonly string[]): string => readFileSync(join(root, ...names), 'utf8');

describe('A file that is written', () => {
  test('is the old one until it is whole', () => {
    writeFileSync(join(root, 'a'), 'old');
    const seen: string[] = [];
    writeFile(
      join(root, 'a'),
      chunks(() => seen.push(read('a'))),
      { project },
    );
    expect([seen, read('a')]).toEqual([['old'], 'new text']);
  });

  test('has the old content, and nothing beside it, where a chunk fails', () => {
    writeFileSync(join(root, 'a'), 'old');
    const failing = chunks(() => {
      throw new Error('no more');
    });
    expect(() => writeFile(join(root, 'a'), failing, { project })).toThrow('no more');
    expect([read('a'), readdirSync(root)]).toEqual(['old', ['a']]);
  });

  test('may have a name that is as long as a name can be', () => {
    const name = 'x'.repeat(255);
    expect(writeFile(join(root, name), chunks(), { project })).toBe(true);
    expect(readdirSync(root)).toEqual([name]);
  });
});

describe('What changes while a file is written', () => {
  test('to a link is not written through', () => {
    const victim = join(temporaryFolder(), 'victim');
    writeFileSync(victim, 'mine');
    const meanwhile = (): void => {
      symlinkSync(victim, join(root, 'a'));
    };
    expect(() => writeFile(join(root, 'a'), chunks(meanwhile), { project })).toThrow(RefusedPlace);
    expect([readFileSync(victim, 'utf8'), readdirSync(root)]).toEqual(['mine', ['a']]);
  });

  test('to a pipe is refused', () => {
    const meanwhile = (): void => {
      execFileSync('mkfifo', [join(root, 'a')]);
    };
    expect(() => writeFile(join(root, 'a'), chunks(meanwhile), { project })).toThrow(RefusedPlace);
    expect(readdirSync(root)).toEqual(['a']);
  });

  test.each(['a link', 'another folder'])('its folder to %s: nothing arrives there', (what) => {
    const outside = temporaryFolder();
    mkdirSync(join(root, 'folder'));
    const meanwhile = (): void => {
      renameSync(join(root, 'folder'), join(root, 'moved'));
      if (what === 'a link') symlinkSync(outside, join(root, 'folder'));
      else mkdirSync(join(root, 'folder'));
    };
    expect(() => writeFile(join(root, 'folder', 'a'), chunks(meanwhile), { project })).toThrow();
    expect([readdirSync(outside), readdirSync(join(root, 'folder'))]).toEqual([[], []]);
  });
});

describe('The project', () => {
  test('reaches up to the top of its repository, and not further', () => {
    const own = join(root, 'own');
    mkdirSync(join(root, 'repository/.git'), { recursive: true });
    mkdirSync(join(root, 'repository/packages/app'), { recursive: true });
    symlinkSync('packages', join(root, 'repository', 'link'));
    symlinkSync('repository', own);
    const of = projectOf([join(root, 'repository/packages/app')]);
    expect(() => placeOf(join(root, 'repository/link/x'), of)).toThrow(/link is a symbolic link/);
    expect(placeOf(join(own, 'packages/x'), of)).toMatchObject({ path: join(root, 'repository/packages/x') });
    expect(() => placeOf(join(own, 'link/x'), of)).toThrow(/link is a symbolic link/);
  });

  test('is not the whole file system, whatever is its root', () => {
    expect(projectOf(['/'])).toEqual([]);
  });

  test('is empty for what is no folder', () => {
    expect(projectOf(['', join(root, 'gone'), join(root, 'gone/er')])).toEqual([]);
  });

  test('may be below a folder .git, which is its owners', () => {
    const tree = join(root, '.git', 'tree');
    mkdirSync(tree, { recursive: true });
    writeFileSync(join(tree, '.git'), 'gitdir: ../worktrees/tree\n');
    expect(placeOf(join(tree, 'x'), projectOf([tree]))).toMatchObject({ kind: 'file' });
    expect(() => placeOf(join(tree, 'x'), projectOf([root]))).toThrow(/git's own folder/);
    expect(() => placeOf(join(root, '.git', 'x'), projectOf([tree]))).toThrow(/git's own folder/);
  });
});

test('Links outside of the project are followed up to forty in a row', () => {
  mkdirSync(join(root, 'l0'));
  for (let n = 1; n <= 41; n++) symlinkSync(`l${String(n - 1)}`, join(root, `l${String(n)}`));
  expect(placeOf(join(root, 'l40', 'x'), [])).toMatchObject({ path: join(root, 'l0', 'x') });
  expect(() => placeOf(join(root, 'l41', 'x'), [])).toThrow(/is a symbolic link/);
});

test('Links that lead in a circle are no place', () => {
  symlinkSync('circle', join(root, 'circle'));
  expect(() => placeOf(join(root, 'circle', 'x'), [])).toThrow(RefusedPlace);
});
