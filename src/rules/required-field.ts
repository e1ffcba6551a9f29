import type { Problem } from '../model/finding.js';
import type { Pointer } from '../model/pointer.js';
import { fixFormat } from '../model/return.js';
import { NOTHING, type ReturnRule } from '../model/rule.js';
import { quote } from '../model/text.js';

export const requiredField: ReturnRule = {
  id: 'required-field',
  area: 'shape',
  scope: 'return',
  severity: 'error',
  structural: true,
  summary: 'Every field that the standard requires is present',
  rationale:
    'Callers read these fields without asking whether they are there. Presence is what counts: 0, false and an empty text are present, and rules of their own speak of them.',
  remedy: 'Add the field to the object that is pointed at.',
  sources: [
    { document: '000', heading: 'Field Specifications' },
    { document: '001', heading: 'Field Specifications' },
    { document: '002', heading: 'Step 2: Validate Required Fields' },
    { document: '003', heading: 'Field Specifications' },
  ],
  bad: { remove: ['/metadata/session_id'] },
  good: [{}, { set: { '/metadata/duration_seconds': 0 } }],
  check(subject) {
    const problems: Problem[] = [];
    for (const { keyword, pointer, detail, conditional, advisory } of subject.shapeErrors) {
      if (keyword !== 'required' || conditional || advisory) continue;
      problems.push({
        pointer,
        property: detail,
        message: `Required field ${quote(detail)} is missing in ${holderInWords(pointer)}.`,
        recommendation: `${fixFormat(subject)}: add ${quote(detail)} to ${holderInWords(pointer)}.`,
      });
    }
    return problems.length === 0 ? NOTHING : problems;
  },
};

function holderInWords(pointer: Pointer): string {
  return pointer === '' ? 'the return' : quote(pointer.slice(1));
}
