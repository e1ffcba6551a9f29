import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EXAMPLE_FOLLOWS } from '../../src/prompt/instruction.js';
import { metaReturn } from '../bundle/returns.js';
import { returnGate } from '../support/command-line.js';
import { git, makeRepository, temporaryFolder, writeFiles } from '../support/repository.js';

/** Every hint and command that an output prints is followed in the state in which it was printed: the outcome has to change. */

const RETURN = 'specs/1_task/.return-meta.json';
const CONFIG = '.return-gate.yml';
const BASELINE = '.return-gate-baseline.json';
const TEXT = 'export {};\n';

type Args = readonly string[];
type Texts = Readonly<Record<string, string>>;

/** A project in a state, and the call whose output gives hints. */
interface Project {
  readonly cwd: string;
  readonly call: Args;
}

function run({ cwd }: Project, args: Args): ReturnType<typeof returnGate> {
  return returnGate(args, { cwd });
}

/** Runs a printed command, which has to end so. */
async function runs(project: Project, args: string, status = 0): Promise<string> {
  const ended = await run(project, args.split(' '));
  expect([args, ended.status, ended.stderr]).toEqual([args, status, expect.anything()]);
  return ended.stdout;
}

function commit({ cwd }: Project): void {
  git(cwd, ['add', '-A', '-f']);
  git(cwd, ['commit', '-q', '-m', 'what the hint says']);
}

