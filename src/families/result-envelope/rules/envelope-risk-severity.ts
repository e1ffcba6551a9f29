import type { Problem } from '../../../model/finding.js';
import { has, stringField } from '../../../model/json.js';
import { fixFormat, objectsOf } from '../../../model/return.js';
import type { ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

export const envelopeRiskSeverity: ReturnRule = {
  id: 'envelope-risk-severity',
  area: 'envelope',
  scope: 'return',
  severity: 'warning',
  summary: 'Every risk is CRITICAL, a WARNING or a SUGGESTION',
  rationale:
    'A critical risk is put before the user at once, and a suggestion may wait. Without the word, the orchestrator cannot tell the two apart.',
  remedy: 'Start each risk with its severity: `- **WARNING**: ...`; write `None.` where there are none.',
  demand: {
    order: 40,
    text: 'Each risk starts with CRITICAL, WARNING or SUGGESTION.',
  },
  sources: [{ document: '004', heading: 'Fields' }],
  bad: { replace: [['None.', '- Dates before 1970 are lost.']] },
  good: [{}, { replace: [['None.', '- **WARNING**: Dates before 1970 are lost.\n- [SUGGESTION] Read times, too.']] }],
  check(subject) {
    const problems: Problem[] = [];
    for (const { pointer, value } of objectsOf(subject, 'risks')) {
      const text = stringField(value, 'text');
      if (text === undefined || has(value, 'severity')) continue;
      problems.push({
        pointer,
        message: `Risk ${quote(text)} has no severity; CRITICAL, WARNING or SUGGESTION was expected.`,
        recommendation: `${fixFormat(subject)}: start the risk with its severity.`,
        value: text,
      });
    }
    return problems;
  },
};
