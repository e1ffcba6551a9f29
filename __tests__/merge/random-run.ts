import fc from 'fast-check';
import { baselineOf, baselineEntries } from '../../src/baseline/baseline.js';
import type { Reach } from '../../src/model/finding.js';
import { compilePatterns } from '../../src/gather/glob.js';
import { BASELINE_FILE, type Level } from '../../src/model/finding.js';
import type { Context } from '../../src/model/context.js';
import type { Example } from '../../src/model/rule.js';
import type { Standard } from '../../src/model/standard.js';
import type { Before, FileRef, Tree } from '../../src/model/tree.js';
import { rules } from '../../src/families/catalog.js';
import { chooseStandards, type ChosenVersions } from '../../src/families/choose.js';
import { examplesFor, repositoryOf, type ExampleEntry, type ExampleRepository } from '../../src/families/example.js';
import { standards } from '../../src/families/registry.js';
import { CONTEXT } from '../support/context.js';
import { memoryTree } from '../support/memory-tree.js';
import { runOver, type Run } from '../support/run.js';

/** A rule's example, as one version has it. */
interface Piece {
  readonly standard: Standard;
  readonly example: Example;
}

const PIECES: readonly Piece[] = standards.flatMap((standard) =>
  standard.rules.flatMap(({ rule }) =>
    [...examplesFor(standard, rule, 'bad'), ...examplesFor(standard, rule, 'good')].map((example) => ({
      standard,
      example,
    })),
  ),
);

function pieceAt(at: number): Piece {
  const piece = PIECES[at];
  if (piece === undefined) throw new Error(`there is no piece ${String(at)}`);
  return piece;
}

/** The ids of all rules. */
const RULES = rules.map(({ id }) => id);

/** What a project is made of: examples of rules, each in a task or change of its own, and copies of their files in archives. */
interface Project {
  readonly pieces: readonly { readonly piece: number; readonly number: number; readonly isArchived: boolean }[];
}

const project: fc.Arbitrary<Project> = fc.record({
  pieces: fc.array(
    fc.record({
      piece: fc.nat(PIECES.length - 1),
      number: fc.integer({ min: 1, max: 6 }),
      isArchived: fc.boolean(),
    }),
    { maxLength: 8 },
  ),
});

/** A text of an example with the name of its task or change otherwise, so that several stand side by side. */
function renamed(text: string, number: number): string {
  return text
    .replaceAll('7_parse_dates', `${String(number)}_parse_dates`)
    .replaceAll('7_plan', `${String(number)}_plan`)
    .replaceAll('parse-dates', `parse-dates-${'abcdef'.charAt(number)}`);
}

function renamedEntry(entry: ExampleEntry, number: number): ExampleEntry {
  return entry.kind === 'file' && typeof entry.content === 'string'
    ? { kind: 'file', content: renamed(entry.content, number) }
    : entry;
}

function repository({ pieces }: Project): ExampleRepository {
  const files = new Map<string, ExampleEntry>();
  const earlier = new Map<string, string | null>();
  const commits = new Map<string, readonly string[]>();
  const subjects = new Map<string, string>();
  const workspace = new Set<string>();
  for (const { piece: at, number, isArchived } of pieces) {
    const piece = pieceAt(at);
    const made = repositoryOf(piece.standard.sample, piece.example);
    for (const [path, entry] of made.files) {
      files.set(renamed(path, number), renamedEntry(entry, number));
      // The same finding then is in two files, which may be of two shards.
      if (isArchived && path.startsWith('specs/')) {
        files.set(renamed(path, number).replace(/^specs\//, 'specs/archive/'), renamedEntry(entry, number));
      }
    }
    for (const [path, to] of made.earlier) earlier.set(renamed(path, number), to === null ? null : renamed(to, number));
    for (const [id, paths] of made.commits ?? [])
      commits.set(
        id,
        paths.map((path) => renamed(path, number)),
      );
    for (const [id, subject] of made.subjects ?? []) subjects.set(id, subject);
    for (const path of made.workspace) workspace.add(renamed(path, number));
  }
  for (const path of files.keys()) earlier.delete(path);
  return { file: '', files, earlier, commits, subjects, workspace };
}

/** A level for some rules; of those on the run with more than one in two chances. */
const levels: fc.Arbitrary<ReadonlyMap<string, Level>> = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(...RULES),
        fc.constantFrom('session-id-reused', 'unclaimed-change', 'unclaimed-deletion', 'verify-hash-shared'),
      ),
      fc.constantFrom<Level>('error', 'warning', 'notice', 'off'),
    ),
    { maxLength: 6 },
  )
  .map((list) => new Map(list));

const PATTERNS = ['specs/**', 'specs/archive/**', '**/*.md', 'openspec/**', 'src/**', '.planning/**', 'returns/**'];

const overrides = fc.array(fc.record({ paths: fc.subarray(PATTERNS, { minLength: 1, maxLength: 2 }), levels }), {
  maxLength: 3,
});

/** Which of a list are taken: by numbers, which stand for places modulo its length. */
const some = fc.array(fc.nat(), { maxLength: 8 });

function taken<T>(list: readonly T[], places: readonly number[]): readonly T[] {
  return list.length === 0
    ? []
    : [...new Set(places.map((place) => list[place % list.length]))].flatMap((one) => one ?? []);
}

