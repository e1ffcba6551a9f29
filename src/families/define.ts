import type { Params, Rule } from '../model/rule.js';
import type { Level } from '../model/finding.js';
import type { RuleUse } from '../model/standard.js';

/** What a version sets differently from a rule's defaults. */
interface Differences {
  readonly severity?: Level;
  readonly params?: Params;
}

/** Returns the function with which the versions of a family list their rules: it takes a rule by its id in the table. */
export function useFrom<Id extends string>(
  table: Readonly<Record<Id, Rule>>,
): (id: Id, differences?: Differences) => RuleUse {
  return (id, differences = {}) => ({ rule: table[id], ...differences });
}

/** One list of several: a later use of a rule replaces an earlier one, so that a version states only its differences. */
export function ruleList(...lists: readonly (readonly RuleUse[])[]): readonly RuleUse[] {
  const byId = new Map<string, RuleUse>();
  for (const list of lists) for (const entry of list) byId.set(entry.rule.id, entry);
  return [...byId.values()];
}
