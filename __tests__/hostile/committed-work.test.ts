import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metaReturn, subagentReturn } from '../bundle/returns.js';
import { check, evaluate, returnGate, type ReportedRun } from '../support/command-line.js';
import {
  git,
  link,
  makeRepository,
  submodule,
  type Entry,
  type Files,
  type Repository,
} from '../support/repository.js';
import { headed } from '../support/envelope.js';
import { checkByLibrary } from '../support/library.js';
import { runStep } from '../support/step.js';

/**
 * The promise: what a return claims in order to pass is a file that was committed, of this repository and by this work. A
 * made-up submodule, the return itself, a folder, a pointer that means nothing, invisible signs or a tree that lies about
 * its entries is no such file.
 */

/** Metadata files that each claim one path, by a number; the list shows which claims what. */
function returnsOf(
  paths: readonly string[],
  status: 'implemented' | 'partial' = 'implemented',
): Record<string, string> {
  return Object.fromEntries(paths.map((path, n) => [fileOf(n, status), metaReturn([path], { status })]));
}

function fileOf(n: number, status = 'implemented'): string {
  return `specs/${String(n + 1)}_${status}/.return-meta.json`;
}

interface Said {
  readonly verdict: string | undefined;
  /** The rules on claims that spoke up about it, with their severities. */
  readonly rules: readonly string[];
}

function saidOf({ returns, findings }: ReportedRun, file: string): Said {
  const ofClaims = findings.filter((one) => one.file === file && one.pointer?.endsWith('/path') === true);
  return {
    verdict: returns.find((one) => one.file === file)?.claims[0]?.verdict,
    rules: ofClaims.map(({ rule, severity }) => `${severity} ${rule}`),
  };
}

/** What is said of each of the claims that `returnsOf` put into a repository. */
function saidOfAll(report: ReportedRun, paths: readonly string[], status = 'implemented'): Record<string, Said> {
  return Object.fromEntries(paths.map((path, n) => [path, saidOf(report, fileOf(n, status))]));
}

function expected(
  rows: Readonly<Record<string, readonly [verdict: string, ...rules: string[]]>>,
): Record<string, Said> {
  return Object.fromEntries(Object.entries(rows).map(([path, [verdict, ...rules]]) => [path, { verdict, rules }]));
}

/** The report of the library, called by a program of its own. */
function reportOfLibrary(root: string): ReportedRun {
  const { report, error } = checkByLibrary({ root, now: '2026-01-28T12:00:00Z' });
  if (report === undefined) throw new Error(error);
  return report;
}

const ERROR = 'error artifact-unverifiable';
const NOTICE = 'notice artifact-unverifiable';

function modules(...paths: readonly string[]): string {
  return paths.map((path) => `[submodule "${path}"]\n\tpath = ${path}\n\turl = ../x.git\n`).join('');
}

