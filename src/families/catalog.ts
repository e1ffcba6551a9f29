import {
  type RuleInfo,
  type StandardInfo,
  aboutRule,
  type DescribedRule,
  type Rule,
  DOCUMENT_UPSTREAMS,
  partsOfSource,
  type Upstream,
} from '../model/rule.js';
import type { Level } from '../model/finding.js';
import type { Standard } from '../model/standard.js';
import { FAMILY_NAMES } from './choose.js';
import { formSample, sampleForm } from './forms/samples.js';
import { standardOf } from './forms/standard.js';
import { loadedFamilies, standards } from './registry.js';

/** A rule as one version uses it. */
export interface RuleInVersion {
  readonly standard: Standard;
  readonly severity: Level;
  /** The version's parameters, or else the rule's own. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** Every version, family by family in the order of `FAMILY_NAMES`. */
export const orderedStandards: readonly Standard[] = FAMILY_NAMES.flatMap((family) =>
  standards.filter((standard) => standard.family === family),
);

/** The common part of all forms that projects declare, as one sample form. */
const formStandard: Standard = { ...standardOf(sampleForm, () => [], formSample), id: 'forms', family: 'forms' };

/** Every rule of a version, by id. */
export const rules: readonly DescribedRule[] = [
  ...new Map(
    [...standards, formStandard].flatMap((standard) => standard.rules.map(({ rule }) => [rule.id, rule] as const)),
  ).values(),
]
  .sort((a, b) => (a.id < b.id ? -1 : 1))
  .map((rule) => ({ ...rule, ...aboutRule(rule) }));

/** The versions that have a rule, each with its severity and parameters, including forms of projects. */
export function versionsWith(rule: Pick<Rule, 'id' | 'severity' | 'params'>): readonly RuleInVersion[] {
  return [...orderedStandards, formStandard].flatMap((standard) =>
    standard.rules
      .filter((use) => use.rule.id === rule.id)
      .map(({ severity = rule.severity, params }) => ({ standard, severity, params: { ...rule.params, ...params } })),
  );
}

/** Returns the projects that a rule comes from: those that published its documents, or that publish the standards that have it. */
export function upstreamsOf(rule: DescribedRule): readonly Upstream[] {
  const named = rule.sources.flatMap((source) => DOCUMENT_UPSTREAMS[partsOfSource(source).document] ?? []);
  const ofVersions = rule.sources.some((source) => partsOfSource(source).document === 'upstream')
    ? loadedFamilies
        .filter(({ standards: own }) => own.some((version) => version.rules.some((use) => use.rule.id === rule.id)))
        .flatMap(({ upstreams }) => upstreams)
    : [];
  return [...new Map([...named, ...ofVersions].map((one) => [one.url, one] as const)).values()];
}

/** Returns the projects that publish a family's standards. */
export function upstreamsOfFamily(family: string): readonly Upstream[] {
  return loadedFamilies
    .filter(({ standards: own }) => own.some((version) => version.family === family))
    .flatMap(({ upstreams }) => upstreams);
}

/** The severities of a rule: one if its versions agree, else each with the versions that have it. */
export function severities(rule: Rule): ReadonlyMap<Level, readonly Standard[]> {
  const found = new Map<Level, Standard[]>();
  for (const { standard, severity } of versionsWith(rule)) {
    const known = found.get(severity);
    if (known === undefined) found.set(severity, [standard]);
    else known.push(standard);
  }
  return found;
}

/** Versions in few words: `all`, a family's name for all of its versions, else ids. */
export function versionsInWords(list: readonly Standard[]): readonly string[] {
  const all = [...orderedStandards, formStandard];
  if (all.every((standard) => list.includes(standard))) return ['all'];
  return [...FAMILY_NAMES, formStandard.family].flatMap((family) => {
    const versions = all.filter((standard) => standard.family === family);
    const meant = versions.filter((standard) => list.includes(standard));
    if (meant.length < versions.length) return meant.map(({ id }) => id);
    return [family === formStandard.family ? family : `${family}@*`];
  });
}

/** A rule as the commands and the library return it. */
export function ruleData(rule: DescribedRule): RuleInfo {
  const { id, area, scope, severity, summary, rationale, remedy, sources, supersedes = [] } = rule;
  return {
    id,
    area,
    scope,
    severity,
    summary,
    rationale,
    remedy,
    sources: sources.map(partsOfSource),
    supersedes,
    versions: versionsWith(rule).map(({ standard, severity, params }) => ({ standard: standard.id, severity, params })),
  };
}

/** A version as the commands and the library return it. */
export function standardData(standard: Standard): StandardInfo {
  const { id, family, version, title, isDefault, source, statuses, success } = standard;
  const { artifactTypes, claimFields, claimsInWords = null, rules } = standard;
  return {
    id,
    family,
    version,
    title,
    default: isDefault,
    source,
    statuses,
    success,
    artifactTypes,
    claims: claimFields.map(({ pattern }) => pattern),
    claimsInWords,
    rules: rules.map(({ rule, severity }) => ({ id: rule.id, severity: severity ?? rule.severity })),
  };
}
