import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFile } from '../../src/tree/write-file.js';
import { projectOf, type Project } from '../../src/tree/write-place.js';
import { temporaryFolder } from '../support/repository.js';

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));

/** What changes the file system. */
const CHANGING =
  /\b(?:writeFile|appendFile|mkdir|mkdtemp|rename|rmdir|rm|unlink|copyFile|cp|symlink|link|f?truncate|f?chmod)Sync\b|createWriteStream|promises\.(?!readFile\b)/;

test('One module writes files, and no other does', () => {
  const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const writing = sources.filter((name) => CHANGING.test(readFileSync(join(SOURCE, name), 'utf8')));
  // The demo's scratch repository, rule files for git, and its copy of the index are in the folder for temporary files.
  const temporary = [join('git', 'path-rules.ts'), join('git', 'uncommitted.ts'), 'scratch-repository.ts'];
  expect(writing.sort()).toEqual([...temporary, 'write-file.ts'].map((name) => join('tree', name)));
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
