import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metaReturn, subagentReturn } from '../bundle/returns.js';
import { check, evaluate, returnGate, type ReportedRun } from '../support/command-line.js';
import {
  git,
  link,
  makeRepository,
  submodule,
  writeFiles,
  type Entry,
  type Files,
  type Repository,
} from '../support/repository.js';
import { headed } from '../support/envelope.js';
import { checkByLibrary } from '../support/library.js';
import { push, runStep } from '../support/step.js';

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

  test('is reported by .gitmodules alone where nothing is compared: on the command line, in the library and in the action', async () => {
    const named = ['vendor/new/plan.md', 'vendor/named-now/plan.md', 'vendor/was-file/plan.md'];
    const wanted = {
      ...WITH_BASE,
      ...expected(Object.fromEntries(named.map((path) => [path, ['unverifiable', NOTICE]]))),
    };
    const { report } = await evaluate(repository.directory);
    expect(saidOfAll(report, CLAIMED)).toEqual(wanted);
    expect(saidOfAll(reportOfLibrary(repository.directory), CLAIMED)).toEqual(wanted);
    const step = await runStep({ workspace: repository.directory, event: push() });
    expect(step.status).toBe(1);
    expect(saidOfAll(JSON.parse(readFileSync(step.outputs.report ?? '', 'utf8')) as ReportedRun, CLAIMED)).toEqual(
      wanted,
    );
  });

  test('proves nothing in the action, where it comes with the pull request', async () => {
    const inputs = { base: repository.git('rev-parse', 'main~1') };
    const step = await runStep({ workspace: repository.directory, event: push(), inputs });
    const report = JSON.parse(readFileSync(step.outputs.report ?? '', 'utf8')) as ReportedRun;
    expect(saidOfAll(report, CLAIMED)).toEqual(WITH_BASE);
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

  test('is on disk what .gitmodules on disk says', async () => {
    const claimed = ['lib/plan.md', 'made-up/plan.md', 'made-up'];
    const files = { '.gitmodules': modules('lib'), ...returnsOf(claimed) };
    const { directory } = makeRepository([{ files }], { checkout: true });
    for (const inner of ['lib', 'made-up']) {
      writeFiles(directory, { [`${inner}/plan.md`]: '# Plan\n' });
      git(directory, ['init', '--quiet', inner]);
    }
    const wanted = expected({
      'lib/plan.md': ['unverifiable', NOTICE],
      'made-up/plan.md': ['unverifiable', ERROR],
      'made-up': ['unverifiable', ERROR],
    });
    expect(saidOfAll((await evaluate(directory, ['--workspace'])).report, claimed)).toEqual(wanted);
    const validate = (n: number): Promise<{ readonly status: number | null }> =>
      returnGate(['validate', '--standard', 'return-meta@1.2', '--root', directory, join(directory, fileOf(n))]);
    expect([(await validate(0)).status, (await validate(1)).status]).toEqual([0, 1]);
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

describe('a folder', () => {
  const ARCHIVED = 'specs/archive/1_old/.return-meta.json';
  const rows = {
    'specs/1_old/reports': 'directory',
    'specs/1_old/reports/': 'directory',
    'specs/1_old/reports/.': 'directory',
    'specs/1_old/link': 'directory',
    'specs/1_old/reports/one.md/': 'directory',
    'specs/1_old/reports/one.md': 'relocated',
    'docs/guide.md/': 'directory',
    'docs/guide.md/.': 'directory',
    'docs/guide.md//': 'directory',
    'links/guide.md/': 'directory',
    'docs/was.md/': 'missing',
    'docs/guide.md': 'present',
    './docs//guide.md': 'present',
  } as const;
  let repository: Repository;

  beforeAll(() => {
    repository = makeRepository(
      [
        { files: { 'docs/was.md': 'It was.\n' } },
        {
          removed: ['docs/was.md'],
          files: {
            [ARCHIVED]: metaReturn(Object.keys(rows)),
            'specs/archive/1_old/reports/one.md': '# One\n',
            'specs/archive/1_old/link': link('reports'),
            'docs/guide.md': '# Guide\n',
            'links/guide.md': link('../docs/guide.md'),
          },
        },
      ],
      { checkout: true },
    );
  });

  test.each([
    ['in the commit', []],
    ['on disk', ['--workspace']],
  ])('proves nothing, archived or named by a slash at its end, %s', async (_, source) => {
    const { report, status } = await evaluate(repository.directory, source);
    const { claims } = report.returns[0] ?? { claims: [] };
    expect(Object.fromEntries(claims.map(({ path, verdict }) => [path, verdict]))).toEqual(rows);
    const errors = report.findings.filter(({ severity }) => severity === 'error').map(({ pointer }) => pointer);
    const wrong = claims.filter(({ verdict }) => verdict === 'directory' || verdict === 'missing');
    expect([...new Set(errors)].sort()).toEqual(
      expect.arrayContaining(wrong.map(({ pointer }) => pointer).sort()) as string[],
    );
    expect(status).toBe(1);
  });

  test('does not become a file by a fix that says that it is safe', async () => {
    const { directory } = makeRepository(
      [{ files: { [fileOf(0)]: metaReturn(['docs/guide.md/']), 'docs/guide.md': '# Guide\n' } }],
      { checkout: true },
    );
    await returnGate(['fix', '--root', directory, '--write']);
    expect((await evaluate(directory, ['--workspace'])).status).toBe(1);
  });
});

describe('a text of the form of a Git LFS pointer', () => {
  const pointer = (size: number | string): string =>
    `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize ${String(size)}\n`;
  const FILES: Files = {
    '.gitattributes': 'data/** filter=lfs\n*.big filter=lfs diff=lfs merge=lfs -text\n*.md text\n',
    'data/plain/.gitattributes': '*.big -filter\n',
    'data/one.bin': pointer(1_000_000),
    'data/none.bin': pointer(0),
    'a.big': pointer(77),
    'data/plain/a.big': pointer(77),
    'plan.md': pointer(1_000_000),
    'none.md': pointer(0),
    'huge.big': pointer('9'.repeat(30)),
    'link.md': link('data/one.bin'),
  };
  const rows: Readonly<Record<string, readonly [verdict: string, size: number]>> = {
    'data/one.bin': ['present', 1_000_000],
    'data/none.bin': ['empty', 0],
    'a.big': ['present', 77],
    'data/plain/a.big': ['present', 127],
    'plan.md': ['present', 132],
    'none.md': ['present', 126],
    'huge.big': ['present', 155],
    'link.md': ['present', 1_000_000],
  };

  test.each([
    ['in the commit', []],
    ['on disk', ['--workspace']],
  ])('counts by the size that it records only where .gitattributes sends it to LFS, %s', async (_, source) => {
    const files = { ...FILES, [fileOf(0)]: metaReturn(Object.keys(rows)) };
    const { directory } = makeRepository([{ files }], { checkout: true });
    const { report } = await evaluate(directory, source);
    const sizes = report.returns[0]?.claims.map(({ path, verdict, size }) => [path, [verdict, size]]) ?? [];
    expect(Object.fromEntries(sizes)).toEqual(rows);
  });

  test('is reported of by the file at the top of the repository, also to a project in a folder', async () => {
    const files = {
      '.gitattributes': 'app/data/* filter=lfs\n/plan.md filter=lfs\n',
      'app/data/a.bin': pointer(500),
      'app/plan.md': pointer(500),
      [`app/${fileOf(0)}`]: metaReturn(['data/a.bin', 'plan.md']),
    };
    const { directory } = makeRepository([{ files }], { checkout: true });
    for (const source of [[], ['--workspace']]) {
      const { report } = await evaluate(join(directory, 'app'), source);
      expect(report.returns[0]?.claims.map(({ size }) => size)).toEqual([500, 128]);
    }
  });

  test('is reported of by no link', async () => {
    const files = {
      '.gitattributes': link('attributes'),
      attributes: '* filter=lfs\n',
      'plan.md': pointer(0),
      [fileOf(0)]: metaReturn(['plan.md']),
    };
    const { report } = await evaluate(makeRepository([{ files }]).directory);
    expect(report.returns[0]?.claims[0]).toMatchObject({ verdict: 'present', size: 126 });
  });
});

describe('a file in which nothing can be seen', () => {
  const MIXED = ' \n\u00a0\u200b\u200c\u200d\u2060\u2800\u3000\u3164\ufeff\u00ad\u180e\u034f\u{e0041}';
  /** Signs in an order that does not compress. */
  const shuffled = (signs: string, length: number): string => {
    const list = Array.from(signs);
    let state = 1;
    let text = '';
    while (text.length < length) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      text += list[(state >>> 12) % list.length] ?? '';
    }
    return text;
  };
  const CONTROLS = Array.from({ length: 32 }, (_, n) => String.fromCharCode(n)).join('');
  const BLANK: Readonly<Record<string, Uint8Array>> = {
    'nul.md': Buffer.alloc(3),
    'zero-width.md': Buffer.from('\u200b\u200d\ufeff'),
    'long.md': Buffer.from('\u200b'.repeat(100_000)),
    'utf-16le.md': Buffer.from('\ufeff \u3000\n\u200b', 'utf16le'),
    'utf-16be.md': Buffer.from('\ufeff \u3000\n\u200b', 'utf16le').swap16(),
    'utf-16-unmarked.md': Buffer.from('\u3000\u2800\n'.repeat(2_000), 'utf16le'),
    'two-signs.md': Buffer.from(shuffled('\u200b\u200c', 50_000)),
    'mixed.md': Buffer.from(shuffled(MIXED, 30_000)),
    'controls.md': Buffer.from(shuffled(CONTROLS, 30_000)),
    'large.md': Buffer.alloc(20 * 1024 * 1024, '\n'),
    'large-nul.md': Buffer.alloc(9 * 1024 * 1024),
  };
  const SEEN: Readonly<Record<string, Uint8Array>> = {
    'letter.md': Buffer.from('\u200bx'),
    'last.md': Buffer.from(`${' '.repeat(70_000)}.`),
    'large-last.md': Buffer.concat([Buffer.alloc(9 * 1024 * 1024), Buffer.from('x')]),
    'wide.md': Buffer.from('\ufeffx', 'utf16le'),
    'letters.md': Buffer.from('a b c d '),
  };
  const CLAIMED = [...Object.keys(BLANK), ...Object.keys(SEEN)];
  const OTHERS = Object.fromEntries(
    Array.from({ length: 1_100 }, (_, n) => [`others/${String(n)}/${String(n)}.ts`, '']),
  );

  function blanks({ returns, findings }: ReportedRun): readonly string[] {
    const found = findings.filter(({ rule, severity }) => rule === 'artifact-blank' && severity === 'warning');
    const { claims } = returns[0] ?? { claims: [] };
    return found.map(({ pointer }) => claims.find((claim) => claim.pointer === pointer)?.path ?? '');
  }

  test('is present, with a warning, in a commit, on disk and among many others', async () => {
    const files = { ...BLANK, ...SEEN, [fileOf(0)]: metaReturn(CLAIMED) };
    const small = makeRepository([{ files }], { checkout: true });
    const large = makeRepository([{ files: OTHERS }, { files }]);
    for (const [root, args] of [
      [small.directory, []],
      [small.directory, ['--workspace']],
      [large.directory, ['--base', 'main~1']],
    ] as const) {
      const { report } = await evaluate(root, args);
      expect(report.counts.verdicts.present).toBe(CLAIMED.length);
      expect([...blanks(report)].sort()).toEqual(Object.keys(BLANK).sort());
    }
    // Where nothing is compared, of many files only those are looked into that compress well.
    const { report } = await evaluate(large.directory);
    const dense = ['mixed.md', 'controls.md'];
    expect([...blanks(report)].sort()).toEqual(
      Object.keys(BLANK)
        .filter((file) => !dense.includes(file))
        .sort(),
    );
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

  test('ends the action and the library, too, also where the entry is the return itself', async () => {
    const repository = makeRepository([{ files: { 'a/plan.md': '# Plan\n', [fileOf(0)]: metaReturn(['zz']) } }]);
    repository.git(
      'update-ref',
      'refs/heads/main',
      withEntry(repository, '100644', repository.git('rev-parse', 'main:a')),
    );
    const step = await runStep({ workspace: repository.directory });
    expect(step.status).not.toBe(0);
    expect(step.stdout).toContain('damaged');
    expect(checkByLibrary({ root: repository.directory }).error).toContain('damaged');
    const [first = ''] = repository.git('rev-list', '--all').split('\n');
    const id = repository.git('rev-parse', `${first}:a`);
    const bytes = Buffer.concat([Buffer.from('100644 .return-meta.json\0'), Buffer.from(id, 'hex')]);
    const inner = git(repository.directory, ['hash-object', '-t', 'tree', '--literally', '-w', '--stdin'], bytes);
    const commit = withEntry(repository, '40000', inner);
    const { status, stderr } = await check(repository.directory, ['--at', commit]);
    expect([status, stderr]).toEqual([2, expect.stringContaining('damaged')]);
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
