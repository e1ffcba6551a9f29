import type { Settings } from '../../config/settings.js';
import { baselineOf } from '../../baseline/baseline.js';
import type { KnownFindings } from '../../model/finding.js';
import { compilePatterns } from '../../gather/glob.js';
import type { BaselineEntry } from '../../model/finding.js';
import type { Changes } from '../../model/context.js';
import { sha256 } from '../../model/text.js';
import type { BaselineJson, ChangesJson, TermsDigests, TermsJson } from '../../model/report-json.js';
import type { Standard, VersionHead } from '../../model/standard.js';
import type { Declaration } from '../../families/forms/declaration.js';
import { declarationsOf, versionsOfForms } from '../../families/forms/index.js';
import { loadStandard, standardNamed, withDefaults } from '../../families/choose.js';
import { MOST_FINDINGS } from '../evaluate/finding.js';
import { overridesOf } from '../evaluate/rules.js';
import type { RunTerms } from './complete-run.js';

/** Returns the terms that complete a run as data, which `termsFrom` reads. */
export function termsJson(
  terms: RunTerms,
  { standards, overrides }: Pick<Settings, 'standards' | 'overrides'>,
): TermsJson {
  const { levels, failOn, baseline, changes, loosened } = terms;
  const known = baseline?.known;
  const forms = declarationsOf(standards);
  return {
    // All chosen versions, even those that no return of this part uses.
    standards: idsOf([...Object.values(standards), ...overrides.flatMap((one) => [...one.standards.values()])]),
    ...(forms.length === 0 ? {} : { forms }),
    levels: Object.fromEntries(levels),
    overrides: overrides
      .filter((override) => override.levels.size > 0)
      .map(({ paths, findings, levels: ofRules, reason }) => ({
        paths,
        ...(findings === null ? {} : { findings: [...findings] }),
        levels: Object.fromEntries(ofRules),
        ...(reason === undefined ? {} : { reason }),
      })),
    failOn,
    ifNoReturns: terms.ifNoReturns,
    agentBranch: terms.agentBranch,
    agentBranchRequires: terms.agentBranchRequires,
    changes: changes === null ? null : changesJson(changes, terms),
    baseline: known === undefined ? null : baselineJson(known),
    ...(loosened.length === 0 ? {} : { loosened }),
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

function baselineJson({ file, reach, whole, entries, hiding, hidesNoClaims }: KnownFindings): BaselineJson {
  const withoutLine = ({ file, rule, fingerprint, count, fields, reason }: BaselineEntry): BaselineEntry => ({
    file,
    rule,
    fingerprint,
    count,
    fields,
    reason,
  });
  return {
    file,
    reach,
    whole,
    entries,
    hiding: hiding === entries ? null : hiding.map(withoutLine),
    ...(hidesNoClaims === true ? { hidesNoClaims } : {}),
  };
}

/** Returns digests of the parts of terms: shards that were checked by other terms have other digests. */
export function digestsOf({ changes, baseline, ...rules }: TermsJson): TermsDigests {
  return { changes: digest(changes), baseline: digest(baseline), rules: digest(rules) };
}

function digest(value: object | null): string {
  return sha256(JSON.stringify(value));
}

/** The ids of versions, each once. */
function idsOf(versions: readonly (VersionHead | undefined)[]): readonly string[] {
  return [...new Set(versions.flatMap((version) => version?.id ?? []))];
}

/** Resolves to the versions with some ids, including declared forms; skips unknown ids. */
async function loadVersions({ standards: ids, forms = [] }: TermsJson): Promise<readonly Standard[]> {
  const standards: Standard[] = [];
  const declared = Object.values(versionsOfForms(forms as readonly Declaration[]));
  for (const head of [...ids.map(standardNamed), ...declared]) {
    if (head !== undefined) standards.push(await loadStandard(head));
  }
  return standards;
}

/** Resolves to the terms that data describes. Rejects with `PatternError` for a pattern that cannot be used. */
export async function termsFrom(json: TermsJson, { tree, now }: Pick<RunTerms, 'tree' | 'now'>): Promise<RunTerms> {
  const { changes, baseline } = json;
  const unclaimed = new Set(changes?.unclaimed);
  const overrides = json.overrides.map(({ paths, findings, levels, reason }) => ({
    paths,
    matches: paths.length === 0 ? (): boolean => true : compilePatterns(paths),
    findings: findings === undefined ? null : new Set(findings),
    standards: new Map(),
    levels: new Map(Object.entries(levels)),
    reason,
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
    inUse: await loadVersions(json),
    levels: new Map(Object.entries(json.levels)),
    // The version of each file was chosen when it was checked.
    overrides: overridesOf(overrides, withDefaults(new Map())),
    failOn: json.failOn,
    loosened: json.loosened ?? [],
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
