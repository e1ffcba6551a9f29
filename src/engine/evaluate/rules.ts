import { OF_NO_FAMILY } from '../../families/define.js';
import type { Context, RunContext, RunSubject } from '../../model/context.js';
import { kindOf, type ClaimKind, type VerdictName, type VerifiedClaim } from '../../model/claim.js';
import type { DocumentSubject } from '../../model/document.js';
import {
  isStricter,
  placesOf,
  returnKey,
  type Finding,
  type Level,
  type PendingFinding,
  type Problem,
} from '../../model/finding.js';
import { weighsAsSuccess, type ShapeError, type Subject } from '../../model/return.js';
import {
  isOfForm,
  listFound,
  NOTHING,
  type ClaimRule,
  type DocumentRule,
  type Params,
  type ReturnRule,
  type Rule,
  type RunRule,
} from '../../model/rule.js';
import type { ClaimField, Standard, VersionHead } from '../../model/standard.js';
import { FAMILY_NAMES, LOOSE_NOUNS, type ChosenVersions } from '../../families/choose.js';
import type { Override } from '../../config/settings.js';
import { FILE_START } from '../../model/pointer.js';
import { FindingList } from './finding.js';

/** A rule as a version uses it: with its own severity and parameters. */
export interface Active<R extends Rule = Rule> {
  readonly rule: R;
  readonly severity: Level;
  /** The version's level, if the configuration sets a lower one. */
  readonly usual?: Level;
  readonly params: Params;
}

/** A problem that a rule raised, before it becomes a finding. */
export interface Raised {
  readonly active: Active;
  readonly problem: Problem;
}

/** A version's rules, sorted by their scope. */
export interface RuleSet {
  readonly document: readonly Active<DocumentRule>[];
  readonly return: readonly Active<ReturnRule>[];
  /** The rules for archived returns, see `concernsArchived`. */
  readonly ofArchived: readonly Active<ReturnRule>[];
  /** By the kind of claim and the verdict: hardly any rule applies to the verdict that nearly every claim has. */
  readonly claim: ClaimRules;
  /** The claim rules that run when the changes of a return's commits are known. */
  readonly claimAfterCommits: ClaimRules;
  readonly run: readonly Active<RunRule>[];
}

type ClaimRules = ReadonlyMap<string, readonly Active<ClaimRule>[]>;

/** Returns the rules of a version that are on, or that an override switches on for some paths. */
export function ruleSet(
  standard: Pick<Standard, 'rules'>,
  levels: ReadonlyMap<string, Level>,
  overrides: Pick<Overrides, 'switchedOn'> | null = null,
): RuleSet {
  const active = standard.rules
    .map(({ rule, severity: usual = rule.severity, params }): Active => ({
      rule,
      ...withLevel(usual, levels.get(rule.id)),
      params: { ...rule.params, ...params },
    }))
    .filter(({ rule, severity }) => severity !== 'off' || overrides?.switchedOn.has(rule.id) === true);
  const of = <S extends Rule['scope']>(scope: S): readonly Active<Extract<Rule, { scope: S }>>[] =>
    active.filter((item): item is Active<Extract<Rule, { scope: S }>> => item.rule.scope === scope);
  const ofClaims = of('claim');
  const ofReturns = of('return');
  return {
    document: of('document'),
    return: ofReturns,
    ofArchived: ofReturns.filter(({ rule }) => !isOfForm(rule) || rule.structural === true),
    claim: byKindAndVerdict(ofClaims.filter(({ rule }) => rule.after !== 'commits')),
    claimAfterCommits: byKindAndVerdict(ofClaims.filter(({ rule }) => rule.after !== undefined)),
    run: of('run'),
  };
}

const USUAL_KINDS: readonly ClaimKind[] = ['file', 'observation'];

function byKindAndVerdict(rules: readonly Active<ClaimRule>[]): ClaimRules {
  const sorted = new Map<string, Active<ClaimRule>[]>();
  for (const active of rules) {
    const { verdict, kinds = USUAL_KINDS } = active.rule;
    const names = typeof verdict === 'string' ? [verdict] : verdict;
    for (const key of kinds.flatMap((kind) => names.map((name) => claimKey(kind, name)))) {
      sorted.set(key, [...(sorted.get(key) ?? []), active]);
    }
  }
  return sorted;
}

