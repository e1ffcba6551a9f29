import {
  failsAt,
  returnKey,
  type Finding,
  type Reach,
  type Severity,
  type StaleBaseline,
} from '../../model/finding.js';
import type { Settings } from '../../config/settings.js';
import { withFingerprints, type Baseline } from '../../baseline/baseline.js';
import { movedPath, stableFilePath } from '../../families/archive.js';
import type { Context, ReturnRecord, RunContext, RunSubject, SingleFile, Stage } from '../../model/context.js';
import {
  countUnchecked,
  TOOL,
  type Conclusion,
  type Counts,
  type Loosened,
  type LoosenedForm,
  type Report,
  type RunPart,
} from '../../model/report.js';
import { isOfForm } from '../../model/rule.js';
import { shardName, type Shard } from '../../model/report-json.js';
import type { Standard } from '../../model/standard.js';
import type { Before, Tree } from '../../model/tree.js';
import { countUnsuccessful, findAdded } from '../change/agent-branch.js';
import { truthRules } from '../change/baseline-filter.js';
import { byPlace, MOST_FINDINGS } from '../evaluate/finding.js';
import { evaluateRunRules, type RunRuleTerms } from '../evaluate/rules.js';
import { compareText } from '../../model/text.js';
import { isCompared, VERDICTS, type VerdictName } from '../../model/claim.js';
import type { Gathered } from '../../gather/gather.js';
import { readRoadmap } from '../evaluate/files-beside.js';
import { UsageError } from '../../model/usage.js';

/** The terms that complete a run: the same for all of its parts. */
export interface RunTerms
  extends RunContext, RunRuleTerms, Pick<Settings, 'now' | 'failOn'>, Pick<RunInput, 'baseline'> {
  readonly tree: Pick<Tree, 'kind' | 'revision' | 'root'>;
  /** The id of the base commit; null if nothing is compared, or git could not read it. */
  readonly baseCommit: string | null;
  /** True if the base could be read. */
  readonly isBaseRead: boolean;
  /** The file that is checked by itself; null if patterns select the files. */
  readonly singleFile: SingleFile | null;
  /** What lets false claims pass in the configuration. */
  readonly loosened: readonly Loosened[];
}

/**
 * The second half of a run: evaluates the rules on all returns together, applies the baseline and concludes. Parts may
 * come in any order: the report is the same as for one run over all files.
 */
export function completeRun(terms: RunTerms, parts: readonly RunPart[]): Report {
  const part = joinParts(parts);
  const { inUse, baseline, singleFile: single } = terms;
  const context = withMovedFiles(terms, part);
  const files = part.holding + part.skippedFiles;
  const addedReturns =
    context.agentBranch === null || !terms.isBaseRead ? null : findAdded(part.candidates, new Set(part.copied));
  const { deletedReturns, returnsIn } = part;
  const run: RunSubject = {
    files,
    returns: part.returns,
    stale: null,
    single,
    addedReturns,
    deletedReturns,
    imported: part.imported,
    returnsIn,
  };
  const atLevels = (raised: readonly Finding[]): readonly Finding[] =>
    terms.overrides?.applyToFindings(raised) ?? raised;
  const onRun = (subject: RunSubject, stage: 'returns' | 'baseline'): readonly Finding[] =>
    atLevels(withFingerprints(evaluateRunRules(subject, terms, context, stage)));
  const ofRun = onRun(run, 'returns');
  const found = ofRun.length === 0 ? part.findings : [...part.findings, ...ofRun].sort(byPlace);
  const applied = baseline?.apply(found, mayBeKnown(terms, baseline.reach, part, ofRun)) ?? {
    findings: found,
    stale: null,
  };
  const stale = withoutUnevaluated(applied.stale, part, inUse);
  const onStale = stale === null ? [] : onRun({ ...run, stale }, 'baseline');
  const findings = onStale.length === 0 ? applied.findings : [...applied.findings, ...onStale].sort(byPlace);
  return {
    ...frameOf(terms, part, null),
    conclusion: conclude(single === null ? files : 1, findings, {
      failOn: terms.failOn,
      ifNoReturns: deletedReturns?.isAll === true ? 'ignore' : context.ifNoReturns,
    }),
    counts: tally(single === null ? part.holding : 1, part.returns, findings),
    unsuccessful: countUnsuccessful(addedReturns),
    returns: part.returns,
    findings,
  };
}

/** Returns the report of a shard on its own files. Leaves findings on the whole run to `completeRun`. */
export function completeShard(terms: RunTerms, part: RunPart, shard: Shard): Report {
  const { baseline } = terms;
  const { findings } = baseline?.apply(part.findings, mayBeKnown(terms, baseline.reach, part, [])) ?? part;
  return {
    ...frameOf(terms, part, shard),
    conclusion: conclude(part.holding, findings, { failOn: terms.failOn, ifNoReturns: 'ignore' }),
    counts: tally(part.holding, part.returns, findings),
    unsuccessful: [],
    returns: part.returns,
    findings,
  };
}

