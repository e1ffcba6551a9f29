import type { DocumentSubject } from '../model/document.js';
import type { Problem } from '../model/finding.js';
import type { DocumentRule } from '../model/rule.js';
import { count, quote } from '../model/text.js';

export const jsonSyntax: DocumentRule = {
  id: 'json-syntax',
  area: 'document',
  scope: 'document',
  severity: 'error',
  about: () => ({
    summary: 'The return is one strict JSON value',
    rationale:
      'The first thing a caller does with a return is to parse it. Comments, trailing commas, single quotes or a cut end make a strict parser refuse the whole of it, so nothing that it says is ever read.',
    remedy: 'Have the agent write the return with a JSON encoder, or correct the place that is shown.',
    demand: 'stated',
    sources: [
      { document: '002', heading: 'Step 1: Validate JSON Structure' },
      { document: '003', heading: 'Orchestrator Validation (Stage 6)' },
    ],
    bad: { text: '{\n  "status": "partial",\n}\n' },
  }),
  check(document) {
    const problems: Problem[] = [];
    for (const problem of document.problems) {
      if (problem.kind === 'syntax') {
        problems.push({
          range: problem.range,
          message: `Cannot parse the return as JSON: ${problem.reason.replace(/\.$/, '')}.`,
          recommendation: 'Fix subagent return format: return strict JSON (RFC 8259) and nothing else.',
          value: problem.reason,
        });
      } else if (problem.kind === 'wrapped' && isStrict(document)) {
        problems.push({
          range: problem.range,
          message: `The return is in ${problem.by === 'fence' ? 'a Markdown fence' : 'other text'}, so the file is not JSON.`,
          recommendation: 'Fix subagent return format: write nothing but the JSON object into the file.',
          value: 'wrapped',
        });
      } else if (problem.kind === 'too-deep') {
        problems.push({
          range: problem.range,
          message: `The JSON is nested deeper than ${String(problem.limit)} levels, so it is not read.`,
          recommendation: 'Fix subagent return format: a return nests only a few levels deep.',
          value: 'too-deep',
        });
      }
    }
    return problems;
  },
};

/** For versions without a rule on text around a return (the console return has one), such a file is broken JSON. */
function isStrict({ form, hasRule }: DocumentSubject): boolean {
  return form === 'json' && !hasRule('json-only');
}

export const jsonDuplicateKey: DocumentRule = {
  id: 'json-duplicate-key',
  area: 'document',
  scope: 'document',
  severity: 'error',
  about: () => ({
    summary: 'No object holds the same key twice',
    rationale:
      'Parsers disagree about which of the two values counts, so a caller may act on another return than the one that was checked.',
    remedy: 'Keep one of the two members, and delete or rename the other.',
    demand: 'stated',
    sources: [
      { document: 'return-gate', heading: 'RFC 8259 section 4: what a parser makes of a repeated name is open' },
    ],
    bad: { replace: [['"status"', '"status": "failed", "status"']] },
  }),
  check(document) {
    const problems: Problem[] = [];
    for (const problem of document.problems) {
      if (problem.kind === 'more-duplicates') {
        problems.push({
          message: `${count(problem.more, 'more key appears', 'more keys appear')} twice in an object of this file.`,
          recommendation: 'Keep each key once: write the return with a JSON encoder.',
          value: 'more-duplicates',
        });
      }
      if (problem.kind !== 'duplicate-key') continue;
      problems.push({
        range: problem.range,
        message: `Key ${quote(problem.key)} appears twice in one object, first on line ${String(problem.firstLine)}.`,
        recommendation: `Keep one ${quote(problem.key)}.`,
        value: problem.key,
      });
    }
    return problems;
  },
};
