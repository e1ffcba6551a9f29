import { field, isArray } from '../model/json.js';
import { join } from '../model/pointer.js';
import { agentName, fixFormat, isSuccess, statusOf, weighsAsSuccess } from '../model/return.js';
import { NOTHING, type ReturnRule } from '../model/rule.js';
import { quote } from '../model/text.js';

export const phantomWork: ReturnRule = {
  id: 'phantom-work',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'return',
  severity: 'error',
  structural: true,
  ofTruth: true,
  summary: 'A return that claims success lists at least one artifact',
  rationale:
    'Success without a file is phantom work: the caller marks the task as done, and there is nothing that anyone could use or check.',
  remedy: 'List the files that were made; where none were, say so by a status that is no success.',
  sources: [{ document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' }],
  check(subject) {
    const artifacts = field(subject.value, 'artifacts');
    const status = statusOf(subject);
    if (!isArray(artifacts) || artifacts.length > 0 || status === undefined || !weighsAsSuccess(subject))
      return NOTHING;
    const isUnknown = !isSuccess(subject);
    // A word of another version of the family is not made up. Other rules report that this version does not know it.
    if (isUnknown && subject.satisfies !== null) return NOTHING;
    const claim = `Agent returned status ${quote(status)}`;
    return [
      {
        pointer: join('', 'artifacts'),
        message: isUnknown
          ? `${claim}, which is unknown and counts as success, but lists no artifacts: phantom work.`
          : `${claim} but lists no artifacts: phantom work.`,
        recommendation: isUnknown
          ? `${fixFormat(subject)}: list the artifacts, or use a listed status that is no success.`
          : `Verify ${agentName(subject)} creates artifacts and lists them before it claims success.`,
      },
    ];
  },
};
