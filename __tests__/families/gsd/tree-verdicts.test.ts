import type { Report } from '../../../src/model/report.js';
import { absentRules } from '../../../src/rules/claim-absent.js';
import { CONTEXT } from '../../support/context.js';
import { planText, summaryText, verificationText } from '../../support/planning.js';
import { makeRepository, submodule, type Commit } from '../../support/repository.js';
import { checkChange, checkCommit, withoutSettings } from '../../engine/evaluated.js';
import { listFound } from '../../../src/model/rule.js';

const RETURN = 'specs/1_task/.return-meta.json';
const PHASE = '.planning/phases/01-dates';
const GITMODULES = '[submodule "lib"]\n\tpath = vendor/lib\n\turl = ../lib.git\n';

beforeAll(withoutSettings);

/** The findings about claims and files: `rule severity`, in their order; what speaks of the whole run is left out. */
function found({ findings }: Report): readonly string[] {
  return findings
    .filter(({ rule }) => !/^(?:unclaimed|gsd-|artifact-type$)/.test(rule))
    .map(({ rule, severity }) => `${rule} ${severity}`);
}

function summary(
  paths: readonly string[],
  more: Parameters<typeof summaryText>[0] = {},
): Readonly<Record<string, string>> {
  const { plan = '01' } = more;
  return {
    [`${PHASE}/01-${plan}-SUMMARY.md`]: summaryText({ created: paths, ...more }),
    [`${PHASE}/01-${plan}-PLAN.md`]: planText([], { plan }),
  };
}

async function ofChange(...commits: readonly Commit[]): Promise<readonly string[]> {
  const { directory, git: run } = makeRepository(commits);
  return found(await checkChange(directory, run('rev-list', '--max-parents=0', 'main'), 'main'));
}

describe('nothing that a change made itself excuses what its summary claims', () => {
  const FILES = { 'src/old.ts': 'old\n', 'packages/app/src/index.ts': 'index\n' };
  const BASE: Commit = { files: FILES };

  test('neither a gitlink that it adds, nor one of the base that stood still', async () => {
    const added = { 'vendor/lib': submodule(), '.gitmodules': GITMODULES };
    const claim = summary(['vendor/lib/x.ts']);
    expect(await ofChange(BASE, { files: { ...added, ...claim } })).toEqual(['artifact-unverifiable error']);
    expect(await ofChange({ files: added }, { files: claim })).toEqual(['artifact-unverifiable warning']);
    expect(await ofChange({ files: { 'vendor/lib': submodule() } }, { files: claim })).toEqual([
      'artifact-unverifiable error',
    ]);
  });

  test('a file that it adds and takes away is a warning, unless a summary of it says so', async () => {
    const made: Commit = { files: { 'src/b.ts': 'b\n', ...summary(['src/b.ts']) } };
    const gone: Commit = { removed: ['src/b.ts'] };
    expect(await ofChange(BASE, made, gone)).toEqual(['artifact-removed warning']);
    const said = summary([], { plan: '02', deleted: ['src/b.ts'] });
    expect(await ofChange(BASE, made, { ...gone, files: said })).toEqual(['artifact-removed notice']);
    // What a summary of the base says is not about this change.
    const before: Commit = { files: { ...FILES, ...said } };
    expect(await ofChange(before, made, gone)).toEqual(['artifact-removed warning']);
    // What the base had was there, but nobody finds what was done to it.
    const modified = summary([], { modified: ['src/old.ts'] });
    const worked: Commit = { files: { 'src/old.ts': 'new\n', ...modified } };
    expect(await ofChange(BASE, worked, { removed: ['src/old.ts'] })).toEqual(['artifact-removed warning']);
  });

  test('a file that it adds and takes away before its summary, unless that cites the commit which wrote it', async () => {
    const work: Commit = { files: { 'src/b.ts': 'b\n' } };
    const gone: Commit = { removed: ['src/b.ts'] };
    const id = makeRepository([BASE, work]).git('rev-parse', 'main');
    expect(await ofChange(BASE, work, gone, { files: summary(['src/b.ts']) })).toEqual(['artifact-missing error']);
    const citing = summary(['src/b.ts'], { commits: [id.slice(0, 9)] });
    expect(await ofChange(BASE, work, gone, { files: citing })).toEqual(['artifact-removed warning']);
  });

  test('a file whose path only ends so must be one that it touched, but for who looks at what is there', async () => {
    expect(await ofChange(BASE, { files: summary(['src/index.ts']) })).toEqual(['artifact-missing error']);
    const touched = { 'packages/app/src/index.ts': 'new\n', ...summary(['src/index.ts']) };
    expect(await ofChange(BASE, { files: touched })).toEqual(['artifact-relocated notice']);
    const verified = { [`${PHASE}/01-VERIFICATION.md`]: verificationText(['src/index.ts']) };
    expect(await ofChange(BASE, { files: verified })).toEqual(['artifact-relocated notice']);
    // An old summary that gets a field is not new.
    const old = { files: { ...FILES, ...summary([]) } };
    expect(await ofChange(old, { files: summary(['src/index.ts']) })).toEqual(['artifact-relocated notice']);
  });

  test('of many files that end so, the one that was touched is found', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 9 }, (_, n) => [`packages/${String(n)}/a/x.ts`, `${String(n)}\n`]),
    );
    const work = { 'packages/8/a/x.ts': 'more\n', ...summary(['a/x.ts']) };
    expect(await ofChange({ files: many }, { files: work })).toEqual(['artifact-relocated notice']);
  });

  test('a submodule that it leaves where it is is a warning for what it claims, and for nothing older', () => {
    const evaluated = {
      claim: { path: 'vendor/lib/x.md', pointer: '', type: null },
      verdict: {
        name: 'unverifiable',
        size: null,
        foundAt: null,
        detail: null,
        blank: false,
        submodule: { path: 'vendor/lib', named: true },
      },
    } as const;
    const of = { file: RETURN, index: 0, agent: 'coder', status: 'implemented', success: true };
    const changes = {
      base: 'main',
      changed: new Set(['vendor/lib']),
      deleted: new Set<string>(),
      newSubmodules: new Set<string>(),
    };
    const severityOf = (restated: boolean, changed = changes.changed): string | undefined =>
      listFound(
        absentRules['artifact-unverifiable'].check(
          evaluated,
          { ...of, restated },
          { ...CONTEXT, changes: { ...changes, changed } },
        ),
      )[0]?.severity;
    expect([severityOf(true), severityOf(false), severityOf(true, new Set())]).toEqual(['notice', 'notice', 'warning']);
  });
});