function claimKey(kind: ClaimKind, verdict: VerdictName): string {
  return `${kind} ${verdict}`;
}

/** Returns the rules of a version for such a claim with such a verdict, at the levels of a file. */
export function claimRules(
  rules: ClaimRules,
  { claim: made, verdict }: VerifiedClaim,
  file: string,
  overrides: Overrides | null,
): readonly Active<ClaimRule>[] {
  const list = rules.get(claimKey(kindOf(made), verdict.name)) ?? NO_RULES;
  return overrides === null ? list : list.flatMap((active) => activeIn(active, file, overrides) ?? []);
}

const NONE: readonly Raised[] = [];

const NO_RULES: readonly never[] = [];

/** Returns the rule at its level in a file; undefined if it is off. No override concerns the run itself (null). */
function activeIn<R extends Rule>(
  active: Active<R>,
  file: string | null,
  overrides: Pick<Overrides, 'levelAt'> | null,
): Active<R> | undefined {
  if (overrides === null) return active;
  const level = file === null ? undefined : overrides.levelAt(active.rule.id, file);
  const severity = level ?? active.severity;
  if (severity === 'off') return undefined;
  return severity === active.severity ? active : { ...active, ...withLevel(active.usual ?? active.severity, severity) };
}

function withLevel(usual: Level, severity = usual): Pick<Active, 'severity' | 'usual'> {
  return isStricter(usual, severity) ? { severity, usual } : { severity };
}

/** Returns raised problems at the levels of a file. */
function inFile(raised: readonly Raised[], file: string, overrides: Overrides | null): readonly Raised[] {
  if (overrides === null) return raised;
  return raised.flatMap(({ active, problem }) => {
    const here = activeIn(active, file, overrides);
    return here === undefined ? [] : [{ active: here, problem }];
  });
}

export function evaluateDocument(
  { standard, ...file }: Omit<DocumentSubject, 'standard' | 'hasRule' | 'looseNouns'> & { readonly standard: Standard },
  rules: RuleSet,
  context: Context,
  overrides: Overrides | null,
): readonly Raised[] {
  if (file.problems.length === 0) return NONE;
  const hasRule = (id: string): boolean => standard.rules.some(({ rule }) => rule.id === id);
  const subject: DocumentSubject = { ...file, standard, hasRule, looseNouns: LOOSE_NOUNS };
  const raised = rules.document.flatMap((active) =>
    listFound(active.rule.check(subject, context, active.params)).map((problem) => ({ active, problem })),
  );
  return inFile(raised, subject.file, overrides);
}

/** Returns all problems that the version's rules find in a return, without the less precise of two at one place. */
export function evaluateReturn(
  subject: Subject,
  rules: readonly Active<ReturnRule>[],
  context: Context,
  overrides: Overrides | null = null,
): readonly Raised[] {
  let raised: Raised[] | undefined;
  for (const active of rules) {
    const found = active.rule.check(subject, context, active.params);
    if (found === NOTHING) continue;
    for (const problem of listFound(found)) (raised ??= []).push({ active, problem });
  }
  // A rule that is off supersedes no other.
  return raised === undefined ? NONE : withoutSuperseded(inFile(raised, subject.file, overrides));
}

/**
 * Returns true if a problem counts for an archived return whose form is not checked: a problem of form only counts if
 * it hides the status, or the claims of a success.
 */
export function concernsArchived({ active, problem }: Raised, subject: Pick<Subject, 'value' | 'standard'>): boolean {
  if (!isOfForm(active.rule)) return true;
  if (placesOf(problem).includes('/status')) return true;
  return weighsAsSuccess(subject) && bearsClaims(problem, subject.standard);
}

/** Returns true if a problem is at a field of claims, or at the list that contains it. */
export function bearsClaims(
  problem: Parameters<typeof placesOf>[0],
  { claimFields }: Pick<Standard, 'claimFields'>,
): boolean {
  return placesOf(problem).some((place) => {
    const pattern = place.replace(/\/\d+(?=\/|$)/g, '/*');
    return claimFields.some((field) => isListOrField(pattern, field.pattern));
  });
}

/** Returns true if a place is a field of claims, or the list that contains it: `/artifacts/0/path` or `/artifacts`. */
function isListOrField(place: string, field: string): boolean {
  return place === field || field.split('/*', 1).includes(place);
}

