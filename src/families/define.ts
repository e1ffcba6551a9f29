import type { Params, Rule } from '../model/rule.js';
import type { Level } from '../model/severity.js';
import type { RuleUse } from '../model/standard.js';

/** A rule in a version's list, with what the version sets otherwise than the rule's default. */
export function use(rule: Rule, differs: { readonly severity?: Level; readonly params?: Params } = {}): RuleUse {
  return { rule, ...differs };
}

/** One list of several: a later use of a rule replaces an earlier one, so that a version states only its differences. */
export function ruleList(...lists: readonly (readonly RuleUse[])[]): readonly RuleUse[] {
  const byId = new Map<string, RuleUse>();
  for (const list of lists) for (const entry of list) byId.set(entry.rule.id, entry);
  return [...byId.values()];
}
