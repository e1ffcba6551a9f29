import { listField, numberField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { metadataOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { count } from '../../../model/text.js';

export const delegationShort: ReturnRule = {
  id: 'delegation-short',
  area: 'metadata',
  scope: 'return',
  severity: 'notice',
  summary: 'The delegation path has a name for every level of the depth',
  rationale:
    'At depth 1 the path holds the orchestrator and the agent at least; the command between them may be there too. Fewer names mean that a caller is left out.',
  remedy: 'List every caller from the orchestrator down, or correct delegation_depth.',
  sources: [{ document: '003', heading: 'Examples' }],
  bad: {
    set: {
      '/metadata/agent_type': 'planner',
      '/metadata/delegation_depth': 2,
      '/metadata/delegation_path': ['orchestrator', 'planner'],
    },
  },
  good: {
    set: {
      '/metadata/agent_type': 'planner',
      '/metadata/delegation_depth': 1,
      '/metadata/delegation_path': ['orchestrator', 'planner'],
    },
  },
  check(subject) {
    const metadata = metadataOf(subject);
    const depth = numberField(metadata, 'delegation_depth');
    const names = listField(metadata, 'delegation_path').length;
    if (depth === undefined || !Number.isInteger(depth) || names === 0 || names >= depth + 1) return NOTHING;
    return [
      {
        pointer: join('', 'metadata', 'delegation_path'),
        message: `The delegation path has ${count(names, 'name')}; at depth ${String(depth)} at least ${String(depth + 1)} were expected.`,
        recommendation: 'List every caller from the orchestrator down to the agent, or correct delegation_depth.',
      },
    ];
  },
};
