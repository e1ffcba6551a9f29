import { shortId } from '../links.js';
import { placeKey, type Finding } from '../../model/finding.js';
import type { Report } from '../../model/report.js';
import { capital, count } from '../../model/text.js';
import { isAbsentCommit, isCompared, isNotBorneOut, isUntrue, VERDICTS, type VerdictName } from '../../model/claim.js';
import { reason, tally, totals, unsuccessful } from './conclusion.js';
import type { ReturnRecord } from '../../model/context.js';

/** The outcomes of a run's claims. Each claim is counted once. */
export interface Truth {
  readonly claims: number;
  readonly untrue: number;
  /** Number of false claims in the baseline. */
  readonly known: number;
  /** Number of false claims from before the checked change. */
  readonly preexisting: number;
  readonly moved: number;
  readonly removed: number;
  readonly undetermined: number;
  readonly unverifiable: number;
  /** Cited commits that are not in the history. */
  readonly absentCommits: number;
  /** Claims of progress and of counts that differ from what they are compared with. */
  readonly notBorneOut: number;
  /** Claims that do not hold, if the return's version makes that a warning or a notice. */
  readonly otherwise: number;
  /** Claims that do not hold, in returns that claim no success. */
  readonly unfinished: number;
  /** Files without a readable return, or with lines that are no returns. */
  readonly unread: number;
}

type Checked = Pick<Report, 'returns' | 'findings' | 'withheld'>;

export function truthOf({ returns, findings: shown, withheld = [] }: Checked): Truth {
  const findings = withheld.length === 0 ? shown : [...shown, ...withheld];
  const numbers = { claims: 0, untrue: 0, known: 0, preexisting: 0, moved: 0, removed: 0 };
  const others = { undetermined: 0, unverifiable: 0, unfinished: 0, notBorneOut: 0, absentCommits: 0, otherwise: 0 };
  const states = statesOfUntrue(findings);
  for (const record of returns) {
    for (const checked of record.claims) {
      const { name } = checked.verdict;
      // There is nothing to compare it with.
      if (!isCompared(checked)) continue;
      numbers.claims++;
      if (isUntrue(checked, record)) {
        numbers.untrue++;
        const state = states.get(placeKey({ ...record, pointer: checked.claim.pointer }));
        if (state === 'known' || state === 'preexisting') numbers[state]++;
      } else if (isAbsentCommit(checked)) others.absentCommits++;
      else if (isNotBorneOut(checked)) others.notBorneOut++;
      else if (name === 'relocated') numbers.moved++;
      else if (name === 'removed') numbers.removed++;
      else if (name === 'undetermined' || name === 'unverifiable') others[name]++;
      else if (name !== 'present' && name !== 'agrees' && name !== 'deleted' && checked.weight !== 'pass') {
        if (record.success) others.otherwise++;
        else others.unfinished++;
      }
    }
  }
  return { ...numbers, ...others, unread: unreadFiles({ returns, findings }) };
}

type State = 'active' | 'known' | 'preexisting';

/** Returns the state of each false claim. One finding that counts makes it active. */
function statesOfUntrue(findings: readonly Finding[]): ReadonlyMap<string, State> {
  const states = new Map<string, State>();
  for (const finding of findings) {
    if (finding.untrue !== true) continue;
    const state = finding.baselined ? 'known' : finding.preexisting ? 'preexisting' : 'active';
    const key = placeKey(finding);
    if (state === 'active' || !states.has(key)) states.set(key, state);
  }
  return states;
}

/** Whether each line of a file should be a return. */
export function isLog(file: string): boolean {
  return /\.jsonl$/i.test(file);
}

/** The rules on documents. Their findings mean that a text, or a part of it, cannot be read as a return. */
export const DOCUMENT_RULES: ReadonlySet<string> = new Set([
  'file-too-large',
  'json-duplicate-key',
  'json-encoding',
  'json-only',
  'json-syntax',
  'no-return-found',
  'return-object',
  'return-undetermined',
  'too-many-elements',
  'too-many-returns',
]);

function unreadFiles({ returns, findings }: Checked): number {
  const read = new Set(returns.map(({ file }) => file));
  const unread = new Set<string>();
  for (const { file, rule } of findings) {
    if (file !== null && DOCUMENT_RULES.has(rule) && (isLog(file) || !read.has(file))) unread.add(file);
  }
  return unread.size;
}

/**
 * `1 of 220 claims is false, 106 moved and 1 deleted since`: the start of a report; empty if there is nothing to
 * check.
 */
