import { completedRequirements, requirementTexts } from '../summary.js';
import { requirementIn } from '../../../model/requirement.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

export const gsdRequirementUnknown: ReturnRule = {
  id: 'gsd-requirement-unknown',
  area: 'gsd',
  scope: 'return',
  severity: 'notice',
  about: () => ({
    summary: 'A requirement that is said to be completed is a known one',
    rationale: 'Progress is reported by requirements. An id that no requirements file has is a slip, or an invention.',
    remedy: 'Write the id as the requirements file has it, or take it out.',
    sources: [{ document: 'upstream', heading: 'requirements tracking' }],
    bad: {
      families: ['gsd-summary'],
      replace: [['requirements-completed: [DATE-01]', 'requirements-completed: [DATE-77]']],
      also: ['gsd-requirement-unplanned'],
    },
    good: { families: ['gsd-summary'] },
  }),
  check({ value, beside }) {
    const texts = requirementTexts(beside);
    if (texts.length === 0) return NOTHING;
    return completedRequirements(value).flatMap(({ id, pointer }) => {
      const state = requirementIn(id, texts);
      if (state.known) return [];
      return [
        {
          pointer,
          message: `Requirement ${quote(id, 80)} is in no requirements file of this .planning folder.`,
          recommendation: 'Write the id as REQUIREMENTS.md has it, or take it out of requirements-completed.',
        },
      ];
    });
  },
};
