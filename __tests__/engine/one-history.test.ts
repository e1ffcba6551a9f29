import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
// Loaded before any run: the loader of the tests cannot load several families at a time.
import '../../src/families/registry.js';
import { metaReturn } from '../bundle/returns.js';
import { evaluate } from '../support/command-line.js';
import { planText, summaryText } from '../support/planning.js';
import { writeReference } from '../support/loose-objects.js';
import { GITLINK, writeRawCommit } from '../support/raw-commit.js';
import { makeRepository } from '../support/repository.js';
import { ownText as text } from '../support/own-text.js';

/** One history, one verdict: where a commit holds several moments, lines meet, or the base moved on, all families answer alike. */

type Files = Readonly<Record<string, string | typeof GITLINK>>;

/** The files of a return of a task, which claims to have modified some paths. */
type Family = (task: number, paths: readonly string[]) => Files;

const FAMILIES: Readonly<Record<string, Family>> = {
  json: (task, paths) => ({
    [`specs/${String(task)}_task/.return-meta.json`]: metaReturn(paths, {
      session: `sess_17690000${String(task)}_abc123`,
    }),
  }),
  gsd: (task, paths) => ({
    [`.planning/phases/01-dates/01-0${String(task)}-PLAN.md`]: planText([], { plan: `0${String(task)}` }),
    [`.planning/phases/01-dates/01-0${String(task)}-SUMMARY.md`]: summaryText({
      plan: `0${String(task)}`,
      modified: paths,
    }),
  }),
  bmad: (task, paths) => ({
    [`_bmad-output/implementation-artifacts/1-${String(task)}-dates.md`]: [
      `# Story 1.${String(task)}: Dates\n\nStatus: done\n\n## Tasks / Subtasks\n\n- [x] Do it\n\n## Dev Agent Record\n`,
      `### File List\n\n${paths.map((path) => `- ${path} (modified)`).join('\n')}\n`,
    ].join('\n'),
  }),
};

/** A return that says that a path was deleted. */
function deletes(path: string): Files {
  return {
    'specs/9_task/.return-meta.json': metaReturn([path], { type: 'deletion', session: 'sess_1769000009_abc123' }),
  };
}

/** A commit: all its files, and the commits that it follows. */
interface Drawn {
  readonly after: readonly string[];
  readonly files: Files;
}

interface Case {
  /** Each family has a history of its own: it counts that the returns were committed at once. */
  readonly apart?: true;
  /** Only families that read lines of text: the others allow no such path. */
  readonly inLines?: true;
  /** By name, the earlier ones first; `main` is checked. */
  readonly history: (claims: Family) => Readonly<Record<string, Drawn>>;
  readonly args?: readonly string[];
  /** The last commits that a shallow clone has. */
  readonly cut?: readonly string[];
  /** What is said of the claims, by path: the verdict, the severity of the finding, and a part of what it says. */
  readonly said: Readonly<Record<string, string>>;
}

const [A, B, Z] = ['src/a.ts', 'src/b.ts', 'src/z.ts'];
const a = { [A]: text('a') };
const z = { [Z]: text('z') };
const ancestor = { start: { after: [], files: { ...a, ...z } } };
const base = ['--base', 'base'];

