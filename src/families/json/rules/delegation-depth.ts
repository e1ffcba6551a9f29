import { field } from '../../../model/json.js';
import { describeValue } from '../../../model/text.js';
import { join } from '../../../model/pointer.js';
import { fixFormat, metadataOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

const LIMIT = 3;

const POINTER = join('', 'metadata', 'delegation_depth');

export const delegationDepth: ReturnRule = {
  id: 'delegation-depth',
  area: 'metadata',
  scope: 'return',
  supersedes: ['field-type'],
  severity: 'error',
  structural: true,
  summary: `The delegation depth is a whole number from 0 to ${String(LIMIT)}`,
  rationale:
    'The depth is what stops endless delegation, so it must be a number that can be compared. Above the limit, chains are hard to follow and a loop is likely; that is a warning only.',
  remedy: "Write the caller's depth plus one as a number; let a chain that grows too deep return to its orchestrator.",
  demand: {
    order: 100,
    text: '"metadata.delegation_depth" is 0 to 3, and "metadata.delegation_path" is not empty.',
  },
  sources: [
    { document: '002', heading: 'Step 2: Validate Required Fields' },
    { document: '003', heading: 'metadata (required)' },
    { document: 'upstream', heading: 'the limit of the depth' },
  ],
  bad: { set: { '/metadata/delegation_depth': -1 } },
  good: {
    set: {
      '/metadata/agent_type': 'planner',
      '/metadata/delegation_depth': LIMIT,
      '/metadata/delegation_path': ['orchestrator', 'implement', 'team-lead', 'planner'],
    },
  },
  check(subject) {
    const depth = field(metadataOf(subject), 'delegation_depth');
    if (depth === undefined) return NOTHING;
    if (typeof depth !== 'number' || !Number.isInteger(depth) || depth < 0) {
      return [
        {
          pointer: POINTER,
          message: `Field metadata.delegation_depth is ${describeValue(depth)}; a whole number of 0 or more was expected.`,
          recommendation: `${fixFormat(subject)}: write the depth of the delegation as a number.`,
        },
      ];
    }
    if (depth <= LIMIT) return NOTHING;
    return [
      {
        pointer: POINTER,
        severity: 'warning',
        message: `Delegation depth is ${String(depth)}; at most ${String(LIMIT)} is usual.`,
        recommendation: 'Let the chain return to its orchestrator instead of delegating further.',
      },
    ];
  },
};
