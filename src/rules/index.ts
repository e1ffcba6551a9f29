import type { Rule } from '../model/rule.js';
import * as changes from './changes.js';
import * as claimAbsent from './claim-absent.js';
import * as claimPresent from './claim-present.js';
import * as document from './document.js';
import * as noReturns from './no-returns.js';
import * as returnRules from './return.js';

/** Returns the rules that some modules export, each separately, in a list or in a table by id. */
export function rulesIn(...modules: readonly Readonly<Record<string, unknown>>[]): readonly Rule[] {
  return modules.flatMap((module) =>
    Object.values(module).flatMap((value) => (isRule(value) ? [value] : Object.values(value ?? {}).filter(isRule))),
  );
}

/** Modules also export what their rules share. */
function isRule(value: unknown): value is Rule {
  return typeof value === 'object' && value !== null && 'id' in value && 'check' in value;
}

/** The rules that several families use. */
export const sharedRules: readonly Rule[] = rulesIn(
  changes,
  claimAbsent,
  claimPresent,
  document,
  noReturns,
  returnRules,
);
