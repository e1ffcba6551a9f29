import type { Problem } from '../../../model/finding.js';
import { field, numberField } from '../../../model/json.js';
import { fixFormat, phasesOf } from '../../../model/return.js';
import { join } from '../../../model/pointer.js';
import type { ReturnRule } from '../../../model/rule.js';

/** The fields whose objects may have the counts; '' is the return itself, for versions with the counts at top level. */
const HOLDERS = ['metadata', 'partial_progress'] as const;
const HOLDERS_AT_TOP = ['', 'continuation_context'] as const;

export const phaseCounts: ReturnRule = {
  id: 'phase-counts',
  area: 'metadata',
  scope: 'return',
  severity: 'warning',
  summary: 'No more phases are completed than there are',
  rationale:
    'Work is resumed at the phase after the last completed one. A count above the total points beyond the plan.',
  remedy: 'Count the phases of the plan and those that are done again.',
  demand: {
    order: 150,
    text: '"phases_completed" is at most "phases_total".',
  },
  sources: [
    { document: '001', heading: 'metadata (required)' },
    { document: '001', heading: 'partial_progress (optional)' },
  ],
  bad: [
    {
      families: ['return-meta', 'subagent-return'],
      set: { '/metadata/phases_completed': 5, '/metadata/phases_total': 4 },
    },
    { families: ['orchestrator-handoff'], set: { '/phases_completed': 5, '/phases_total': 4 } },
  ],
  good: [
    {
      families: ['return-meta', 'subagent-return'],
      set: { '/metadata/phases_completed': 4, '/metadata/phases_total': 4 },
    },
    { families: ['orchestrator-handoff'], set: { '/phases_completed': 4, '/phases_total': 4 } },
  ],
  check(subject) {
    const problems: Problem[] = [];
    for (const holder of phasesOf(subject).place === '' ? HOLDERS_AT_TOP : HOLDERS) {
      const counts = holder === '' ? subject.value : field(subject.value, holder);
      const completed = numberField(counts, 'phases_completed');
      const total = numberField(counts, 'phases_total');
      if (completed === undefined || total === undefined || completed <= total) continue;
      problems.push({
        pointer: holder === '' ? '/phases_completed' : join('', holder, 'phases_completed'),
        message: `Field ${holder === '' ? '' : `${holder}.`}phases_completed is ${String(completed)}, more than phases_total, which is ${String(total)}.`,
        recommendation: `${fixFormat(subject)}: count the phases again.`,
      });
    }
    return problems;
  },
};
