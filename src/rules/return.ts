import { listOf, quote } from '../model/text.js';
import { MOST_CLAIMS } from '../model/claim.js';
import { field, isArray } from '../model/json.js';
import { join } from '../model/pointer.js';
import { agentName, fixFormat, isSuccess, statusOf, weighsAsSuccess, breaksShape } from '../model/return.js';
import { NOTHING, type ReturnRule } from '../model/rule.js';
import { statusFix, suggestStatus } from '../model/fix.js';

export const standardMismatch: ReturnRule = {
  id: 'standard-mismatch',
  area: 'document',
  step: 'fields',
  scope: 'return',
  severity: 'notice',
  about: () => ({
    summary: 'A return has the shape of the version it is checked against',
    rationale:
      'When a return breaks the chosen version but fits another one of its family, by which it has fewer findings, the choice is more likely wrong than the agent. One line about that saves the search through many findings.',
    remedy: 'Choose the version that fits, or make the agent write the chosen one.',
    sources: ['return-gate the version is chosen by the user and never inferred silently'],
  }),
  check(subject) {
    const { satisfies, standard } = subject;
    if (satisfies === null || !breaksShape(subject.shapeErrors, subject.value, standard.shape)) return NOTHING;
    return {
      pointer: '',
      message: `The return is checked against ${standard.id}, but has the shape of ${satisfies}.`,
      recommendation: `Choose the standard ${satisfies} if that is what the agent follows; else have it follow ${standard.id}.`,
      value: satisfies,
    };
  },
};

export const statusValue: ReturnRule = {
  id: 'status-value',
  area: 'status',
  scope: 'return',
  severity: 'error',
  structural: true,
  about: () => ({
    summary: 'The status is one of the values that the standard lists',
    rationale:
      'Callers branch on the status. A value outside the list, or one in another letter case, takes none of their branches, and the work is lost or done twice.',
    remedy: 'Write one of the listed values, in exactly that letter case.',
    fixes: [{ safety: 'unsafe', does: 'writes the listed status that was probably meant' }],
    sources: [
      '000 status (required)',
      '001 status (required)',
      '002 Step 3: Validate Status Field',
      '003 status (required)',
      '004 Fields',
    ],
  }),
  check(subject) {
    const status = statusOf(subject);
    if (status === undefined || subject.standard.statuses.includes(status)) return NOTHING;
    const { instead, because } = suggestStatus(subject, status);
    const reason = because === undefined ? '' : ` ${because}`;
    return {
      pointer: join('', 'status'),
      message: `Status ${quote(status)} is not one of ${listOf(subject.standard.statuses)}.${reason}`,
      recommendation:
        instead === undefined
          ? `${fixFormat(subject)}: use a listed status.`
          : `${fixFormat(subject)}: write ${quote(instead)}.`,
      ...(instead === undefined ? {} : { fix: statusFix(instead) }),
    };
  },
};

export const phantomWork: ReturnRule = {
  id: 'phantom-work',
  area: 'artifacts',
  scope: 'return',
  severity: 'error',
  structural: true,
  ofTruth: true,
  about: () => ({
    summary: 'A return that claims success lists at least one artifact',
    rationale:
      'Success without a file is phantom work: the caller marks the task as done, and there is nothing that anyone could use or check.',
    remedy: 'List the files that were made; where none were, say so by a status that is no success.',
    sources: ['002 Step 5: Validate Artifacts (CRITICAL)'],
  }),
  check(subject) {
    const artifacts = field(subject.value, 'artifacts');
    const status = statusOf(subject);
    if (!isArray(artifacts) || artifacts.length > 0 || status === undefined || !weighsAsSuccess(subject))
      return NOTHING;
    const isUnknown = !isSuccess(subject);
    // A word of another version of the family is not made up. Other rules report that this version does not know it.
    if (isUnknown && subject.satisfies !== null) return NOTHING;
    const claim = `Agent returned status ${quote(status)}`;
    return {
      pointer: join('', 'artifacts'),
      message: isUnknown
        ? `${claim}, which is unknown and counts as success, but lists no artifacts: phantom work.`
        : `${claim} but lists no artifacts: phantom work.`,
      recommendation: isUnknown
        ? `${fixFormat(subject)}: list the artifacts, or use a listed status that is no success.`
        : `Verify ${agentName(subject)} creates artifacts and lists them before it claims success.`,
    };
  },
};

export const tooManyClaims: ReturnRule = {
  id: 'too-many-claims',
  area: 'artifacts',
  scope: 'return',
  severity: 'error',
  unread: true,
  about: () => ({
    summary: 'A return claims at most 10,000 files',
    rationale:
      'No agent makes so many files in one task. A return that says so is meant to stall the gate, so only the first are looked up; and what was not looked up must not pass.',
    remedy: 'List the files that people should look at, or split the work into several returns.',
    sources: ['return-gate every byte of a pull request is untrusted, so reading is bounded'],
  }),
  check({ claims }) {
    if (claims <= MOST_CLAIMS) return NOTHING;
    return {
      pointer: '',
      message: `The return makes ${String(claims)} claims, ${String(claims - MOST_CLAIMS)} more than the ${String(MOST_CLAIMS)} that are looked up.`,
      recommendation: 'Claim fewer files, or split the return, so that each claim is looked up.',
      value: 'too-many-claims',
    };
  },
};