describe('a submodule', () => {
  const CLAIMED = [
    'vendor/made-up/plan.md',
    'vendor/made-up',
    'links/made-up/plan.md',
    'vendor/new/plan.md',
    'vendor/named-now/plan.md',
    'vendor/was-file/plan.md',
    'vendor/known/plan.md',
    'vendor/known',
    'links/known/plan.md',
  ];
  let repository: Repository;

  beforeAll(() => {
    const base: Files = {
      '.gitmodules': modules('vendor/known', 'vendor/was-file'),
      'vendor/known': submodule(),
      'vendor/named-now': submodule(),
      'vendor/was-file': 'A file.\n',
    };
    const branch: Files = {
      '.gitmodules': modules('vendor/known', 'vendor/was-file', 'vendor/new', 'vendor/named-now'),
      'vendor/made-up': submodule(),
      'vendor/new': submodule(),
      'vendor/was-file': submodule(),
      'links/made-up': link('../vendor/made-up'),
      'links/known': link('../vendor/known'),
      ...returnsOf(CLAIMED),
      ...returnsOf(CLAIMED, 'partial'),
    };
    repository = makeRepository([{ files: base }, { files: branch }]);
    // The branch moves the known one on to another commit.
    const [, id = ''] = /commit (\S+)/.exec(repository.git('ls-tree', 'main', 'vendor/known')) ?? [];
    repository.git('read-tree', 'main');
    repository.git('update-index', '--cacheinfo', `160000,${id.replace(/^./, '0')},vendor/known`);
    const tree = repository.git('write-tree');
    const commit = repository.git('commit-tree', '-p', 'main~1', '-m', 'The branch', tree);
    repository.git('update-ref', 'refs/heads/main', commit);
  });

  const WITH_BASE = expected({
    'vendor/made-up/plan.md': ['unverifiable', ERROR],
    'vendor/made-up': ['unverifiable', ERROR],
    'links/made-up/plan.md': ['unverifiable', ERROR],
    'vendor/new/plan.md': ['unverifiable', ERROR],
    'vendor/named-now/plan.md': ['unverifiable', ERROR],
    'vendor/was-file/plan.md': ['unverifiable', ERROR],
    // The change moves it to another commit, which may hold them.
    'vendor/known/plan.md': ['unverifiable', NOTICE],
    'vendor/known': ['unverifiable', NOTICE],
    'links/known/plan.md': ['unverifiable', NOTICE],
  });

  test('proves nothing that the branch adds or that .gitmodules does not name, and what stood before is left open', async () => {
    const { status, report } = await evaluate(repository.directory, ['--base', 'main~1']);
    expect(status).toBe(1);
    expect(saidOfAll(report, CLAIMED)).toEqual(WITH_BASE);
    const { findings } = report;
    const of = (path: string): string =>
      findings.find(({ file, rule }) => file === fileOf(CLAIMED.indexOf(path)) && rule === 'artifact-unverifiable')
        ?.message ?? '';
    expect(of('vendor/made-up/plan.md')).toContain('.gitmodules names no submodule there');
    expect(of('vendor/new/plan.md')).toContain('not in the base "main~1"');
  });

  test('never weighs more than a notice where the return claims no success', async () => {
    const { report } = await evaluate(repository.directory, ['--base', 'main~1']);
    const all = Object.values(saidOfAll(report, CLAIMED, 'partial'));
    expect(new Set(all.flatMap(({ rules }) => rules))).toEqual(new Set([NOTICE]));
  });

  test.each<[string, Readonly<Record<string, Entry>>]>([
    ['is a link', { '.gitmodules': link('modules'), modules: modules('lib') }],
    ['is a link whose target reads like one', { '.gitmodules': link('[submodule "lib"]\n\tpath = lib\n') }],
    ['breaks the syntax of git', { '.gitmodules': `${modules('lib')}[broken\n` }],
    ['names a folder above it', { '.gitmodules': modules('li', 'lib/x', '.') }],
    ['is in another folder', { 'specs/.gitmodules': modules('lib', '../lib') }],
    ['has the name in a comment', { '.gitmodules': '[submodule "lib"]\n\t# path = lib\n\turl = ../lib.git\n' }],
  ])('has no name where .gitmodules %s', async (_, files) => {
    const { directory } = makeRepository([{ files: { ...files, lib: submodule(), ...returnsOf(['lib/plan.md']) } }]);
    const { status, report } = await evaluate(directory);
    expect([status, saidOf(report, fileOf(0))]).toEqual([1, { verdict: 'unverifiable', rules: [ERROR] }]);
  });

  test('of a project in a folder is named at the top of the repository', async () => {
    const claimed = ['lib/plan.md', 'other/plan.md'];
    const inApp = Object.entries(returnsOf(claimed)).map(([file, text]) => [`app/${file}`, text] as const);
    const files = {
      '.gitmodules': modules('app/lib', 'other'),
      'app/.gitmodules': modules('other', 'app/other'),
      'app/lib': submodule(),
      'app/other': submodule(),
      ...Object.fromEntries(inApp),
    };
    const { directory } = makeRepository([{ files }], { checkout: true });
    const { report } = await evaluate(join(directory, 'app'));
    expect(report.source.root).toBe('app');
    expect(saidOfAll(report, claimed)).toEqual(
      expected({ 'lib/plan.md': ['unverifiable', NOTICE], 'other/plan.md': ['unverifiable', ERROR] }),
    );
  });
});