const CASES: Readonly<Record<string, Case>> = {
  'moved and rewritten by the commit that adds the return': {
    history: (claims) => ({
      ...ancestor,
      main: { after: ['start'], files: { ...z, [B]: text('b'), ...claims(1, [A, B]) } },
    }),
    said: { [A]: 'removed notice: It was removed in', [B]: 'present' },
  },
  'deleted by the change that claims it': {
    history: (claims) => ({
      base: { after: [], files: { ...a, ...z } },
      main: { after: ['base'], files: { ...z, ...claims(1, [A]) } },
    }),
    args: base,
    said: { [A]: 'removed warning: This change deletes it.' },
  },
  'added by an earlier commit of the change, and removed by the one that claims it': {
    history: (claims) => ({
      base: { after: [], files: z },
      work: { after: ['base'], files: { ...a, ...z } },
      main: { after: ['work'], files: { ...z, ...claims(1, [A]) } },
    }),
    args: base,
    said: { [A]: 'missing error: The compared change had added it itself.' },
  },
  'renamed before the change that claims it': {
    history: (claims) => ({
      ...ancestor,
      base: { after: ['start'], files: { ...z, 'lib/a.ts': text('a') } },
      main: { after: ['base'], files: { ...z, 'lib/a.ts': text('a'), ...claims(1, [A]) } },
    }),
    args: base,
    said: { [A]: 'missing error: It was moved to lib/a.ts in' },
  },
  'renamed on the base branch, while the change edits it': {
    history: (claims) => ({
      ...ancestor,
      base: { after: ['start'], files: { ...z, [B]: text('a') } },
      work: { after: ['start'], files: { ...z, [A]: `${text('a')}more\n`, ...claims(1, [A, 'src/never.ts']) } },
      main: { after: ['base', 'work'], files: { ...z, [B]: `${text('a')}more\n`, ...claims(1, [A, 'src/never.ts']) } },
    }),
    args: base,
    said: { [A]: 'relocated notice: It was moved in', 'src/never.ts': 'missing error: It is not in this commit' },
  },
  'deleted on the base branch, while the change claims it': {
    history: (claims) => ({
      ...ancestor,
      base: { after: ['start'], files: z },
      work: { after: ['start'], files: { ...a, [Z]: text('more'), ...claims(1, [A, Z]) } },
      main: { after: ['base', 'work'], files: { [Z]: text('more'), ...claims(1, [A, Z]) } },
    }),
    args: base,
    said: { [A]: 'removed notice: on the base branch.', [Z]: 'present' },
  },
  'deleted on the base branch, and by the change after it was claimed': {
    history: (claims) => ({
      ...ancestor,
      base: { after: ['start'], files: z },
      work: { after: ['start'], files: { ...a, ...z, ...claims(1, [A]) } },
      deletes: { after: ['work'], files: { [Z]: text('more'), ...claims(1, [A, Z]) } },
      main: { after: ['base', 'deletes'], files: { [Z]: text('more'), ...claims(1, [A, Z]) } },
    }),
    args: base,
    said: { [A]: 'removed notice: on the base branch.', [Z]: 'present' },
  },
  'renamed before it is claimed': {
    history: (claims) => ({
      ...ancestor,
      renamed: { after: ['start'], files: { ...z, [B]: text('a') } },
      main: { after: ['renamed'], files: { ...z, [B]: text('a'), ...claims(1, [A]) } },
    }),
    said: { [A]: 'missing error: It was moved to src/b.ts in' },
  },
  'gone before the change, in which another return says that it was deleted': {
    history: (claims) => ({
      old: { after: [], files: { ...a, ...z, ...claims(1, [A]) } },
      base: { after: ['old'], files: { ...z, ...claims(1, [A]) } },
      main: { after: ['base'], files: { [Z]: text('more'), ...claims(1, [A, Z]), ...deletes(A) } },
    }),
    args: base,
    cut: ['base', 'main'],
    said: { [A]: 'undetermined error: History is too shallow here', [Z]: 'present' },
  },
  'removed and renamed in commits that a shallow clone shows': {
    history: (claims) => ({
      old: { after: [], files: { ...a, ...z, ...claims(1, [A, Z, 'src/never.ts']) } },
      first: { after: ['old'], files: { ...a, ...z, 'x.md': 'x', ...claims(1, [A, Z, 'src/never.ts']) } },
      main: { after: ['first'], files: { [B]: text('a'), ...claims(1, [A, Z, 'src/never.ts']), ...deletes(Z) } },
    }),
    cut: ['first'],
    said: {
      [`deletion of ${Z}`]: 'deleted :',
      [A]: 'relocated notice: It was moved in',
      [Z]: 'removed notice: It was removed in',
      'src/never.ts': 'undetermined error: History is too shallow here',
    },
  },
  'removed in a commit that a shallow clone shows, before it is claimed': {
    history: (claims) => ({
      old: { after: [], files: { ...a, ...z } },
      removed: { after: ['old'], files: z },
      main: { after: ['removed'], files: { ...z, ...claims(1, [A]) } },
    }),
    cut: ['old'],
    said: { [A]: 'undetermined error: History is too shallow here' },
  },
  'on the base branch after the change left it, where a shallow clone cuts the base off': {
    history: (claims) => ({
      start: { after: [], files: z },
      added: { after: ['start'], files: { ...a, ...z } },
      base: { after: ['added'], files: z },
      work: { after: ['start'], files: { [Z]: text('more'), ...claims(1, [A, Z]) } },
      main: { after: ['base', 'work'], files: { [Z]: text('more'), ...claims(1, [A, Z]) } },
    }),
    args: base,
    cut: ['base'],
    said: { [A]: 'undetermined error: History is too shallow here', [Z]: 'present' },
  },
  'claimed again by a return whose namesake, and the file, the base deleted': {
    history: (claims) => ({
      old: { after: [], files: { ...a, ...z, ...claims(1, [A]) } },
      base: { after: ['old'], files: z },
      main: { after: ['base'], files: { [Z]: text('more'), ...claims(1, [A, Z]) } },
    }),
    args: base,
    said: { [A]: 'missing error: The claim was made after that.', [Z]: 'present' },
  },
  'claimed by a return that the change restores as it was': {
    history: (claims) => ({
      old: { after: [], files: { ...a, ...z, ...claims(1, [A]) } },
      base: { after: ['old'], files: z },
      main: { after: ['base'], files: { [Z]: text('more'), ...claims(1, [A]) } },
    }),
    args: base,
    said: { [A]: 'removed notice: It was removed in' },
  },
  'emptied by the change, after it had moved': {
    history: (claims) => ({
      old: { after: [], files: { ...a, ...z, ...claims(1, [A]) } },
      base: { after: ['old'], files: { 'lib/a.ts': text('a'), ...z, ...claims(1, [A]) } },
      main: { after: ['base'], files: { 'lib/a.ts': '', ...z, ...claims(1, [A]) } },
    }),
    args: [...base, '--changed-only'],
    said: { [A]: 'empty' },
  },
  'renamed when it was large, and shortened since': {
    history: (claims) => ({
      old: { after: [], files: { ...a, ...claims(1, [A]) } },
      moved: { after: ['old'], files: { 'lib/b.ts': text('a'), ...claims(1, [A]) } },
      main: { after: ['moved'], files: { 'lib/b.ts': 'short\n', ...claims(1, [A]) } },
    }),
    said: { [A]: 'relocated notice: It was moved in' },
  },
  'renamed when it was small, and longer since': {
    history: (claims) => ({
      old: { after: [], files: { [A]: 'short\n', ...claims(1, [A]) } },
      moved: { after: ['old'], files: { 'lib/b.ts': 'short\n', ...claims(1, [A]) } },
      main: { after: ['moved'], files: { 'lib/b.ts': text('a'), ...claims(1, [A]) } },
    }),
    said: { [A]: 'removed notice: It was removed in' },
  },
  'renamed when it was small, and moved on with its folder': {
    history: (claims) => ({
      old: { after: [], files: { [A]: 'short\n', ...claims(1, [A]) } },
      moved: { after: ['old'], files: { 'lib/b.ts': 'short\n', ...claims(1, [A]) } },
      main: { after: ['moved'], files: { 'lib/x/b.ts': 'short\n', ...claims(1, [A]) } },
    }),
    said: { [A]: 'removed notice: It was removed in' },
  },
  'written as a folder that ignore rules keep out': {
    history: (claims) => ({
      main: { after: [], files: { '.gitignore': 'dist/\n', ...z, ...claims(1, ['app/dist/', Z]) } },
    }),
    said: { 'app/dist/': 'un', [Z]: 'present' },
  },
  'deleted on one line and renamed on the other': {
    history: (claims) => ({
      start: { after: [], files: { ...a, ...z, ...claims(1, [A]) } },
      renamed: { after: ['start'], files: { [B]: text('a'), ...z, ...claims(1, [A]) } },
      deleted: { after: ['start'], files: { ...z, ...claims(1, [A]) } },
      main: { after: ['deleted', 'renamed'], files: { [B]: text('a'), ...z, ...claims(1, [A]) } },
    }),
    said: { [A]: 'relocated notice: It was moved in' },
  },
  'renamed in its letter case on one line, and deleted on the other': {
    history: (claims) => ({
      start: { after: [], files: { ...a, ...z, ...claims(1, [A]) } },
      renamed: { after: ['start'], files: { 'src/A.ts': text('a'), ...z, ...claims(1, [A]) } },
      deleted: { after: ['start'], files: { ...z, ...claims(1, [A]) } },
      main: { after: ['deleted', 'renamed'], files: { 'src/A.ts': text('a'), ...z, ...claims(1, [A]) } },
    }),
    said: { [A]: 'relocated notice: It was moved in' },
  },
  'renamed by a merge whose first parent never had it': {
    history: (claims) => ({
      start: { after: [], files: z },
      work: { after: ['start'], files: { ...a, ...z, ...claims(1, [A]) } },
      main: { after: ['start', 'work'], files: { [B]: text('a'), ...z, ...claims(1, [A]) } },
    }),
    said: { [A]: 'relocated notice: It was moved in' },
  },
  'below a submodule that the change leaves at its commit': {
    history: (claims) => {
      const linked: Files = { 'lib/sub': GITLINK, '.gitmodules': '[submodule "s"]\n\tpath = lib/sub\n\turl = ../s\n' };
      return {
        base: { after: [], files: { ...z, ...linked } },
        main: { after: ['base'], files: { ...z, ...linked, ...claims(1, ['lib/sub/x.ts']) } },
      };
    },
    args: base,
    said: { 'lib/sub/x.ts': 'unverifiable warning: leaves the submodule at its commit' },
  },
  'gone before five returns were committed at once': {
    apart: true,
    history: (claims) => {
      const returns = [1, 2, 3, 4, 5].map((task) => claims(task, task === 3 ? [A, Z, 'src/never.ts'] : [Z]));
      return {
        ...ancestor,
        later: { after: ['start'], files: z },
        main: { after: ['later'], files: Object.assign({ ...z }, ...returns) as Files },
      };
    },
    said: { [A]: 'removed notice: adds', 'src/never.ts': 'missing error: It is not in this commit', [Z]: 'present' },
  },
  'claimed with the root in front, and removed after the return was edited': {
    inLines: true,
    history: (claims) => ({
      start: { after: [], files: { ...a, ...z, ...claims(1, [`/srv/app/${A}`, `/srv/app/${Z}`]) } },
      edited: { after: ['start'], files: { ...a, ...z, ...claims(1, [`/srv/app/${A}`, `/srv/app/${Z}`, Z]) } },
      base: { after: ['edited'], files: { ...z, ...claims(1, [`/srv/app/${A}`, `/srv/app/${Z}`, Z]) } },
      main: { after: ['base'], files: { [Z]: text('more'), ...claims(1, [`/srv/app/${A}`, `/srv/app/${Z}`]) } },
    }),
    args: base,
    said: { [`/srv/app/${A}`]: 'removed notice: It was removed in', [`/srv/app/${Z}`]: 'present' },
  },
  'claimed by its name after another path, and removed after the return was edited': {
    inLines: true,
    history: (claims) => ({
      start: { after: [], files: { ...a, ...z, ...claims(1, [`${A}, z.ts`]) } },
      edited: { after: ['start'], files: { ...a, ...z, ...claims(1, [`${A}, z.ts`, A]) } },
      removed: { after: ['edited'], files: { ...a, ...claims(1, [`${A}, z.ts`, A]) } },
      main: { after: ['removed'], files: { [A]: text('more'), ...claims(1, [`${A}, z.ts`, A]) } },
    }),
    said: { 'z.ts': 'removed notice: It was removed in', [A]: 'present' },
  },
  'claimed by its name after another path, where the version before claims another file of that name': {
    inLines: true,
    history: (claims) => ({
      start: { after: [], files: { ...a, ...z, 'z.ts': text('top'), ...claims(1, ['z.ts']) } },
      base: { after: ['start'], files: { ...a, 'z.ts': text('top'), ...claims(1, ['z.ts']) } },
      main: { after: ['base'], files: { ...a, 'z.ts': text('top'), ...claims(1, [`${A}, z.ts`]) } },
    }),
    args: base,
    said: { 'z.ts': 'missing error: It was removed in', [A]: 'present' },
  },
  'gone before two returns were committed at once': {
    apart: true,
    history: (claims) => ({
      ...ancestor,
      later: { after: ['start'], files: z },
      main: { after: ['later'], files: { ...z, ...claims(1, [A]), ...claims(2, [Z]) } },
    }),
    said: { [A]: 'missing error: The claim was made after that.', [Z]: 'present' },
  },
};

