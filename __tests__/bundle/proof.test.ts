import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { check, evaluate, type ReportedRun } from '../support/command-line.js';
import {
  git,
  makeRepository,
  temporaryFolder,
  writeFiles,
  type Commit,
  type Repository,
} from '../support/repository.js';
import { metaReturn } from './returns.js';

const DONE = 'specs/1_done/.return-meta.json';
const OPEN = 'specs/2_open/.return-meta.json';

/** Claims on what the commits before and the files on disk tell of. */
const CLAIMS = ['kept.md', 'early.md', 'gone.md', 'old/name.md', 'old/edited.md', 'loose.md', 'built/a.md', 'never.md'];

function text(name: string, more = ''): string {
  return `${Array.from({ length: 40 }, (_, n) => `${name} has a line ${String(n)}`).join('\n')}\n${more}`;
}

const COMMITS: readonly Commit[] = [
  {
    files: {
      'kept.md': '# Kept\n',
      'early.md': text('early'),
      'gone.md': text('gone'),
      'old/name.md': text('name'),
      'old/edited.md': text('edited'),
      '.gitignore': '# What is built\nbuilt/\n',
    },
  },
  { removed: ['early.md'] },
  {
    files: { [DONE]: metaReturn(CLAIMS), [OPEN]: metaReturn(CLAIMS, { status: 'partial' }) },
  },
  {
    moved: { 'old/name.md': 'new/name.md', 'old/edited.md': 'new/edited.md' },
    removed: ['gone.md'],
    files: {
      'new/edited.md': text('edited', 'one more\n'),
      'new/other.md': text('other'),
    },
  },
];

/** The verdicts on the claims of one return, and the rules and severities of what is said of them. */
function evaluated(report: ReportedRun, file: string): readonly (readonly [string, string, string])[] {
  const claims = report.returns.find((one) => one.file === file)?.claims ?? [];
  return claims.map(({ path, verdict, pointer }) => {
    const said = report.findings.filter((one) => one.file === file && one.pointer === pointer);
    return [path, verdict, said.map(({ rule, severity }) => `${rule} ${severity}`).join(', ')];
  });
}

let origin: Repository;

beforeAll(() => {
  origin = makeRepository(COMMITS, { checkout: true });
  writeFiles(origin.directory, { 'loose.md': '# Loose\n', 'built/a.md': '# Built\n' });
});

function clone(name: string, ...args: readonly string[]): string {
  const directory = join(temporaryFolder(), name);
  git('.', ['clone', '--quiet', ...args, pathToFileURL(origin.directory).href, directory]);
  return directory;
}

describe('what a repository describes absent files', () => {
  test('on a success status', async () => {
    const { report, status } = await evaluate(origin.directory);
    expect(status).toBe(1);
    expect(evaluated(report, DONE)).toEqual([
      ['kept.md', 'present', ''],
      ['early.md', 'missing', 'artifact-missing error'],
      ['gone.md', 'removed', 'artifact-removed notice'],
      ['old/name.md', 'relocated', 'artifact-relocated notice'],
      ['old/edited.md', 'relocated', 'artifact-relocated notice'],
      ['loose.md', 'uncommitted', 'artifact-uncommitted error'],
      ['built/a.md', 'uncommitted', 'artifact-uncommitted error'],
      ['never.md', 'missing', 'artifact-missing error'],
    ]);
  });

  test('on another status', async () => {
    const { report } = await evaluate(origin.directory);
    expect(evaluated(report, OPEN).map(([, , said]) => said)).toEqual([
      '',
      'artifact-missing notice',
      'artifact-removed notice',
      'artifact-relocated notice',
      'artifact-relocated notice',
      'artifact-uncommitted notice',
      'artifact-uncommitted notice',
      'artifact-missing notice',
    ]);
  });

  test('in words: where a file is now, and which rule ignores it', async () => {
    const { stdout } = await check(origin.directory, [
      '--no-color',
      '--rule',
      'artifact-relocated',
      '--rule',
      'artifact-uncommitted',
    ]);
    expect(stdout).toMatch(/it is now at +artifact-relocated\n +"new\/edited\.md"/);
    expect(stdout).toContain('ignored (.gitignore:2: built/)');
  });

  test('in a clone without the files on disk: nothing but what was committed', async () => {
    const { report } = await evaluate(clone('elsewhere'));
    expect(evaluated(report, DONE).map(([, verdict]) => verdict)).toEqual([
      'present',
      'missing',
      'removed',
      'relocated',
      'relocated',
      'missing',
      // No commit can prove what the project ignores, whatever is on disk.
      'uncommitted',
      'missing',
    ]);
  });
});

describe('a default checkout, of depth 1', () => {
  test('fails on every absent claim, and says how to deepen it', async () => {
    const directory = clone('shallow', '--depth=1');
    const { report, status } = await evaluate(directory);
    expect(status).toBe(1);
    const [kept, ...absent] = evaluated(report, DONE);
    expect(kept?.[1]).toBe('present');
    // What is ignored may have been committed once, and what has another letter case may have been renamed.
    for (const [path, verdict, said] of absent)
      expect([path, verdict, said]).toEqual([path, 'undetermined', 'artifact-undetermined error']);
    const messages = report.findings
      .filter(({ rule }) => rule === 'artifact-undetermined')
      .map(({ message }) => message);
    expect(messages).toHaveLength(2 * absent.length);
    for (const message of messages) expect(message).toMatch(/too shallow .*fetch-depth: 0/);
  });
});
