import type { Problem } from '../model/finding.js';
import type { DocumentRule } from '../model/rule.js';

const ENCODINGS = { 'not-utf-8': 'holds bytes that are not UTF-8', 'utf-16': 'is encoded as UTF-16' } as const;

export const jsonEncoding: DocumentRule = {
  id: 'json-encoding',
  area: 'document',
  step: 'structure',
  scope: 'document',
  severity: 'error',
  summary: 'The file is UTF-8 without a byte order mark',
  rationale:
    'RFC 8259 asks for UTF-8 and forbids to write a byte order mark. Other encodings turn paths and names into different ones without a word, and many parsers stop at the mark.',
  remedy: 'Save the file as UTF-8 without a byte order mark.',
  fixes: [{ safety: 'safe', does: 'removes a byte order mark' }],
  demand: 'stated',
  sources: [{ document: 'return-gate', heading: 'RFC 8259 section 8.1: JSON that systems exchange is UTF-8' }],
  // Latin-1: a lone E9 is no UTF-8.
  bad: { bytesBehind: [0xe9] },
  good: {},
  check(document) {
    const problems: Problem[] = [];
    for (const problem of document.problems) {
      if (problem.kind === 'encoding') {
        problems.push({
          range: problem.range,
          message: `The file ${ENCODINGS[problem.reason]}; UTF-8 was expected.`,
          recommendation: 'Save the file as UTF-8.',
          value: problem.reason,
        });
      } else if (problem.kind === 'byte-order-mark') {
        problems.push({
          range: problem.range,
          severity: 'warning',
          message: 'The file starts with a byte order mark; plain UTF-8 was expected.',
          value: 'byte-order-mark',
          fix: { safety: 'safe', does: 'remove the byte order mark', edits: [{ kind: 'byte-order-mark' }] },
        });
      }
    }
    return problems;
  },
};
