import { stepOf } from '../../src/engine/evaluate/steps.js';
import { rules } from '../../src/families/catalog.js';
import type { StepName } from '../../src/model/report.js';

/** Returns the rules of an area whose findings `validate` shows in another step than that of fields, each with its step. */
export function stepsBesideFields(area: string): Readonly<Record<string, StepName>> {
  const ofArea = rules.filter((rule) => rule.area === area);
  if (ofArea.length === 0) throw new Error(`no rule has the area ${area}`);
  const steps = ofArea.map((rule) => [rule.id, stepOf(rule, { pointer: '' })] as const);
  return Object.fromEntries(steps.filter(([, step]) => step !== 'fields'));
}
