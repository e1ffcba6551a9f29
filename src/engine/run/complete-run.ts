import { returnKey } from '../../model/place-key.js';
import type { Baseline } from '../../baseline/baseline.js';
import { withFingerprints } from '../../baseline/fingerprint.js';
import type { RunContext, RunSubject, SingleFile } from '../../model/context.js';
import type { Finding } from '../../model/finding.js';
import type { RunPart } from '../../model/run-part.js';
import type { Compared, Report } from '../../model/report.js';
import type { Level, Severity } from '../../model/severity.js';
import { shardName, type Shard } from '../../model/shard.js';
import type { Standard } from '../../model/standard.js';
import { findAdded, countUnsuccessful } from '../change/agent-branch.js';
import { conclude } from './conclude.js';
import { joinParts } from './join-parts.js';
import { truthRules } from '../change/baseline-filter.js';
import { byPlace } from '../evaluate/order.js';
import type { Overrides } from '../evaluate/overrides.js';
import { evaluateRunRules } from '../evaluate/run-rules.js';
import { tally } from './tally.js';

/** What a run is completed by: the same for all of its parts. */
export interface RunTerms {
  readonly tool: Report['tool'];
  readonly source: Omit<Report['source'], 'shard'>;
  /** Milliseconds since 1970 UTC. */
  readonly clock: number;
  readonly context: RunContext;
  /** The versions by which returns are judged. */
  readonly inUse: readonly Standard[];
  readonly levels: ReadonlyMap<string, Level>;
  readonly overrides: Pick<Overrides, 'switchedOn' | 'levelAt'> | null;
  readonly failOn: Severity | 'never';
  readonly mostFindings: number;
  readonly baseline: Baseline | null;
  readonly comparedWith: Omit<Compared, 'passedOver'> | null;
  /** What the base held is known. */
  readonly isBaseRead: boolean;
  /** The file that is judged by itself; null where a tree is gone through. */
  readonly single: SingleFile | null;
}

/**
 * The second half of a run: what rules say of all returns together, what the baseline knows, and the conclusion. Parts may come in any
 * order, and give the report that all of their files give as one.
 */
export function completeRun(terms: RunTerms, parts: readonly RunPart[]): Report {
  const part = joinParts(parts);
  const { inUse, baseline, single } = terms;
  const context = withMovedFiles(terms.context, part);
  const files = part.holding + part.skippedFiles;
  const brought =
    context.agentBranch === null || !terms.isBaseRead ? null : findAdded(part.candidates, new Set(part.copied));
  const { deletedReturns } = part;
  const run: RunSubject = { files, returns: part.returns, stale: null, single, brought, deletedReturns };
  const onRun = (subject: RunSubject, stage: 'returns' | 'baseline'): readonly Finding[] =>
    withFingerprints(evaluateRunRules(subject, inUse, terms, context, stage, terms.mostFindings));
  const ofRun = onRun(run, 'returns');
  const found = ofRun.length === 0 ? part.findings : [...part.findings, ...ofRun].sort(byPlace);
  const applied = baseline?.apply(found, mayBeKnown(terms, part, ofRun)) ?? { findings: found, stale: null };
  const { stale } = applied;
  const onStale = stale === null ? [] : onRun({ ...run, stale }, 'baseline');
  const findings = onStale.length === 0 ? applied.findings : [...applied.findings, ...onStale].sort(byPlace);
  return {
    ...frameOf(terms, part, null),
    conclusion: conclude(single === null ? files : 1, findings, {
      failOn: terms.failOn,
      ifNoReturns: deletedReturns === null ? context.ifNoReturns : 'ignore',
    }),
    counts: tally(single === null ? part.holding : 1, part.returns, findings),
    unsuccessful: countUnsuccessful(brought),
    returns: part.returns,
    findings,
  };
}

/** The report of a shard: what its own files give. What concerns the whole run is left to `completeRun`, be it that there is no return. */
export function completeShard(terms: RunTerms, part: RunPart, shard: Shard): Report {
  const { findings } = terms.baseline?.apply(part.findings, mayBeKnown(terms, part, [])) ?? part;
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
  { tool, source, clock, failOn, comparedWith }: RunTerms,
  { skippedReturns }: RunPart,
  shard: Shard | null,
): Pick<Report, 'tool' | 'source' | 'clock' | 'failOn' | 'compared'> {
  return {
    tool,
    source: { ...source, shard: shard === null ? null : shardName(shard) },
    clock,
    ...(comparedWith === null ? {} : { compared: { ...comparedWith, passedOver: skippedReturns } }),
    failOn,
  };
}

function withMovedFiles(context: RunContext, { movedAway }: RunPart): RunContext {
  const { changes } = context;
  return changes === null || movedAway === null ? context : { ...context, changes: { ...changes, movedAway } };
}

/** Whether the baseline may hide a finding: of files that was told when they were judged, of the run it is told by its place. */
function mayBeKnown(
  { context: { changes }, baseline, inUse, isBaseRead }: RunTerms,
  { unhideable, unhideablePlaces }: RunPart,
  ofRun: readonly Finding[],
): (finding: Finding) => boolean {
  if (baseline === null || baseline.reach === 'everything' || changes === null) return () => true;
  const isNoneOfChanged = baseline.reach === 'left-alone' || !isBaseRead;
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
