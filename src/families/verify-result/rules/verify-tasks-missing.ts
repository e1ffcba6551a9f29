import { besideOf } from '../../../model/requirements.js';
import { isSuccess } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

export const verifyTasksMissing: ReturnRule = {
  id: 'verify-tasks-missing',
  area: 'verification',
  step: 'artifacts',
  needsPlace: true,
  scope: 'return',
  severity: 'notice',
  ofTruth: true,
  summary: 'The tasks of a change are beside the report that it was verified',
  rationale:
    'Whether a change is complete shows in its tasks. Without them a success cannot be compared with anything.',
  remedy: 'Keep `tasks.md` beside the report, in the folder of the change.',
  sources: [{ document: 'upstream', heading: 'verify-result, the status contract' }],
  bad: { tree: { 'openspec/changes/parse-dates/tasks.md': null } },
  good: {},
  check(subject) {
    const path = besideOf(subject.file, 'tasks.md');
    if (!isSuccess(subject) || typeof subject.beside.get(path) === 'string') return NOTHING;
    return [
      {
        pointer: '/verdict',
        message: `The verdict is a success, and there is no ${quote(path, 200)} to hold it against.`,
        recommendation: 'Commit the tasks of the change beside the report.',
      },
    ];
  },
};
