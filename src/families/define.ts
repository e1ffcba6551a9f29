import { valueOf } from '../model/collections.js';
import type { Params, Rule } from '../model/rule.js';
import type { Level } from '../model/finding.js';
import type { RuleUse, Standard } from '../model/standard.js';
import { changeRules } from '../rules/changes.js';
import { absentRules } from '../rules/claim-absent.js';
import { presentRules } from '../rules/claim-present.js';
import { rulesIn, sharedRules } from '../rules/index.js';

/** The version's differences from a rule's defaults. */
interface Differences {
  readonly severity?: Level;
  readonly params?: Params;
}

/**
 * Returns the function that a family's versions list their rules with, by id: those of a module, as the family adapts them, and the
 * shared ones. It throws for any other id.
 */
export function useFrom(
  own: Readonly<Record<string, unknown>>,
  adapt: (rule: Rule) => Rule = (rule) => rule,
): (id: string, differences?: Differences) => RuleUse {
  const byId = new Map([...sharedRules, ...rulesIn(own).map(adapt)].map((rule) => [rule.id, rule]));
  return (id, differences = {}) => ({ rule: valueOf(byId, id), ...differences });
}

/**
 * What every version demands whose returns list the files of their work as they are: the rules on claims, and on what the compared
 * change did besides.
 */
export const rulesOnWork: readonly RuleUse[] = [absentRules, presentRules, changeRules].flatMap((table) =>
  Object.values<Rule>(table).map((rule) => ({ rule })),
);

/** Joins lists: a later use of a rule replaces an earlier one, so that a version states only its differences. */
export function ruleList(...lists: readonly (readonly RuleUse[])[]): readonly RuleUse[] {
  const byId = new Map<string, RuleUse>();
  for (const list of lists) for (const entry of list) byId.set(entry.rule.id, entry);
  return [...byId.values()];
}

/** The rules on a run without returns of any family. */
export const OF_NO_FAMILY: Pick<Standard, 'id' | 'rules'> = {
  id: '',
  rules: sharedRules.filter(({ scope }) => scope === 'run').map((rule) => ({ rule })),
};

/** The line of a prompt about a version's claims besides its fields; empty if there are none. */
export function claimsInPrompt({ claimsInWords }: Standard): readonly string[] {
  return claimsInWords === undefined ? [] : [`Checked against the commit: ${claimsInWords}.`];
}
