import { field } from '../../../model/json.js';
import type { Problem } from '../../../model/finding.js';
import { join } from '../../../model/pointer.js';
import { fixFormat, phasesOf, statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { listOf, quote } from '../../../model/text.js';

const FIELDS = ['phases_completed', 'phases_total'] as const;

const CONTINUED = { '/continuation_path': 'specs/7_parse_dates/plans/01_parse-dates.md' } as const;

export const phasesRequired: ReturnRule = {
  id: 'phases-required',
  area: 'handoff',
  scope: 'return',
  severity: 'warning',
  summary: 'Work on a plan gives its phase counts, each 0 or more',
  rationale:
    'The orchestrator compares the counts to decide whether a plan is done or has to be resumed. Without them it has only the status.',
  remedy: 'Write phases_completed and phases_total as whole numbers of 0 or more.',
  demand: {
    order: 30,
    text: 'When "status" is "implemented" or "partial": "phases_completed" is required and "phases_total" is required, both whole numbers of 0 or more.',
  },
  sources: [{ document: 'upstream', heading: 'Orchestrator handoff: phases_completed and phases_total' }],
  bad: [
    { set: { '/status': 'implemented', '/plan_markers_verified': true }, remove: FIELDS.map((name) => `/${name}`) },
    { set: { '/status': 'partial', '/phases_completed': -1, ...CONTINUED } },
  ],
  good: { set: { '/status': 'partial', '/phases_completed': 0, ...CONTINUED } },
  check(subject) {
    const status = statusOf(subject);
    if (status !== 'implemented' && status !== 'partial') return NOTHING;
    const { place, completed, total } = phasesOf(subject);
    const problems: Problem[] = [];
    const absent = FIELDS.filter((name) => field(subject.value, name) === undefined);
    if (absent.length > 0) {
      problems.push({
        pointer: place,
        property: absent,
        message: `Status is ${quote(status)} and ${listOf(absent, 'and')} ${absent.length === 1 ? 'is' : 'are'} absent; the counts of phases were expected.`,
        recommendation: `${fixFormat(subject)}: add ${listOf(absent, 'and')}.`,
      });
    }
    for (const [name, count] of [
      ['phases_completed', completed],
      ['phases_total', total],
    ] as const) {
      if (count === undefined || count >= 0) continue;
      problems.push({
        pointer: join(place, name),
        message: `Field ${name} is ${String(count)}; a whole number of 0 or more was expected.`,
        recommendation: `${fixFormat(subject)}: count the phases again.`,
      });
    }
    return problems;
  },
};
