import type { Problem } from '../model/finding.js';
import { describeValue } from '../model/describe-value.js';
import { valueAt } from '../model/pointer.js';
import { fixFormat } from '../model/return.js';
import { NOTHING, type ReturnRule } from '../model/rule.js';
import { quote } from '../model/text.js';

export const fieldType: ReturnRule = {
  id: 'field-type',
  area: 'shape',
  scope: 'return',
  severity: 'error',
  structural: true,
  summary: 'Every field has the JSON type that the standard gives it',
  rationale:
    'A caller that expects a list and gets a text, or null, fails in the middle of its work. A field that has nothing to say is left out instead of being null.',
  remedy: 'Write the value in the expected type, or leave an optional field out.',
  sources: [
    { document: '000', heading: 'Field Specifications' },
    { document: '001', heading: 'Field Specifications' },
    { document: '003', heading: 'Field Specifications' },
  ],
  bad: { set: { '/metadata/duration_seconds': '300' } },
  good: [{}, { set: { '/metadata/duration_seconds': 300.5 } }],
  check(subject) {
    const problems: Problem[] = [];
    for (const { keyword, pointer, detail, conditional, advisory } of subject.shapeErrors) {
      if (keyword !== 'type' || conditional || advisory) continue;
      const name = quote(pointer.slice(1));
      problems.push({
        pointer,
        message: `Field ${name} is ${describeValue(valueAt(subject.value, pointer))}; ${withArticle(detail)} was expected.`,
        recommendation: `${fixFormat(subject)}: write ${name} as ${withArticle(detail)}.`,
      });
    }
    return problems.length === 0 ? NOTHING : problems;
  },
};

/** `a string`, `an array`, `a string or null`. */
function withArticle(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}