function edit(project: Project, file: string, from: string, to: string): void {
  const path = join(project.cwd, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  commit(project);
}

function write(project: Project, files: Texts): void {
  writeFiles(project.cwd, files);
  commit(project);
}

/** Follows a hint, and gives the call that has to pass then; nothing for the same call, null if the hint only shows something. */
type Follow = (
  project: Project,
  match: readonly string[],
) => Args | null | undefined | Promise<Args | null | undefined>;

const commits: Follow = (project) => {
  commit(project);
  return undefined;
};
const inWorkspace: Follow = ({ call }) => [...call, '--workspace'];
/** The return claims `a.ts` as well. */
const removesClaim: Follow = (project) => {
  write(project, { [RETURN]: metaReturn(['a.ts']) });
};

/** What outputs print, and the ways to follow it. */
const HINTS: readonly [says: RegExp, ...Follow[]][] = [
  [
    /Commit `([^`]+)`, correct the path, or remove the claim\./,
    (project, [, path = '']) => {
      write(project, { [path]: TEXT });
    },
    (project) => {
      write(project, { [RETURN]: metaReturn(['a.ts', 'b.ts']) });
    },
    removesClaim,
  ],
  [/Commit `[^`]+`, or remove the claim\./, commits, removesClaim],
  [
    /Write the content of `([^`]+)` and commit it, or remove the claim\./,
    (project, [, path = '']) => {
      write(project, { [path]: TEXT });
    },
    removesClaim,
  ],
  [
    /Claim each file that was written, or remove the claim\./,
    (project) => {
      edit(project, RETURN, '"src"', '"src/c.ts"');
    },
    removesClaim,
  ],
  [
    /Write the path exactly as the file is named\./,
    (project) => {
      edit(project, RETURN, '"B.ts"', '"b.ts"');
    },
  ],
  [
    /Take the artifact out of the return, or change the rule and commit the file\./,
    removesClaim,
    (project) => {
      write(project, { '.gitignore': '' });
    },
  ],
  [
    /fixable(?: by|:) return-gate (fix(?: --unsafe)?)/,
    async (project, [, fix = '']) => {
      expect(await runs(project, fix, 1)).toContain('--write');
      await runs(project, `${fix} --write`);
      const { stderr } = await run(project, project.call);
      expect(stderr).toContain(`${RETURN} has changes that are not committed`);
      commit(project);
      return undefined;
    },
    async (project, [, fix = '']) => {
      await runs(project, `${fix} --write`);
      return [...project.call, '--workspace'];
    },
  ],
  [
    /has changes that are not committed; check reads the commit\. Commit it, or use --workspace\./,
    commits,
    inWorkspace,
  ],
  [
    /Merge what belongs to the work, or correct the claim\./,
    (project) => {
      git(project.cwd, ['merge', '-q', 'feature']);
    },
    removesClaim,
  ],
  [
    /Commit the returns, check the patterns and the project root, or set if-no-returns to "ignore"/,
    (project) => {
      write(project, { [CONFIG]: 'if-no-returns: ignore\n' });
    },
  ],
  [
    /Your returns are elsewhere\? return-gate check "PATTERN", or set paths in \.return-gate\.yml\./,
    (project) => {
      write(project, { 'notes/a.json': metaReturn(['a.ts']), 'a.ts': TEXT });
      return ['check', 'notes/**', '--standard', 'return-meta'];
    },
    (project) => {
      const config = "paths: ['notes/**']\nstandards: { return-meta: return-meta@1.2 }\n";
      write(project, { 'notes/return-meta.json': metaReturn(['a.ts']), 'a.ts': TEXT, [CONFIG]: config });
      return ['check'];
    },
  ],
  [/return-gate (prompt --brief) prints what to tell your agents\./, obeys],
  [/return-gate (prompt --brief) >> AGENTS\.md/, obeys],
  [
    /Try return-gate (demo) first\./,
    async (project, [, demo = '']) => {
      expect(await runs(project, demo)).toMatch(/\nFAILED[^]*\nPASSED/);
      return null;
    },
  ],
  [
    /Did you mean "?([\w@.-]+)"?\?/,
    (project, [, meant = '']) => {
      const { call, cwd } = project;
      if (call.length > 1 || call[0] !== 'check') return call.map((word) => (isNear(word, meant) ? meant : word));
      writeFiles(cwd, { [CONFIG]: readFileSync(join(cwd, CONFIG), 'utf8').replace(/fail_on|artifact-mising/, meant) });
      commit(project);
      return undefined;
    },
  ],
  [
    /return-gate (check --update-baseline), and commit it\./,
    async (project, [, update = '']) => {
      await runs(project, update);
      commit(project);
      return undefined;
    },
  ],
  [
    /Write it: return-gate (check --baseline \S+ --update-baseline)\./,
    async (project, [, update = '']) => {
      await runs(project, update);
      return undefined;
    },
  ],
  [/Name a branch, a tag or a commit that has been fetched\./, ({ call }) => [...call.slice(0, -1), 'main']],
  [/add --base REV, such as --base origin\/main\./, ({ call }) => [...call, '--base', 'main']],
  [/write return-gate (check \S+), or see return-gate --help\./, (_, [, args = '']) => args.split(' ')],
  [/add (--root \S+)\./, ({ call }, [, root = '']) => [...call, ...root.split(' ')]],
  [/Check the repository out first, or check the files on disk with --workspace\./, inWorkspace],
  [/Commit first, or check the files on disk with --workspace\./, commits, inWorkspace],
  [
    /fetch-depth: 0 with filter: blob:none in actions\/checkout, or (git fetch --unshallow)\./,
    (project, [, fetch = '']) => {
      git(project.cwd, fetch.split(' ').slice(1));
    },
  ],
  [/deepen it \(fetch-depth: 0 of actions\/checkout, or git fetch --unshallow\)\./],
  [/write them with (--write)\./, ({ call }) => [...call, '--write']],
  [/return-gate (init --write) writes them\./, (_, [, args = '']) => args.split(' ')],
  [
    /return-gate (fix --write), commit, then return-gate (check --update-baseline)\./,
    async (project, [, fix = '', update = '']) => {
      commit(project);
      const entries = (): string => readFileSync(join(project.cwd, BASELINE), 'utf8');
      expect(entries()).toContain('"rule"');
      await runs(project, fix);
      commit(project);
      await runs(project, update);
      expect(entries()).not.toContain('"rule"');
      return null;
    },
  ],
  [
    /return-gate (rules) lists them all\.|See return-gate (standards)\.|tell your agents what return-gate (prompt --standard \S+) prints/,
    async (project, match) => {
      expect(await runs(project, match.slice(1).find(Boolean) ?? '')).not.toBe('');
      return null;
    },
  ],
  [
    /return-gate (check --rule \S+ --format jsonl) prints the fingerprint/,
    async (project, [, args = '']) => {
      expect(await runs(project, args, 1)).toMatch(/"fingerprint":"[0-9a-f]{32}"/);
      return null;
    },
  ],
];

/** Does what `prompt` asks for: writes the return of its example, and the files that this claims. */
async function obeys(project: Project, [, args = '']: readonly string[]): Promise<Args> {
  const said = await runs(project, args);
  // The short instruction has no words before its example, and some behind it.
  const [example = ''] = /^\{$[^]*?^\}$/m.exec(said.slice(Math.max(0, said.indexOf(EXAMPLE_FOLLOWS)))) ?? [];
  const { artifacts } = JSON.parse(example) as { artifacts: readonly { path: string }[] };
  const made = Object.fromEntries(artifacts.map(({ path }) => [path, TEXT]));
  write(project, { [RETURN]: example, ...made });
  return ['check'];
}

/** `chekc` and `check`: the same letters, or the same start. */
function isNear(word: string, meant: string): boolean {
  const sorted = (text: string): string => Array.from(text).sort().join('');
  return word.startsWith(meant.slice(0, 3)) || sorted(word) === sorted(meant);
}

/** A repository whose last commit has these files; `onDisk` are not committed. */
function having(files: Texts, onDisk: Texts = {}, call: Args = ['check']): () => Project {
  return () => {
    const { directory } = makeRepository([{ files: { 'README.md': '# R\n', ...files } }], { checkout: true });
    writeFiles(directory, onDisk);
    return { cwd: directory, call };
  };
}

const GOOD = { [RETURN]: metaReturn(['a.ts']), 'a.ts': TEXT, 'b.ts': TEXT } as const;
const claiming = (path: string): Texts => ({ ...GOOD, [RETURN]: metaReturn(['a.ts', path]) });
const STALE = {
  schema: 'return-gate/baseline@1',
  findings: [{ fingerprint: 'a'.repeat(32), rule: 'no-emoji', file: RETURN, message: 'x', count: 1 }],
};

const BAD_TYPE: Texts = { ...GOOD, [RETURN]: metaReturn(['a.ts'], { type: 'code' }) };

const STATES: readonly [name: string, status: number, make: () => Project][] = [
  ['a false claim', 1, having(claiming('never.ts'))],
  ['an empty file', 1, having({ ...claiming('empty.ts'), 'empty.ts': '' })],
  ['a folder', 1, having({ ...claiming('src'), 'src/c.ts': TEXT })],
  ['another letter case', 1, having(claiming('B.ts'))],
  ['a safe fix', 1, having(BAD_TYPE)],
  ['an unsafe fix', 1, having({ ...GOOD, [RETURN]: metaReturn(['a.ts']).replace('"implemented"', '"completed"') })],
  ['an untracked return', 3, having({ 'a.ts': TEXT }, { [RETURN]: metaReturn(['a.ts']) })],
  ['an ignored return', 3, having({ 'a.ts': TEXT, '.gitignore': '*.json\n' }, { [RETURN]: metaReturn(['a.ts']) })],
  ['a return that is fixed on disk', 1, having(claiming('never.ts'), { [RETURN]: metaReturn(['a.ts']) })],
  ['an ignored file', 1, having({ ...claiming('out.js'), '.gitignore': 'out.js\n' }, { 'out.js': TEXT })],
  ['a file on disk', 1, having(claiming('out.js'), { 'out.js': TEXT })],
  ['a file that is filled on disk', 1, having({ ...claiming('empty.ts'), 'empty.ts': '' }, { 'empty.ts': TEXT })],
  ['no returns', 3, having({})],
  ['an unknown standard', 2, having(GOOD, {}, ['check', '--standard', 'return-mta'])],
  [
    'a stale baseline',
    1,
    having({ ...GOOD, [BASELINE]: JSON.stringify(STALE) }, {}, ['check', '--fail-on', 'warning']),
  ],
  ['an absent baseline', 2, having(GOOD, {}, ['check', '--baseline', 'none.json'])],
  ['an unknown key', 2, having({ ...GOOD, [CONFIG]: 'fail_on: error\n' })],
  ['an unknown rule', 2, having({ ...GOOD, [CONFIG]: 'rules: { artifact-mising: off }\n' })],
  ['an unknown base', 2, having(GOOD, {}, ['check', '--base', 'nowhere'])],
  ['no base', 2, having(GOOD, {}, ['check', '--changed-only'])],
  ['a pattern with a slip', 3, having(GOOD, {}, ['check', 'spec'])],
  ['a command with a slip', 2, having(GOOD, {}, ['chekc'])],
  ['a file for a command', 2, having(GOOD, {}, [RETURN])],
  ['the parent of a repository', 2, () => ({ cwd: dirname(having(GOOD)().cwd), call: ['check'] })],
  ['no repository', 2, () => ({ cwd: filled(temporaryFolder()), call: ['check'] })],
  ['no commit', 2, () => ({ cwd: filled(makeRepository([]).directory), call: ['check'] })],
  ['a shallow clone', 1, shallow],
  ['another branch', 1, branched],
  ['a fix that is shown', 1, having(BAD_TYPE, {}, ['fix'])],
  ['a proposal', 0, having(BAD_TYPE, {}, ['init'])],
  ['a baseline of old findings', 0, having(BAD_TYPE, {}, ['init', '--write'])],
  ['a new repository', 0, having({}, {}, ['init', '--write'])],
  ['a rule with a slip', 2, having(GOOD, {}, ['explain', 'artifact-mising'])],
  ['a rule', 0, having(claiming('never.ts'), {}, ['explain', 'artifact-missing'])],
  ['a standard with a slip', 2, having(GOOD, {}, ['prompt', '--standard', 'return-mta'])],
  ['a hook', 0, having(GOOD, {}, ['prompt', '--hook', 'claude'])],
];

function filled(cwd: string): string {
  writeFiles(cwd, GOOD);
  return cwd;
}

/** A clone of depth 1 of a repository that deleted a claimed file since. */
function shallow(): Project {
  const { directory } = makeRepository([{ files: { ...claiming('old.ts'), 'old.ts': TEXT } }, { removed: ['old.ts'] }]);
  const cwd = join(temporaryFolder(), 'clone');
  git(directory, ['clone', '-q', '--depth=1', `file://${directory}`, cwd]);
  return { cwd, call: ['check'] };
}