/** Linear in the number of problems: hostile input raises many. */
function withoutSuperseded(raised: readonly Raised[]): readonly Raised[] {
  const places = new Map<string, Set<string>>();
  for (const { active, problem } of raised) {
    for (const id of active.rule.supersedes ?? []) {
      const known = places.get(id) ?? new Set();
      for (const place of placesOf(problem)) known.add(place);
      places.set(id, known);
    }
  }
  if (places.size === 0) return raised;
  return raised.filter(({ active, problem }) => {
    const superseded = places.get(active.rule.id);
    return superseded === undefined || !placesOf(problem).every((place) => isAtOrBelow(place, superseded));
  });
}

function isAtOrBelow(inner: string, places: ReadonlySet<string>): boolean {
  return places.has(inner) || [...inner.matchAll(/\//g)].some(({ index }) => places.has(inner.slice(0, index)));
}

/** The settings that differ by path; the last override that sets one counts. */
export interface Overrides {
  /** Versions that check some paths, besides the chosen ones. */
  readonly standards: readonly VersionHead[];
  /** Rules that are on for some paths. */
  readonly switchedOn: ReadonlySet<string>;
  readonly chosenAt: (file: string) => ChosenVersions;
  /** Returns the level of a rule in a file; undefined if no override sets it. */
  readonly levelAt: (rule: string, file: string) => Level | undefined;
  /** Returns the findings at the levels of overrides that name their fingerprint, without those that are off. */
  readonly applyToFindings: (findings: readonly Finding[]) => readonly Finding[];
}

/** Returns null if nothing differs, so a run without overrides costs nothing. */
export function overridesOf(list: readonly Override[], chosen: ChosenVersions): Overrides | null {
  if (list.length === 0) return null;
  const versions = list.flatMap(({ standards }) => [...standards.values()]);
  const ofFiles = list.filter(({ findings }) => findings === null);
  const levels = ofFiles.flatMap((override) => [...override.levels]);
  const withStandards = list.filter(({ standards }) => standards.size > 0);
  const lastFirst = ofFiles.toReversed();
  const interned = new Map<string, ChosenVersions>();
  // Findings come file by file, so the same file is looked up repeatedly.
  let known: { readonly file: string; readonly matching: readonly Override[] } | null = null;
  return {
    standards: [...new Set(versions)],
    switchedOn: new Set(levels.flatMap(([rule, level]) => (level === 'off' ? [] : rule))),
    chosenAt: (file) => {
      let found = chosen;
      for (const { matches, standards } of withStandards) {
        if (matches(file)) found = oneOfAKind({ ...found, ...Object.fromEntries(standards) }, interned);
      }
      return found;
    },
    levelAt: (rule, file) => {
      if (known?.file !== file) known = { file, matching: lastFirst.filter(({ matches }) => matches(file)) };
      return known.matching.find((override) => override.levels.has(rule))?.levels.get(rule);
    },
    applyToFindings: findingLevels(list),
  };
}

/** Returns the function that sets the levels of the findings which overrides name. */
function findingLevels(list: readonly Override[]): Overrides['applyToFindings'] {
  const lastFirst = list.toReversed();
  return (findings) =>
    findings.flatMap((finding) => {
      const { rule, file, fingerprint, formerFingerprint = fingerprint } = finding;
      const setting = lastFirst.filter(({ matches, levels }) => levels.has(rule) && (file === null || matches(file)));
      const override = setting.find(
        ({ findings: named }) => named?.has(fingerprint) === true || named?.has(formerFingerprint) === true,
      );
      const reason = (override ?? setting.find(({ findings: named }) => named === null))?.reason;
      const because = reason === undefined ? finding : { ...finding, reason };
      const level = override?.levels.get(rule);
      if (level === undefined) return [because];
      if (level === 'off') return [];
      const lowered = finding.untrue === true && isStricter(finding.severity, level);
      return [{ ...because, severity: level, ...(lowered ? { lowered } : {}) }];
    });
}

/** The same versions are one value for all files: there are few, and they stay in memory for the whole run. */
function oneOfAKind(versions: ChosenVersions, known: Map<string, ChosenVersions>): ChosenVersions {
  const key = FAMILY_NAMES.map((family) => versions[family]?.id ?? '').join();
  const before = known.get(key);
  if (before === undefined) known.set(key, versions);
  return before ?? versions;
}

/** What the rules on the whole run depend on, besides the run. */
export interface RunRuleTerms {
  /** The versions by which returns are checked. */
  readonly inUse: readonly Standard[];
  readonly levels: ReadonlyMap<string, Level>;
  readonly overrides: Pick<Overrides, 'switchedOn' | 'levelAt' | 'applyToFindings'> | null;
  /** At most this many findings of a rule are listed per file. */
  readonly mostFindings: number;
}

/** Returns the problems of rules on the whole run after `stage`, each rule on the returns whose version has it. */
export function evaluateRunRules(
  run: RunSubject,
  { inUse, levels, overrides, mostFindings }: RunRuleTerms,
  context: RunContext,
  stage: 'returns' | 'baseline',
): readonly PendingFinding[] {
  const uses = new Map<string, { active: RuleSet['run'][number]; standards: Set<string> }>();
  for (const standard of inUse.length === 0 ? [OF_NO_FAMILY] : inUse) {
    for (const active of ruleSet(standard, levels, overrides).run) {
      if ((active.rule.after ?? 'returns') !== stage) continue;
      const use = uses.get(active.rule.id) ?? { active, standards: new Set<string>() };
      use.standards.add(standard.id);
      uses.set(active.rule.id, use);
    }
  }
  const lines = firstLines(run);
  let files: ReadonlySet<string> | undefined;
  const holdsReturn = (file: string): boolean =>
    (files ??= new Set(run.returns.map((record) => record.file))).has(file);
  const findings = new FindingList(mostFindings);
  for (const { active, standards } of uses.values()) {
    const returns = run.returns.filter(({ standard }) => standards.has(standard));
    for (const problem of listFound(active.rule.check({ ...run, returns, holdsReturn }, context))) {
      const { file = null, index = null } = problem;
      const here = activeIn(active, file, overrides);
      if (here === undefined) continue;
      findings.add({ active: here, problem }, file, () => {
        const line = index === null ? undefined : lines().get(returnKey({ file, index }));
        const range = problem.range ?? (line === undefined ? null : { ...FILE_START, startLine: line, endLine: line });
        return { file, index, pointer: null, range, value: undefined, verbatim: false, excerpt: null };
      });
    }
  }
  return findings.pending();
}

/** The lines on which returns start, by index and file; computed on first use. */
function firstLines({ returns }: RunSubject): () => ReadonlyMap<string, number> {
  let lines: ReadonlyMap<string, number> | undefined;
  return () => (lines ??= new Map(returns.map((record) => [returnKey(record), record.line])));
}

/**
 * A file about several tasks (`.return-meta-multi*.json`) reports the outcome and the session of all of them. It need
 * not list artifacts; what it lists is checked as in any return.
 */

/** Its required fields, by the object that holds them. */
const REQUIRED_OF_SEVERAL: ReadonlyMap<string, readonly string[]> = new Map([
  ['', ['status', 'metadata']],
  ['/metadata', ['session_id']],
]);

/** Rules on its required fields, and on its claims other than artifacts. */
const OTHERS_OF_SEVERAL: readonly string[] = ['required-field', 'field-type', 'modified-files', 'memory-candidate'];

/** Returns the rules that apply to such a return. */
export function rulesOfSeveralTasks(rules: readonly Active<ReturnRule>[]): readonly Active<ReturnRule>[] {
  return rules.filter(({ rule: { id, area } }) => {
    // Its work may be reported elsewhere.
    if (id === 'phantom-work') return false;
    return area === 'status' || area === 'artifacts' || id.startsWith('session-id') || OTHERS_OF_SEVERAL.includes(id);
  });
}

/** Returns the shape errors that count in such a return. */
export function errorsOfSeveralTasks(
  errors: readonly ShapeError[],
  claimFields: readonly ClaimField[],
): readonly ShapeError[] {
  const claiming = claimFields.map(({ pattern }) => pattern.split('/').slice(0, 2).join('/'));
  return errors.filter(({ keyword, pointer, detail }) => {
    const isClaiming = claiming.some((field) => pointer === field || pointer.startsWith(`${field}/`));
    if (isClaiming) return true;
    if (keyword === 'required') return REQUIRED_OF_SEVERAL.get(pointer)?.includes(detail) === true;
    return ['', '/status', '/metadata', '/metadata/session_id'].includes(pointer);
  });
}
