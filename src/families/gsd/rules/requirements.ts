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
    summary: 'A completed requirement exists in a requirements file',
    rationale: 'Progress is reported by requirement. An id in no requirements file is a slip or an invention.',
    remedy: 'Write the id as in the requirements file, or remove it.',
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
          recommendation: 'Write the id as in REQUIREMENTS.md, or remove it from requirements-completed.',
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
    summary: 'A completed requirement is ticked',
    rationale: 'The summary says that the requirement is met, but the list of requirements says that it is not.',
    remedy: 'Tick the requirement, or remove its id from the summary.',
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
          message: `Requirement ${quote(id, 80)} is listed as completed, but its checkbox is open.`,
          recommendation: 'Tick it in REQUIREMENTS.md, or remove it from requirements-completed.',
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
    summary: 'A completed requirement is named in the plan',
    rationale:
      'The plan names the requirements that its work must meet. Any other was met by other work, or not at all.',
    remedy: 'Name the requirement in the plan, or remove it from the summary.',
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
        message: `Requirement ${quote(id, 80)} is listed as completed, but the plan does not name it.`,
        recommendation: 'Name it in the requirements of the plan, or remove it from requirements-completed.',
      }));
  },
};
