import { count } from '../model/text.js';
import { unreadInWords, type UnreadFile } from '../model/report-file.js';
import type { Trend } from '../model/trend.js';

/** As many digits as GitHub shows for a commit. */
const SHORT_ID = 7;

/**
 * `2 new, 3 fixed (1 gone with its file), 41 unchanged, against 2026-11-21 (4137d0a)`; a note if nothing is compared.
 */
function trendInWords({ against, added, fixed, unchanged }: Trend): string {
  if (against === null) return 'There is no earlier report to compare with';
  const { label, revision } = against;
  const commit = revision === null ? '' : ` (${revision.slice(0, SHORT_ID)})`;
  const gone = fixed.filter((finding) => finding.gone).length;
  const lost =
    gone === 0
      ? ''
      : ` (${gone === fixed.length && gone > 1 ? 'all' : String(gone)} gone with ${gone === 1 ? 'its file' : 'their files'})`;
  return `${String(added.length)} new, ${String(fixed.length)} fixed${lost}, ${String(unchanged)} unchanged, against ${label ?? ''}${commit}`;
}

/** Returns how many new false claims this run has; the empty string for zero. */
function arrivalsInWords({ runs }: Trend): string {
  const cameIn = runs.at(-1)?.cameIn ?? 0;
  return cameIn === 0 ? '' : count(cameIn, 'new false claim');
}

/** `2 earlier reports were left out: …`; the empty string without any. */
export function leftOutInWords(files: readonly UnreadFile[]): string {
  if (files.length === 0) return '';
  return `${count(files.length, 'earlier report')} ${files.length === 1 ? 'was' : 'were'} left out: ${unreadInWords(files)}`;
}

/** Returns the whole comparison as sentences. */
export function trendSentences(trend: Trend): string {
  const sentences = [trendInWords(trend), arrivalsInWords(trend), leftOutInWords(trend.leftOut)].filter(
    (sentence) => sentence !== '',
  );
  return [...sentences.map((sentence) => `${sentence}.`), ...trend.doubts].join(' ');
}
