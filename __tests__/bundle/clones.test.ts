import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { check } from '../support/bundle.js';
import { evaluate, type ReportedRun } from '../support/command-line.js';
import { makeHub, MERGE_REF } from '../support/hub.js';
import { summaryText } from '../support/planning.js';
import { git, link, makeRepository, submodule, temporaryFolder, type Entry } from '../support/repository.js';
import { pullRequest, runStep } from '../support/runner.js';
import { metaReturn } from './returns.js';

const RETURN = 'specs/2_new/.return-meta.json';
const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize `;

/** Text of its own, long enough for git to find it again. */
function text(name: string, more = ''): string {
  return `${Array.from({ length: 40 }, (_, n) => `${name} has a line ${String(n)}`).join('\n')}\n${more}`;
}

/** What git itself, or a verdict, wants a content for. */
const WANTED: Readonly<Record<string, Readonly<Record<string, Entry>>>> = {
  'a submodule': {
    '.gitmodules': '[submodule "lib"]\n\tpath = lib\n\turl = https://example.com/lib\n',
    lib: submodule(),
    unnamed: submodule(),
    [RETURN]: metaReturn(['lib/x.ts', 'unnamed/x.ts', 'src/a.ts', 'src/gone.ts', 'src/never.ts', 'dist/x.js']),
  },
  'pointers of Git LFS': {
    '.gitattributes': '*.bin filter=lfs\n',
    'deep/.gitattributes': '*.txt filter=lfs\n',
    'a.bin': `${POINTER}12\n`,
    'empty.bin': `${POINTER}0\n`,
    'deep/a.txt': `${POINTER}0\n`,
    'no.txt': `${POINTER}0\n`,
    [RETURN]: metaReturn(['a.bin', 'empty.bin', 'deep/a.txt', 'no.txt', 'src/gone.ts']),
  },
  attributes: {
    '.gitattributes': '* text=auto\n*.ts diff=other export-ignore\n*.lock -diff linguist-generated\n',
    'src/.gitattributes': '*.ts working-tree-encoding=UTF-16\n',
    'src/blank.ts': ' \n\n',
    'src/empty.ts': '',
    [RETURN]: metaReturn(['src/a.ts', 'src/blank.ts', 'src/empty.ts', 'src/old.ts', 'src/never.ts']),
  },
  links: {
    'link.ts': link('src/a.ts'),
    chain: link('link.ts'),
    folder: link('src'),
    away: link('../outside.ts'),
    dangling: link('src/nowhere.ts'),
    [RETURN]: metaReturn(['link.ts', 'chain', 'folder/b.ts', 'folder/never.ts', 'away', 'dangling', 'FOLDER/a.ts']),
  },
};

/** What a clone has, and what is on disk. */
const CLONES: Readonly<
  Record<string, { readonly args: readonly string[]; readonly sparse?: readonly string[] | null }>
> = {
  'without contents': { args: ['--filter=blob:none'] },
  'without folders': { args: ['--filter=tree:0'] },
  'sparse, by folders': { args: ['--filter=blob:none'], sparse: ['--cone', 'src'] },
  'sparse, by patterns': { args: ['--filter=blob:none'], sparse: ['--no-cone', '/src/'] },
  'whole and sparse': { args: [], sparse: ['--no-cone', '/src/'] },
  'not checked out': { args: ['--filter=blob:none'], sparse: null },
  'not checked out, without folders': { args: ['--filter=tree:0'], sparse: null },
};

function originOf(files: Readonly<Record<string, Entry>>): string {
  const { directory, git: run } = makeRepository([
    {
      files: {
        '.gitignore': 'dist/\n',
        'src/a.ts': text('a'),
        'src/b.ts': text('b'),
        'src/gone.ts': text('gone'),
        'src/old.ts': text('old'),
        'specs/1_old/.return-meta.json': metaReturn(['src/a.ts', 'src/old.ts', 'src/gone.ts']),
      },
    },
    { files: { 'specs/1_old/.return-meta.json': metaReturn(['src/a.ts', 'src/old.ts', 'src/gone.ts', 'src/b.ts']) } },
    { removed: ['src/gone.ts'] },
    { moved: { 'src/old.ts': 'src/new.ts' }, files: { ...files, 'src/new.ts': text('old', 'one more\n') } },
  ]);
  run('config', 'uploadpack.allowFilter', 'true');
  run('config', 'uploadpack.allowAnySHA1InWant', 'true');
  return directory;
}

function clone(origin: string, { args, sparse }: (typeof CLONES)[string]): string {
  const directory = join(temporaryFolder(), 'clone');
  const isLate = sparse !== undefined;
  git('.', ['clone', '--quiet', ...args, ...(isLate ? ['--no-checkout'] : []), pathToFileURL(origin).href, directory]);
  if (sparse !== undefined && sparse !== null) {
    git(directory, ['sparse-checkout', 'set', ...sparse]);
    git(directory, ['checkout', '--quiet', 'main']);
  }
  return directory;
}

/** How the same commit is asked about. */
const RUNS = [[], ['--base', 'HEAD~1', '--changed-only'], ['--base', 'HEAD~2']] as const;

describe.each(Object.entries(WANTED))('a project with %s', (_, files) => {
  let origin: string;
  const whole: string[] = [];

  beforeAll(async () => {
    origin = originOf(files);
    const directory = clone(origin, { args: [] });
    for (const args of RUNS) whole.push((await evaluate(directory, args)).stdout);
  });

  test.each(Object.entries(CLONES))('has the same report in a clone that is %s', async (_name, kind) => {
    const directory = clone(origin, kind);
    for (const [n, args] of RUNS.entries()) {
      const { stdout, stderr, status } = await evaluate(directory, args);
      expect([stderr, stdout]).toEqual(['', whole[n]]);
      expect(status).toBe(1);
    }
  });

  test.each(['without contents', 'not checked out'])(
    'has no other verdict than "undetermined" where the remote is gone, in a clone that is %s',
    async (name) => {
      const directory = clone(origin, CLONES[name] ?? { args: [] });
      git(directory, ['remote', 'set-url', 'origin', 'file:///nowhere']);
      for (const [n, args] of RUNS.entries()) {
        const { report, status } = await evaluate(directory, args);
        expect(status).toBe(1);
        const known = verdictsOf(JSON.parse(whole[n] ?? '') as ReportedRun);
        for (const [claim, verdict] of verdictsOf(report)) {
          if (verdict !== 'undetermined') expect([claim, verdict]).toEqual([claim, known.get(claim)]);
        }
      }
    },
  );
});

function verdictsOf({ returns }: ReportedRun): ReadonlyMap<string, string> {
  return new Map(
    returns.flatMap(({ file, claims }) =>
      claims.map(({ pointer, verdict }) => [`${file} ${pointer}`, verdict] as const),
    ),
  );
}

describe('a pull request in a clone without contents', () => {
  const STORY = '_bmad-output/implementation-artifacts/1-1-thing.md';
  const BOOK = '_bmad-output/implementation-artifacts/sprint-status.yaml';
  const SUMMARY = '.planning/phases/01-dates/01-01-SUMMARY.md';
  const REQUIREMENTS = '.planning/REQUIREMENTS.md';
  const story =
    '# Story 1.1: Thing\n\nStatus: done\n\n## Tasks / Subtasks\n\n- [x] Do it\n\n## Dev Agent Record\n\n### File List\n\n- src/a.ts (new)\n';
  const book = (status: string): string => `development_status:\n  1-1-thing: done\n  1-2-other: ${status}\n`;
  const requirements = (mark: string): string => `# Requirements\n\n- [${mark}] **CORE-01**: does it\n`;

  /** What the base has, and what the branch does. */
  const CHANGES: Readonly<
    Record<string, readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>]>
  > = {
    'of BMAD': [{ [STORY]: story, [BOOK]: book('ready-for-dev') }, { [BOOK]: book('in-progress') }],
    'of GSD': [
      { [SUMMARY]: summaryText({ created: ['src/a.ts'] }), [REQUIREMENTS]: requirements(' ') },
      { [REQUIREMENTS]: requirements('x') },
    ],
    'with metadata files': [
      { 'specs/1_old/.return-meta.json': metaReturn(['src/a.ts', 'src/old.ts']) },
      {
        'specs/1_old/.return-meta.json': metaReturn(['src/a.ts', 'src/old.ts', 'src/b.ts']),
        [RETURN]: metaReturn(['src/b.ts', 'src/never.ts', 'dist/x.js']),
      },
    ],
  };

  test.each(Object.entries(CHANGES))('%s costs two fetches and 25 processes of git', async (_, [base, now]) => {
    const hub = makeHub({
      '.gitignore': 'dist/\n',
      'src/a.ts': text('a'),
      'src/b.ts': text('b'),
      'src/old.ts': text('old'),
      ...base,
    });
    hub.git('config', 'uploadpack.allowFilter', 'true');
    hub.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
    const files = { 'src/a.ts': text('a', 'more\n'), 'src/new.ts': text('old', 'more\n'), ...now };
    const head = hub.commit('topic', { removed: ['src/old.ts'], files });
    hub.merge('main', 'topic');
    const ids = { head, base: hub.id('main'), headRef: 'topic' };
    const whole = hub.checkout(MERGE_REF);
    for (const isCheckedOut of [true, false]) {
      const directory = join(temporaryFolder(), 'clone');
      git('.', ['clone', '--quiet', '--filter=blob:none', '--no-checkout', hub.url, directory]);
      git(directory, ['fetch', '--quiet', 'origin', MERGE_REF]);
      git(directory, ['update-ref', '--no-deref', 'HEAD', hub.id(MERGE_REF)]);
      if (isCheckedOut) git(directory, ['reset', '--quiet', '--hard']);
      const args = ['--base', 'HEAD^1', '--changed-only', '--format', 'json'];
      const calls = await traced((env) => check(directory, args, { env }));
      expect(calls.result.stdout).toBe((await check(whole, args)).stdout);
      expect([calls.fetches <= 2, calls.processes <= 25, calls]).toEqual([true, true, calls]);
    }
    const directory = join(temporaryFolder(), 'checkout');
    git('.', ['clone', '--quiet', '--filter=blob:none', '--no-checkout', hub.url, directory]);
    git(directory, ['fetch', '--quiet', 'origin', MERGE_REF]);
    git(directory, ['checkout', '--quiet', '--detach', hub.id(MERGE_REF)]);
    const event = pullRequest('pull_request', ids);
    const calls = await traced((env) => runStep({ workspace: directory, event, env }));
    const right = await runStep({ workspace: whole, event });
    expect(reportOf(calls.result.outputs)).toBe(reportOf(right.outputs));
    expect([calls.fetches <= 2, calls.processes <= 25, calls.fetches, calls.processes]).toEqual([
      true,
      true,
      calls.fetches,
      calls.processes,
    ]);
  });

  test('whose remote is gone passes where all that it needs is here, and never where a return is not', async () => {
    const [base, now] = CHANGES['of BMAD'] ?? [{}, {}];
    const hub = makeHub({ 'src/a.ts': text('a'), ...base });
    hub.git('config', 'uploadpack.allowFilter', 'true');
    hub.commit('main', { files: { 'src/a.ts': text('a', 'more\n'), ...now } });
    for (const [kind, expected] of [
      ['without contents', 0],
      ['not checked out', 1],
    ] as const) {
      const directory = clone(hub.directory, CLONES[kind] ?? { args: [] });
      git(directory, ['remote', 'set-url', 'origin', 'file:///nowhere']);
      for (const args of [['--base', 'HEAD~1'], ['--base', 'HEAD~1', '--changed-only'], []]) {
        const { status, report } = await evaluate(directory, args);
        const rules = new Set(report.findings.map(({ rule }) => rule));
        expect([kind, args, status, [...rules]]).toEqual([
          kind,
          args,
          expected,
          expected === 0 ? [] : ['return-undetermined'],
        ]);
      }
    }
  });

  function reportOf({ report = '' }: Readonly<Record<string, string>>): string {
    return readFileSync(report, 'utf8');
  }

  /** Runs, and counts the processes of git, those that git itself starts among them. */
  async function traced<T>(run: (env: Record<string, string>) => Promise<T>) {
    const trace = join(temporaryFolder(), 'trace');
    const result = await run({ GIT_TRACE2_EVENT: trace });
    const lines = existsSync(trace) ? readFileSync(trace, 'utf8').split('\n') : [];
    const starts = lines.filter((line) => line.includes('"event":"start"'));
    const isFetch = (line: string): boolean =>
      (JSON.parse(line) as { readonly argv: readonly string[] }).argv.includes('fetch');
    return { result, processes: starts.length, fetches: starts.filter(isFetch).length };
  }
});
