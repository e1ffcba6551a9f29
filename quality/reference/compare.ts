import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCommit, type CommitTree } from '../../src/tree/commit.js';
import { compareByGit, openBefore } from '../../src/tree/git/base.js';
import { CONTEXT } from '../../__tests__/support/context.js';
import { runOver } from '../../__tests__/support/run.js';
import { commitsOf, inProject, numbers, PROJECT, streamOf, type Step } from './histories.js';
import { NOT_ASKED, Reference, type Answer } from './reference.js';

/** What the gate is asked: a commit of a repository, maybe as a change from a base. */
interface Question {
  readonly root: string;
  readonly revision: string;
  readonly base: string | null;
}

/** A question to the gate, and the one to the reference whose answers have to agree. */
interface Asked {
  readonly gate: Question;
  readonly reference: Pick<Question, 'revision' | 'base'>;
  /** If not the one of the repository that has all of the history. */
  readonly by?: Reference;
}

/** A history in a repository that has all of it. */
interface Whole {
  readonly directory: string;
  /** An empty folder for clones. */
  readonly folder: string;
  readonly steps: readonly Step[];
  /** The branches of its commits, the oldest first. */
  readonly commits: readonly string[];
  /** Whole numbers below a limit, the same for each run. */
  readonly next: (below: number) => number;
}

/** A way to ask about a history. */
interface Axis {
  /** The clone lacks history or contents: the gate may say that a verdict is undetermined. */
  readonly isLacking?: boolean;
  readonly asks: (whole: Whole) => readonly Asked[];
}

function atHead(root: string, base: string | null = null): Asked {
  return { gate: { root, revision: 'HEAD', base }, reference: { revision: 'main', base } };
}

/** Any commit that leads to the checked one. */
function someBase({ directory, next }: Whole): string {
  const commits = git(directory, ['rev-list', 'main']).split('\n');
  return commits[next(commits.length)] ?? '';
}

function clone({ directory, folder }: Whole, ...options: readonly string[]): string {
  const target = mkdtempSync(join(folder, 'clone-'));
  git(folder, [
    'clone',
    '--quiet',
    '--bare',
    '--template=',
    '--single-branch',
    ...options,
    `file://${directory}`,
    target,
  ]);
  return target;
}

function shallow(depth: number): Axis {
  return { isLacking: true, asks: (whole) => [atHead(clone(whole, `--depth=${String(depth)}`))] };
}

/** As a job for a pull request has it: the checked commit and the base, and maybe a few commits before. */
function shallowWithBase(depth: number): Axis {
  const asks = (whole: Whole): readonly Asked[] => {
    const base = someBase(whole);
    const root = clone(whole, `--depth=${String(depth)}`);
    git(root, ['fetch', '--quiet', '--depth=1', 'origin', base]);
    return [atHead(root, base)];
  };
  return { isLacking: true, asks };
}

function partial(filter: string, withBase: boolean): Axis {
  return {
    isLacking: true,
    asks: (whole) => [atHead(clone(whole, `--filter=${filter}`), withBase ? someBase(whole) : null)],
  };
}

/** The history in a project's folder. `depth` is that of a shallow clone of it. */
function belowTop(withBase: boolean, depth?: number): Axis {
  const asks = (whole: Whole): readonly Asked[] =>
    (['inside', 'at the top'] as const).map((ownFiles, n) => {
      const directory = join(whole.folder, ownFiles);
      makeRepository(whole.steps, directory, 'sha1', (made) => inProject(made, ownFiles));
      const base = withBase ? someBase({ ...whole, directory }) : null;
      const checkout = join(whole.folder, `checkout-${String(n)}`);
      const from = depth === undefined ? directory : clone({ ...whole, directory }, `--depth=${String(depth)}`);
      if (depth !== undefined && base !== null) git(from, ['fetch', '--quiet', '--depth=1', 'origin', base]);
      // The root has to exist on disk. Nothing has to be there.
      git(from, ['worktree', 'add', '--quiet', '--no-checkout', '--detach', checkout, 'main']);
      const root = join(checkout, PROJECT);
      mkdirSync(root, { recursive: true });
      return { ...atHead(root, base), by: new Reference(directory, PROJECT) };
    });
  return { isLacking: depth !== undefined, asks };
}

