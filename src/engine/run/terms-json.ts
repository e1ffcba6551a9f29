import type { Settings } from '../../config/settings.js';
import { baselineOf, type KnownFindings } from '../../baseline/baseline.js';
import { compilePatterns } from '../../gather/glob.js';
import type { BaselineEntry } from '../../model/baseline.js';
import type { Changes } from '../../model/context.js';
import { sha256 } from '../../model/digest.js';
import type { BaselineJson, ChangesJson, TermsDigests, TermsJson } from '../../model/shard-json.js';
import type { Standard } from '../../model/standard.js';
import { withDefaults } from '../../families/choose.js';
import { standards } from '../../families/registry.js';
import { MOST_FINDINGS } from '../evaluate/finding-list.js';
import { overridesOf } from '../evaluate/overrides.js';
import type { RunTerms } from './complete-run.js';

/** Returns what a run is completed by, as data, from which `termsFrom` makes the same terms. */
export function termsJson(terms: RunTerms, overrides: Settings['overrides']): TermsJson {
  const { inUse, levels, failOn, baseline, changes } = terms;
  const known = baseline?.known;
  return {
    standards: inUse.map(({ id }) => id),
    levels: Object.fromEntries(levels),
    overrides: overrides
      .filter((override) => override.levels.size > 0)
      .map((override) => ({ paths: override.paths, levels: Object.fromEntries(override.levels) })),
    failOn,
    ifNoReturns: terms.ifNoReturns,
    agentBranch: terms.agentBranch,
    agentBranchRequires: terms.agentBranchRequires,
    changes: changes === null ? null : changesJson(changes, terms),
    baseline: known === undefined ? null : baselineJson(known),
  };
}

function changesJson(changes: Changes, { baseCommit, isBaseRead, mayBeUnclaimed }: RunTerms): ChangesJson {
  const { base, changed, deleted, added, moved, movedAway, approximate = false } = changes;
  return {
    base,
    commit: baseCommit,
    isBaseRead,
    changed: [...changed],
    deleted: [...deleted],
    added: added === undefined ? null : [...added],
    moved: moved === undefined ? null : [...moved],
    movedAway: movedAway === undefined ? null : [...movedAway],
    approximate,
    unclaimed: mayBeUnclaimed === null ? [] : [...changed, ...deleted].filter((path) => mayBeUnclaimed(path)),
  };
}

function baselineJson({ file, reach, whole, entries, hiding }: KnownFindings): BaselineJson {
  const withoutLine = ({ file, rule, fingerprint, count, fields }: BaselineEntry): BaselineEntry => ({
    file,
    rule,
    fingerprint,
    count,
    fields,
  });
  return { file, reach, whole, entries, hiding: hiding === entries ? null : hiding.map(withoutLine) };
}

/** Returns digests of the parts of terms: shards that were not checked by the same terms have other ones. */
export function digestsOf({ changes, baseline, ...rules }: TermsJson): TermsDigests {
  return { changes: digest(changes), baseline: digest(baseline), rules: digest(rules) };
}

function digest(value: object | null): string {
  return sha256(JSON.stringify(value));
}

/** Returns the terms that data describes. Throws `PatternError` for a pattern that cannot be used. */
export function termsFrom(json: TermsJson, { tree, now }: Pick<RunTerms, 'tree' | 'now'>): RunTerms {
  const { changes, baseline } = json;
  const unclaimed = new Set(changes?.unclaimed);
  const overrides = json.overrides.map(({ paths, levels }) => ({
    paths,
    matches: compilePatterns(paths),
    standards: new Map(),
    levels: new Map(Object.entries(levels)),
  }));
  return {
    tree,
    now,
    ifNoReturns: json.ifNoReturns,
    changes: changes === null ? null : changesFrom(changes),
    agentBranch: json.agentBranch,
    agentBranchRequires: json.agentBranchRequires,
    mayBeUnclaimed: (path) => unclaimed.has(path),
    lastMessage: null,
    inUse: json.standards.flatMap((id): Standard[] => standards.filter((standard) => standard.id === id)),
    levels: new Map(Object.entries(json.levels)),
    // The version of each file was chosen when it was checked.
    overrides: overridesOf(overrides, withDefaults(new Map())),
    failOn: json.failOn,
    mostFindings: MOST_FINDINGS,
    baseline: baseline === null ? null : baselineOf({ ...baseline, hiding: baseline.hiding ?? baseline.entries }),
    baseCommit: changes?.commit ?? null,
    isBaseRead: changes?.isBaseRead === true,
    singleFile: null,
  };
}

function changesFrom({ base, changed, deleted, added, moved, movedAway, approximate }: ChangesJson): Changes {
  return {
    base,
    changed: new Set(changed),
    deleted: new Set(deleted),
    added: added === null ? undefined : new Set(added),
    moved: moved === null ? undefined : new Map(moved),
    movedAway: movedAway === null ? undefined : new Set(movedAway),
    approximate,
  };
}
