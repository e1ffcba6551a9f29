import { field, isArray, numberField } from '../../../model/json.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

export const gsdPlanWave: ReturnRule = {
  id: 'gsd-plan-wave',
  area: 'gsd',
  scope: 'return',
  severity: 'notice',
  about: () => ({
    summary: 'A plan of a later wave says what it depends on',
    rationale:
      'Plans of one wave run side by side, and a later wave waits for what it needs. A plan that needs nothing could run in the first.',
    remedy: 'Name in depends_on the plans that it waits for, or put it into wave 1.',
    sources: [{ document: 'upstream', heading: 'verify plan-structure' }],
    bad: { replace: [['wave: 1', 'wave: 2']] },
    good: {
      replace: [
        ['wave: 1', 'wave: 2'],
        ['depends_on: []', 'depends_on: [01-01]'],
      ],
    },
  }),
  check({ value }) {
    const wave = numberField(value, 'wave');
    const needs = field(value, 'depends_on');
    if (wave === undefined || wave <= 1 || !isArray(needs) || needs.length > 0) return NOTHING;
    return [
      {
        pointer: '/depends_on',
        message: `The plan is in wave ${String(wave)} and depends on none; a plan of an earlier wave was expected.`,
        recommendation: 'Name the plans that it waits for, or put it into wave 1.',
      },
    ];
  },
};