function truthInWords(truth: Truth, returns: number): string {
  const {
    claims,
    moved,
    removed,
    undetermined,
    unverifiable,
    unfinished,
    notBorneOut,
    absentCommits,
    otherwise,
    unread,
  } = truth;
  if (returns === 0 && unread === 0) return '';
  const since = [
    ...(moved === 0 ? [] : [`${String(moved)} moved`]),
    ...(removed === 0 ? [] : [`${String(removed)} deleted`]),
  ].join(' and ');
  const parts = [
    claims === 0 ? `No claims in ${count(returns, 'return')}` : untrueInWords(truth),
    ...(absentCommits === 0 ? [] : [`${count(absentCommits, 'commit')} not in the history`]),
    ...(notBorneOut === 0 ? [] : [`${count(notBorneOut, 'count')} ${notBorneOut === 1 ? 'differs' : 'differ'}`]),
    ...(since === '' ? [] : [`${since} since`]),
    ...(undetermined === 0 ? [] : [`${String(undetermined)} undetermined`]),
    ...(unverifiable === 0 ? [] : [`${String(unverifiable)} cannot be checked here`]),
    ...(otherwise === 0 ? [] : [`${String(otherwise)} not found as written`]),
    ...(unfinished === 0 ? [] : [`${String(unfinished)} absent in unfinished work`]),
  ];
  const files = unread === 0 ? '' : `; ${count(unread, 'file')} could not be read in full`;
  return `${parts.join(', ')}${files}`;
}

function untrueInWords(truth: Truth): string {
  const { claims, untrue, undetermined, unverifiable, unfinished, notBorneOut, absentCommits, otherwise } = truth;
  if (untrue > 0) {
    const what = claims === 1 ? 'The one claim' : `${String(untrue)} of ${String(claims)} claims`;
    return `${what} ${untrue === 1 ? 'is' : 'are'} false${knownInWords(truth)}`;
  }
  if (undetermined + unverifiable + unfinished + notBorneOut + absentCommits + otherwise > 0)
    return `No false claims in ${String(claims)}`;
  const all = claims === 1 ? 'The one claim is' : `All ${String(claims)} claims are`;
  return `${all} true`;
}

/** ` (known)`, ` (2 known, 1 from before this change)`: the false claims that do not fail. */
function knownInWords({ untrue, known, preexisting }: Truth): string {
  const parts = [
    [known, 'known'],
    [preexisting, 'from before this change'],
  ] as const;
  const words = parts
    .filter(([n]) => n > 0)
    .map(([n, word]) => (n < untrue ? `${String(n)} ${word}` : untrue === 1 ? word : `all ${word}`));
  return words.length === 0 ? '' : ` (${words.join(', ')})`;
}

/**
 * Returns the counts of claims that start every report for people, and the returns without success; the empty string if
 * nothing was checked.
 */
export function truthLine(report: Report): string {
  const truth = truthOfReport(report);
  return truth === '' ? '' : [truth, ...unsuccessful(report)].join('; ');
}

function truthOfReport(report: Report): string {
  const truth = truthInWords(truthOf(report), report.returns.length);
  return truth === '' ? '' : [truth, ...uncheckedInWords(report)].join('; ');
}

/** `2 reports have no result: nothing in them can be checked`. */
function uncheckedInWords({ unchecked = [] }: Report): readonly string[] {
  return unchecked.map(
    ({ files, one, many }) => `${count(files, one, many)}: nothing in ${files === 1 ? 'it' : 'them'} can be checked`,
  );
}

/**
 * Returns the counts of claims, the counts of findings, and the returns without success: `1 of 220 claims is false,
 * 106 moved since; 12 errors, 30 warnings`.
 */
export function truthInCounts(report: Report): string {
  const truth = truthOfReport(report);
  if (truth === '') return capital(reason(report));
  const { baselined, preexisting } = report.counts;
  const form = tally(totals(report)) || (baselined + preexisting > 0 ? 'no new findings' : 'no findings');
  return [truth, form, ...unsuccessful(report)].join('; ');
}

/**
 * `1 of 96 returns, against main@4137d0a`: the scope of a run that compares with a base; the empty string for other
 * runs.
 */
export function comparisonInWords(report: Report): string {
  const { compared } = report;
  if (compared === undefined) return '';
  const { base, commit } = compared;
  const short = shortId(commit ?? '');
  const against = short === '' || base.startsWith(short) ? base : `${base}@${short}`;
  return `${scopeInWords(report)}, against ${against}`;
}

/** `1 of 96 returns`: how many of the returns were checked, of those that a comparison with a base looked at. */
export function scopeInWords({ returns, compared }: Report): string {
  const skipped = compared?.passedOver ?? 0;
  const all = count(returns.length + skipped, 'return');
  return skipped === 0 ? all : `${String(returns.length)} of ${all}`;
}

