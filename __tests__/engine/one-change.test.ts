import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
// Loaded before any run: the loader of the tests cannot load several families at a time.
import '../../src/families/registry.js';
import { metaReturn } from '../bundle/returns.js';
import { evaluate } from '../support/command-line.js';
import { planText, summaryText } from '../support/planning.js';
import { git, makeRepository, temporaryFolder, writeFiles } from '../support/repository.js';

/**
 * Task 1 of a branch edits a file and claims it, and task 2 does something else with that file. Whatever becomes of the branch, the
 * honest claim is not accused, and a claim of a file that never was is an error. All families and second tasks are in one branch.
 */

interface Family {
  /** The file and the text of the return of a task, which claims some paths. */
  readonly file: (task: string) => string;
  readonly text: (task: string, paths: readonly string[]) => string;
}

const FAMILIES: Readonly<Record<string, Family>> = {
  json: {
    file: (task) => `specs/${task}_task/.return-meta.json`,
    text: (task, paths) => metaReturn(paths, { session: `sess_17690000${task}_abc123` }),
  },
  gsd: {
    file: (task) => `.planning/phases/01-dates/01-${task}-SUMMARY.md`,
    text: (task, paths) => summaryText({ plan: task, modified: paths }),
  },
  bmad: {
    file: (task) => `_bmad-output/implementation-artifacts/1-${task}-dates.md`,
    text: (task, paths) =>
      [
        `# Story 1.${task}: Dates\n\nStatus: done\n\n## Tasks / Subtasks\n\n- [x] Do it\n\n## Dev Agent Record\n`,
        `### File List\n\n${paths.map((path) => `- ${path} (modified)`).join('\n')}\n`,
      ].join('\n'),
  },
};

/** What a second task writes; the file itself is deleted. The edited file is given. */
const TASKS: Readonly<Record<string, (path: string, now: string) => Readonly<Record<string, string>>>> = {
  deletes: (path) => ({ [`${path}.new.ts`]: text(`beside ${path}`) }),
  moves: (path, now) => ({ [path.replace('view', 'panel')]: now }),
  'moves and edits': (path, now) => ({ [path.replace('view', 'panel')]: `${now}and more\n` }),
  rewrites: (path) => ({ [path]: text(`otherwise ${path}`) }),
  'replaces by a folder': (path) => ({ [`${path}/index.ts`]: text(`in ${path}`) }),
  'moves into a folder of the same name': (path, now) => ({ [`${path}/index.ts`]: now }),
};

const NAMES = Object.keys(FAMILIES).flatMap((family) => Object.keys(TASKS).map((task) => ({ family, task })));

type Shape = 'a branch' | 'merged' | 'squashed' | 'rebased';
type Clone = 'whole' | 'blobless' | 'of depth 1';

/** A file that no commit had. */
const LIES = ['src/never.ts'];

/** A file that task 1 of each family makes, and task 2 deletes: only a commit inside the branch has it. */
const inside = (family: string): string => `src/${family}/inside.ts`;

/**
 * The exceptions from "the same content, another history": a squash, or a clone of depth 1, does not show what only a commit inside
 * the branch had. With a base, the change's own file excuses only a return that reports a step of a branch, and only milder.
 */
const ONLY_INSIDE: Readonly<Record<string, (family: string) => string>> = {
  'alone, shown': () => 'removed: notice',
  'alone, squashed': () => 'missing: error',
  'with a base, shown': (family) => (family === 'json' ? 'missing: error' : 'removed: warning'),
  'with a base, squashed': () => 'missing: error',
  'with a base, of depth 1': () => 'undetermined: error',
};

const SETTLED: Readonly<Record<'alone' | 'with a base', Readonly<Record<string, string>>>> = {
  alone: {
    deletes: 'removed: notice',
    moves: 'relocated: notice',
    'moves and edits': 'relocated: notice',
    rewrites: 'present: none',
    'replaces by a folder': 'directory: notice',
    'moves into a folder of the same name': 'directory: notice',
  },
  get 'with a base'() {
    return { ...this.alone, deletes: 'removed: warning' };
  },
};

function text(name: string): string {
  return Array.from({ length: 40 }, (_, n) => `${name} has a line ${String(n)} of its own\n`).join('');
}

function viewOf({ family, task }: (typeof NAMES)[number]): string {
  return `src/${family}/${String(Object.keys(TASKS).indexOf(task))}/view.ts`;
}

/** The two tasks of each pair have numbers of their own. */
function numbersOf(n: number): readonly [string, string] {
  return [String(2 * n + 11), String(2 * n + 12)];
}

let origin: string;
const bases = new Map<Shape, string>();

