import { returnKey } from '../../model/place-key.js';
import type { Settings } from '../../config/settings.js';
import type { Reach } from '../../baseline/baseline.js';
import { withFingerprints } from '../../baseline/fingerprint.js';
import { stableFilePath } from '../../families/archive.js';
import type { StaleBaseline } from '../../model/baseline.js';
import type { RunContext, RunSubject, SingleFile } from '../../model/context.js';
import type { Finding } from '../../model/finding.js';
import type { Loosened } from '../../model/loosened.js';
import type { RunPart } from '../../model/run-part.js';
import type { Report } from '../../model/report.js';
import { isOfForm } from '../../model/rule.js';
import { shardName, type Shard } from '../../model/shard.js';
import type { Standard } from '../../model/standard.js';
import type { Tree } from '../../model/tree.js';
import { TOOL } from '../../model/tool.js';
import { findAdded, countUnsuccessful } from '../change/agent-branch.js';
import { conclude } from './conclude.js';
import { joinParts } from './join-parts.js';
import { truthRules } from '../change/baseline-filter.js';
import { byPlace } from '../evaluate/finding.js';
import { evaluateRunRules, type Overrides } from '../evaluate/rules.js';
import type { RunInput } from './run-input.js';
import { tally } from './tally.js';

/** What a run is completed by: the same for all of its parts. */
export interface RunTerms
  extends RunContext, Pick<Settings, 'now' | 'levels' | 'failOn'>, Pick<RunInput, 'baseline' | 'mostFindings'> {
  readonly tree: Pick<Tree, 'kind' | 'revision' | 'root'>;
  /** The versions by which returns are checked. */
  readonly inUse: readonly Standard[];
  readonly overrides: Pick<Overrides, 'switchedOn' | 'levelAt' | 'applyToFindings'> | null;
  /** The id of the commit that is compared with; null if nothing is compared, or git could not read it. */
  readonly baseCommit: string | null;
  /** What the base held is known. */
  readonly isBaseRead: boolean;
  /** The file that is checked by itself; null if patterns select the files. */
  readonly singleFile: SingleFile | null;
  /** By what the configuration lets false claims pass. */
  readonly loosened: readonly Loosened[];
}

/**
 * The second half of a run: evaluates the rules on all returns together, applies the baseline and concludes. Parts may come in any
 * order: the report is the one that all of their files give in one run.
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
    returnsIn,
  };
  const atLevels = (raised: readonly Finding[]): readonly Finding[] =>
    terms.overrides?.applyToFindings(raised) ?? raised;
  const onRun = (subject: RunSubject, stage: 'returns' | 'baseline'): readonly Finding[] =>
    atLevels(withFingerprints(evaluateRunRules(subject, inUse, terms, context, stage, terms.mostFindings)));
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

/** Returns the report of a shard, of its own files. What concerns the whole run, also that there is no return, is left to `completeRun`. */
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
 * Returns the baseline entries that no longer occur, without those about the form of archived returns whose form was not
 * evaluated. Null if none are left.
 */
function withoutUnevaluated(
  stale: StaleBaseline | null,
  { returns }: RunPart,
  inUse: readonly Standard[],
): StaleBaseline | null {
  if (stale === null) return null;
  const files = new Set(returns.flatMap(({ file, archived }) => (archived === 'claims' ? [stableFilePath(file)] : [])));
  const ofForm = new Set(inUse.flatMap(({ rules }) => rules.flatMap(({ rule }) => (isOfForm(rule) ? [rule.id] : []))));
  const entries = stale.entries.filter(({ file, rule }) => !files.has(stableFilePath(file)) || !ofForm.has(rule));
  return entries.length === 0 ? null : { ...stale, entries };
}

/** Returns whether the baseline may hide a finding. A finding in a file was marked when the file was checked, one of the run counts by its place. */
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