test('a commit that nobody has is a warning for work of a phase that is not over', async () => {
  const lie = (folder: string, parts: Parameters<typeof summaryText>[0]): Promise<Report> =>
    checkCommit(
      makeRepository([{ files: { [`${folder}/01-01-SUMMARY.md`]: summaryText({ commits: ['deadbe1'], ...parts }) } }])
        .directory,
      'main',
    );
  expect(found(await lie(PHASE, { created: ['src/never.ts'] }))).toEqual(['artifact-unverifiable warning']);
  expect(found(await lie(PHASE, { listed: ['src/never.ts'] }))).toEqual(['artifact-unverifiable notice']);
  const archived = '.planning/milestones/v1.0-phases/01-dates';
  expect(found(await lie(archived, { created: ['src/never.ts'] }))).toEqual(['artifact-unverifiable notice']);
});

test('nothing visible is blank in documents of GSD, too, but in files that mean something by being there', async () => {
  const { directory } = makeRepository([
    { files: { 'src/a.ts': ' \n\u200b', 'src/__init__.py': '\n', ...summary(['src/a.ts', 'src/__init__.py']) } },
  ]);
  expect(found(await checkCommit(directory, 'main'))).toEqual(['artifact-blank warning']);
});

test('a project that moved into a folder claims what was at the root when it claimed it', async () => {
  const { directory } = makeRepository([
    { files: { 'src/a.ts': 'a\n', 'src/b.ts': 'b\n', ...summary(['src/a.ts', 'src/b.ts', 'src/never.ts']) } },
    { removed: ['src/a.ts'] },
    { moved: { '.planning': 'apps/web/.planning', 'src/b.ts': 'apps/web/src/b.ts' } },
  ]);
  const { returns } = await checkCommit(directory);
  const claims = returns.flatMap(({ claims: all }) => all.map(({ claim, verdict }) => `${claim.path} ${verdict.name}`));
  expect(claims).toEqual(['src/a.ts removed', 'src/b.ts present', 'src/never.ts missing']);
});
