import type { Problem } from '../../../model/finding.js';
import { field, has, isArray, stringField, type JsonObject } from '../../../model/json.js';
import { elementAt } from '../../../model/collections.js';
import { fixFormat, objectsOf, statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

export const envelopeSuccessWithCritical: ReturnRule = {
  id: 'envelope-success-with-critical',
  area: 'envelope',
  scope: 'return',
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
  check(subject) {
    if (statusOf(subject) !== 'success') return NOTHING;
    const critical = criticalRiskOf(subject);
    if (critical === undefined) return NOTHING;
    const { statuses } = subject.standard;
    const other = elementAt(statuses, statuses.length - 1);
    return {
      pointer: '/status',
      message: `The envelope claims "success" and has a CRITICAL risk: ${quote(critical)}.`,
      recommendation: `Resolve the risk, or return the status ${quote(other)}.`,
    };
  },
};

export const envelopeCriticalWithWarning: ReturnRule = {
  id: 'envelope-critical-with-warning',
  area: 'envelope',
  scope: 'return',
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
    bad: {
      replace: [
        ['**Status**: success', '**Status**: warning'],
        ['None.', '- **CRITICAL**: Dates before 1970 are lost.'],
      ],
    },
    good: {
      replace: [
        ['**Status**: success', '**Status**: warning'],
        ['None.', '- **WARNING**: Dates before 1970 are lost.'],
      ],
    },
  }),
  check(subject) {
    if (statusOf(subject) !== 'warning') return NOTHING;
    const critical = criticalRiskOf(subject);
    if (critical === undefined) return NOTHING;
    return {
      pointer: '/status',
      message: `The envelope has the status "warning" and a CRITICAL risk: ${quote(critical)}.`,
      recommendation: 'Return the status "failure", or call the risk a WARNING if the next phase can start.',
    };
  },
};

export const envelopeFailureWithoutRisk: ReturnRule = {
  id: 'envelope-failure-without-risk',
  area: 'envelope',
  scope: 'return',
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
    good: {
      replace: [
        ['**Status**: success', '**Status**: failure'],
        ['None.', '- **CRITICAL**: Dates before 1970 are lost.'],
      ],
    },
  }),
  check: withoutRisk('failure', {
    message: 'The envelope has the status "failure" but names no risk.',
  }),
};

export const envelopeWarningWithoutRisk: ReturnRule = {
  id: 'envelope-warning-without-risk',
  area: 'envelope',
  scope: 'return',
  severity: 'warning',
  about: () => ({
    summary: 'An envelope with the status warning lists the risk it warns of',
    rationale: 'The status reports concerns. Without a risk, they are unknown.',
    remedy: 'List the concern as a WARNING risk, or return success.',
    demand: { askedBy: 'envelope-failure-without-risk' },
    sources: ['return-gate Document 004 calls warning a success with non-blocking concerns'],
    bad: { replace: [['**Status**: success', '**Status**: warning']] },
    good: {
      replace: [
        ['**Status**: success', '**Status**: warning'],
        ['None.', '- **WARNING**: Dates before 1970 are lost.'],
      ],
    },
  }),
  check: withoutRisk('warning', {
    message: 'The envelope has the status "warning" but lists no risks.',
    recommendation: 'List the concern as a WARNING risk, or return the status "success".',
  }),
};

export const envelopeRiskSeverity: ReturnRule = {
  id: 'envelope-risk-severity',
  area: 'envelope',
  scope: 'return',
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
    good: [{}, { replace: [['None.', '- **WARNING**: Dates before 1970 are lost.\n- [SUGGESTION] Read times, too.']] }],
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
};

/** Returns the check that envelopes with a status list a risk. */
function withoutRisk(status: string, problem: Pick<Problem, 'message' | 'recommendation'>): ReturnRule['check'] {
  return (subject) => {
    const risks = field(subject.value, 'risks');
    if (statusOf(subject) !== status || !isArray(risks) || risks.length > 0) return NOTHING;
    return [{ pointer: '/risks', ...problem }];
  };
}

/** Returns the text of an envelope's first CRITICAL risk; undefined if it has none. */
function criticalRiskOf(subject: { readonly value: JsonObject }): string | undefined {
  const critical = objectsOf(subject, 'risks').filter(({ value }) => stringField(value, 'severity') === 'CRITICAL');
  return critical.map(({ value }) => stringField(value, 'text')).find((text) => text !== undefined);
}
