import { isActive, type Finding } from '../model/finding.js';
import type { Trend } from '../model/report.js';

/** As many digits as GitHub shows for a commit. */
const SHORT_ID = 7;

/** Returns the comparison as sentences: `2 new, 3 fixed (1 gone with its file), 41 unchanged, against 2026-11-21 (4137d0a).` */
export function trendSentences({ against, added, fixed, unchanged, doubts }: Trend): string {
  if (against === null) return 'There is no earlier report to compare with.';
  const gone = fixed.filter((finding) => finding.gone).length;
  const all = gone === fixed.length && gone > 1 ? 'all' : String(gone);
  const lost = gone === 0 ? '' : ` (${all} gone with ${gone === 1 ? 'its file' : 'their files'})`;
  const commit = against.revision === null ? '' : ` (${against.revision.slice(0, SHORT_ID)})`;
  const numbers = `${String(added.length)} new, ${String(fixed.length)} fixed${lost}, ${String(unchanged)} unchanged`;
  return [`${numbers}, against ${against.report}${commit}.`, ...doubts].join(' ');
}

/** Returns the new findings, `known` if the baseline has them, and the fixed ones, `gone` if their file is. */
export function differences({ added, fixed }: Trend) {
  const isNew = (one: Finding) => ({
    ...one,
    line: one.range?.startLine ?? null,
    word: isActive(one) ? 'new' : 'known',
  });
  return [
    { name: 'new', list: added.map(isNew) },
    { name: 'fixed', list: fixed.map((one) => ({ ...one, line: one.startLine, word: one.gone ? 'gone' : 'fixed' })) },
  ] as const;
}
