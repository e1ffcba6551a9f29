import { returnKey, SEVERITIES } from '../../model/finding.js';
import { oncePer } from '../../model/collections.js';
import type { Report } from '../../model/report.js';
import { capital, count, cut, listOf } from '../../model/text.js';
import { shortId } from '../links.js';
import {
  accusations,
  code,
  counts,
  falseClaims,
  mostAccused,
  plain,
  STATE_WORDS,
  STATES,
  text,
  type FalseClaim,
  type Part,
} from './claims.js';
import { loosenedInWords } from './loosened.js';
import { causeOf, OutcomeCounts, type Outcome } from './outcomes.js';

/** Returns a number as people read it: `4,610`. */
export function inThousands(n: number): string {
  return String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Returns a number with its word: `4,610 claims`. */
export function counted(n: number, word: string): string {
  return `${inThousands(n)} ${n === 1 ? word : `${word}s`}`;
}

/** `2 errors, 1 warning`, without findings of the baseline; the empty string if all are zero. */
function tally({ counts: { errors, warnings, notices } }: Report): string {
  const by = { error: errors, warning: warnings, notice: notices };
  return SEVERITIES.filter((severity) => by[severity] > 0)
    .map((severity) => counted(by[severity], severity))
    .join(', ');
}

/** `no findings`, if `tally` is empty. */
function none({ counts: { baselined, preexisting } }: Report): string {
  return baselined + preexisting > 0 ? 'no new findings' : 'no findings';
}

/** `1 agent return says blocked, 2 agent returns say partial`. Such returns pass, but their work is not done. Nothing without any. */
function unsuccessful({ unsuccessful: all }: Report): readonly string[] {
  const parts = all.map(
    ({ status, returns }) => `${count(returns, 'agent return')} ${returns === 1 ? 'says' : 'say'} ${status}`,
  );
  return parts.length === 0 ? [] : [parts.join(', ')];
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

/** The rules on a status that is absent, or an unknown word. */
const STATUS_RULE = /(?:^|-)status(?:-value)?$/;

/** Unread parts, so that nothing may look proved: as sentences, and in a few words for a title. */
interface NotRead {
  readonly sentences: readonly string[];
  /** Empty if all was read. */
  readonly short: string;
}

/** Counts the lines, the statuses and the files that were not read. */
const notRead = oncePer(({ returns, findings: shown, withheld = [], unchecked = [] }: Report): NotRead => {
  const findings = withheld.length === 0 ? shown : [...shown, ...withheld];
  const read = new Set(returns.map(({ file }) => file));
  const files = new Set<string>();
  const onStatus = new Set<string>();
  let lines = 0;
  for (const { file, index, rule, unread = 0 } of findings) {
    lines += unread;
    if (file === null) continue;
    if (index !== null && STATUS_RULE.test(rule)) onStatus.add(returnKey({ file, index }));
    // Each line of a log should be a return.
    if (DOCUMENT_RULES.has(rule) && (/\.jsonl$/i.test(file) || !read.has(file))) files.add(file);
  }
  const unknown = returns.filter(
    (record) => (record.foreignStatus === true || record.status === null) && onStatus.has(returnKey(record)),
  );
  const claims = unknown.reduce((sum, record) => sum + record.claims.length, 0);
  const kinds = [
    [lines, 'line', `${counted(lines, 'line')} could not be read as one file`],
    [
      unknown.length,
      'status',
      `the status of ${counted(unknown.length, 'return')}${claims === 0 ? '' : ` with ${counted(claims, 'claim')}`} is not read`,
    ],
    [files.size, 'file', `${counted(files.size, 'file')} could not be read in full`],
  ] as const;
  const without = unchecked.reduce((sum, one) => sum + one.files, 0);
  const short = [...kinds, [without, 'file without a return'] as const]
    .filter(([n]) => n > 0)
    .map(
      ([n, noun]) => `${inThousands(n)} ${n === 1 ? noun : noun.replace(/^status$/, 'statuse').replace(/^\w+/, '$&s')}`,
    );
  return {
    sentences: [
      ...kinds.flatMap(([n, , words]) => (n === 0 ? [] : [words])),
      ...unchecked.map(
        ({ files: n, one, many }) => `${count(n, one, many)}: nothing in ${n === 1 ? 'it' : 'them'} can be checked`,
      ),
    ],
    short: short.length === 0 ? '' : `${listOf(short, 'and')} not read`,
  };
});

/** `133 of 135 claims hold (11 deleted since)`; how many returns there are if none claims anything. */
function holdInWords({ returns, conclusion }: Report, found: OutcomeCounts): string {
  const { all, hold } = found;
  if (returns.length === 0) return conclusion === 'empty' ? 'No returns found' : 'No returns to check';
  if (all === 0) return `No claims in ${counted(returns.length, 'return')}`;
  const since = (['moved', 'deleted since'] as const)
    .filter((outcome) => found.of(outcome) > 0)
    .map((outcome) => `${inThousands(found.of(outcome))} ${outcome.replace(' since', '')}`);
  const later = since.length === 0 ? '' : ` (${since.join(' and ')} since)`;
  if (hold === all) return `${all === 1 ? 'The one claim holds' : `All ${inThousands(all)} claims hold`}${later}`;
  return `${inThousands(hold)} of ${inThousands(all)} claims ${hold === 1 ? 'holds' : 'hold'}${later}`;
}

/** The words behind the number of claims that do not hold and are not false, for one and for several. */
const DETAILS: readonly (readonly [outcome: Outcome, one: string, many?: string])[] = [
  ['not in history', 'cited commit is not in the history', 'cited commits are not in the history'],
  ['differing', 'count differs', 'counts differ'],
  ['still there', 'deleted file is still there', 'deleted files are still there'],
  ['never there', 'deleted file never existed', 'deleted files never existed'],
  ['undetermined', 'undetermined'],
  ['unverifiable', 'cannot be checked here'],
  ['absent', 'not found as written'],
  ['absent in unfinished work', 'absent in unfinished work'],
];

/** The claims that do not hold: `2 are false, 1 undetermined`. With those that hold, they add up to all claims. */
function detailsInWords(report: Report, found: OutcomeCounts): readonly string[] {
  const others = DETAILS.filter(([outcome]) => found.of(outcome) > 0).map(([outcome, one, many = one]) => {
    const n = found.of(outcome);
    return `${inThousands(n)} ${n === 1 ? one : many}`;
  });
  return [...(found.of('false') === 0 ? [] : [falseInWords(report)]), ...others];
}

/** `34 are false (2 known), most by exporter-agent (20)`. */
function falseInWords(report: Report): string {
  const claims = falseClaims(report);
  const n = claims.length;
  const parts = (['known', 'preexisting'] as const).flatMap((state) => {
    const of = claims.filter((claim) => claim.state === state).length;
    const word = state === 'known' ? 'known' : STATE_WORDS[state];
    return of === 0 ? [] : [of < n ? `${String(of)} ${word}` : n === 1 ? word : `all ${word}`];
  });
  const most = n > MOST_NAMED ? mostAccused(claims.filter(counts), report) : '';
  return `${inThousands(n)} ${n === 1 ? 'is' : 'are'} false${parts.length === 0 ? '' : ` (${parts.join(', ')})`}${most}`;
}

/**
 * Returns what is known of the claims, what was not read and the returns without success, as every report for people begins:
 * `133 of 135 claims hold (11 deleted since), 2 are false; 7 lines could not be read as one file`.
 */
export function claimsLine(report: Report): string {
  return [claimsPart(report), ...notRead(report).sentences, ...unsuccessful(report)].join('; ');
}

function claimsPart(report: Report): string {
  const found = new OutcomeCounts(report.returns);
  return [holdInWords(report, found), ...detailsInWords(report, found)].join(', ');
}

/** More false claims than this are counted in the first line, and not named. */
const MOST_NAMED = 3;

/**
 * Returns the first line of a run: what concerns the whole run, what is known of the claims, what was not read, up to three false claims
 * with their agents, files and places, the counts of findings, the returns without success, and what lets false claims pass.
 */
export function firstLine(report: Report): string {
  const { returns, conclusion } = report;
  const claims = falseClaims(report).filter(counts);
  const hasNone = returns.length === 0 || claims.length > 0 ? '' : none(report);
  return [
    ...errorOfRun(report),
    claimsPart(report),
    ...notRead(report).sentences,
    ...(claims.length > 0 && claims.length <= MOST_NAMED ? [plain(accusations(claims))] : []),
    conclusion === 'empty' ? '' : tally(report) || hasNone,
    ...unsuccessful(report),
    loosenedInWords(report),
  ]
    .filter((part) => part !== '')
    .join('; ');
}

/**
 * Returns the first error about the whole run: `The agent branch "claude/export" changed no return`. Empty without any, and where no returns
 * were found, which is an answer of its own.
 */
function errorOfRun({ conclusion, findings }: Report): readonly string[] {
  if (conclusion !== 'failed') return [];
  const error = findings.find(({ file, severity }) => file === null && severity === 'error');
  return error === undefined ? [] : [error.message.replace(/\.$/, '')];
}

/** `passed, 1 false claim allowed by configuration`: never just `passed` if a claim is false. */
export function conclusionInWords(report: Report): string {
  const claims = falseClaims(report);
  if (report.conclusion !== 'passed' || claims.length === 0) return report.conclusion;
  const found = STATES.map((state) => [state, claims.filter((claim) => claim.state === state).length] as const).filter(
    ([, n]) => n > 0,
  );
  const words = found.map(([state, n]) => {
    const word = n > 1 ? STATE_WORDS[state].replace('weighs', 'weigh') : STATE_WORDS[state];
    return found.length === 1 ? word : `${String(n)} ${word}`;
  });
  return `passed, ${count(claims.length, 'false claim')}${found.length === 1 ? ' ' : ': '}${words.join(', ')}`;
}

/** Returns true if the conclusion says everything: no false claim passed, and nothing lets one pass. */
export function isPlain(report: Report): boolean {
  return conclusionInWords(report) === report.conclusion && report.loosened === undefined;
}

/** The failing findings of a failed run, or the others of a passed one; empty for the usual threshold. */
function thresholdOf({ failOn, conclusion }: Report): string {
  if (failOn === 'never') return 'never fails';
  if (conclusion === 'failed') return failOn === 'error' ? '' : `fails on ${failOn}`;
  return failOn === 'error' ? 'only errors fail' : failOn === 'warning' ? 'notices do not fail' : `fails on ${failOn}`;
}

/** Why the run passed, failed or was empty: `2 errors, 1 warning (fails on error)`. */
function outcome(report: Report): string {
  const { conclusion, counts: numbers } = report;
  if (conclusion === 'empty') return 'no returns found';
  const found = tally(report);
  const threshold = thresholdOf(report);
  if (found !== '') return threshold === '' ? found : `${found} (${threshold})`;
  if (conclusion === 'failed') return threshold === '' ? 'no findings' : threshold;
  if (numbers.returns === 0) return 'no returns to check';
  return `${counted(numbers.returns, 'return')}, ${counted(numbers.claims, 'claim')}, ${none(report)}`;
}

/** `2 fixable by return-gate fix`; the empty string if no command fixes anything. */
export function fixableInWords({ findings, withheld = [] }: Report): string {
  const fixes = [...findings, ...withheld].flatMap(({ fix, baselined, preexisting }) =>
    fix === undefined || baselined || preexisting ? [] : [fix.safety],
  );
  const safe = fixes.filter((safety) => safety === 'safe').length;
  const unsafe = fixes.length - safe;
  return [
    ...(safe === 0 ? [] : [`${String(safe)} fixable by return-gate fix`]),
    ...(unsafe === 0 ? [] : [`${String(unsafe)}${safe === 0 ? ' fixable' : ''} by return-gate fix --unsafe`]),
  ].join(', ');
}

/**
 * Returns the last line of a run: the conclusion, the false claims, what was not read, the counts of findings, what lets false claims
 * pass, and what a command fixes: `FAILED: 2 claimed files do not exist: src/token.ts, src/csv.ts; 2 errors`.
 */
export function lastLine(report: Report): string {
  const claims = falseClaims(report).filter(counts);
  const [first = '', ...rest] = conclusionInWords(report).split(',');
  const found = tally(report);
  const words = [
    ...(claims.length > 0 ? [plain(withPaths(causeOfAll(claims), claims))] : errorOfRun(report)),
    notRead(report).short,
    claims.length > 0 && found === '' ? '' : outcome(report),
    ...unsuccessful(report),
    loosenedInWords(report),
    fixableInWords(report),
  ].filter((part) => part !== '');
  return `${[first.toUpperCase(), ...rest].join(',')}: ${words.join('; ')}`;
}

/** UTF-16 units of a title with paths: two lines of a heading on a phone. */
const LONGEST_TITLE = 56;

/** UTF-16 units of a title of words alone. */
const LONGEST_WORDS = 88;

/**
 * Returns how the run ended as a short title without places: `2 claimed files do not exist: src/token.ts, src/csv.ts`, `Failed: 3 errors; all
 * 20 claims hold`. Paths that do not fit are cut to their names; if these do not fit either, the first is named and the others are counted.
 */
export function title(report: Report): readonly Part[] {
  const { conclusion } = report;
  const all = falseClaims(report);
  const claims = all.filter(counts);
  const { short } = notRead(report);
  const unread = short === '' ? [] : [short];
  if (conclusion === 'passed' && all.length > 0)
    return [text([capital(conclusionInWords(report)), ...unread].join('; '))];
  if (claims.length > 0) return withPaths(causeOfAll(claims), claims, short === '' ? '' : `; ${short}`);
  if (conclusion === 'empty') return [text('No returns found')];
  const found = new OutcomeCounts(report.returns);
  const hold = holdInWords(report, found);
  const rest = [...unsuccessful(report), detailsInWords(report, found).join(', ')].filter((part) => part !== '');
  if (conclusion === 'passed') return [text(shortened([hold, ...unread, ...rest]))];
  const why = [...errorOfRun(report), ...unread, tally(report)].filter((part) => part !== '');
  const [first = outcome(report), ...more] = why;
  const claimed = `${hold.charAt(0).toLowerCase()}${hold.slice(1)}`;
  return [text(shortened([`Failed: ${first}`, ...more, claimed, ...rest]))];
}

/** Returns what is said below the title, as sentences: what lets false claims pass, what is known of the claims, the findings, and what a command fixes. */
export function belowTitle(report: Report): readonly string[] {
  const claims = claimsLine(report);
  const isSaid = report.returns.length === 0 || plain(title(report)).toLowerCase().includes(claims.toLowerCase());
  return [
    loosenedInWords(report),
    isSaid ? '' : claims,
    report.conclusion === 'empty' ? '' : capital(outcome(report)),
    fixableInWords(report),
  ].flatMap((words) => (words === '' ? [] : [`${words}.`]));
}

/** Joins as many parts of a title as fit. The text below has all of them. */
function shortened([first = '', ...parts]: readonly string[]): string {
  let words = cut(first, LONGEST_WORDS);
  for (const part of parts) if (words.length + 2 + part.length <= LONGEST_WORDS) words = `${words}; ${part}`;
  return words;
}

/** `2 claimed files do not exist`; without a common cause, `3 claims are false`. */
function causeOfAll(claims: readonly FalseClaim[]): string {
  const n = claims.length;
  const [cause, ...others] = new Set(claims.map(({ checked }) => causeOf(checked)));
  if (cause === undefined || others.length > 0) return `${counted(n, 'claim')} ${n === 1 ? 'is' : 'are'} false`;
  const files = cause.one === 'still exists' ? `${counted(n, 'file')} claimed as deleted` : counted(n, 'claimed file');
  return `${files} ${n === 1 ? cause.one : cause.many}`;
}

/** Adds as many of the claimed paths as fit, and then the ending. */
function withPaths(words: string, claims: readonly FalseClaim[], ending = ''): readonly Part[] {
  const paths = claims.map(({ checked }) => checked.claim.path);
  const names = paths.map((path) => path.replace(/^.*\/(?=.)/s, '…/'));
  const others = paths.length > 1 ? ` and ${inThousands(paths.length - 1)} more` : '';
  const candidates = [
    [paths, ''],
    [names, ''],
    [paths.slice(0, 1), others],
    [names.slice(0, 1), others],
  ] as const;
  const room = LONGEST_TITLE - words.length - 2;
  const [shown, rest] = candidates.find(([list, more]) => list.join(', ').length + more.length <= room) ?? [[], ''];
  return [
    text(shown.length === 0 ? words : `${words}: `),
    ...shown.flatMap((path, at) => [...(at === 0 ? [] : [text(', ')]), code(path)]),
    text(`${rest}${ending}`),
  ];
}

/** `1 of 96 returns, against main@4137d0a`: the scope of a run that compares with a base; the empty string for other runs. */
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
  const all = counted(returns.length + skipped, 'return');
  return skipped === 0 ? all : `${inThousands(returns.length)} of ${all}`;
}
