import { completedRequirements, requirementTexts } from '../summary.js';
import { requirementIn } from '../../../model/requirement.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

export const gsdRequirementOpen: ReturnRule = {
  id: 'gsd-requirement-open',
  area: 'gsd',
  scope: 'return',
  severity: 'notice',
  about: () => ({
    summary: 'A requirement that is said to be completed is ticked',
    rationale: 'The summary says that the requirement is met, and the list of requirements says that it is not.',
    remedy: 'Tick the requirement, or take its id out of the summary.',
    sources: [{ document: 'upstream', heading: 'requirements tracking' }],
    bad: {
      families: ['gsd-summary'],
      tree: { '.planning/REQUIREMENTS.md': '# Requirements\n\n- [ ] **DATE-01**: Dates are parsed\n' },
    },
    good: { families: ['gsd-summary'] },
  }),
  check({ value, beside }) {
    const texts = requirementTexts(beside);
    if (texts.length === 0) return NOTHING;
    return completedRequirements(value).flatMap(({ id, pointer }) => {
      const state = requirementIn(id, texts);
      if (!(state.ticked === false)) return [];
      return [
        {
          pointer,
          message: `Requirement ${quote(id, 80)} is said to be completed, and its check box is open.`,
          recommendation: 'Tick it in REQUIREMENTS.md, or take it out of requirements-completed.',
        },
      ];
    });
  },
};