describe('the file of the return itself', () => {
  const META = 'specs/1_own/.return-meta.json';
  const ARCHIVED = 'specs/archive/2_old/.return-meta.json';
  const RENAMED = 'specs/4_renamed/.return-meta.json';
  const ENVELOPE = 'openspec/changes/add-x/proposal.md';
  const envelope = (path: string): string =>
    [
      '# Proposal\n',
      '**Change**: add-x',
      '**Status**: success',
      '**Summary**: The proposal says how. It has three phases.',
      `**Artifacts**: \`${path}\``,
      '**Next**: Ready for the specification (sdd-spec).',
      '**Risks**: None.\n',
    ].join('\n');
  /** Files, each of which claims itself in one way or another, and what is said of it. */
  const OWN: readonly (readonly [file: string, text: string, verdict: string])[] = [
    [META, metaReturn([META]), 'present'],
    ['specs/3_a/.return-meta.json', metaReturn(['./specs//3_a/x/../.return-meta.json']), 'present'],
    ['specs/3_b/.return-meta.json', metaReturn(['specs/3_b/.Return-Meta.JSON']), 'case-mismatch'],
    ['specs/3_c/.return-meta.json', metaReturn(['links/3_c/.return-meta.json']), 'present'],
    ['specs/3_d/.return-meta.json', metaReturn(['links/own.json']), 'present'],
    [ARCHIVED, metaReturn(['specs/2_old/.return-meta.json']), 'relocated'],
    [RENAMED, metaReturn(['specs/4_first/.return-meta.json']), 'relocated'],
    ['returns/5.return.json', subagentReturn(['returns/5.return.json']), 'present'],
    ['return-logs/6.jsonl', `${JSON.stringify(JSON.parse(subagentReturn(['return-logs/6.jsonl'])))}\n`, 'present'],
    [ENVELOPE, envelope(ENVELOPE), 'present'],
  ];
  const HONEST: readonly (readonly [file: string, text: string])[] = [
    ['specs/7_honest/.return-meta.json', metaReturn(['specs/7_honest/plan.md'])],
    ['openspec/changes/add-x/design.md', envelope('openspec/changes/add-x/tasks.md')],
  ];
  let repository: Repository;

  beforeAll(() => {
    const files = {
      ...Object.fromEntries(OWN.map(([file, text]) => [file, text])),
      ...Object.fromEntries(HONEST),
      'specs/8_open/.return-meta.json': metaReturn(['specs/8_open/.return-meta.json'], { status: 'partial' }),
      'links/3_c': link('../specs/3_c'),
      'links/own.json': link('../specs/3_d/.return-meta.json'),
      'specs/7_honest/plan.md': '# Plan\n',
      'openspec/changes/add-x/tasks.md': '# Tasks\n',
    };
    const [, renamed = ''] = OWN.find(([file]) => file === RENAMED) ?? [];
    repository = makeRepository(
      [
        { files: { 'specs/4_first/.return-meta.json': renamed } },
        { moved: { 'specs/4_first/.return-meta.json': RENAMED }, files },
      ],
      { checkout: true },
    );
  });

  test.each(OWN)('%s proves nothing', async (file, _, verdict) => {
    const { rules, ...rest } = await said(file);
    expect(rest).toEqual({ verdict });
    expect(rules.filter((rule) => rule !== 'warning artifact-path-valid')).toEqual(['error artifact-self']);
  });

  let whole: Promise<ReportedRun> | undefined;
  async function said(file: string): Promise<Said> {
    whole ??= evaluate(repository.directory).then(({ report }) => report);
    return saidOf(await whole, file);
  }

  test.each(HONEST)('%s, which claims another file, passes', async (file) => {
    expect(await said(file)).toEqual({ verdict: 'present', rules: [] });
  });

  test('is a notice where the return claims no success', async () => {
    expect(await said('specs/8_open/.return-meta.json')).toEqual({
      verdict: 'present',
      rules: ['notice artifact-self'],
    });
  });

  test('proves nothing on disk, to validate, to the library and to the action either', async () => {
    const { directory } = repository;
    const own = ['error artifact-self'];
    expect(saidOf((await evaluate(directory, ['--workspace'])).report, META).rules).toEqual(own);
    expect(saidOf(reportOfLibrary(directory), META).rules).toEqual(own);
    const step = await runStep({ workspace: directory });
    expect(saidOf(JSON.parse(readFileSync(step.outputs.report ?? '', 'utf8')) as ReportedRun, META).rules).toEqual(own);
    const { status, stdout } = await returnGate(
      ['validate', '--standard', 'return-meta@1.2', '--root', directory, META],
      {
        cwd: directory,
      },
    );
    expect([status, stdout]).toEqual([1, expect.stringContaining('the file of the return itself')]);
  });

  test('is not what fix puts there', async () => {
    const { directory } = repository;
    await returnGate(['fix', '--unsafe', '--root', directory, '--write']);
    const left = await evaluate(directory, ['--workspace']);
    // On disk nothing shows that a file was renamed.
    for (const [file] of OWN.filter((one) => one[0] !== RENAMED)) {
      expect([file, saidOf(left.report, file).rules]).toEqual([file, ['error artifact-self']]);
    }
  });
});

