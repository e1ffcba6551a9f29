import type { Problem } from '../model/finding.js';
import { has } from '../model/json.js';
import { join } from '../model/pointer.js';
import { fixFormat } from '../model/return.js';
import { NOTHING, type ReturnRule } from '../model/rule.js';

const FIELDS = ['phases_completed', 'phases_total'] as const;

export const phasesTopLevel: ReturnRule = {
  id: 'phases-top-level',
  area: 'metadata',
  scope: 'return',
  severity: 'warning',
  summary: 'Counts of phases do not stand at top level',
  rationale:
    'At top level they are the shape of a handoff file. Callers look for them in metadata, or in partial_progress, and miss them here.',
  remedy: 'Move them into metadata; while the work goes on, into partial_progress.',
  sources: [
    { document: 'upstream', heading: 'phases_* are fields of the handoff file' },
    { document: '001', heading: 'metadata (required)' },
  ],
  bad: { set: { '/phases_completed': 2, '/phases_total': 4 } },
  good: { set: { '/metadata/phases_completed': 2, '/metadata/phases_total': 4 } },
  check(subject) {
    const problems: Problem[] = [];
    for (const name of FIELDS) {
      if (!has(subject.value, name)) continue;
      problems.push({
        pointer: join('', name),
        part: 'key',
        message: `Field ${name} stands at top level; it was expected in metadata.`,
        recommendation: `${fixFormat(subject)}: move ${name} into metadata, or into partial_progress while the work goes on.`,
      });
    }
    return problems.length === 0 ? NOTHING : problems;
  },
};
