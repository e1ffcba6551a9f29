import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { VerdictName } from '../../src/model/claim.js';
import { metaReturn } from '../bundle/returns.js';
import { git, link, makeRepository, submodule, temporaryFolder, type Commit } from '../support/repository.js';
import { checkChange, namesOf, verdictsOf, withoutSettings } from './evaluated.js';

const RETURN = 'specs/1_task/.return-meta.json';

/** Text of its own, of about a kilobyte. */
function text(name: string): string {
  return Array.from({ length: 40 }, (_, n) => `${name} has a line ${String(n)} of its own\n`).join('');
}

beforeAll(withoutSettings);

/** Histories on which the gate and the reference of `__tests__/reference/` once differed, by the verdict on `a.md`. */
const HISTORIES: Readonly<Record<string, readonly [commits: readonly Commit[], verdict: VerdictName]>> = {
  'a file that was moved before a submodule took its place and left': [
    [
      { files: { [RETURN]: metaReturn(['a.md']), 'a.md': text('a') } },
      { moved: { 'a.md': 'new/a.md' } },
      { files: { 'a.md': submodule() } },
      { moved: { 'a.md': 'module' } },
    ],
    'relocated',
  ],
  'a file that was moved before a link took its place and left': [
    [
      { files: { [RETURN]: metaReturn(['a.md']), 'a.md': text('a') } },
      { moved: { 'a.md': 'new/a.md' } },
      { files: { 'a.md': link('elsewhere') } },
      { removed: ['a.md'] },
    ],
    'relocated',
  ],
  'a file that was replaced by a link, which was moved': [
    [
      { files: { [RETURN]: metaReturn(['a.md']), 'a.md': text('a') } },
      { files: { 'a.md': link('elsewhere') } },
      { moved: { 'a.md': 'b.md' } },
    ],
    'removed',
  ],
  'a file that was moved and edited, was then deleted, and whose new place another file left': [
    [
      { files: { [RETURN]: metaReturn(['a.md']), 'a.md': text('a') } },
      { removed: ['a.md'], files: { 'b.md': `${text('a')}edited\n` } },
      { removed: ['b.md'] },
      { files: { 'b.md': text('another') } },
      { moved: { 'b.md': 'c.md' } },
    ],
    'removed',
  ],
};

test('a file that was moved and edited is found where it went on to, not where another file went from there', async () => {
  const { directory } = makeRepository([
    { files: { [RETURN]: metaReturn(['a.md']), 'a.md': text('a') } },
    { removed: ['a.md'], files: { 'b.md': `${text('a')}edited\n` } },
    { moved: { 'b.md': 'its-own.md' } },
    { files: { 'b.md': text('another') } },
    { moved: { 'b.md': 'of-another.md' } },
  ]);
  const [found] = (await verdictsOf(directory)).values();
  expect(found).toMatchObject({ name: 'relocated', foundAt: 'its-own.md' });
});

test.each(Object.entries(HISTORIES).map(([name, [commits, verdict]]) => [name, verdict, commits] as const))(
  '%s is %s',
  async (_, verdict, commits) => {
    expect(await namesOf(makeRepository(commits).directory)).toEqual([verdict]);
  },
);

describe('a shallow clone does not accuse of what the history that it lacks excuses', () => {
  const claim = { [RETURN]: metaReturn(['a.md']) };
  const gone: Commit = { removed: ['a.md'], files: { '.gitignore': 'a.md\n' } };
  const renamed: Commit = { moved: { 'a.md': 'A.md' } };
  const never: Commit = { files: { '.gitignore': 'a.md\n' } };

  test.each([
    [
      'a file that was committed once and is ignored now',
      [{ files: { ...claim, 'a.md': text('a') } }, gone],
      'removed',
    ],
    ['a file whose letter case was changed', [{ files: { ...claim, 'a.md': text('a') } }, renamed], 'relocated'],
    // Twins that are false: the clone cannot tell them from those above.
    ['an ignored file that was never committed', [{ files: claim }, never], 'uncommitted'],
    ['a file that was always in another case', [{ files: claim }, { files: { 'A.md': 'a' } }], 'case-mismatch'],
  ] as const)('%s', async (_, commits, verdict) => {
    const { directory } = makeRepository(commits);
    expect(await namesOf(directory)).toEqual([verdict]);
    const shallow = join(temporaryFolder(), 'shallow');
    git('.', ['clone', '--quiet', '--bare', '--depth=1', pathToFileURL(directory).href, shallow]);
    const [found] = (await verdictsOf(shallow)).values();
    expect(found).toMatchObject({ name: 'undetermined', foundAt: null });
    expect(found?.detail).toContain('History is too shallow here');
  });
});

