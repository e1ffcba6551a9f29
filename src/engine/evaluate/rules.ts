import type { Context } from '../../model/context.js';
import { kindOf, type ClaimKind, type VerifiedClaim, type VerdictName } from '../../model/claim.js';
import type { DocumentSubject } from '../../model/document.js';
import { placesOf, type Problem } from '../../model/finding.js';
import { weighsAsSuccess, type Subject } from '../../model/return.js';
import {
  isOfForm,
  type ClaimRule,
  type DocumentRule,
  type Params,
  type ReturnRule,
  type RunRule,
  type Rule,
} from '../../model/rule.js';
import { isStricter, type Level } from '../../model/severity.js';
import type { Standard } from '../../model/standard.js';
import { LOOSE_NOUNS } from '../../families/choose.js';
import type { Overrides } from './overrides.js';

/** A rule as a version has it: with its own severity and parameters. */
export interface Active<R extends Rule = Rule> {
  readonly rule: R;
  readonly severity: Level;
  /** What the version sets, if the configuration sets something milder. */
  readonly usual?: Level;
  readonly params: Params;
}

/** What a rule said, before the finding is made of it. */
export interface Raised {
  readonly active: Active;
  readonly problem: Problem;
}

/** A version's rules, sorted by what they look at. */
export interface RuleSet {
  readonly document: readonly Active<DocumentRule>[];
  readonly return: readonly Active<ReturnRule>[];
  /** Those of them that archived returns are checked by, see `concernsArchived`. */
  readonly ofArchived: readonly Active<ReturnRule>[];
  /** By the kind of claim and the verdict that they speak of: nearly every claim has one that hardly any rule speaks of. */
  readonly claim: ClaimRules;
  /** The same of those that speak when it is known what the commits of a return changed. */
  readonly claimAfterCommits: ClaimRules;
  readonly run: readonly Active<RunRule>[];
}

type ClaimRules = ReadonlyMap<string, readonly Active<ClaimRule>[]>;

/** The rules of a version that are on, or that an override switches on for some paths. */
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
    claim: byKindAndVerdict(ofClaims.filter(({ rule }) => rule.after === undefined)),
    claimAfterCommits: byKindAndVerdict(ofClaims.filter(({ rule }) => rule.after === 'commits')),
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

/** The rules of a version that speak of such a claim with such a verdict, as a file has them. */
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

/** The rule as a file has it; undefined where it is off. A null file is the run itself, which no override concerns. */
export function activeIn<R extends Rule>(
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

/** What was raised, at the levels of a file. */
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
    active.rule.check(subject, context, active.params).map((problem) => ({ active, problem })),
  );
  return inFile(raised, subject.file, overrides);
}

/** All that the version's rules say of a return, the less precise of two at one place left out. */
export function evaluateReturn(
  subject: Subject,
  rules: readonly Active<ReturnRule>[],
  context: Context,
  overrides: Overrides | null = null,
): readonly Raised[] {
  let raised: Raised[] | undefined;
  for (const active of rules) {
    const problems = active.rule.check(subject, context, active.params);
    if (problems.length === 0) continue;
    for (const problem of problems) (raised ??= []).push({ active, problem });
  }
  // A rule that is off supersedes no other.
  return raised === undefined ? NONE : withoutSuperseded(inFile(raised, subject.file, overrides));
}

/**
 * Whether a problem counts for an archived return whose form is not checked: of problems of form, only those that leave its
 * status unread, or the claims of a success.
 */
export function concernsArchived({ active, problem }: Raised, subject: Pick<Subject, 'value' | 'standard'>): boolean {
  if (!isOfForm(active.rule)) return true;
  if (placesOf(problem).includes('/status')) return true;
  return weighsAsSuccess(subject) && bearsClaims(problem, subject.standard);
}

/** Whether a problem is at a field of claims, or at the list that contains it. */
export function bearsClaims(
  problem: Parameters<typeof placesOf>[0],
  { claimFields }: Pick<Standard, 'claimFields'>,
): boolean {
  return placesOf(problem).some((place) => {
    const pattern = place.replace(/\/\d+(?=\/|$)/g, '/*');
    return claimFields.some((field) => isListOrField(pattern, field.pattern));
  });
}

/** Whether a place is a field of claims, or the list that contains it: `/artifacts/0/path` or `/artifacts`. */
function isListOrField(place: string, field: string): boolean {
  return place === field || field.split('/*', 1).includes(place);
}

/** Linear in what was raised: hostile input raises many. */
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
