import { withoutDate } from '../../../model/requirements.js';
import type { Vocabulary } from '../../../model/standard.js';
import { artifactsOf, fixFormat, objectsOf, statusOf } from '../../../model/return.js';
import { stringField, field, has, isArray } from '../../../model/json.js';
import { pattern, quote } from '../../../model/text.js';
import { rulesOnReturns, NOTHING, type ReturnRule, type Example } from '../../../model/rule.js';
import { sentenceCount, textAt } from '../../text-rules.js';
import type { Problem } from '../../../model/finding.js';
import { elementAt } from '../../../model/collections.js';

const MIN = 1;

const MAX = 3;

/** Words that alone do not name the next step. */
const VAGUE = new Set(
  'a ahead all and as as-is carry continue continuing done forward go going good he it keep later move moving next normally now on onward onwards phase phases planned please proceed process ready soon step steps task tasks tbd the then to todo with work workflow'.split(
    ' ',
  ),
);

/** A longer text counts as specific, whatever its words. */
const LONGEST = 80;

const WORDS = pattern(String.raw`[\p{L}\p{N}-]+`, 'gu');

/** An example of an envelope with another status and a risk. */
const withRisk = (status: string, risk: string): Example => ({
  replace: [
    ['**Status**: success', `**Status**: ${status}`],
    ['None.', risk],
  ],
});

export const contentRules = rulesOnReturns('envelope', {
  'envelope-summary-sentences': {
    severity: 'warning',
    about: () => ({
      summary: `The summary of an envelope has ${String(MIN)} to ${String(MAX)} sentences`,
      rationale:
        'The orchestrator keeps the summary of every phase in its context. Longer text belongs in an artifact.',
      remedy: 'Say what happened in one to three sentences, and leave the details to the artifacts.',
      demand: {
        order: 20,
        text: 'The summary has 1 to 3 sentences.',
      },
      sources: ['004 Fields'],
      bad: {
        replace: [['It has three phases.', 'It has three phases. The first reads dates. The second reads times.']],
      },
      good: { replace: [['It has three phases.', 'It has three phases. The first reads dates.']] },
    }),
    check: sentenceCount(textAt('summary'), {
      name: 'The summary',
      min: MIN,
      max: MAX,
      advice: (expected) => `Say what happened in ${expected}.`,
    }),
  },
  'envelope-next-vague': {
    severity: 'warning',
    about: () => ({
      summary: 'An envelope names the exact next step',
      rationale:
        'The orchestrator takes its next step from here. It knows that it should continue; only the agent can tell which phase is ready, or what blocks it.',
      remedy: 'Name the phase that is ready, such as `Ready for specs (sdd-spec)`, or what must be done before it.',
      demand: {
        order: 30,
        text: 'The next step is named: "continue" or "proceed" alone is not enough.',
      },
      sources: ['004 Fields', '004 Sub-Agent Responsibilities'],
      bad: [
        { replace: [['Ready for the specification (sdd-spec).', 'Continue.']] },
        { replace: [['Ready for the specification (sdd-spec).', 'Proceed to the next phase']] },
      ],
      good: { replace: [['Ready for the specification (sdd-spec).', 'Continue with sdd-spec.']] },
    }),
    check({ value }) {
      const next = stringField(value, 'next');
      if (next === undefined || next.length > LONGEST) return NOTHING;
      const words = [...next.toLowerCase().matchAll(WORDS())];
      if (words.length === 0 || !words.every(([word]) => VAGUE.has(word))) return NOTHING;
      return {
        pointer: '/next',
        message: `${quote(next)} does not name the next step.`,
        recommendation: 'Name the phase that is ready, or what must be done before it.',
      };
    },
  },
  'envelope-change-folder': {
    needsPlace: true,
    severity: 'warning',
    about: () => ({
      summary: 'An envelope names the change in whose folder it and its artifacts are',
      rationale:
        'All files of a change are in `openspec/changes/`, below its name. A result with another name is filed under the wrong change, or was copied from it.',
      remedy:
        "Write the folder's name as the change, or move the file. In the archive, the date before the name does not count.",
      demand: {
        order: 100,
        text: 'The change has the name of its folder below openspec/changes/.',
      },
      sources: ['004 Fields'],
      bad: { replace: [['**Change**: parse-dates', '**Change**: parse-times']] },
      good: [
        {},
        { file: 'openspec/changes/archive/2026-01-28-parse-dates/proposal.return.md' },
        { file: 'docs/return-logs/phases.md' },
      ],
    }),
    check(subject) {
      const change = stringField(subject.value, 'change');
      if (change === undefined) return NOTHING;
      const own = folderOf(subject.file);
      const folders = own === null ? artifactFolders(subject) : [own];
      const [first] = folders;
      if (first === undefined || folders.some((folder) => folder === change || withoutDate(folder) === change))
        return NOTHING;
      return {
        pointer: '/change',
        message: `The change is called ${quote(change)}, but the folder is ${quote(first)}.`,
        recommendation: 'Write the name of the folder below openspec/changes/ as the change.',
      };
    },
  },
  'envelope-success-with-critical': {
    severity: 'error',
    about: () => ({
      summary: 'An envelope with a CRITICAL risk does not claim success',
      rationale: 'After a success the orchestrator starts the next phase, and the blocker is left behind.',
      remedy: 'Resolve the risk, or use the status for unfinished work; a risk that may wait is not CRITICAL.',
      demand: {
        order: 50,
        text: '"success" has no CRITICAL risk.',
      },
      sources: ['004 Sub-Agent Responsibilities'],
      bad: { replace: [['None.', '**CRITICAL**: Dates before 1970 are lost.']] },
      good: { replace: [['None.', '**WARNING**: Dates before 1970 are lost.']] },
    }),
    check: withoutCritical('success', 'claims "success" and has', ({ statuses }) => {
      return `Resolve the risk, or return the status ${quote(elementAt(statuses, statuses.length - 1))}.`;
    }),
  },
  'envelope-critical-with-warning': {
    severity: 'warning',
    about: () => ({
      summary: 'An envelope with a CRITICAL risk has the status failure, not warning',
      rationale: 'The status `warning` means concerns that block nothing, but a CRITICAL risk must be resolved first.',
      remedy: 'Return `failure`, or call the risk a WARNING if the next phase can start.',
      demand: {
        order: 60,
        text: '"warning" has no CRITICAL risk: use "failure" then.',
      },
      sources: ['return-gate Document 004 calls warnings non-blocking, and CRITICAL what blocks', '004 Fields'],
      bad: withRisk('warning', '- **CRITICAL**: Dates before 1970 are lost.'),
      good: withRisk('warning', '- **WARNING**: Dates before 1970 are lost.'),
    }),
    check: withoutCritical(
      'warning',
      'has the status "warning" and',
      () => 'Return the status "failure", or call the risk a WARNING if the next phase can start.',
    ),
  },
  'envelope-failure-without-risk': {
    severity: 'warning',
    about: () => ({
      summary: 'An envelope that reports a failure names the risk behind it',
      rationale: 'Something made the phase fail. If the risks do not name it, it is unknown what to resolve.',
      remedy: 'List the cause of the failure as a CRITICAL risk.',
      demand: {
        order: 70,
        text: '"warning" and "failure" name at least one risk.',
      },
      sources: ['return-gate Document 004 has blockers among the risks'],
      bad: { replace: [['**Status**: success', '**Status**: failure']] },
      good: withRisk('failure', '- **CRITICAL**: Dates before 1970 are lost.'),
    }),
    check: withoutRisk('failure', {
      message: 'The envelope has the status "failure" but names no risk.',
    }),
  },
  'envelope-warning-without-risk': {
    severity: 'warning',
    about: () => ({
      summary: 'An envelope with the status warning lists the risk it warns of',
      rationale: 'The status reports concerns. Without a risk, they are unknown.',
      remedy: 'List the concern as a WARNING risk, or return success.',
      sources: ['return-gate Document 004 calls warning a success with non-blocking concerns'],
      bad: { replace: [['**Status**: success', '**Status**: warning']] },
      good: withRisk('warning', '- **WARNING**: Dates before 1970 are lost.'),
    }),
    check: withoutRisk('warning', {
      message: 'The envelope has the status "warning" but lists no risks.',
      recommendation: 'List the concern as a WARNING risk, or return the status "success".',
    }),
  },
  'envelope-risk-severity': {
    severity: 'warning',
    about: () => ({
      summary: 'Every risk is CRITICAL, a WARNING or a SUGGESTION',
      rationale:
        'A critical risk is shown to the user at once, and a suggestion may wait. Without the severity, the orchestrator cannot distinguish them.',
      remedy: 'Start each risk with its severity: `- **WARNING**: ...`; write `None.` if there are none.',
      demand: {
        order: 40,
        text: 'Each risk starts with CRITICAL, WARNING or SUGGESTION.',
      },
      sources: ['004 Fields'],
      bad: { replace: [['None.', '- Dates before 1970 are lost.']] },
      good: [
        {},
        { replace: [['None.', '- **WARNING**: Dates before 1970 are lost.\n- [SUGGESTION] Read times, too.']] },
      ],
    }),
    check(subject) {
      return objectsOf(subject, 'risks').flatMap(({ pointer, value }) => {
        const text = stringField(value, 'text');
        if (text === undefined || has(value, 'severity')) return NOTHING;
        return {
          pointer,
          message: `Risk ${quote(text)} has no severity; CRITICAL, WARNING or SUGGESTION was expected.`,
          recommendation: `${fixFormat(subject)}: start the risk with its severity.`,
          value: text,
        };
      });
    },
  },
});

