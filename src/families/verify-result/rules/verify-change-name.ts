import { stringField } from '../../../model/json.js';
import { changeOf, withoutDate } from '../../../model/requirements.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

export const verifyChangeName: ReturnRule = {
  id: 'verify-change-name',
  area: 'verification',
  needsPlace: true,
  scope: 'return',
  severity: 'notice',
  summary: 'The report of a verification names the change in whose folder it is',
  rationale: 'A report with the name of another change was copied from there, or is in the wrong folder.',
  remedy: 'Write the name of the folder behind `**Change**:`. In the archive, the date before it does not count.',
  sources: [{ document: 'upstream', heading: 'verify-result, the template of the report' }],
  bad: { replace: [['**Change**: parse-dates', '**Change**: parse-times']] },
  good: [
    {},
    { replace: [['**Change**: parse-dates', '**Change**: Dates in three forms']] },
    { replace: [['**Change**: parse-dates', '']] },
  ],
  check({ value, file }) {
    const named = stringField(value, 'change') ?? '';
    const change = changeOf(file);
    // Several words are a title.
    if (change === null || named === '' || /\s/.test(named) || named.includes(change)) return NOTHING;
    return [
      {
        pointer: '/change',
        message: `The report names the change ${quote(withoutDate(named))}, and is in the folder of ${quote(change)}.`,
        recommendation: 'Write the name of the folder, or move the report to the change that it is about.',
      },
    ];
  },
};
