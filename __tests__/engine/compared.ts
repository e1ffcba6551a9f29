import { readSettings } from '../../src/config/settings.js';
import { compareWithBase, type BaseComparison } from '../../src/engine/change/compare-with-base.js';
import type { Evaluation, GatheredFile } from '../../src/engine/evaluate/evaluation.js';
import { gatherFiles, prepareEvaluation } from '../../src/engine/run/check-tree.js';
import { completeInput } from '../../src/engine/run/complete-run.js';
import type { Verdict, VerdictName } from '../../src/model/claim.js';
import type { Changes, Context, ReturnRecord } from '../../src/model/context.js';
import type { Finding } from '../../src/model/finding.js';
import type { Before, FileRef, Tree } from '../../src/model/tree.js';
import { memoryTree } from '../support/memory-tree.js';
import { rawOptions } from '../support/raw-options.js';

export type Files = Readonly<Record<string, string>>;

/** A change of a small project, and which files it moved and edited. */
export interface Change {
  readonly before: Files;
  readonly now: Files;
  /** What the base got since the branch left it. */
  readonly since?: Files;
  /** The earlier path by the later one. */
  readonly edited?: Readonly<Record<string, string>>;
  readonly movedAway?: readonly string[];
  /** Changed files that are the same in the commit that is compared with. */
  readonly alike?: readonly string[];
  readonly agentBranch?: string;
  readonly paths?: readonly string[];
  readonly maxReturns?: number;
  readonly context?: Partial<Context>;
}

export interface Compared {
  readonly comparison: BaseComparison;
  readonly evaluation: Evaluation;
  readonly files: readonly GatheredFile[];
  readonly changes: Changes;
  readonly before: Before;
}

export function treeOf(files: Files): Tree {
  const entries = Object.entries(files).map(([path, content]) => [path, { kind: 'file', content }] as const);
  return memoryTree({ file: '', files: new Map(entries), earlier: new Map(), workspace: new Set() });
}

function refs(files: Files): ReadonlyMap<string, FileRef> {
  return new Map(Object.keys(files).map((path) => [path, { path, id: path, link: false }]));
}

/** Gathers and compares, as a run does before it evaluates anything. */
export async function compared({
  before: then,
  now,
  since = {},
  edited = {},
  movedAway = [],
  alike = [],
  agentBranch,
  paths = [],
  maxReturns = 1000,
  context = {},
}: Change): Promise<Compared> {
  const changed = new Set(Object.keys(now).filter((path) => now[path] !== then[path]));
  const deleted = new Set(Object.keys(then).filter((path) => !(path in now)));
  const differs = (path: string): boolean => (changed.has(path) || deleted.has(path)) && !alike.includes(path);
  const differing = Object.fromEntries(Object.entries(then).filter(([path]) => differs(path)));
  const contents = treeOf({ ...since, ...differing });
  const before: Before = {
    commit: '1'.repeat(40),
    differs,
    files: refs(differing),
    since: refs(since),
    read: contents.read,
    movedAway: async () => new Set(movedAway),
    editedRenames: async () => new Map(Object.entries(edited)),
  };
  const changes: Changes = { base: 'main', changed, deleted };
  const settings = readSettings(rawOptions({ patterns: paths, maxReturns }), (name) => name);
  const input = await completeInput(
    treeOf(now),
    { ...context, before, changes, agentBranch: agentBranch ?? null },
    settings,
  );
  const gathered = await gatherFiles(settings, input);
  const evaluation = await prepareEvaluation(settings, input, gathered.files);
  const comparison = await compareWithBase({
    gathered: gathered.compared,
    classify: gathered.classify,
    selection: settings.selection,
    changes,
    before,
    evaluation,
  });
  if (comparison === null) throw new Error('nothing is lacking');
  return { comparison, evaluation, files: gathered.files, changes, before };
}

/** A record of a return with nothing to it. */
export function recordAt(file: string, given: Partial<ReturnRecord> = {}): ReturnRecord {
  return {
    file,
    index: 0,
    line: 1,
    standard: 'return-meta@1.2',
    status: 'implemented',
    success: true,
    agent: null,
    session: null,
    delegation: [],
    startedAt: null,
    claims: [],
    restated: false,
    reduced: false,
    ...given,
  };
}

/** A verdict with nothing to it but its name. */
export function verdictNamed(name: VerdictName): Verdict {
  return { name, size: null, foundAt: null, detail: null, blank: false };
}

/** A finding of a return of a file with nothing to it. */
export function findingAt(rule: string, file: string | null, given: Partial<Finding> = {}): Finding {
  return {
    rule,
    severity: 'error',
    message: 'Something is wrong.',
    recommendation: 'Correct it.',
    file,
    index: file === null ? null : 0,
    pointer: file === null ? null : '',
    range: null,
    fingerprint: `${rule} ${String(file)}`,
    baselined: false,
    preexisting: false,
    excerpt: null,
    ...given,
  };
}
