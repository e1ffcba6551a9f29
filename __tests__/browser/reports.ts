import type { Report } from '../../src/model/report.js';
import { claim, finding, fixedFinding, record, report, trend } from '../report/sample.js';

const STATUSES = ['implemented', 'researched', 'planned', 'partial', 'in_progress'];
const AGENTS = ['general-implementation-agent', 'general-research-agent', 'planner-agent', 'epi-implement-agent'];

/** A night's audit of so many returns: every second has a finding, every third claims a file that is not there. */
export function audit(returns: number): Report {
  const records = Array.from({ length: returns }, (_, i) => {
    const status = STATUSES[i % STATUSES.length] ?? null;
    const agent = AGENTS[i % AGENTS.length] ?? '';
    return record({
      file: `specs/archive/${String(i).padStart(5, '0')}_some_task_with_a_name/.return-meta.json`,
      status,
      success: status !== 'partial' && status !== 'in_progress',
      agent,
      session: `sess_${String(1_770_000_000 + i)}_abc`,
      delegation: ['orchestrator', 'implement', agent],
      startedAt: status === 'in_progress' ? `2026-01-${String((i % 27) + 1).padStart(2, '0')}T00:00:00Z` : null,
      reduced: false,
      standard: i % 7 === 0 ? 'return-meta@2.1' : 'return-meta@1.2',
      claims: [
        claim('present', `src/${String(i)}.ts`),
        claim(i % 3 === 0 ? 'missing' : 'present', `docs/${String(i)}.md`),
      ],
    });
  });
  const findings = records.flatMap(({ file }, i) =>
    i % 2 === 0
      ? [
          finding({
            file,
            severity: i % 4 === 0 ? 'error' : 'warning',
            rule: i % 4 === 0 ? 'artifact-missing' : 'status-stale',
            message: `File does not exist: "docs/${String(i)}.md".`,
            excerpt: { text: `      "path": "docs/${String(i)}.md",`, cut: 0 },
            range: { startLine: 5, startColumn: 15, endLine: 5, endColumn: 25 },
          }),
        ]
      : [],
  );
  return report({ returns: records, findings, trend: trend() });
}

/** Markup, scripts and commands that would do something if they were more than text. */
export const TRAPS = [
  '<img src=x onerror="window.__pwned=1">',
  '</script><script>window.__pwned=1</script>',
  '<!--<script>window.__pwned=1</script>',
  '"><svg onload=window.__pwned=1>',
  "' onfocus='window.__pwned=1' autofocus='",
  '</style><style>body{display:none}</style>',
  '</title><h1>title</h1>',
  'javascript:window.__pwned=1',
  '{{constructor.constructor("window.__pwned=1")()}}',
  '</td></tr></table><h1>out</h1>',
  '__proto__',
  'constructor',
  '\u202edesrever',
  '\u0000\u2028 | `x` *b* [a](javascript:window.__pwned=1) ![i](http://127.0.0.1:9/x.png)',
];

/** A report with the traps in every place that takes text. */
export function trapped(): Report {
  return report({
    source: { kind: 'commit', revision: 'abc123', root: TRAPS[0] ?? '', shard: null },
    returns: TRAPS.map((text, i) =>
      record({
        file: `${text}/${String(i)}`,
        standard: text,
        status: i % 2 === 0 ? text : 'in_progress',
        agent: text,
        session: text,
        delegation: [text, 'agent', `${text}2`],
        startedAt: text,
        reduced: false,
        claims: [
          {
            claim: { path: text, pointer: '/artifacts/0/path', type: text },
            verdict: { name: 'missing', size: null, foundAt: text, detail: text, blank: false },
          },
        ],
      }),
    ),
    findings: TRAPS.flatMap((text, i) => [
      finding({
        file: `${text}/${String(i)}`,
        rule: text,
        message: text,
        recommendation: text,
        excerpt: { text: `${text}${text}`, cut: 3 },
        range: { startLine: 1, startColumn: 6, endLine: 1, endColumn: 12 },
      }),
      finding({ file: null, index: null, range: null, rule: text, message: text, recommendation: text }),
      finding({ file: `${text}.broken`, index: null, rule: text, message: text }),
    ]),
    trend: trend({
      against: { report: TRAPS[0] ?? '', revision: null },
      added: TRAPS.map((text) => finding({ file: text, rule: text, message: text })),
      fixed: TRAPS.map((text) => fixedFinding({ file: text, rule: text, message: text })),
      doubts: TRAPS,
    }),
  });
}