function frameOf(
  { tree: { kind, revision, root }, now, failOn, changes, baseCommit, loosened }: RunTerms,
  { skippedReturns, unchecked }: RunPart,
  shard: Shard | null,
): Pick<Report, 'tool' | 'source' | 'clock' | 'failOn' | 'compared' | 'loosened' | 'unchecked'> {
  return {
    tool: TOOL,
    source: { kind, revision, root, shard: shard === null ? null : shardName(shard) },
    clock: now,
    compared: changes === null ? undefined : { base: changes.base, commit: baseCommit, passedOver: skippedReturns },
    failOn,
    ...(unchecked.length === 0 ? {} : { unchecked }),
    ...(loosened.length === 0 ? {} : { loosened }),
  };
}

function withMovedFiles(context: RunContext, { movedAway }: RunPart): RunContext {
  const { changes } = context;
  return changes === null || movedAway === null ? context : { ...context, changes: { ...changes, movedAway } };
}

/**
 * Returns the baseline entries that no longer occur, except those about the form of archived returns that were not
 * evaluated. Null if none are left.
 */
function withoutUnevaluated(
  stale: StaleBaseline | null,
  { returns }: RunPart,
  inUse: readonly Standard[],
): StaleBaseline | null {
  if (stale === null) return null;
  const files = new Set(
    returns.flatMap(({ file, archived }) => (archived === 'claims' ? [stableFilePath(file), movedPath(file)] : [])),
  );
  const ofForm = new Set(inUse.flatMap(({ rules }) => rules.flatMap(({ rule }) => (isOfForm(rule) ? [rule.id] : []))));
  const entries = stale.entries.filter(({ file, rule }) => !files.has(stableFilePath(file)) || !ofForm.has(rule));
  return entries.length === 0 ? null : { ...stale, entries };
}

/**
 * Returns true if the baseline may hide a finding. A finding in a file was marked when the file was checked; a finding
 * of the run is decided by its place.
 */
function mayBeKnown(
  { changes, inUse, isBaseRead }: RunTerms,
  reach: Reach,
  { unhideable, unhideablePlaces }: RunPart,
  ofRun: readonly Finding[],
): (finding: Finding) => boolean {
  if (reach === 'everything' || changes === null) return () => true;
  const isNoneOfChanged = reach === 'left-alone' || !isBaseRead;
  const places = new Map(unhideablePlaces.map(({ file, index, what }) => [returnKey({ file, index }), what]));
  const ofTruth = truthRules(inUse);
  const onRun = new Set(ofRun);
  return (finding) => {
    if (!onRun.has(finding)) return !unhideable.has(finding);
    const { file, rule } = finding;
    if (file === null || (isNoneOfChanged && changes.changed.has(file))) return false;
    const what = places.get(returnKey(finding));
    return what === undefined || (what === 'truth' && !ofTruth.has(rule));
  };
}

/** The settings that decide whether a run fails. */
export interface Threshold {
  readonly failOn: Severity | 'never';
  readonly ifNoReturns: Severity | 'ignore';
}

/** Returns `empty` if there is no return and that is an error: such a run has proved nothing. */
function conclude(files: number, findings: readonly Finding[], { failOn, ifNoReturns }: Threshold): Conclusion {
  if (files === 0 && ifNoReturns === 'error') return 'empty';
  return findings.some((finding) => failsAt(finding, failOn)) ? 'failed' : 'passed';
}

/** Joins the parts of a run in the order in which their files are gathered. The order of the parts does not count. */
function joinParts(parts: readonly RunPart[]): RunPart {
  const [only, ...others] = parts;
  if (only !== undefined && others.length === 0) return only;
  const all = <T>(of: (part: RunPart) => Iterable<T>): readonly T[] => {
    const joined: T[] = [];
    for (const part of parts) for (const one of of(part)) joined.push(one);
    return joined;
  };
  const sum = (of: (part: RunPart) => number): number => parts.reduce((total, part) => total + of(part), 0);
  // All of one file is in one part, and a stable sort keeps its order.
  const byFile = (a: { readonly file: string }, b: { readonly file: string }): number => compareText(a.file, b.file);
  return {
    holding: sum(({ holding }) => holding),
    skippedFiles: sum(({ skippedFiles }) => skippedFiles),
    skippedReturns: sum(({ skippedReturns }) => skippedReturns),
    returns: [...all(({ returns }) => returns)].sort(byFile),
    findings: [...all(({ findings }) => findings)].sort(byPlace),
    unhideable: new Set(all(({ unhideable }) => unhideable)),
    unhideablePlaces: all(({ unhideablePlaces }) => unhideablePlaces),
    candidates: [...all(({ candidates }) => candidates)].sort(byFile),
    copied: [...new Set(all(({ copied }) => copied))],
    deletedReturns: joinDeleted(parts),
    returnsIn: joinFolders(parts),
    unchecked: countUnchecked(all(({ unchecked }) => unchecked)),
    imported: [...new Map(all(({ imported }) => imported).map((one) => [one.commit, one])).values()],
    // Each part with an answer has it for the whole change.
    movedAway: parts.find(({ movedAway }) => movedAway !== null)?.movedAway ?? null,
  };
}

