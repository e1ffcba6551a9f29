import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Report } from '../../src/model/report.js';
import { metaReturn } from '../bundle/returns.js';
import { writeRawCommit } from '../support/raw-commit.js';
import { git, link, makeRepository, temporaryFolder, writeFiles, type Commit } from '../support/repository.js';
import { checkChange, checkCommit, verdictsOf, withoutSettings } from './evaluated.js';

const RETURN = 'specs/1_task/.return-meta.json';

beforeAll(withoutSettings);

/** The findings about claims and files: `rule severity`, in their order; what speaks of the whole run is left out. */
function found({ findings }: Report): readonly string[] {
  return findings
    .filter(({ rule }) => !/^(?:unclaimed|artifact-type$)/.test(rule))
    .map(({ rule, severity }) => `${rule} ${severity}`);
}

function messages({ findings }: Report): string {
  return findings.map(({ message }) => message).join('\n');
}

/** A return whose one artifact has a type. */
function typed(path: string, type: string): string {
  return metaReturn([path]).replace('"type": "implementation"', `"type": "${type}"`);
}

async function ofChange(...commits: readonly Commit[]): Promise<readonly string[]> {
  const { directory, git: run } = makeRepository(commits);
  return found(await checkChange(directory, run('rev-list', '--max-parents=0', 'main'), 'main'));
}

describe('a claim of a deletion', () => {
  const HAD: Commit = { files: { 'src/old.ts': 'old\n', 'lib/a.ts': 'a\n', 'lib/b.ts': 'b\n' } };

  test.each([
    ['deletion', 'src/old.ts', ['artifact-not-deleted error'], 'present'],
    ['removed', 'src/never.ts', ['artifact-not-deleted warning'], 'missing'],
    ['delete', 'lib', ['artifact-not-deleted error'], 'directory'],
  ])('%s of %s is false', async (type, path, findings, verdict) => {
    const { directory } = makeRepository([HAD, { files: { [RETURN]: typed(path, type) } }]);
    expect(found(await checkCommit(directory, 'main'))).toEqual(findings);
    expect((await verdictsOf(directory, 'main')).get(path)?.name).toBe(verdict);
  });

  test.each([
    ['deletion', 'src/old.ts', 'src/old.ts'],
    ['deleted', 'lib', 'lib'],
  ])('%s of %s is true where it is gone, with a base and without', async (type, path, removed) => {
    const commits: readonly Commit[] = [HAD, { removed: [removed], files: { [RETURN]: typed(path, type) } }];
    const { directory } = makeRepository(commits);
    expect(found(await checkCommit(directory, 'main'))).toEqual([]);
    expect((await verdictsOf(directory, 'main')).get(path)?.name).toBe('deleted');
    expect(await ofChange(...commits)).toEqual([]);
  });

  test('of which lines of history meet is true where one had the file before it, and false where it had it after', async () => {
    const repository = makeRepository([]);
    const claim = { [RETURN]: typed('src/old.ts', 'deletion') };
    const old = { 'src/old.ts': 'old\n' };
    let seconds = 1_767_225_600;
    const commit = (files: Readonly<Record<string, string>>, ...parents: readonly string[]): string => {
      const who = `Ada <ada@example.com> ${String((seconds += 60))} +0000`;
      const lines = [...parents.map((id) => `parent ${id}`), `author ${who}`, `committer ${who}`];
      return writeRawCommit(repository, { 'a.md': `${String(seconds)}\n`, ...files }, lines);
    };
    const said = async (...ends: readonly string[]): Promise<readonly string[]> => {
      repository.git('update-ref', 'refs/heads/main', commit(claim, ...ends));
      return found(await checkCommit(repository.directory, 'main'));
    };
    const start = commit({});
    expect(await said(commit(claim, commit(old, start)), commit(claim, start))).toEqual([]);
    const made = commit(claim, start);
    const later = commit(claim, commit({ ...claim, ...old }, made));
    expect(await said(later, commit(claim, made))).toEqual(['artifact-not-deleted warning']);
  });

  test('is false where the file came, and went, after it', async () => {
    const claim = { files: { 'a.md': 'a\n', [RETURN]: typed('src/late.ts', 'deletion') } };
    const { directory } = makeRepository([claim, { files: { 'src/late.ts': 'late\n' } }, { removed: ['src/late.ts'] }]);
    expect(found(await checkCommit(directory, 'main'))).toEqual(['artifact-not-deleted warning']);
  });
});

test('what was removed before more versions of its return than are read is undetermined', async () => {
  const versions = Array.from({ length: 1_001 }, (_, n): Commit => {
    const text = metaReturn(['a.md']).replace('What was made', `Version ${String(n)}`);
    return { files: { [RETURN]: text } };
  });
  const { directory } = makeRepository([{ files: { 'a.md': 'a\n' } }, { removed: ['a.md'] }, ...versions]);
  const report = await checkCommit(directory, 'main');
  expect(found(report)).toEqual(['artifact-undetermined warning']);
  expect(messages(report)).toContain('not all versions of its return could be read');
});

test('a path that does not exist is compared with the folder of its return', async () => {
  const files = {
    'specs/1_task/plans/01.md': '# Plan\n',
    'docs/other.md': '# Other\n',
    [RETURN]: metaReturn(['plans/01.md', 'other.md']),
  };
  const told = messages(await checkCommit(makeRepository([{ files }]).directory, 'main'));
  expect(told).toContain('Did you mean specs/1_task/plans/01.md?');
  expect(told).toContain('A file of that name is at docs/other.md.');
});