/** A claimed file is on another branch. */
function branched(): Project {
  const project = having(GOOD)();
  git(project.cwd, ['checkout', '-q', '-b', 'feature']);
  write(project, { 'never.ts': TEXT });
  git(project.cwd, ['checkout', '-q', 'main']);
  write(project, { [RETURN]: metaReturn(['a.ts', 'never.ts']) });
  return project;
}

/** Commands that are part of a settings file or of a sentence on what a command does. */
const NO_HINT = /"command": ".*"|uses: return-gate\/\S+|^ .*$|RETURN FORMAT/gm;

const COMMAND =
  /return-gate (?:check|demo|explain|fix|init|merge|migrate|prompt|rules|schema|standards|validate)\b|\bgit (?:add|commit|fetch|merge|checkout|switch|clone|config|init|push)\b/g;

async function printedBy(project: Project): Promise<{ readonly status: number; readonly text: string }> {
  const { status, stdout, stderr } = await run(project, project.call);
  if (status === null) throw new Error('it was ended');
  const shown = project.call[0] === 'init' ? stdout.replace(NO_HINT, '') : stdout.replaceAll(/"command": ".*"/g, '');
  return { status, text: `${shown}\n${stderr}`.replaceAll(/\s+/g, ' ') };
}

test.each(STATES)('%s ends with %d, and each hint leads out of it', async (_, status, make) => {
  const first = await printedBy(make());
  expect(first.status).toBe(status);
  const given = HINTS.flatMap(([says, ...ways]) => (says.test(first.text) ? [{ says, ways }] : []));
  expect(given).not.toEqual([]);
  // No command is printed that nobody follows here.
  const rest = given.reduce((text, { says }) => text.replaceAll(new RegExp(says, 'g'), ''), first.text);
  expect(rest.match(COMMAND) ?? []).toEqual([]);
  for (const { says, ways } of given) {
    for (const follow of ways) {
      const project = make();
      const { text } = await printedBy(project);
      const match = says.exec(text) ?? [];
      const again = await follow(project, match);
      if (again === null) continue;
      const ended = await run(project, again ?? project.call);
      expect([match[0], ended.status, ended.stderr]).toEqual([match[0], 0, expect.anything()]);
    }
  }
});

test('nothing is hinted at where all is well', async () => {
  const { status, text } = await printedBy(having(GOOD)());
  expect([status, text.match(COMMAND)]).toEqual([0, null]);
  expect(HINTS.filter(([says]) => says.test(text))).toEqual([]);
});
