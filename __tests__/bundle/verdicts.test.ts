import { join } from 'node:path';
import { evaluate, type ReportedClaim, type ReportedFinding, type ReportedRun } from '../support/command-line.js';
import { executable, link, makeRepository, submodule, type Files } from '../support/repository.js';
import { metaReturn } from './returns.js';

/** A verdict, what says so, and how grave that is for a return that claims success and for another. */
interface Weight {
  readonly rule: string | null;
  readonly success: string | null;
  readonly other: string | null;
}

const WEIGHTS: Readonly<Record<string, Weight>> = {
  present: { rule: null, success: null, other: null },
  empty: { rule: 'artifact-empty', success: 'error', other: 'notice' },
  missing: { rule: 'artifact-missing', success: 'error', other: 'notice' },
  relocated: { rule: null, success: null, other: null },
  directory: { rule: 'artifact-directory', success: 'error', other: 'notice' },
  outside: { rule: 'artifact-path-relative', success: 'error', other: 'warning' },
  'case-mismatch': { rule: 'artifact-case', success: 'error', other: 'notice' },
  unverifiable: { rule: 'artifact-unverifiable', success: 'notice', other: 'notice' },
};

const VERDICT_RULES = [...Object.values(WEIGHTS).map(({ rule }) => rule), 'artifact-removed', 'artifact-uncommitted'];

function lfs(size: number): string {
  return `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize ${String(size)}\n`;
}

/** What is in the repository. `x/y/back/..` is above the root for who follows the link, and `x/y` for who does not. */
const FILES: Files = {
  'real.md': 'twelve bytes',
  'run.sh': executable('#!/bin/sh\n'),
  'docs/a.md': '# A\n',
  'docs/Guide/Intro.md': '# Intro\n',
  'empty.md': '',
  'blank.md': ' \n\t\r\n',
  'large-blank.md': '\n'.repeat(5_000),
  'large.bin': lfs(12_345),
  'nothing.bin': lfs(0),
  '.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n',
  'vendor/lib': submodule(),
  '.gitmodules': '[submodule "lib"]\n\tpath = vendor/lib\n\turl = ../lib.git\n',
  'links/file.md': link('../real.md'),
  'links/again.md': link('file.md'),
  'links/third.md': link('./again.md'),
  'links/empty.md': link('../empty.md'),
  'links/docs': link('../docs'),
  'links/root': link('..'),
  'links/nowhere.md': link('../nothing/here.md'),
  'links/one.md': link('two.md'),
  'links/two.md': link('one.md'),
  'links/itself': link('itself'),
  'links/up': link('../../elsewhere'),
  'links/around.md': link('../../repo/real.md'),
  'links/etc': link('/etc'),
  'links/absolute.md': link('/etc/passwd'),
  'links/to-up': link('up'),
  'links/lib': link('../vendor/lib'),
  'x/y/back': link('../..'),
  'x/y/real.md': 'not what the link leads to\n',
  'x/y/secret.md': 'not what the link leads to\n',
  'links/inside-after-all.md': link('../x/y/back/real.md'),
  'links/secret.md': link('../x/y/back/../secret.md'),
};

/** A claimed path, its verdict, and what the report says beside. */
type Row = readonly [path: string, verdict: string, more?: Partial<ReportedClaim>];

function cells([path, verdict, more = {}]: Row): readonly [string, string, Partial<ReportedClaim>] {
  return [path, verdict, more];
}