describe('a tree that lies about what its entries are', () => {
  type Kind = 'blob' | 'tree' | 'commit' | 'nothing';
  const ROWS: readonly (readonly [mode: string, object: Kind])[] = [
    ['100644', 'tree'],
    ['100644', 'commit'],
    ['100755', 'tree'],
    ['120000', 'tree'],
    ['120000', 'commit'],
    ['40000', 'blob'],
    ['40000', 'commit'],
    ['40000', 'nothing'],
  ];

  /** A commit whose root has one entry more, at `zz`; git itself does not make such a tree. */
  function withEntry({ directory, git: run }: Repository, mode: string, id: string, names = ['zz']): string {
    const entries = run('ls-tree', 'main').split('\n');
    const bytes = entries.map((entry) => {
      const [, kept = '', known = '', name = ''] = /^(\d+) \w+ (\w+)\t(.*)$/.exec(entry) ?? [];
      return Buffer.concat([Buffer.from(`${kept.replace(/^0/, '')} ${name}\0`), Buffer.from(known, 'hex')]);
    });
    const added = names.flatMap((name) => [Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]);
    const all = Buffer.concat([...bytes, ...added]);
    const tree = git(directory, ['hash-object', '-t', 'tree', '--literally', '-w', '--stdin'], all);
    return run('commit-tree', '-m', 'Damaged', tree);
  }

  describe.each([
    ['a small repository', 0],
    ['a large one', 1_100],
  ])('in %s', (_, folders) => {
    const claimed = ['zz', 'zz/plan.md'];
    let repository: Repository;
    let ids: Readonly<Record<Kind, string>>;

    beforeAll(() => {
      const others = Array.from({ length: folders }, (_, n) => [`others/${String(n)}/x`, ''] as const);
      const files = { ...Object.fromEntries(others), 'a/plan.md': '# Plan\n', [fileOf(0)]: metaReturn(claimed) };
      repository = makeRepository([{ files }]);
      const id = (name: string): string => repository.git('rev-parse', name);
      ids = { blob: id('main:a/plan.md'), tree: id('main:a'), commit: id('main'), nothing: '1'.repeat(40) };
    });

    test.each(ROWS)('an entry of mode %s that is a %s ends the run with status 2', async (mode, object) => {
      const commit = withEntry(repository, mode, ids[object]);
      const { status, stdout, stderr } = await check(repository.directory, ['--at', commit]);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/damaged|could not list the tree|lacks the object/);
    });

    test.each([['zz/plan.md'], ['a/plan.md'], ['.'], ['..'], ['.git'], ['.GIT'], ['a'], ['zz', 'zz']])(
      'an entry of the name %s that no tree of git has ends the run with status 2',
      async (...names) => {
        const commit = withEntry(repository, '100644', ids.blob, names);
        const { status, stdout, stderr } = await check(repository.directory, ['--at', commit]);
        expect([status, stdout]).toEqual([2, '']);
        expect(stderr).toContain('damaged');
      },
    );

    test('a file that the clone lacks is undetermined, and only that one', async () => {
      const commit = withEntry(repository, '100644', ids.nothing);
      const { status, report } = await evaluate(repository.directory, ['--at', commit]);
      expect(status).toBe(1);
      expect(report.returns[0]?.claims.map(({ verdict }) => verdict)).toEqual(['undetermined', 'missing']);
    });

    test('an honest entry of each kind is judged', async () => {
      const verdicts = async (mode: string, object: Kind): Promise<readonly string[]> => {
        const commit = withEntry(repository, mode, ids[object]);
        const { report } = await evaluate(repository.directory, ['--at', commit]);
        return report.returns[0]?.claims.map(({ verdict }) => verdict) ?? [];
      };
      expect(await verdicts('100644', 'blob')).toEqual(['present', 'missing']);
      expect(await verdicts('40000', 'tree')).toEqual(['directory', 'present']);
      expect(await verdicts('160000', 'blob')).toEqual(['unverifiable', 'unverifiable']);
    });
  });
});

