import { field, has } from '../../../model/json.js';
import { hasFrontmatter } from '../status.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

export const gsdPlanAutonomous: ReturnRule = {
  id: 'gsd-plan-autonomous',
  area: 'gsd',
  scope: 'return',
  severity: 'warning',
  about: () => ({
    summary: 'A plan with a checkpoint is not autonomous',
    rationale:
      'A plan that is called autonomous runs with nobody watching: at a checkpoint, which waits for a person, it stops.',
    remedy: 'Write `autonomous: false`, or take the checkpoint out.',
    demand: {
      order: 90,
      text: 'With a task whose type begins with "checkpoint", "autonomous" is false.',
    },
    sources: [{ document: 'upstream', heading: 'verify plan-structure' }],
    bad: { replace: [['type="auto"', 'type="checkpoint:human-verify"']] },
    good: {
      replace: [
        ['type="auto"', 'type="checkpoint:human-verify"'],
        ['autonomous: true', 'autonomous: false'],
      ],
    },
  }),
  check({ value }) {
    const autonomous = field(value, 'autonomous') ?? null;
    if (value.checkpoint !== true || !hasFrontmatter(value)) return NOTHING;
    if (autonomous === false || (typeof autonomous === 'string' && /^no\b/i.test(autonomous))) return NOTHING;
    return [
      {
        ...(has(value, 'autonomous') ? { pointer: '/autonomous' } : { property: 'autonomous' }),
        message: 'A task of the plan waits for a person; "autonomous: false" was expected.',
        recommendation: 'Write "autonomous: false", or take the checkpoint out.',
      },
    ];
  },
};