describe('a path that the project ignores', () => {
  const PATH = '.claude/plan.md';
  const IGNORES = { '.gitignore': '*.log\n.claude/\n' };

  test('is uncommitted in every clone, by the rule', async () => {
    const { directory } = makeRepository([{ files: { ...IGNORES, [RETURN]: metaReturn([PATH]) } }], { checkout: true });
    const before = await checkCommit(directory);
    writeFiles(directory, { [PATH]: '# Plan\n' });
    const after = await checkCommit(directory);
    expect(found(before)).toEqual(['artifact-uncommitted error']);
    expect(messages(before)).toContain('.gitignore:2: .claude/');
    expect(after.findings).toEqual(before.findings);
  });

  test('is missing where the change adds the rule, and present where it was forced in', async () => {
    const base = { files: { 'a.md': 'a\n' } };
    expect(await ofChange(base, { files: { ...IGNORES, [RETURN]: metaReturn([PATH]) } })).toEqual([
      'artifact-missing error',
    ]);
    expect(
      await ofChange({ files: IGNORES }, { files: { '.gitignore': '.claude/\nx\n', [RETURN]: metaReturn([PATH]) } }),
    ).toEqual(['artifact-uncommitted error']);
    expect(await ofChange(base, { files: { ...IGNORES, [PATH]: '# Plan\n', [RETURN]: metaReturn([PATH]) } })).toEqual(
      [],
    );
  });

  test('was proved where it was committed once, and left the repository since', async () => {
    const { directory } = makeRepository([
      { files: { [PATH]: '# Plan\n', [RETURN]: metaReturn([PATH]) } },
      { removed: [PATH], files: IGNORES },
    ]);
    expect(found(await checkCommit(directory, 'main'))).toEqual(['artifact-removed notice']);
  });
});

test('what is on disk at the old path of a moved file is uncommitted, and no proof', async () => {
  const made = { files: { 'src/a.ts': 'tiny\n', [RETURN]: metaReturn(['src/a.ts']) } };
  const { directory } = makeRepository([made, { moved: { 'src/a.ts': 'lib/b.ts' } }], { checkout: true });
  expect(found(await checkCommit(directory))).toEqual(['artifact-removed notice']);
  writeFiles(directory, { 'src/a.ts': 'left over\n' });
  expect(found(await checkCommit(directory))).toEqual(['artifact-uncommitted error']);
  const late = makeRepository(
    [
      { files: { 'src/a.ts': 'tiny\n' } },
      { moved: { 'src/a.ts': 'lib/a.ts' } },
      { files: { [RETURN]: metaReturn(['src/a.ts']) } },
    ],
    { checkout: true },
  );
  expect(found(await checkCommit(late.directory))).toEqual(['artifact-missing error']);
  writeFiles(late.directory, { 'src/a.ts': 'left over\n' });
  expect(found(await checkCommit(late.directory))).toEqual(['artifact-uncommitted error']);
});

test('letter case is reported of links, of what is behind them, and of a file beside a folder of that name', async () => {
  const paths = ['link.md', 'Way/deep.md', 'Docs', 'dangling.md'];
  const { directory } = makeRepository([
    {
      files: {
        'real.md': '# Real\n',
        'Link.md': link('real.md'),
        way: link('folder'),
        'folder/Deep.md': '# Deep\n',
        'docs/x.md': 'x\n',
        DOCS: 'file\n',
        'Dangling.md': link('nowhere.md'),
        [RETURN]: metaReturn(paths),
      },
    },
  ]);
  const verdicts = await verdictsOf(directory, 'main');
  expect(paths.map((path) => [verdicts.get(path)?.name, verdicts.get(path)?.foundAt])).toEqual([
    ['case-mismatch', 'Link.md'],
    ['case-mismatch', 'folder/Deep.md'],
    ['case-mismatch', 'DOCS'],
    ['missing', null],
  ]);
});

test('a link that leads nowhere is missing, whatever was at its path before', async () => {
  const { directory } = makeRepository([
    { files: { 'a.md': '# A\n', [RETURN]: metaReturn(['a.md']) } },
    { removed: ['a.md'] },
    { files: { 'a.md': link('nowhere.md') } },
  ]);
  expect(found(await checkCommit(directory, 'main'))).toEqual(['artifact-missing error']);
});

describe('what a clone lacks', () => {
  test('of the base leaves what the change deletes a warning, and what it lost otherwise an error', async () => {
    const claimed = ['src/gone.md', 'never.md'];
    const origin = makeRepository([
      { files: { 'src/gone.md': '# Gone\n', [RETURN]: metaReturn(['src/gone.md']) } },
      { removed: ['src/gone.md'], files: { [RETURN]: metaReturn(claimed, { session: 'sess_1769000001_abc123' }) } },
    ]);
    origin.git('config', 'uploadpack.allowFilter', 'true');
    const directory = join(temporaryFolder(), 'partial');
    const url = pathToFileURL(origin.directory).href;
    git('.', ['clone', '--quiet', '--filter=blob:none', '--no-checkout', url, directory]);
    git(directory, ['cat-file', '-p', `HEAD:${RETURN}`]);
    git(directory, ['remote', 'set-url', 'origin', 'file:///nowhere']);
    expect(found(await checkChange(directory, 'HEAD~1'))).toEqual([
      'artifact-removed notice',
      'artifact-missing error',
    ]);
  });
});