const RUNS = Object.entries(CASES).flatMap(
  ([name, { apart, inLines }]): readonly (readonly [string, readonly string[]])[] => {
    const families = inLines === true ? ['gsd', 'bmad'] : Object.keys(FAMILIES);
    return apart === true ? families.map((family) => [name, [family]]) : [[name, families]];
  },
);

test.each(RUNS)('A file %s: %j', async (name, families) => {
  const { history, args = [], cut = [], said } = valueAt(CASES, name);
  const claims: Family = (task, paths) =>
    Object.assign({}, ...families.map((family) => valueAt(FAMILIES, family)(task, paths))) as Files;
  const { directory, git } = makeRepository([]);
  const ids = new Map<string, string>();
  for (const [commit, { after, files }] of Object.entries(history(claims))) {
    const parents = after.map((parent) => `parent ${ids.get(parent) ?? ''}`);
    const who = `Ada <ada@example.com> ${String(1_767_225_600 + ids.size * 86_400)} +0000`;
    ids.set(commit, writeRawCommit({ directory, git }, files, [...parents, `author ${who}`, `committer ${who}`]));
    writeReference(join(directory, '.git'), `refs/heads/${commit}`, ids.get(commit) ?? '');
  }
  if (cut.length > 0) {
    writeFileSync(join(directory, '.git', 'shallow'), cut.map((name) => `${ids.get(name) ?? ''}\n`).join(''));
  }
  const { report } = await evaluate(directory, ['--at', 'main', ...args]);
  const found = report.returns.flatMap(({ file, claims }) =>
    claims.map(({ path, type, pointer, verdict }) => {
      const finding = report.findings.find((one) => one.file === file && one.pointer === pointer);
      const claimed = type === 'deletion' ? `deletion of ${path}` : path;
      return [claimed, `${verdict} ${finding?.severity ?? ''}: ${finding?.message ?? ''}`] as const;
    }),
  );
  for (const [path, expected] of Object.entries(said)) {
    const [verdict = '', words = ''] = expected.split(': ');
    const of = found.filter(([claimed]) => claimed === path).map(([, what]) => what);
    // Only a return in JSON says that a file was deleted.
    expect(of.length).toBeGreaterThanOrEqual(path.startsWith('deletion') ? 1 : families.length);
    for (const what of of) {
      expect(what).toContain(verdict);
      expect(what).toContain(words);
    }
  }
});