describe('a copy of the return', () => {
  const text = metaReturn(['docs/copy.json']);

  test('is no more of a proof than the return itself', async () => {
    const { directory } = makeRepository([{ files: { [fileOf(0)]: text, 'docs/copy.json': text } }]);
    const { status, report } = await evaluate(directory);
    expect(status).toBe(1);
    expect(report.findings).toMatchObject([
      {
        rule: 'artifact-self',
        severity: 'error',
        message: expect.stringContaining('is a copy of the file of the return'),
      },
    ]);
  });

  test('is another file where it says anything else, and so is the return of a subagent', async () => {
    const other = { [fileOf(1)]: metaReturn(['docs/copy.json'], { session: 'sess_1769000001_abc124' }) };
    const files = { [fileOf(0)]: metaReturn([fileOf(1)]), ...other, 'docs/copy.json': '{}\n' };
    expect(await evaluate(makeRepository([{ files }]).directory)).toMatchObject({
      status: 0,
      report: { findings: [] },
    });
  });
});

test('what goes on behind the id of an observation is looked up', async () => {
  const envelope = (artifact: string): Files => ({
    'openspec/changes/a/a.return.md': headed({ artifacts: `- ${artifact}` }),
  });
  const verdict = async (artifact: string): Promise<string | undefined> =>
    (await evaluate(makeRepository([{ files: envelope(artifact) }]).directory)).report.returns[0]?.claims[0]?.verdict;
  expect(await verdict('`obs_12/../never.md`')).toBe('missing');
  // A file beside an observation is not read, and said to be.
  const both = await evaluate(makeRepository([{ files: envelope('`#obs_12 docs/never.md`') }]).directory);
  expect(both.report.findings.map(({ rule }) => rule)).toContain('envelope-unread');
  expect(await verdict('Engram observation: #obs_12')).toBe('unverifiable');
});
