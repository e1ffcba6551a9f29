import { completedRequirements, planBeside, requirementTexts } from '../summary.js';
import { requirementIn } from '../../../model/requirements.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';
import { listField } from '../../../model/json.js';

export const gsdRequirementUnknown: ReturnRule = {
  id: 'gsd-requirement-unknown',
  area: 'gsd',
  scope: 'return',
  severity: 'notice',
  about: () => ({
    summary: 'A requirement that is said to be completed is a known one',
    rationale: 'Progress is reported by requirements. An id that no requirements file has is a slip, or an invention.',
    remedy: 'Write the id as the requirements file has it, or take it out.',
    sources: ['upstream requirements tracking'],
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
      if (requirementIn(id, texts).known) return [];
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

export const gsdRequirementOpen: ReturnRule = {
  id: 'gsd-requirement-open',
  area: 'gsd',
  scope: 'return',
  severity: 'notice',
  about: () => ({
    summary: 'A requirement that is said to be completed is ticked',
    rationale: 'The summary says that the requirement is met, and the list of requirements says that it is not.',
    remedy: 'Tick the requirement, or take its id out of the summary.',
    sources: ['upstream requirements tracking'],
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
      if (requirementIn(id, texts).ticked !== false) return [];
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
    sources: ['upstream summary template, requirements-completed'],
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
