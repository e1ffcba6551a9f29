import type { Problem } from '../../../model/finding.js';
import { field, isArray } from '../../../model/json.js';
import { describeValue, isBlank } from '../../../model/text.js';
import { join } from '../../../model/pointer.js';
import { fixFormat, metadataOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

const POINTER = join('', 'metadata', 'delegation_path');

export const delegationPath: ReturnRule = {
  id: 'delegation-path',
  area: 'metadata',
  scope: 'return',
  supersedes: ['field-type'],
  severity: 'error',
  structural: true,
  summary: 'The delegation path is a list of names, and not empty',
  rationale:
    'The path shows who called whom from the orchestrator down. Cycles are found in it and failures are traced with it, so every step needs a name.',
  remedy: 'Write the path that the caller handed over, with its own name at the end.',
  demand: { askedBy: 'delegation-depth' },
  sources: [
    { document: '002', heading: 'Step 2: Validate Required Fields' },
    { document: '003', heading: 'metadata (required)' },
  ],
  bad: { set: { '/metadata/delegation_path': [] } },
  good: {},
  check(subject) {
    const path = field(metadataOf(subject), 'delegation_path');
    if (path === undefined) return NOTHING;
    if (!isArray(path) || path.length === 0) {
      return [
        {
          pointer: POINTER,
          message: `Field metadata.delegation_path is ${isArray(path) ? 'empty' : describeValue(path)}; a list of names was expected.`,
          recommendation: `${fixFormat(subject)}: list the names from the orchestrator down to the agent.`,
        },
      ];
    }
    const problems: Problem[] = [];
    for (let index = 0; index < path.length; index++) {
      const name = path[index];
      if (typeof name === 'string' && !isBlank(name)) continue;
      problems.push({
        pointer: join(POINTER, index),
        message: `Step ${String(index + 1)} of metadata.delegation_path is ${describeValue(name)}; a name was expected.`,
        recommendation: `${fixFormat(subject)}: name every step of the delegation.`,
      });
    }
    return problems;
  },
};
