import type { Problem } from '../../../model/finding.js';
import { count, describeValue, quote } from '../../../model/text.js';
import { valueAt, type Pointer } from '../../../model/pointer.js';
import { fixFormat, isOptionalNull } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

export const fieldType: ReturnRule = {
  id: 'field-type',
  area: 'shape',
  scope: 'return',
  severity: 'error',
  structural: true,
  summary: 'Every field has the JSON type that the standard defines',
  rationale:
    'A caller that expects a list and gets a text, or null, fails in the middle of its work. An optional field that is null says the same as one that is absent, so that is a notice only.',
  remedy: 'Write the value in the expected type, or leave an optional field out.',
  demand: 'stated',
  sources: [
    { document: '000', heading: 'Field Specifications' },
    { document: '001', heading: 'Field Specifications' },
    { document: '003', heading: 'Field Specifications' },
  ],
  bad: [
    { families: ['return-meta', 'subagent-return'], set: { '/metadata/duration_seconds': '300' } },
    { families: ['orchestrator-handoff'], set: { '/plan_markers_verified': 'yes' } },
  ],
  good: [
    {},
    { families: ['return-meta', 'subagent-return'], set: { '/metadata/duration_seconds': 300.5 } },
    { families: ['orchestrator-handoff'], set: { '/plan_markers_verified': true } },
  ],
  check(subject) {
    if (subject.shapeErrors.length === 0) return NOTHING;
    const problems: Problem[] = [];
    const elements = new Map<Pointer, Elements>();
    for (const error of subject.shapeErrors) {
      const { keyword, pointer, detail, conditional, advisory } = error;
      if (keyword !== 'type' || conditional || advisory) continue;
      const list = listAround(pointer);
      if (list !== null) {
        const known = elements.get(list);
        if (known === undefined) elements.set(list, { first: pointer, detail, count: 1 });
        else known.count++;
        continue;
      }
      const name = quote(pointer.slice(1));
      if (isOptionalNull(error, subject.value, subject.standard.shape)) {
        problems.push({
          pointer,
          severity: 'notice',
          message: `Optional field ${name} is null.`,
          recommendation: `${fixFormat(subject)}: leave ${name} out where there is nothing to say.`,
        });
        continue;
      }
      problems.push({
        pointer,
        message: `Field ${name} is ${describeValue(valueAt(subject.value, pointer))}; ${withArticle(detail)} was expected.`,
        recommendation: `${fixFormat(subject)}: write ${name} as ${withArticle(detail)}.`,
      });
    }
    for (const [list, { first, detail, count: wrong }] of elements) {
      const more =
        wrong === 1
          ? ''
          : `, and ${count(wrong - 1, 'other element')} of the list ${wrong === 2 ? 'is' : 'are'} of a wrong type, too`;
      problems.push({
        pointer: first,
        message: `Element ${quote(first.slice(1))} is ${describeValue(valueAt(subject.value, first))}; ${withArticle(detail)} was expected${more}.`,
        recommendation: `${fixFormat(subject)}: write each element of ${quote(list.slice(1))} as ${withArticle(detail)}.`,
      });
    }
    return problems;
  },
};

/** The elements of one list that have the wrong type: they have one cause, and are one finding. */
interface Elements {
  readonly first: Pointer;
  readonly detail: string;
  count: number;
}

/** Returns the list that has the element at a pointer; null for a named field. */
function listAround(pointer: Pointer): Pointer | null {
  const slash = pointer.lastIndexOf('/');
  return /^\d+$/.test(pointer.slice(slash + 1)) ? pointer.slice(0, slash) : null;
}

/** `a string`, `an array`, `a string or null`. */
function withArticle(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}
