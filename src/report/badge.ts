import type { Report } from '../model/report.js';
import { count } from '../model/text.js';
import { tally, totals } from './conclusion.js';
import { json, jsonFrame, shown, type SafeText } from './sink.js';
import { truthOf } from './truth.js';

/** The JSON that a shields.io endpoint returns (shields.io, "Endpoint Badge"). */
interface Badge {
  readonly schemaVersion: 1;
  readonly label: string;
  readonly message: string;
  readonly color: 'brightgreen' | 'yellow' | 'red' | 'lightgrey';
  /** If true, the badge's URL cannot override its colour. */
  readonly isError: boolean;
}

/**
 * Renders a shields.io endpoint badge that shows how many claims are true. It is green only if the run passed and all
 * its claims are true, and nothing lets a false one pass.
 */
export function* render(report: Report): Iterable<SafeText> {
  const badge: Badge = { schemaVersion: 1, label: shown(report.tool.name), ...faceOf(report) };
  yield jsonFrame`${json(badge, 2)}\n`;
}

function faceOf(report: Report): Pick<Badge, 'message' | 'color' | 'isError'> {
  const { conclusion, counts } = report;
  const { claims, untrue, unread, ...others } = truthOf(report);
  const part = report.source.shard === null ? '' : `shard ${report.source.shard}: `;
  const failed = conclusion === 'failed';
  if (conclusion === 'empty' || (counts.returns === 0 && unread === 0)) {
    return { message: 'no returns', color: failed ? 'red' : 'lightgrey', isError: conclusion !== 'passed' };
  }
  const form = failed && untrue === 0 ? tally(totals(report)) : '';
  const { undetermined, unverifiable, absentCommits, notBorneOut, otherwise, unfinished } = others;
  const doubtful = undetermined + unverifiable + absentCommits + notBorneOut + otherwise + unfinished;
  const message =
    untrue > 0
      ? `${String(untrue)} of ${count(claims, 'claim')} false`
      : claims === 0
        ? `no claims in ${count(counts.returns, 'return')}`
        : `${String(claims - doubtful)} of ${count(claims, 'claim')} true`;
  // A run that passes without proof is not green, nor is a part of a run.
  const isProof = claims > 0 && part === '';
  const color = failed
    ? 'red'
    : untrue + unread + doubtful > 0 || report.loosened !== undefined
      ? 'yellow'
      : isProof
        ? 'brightgreen'
        : 'lightgrey';
  return { message: part + (form === '' ? message : `${message}, ${form}`), color, isError: failed };
}