test.each([
  [[], false],
  [['--base', 'main~1'], false],
  [[], true],
  [['--base', 'main~1'], true],
])(
  'A project root that moved keeps the history of its claims: %j, in the commit that moves its files: %s',
  async (args, isAtOnce) => {
    const RETURN = 'specs/1_task/.return-meta.json';
    const claims = metaReturn([A, B, 'src/never.ts']);
    const root = { [`svc/${RETURN}`]: `apps/svc/${RETURN}` };
    const { directory } = makeRepository(
      [
        { files: { [`svc/${A}`]: text('a'), [`svc/${B}`]: text('b'), [`svc/${RETURN}`]: claims } },
        ...(isAtOnce
          ? [{ removed: [`svc/${A}`], moved: { [`svc/${B}`]: `apps/svc/${Z}`, ...root } }]
          : [
              { removed: [`svc/${A}`], moved: { [`svc/${B}`]: `svc/${Z}` } },
              { moved: { [`svc/${Z}`]: `apps/svc/${Z}`, ...root } },
            ]),
      ],
      { checkout: true },
    );
    const { report } = await evaluate(join(directory, 'apps/svc'), args);
    expect(report.returns.flatMap(({ claims: made }) => made.map(({ verdict }) => verdict))).toEqual([
      'removed',
      'relocated',
      'missing',
    ]);
  },
);

function valueAt<Value>(record: Readonly<Record<string, Value>>, key: string): Value {
  const value = record[key];
  if (value === undefined) throw new Error(`there is no ${key}`);
  return value;
}