/** Returns the change folders of the artifacts, for an envelope outside such a folder. */
function artifactFolders(subject: Parameters<ReturnRule['check']>[0]): readonly string[] {
  return artifactsOf(subject).flatMap(({ plainPath }) => {
    const folder = plainPath === null ? null : folderOf(plainPath);
    return folder === null ? [] : [folder];
  });
}

/** Returns the name of the change whose folder contains a file; null for other files. */
function folderOf(path: string): string | null {
  return /(?:^|\/)openspec\/changes\/(?:archive\/)?(?!archive\/)([^/]+)\//.exec(path)?.[1] ?? null;
}

/** Returns the check that envelopes with a status list a risk. */
function withoutRisk(status: string, problem: Pick<Problem, 'message' | 'recommendation'>): ReturnRule['check'] {
  return (subject) => {
    const risks = field(subject.value, 'risks');
    if (statusOf(subject) !== status || !isArray(risks) || risks.length > 0) return NOTHING;
    return [{ pointer: '/risks', ...problem }];
  };
}

/** Returns the check that envelopes with a status have no CRITICAL risk. `said` is how the message of one begins. */
function withoutCritical(status: string, said: string, advice: (standard: Vocabulary) => string): ReturnRule['check'] {
  return (subject) => {
    const risks = objectsOf(subject, 'risks').filter(({ value }) => stringField(value, 'severity') === 'CRITICAL');
    const critical = risks.map(({ value }) => stringField(value, 'text')).find((text) => text !== undefined);
    if (statusOf(subject) !== status || critical === undefined) return NOTHING;
    return {
      pointer: '/status',
      message: `The envelope ${said} a CRITICAL risk: ${quote(critical)}.`,
      recommendation: advice(subject.standard),
    };
  };
}