const ROWS: readonly Row[] = [
  ['real.md', 'present', { size: 12, foundAt: null }],
  ['run.sh', 'present'],
  ['docs/Guide/Intro.md', 'present'],
  ['large.bin', 'present', { size: 12_345 }],
  ['blank.md', 'present', { size: 5 }],
  ['large-blank.md', 'present', { size: 5_000 }],
  ['empty.md', 'empty', { size: 0 }],
  ['nothing.bin', 'empty', { size: 0 }],
  ['never/written.md', 'missing', { size: null, foundAt: null }],
  ['real.md/below', 'missing'],
  ['docs/b.md', 'missing'],
  ['docs/a.md.txt', 'missing'],
  ['doc', 'missing'],
  ['.git/config', 'missing'],
  ['.git', 'missing'],
  ['docs', 'directory'],
  ['docs/Guide', 'directory'],
  ['.', 'directory'],
  ['/etc/passwd', 'outside'],
  ['/real.md', 'outside'],
  ['~/real.md', 'outside'],
  ['~ada/real.md', 'outside'],
  ['C:\\work\\real.md', 'outside'],
  ['C:/project/real.md', 'outside'],
  ['c:real.md', 'outside'],
  ['https://example.com/real.md', 'outside'],
  ['file:///project/real.md', 'outside'],
  ['../real.md', 'outside'],
  ['..', 'outside'],
  ['docs/../../real.md', 'outside'],
  ['../repo/real.md', 'outside'],
  ['links/file.md', 'present', { size: 12, foundAt: 'real.md' }],
  ['links/again.md', 'present', { foundAt: 'real.md' }],
  ['links/third.md', 'present', { foundAt: 'real.md' }],
  ['links/empty.md', 'empty'],
  ['links/docs', 'directory'],
  ['links/docs/a.md', 'present', { foundAt: 'docs/a.md' }],
  ['links/docs/none.md', 'missing'],
  ['links/root', 'directory'],
  ['links/root/real.md', 'present', { foundAt: 'real.md' }],
  ['links/root/links/root/links/file.md', 'present', { foundAt: 'real.md' }],
  ['links/nowhere.md', 'missing'],
  ['links/one.md', 'missing'],
  ['links/itself', 'missing'],
  ['links/itself/below.md', 'missing'],
  ['links/up', 'outside'],
  ['links/up/below.md', 'outside'],
  ['links/to-up', 'outside'],
  ['links/around.md', 'outside'],
  ['links/etc/passwd', 'outside'],
  ['links/absolute.md', 'outside'],
  ['links/inside-after-all.md', 'present', { foundAt: 'real.md' }],
  ['links/secret.md', 'outside'],
  ['Real.md', 'case-mismatch', { foundAt: 'real.md' }],
  ['docs/guide/Intro.md', 'case-mismatch', { foundAt: 'docs/Guide/Intro.md' }],
  ['DOCS/A.MD', 'case-mismatch', { foundAt: 'docs/a.md' }],
  ['./docs/a.md', 'present'],
  ['docs//Guide//Intro.md', 'present'],
  ['docs/./a.md', 'present'],
  ['docs/a.md/', 'directory'],
  ['docs/Guide/../a.md', 'present'],
  ['./docs/', 'directory'],
];

/** What only a commit tells: a submodule that is not checked out is an empty folder on disk. */
const COMMIT_ROWS: readonly Row[] = [
  ['vendor/lib', 'unverifiable'],
  ['vendor/lib/', 'unverifiable'],
  ['vendor/lib/src/deep/file.c', 'unverifiable'],
  ['links/lib/file.c', 'unverifiable'],
  ['vendor', 'directory'],
];

const ALL = [...ROWS, ...COMMIT_ROWS];

/** Returns whose folder was moved since, each with the claims that it made where it was. */
const MOVED: Files = {
  'specs/archive/3_paginate/.return-meta.json': metaReturn([
    'specs/3_paginate/plans/plan.md',
    'specs/3_paginate/summaries/empty.md',
    'specs/3_paginate/plans/never.md',
    'specs/4_other/plans/plan.md',
    'specs/3_paginate/plans',
    'specs/3_paginate/plans/',
    'src/plan.md',
  ]),
  'specs/archive/3_paginate/.return-meta-2.json': metaReturn(['specs/3_paginate/plans/plan.md'], { status: 'partial' }),
  'specs/archive/3_paginate/plans/plan.md': '# Plan\n',
  'specs/archive/3_paginate/summaries/empty.md': '',
  'specs/vault/02/5_export/.return-meta.json': metaReturn([
    'specs/5_export/reports/report.md',
    'specs/archive/5_export/reports/report.md',
    'specs/vault/01/5_export/reports/report.md',
    'specs/vault/02/5_export/reports/report.md',
  ]),
  'specs/vault/02/5_export/reports/report.md': '# Report\n',
  'packages/app/specs/archive/6_nested/.return-meta.json': metaReturn(['packages/app/specs/6_nested/plans/plan.md']),
  'packages/app/specs/archive/6_nested/plans/plan.md': '# Plan\n',
};

