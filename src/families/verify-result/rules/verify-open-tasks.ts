import { besideOf, openTasksIn } from '../../../model/requirements.js';
import { isSuccess } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

/** How many open tasks are compared with those of the base. */
const MOST_ITEMS = 1_000;

const TASKS = 'openspec/changes/parse-dates/tasks.md';

export const verifyOpenTasks: ReturnRule = {
  id: 'verify-open-tasks',
  area: 'verification',
  step: 'artifacts',
  needsPlace: true,
  scope: 'return',
  severity: 'warning',
  ofTruth: true,
  summary: 'A change that passed verification has no open tasks',
  rationale:
    'A change is verified when its tasks are done. One that is still open was forgotten, or was added later and is not covered by the report.',
  remedy: 'Finish the task and verify again, or tick it where it is done.',
  demand: {
    order: 50,
    text: 'With success, every task in tasks.md beside the report is ticked.',
  },
  sources: [{ document: 'upstream', heading: 'verify-result, Completeness in the template of the report' }],
  bad: { tree: { [TASKS]: '- [x] 1.1 Parse dates\n- [ ] 4.2 Write the migration\n' } },
  good: [
    {},
    {
      tree: { [TASKS]: '- [ ] 4.2 Write the migration\n' },
      replace: [
        ['verdict: pass', 'verdict: fail'],
        ['build_exit_code: 0', 'build_exit_code: 1'],
      ],
    },
  ],
  check(subject) {
    if (!isSuccess(subject)) return NOTHING;
    const path = besideOf(subject.file, 'tasks.md');
    const open = openTasksIn(subject.beside.get(path) ?? '');
    const [first] = open;
    if (first === undefined) return NOTHING;
    const more = open.length === 1 ? '' : `, and ${String(open.length - 1)} more`;
    return [
      {
        pointer: '/verdict',
        value: first.text,
        items: open.slice(0, MOST_ITEMS).map(({ text }) => text),
        message: `The verdict is a success, and ${quote(path, 200)} has an open task on line ${String(first.line)}: ${quote(first.text)}${more}.`,
        recommendation: 'Finish the open tasks and verify again, or tick those that are done.',
      },
    ];
  },
};