export const AXES = {
  whole: { asks: ({ directory }) => [atHead(directory)] },
  'each commit': {
    asks: ({ directory: root, commits }) =>
      commits.map((revision) => ({ gate: { root, revision, base: null }, reference: { revision, base: null } })),
  },
  base: { asks: (whole) => [0, 1, 2].map(() => atHead(whole.directory, someBase(whole))) },
  'depth 1': shallow(1),
  'depth 2': shallow(2),
  'depth 10': shallow(10),
  'depth 1, base': shallowWithBase(1),
  'depth 2, base': shallowWithBase(2),
  'depth 10, base': shallowWithBase(10),
  blobless: partial('blob:none', false),
  'blobless, base': partial('blob:none', true),
  treeless: partial('tree:0', false),
  'treeless, base': partial('tree:0', true),
  sha256: {
    asks: ({ folder, steps }) => [atHead(makeRepository(steps, join(folder, 'sha256'), 'sha256'))],
  },
  worktree: {
    asks: ({ directory, folder, commits, next }) => {
      const revision = commits[next(commits.length)] ?? '';
      const root = join(folder, 'worktree');
      git(directory, ['worktree', 'add', '--quiet', '--detach', root, revision]);
      return [{ gate: { root, revision: 'HEAD', base: null }, reference: { revision, base: null } }];
    },
  },
  'replace refs': {
    asks: (whole) => {
      const root = clone(whole);
      const base = someBase(whole);
      const first = git(root, ['rev-list', '--max-parents=0', 'main']).split('\n')[0] ?? '';
      const commits = git(root, ['rev-list', 'main']).split('\n');
      for (const commit of commits.slice(0, 3)) if (commit !== first) git(root, ['replace', commit, first]);
      return [atHead(root), atHead(root, base)];
    },
  },
  'below the top': belowTop(false),
  'below the top, base': belowTop(true),
  'below the top, depth 1': belowTop(false, 1),
  'below the top, depth 2, base': belowTop(true, 2),
} satisfies Readonly<Record<string, Axis>>;

export type AxisName = keyof typeof AXES;

export const AXIS_NAMES = Object.keys(AXES) as readonly AxisName[];

/** How often gate and reference were compared, and how they answered. */
export interface Tally {
  questions: number;
  claims: number;
  /** Claims that the gate calls undetermined, since the clone lacks what would tell. */
  undetermined: number;
  /** Claims with the verdict that they have if the change is one commit: the clone lacks its commits. */
  asOneCommit: number;
  readonly verdicts: Map<string, number>;
}

export function emptyTally(): Tally {
  return { questions: 0, claims: 0, undetermined: 0, asOneCommit: 0, verdicts: new Map() };
}

