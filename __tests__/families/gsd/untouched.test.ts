import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { git, makeRepository, temporaryFolder, type Commit, type Repository } from '../../support/repository.js';
import { checkCommit, withoutSettings } from '../../engine/evaluated.js';
import { ownText as text } from '../../support/own-text.js';

const SUMMARY = '.planning/phases/01-dates/01-02-SUMMARY.md';

beforeAll(withoutSettings);

interface Files {
  readonly created?: readonly string[];
  readonly modified?: readonly string[];
}

function summary({ created = [], modified = [] }: Files, commits: readonly string[]): string {
  const list = (name: string, paths: readonly string[]): string =>
    paths.length === 0 ? '' : `  ${name}:\n${paths.map((path) => `    - ${path}\n`).join('')}`;
  const cited = commits.map((id, n) => `${String(n + 1)}. **Task** - \`${id}\`\n`).join('');
  return `---\nphase: 01-dates\nplan: 02\nkey-files:\n${list('created', created)}${list('modified', modified)}---\n\n## Task Commits\n\n${cited}`;
}

const BEFORE: readonly Commit[] = [
  {
    message: 'Before',
    files: {
      'src/old.ts': text('old'),
      'src/other.ts': text('other'),
      'src/gone.ts': text('gone'),
      'lib/x/deep.ts': 'x\n',
    },
  },
  {
    message: 'feat(01-02): named by the plan',
    files: { 'src/named.ts': text('named'), 'src/__init__.py': '' },
  },
  { message: 'Work', files: { 'src/work.ts': text('work'), 'src/moved.ts': text('moved') } },
];

/** A repository whose last but one commit is cited by a summary, which the last one adds. */
function withSummary(files: Files, later: readonly Commit[] = [], more: readonly string[] = []): Repository {
  const cited = makeRepository(BEFORE).git('rev-parse', 'HEAD');
  const brings = {
    message: 'docs: done',
    files: { [SUMMARY]: summary(files, [cited.slice(0, 7), ...more]), 'src/beside.ts': text('beside') },
  };
  return makeRepository([...BEFORE, brings, ...later]);
}

async function untouched(root: string): Promise<readonly (string | null | number | undefined)[]> {
  const { findings } = await checkCommit(root);
  return findings.filter(({ rule }) => rule === 'gsd-untouched').map(({ range }) => range?.startLine);
}

/** What was asked of the claims: whether they are touched, by their paths. */
async function touched(root: string): Promise<Readonly<Record<string, boolean>>> {
  const { returns } = await checkCommit(root);
  const told = returns.flatMap(({ claims }) =>
    claims.flatMap(({ claim, touched: answer }) => (answer === undefined ? [] : [[claim.path, answer] as const])),
  );
  return Object.fromEntries(told);
}

describe('A file that a summary says was made', () => {
  test('is touched by a cited commit, by one that names the plan and by the one that added the summary', async () => {
    const { directory } = withSummary({
      created: ['src/work.ts', 'src/named.ts', 'src/beside.ts', 'src/__init__.py'],
      modified: ['src/old.ts'],
    });
    expect(await touched(directory)).toEqual({
      'src/work.ts': true,
      'src/named.ts': true,
      'src/beside.ts': true,
      'src/__init__.py': true,
      'src/old.ts': false,
    });
  });

  test('is reported of at its claim, as a notice, where none changed it', async () => {
    const { directory } = withSummary({ created: ['src/work.ts'], modified: ['src/old.ts', 'src/other.ts'] });
    expect(await untouched(directory)).toEqual([8, 9]);
    const { findings } = await checkCommit(directory);
    expect(new Set(findings.map(({ severity }) => severity))).toEqual(new Set(['notice']));
  });

  test('may have been moved or removed since', async () => {
    const { directory } = withSummary(
      { created: ['src/work.ts', 'src/moved.ts'], modified: ['src/other.ts', 'src/gone.ts'] },
      [
        {
          message: 'Later',
          moved: { 'src/moved.ts': 'lib/moved.ts', 'src/other.ts': 'lib/other.ts' },
          removed: ['src/work.ts', 'src/gone.ts'],
        },
      ],
    );
    expect(await touched(directory)).toEqual({
      'src/work.ts': true,
      'src/moved.ts': true,
      'src/other.ts': false,
      'src/gone.ts': false,
    });
  });

  test('is not asked about where no path shows which it is, nor below .planning, nor where it is missing', async () => {
    const { directory } = withSummary({
      created: ['src', '.planning/STATE.md', 'src/never.ts', 'src/work.ts'],
      modified: ['../outside.ts'],
    });
    expect(await touched(directory)).toEqual({ 'src/work.ts': true });
  });

  test('is looked for where its path ends, too', async () => {
    const { directory } = withSummary({ modified: ['x/deep.ts'] });
    expect(await touched(directory)).toEqual({ 'x/deep.ts': false });
  });

  test('is not asked about where a cited commit is not in the history, or none is cited', async () => {
    const { directory } = withSummary({ modified: ['src/old.ts'] }, [], ['0a1b2c3']);
    expect(await touched(directory)).toEqual({});
    const uncited = makeRepository([...BEFORE, { files: { [SUMMARY]: summary({ modified: ['src/old.ts'] }, []) } }]);
    expect(await touched(uncited.directory)).toEqual({});
  });

  test('is not asked about in a shallow clone, and is in one without contents', async () => {
    const { directory, git: run } = withSummary({ modified: ['src/old.ts'] });
    run('config', 'uploadpack.allowFilter', 'true');
    run('config', 'uploadpack.allowAnySHA1InWant', 'true');
    const clone = (option: string): string => {
      const place = join(temporaryFolder(), 'clone');
      git('.', ['clone', '--quiet', '--no-checkout', option, pathToFileURL(directory).href, place]);
      return place;
    };
    expect(await touched(clone('--depth=3'))).toEqual({});
    expect(await untouched(clone('--filter=blob:none'))).toEqual([6]);
    expect(await untouched(clone('--filter=tree:0'))).toEqual([6]);
  });

  test('counts as touched where the summary was archived since', async () => {
    const archived = '.planning/milestones/v1-phases/01-dates/01-02-SUMMARY.md';
    const { directory } = withSummary({ created: ['src/beside.ts'], modified: ['src/old.ts'] }, [
      { message: 'Archive', moved: { [SUMMARY]: archived } },
    ]);
    expect(await touched(directory)).toEqual({ 'src/beside.ts': true, 'src/old.ts': false });
  });
});
