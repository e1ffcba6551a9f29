import fc from 'fast-check';
import type { Report, Trend } from '../../src/model/report.js';
import { claim, finding, fixedFinding, record, report, trend } from './sample.js';

const PIECES = [
  ...[
    '::error::',
    '::stop-commands::x',
    '::set-env name=A::',
    ':',
    '##[',
    '##[error]',
    '#',
    '##vso[x]',
    ']',
    '%0A',
    '%25',
  ],
  ...['\n', '\r', '\t', ' ', '    ', '\0', '\u001b[31m', '\u009b', '\u202e', '\u2066', '\u2028', '\u200b', '\ufeff'],
  ...['\u{e0041}', '\ud800', '\udc80', '\udfff', '\ufffe', '\u00ad', '❤️', '👩‍💻', '日本', 'é'],
  ...[
    '|',
    '\\',
    '`',
    '``',
    '*',
    '_',
    '~~',
    '<',
    '>',
    '&',
    '&lt;',
    '[',
    '](http://e.example)',
    '![',
    '(',
    ')',
    '<!--',
    '-->',
  ],
  ...['<img src=x onerror=alert(1)>', '</code>', '</details>', '@octocat', 'a@b.example', '#12', 'GH-12', 'o/r#3'],
  ...[
    'https://e.example',
    'www.e.example',
    ':rocket:',
    '$x$',
    '$$',
    'deadbeefcafe',
    '- ',
    '1. ',
    '=',
    '+',
    '"',
    "'",
    'x',
  ],
];

/** Texts that try to be more than text. */
export const hostile: fc.Arbitrary<string> = fc
  .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ unit: 'binary' })), {
    maxLength: 12,
  })
  .map((pieces) => pieces.join(''));

/** Reports with hostile text in every place that takes any. */
export const hostileReport: fc.Arbitrary<Report> = fc
  .array(
    fc.record({
      file: hostile,
      text: hostile,
      more: hostile,
      severity: fc.constantFrom('error', 'warning', 'notice'),
      column: fc.integer({ min: 1, max: 40 }),
      width: fc.integer({ min: 0, max: 40 }),
    }),
    { maxLength: 6 },
  )
  .map((entries) =>
    report({
      source: { kind: 'commit', revision: 'abc', root: entries[0]?.file ?? '', shard: null },
      findings: entries.map(({ file, text, more, severity, column, width }) =>
        finding({
          rule: text,
          severity,
          ...(severity === 'error' ? { untrue: true as const } : {}),
          message: more,
          recommendation: text,
          file,
          range: { startLine: 1, startColumn: column, endLine: 1, endColumn: column + width },
          excerpt: { text: more, cut: 0 },
        }),
      ),
      returns: entries.map(({ file, text, more }) =>
        record({
          file,
          standard: more,
          status: text,
          agent: more,
          session: text,
          claims: [claim('missing', text)],
          criticalRisks: [text],
        }),
      ),
      ...(entries.length === 0 ? {} : { trend: hostileTrend(entries) }),
    }),
  );

function hostileTrend(
  entries: readonly { readonly file: string; readonly text: string; readonly more: string }[],
): Trend {
  return trend({
    against: { report: entries[0]?.text ?? '', revision: 'abc' },
    added: entries.map(({ file, text, more }) => finding({ file, rule: text, message: more })),
    fixed: entries.map(({ file, text, more }) => fixedFinding({ file, rule: text, message: more })),
    doubts: entries.map(({ text }) => text),
  });
}
