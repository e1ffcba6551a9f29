import type { Rule } from '../model/rule.js';
import { changeRules } from './changes.js';
import { absentRules } from './claim-absent.js';
import { presentRules } from './claim-present.js';
import { documentRules } from './document.js';
import { runRules } from './no-returns.js';
import { returnRules } from './return.js';

/** Returns the rules in the tables that a module exports. */
export function rulesIn(module: Readonly<Record<string, unknown>>): readonly Rule[] {
  return Object.values(module).flatMap((table) => Object.values(table ?? {}).filter(isRule));
}

function isRule(value: unknown): value is Rule {
  return typeof value === 'object' && value !== null && 'id' in value && 'check' in value;
}

/** The rules that several families use. */
export const sharedRules: readonly Rule[] = rulesIn({
  changeRules,
  absentRules,
  presentRules,
  documentRules,
  runRules,
  returnRules,
});