/** How many claims have a verdict, by its name for people. */
export interface VerdictCount {
  readonly name: string;
  readonly n: number;
}

/** The verdict on a missing cited commit, in words that do not suggest a file. */
export const NOT_IN_HISTORY = 'not in history';

/** Counts the cited commits that are not in the history. */
function absentCommits({ returns }: Pick<Report, 'returns'>): number {
  return returns.reduce((sum, { claims }) => sum + claims.filter(isAbsentCommit).length, 0);
}

/** Counts the claims of each verdict, without empty ones. Missing commits are counted separately. */
export function verdictCounts(report: Report): readonly VerdictCount[] {
  const { verdicts } = report.counts;
  const commits = absentCommits(report);
  return VERDICTS.filter((name) => isCompared({ verdict: { name } }))
    .flatMap((name): readonly VerdictCount[] =>
      name === 'missing'
        ? [
            { name, n: verdicts.missing - commits },
            { name: NOT_IN_HISTORY, n: commits },
          ]
        : [{ name, n: verdicts[name] }],
    )
    .filter(({ n }) => n > 0);
}

/** How good a group of claims is. */
export type ClaimTone = 'good' | 'doubtful' | 'bad';

/** Claims of one return with the same outcome. */
export interface ClaimCount {
  readonly n: number;
  readonly word: string;
  readonly tone: ClaimTone;
}

/** The words of a verdict on a claim. */
interface VerdictWords {
  /** What claims with this verdict are counted as, if they are not false. */
  readonly word: string;
  readonly tone: ClaimTone;
  /** Why the claim is false, if it is one of a file that should be there. */
  readonly why: string;
  /** The heading of such claims. */
  readonly heading: string;
}

const ABSENT: VerdictWords = {
  word: 'absent',
  tone: 'doubtful',
  why: 'does not exist',
  heading: 'Claimed, but does not exist',
};

/** The words of each verdict that is not worded as `ABSENT`, in the order in which they are counted. */
const WORDS: Readonly<Partial<Record<VerdictName, Partial<VerdictWords>>>> = {
  present: { word: 'present', tone: 'good' },
  relocated: { word: 'moved', tone: 'good' },
  deleted: { word: 'deleted', tone: 'good' },
  removed: { word: 'deleted since' },
  undetermined: { word: 'undetermined' },
  unverifiable: {
    word: 'unverifiable',
    why: 'is in a submodule that .gitmodules does not name',
    heading: 'Claimed in an unknown submodule',
  },
  agrees: { word: 'confirmed', tone: 'good' },
  behind: { word: 'differs' },
  'other-total': { word: 'differs' },
  differs: { word: 'differs' },
  'no-plan': { word: 'not compared' },
  'not-countable': { word: 'not compared' },
  empty: { why: 'is empty', heading: 'Claimed, but empty' },
  uncommitted: { why: 'is not committed', heading: 'Claimed, but not committed' },
  directory: { why: 'is a directory', heading: 'Claimed as a file, but a directory' },
  outside: { why: 'is not in the project', heading: 'Claimed outside the project' },
  'case-mismatch': { why: 'is written in another letter case', heading: 'Claimed in another letter case' },
};

/** Returns the words of a verdict. */
export function verdictWords(verdict: VerdictName): VerdictWords {
  return { ...ABSENT, ...WORDS[verdict] };
}

/** Counts the claims of a return by outcome, false claims first: `1 false`, `2 present`, `1 moved`. */
export function claimCounts(record: ReturnRecord): readonly ClaimCount[] {
  const words = Object.keys(WORDS).map((name) => verdictWords(name as VerdictName));
  const counts = new Map<string, { n: number; tone: ClaimTone }>([
    ['false', { n: 0, tone: 'bad' }],
    ...words.filter(({ word }) => word !== ABSENT.word).map(({ word, tone }) => [word, { n: 0, tone }] as const),
    [NOT_IN_HISTORY, { n: 0, tone: 'doubtful' }],
    [ABSENT.word, { n: 0, tone: ABSENT.tone }],
  ]);
  for (const checked of record.claims.filter(isCompared)) {
    const word = isUntrue(checked, record)
      ? 'false'
      : isAbsentCommit(checked)
        ? NOT_IN_HISTORY
        : isNotBorneOut(checked)
          ? 'differs'
          : verdictWords(checked.verdict.name).word;
    const of = counts.get(word);
    if (of !== undefined) of.n++;
  }
  return [...counts].filter(([, { n }]) => n > 0).map(([word, { n, tone }]) => ({ n, word, tone }));
}

/** `1 false, 2 present`. */
export function claimsInWords(record: ReturnRecord): string {
  return claimCounts(record)
    .map(({ n, word }) => `${String(n)} ${word}`)
    .join(', ');
}