/** A return was deleted if no part has it at another place. */
function joinDeleted(parts: readonly RunPart[]): RunPart['deletedReturns'] {
  const [first, ...others] = parts.flatMap(({ deletedReturns }) => deletedReturns ?? []);
  if (first === undefined) return null;
  const known = others.map(({ files }) => new Set(files.map(({ file }) => file)));
  return {
    files: first.files.filter(({ file }) => known.every((files) => files.has(file))),
    isAll: first.isAll || others.some(({ isAll }) => isAll),
  };
}

function joinFolders(parts: readonly RunPart[]): RunPart['returnsIn'] {
  const joined = new Map<string, readonly string[]>();
  for (const { returnsIn } of parts) {
    for (const [folder, files] of returnsIn) {
      joined.set(folder, [...new Set([...(joined.get(folder) ?? []), ...files])].sort(compareText).slice(0, 2));
    }
  }
  return joined;
}

/** Returns the totals of a run. Findings that the baseline knows, and those that the change did not add, are counted apart. */
export function tally(
  files: number,
  returns: readonly ReturnRecord[],
  findings: readonly Pick<Finding, 'severity' | 'baselined' | 'preexisting'>[],
): Counts {
  const verdicts = Object.fromEntries(VERDICTS.map((name) => [name, 0])) as Record<VerdictName, number>;
  let claims = 0;
  for (const record of returns) {
    for (const claim of record.claims) {
      if (isCompared(claim)) claims++;
      verdicts[claim.verdict.name]++;
    }
  }
  const severities: Record<Severity, number> = { error: 0, warning: 0, notice: 0 };
  let baselined = 0;
  let preexisting = 0;
  for (const finding of findings) {
    if (finding.baselined) baselined++;
    else if (finding.preexisting) preexisting++;
    else severities[finding.severity]++;
  }
  return {
    files,
    returns: returns.length,
    claims,
    errors: severities.error,
    warnings: severities.warning,
    notices: severities.notice,
    baselined,
    preexisting,
    verdicts,
  };
}

/** The input of a run besides its settings: the tree, the moment and the caller's facts. */
export interface RunInput extends Pick<
  Context,
  'changes' | 'failOnScope' | 'agentBranch' | 'lastMessage' | 'calledAgent' | 'stage' | 'roadmap'
> {
  readonly tree: Tree;
  /** The base's files at all paths that differ; null if nothing is compared, or the base cannot be read. */
  readonly before: Before | null;
  /** The known findings, which do not fail a run; null for none. */
  readonly baseline: Baseline | null;
  /** The forms that the branch drops, or narrows compared with its base. */
  readonly loosenedForms: readonly LoosenedForm[];
  /** How to read the tree's only file, which must be one return; null if patterns select the files. */
  readonly single: Gathered | null;
  /** At most this many findings of a rule are listed per file. */
  readonly mostFindings: number;
  /** Called while files are checked, with the number done and the total. */
  readonly onProgress: (done: number, total: number) => void;
}

const NOTHING = {
  changes: null,
  failOnScope: 'all',
  agentBranch: null,
  lastMessage: null,
  calledAgent: null,
  before: null,
  baseline: null,
  loosenedForms: [],
  single: null,
  mostFindings: MOST_FINDINGS,
  onProgress: () => undefined,
} as const;

/** Completes the input of an entry point; what it omits is absent. Reads the roadmap; `maxFileSize` is in bytes. */
export async function completeInput(
  tree: Tree,
  found: Partial<RunInput>,
  { maxFileSize }: { readonly maxFileSize: number },
): Promise<RunInput> {
  const roadmap = await readRoadmap(tree, maxFileSize);
  return { ...NOTHING, stage: stageIn(tree), roadmap, ...found, tree };
}

/** The stage of the returns in a tree, as far as the tree shows it. */
export function stageIn({ kind }: Tree): Stage {
  return kind === 'commit' ? 'committed' : 'on-disk';
}

/**
 * Returns a function that throws `UsageError` if a run has too many returns or claims: a few git objects can put one
 * file at half a million paths.
 */
export function runLimit(things: 'returns' | 'claims', most: number): (count: number) => void {
  return (count) => {
    if (count <= most) return;
    throw new UsageError(
      `There are more than ${String(most)} ${things}, the limit of this run. Check the patterns and the project root, raise max-${things}, or divide the run with shard.`,
    );
  };
}