beforeAll(() => {
  const files: Record<string, string> = { 'README.md': text('readme') };
  NAMES.forEach((name, n) => {
    files[viewOf(name)] = text(viewOf(name));
    if (name.family !== 'gsd') return;
    for (const task of numbersOf(n))
      files[`.planning/phases/01-dates/01-${task}-PLAN.md`] = planText([], { plan: task });
  });
  const repository = makeRepository([{ files }], { checkout: true });
  origin = repository.directory;
  const run = repository.git;
  const commit = (message: string): void => {
    run('add', '--all');
    run('commit', '--quiet', '-m', message);
  };
  run('checkout', '--quiet', '-b', 'work');
  task1();
  commit('Task 1');
  task2();
  commit('Task 2');
  run('checkout', '--quiet', 'main');
  bases.set('a branch', run('rev-parse', 'main'));
  writeFiles(origin, { 'src/other.ts': text('other') });
  commit('The base goes on');
  const moved = run('rev-parse', 'main');
  for (const shape of ['merged', 'squashed', 'rebased'] as const) bases.set(shape, moved);
  run('checkout', '--quiet', '-b', 'merged');
  run('merge', '--quiet', '--no-ff', '-m', 'Merge', 'work');
  run('checkout', '--quiet', '-b', 'squashed', 'main');
  run('merge', '--quiet', '--squash', 'work');
  run('commit', '--quiet', '-m', 'Squash');
  run('checkout', '--quiet', '-b', 'rebased', 'work');
  run('rebase', '--quiet', 'main');
  run('config', 'uploadpack.allowFilter', 'true');
  run('config', 'uploadpack.allowAnySHA1InWant', 'true');
});

function task1(): void {
  NAMES.forEach((name, n) => {
    const { file, text: returned } = valueAt(FAMILIES, name.family);
    const [number] = numbersOf(n);
    const isFirst = Object.keys(TASKS)[0] === name.task;
    const more = isFirst ? [...LIES, inside(name.family)] : [];
    const written: Record<string, string> = {
      [viewOf(name)]: `${text(viewOf(name))}edited\n`,
      [file(number)]: returned(number, [viewOf(name), ...more]),
    };
    if (isFirst) written[inside(name.family)] = text(inside(name.family));
    writeFiles(origin, written);
  });
}

function task2(): void {
  NAMES.forEach((name, n) => {
    const { file, text: returned } = valueAt(FAMILIES, name.family);
    const [, number] = numbersOf(n);
    const written = valueAt(TASKS, name.task)(viewOf(name), `${text(viewOf(name))}edited\n`);
    rmSync(join(origin, viewOf(name)));
    rmSync(join(origin, inside(name.family)), { force: true });
    writeFiles(origin, { ...written, [file(number)]: returned(number, Object.keys(written)) });
  });
}

function valueAt<Value>(record: Readonly<Record<string, Value>>, key: string): Value {
  const value = record[key];
  if (value === undefined) throw new Error(`there is no ${key}`);
  return value;
}

/** A clone of the origin with a branch, and its base. */
function cloneOf(shape: Shape, clone: Clone): string {
  const branch = shape === 'a branch' ? 'work' : shape;
  const base = bases.get(shape) ?? '';
  const directory = join(temporaryFolder(), 'clone');
  const how = { whole: [], blobless: ['--filter=blob:none'], 'of depth 1': ['--depth=1'] }[clone];
  git('.', ['clone', '--quiet', ...how, `--branch=${branch}`, pathToFileURL(origin).href, directory]);
  if (clone === 'of depth 1') git(directory, ['fetch', '--quiet', '--depth=1', 'origin', base]);
  return directory;
}

const CELLS = (['a branch', 'merged', 'squashed', 'rebased'] as const).flatMap((shape) =>
  (['whole', 'blobless', 'of depth 1'] as const).map((clone) => [shape, clone] as const),
);

describe.each(CELLS)('A branch whose second task undoes the first, as %s, in a clone that is %s', (shape, clone) => {
  let directory: string;
  beforeAll(() => {
    directory = cloneOf(shape, clone);
  });

  // Without history and without a base, nothing is known of what is absent.
  test.each(clone === 'of depth 1' ? (['with a base'] as const) : (['alone', 'with a base'] as const))(
    '%s',
    async (how) => {
      const base = how === 'alone' ? [] : ['--base', bases.get(shape) ?? ''];
      const { report } = await evaluate(directory, base);
      const verdicts = new Map<string, string>();
      const shown = shape === 'squashed' ? shape : clone === 'of depth 1' ? clone : 'shown';
      for (const { file, claims } of report.returns) {
        for (const { path, pointer, verdict } of claims) {
          const found = report.findings.find((one) => one.file === file && one.pointer === pointer);
          verdicts.set(`${file} ${path}`, `${verdict}: ${found?.severity ?? 'none'}`);
        }
      }
      NAMES.forEach((name, n) => {
        const file = valueAt(FAMILIES, name.family).file(numbersOf(n)[0]);
        const of = (path: string): string | undefined => verdicts.get(`${file} ${path}`);
        expect([name.family, name.task, of(viewOf(name))]).toEqual([name.family, name.task, SETTLED[how][name.task]]);
        if (name.task !== Object.keys(TASKS)[0]) return;
        // What the clone does not show may be the base's line, which may have moved the file.
        const told = shown === 'of depth 1' ? 'undetermined: error' : 'missing: error';
        for (const lie of LIES) expect([name.family, lie, of(lie)]).toEqual([name.family, lie, told]);
        expect([name.family, of(inside(name.family))]).toEqual([
          name.family,
          valueAt(ONLY_INSIDE, `${how}, ${shown}`)(name.family),
        ]);
      });
      const isSettled = ({ message }: { readonly message: string }): boolean =>
        ![...LIES, ...Object.keys(FAMILIES).map(inside)].some((path) => message.includes(path));
      const accusing = report.findings
        .filter(isSettled)
        .filter(({ severity, message }) => severity !== 'notice' || message.includes('after that'));
      const deletes = how === 'alone' ? [] : Object.keys(FAMILIES).map(() => 'warning artifact-removed');
      expect(accusing.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual(deletes);
      for (const { message } of accusing) expect(message).toContain('This change deletes it.');
    },
  );
});
