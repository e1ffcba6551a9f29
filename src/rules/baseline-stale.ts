import { FILE_START } from '../model/position.js';
import { NOTHING, type RunRule } from '../model/rule.js';
import { count, quote } from '../model/text.js';

export const baselineStale: RunRule = {
  id: 'baseline-stale',
  area: 'run',
  scope: 'run',
  after: 'baseline',
  severity: 'warning',
  summary: 'Every entry of the baseline still occurs',
  rationale:
    'A baseline lets known findings pass. An entry whose finding was mended would let the same mistake back in unseen, and hides how far the work on the past has come.',
  remedy:
    'Write the baseline anew with `return-gate check --update-baseline` and commit it: it only ever keeps what still occurs.',
  sources: [
    { document: 'return-gate', heading: 'A baseline shrinks as findings are mended, and never grows by itself' },
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
    return stale.entries.map(({ file, rule, fingerprint, count: known, found, line }) => ({
      file: stale.file,
      range: { ...FILE_START, startLine: line, endLine: line },
      value: fingerprint,
      message:
        found === 0
          ? `The baseline knows ${count(known, 'finding')} of ${rule} in ${quote(file, 200)} that no longer ${known === 1 ? 'occurs' : 'occur'}.`
          : `The baseline knows ${count(known, 'finding')} of ${rule} in ${quote(file, 200)}, and only ${String(found)} still ${found === 1 ? 'occurs' : 'occur'}.`,
      recommendation: 'Write the baseline anew with return-gate check --update-baseline, and commit it.',
    }));
  },
};
