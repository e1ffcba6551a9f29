import { listOf, quote, count, listOfFew, quotedList } from '../model/text.js';
import { MOST_CLAIMS } from '../model/claim.js';
import { field, isArray, numberField } from '../model/json.js';
import { join } from '../model/pointer.js';
import {
  agentName,
  fixFormat,
  isSuccess,
  statusOf,
  weighsAsSuccess,
  breaksShape,
  wayToSession,
  writtenSession,
  type Subject,
} from '../model/return.js';
import { rulesOnReturns, NOTHING, type ReturnRule, type RuleRow } from '../model/rule.js';
import { statusFix, suggestStatus } from '../model/fix.js';
import { unendedComments, unreadParts } from '../model/finding.js';

const MAX_QUOTED = 200;

export const returnRules = rulesOnReturns('document', {
  'standard-mismatch': {
    step: 'fields',
    severity: 'notice',
    about: () => ({
      summary: 'A return has the shape of the version it is checked against',
      rationale:
        'If a return breaks the chosen version but fits another one of its family better, the choice is more likely wrong than the agent. One line about that saves reading many findings.',
      remedy: 'Choose the version that fits, or make the agent write the chosen one.',
      sources: ['return-gate the version is chosen by the user and never inferred silently'],
    }),
    check(subject) {
      const { satisfies, standard } = subject;
      if (satisfies === null || !breaksShape(subject.shapeErrors, subject.value, standard.shape)) return NOTHING;
      return {
        pointer: '',
        message: `The return is checked against ${standard.id}, but has the shape of ${satisfies}.`,
        recommendation: `Choose the standard ${satisfies} if the agent follows it; otherwise make the agent follow ${standard.id}.`,
        value: satisfies,
      };
    },
  },
  'status-value': {
    area: 'status',
    severity: 'error',
    structural: true,
    about: () => ({
      summary: 'The status is one of the values that the standard lists',
      rationale:
        'Callers branch on the status. An unlisted value, or one in another letter case, matches none of their branches, and the work is lost or done twice.',
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
  },
  'phantom-work': {
    area: 'artifacts',
    severity: 'error',
    structural: true,
    ofTruth: true,
    about: () => ({
      summary: 'A return that claims success lists at least one artifact',
      rationale:
        'Success without a file is phantom work: the caller marks the task as done, but there is nothing to use or check.',
      remedy: 'List the files that were made; if there are none, use a status other than success.',
      demand: {
        order: 1,
        text: ({ success }) => `When "status" is ${quotedList(success)}: "artifacts" holds at least 1 element.`,
      },
      sources: ['002 Step 5: Validate Artifacts (CRITICAL)'],
    }),
    check(subject) {
      const artifacts = field(subject.value, 'artifacts');
      const status = statusOf(subject);
      if (!isArray(artifacts) || artifacts.length > 0 || status === undefined || !weighsAsSuccess(subject))
        return NOTHING;
      const isUnknown = !isSuccess(subject);
      // A word of another version of the family is not invented. Other rules report that this version does not know it.
      if (isUnknown && subject.satisfies !== null) return NOTHING;
      const claim = `Agent returned status ${quote(status)}`;
      return {
        pointer: join('', 'artifacts'),
        message: isUnknown
          ? `${claim}, which is unknown and counts as success, but lists no artifacts: phantom work.`
          : `${claim} but lists no artifacts: phantom work.`,
        recommendation: isUnknown
          ? `${fixFormat(subject)}: list the artifacts, or use a listed status other than success.`
          : `Verify ${agentName(subject)} creates artifacts and lists them before it claims success.`,
      };
    },
  },
  'too-many-claims': {
    area: 'artifacts',
    severity: 'error',
    unread: true,
    about: () => ({
      summary: 'A return claims at most 10,000 files',
      rationale:
        'No agent makes so many files in one task. Such a return is meant to stall the gate, so only the first claims are looked up; and unchecked claims must not pass.',
      remedy: 'List the files that people should see, or split the work into several returns.',
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
  },
  'session-id-mismatch': {
    area: 'metadata',
    step: 'session',
    severity: 'error',
    about: () => ({
      summary: 'The session id is the one that the caller expects',
      rationale:
        'A return with another session id answers another delegation, or is left over from an earlier run: accepting it would credit work to the wrong task.',
      remedy: 'Echo the session id of the delegation, or check the return of the expected session.',
      sources: ['002 Step 4: Validate Session ID', '003 Orchestrator Validation (Stage 6)'],
      bad: { context: { expectedSession: 'sess_1735460684_ffffff' } },
    }),
    check(subject, { expectedSession, expectedIn }) {
      if (expectedSession === null || expectedIn?.has(subject.file) === false) return NOTHING;
      const session = writtenSession(subject);
      if (session === undefined || session === expectedSession) return NOTHING;
      return {
        pointer: join('', ...wayToSession(subject.standard)),
        message: `Session id is ${quote(session, MAX_QUOTED)}; expected was ${quote(expectedSession, MAX_QUOTED)}.`,
        recommendation: `Fix ${agentName(subject)} subagent to return correct session_id: the one of its delegation.`,
      };
    },
  },
  'path-root': {
    area: 'artifacts',
    severity: 'notice',
    about: () => ({
      summary: 'Paths are relative to the root of the project',
      rationale:
        "Agents write paths as on their machine, or with the repository's name in front. The common start of most paths counts as the root, and the rest is looked up: such paths are checked, but are wrong on other machines.",
      remedy: 'Write each path from the root of the repository.',
      sources: ['return-gate One reader of lines'],
    }),
    check({ root = null }) {
      if (root === null) return NOTHING;
      return {
        pointer: root.pointer,
        value: root.head,
        message: `${count(root.count, 'path')} ${root.count === 1 ? 'begins' : 'begin'} with ${quote(root.head, 200)}, which is taken for the root of the project.`,
      };
    },
  },
});

/** The maximum number of line numbers in a message. */
const MOST_NAMED = 10;

/**
 * The rule on unread lines of a return that may claim files, and on returns with only hedged lines: a warning only if
 * the compared change adds them. Without `claimsFile`, which returns true if a return claims a file, hedged lines are not reported.
 */
export function unreadRule(
  about: ReturnRule['about'],
  claimsFile?: (subject: Subject) => boolean,
): RuleRow<ReturnRule> {
  return {
    about,
    unread: true,
    ofTruth: true,
    severity: 'warning',
    check(subject) {
      const { unread = [], isNew = false, restated = false } = subject;
      const isAdded = isNew || restated;
      const comments = unendedComments(unread, isAdded);
      const parts = unreadParts(unread);
      const [first] = parts;
      const severity = isAdded ? {} : { severity: 'notice' as const };
      if (!weighsAsSuccess(subject)) return comments;
      if (first === undefined) {
        const hedged = numberField(subject.value, 'hedged') ?? 0;
        if (hedged === 0 || claimsFile?.(subject) !== false) return comments;
        const said = hedged === 1 ? 'the line that names one says' : `${String(hedged)} lines that name files say`;
        const message = `The return reports success but claims no file: ${said} that it is planned, not in git or not done.`;
        return [...comments, { ...severity, pointer: '', value: 'hedged', message }];
      }
      const lines = [...new Set(parts.map(({ range }) => range.startLine))];
      const where = listOfFew(lines.map(String), MOST_NAMED);
      const said = lines.length === 1 ? 'names a file and was not read' : 'name files and were not read';
      return [
        ...comments,
        {
          ...severity,
          range: first.range,
          value: parts.map(({ text }) => text).join('\n'),
          unread: lines.length,
          message: `${lines.length === 1 ? 'Line' : 'Lines'} ${where} ${said}: ${quote(first.text, 120)}.`,
        },
      ];
    },
  };
}
