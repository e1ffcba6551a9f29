import type { StaleEntry } from '../model/finding.js';
import { FILE_START } from '../model/pointer.js';
import { NOTHING, type RunRule } from '../model/rule.js';
import { count, listOf, quote } from '../model/text.js';

export const baselineStale: RunRule = {
  id: 'baseline-stale',
  area: 'run',
  step: 'structure',
  scope: 'run',
  after: 'baseline',
  severity: 'warning',
  summary: 'Every entry of the baseline still occurs',
  rationale:
    'A baseline lets known findings pass. An entry whose finding was fixed would let the same mistake back in unseen, and hides how much of the baseline is done.',
  remedy:
    'Write the baseline again with `return-gate check --update-baseline` and commit it: it keeps only what still occurs.',
  sources: [
    { document: 'return-gate', heading: 'A baseline shrinks as findings are fixed, and never grows by itself' },
  ],
  bad: {
    baseline: [
      {
        file: 'specs/3_parse_times/.return-meta.json',
        rule: 'artifact-missing',
        fingerprint: '00000000000000000000000000000000',
        count: 1,
      },
    ],
  },
  good: { baseline: [] },
  check({ stale }) {
    if (stale === null) return NOTHING;
    return stale.entries.map((entry) => ({
      file: stale.file,
      range: { ...FILE_START, startLine: entry.line, endLine: entry.line },
      value: entry.fingerprint,
      message: messageOf(entry),
      recommendation: 'Write the baseline again with return-gate check --update-baseline, and commit it.',
    }));
  },
};

function messageOf({ file, rule, count: known, found, fixed }: StaleEntry): string {
  const what = `The baseline knows ${count(known, 'finding')} of ${rule} in ${quote(file, 200)}`;
  if (fixed !== undefined) {
    const names = listOf(
      fixed.map((name) => quote(name)),
      'and',
    );
    return `${what} for ${names}, which ${fixed.length === 1 ? 'is' : 'are'} there now.`;
  }
  if (found === 0) return `${what} that no longer ${known === 1 ? 'occurs' : 'occur'}.`;
  return `${what}, and only ${String(found)} still ${found === 1 ? 'occurs' : 'occur'}.`;
}