/** Returns what gate and reference answer differently about a history, in words; empty where they agree. */
export async function differences(
  steps: readonly Step[],
  seed: number,
  axis: AxisName,
  tally: Tally = emptyTally(),
): Promise<readonly string[]> {
  const { commits } = commitsOf(steps);
  if (commits.length === 0) return [];
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'histories-'));
  try {
    const directory = makeRepository(steps, join(folder, 'whole'), 'sha1');
    const names = commits.map(({ mark }) => `made-${String(mark)}`);
    const ofWhole = new Reference(directory);
    const { asks, isLacking = false } = AXES[axis] as Axis;
    const found: string[] = [];
    const all = asks({ directory, folder, steps, commits: names, next: numbers(seed) });
    for (const { gate, reference: asked, by: reference = ofWhole } of all) {
      const given = await gateAnswers(gate).catch((error: unknown) => String(error));
      const right = reference.answers(asked.revision, asked.base);
      tally.questions++;
      if (typeof given === 'string') found.push(`${asked.revision}: ${given}`);
      else {
        const atOnce = isLacking && asked.base !== null ? reference.answers(asked.revision, asked.base, true) : right;
        const lines = unlike(given, { right, atOnce, isLacking }, tally);
        found.push(...lines.map((line) => `${asked.revision}: ${line}`));
      }
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Verdicts of claims that are true, or that are nobody's fault. */
const PASSING: ReadonlySet<string> = new Set(['present', 'relocated', 'removed', 'unverifiable']);

interface Expected {
  readonly right: readonly Answer[];
  /** What is right where the compared change is one commit. */
  readonly atOnce: readonly Answer[];
  readonly isLacking: boolean;
}

function unlike(given: readonly Answer[], { right, atOnce, isLacking }: Expected, tally: Tally): readonly string[] {
  const key = ({ file, path }: Answer): string => `${file} claims ${path}`;
  const byKey = new Map(given.map((answer) => [key(answer), answer]));
  const others = given.filter((answer) => !right.some((one) => key(one) === key(answer)));
  const lines = right.flatMap((answer, n) => {
    const other = byKey.get(key(answer));
    tally.claims++;
    tally.verdicts.set(answer.verdict, (tally.verdicts.get(answer.verdict) ?? 0) + 1);
    if (isSame(other, answer) || (answer.verdict === NOT_ASKED && other !== undefined)) return [];
    if (isSame(other, atOnce[n])) {
      tally.asOneCommit++;
      return [];
    }
    if (isLacking && other?.verdict === 'undetermined') {
      tally.undetermined++;
      return [];
    }
    const passes = PASSING.has(other?.verdict ?? '');
    const kind = passes === PASSING.has(answer.verdict) ? 'other verdict' : passes ? 'free pass' : 'false accusation';
    return [`${kind}: ${key(answer)}: gate ${told(other)}, reference ${told(answer)}`];
  });
  return [...lines, ...others.map((answer) => `only the gate: ${key(answer)}`)];
}

function isSame(one: Answer | undefined, other: Answer | undefined): boolean {
  return one?.verdict === other?.verdict && one?.foundAt === other?.foundAt;
}

function told(answer: Answer | undefined): string {
  if (answer === undefined) return 'nothing';
  return answer.foundAt === null ? answer.verdict : `${answer.verdict} ${answer.foundAt}`;
}

/** The gate's verdicts on the claims of a commit. */
async function gateAnswers({ root, revision, base }: Question): Promise<readonly Answer[]> {
  const tree = await openCommit({ root, revision });
  try {
    const compared = base === null ? {} : await changeFrom(base, tree);
    const { returns } = await runOver({ tree, maxFileSize: 1024 * 1024, ...compared });
    return returns.flatMap(({ file, claims }) =>
      claims.map(({ claim, verdict: { name, foundAt, submodule } }) => ({
        file,
        path: claim.path,
        verdict: name === 'unverifiable' && submodule?.named === false ? 'unverifiable, not named' : name,
        foundAt: name === 'relocated' ? foundAt : null,
      })),
    );
  } finally {
    tree.close();
  }
}

async function changeFrom(base: string, tree: CommitTree): Promise<Partial<Parameters<typeof runOver>[0]>> {
  const compared = await compareByGit(tree, { revision: base, label: 'main', relation: 'before' }, 'local');
  if (compared.kind === 'refused') throw new Error(compared.reason);
  const { changes } = compared;
  return { context: { ...CONTEXT, changes, failOnScope: 'changes' }, before: await openBefore(tree, compared) };
}

type Commits = ReturnType<typeof commitsOf>;

/** Makes a bare repository of the commits that steps describe. */
export function makeRepository(
  steps: readonly Step[],
  directory: string,
  format: 'sha1' | 'sha256',
  placed: (made: Commits) => Commits = (made) => made,
): string {
  mkdirSync(directory);
  git(directory, ['init', '--quiet', '--bare', '--template=', '--initial-branch=main', `--object-format=${format}`]);
  git(directory, ['config', 'uploadpack.allowFilter', 'true']);
  git(directory, ['config', 'uploadpack.allowAnySHA1InWant', 'true']);
  git(directory, ['fast-import', '--quiet'], streamOf(placed(commitsOf(steps)), format));
  return directory;
}

/** Returns what git prints, without the settings of whoever runs it. Throws where it fails. */
export function git(cwd: string, args: readonly string[], input = ''): string {
  const env = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' };
  const settings = ['protocol.file.allow=always', 'core.fsync=none', 'gc.auto=0', 'maintenance.auto=false'];
  const all = [...settings.flatMap((line) => ['-c', line]), ...args];
  const { status, stdout, stderr } = spawnSync('git', all, { cwd, env, input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trimEnd();
}

/** Nobody's settings for the git that the gate starts in this process. */
export function withoutSettings(): void {
  process.env.GIT_CONFIG_GLOBAL = devNull;
  process.env.GIT_CONFIG_NOSYSTEM = '1';
}