const plan = fc.record({
  now: project,
  then: project,
  levels,
  overrides,
  isCompared: fc.boolean(),
  changed: some,
  deleted: some,
  moved: some,
  unclaimed: fc.constantFrom(null, ['src/**'], ['**']),
  isBaseRead: fc.boolean(),
  approximate: fc.boolean(),
  mode: fc.constantFrom('all' as const, 'changed' as const),
  failOnScope: fc.constantFrom('all' as const, 'changes' as const),
  agentBranch: fc.option(fc.constantFrom('agent/one')),
  agentBranchRequires: fc.constantFrom('final' as const, 'success' as const),
  ifNoReturns: fc.constantFrom('error' as const, 'warning' as const, 'notice' as const, 'ignore' as const),
  failOn: fc.constantFrom('error' as const, 'warning' as const, 'notice' as const, 'never' as const),
  baseline: fc.option(
    fc.record({
      reach: fc.constantFrom<Reach>('everything', 'unless-restated', 'left-alone'),
      whole: fc.boolean(),
      known: some,
      own: some,
      more: fc.integer({ min: 0, max: 2 }),
    }),
  ),
});

/** What a run is made of, as data. */
export type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never;

function optionsOf({ now, then, ...asked }: Plan): Run {
  const made = repository(now);
  const earlier = repository(then);
  const paths = [...made.files.keys()];
  const gone = [...earlier.files.keys()].filter((path) => !made.files.has(path));
  const changed = new Set(taken(paths, asked.changed));
  const deleted = new Set(taken(gone, asked.deleted));
  const movedAway = new Set(taken([...deleted], asked.moved));
  const added = new Set([...changed].filter((path) => !earlier.files.has(path)));
  const { isCompared, isBaseRead, approximate } = asked;
  const context: Context = {
    ...CONTEXT,
    changes: isCompared
      ? { base: 'main', changed, deleted, added, approximate, ...(isBaseRead ? {} : { movedAway }) }
      : null,
    failOnScope: asked.failOnScope,
    agentBranch: asked.agentBranch,
    agentBranchRequires: asked.agentBranchRequires,
    ifNoReturns: asked.ifNoReturns,
    mayBeUnclaimed: asked.unclaimed === null ? null : compilePatterns(asked.unclaimed),
  };
  return {
    tree: { ...memoryTree(made), ...contentsOf(made, earlier) },
    standards: now.pieces.reduce((choice, { piece }): ChosenVersions => {
      const { standard } = pieceAt(piece);
      return { ...choice, [standard.family]: standard };
    }, chooseStandards('auto')),
    context,
    levels: asked.levels,
    overrides: asked.overrides.map((one) => ({
      ...one,
      matches: compilePatterns(one.paths),
      findings: null,
      standards: new Map(),
    })),
    failOn: asked.failOn,
    maxFileSize: 100_000,
    mode: asked.mode,
    before: isCompared && isBaseRead ? beforeOf(earlier, changed, deleted, movedAway) : null,
  };
}

/** The contents of the base's files beside those of the checked tree: a repository gives the contents of both by their ids. */
function contentsOf(made: ExampleRepository, earlier: ExampleRepository): Pick<Tree, 'sizes' | 'show'> {
  const regular = [...earlier.files, ...made.files].filter(([, { kind }]) => kind !== 'submodule');
  const { sizes, show } = memoryTree({ ...made, files: new Map(regular) });
  return { sizes, show };
}

/** What the base held: the files of another project, as far as they differ. */
function beforeOf(
  { files }: ExampleRepository,
  changed: ReadonlySet<string>,
  deleted: ReadonlySet<string>,
  movedAway: ReadonlySet<string>,
): Before {
  const differs = (path: string): boolean => changed.has(path) || deleted.has(path);
  const regular = [...files].filter(([path, { kind }]) => kind === 'file' && differs(path));
  const earlier = memoryTree({ file: '', files, earlier: new Map(), workspace: new Set() });
  return {
    commit: '1'.repeat(40),
    differs,
    files: new Map(regular.map(([path]): [string, FileRef] => [path, { path, id: path, link: false }])),
    since: new Map(),
    read: earlier.read,
    movedAway: async () => movedAway,
    editedRenames: async () => new Map(),
  };
}

/** A run with its baseline: some of what is found without one, some of it too often, and an entry that nothing has. */
export async function runOf(made: Plan): Promise<Run> {
  const options = optionsOf(made);
  const { baseline } = made;
  if (baseline === null) return options;
  const { findings } = await runOver(options);
  const all = [
    ...baselineEntries(findings).map((entry) => ({ ...entry, count: entry.count + baseline.more })),
    { file: 'specs/9_gone/.return-meta.json', rule: 'artifact-missing', fingerprint: '0'.repeat(32), count: 1 },
  ].map((entry, n) => ({ ...entry, line: n + 4 }));
  const { reach, whole } = baseline;
  const [own, known] = [taken(all, baseline.own), taken(all, baseline.known)];
  return { ...options, baseline: baselineOf({ file: BASELINE_FILE, entries: own, hiding: known, reach, whole }) };
}

/** A run over some files, with all that may be asked for, and the number of its shards. */
export const randomRun = fc.record({ plan, parts: fc.integer({ min: 1, max: 20 }) });
