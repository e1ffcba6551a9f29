import { valueOf } from '../model/collections.js';
import type { Params, Rule } from '../model/rule.js';
import type { Level } from '../model/finding.js';
import type { RuleUse, Standard } from '../model/standard.js';
import * as changes from '../rules/changes.js';
import * as absent from '../rules/claim-absent.js';
import * as present from '../rules/claim-present.js';
import { rulesIn, sharedRules } from '../rules/index.js';

/** What a version sets differently from a rule's defaults. */
interface Differences {
  readonly severity?: Level;
  readonly params?: Params;
}

/** Returns the function with which the versions of a family list their rules. It throws for an id that none of the rules has. */
export function useFrom(rules: readonly Rule[]): (id: string, differences?: Differences) => RuleUse {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return (id, differences = {}) => ({ rule: valueOf(byId, id), ...differences });
}

/**
 * What every version demands whose returns list the files of their work as they are: the rules on claims, and on what the compared
 * change did beside them.
 */
export const rulesOnWork: readonly RuleUse[] = rulesIn(absent, present, changes).map((rule) => ({ rule }));

/** One list of several: a later use of a rule replaces an earlier one, so that a version states only its differences. */
export function ruleList(...lists: readonly (readonly RuleUse[])[]): readonly RuleUse[] {
  const byId = new Map<string, RuleUse>();
  for (const list of lists) for (const entry of list) byId.set(entry.rule.id, entry);
  return [...byId.values()];
}

/** The rules on a run that holds no return of any family. */
export const OF_NO_FAMILY: Pick<Standard, 'id' | 'rules'> = {
  id: '',
  rules: sharedRules.filter(({ scope }) => scope === 'run').map((rule) => ({ rule })),
};

/** The line of a prompt that says what a version's returns claim beside their fields; none if nothing. */
export function claimsInPrompt({ claimsInWords }: Standard): readonly string[] {
  return claimsInWords === undefined ? [] : [`Checked against the commit: ${claimsInWords}.`];
}
