import { completedRequirements, planBeside } from '../summary.js';
import { listField } from '../../../model/json.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

export const gsdRequirementUnplanned: ReturnRule = {
  id: 'gsd-requirement-unplanned',
  area: 'gsd',
  scope: 'return',
  severity: 'notice',
  about: () => ({
    summary: 'A requirement that is said to be completed is one of the plan',
    rationale:
      'The plan says which requirements its work is to meet. One that it does not name was met by other work, or by none.',
    remedy: 'Name the requirement in the plan, or take it out of the summary.',
    sources: [{ document: 'upstream', heading: 'summary template, requirements-completed' }],
    bad: {
      families: ['gsd-summary'],
      replace: [['requirements-completed: [DATE-01]', 'requirements-completed: [DATE-02]']],
      tree: { '.planning/REQUIREMENTS.md': '- [x] **DATE-01**: Dates are read\n- [x] **DATE-02**: Times are read\n' },
    },
    good: { families: ['gsd-summary'] },
  }),
  check({ value, returnsBeside }) {
    const planned = listField(planBeside(returnsBeside), 'requirements');
    if (planned.length === 0) return NOTHING;
    return completedRequirements(value)
      .filter(({ id }) => !planned.includes(id))
      .map(({ id, pointer }) => ({
        pointer,
        message: `Requirement ${quote(id, 80)} is said to be completed, and the plan does not name it.`,
        recommendation: 'Name it in the requirements of the plan, or take it out of requirements-completed.',
      }));
  },
};