describe('a change that claims a file of the base, and then moves and rewrites it', () => {
  const OTHER = 'specs/2_other/.return-meta.json';
  const base: Commit = { files: { 'a.md': text('a'), [OTHER]: metaReturn(['a.md']) } };
  const claim: Commit = { files: { [RETURN]: metaReturn(['a.md']) } };
  const rewritten: Commit = { files: { 'b.md': text('b') } };

  async function verdicts(commits: readonly Commit[]): Promise<Readonly<Record<string, string | undefined>>> {
    const { directory, git: run } = makeRepository(commits);
    const { returns } = await checkChange(directory, run('rev-parse', `main~${String(commits.length - 1)}`));
    return Object.fromEntries(returns.map(({ file, claims }) => [file, claims[0]?.verdict.name]));
  }

  test('made the rename, though the two ends differ', async () => {
    const commits = [base, claim, { moved: { 'a.md': 'b.md' } }, rewritten];
    // What the base already claimed is compared with the base: both ends are enough.
    expect(await verdicts(commits)).toEqual({ [RETURN]: 'relocated', [OTHER]: 'removed' });
  });

  test('deleted it, where no commit moved it', async () => {
    const commits = [base, claim, { removed: ['a.md'] }, rewritten];
    expect(await verdicts(commits)).toEqual({ [RETURN]: 'removed', [OTHER]: 'removed' });
  });
});

describe('to say that a file was made is another claim than to say that it was deleted', () => {
  const made: Commit = { files: { [RETURN]: metaReturn(['a.md']) } };
  const deleted: Commit = { files: { [RETURN]: metaReturn(['a.md'], { type: 'deleted' }) } };
  const file: Commit = { files: { 'a.md': text('a') } };
  const gone: Commit = { removed: ['a.md'] };
  const both = (one: Commit, other: Commit): Commit => ({
    ...one,
    ...other,
    files: Object.assign({}, one.files, other.files),
  });

  test.each([
    [
      'a file that was made, and that the return then says was deleted',
      [both(file, made), both(gone, deleted)],
      'deleted',
    ],
    ['the same without the file', [made, deleted], 'missing'],
    ['a file that was deleted, and that the return then says was made', [file, deleted, gone, made], 'missing'],
    ['the same with the file', [file, deleted, gone, both(file, made), gone], 'removed'],
  ] as const)('%s', async (_, commits, verdict) => {
    const { directory, git: run } = makeRepository(commits);
    expect(await namesOf(directory)).toEqual([verdict]);
    const { returns } = await checkChange(directory, run('rev-parse', 'main~1'));
    expect(returns[0]?.claims[0]?.verdict.name).toBe(verdict);
  });

  test('a deleted file is still there where a link took its place, whatever it leads to', async () => {
    const folder: Commit = { files: { 'src/b.ts': 'b' } };
    const replaced: Commit = { files: { 'a.md': link('src') } };
    const histories: readonly (readonly Commit[])[] = [
      [both(folder, file), both(replaced, deleted)],
      [both(folder, file), both(gone, deleted)],
      [both(folder, file), gone, { files: Object.assign({ 'a.md/b.md': 'b' }, deleted.files) }],
    ];
    const names = histories.map(async (commits) => namesOf(makeRepository(commits).directory));
    expect(await Promise.all(names)).toEqual([['present'], ['deleted'], ['deleted']]);
  });

  test.each([
    ['a submodule', submodule()],
    ['a link', link('elsewhere')],
  ])('%s that was deleted is deleted, with a base and without', async (_, entry) => {
    const commits = [{ files: { 'a.md': entry } }, both(gone, deleted)];
    const { directory, git: run } = makeRepository(commits);
    expect(await namesOf(directory)).toEqual(['deleted']);
    const { returns } = await checkChange(directory, run('rev-parse', 'main~1'));
    expect(returns[0]?.claims[0]?.verdict.name).toBe('deleted');
    // In the same commit: one that never was.
    expect(await namesOf(makeRepository([{ files: { 'b.md': entry } }, deleted]).directory)).toEqual(['missing']);
  });
});

describe('an ignore file above the project', () => {
  const project = { 'apps/one/kept.md': 'kept', '.gitignore': 'other\n' };
  const claim = { [`apps/one/${RETURN}`]: metaReturn(['a.md']) };
  const rule = { '.gitignore': 'a.md\n' };

  test.each([
    ['excuses no claim of the change that wrote it', [{ files: project }, { files: { ...claim, ...rule } }], 'missing'],
    ['excuses one if the base had it', [{ files: { ...project, ...rule } }, { files: claim }], 'uncommitted'],
  ] as const)('%s', async (_, commits, verdict) => {
    const { directory, git: run } = makeRepository(commits, { checkout: true });
    const { returns } = await checkChange(join(directory, 'apps/one'), run('rev-parse', 'main~1'));
    expect(returns.map(({ claims }) => claims[0]?.verdict.name)).toEqual([verdict]);
  });
});
