import { field, has, isArray, numberField } from '../../../model/json.js';
import { hasFrontmatter } from '../status.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { gsdFamilyOf } from '../place.js';

export const gsdPlanAutonomous: ReturnRule = {
  id: 'gsd-plan-autonomous',
  area: 'gsd',
  scope: 'return',
  severity: 'warning',
  about: () => ({
    summary: 'A plan with a checkpoint is not autonomous',
    rationale: 'An autonomous plan runs unattended, and stops at a checkpoint, which waits for a person.',
    remedy: 'Write `autonomous: false`, or remove the checkpoint.',
    demand: {
      order: 90,
      text: 'If the type of a task begins with "checkpoint", "autonomous" is false.',
    },
    sources: ['upstream verify plan-structure'],
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
    return {
      ...(has(value, 'autonomous') ? { pointer: '/autonomous' } : { property: 'autonomous' }),
      message: 'A task of the plan waits for a person; "autonomous: false" was expected.',
      recommendation: 'Write "autonomous: false", or remove the checkpoint.',
    };
  },
};

export const gsdPlanWave: ReturnRule = {
  id: 'gsd-plan-wave',
  area: 'gsd',
  scope: 'return',
  severity: 'notice',
  about: () => ({
    summary: 'A plan of a later wave names the plans that it depends on',
    rationale:
      'Plans of one wave run in parallel, and a later wave waits for its dependencies. A plan without any could run in the first.',
    remedy: 'Name the plans that it waits for in depends_on, or put it into wave 1.',
    sources: ['upstream verify plan-structure'],
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
    return {
      pointer: '/depends_on',
      message: `The plan is in wave ${String(wave)}, but depends on no plan of an earlier wave.`,
      recommendation: 'Name the plans that it waits for, or put it into wave 1.',
    };
  },
};

export const gsdOrphan: ReturnRule = {
  id: 'gsd-orphan',
  area: 'gsd',
  needsPlace: true,
  scope: 'return',
  severity: 'notice',
  about: () => ({
    summary: 'The folder of a summary has its plan',
    rationale: 'The plan lists the work to do. Without it, it is unknown what the summary leaves out.',
    remedy: 'Restore the plan, or name the summary like its plan, with SUMMARY for PLAN.',
    sources: ['upstream verify phase-completeness'],
    bad: { families: ['gsd-summary'], tree: { '.planning/phases/01-dates/01-02-PLAN.md': null } },
    good: { families: ['gsd-summary'] },
  }),
  check({ beside }) {
    if ([...beside.keys()].some((path) => gsdFamilyOf(path) === 'gsd-plan')) return NOTHING;
    return {
      message: 'No plan belongs to this summary.',
      recommendation: 'Commit the plan in the same folder, under the name of the summary with PLAN for SUMMARY.',
    };
  },
};
