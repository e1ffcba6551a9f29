import { kindOf, type VerifiedClaim } from '../../model/claim.js';
import type { Report } from '../../model/report.js';
import { capital, count, cut } from '../../model/text.js';
import {
  answer,
  code,
  conclusionInWords,
  counts,
  errorOfRun,
  falseClaims,
  fixableInWords,
  loosenedPart,
  plain,
  text,
  type FalseClaim,
  type Part,
} from './answer.js';
import { outcome, reason, tally, totals, unsuccessful } from './conclusion.js';
import { truthLine, verdictWords } from './claims.js';

/** UTF-16 units of a title with paths: two lines of a heading on a phone. */
const LONGEST_TITLE = 56;

/**
 * Returns how the run ended as a short title without places: `2 claimed files do not exist: src/token.ts, src/csv.ts`, `Failed: 3 errors; all
 * 20 claims are true`. Paths that do not fit are cut to their names; if these do not fit either, the first is named and the others are counted.
 */
export function title(report: Report): readonly Part[] {
  const all = falseClaims(report);
  const claims = all.filter(counts);
  if (report.conclusion === 'passed' && all.length === 0) return answer(report);
  if (report.conclusion === 'passed') return [text(capital(conclusionInWords(report, all)))];
  if (claims.length > 0)
    return withPaths(
      causeOfAll(claims),
      claims.map(({ checked }) => checked.claim.path),
    );
  if (report.conclusion === 'empty') return [text('No returns found')];
  const truth = truthLine(report);
  const found = tally(totals(report));
  const words = [
    ...errorOfRun(report),
    ...(found === '' ? [] : [found]),
    ...(truth === '' ? unsuccessful(report) : [truth.charAt(0).toLowerCase() + truth.slice(1)]),
  ];
  return [text(shortened(`Failed: ${words.length === 0 ? reason(report) : words.join('; ')}`))];
}

/**
 * Returns the last line of a run: the conclusion, the title, the counts of findings, what lets false claims pass, and what a command
 * fixes: `FAILED: 2 claimed files do not exist: src/token.ts, src/csv.ts; 2 errors`.
 */
export function lastLine(report: Report): string {
  const all = falseClaims(report);
  const isFalse = all.some(counts);
  const [first = '', ...rest] = conclusionInWords(report, all).split(',');
  const conclusion = [first.toUpperCase(), ...rest].join(',');
  const found = tally(totals(report));
  const named = report.conclusion === 'passed' ? answer(report) : title(report);
  const words = isFalse
    ? [plain(named), ...(found === '' ? [] : [outcome(report)]), ...unsuccessful(report)]
    : [...errorOfRun(report), outcome(report), ...unsuccessful(report)];
  const fixable = fixableInWords(report);
  return `${conclusion}: ${[...words, ...loosenedPart(report), ...(fixable === '' ? [] : [fixable])].join('; ')}`;
}

/** UTF-16 units of a title of words alone. */
const LONGEST_WORDS = 88;

/** Cuts a title at its last semicolon that fits, or else where it must end: the text below has all of it. */
function shortened(words: string): string {
  if (words.length <= LONGEST_WORDS) return words;
  const end = words.lastIndexOf(';', LONGEST_WORDS);
  return end > 0 ? words.slice(0, end) : cut(words, LONGEST_WORDS);
}

/** `2 claimed files do not exist`; without a common cause, `3 claims are false`. */
function causeOfAll(claims: readonly FalseClaim[]): string {
  const n = claims.length;
  const causes = new Set(claims.map(({ checked }) => JSON.stringify(causeOf(checked))));
  const [first] = claims;
  if (first === undefined || causes.size > 1) return `${count(n, 'claim')} ${n === 1 ? 'is' : 'are'} false`;
  const { one, many, isDeletion } = causeOf(first.checked);
  const files = isDeletion ? `${count(n, 'file')} claimed as deleted` : count(n, 'claimed file');
  return `${files} ${n === 1 ? one : many}`;
}

interface Cause {
  /** `does not exist`, of one file. */
  readonly one: string;
  /** `do not exist`, of several. */
  readonly many: string;
  readonly isDeletion: boolean;
}

function causeOf({ claim, verdict }: Pick<VerifiedClaim, 'claim' | 'verdict'>): Cause {
  if (kindOf(claim) === 'deletion') return { one: 'still exists', many: 'still exist', isDeletion: true };
  const { why } = verdictWords(verdict.name);
  const many = why
    .replace(/^is a directory$/, 'are directories')
    .replace(/^is\b/, 'are')
    .replace(/^does\b/, 'do');
  return { one: why, many, isDeletion: false };
}

/** Adds as many of the paths as fit. */
function withPaths(words: string, paths: readonly string[]): readonly Part[] {
  const names = paths.map((path) => path.replace(/^.*\/(?=.)/s, '…/'));
  const [first = ''] = names;
  const rest = paths.length > 1 ? ` and ${String(paths.length - 1)} more` : '';
  const candidates = [paths, names, [paths[0] ?? ''], [first]];
  for (const [n, shown] of candidates.entries()) {
    const ending = n < 2 ? '' : rest;
    const length = words.length + 2 + shown.join(', ').length + ending.length;
    if (length > LONGEST_TITLE) continue;
    const list = shown.flatMap((path, at) => [...(at === 0 ? [] : [text(', ')]), code(path)]);
    return [text(`${words}: `), ...list, ...(ending === '' ? [] : [text(ending)])];
  }
  return [text(words)];
}
