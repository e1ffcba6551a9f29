import type { Problem } from '../../src/model/finding.js';
import type { Context } from '../../src/model/context.js';
import { listFound, type Example, type Params, type ReturnRule } from '../../src/model/rule.js';
import { rules } from '../../src/families/catalog.js';
import { standards } from '../../src/families/registry.js';
import { CONTEXT } from './context.js';
import { edit } from '../../src/model/pointer.js';

export interface Situation extends Pick<Example, 'set' | 'remove' | 'file'> {
  readonly standard?: string;
  readonly context?: Partial<Context>;
  readonly params?: Params;
}

/** The rule on returns with an id, wherever it stands. */
export function returnRule(id: string): ReturnRule {
  const found = rules.find((rule) => rule.id === id);
  if (found?.scope !== 'return') throw new Error(`no rule ${id} on returns`);
  return found;
}

/** What one rule on returns says of a version's sample with some edits. */
export function problemsOf(rule: ReturnRule, situation: Situation = {}): readonly Problem[] {
  const standard = standards.find(({ id }) => id === (situation.standard ?? 'return-meta@1.2'));
  if (standard?.sample.value === undefined) throw new Error(`no JSON standard ${String(situation.standard)}`);
  const value = edit(standard.sample.value, situation);
  const use = standard.rules.find(({ rule: { id } }) => id === rule.id);
  const file = situation.file ?? standard.sample.file;
  const shapeErrors = standard.validate(value);
  const subject = {
    file,
    index: 0,
    standard,
    value,
    shapeErrors,
    claims: 0,
    beside: new Map(),
    returnsBeside: new Map(),
    satisfies: null,
  };
  return listFound(
    rule.check(subject, { ...CONTEXT, ...situation.context }, { ...rule.params, ...use?.params, ...situation.params }),
  );
}