const SUCCESS = 'specs/1_done/.return-meta.json';
const OTHER = 'specs/2_open/.return-meta.json';

function claimIn(report: ReportedRun, file: string, path: string): ReportedClaim {
  const claim = report.returns.find((one) => one.file === file)?.claims.find((one) => one.path === path);
  if (claim === undefined) throw new Error(`${file} has no claim ${path}`);
  return claim;
}

/** The findings about a claim's verdict. */
function findingsOf(report: ReportedRun, file: string, path: string): readonly ReportedFinding[] {
  const { pointer } = claimIn(report, file, path);
  return report.findings.filter(
    (finding) => finding.file === file && finding.pointer === pointer && VERDICT_RULES.includes(finding.rule),
  );
}

/** The rules and severities of these findings. */
function saidOf(report: ReportedRun, file: string, path: string): readonly (readonly [string, string])[] {
  return findingsOf(report, file, path).map(({ rule, severity }) => [rule, severity]);
}

describe.each([
  ['the commit', [] as readonly string[], ALL],
  ['the workspace', ['--workspace'], ROWS],
] as const)('on %s', (_, source, rows) => {
  let report: ReportedRun;
  let status: number | null;

  beforeAll(async () => {
    const paths = ALL.map(([path]) => path);
    const files = {
      ...FILES,
      ...MOVED,
      [SUCCESS]: metaReturn(paths),
      [OTHER]: metaReturn(paths, { status: 'partial' }),
    };
    const repository = makeRepository([{ files }], { checkout: source.length > 0 });
    ({ report, status } = await evaluate(repository.directory, source));
  });

  test.each(rows.map(cells))('the claim %j is %s', (path, verdict, more) => {
    const { rule = null, success, other } = WEIGHTS[verdict] ?? {};
    expect(claimIn(report, SUCCESS, path)).toMatchObject({ verdict, ...more });
    expect(claimIn(report, OTHER, path)).toMatchObject({ verdict, ...more });
    expect(saidOf(report, SUCCESS, path)).toEqual(rule === null ? [] : [[rule, success]]);
    expect(saidOf(report, OTHER, path)).toEqual(rule === null ? [] : [[rule, other]]);
  });

  test.each([
    ['/etc/passwd', /absolute/],
    ['~/real.md', /home/],
    ['C:/project/real.md', /drive/],
    ['https://example.com/real.md', /URL/],
    ['../real.md', /leaves the project root/],
    ['links/up/below.md', /link links\/up leaves the project root/],
    ['links/absolute.md', /link links\/absolute\.md/],
  ])('%s: the report says why it is outside', (path, reason) => {
    expect(claimIn(report, SUCCESS, path).detail).toMatch(reason);
    expect(findingsOf(report, SUCCESS, path)[0]?.message).toMatch(reason);
  });

  test.each(['blank.md', 'large-blank.md'])('%s, with nothing but white space, is present with a warning', (path) => {
    const { pointer } = claimIn(report, SUCCESS, path);
    const said = report.findings.filter(
      (one) => one.rule === 'artifact-blank' && one.file === SUCCESS && one.pointer === pointer,
    );
    expect(said.map(({ severity }) => severity)).toEqual(['warning']);
  });

  test('nothing else is said to be blank', () => {
    const blank = ['blank.md', 'large-blank.md'].map((path) => claimIn(report, SUCCESS, path).pointer);
    const said = report.findings.filter(({ rule, file }) => rule === 'artifact-blank' && file === SUCCESS);
    expect(said.filter(({ pointer }) => pointer === null || !blank.includes(pointer))).toEqual([]);
  });

  test.each([
    ['specs/archive/3_paginate/.return-meta.json', 'specs/3_paginate/plans/plan.md', 'relocated'],
    ['specs/archive/3_paginate/.return-meta-2.json', 'specs/3_paginate/plans/plan.md', 'relocated'],
    ['specs/archive/3_paginate/.return-meta.json', 'specs/3_paginate/summaries/empty.md', 'empty'],
    ['specs/archive/3_paginate/.return-meta.json', 'specs/3_paginate/plans/never.md', 'missing'],
    ['specs/archive/3_paginate/.return-meta.json', 'specs/4_other/plans/plan.md', 'missing'],
    ['specs/archive/3_paginate/.return-meta.json', 'specs/3_paginate/plans', 'directory'],
    ['specs/archive/3_paginate/.return-meta.json', 'specs/3_paginate/plans/', 'directory'],
    ['specs/archive/3_paginate/.return-meta.json', 'src/plan.md', 'missing'],
    ['specs/vault/02/5_export/.return-meta.json', 'specs/5_export/reports/report.md', 'relocated'],
    ['specs/vault/02/5_export/.return-meta.json', 'specs/archive/5_export/reports/report.md', 'relocated'],
    ['specs/vault/02/5_export/.return-meta.json', 'specs/vault/01/5_export/reports/report.md', 'relocated'],
    ['specs/vault/02/5_export/.return-meta.json', 'specs/vault/02/5_export/reports/report.md', 'present'],
    ['packages/app/specs/archive/6_nested/.return-meta.json', 'packages/app/specs/6_nested/plans/plan.md', 'relocated'],
  ])('%s, which was moved, claims %s: %s', (file, path, verdict) => {
    const { rule = null, success, other } = WEIGHTS[verdict] ?? {};
    const severity = file.endsWith('-2.json') ? other : success;
    expect(claimIn(report, file, path).verdict).toBe(verdict);
    expect(saidOf(report, file, path)).toEqual(rule === null ? [] : [[rule, severity]]);
  });

  test('a relocated claim names the place where the file is now', () => {
    const file = 'specs/archive/3_paginate/.return-meta.json';
    expect(claimIn(report, file, 'specs/3_paginate/plans/plan.md')).toMatchObject({
      foundAt: 'specs/archive/3_paginate/plans/plan.md',
      size: 7,
    });
  });

  test('the run fails, and counts every claim under its verdict', () => {
    expect(status).toBe(1);
    const claims = report.returns.flatMap((one) => one.claims);
    const verdicts = report.counts.verdicts;
    for (const [name, n] of Object.entries(verdicts)) {
      expect([name, claims.filter((one) => one.verdict === name).length]).toEqual([name, n]);
    }
    expect(report.counts.claims).toBe(claims.length);
  });
});

