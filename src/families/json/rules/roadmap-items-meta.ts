import { field, listField } from '../../../model/json.js';
import { fixFormat, isMetaTask } from '../../../model/return.js';
import { join } from '../../../model/pointer.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { count } from '../../../model/text.js';

export const roadmapItemsMeta: ReturnRule = {
  id: 'roadmap-items-meta',
  area: 'life-cycle',
  scope: 'return',
  severity: 'notice',
  summary: 'A meta task names no roadmap items',
  rationale:
    'The roadmap plans the project, and a meta task works on the agent system. Its items would be ticked off for work that was not theirs.',
  remedy: 'Leave roadmap_items out of the return of a meta task.',
  sources: [{ document: '001', heading: 'completion_data (optional)' }],
  bad: { set: { '/task_type': 'meta', '/completion_data/roadmap_items': ['Parse dates'] } },
  good: { set: { '/task_type': 'general', '/completion_data/roadmap_items': ['Parse dates'] } },
  check(subject) {
    const items = listField(field(subject.value, 'completion_data'), 'roadmap_items');
    if (items.length === 0 || !isMetaTask(subject)) return NOTHING;
    return [
      {
        pointer: join('', 'completion_data', 'roadmap_items'),
        message: `A meta task names ${count(items.length, 'roadmap item')}; none was expected.`,
        recommendation: `${fixFormat(subject)}: leave roadmap_items out of a meta task.`,
      },
    ];
  },
};