describe('a project in a folder of the repository', () => {
  const RETURN = 'specs/1_done/.return-meta.json';
  const files: Files = {
    'outer.md': '# Outer\n',
    'app/inner.md': '# Inner\n',
    'app/links/out.md': link('../../outer.md'),
    'app/links/in.md': link('../inner.md'),
    'app/specs/1_done/.return-meta.json': metaReturn([
      'inner.md',
      'app/inner.md',
      'outer.md',
      '../outer.md',
      '../app/inner.md',
      'links/out.md',
      'links/in.md',
      '.',
    ]),
    'specs/9_elsewhere/.return-meta.json': metaReturn(['never/written.md']),
  };
  const rows = [
    ['inner.md', 'present'],
    ['app/inner.md', 'missing'],
    ['outer.md', 'missing'],
    ['../outer.md', 'outside'],
    ['../app/inner.md', 'outside'],
    ['links/out.md', 'outside'],
    ['links/in.md', 'present'],
    ['.', 'directory'],
  ] as const;
  let project: string;

  beforeAll(() => {
    project = join(makeRepository([{ files }], { checkout: true }).directory, 'app');
  });

  test.each([
    ['the commit', []],
    ['the workspace', ['--workspace']],
  ] as const)('checks its own claims on %s', async (_, source) => {
    const { report } = await evaluate(project, source);
    expect(report.returns.map(({ file }) => file)).toEqual([RETURN]);
    expect(rows.map(([path]) => [path, claimIn(report, RETURN, path).verdict])).toEqual(rows);
  });

  test.each([
    ['the commit', []],
    ['the workspace', ['--workspace']],
  ] as const)('tells its place in the repository, on %s', async (_, source) => {
    const { report } = await evaluate(project, source);
    expect(report.source.root).toBe('app');
  });

  test('is the current folder where no root is named', async () => {
    const { report } = await evaluate('.', [], { cwd: project });
    expect(report.source.root).toBe('app');
    expect(claimIn(report, RETURN, 'inner.md').verdict).toBe('present');
  });
});
