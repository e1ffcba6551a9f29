import { accusedIn, type Accused, type ReturnRecord } from '../../model/context.js';
import { isUntrue, kindOf, type VerifiedClaim } from '../../model/claim.js';
import { failsAt, isActive, placeKey, returnKey, type Finding } from '../../model/finding.js';
import { groupBy } from '../../model/collections.js';
import { compareNatural } from '../../model/natural-order.js';
import type { Report } from '../../model/report.js';
import { capital, compareText, count } from '../../model/text.js';
import { loosenedInWords, reason, tally, totals, unsuccessful } from './conclusion.js';
import { adviceOf, placeInWords } from './finding.js';
import { truthInCounts, truthLine, truthOf, verdictWords } from './claims.js';

/**
 * Why a false claim fails the run, or does not: the configuration, an option or an input allows it, the version of its return weighs it
 * mildly, the baseline has it, or it is from before the checked change.
 */
export type FalseClaimState = 'fails' | 'allowed' | 'mild' | 'known' | 'preexisting';

/** Says in every format why a false claim does not fail. */
export const STATE_WORDS: Readonly<Record<FalseClaimState, string>> = {
  fails: '',
  allowed: 'allowed by configuration',
  mild: 'weighs as a warning by the standard',
  preexisting: 'from before this change',
  known: 'in the baseline',
};

/** A false claim, and who made it. */
export interface FalseClaim {
  readonly record: ReturnRecord;
  readonly checked: VerifiedClaim;
  /** The line of the claim in its file, from 1; the line of its return if no rule reports the claim. */
  readonly line: number;
  /** Null if neither an agent nor an author is known. */
  readonly accused: Accused | null;
  readonly state: FalseClaimState;
  /** What the rules say about it; the most severe first. */
  readonly findings: readonly Finding[];
}

/** More false claims than this are counted in the headline, and not named. */
const MOST_NAMED = 3;

/** UTF-16 units of a path in the headline. */
const LONGEST_PATH = 120;

const LONGEST_NAME = 60;

/** A piece of a sentence. A format encodes each through the sink. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'place'; readonly file: string; readonly line: number };

/** Returns the false claims: those that count first, and of these the claims of the most often accused agent first. */
export function falseClaims(report: Report): readonly FalseClaim[] {
  const { returns, findings: shown, withheld = [], failOn } = report;
  const findings = [...shown, ...withheld].filter(({ untrue }) => untrue === true);
  const byPlace = groupBy(findings, placeKey);
  // With very many findings in a file, one of them means the last ones.
  const forRest = new Map(findings.filter(({ index }) => index === null).map((finding) => [finding.file, finding]));
  const accused = accusedIn(returns);
  const all = returns.flatMap((record) =>
    record.claims
      .filter((checked) => isUntrue(checked, record))
      .map((checked): FalseClaim => {
        const own = byPlace.get(placeKey({ ...record, pointer: checked.claim.pointer }));
        const rest = forRest.get(record.file);
        const explaining = own ?? (rest === undefined ? [] : [rest]);
        return {
          record,
          checked,
          line: own?.[0]?.range?.startLine ?? record.line,
          accused: accused(record),
          state: stateOf(explaining, failOn),
          findings: own ?? [],
        };
      }),
  );
  return mostAccusedFirst(all);
}

function stateOf(findings: readonly Finding[], failOn: Report['failOn']): FalseClaimState {
  if (findings.some((finding) => failsAt(finding, failOn))) return 'fails';
  const active = findings.filter(isActive);
  if (active.length > 0) return active.some((finding) => isAllowed(finding, failOn)) ? 'allowed' : 'mild';
  const [first] = findings;
  // Without a finding, its rule is off.
  if (first === undefined) return 'allowed';
  return first.baselined ? 'known' : 'preexisting';
}

/** Whether it would fail by the standard at the usual threshold: the configuration, or its caller, set something milder. */
function isAllowed({ severity, lowered }: Finding, failOn: Report['failOn']): boolean {
  return lowered === true || (failOn === 'never' && severity === 'error');
}

const STATES: readonly FalseClaimState[] = ['fails', 'allowed', 'mild', 'preexisting', 'known'];

/** Whether people must look at a false claim: it is new, whether or not it fails. */
export function counts({ state }: Pick<FalseClaim, 'state'>): boolean {
  return state === 'fails' || state === 'allowed' || state === 'mild';
}

function mostAccusedFirst(claims: readonly FalseClaim[]): readonly FalseClaim[] {
  const times = new Map<string, number>();
  for (const claim of claims) if (counts(claim)) times.set(nameOf(claim), (times.get(nameOf(claim)) ?? 0) + 1);
  const n = (claim: FalseClaim): number => times.get(nameOf(claim)) ?? 0;
  return [...claims].sort(
    (a, b) =>
      STATES.indexOf(a.state) - STATES.indexOf(b.state) ||
      n(b) - n(a) ||
      compareText(nameOf(a), nameOf(b)) ||
      compareNatural(a.record.file, b.record.file) ||
      a.record.index - b.record.index,
  );
}

/** Empty if nobody is known. */
function nameOf({ accused }: FalseClaim): string {
  return accused?.name ?? '';
}

/** `exporter-agent`, and how the name is known if the return does not give it. */
export function accusedInWords(accused: Accused | null): { readonly name: string; readonly note: string } {
  if (accused === null) return { name: '', note: '' };
  const { name, by } = accused;
  return {
    name,
    note: by === 'return' ? '' : by === 'beside' ? 'named by a return beside it' : 'author of the commit',
  };
}

export function text(words: string): Part {
  return { kind: 'text', text: words };
}

export function code(words: string, limit = LONGEST_PATH): Part {
  return { kind: 'code', text: words.length > limit ? `${words.slice(0, limit)}\u2026` : words };
}

function subject(accused: Accused | null): readonly Part[] {
  if (accused === null) return [text('A return without an agent')];
  const { name } = accused;
  const shown = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}\u2026` : name;
  if (accused.by === 'author') return [text(`A return committed by ${shown}`)];
  return [text(accused.by === 'return' ? shown : `${shown} (named by a return beside it)`)];
}

/** Why a claim is false: `does not exist`. */
export function whyFalse({ claim, verdict }: VerifiedClaim): readonly Part[] {
  if (kindOf(claim) === 'deletion') return [text('still exists')];
  if (verdict.name === 'case-mismatch' && verdict.foundAt !== null) return [text('is named '), code(verdict.foundAt)];
  return [text(verdictWords(verdict.name).why)];
}

/** `exporter-agent claims src/csv.ts, which does not exist`. */
export function accusation(claim: FalseClaim): readonly Part[] {
  const { accused, checked } = claim;
  return [
    ...subject(accused),
    text(` ${verb(claim)} `),
    code(checked.claim.path),
    text(', which '),
    ...whyFalse(checked),
  ];
}

function verb({ checked: { claim } }: FalseClaim): string {
  return kindOf(claim) === 'deletion' ? 'claims the deletion of' : 'claims';
}

/** `exporter-agent claims ...`: one sentence for each agent. */
function sentences(claims: readonly FalseClaim[]): readonly Part[] {
  const byAccused = [
    ...groupBy(claims, ({ accused, record }) =>
      accused === null ? returnKey(record) : JSON.stringify(accused),
    ).values(),
  ];
  return byAccused.flatMap((group, at) => {
    const [first] = group;
    if (first === undefined) return [];
    const parts = group.flatMap((claim, n): readonly Part[] => {
      const { checked, record, line } = claim;
      const before = group[n - 1];
      const lead =
        before === undefined
          ? ` ${verb(claim)} `
          : `${n === group.length - 1 ? ', and ' : ', '}${verb(before) === verb(claim) ? '' : `${verb(claim)} `}`;
      return [
        text(lead),
        code(checked.claim.path),
        text(', which '),
        ...whyFalse(checked),
        text(' ('),
        { kind: 'place', file: record.file, line },
        text(')'),
      ];
    });
    return [...(at === 0 ? [] : [text('; ')]), ...subject(first.accused), ...parts];
  });
}

/** `50 of 70 claims are false, most by exporter-agent (38)`: whoever made more than half of them, if the run has returns of several. */
function counted(claims: readonly FalseClaim[], report: Report): readonly Part[] {
  const n = claims.length;
  const start = text(`${String(n)} of ${count(truthOf(report).claims, 'claim')} ${n === 1 ? 'is' : 'are'} false`);
  const most = [...groupBy(claims, nameOf).values()].find((own) => own.length * 2 > n);
  const accused = most?.[0]?.accused;
  if (most === undefined || accused === undefined || accused === null) return [start];
  const nameIn = accusedIn(report.returns);
  if (report.returns.every((record) => (nameIn(record)?.name ?? accused.name) === accused.name)) return [start];
  const whose = accused.by === 'author' ? `in returns committed by ${accused.name}` : `by ${accused.name}`;
  const shown = whose.length > 2 * LONGEST_NAME ? `${whose.slice(0, 2 * LONGEST_NAME)}\u2026` : whose;
  return [start, text(most.length === n ? `, all ${shown}` : `, most ${shown} (${String(most.length)})`)];
}

/**
 * Returns the answer of a run, as every format gives it first: up to three false claims with their agents, files and places, or
 * their number; without false claims, what is known of the claims.
 */
export function answer(report: Report): readonly Part[] {
  const claims = falseClaims(report).filter(counts);
  if (claims.length > MOST_NAMED) return counted(claims, report);
  if (claims.length > 0) return sentences(claims);
  const truth = truthLine(report);
  return [text(truth === '' ? capital(reason(report)) : truth)];
}

/** Returns parts as plain text. */
export function plain(parts: readonly Part[]): string {
  return parts
    .map((part) =>
      part.kind === 'text' ? part.text : part.kind === 'code' ? `\`${part.text}\`` : placeInWords(part.file, part.line),
    )
    .join('');
}

/** `passed, 1 false claim allowed by configuration`: never just `passed` where a claim is false. */
export function conclusionInWords(report: Report, claims = falseClaims(report)): string {
  const { conclusion } = report;
  if (conclusion !== 'passed' || claims.length === 0) return conclusion;
  const found = STATES.map((state) => [state, claims.filter((claim) => claim.state === state).length] as const).filter(
    ([, n]) => n > 0,
  );
  const all = count(claims.length, 'false claim');
  const words = found.map(([state, n]) => {
    const word = state === 'mild' && n > 1 ? STATE_WORDS.mild.replace('weighs', 'weigh') : STATE_WORDS[state];
    return found.length === 1 ? word : `${String(n)} ${word}`;
  });
  return `passed, ${all}${found.length === 1 ? ' ' : ': '}${words.join(', ')}`;
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
 * Returns the first line of a run: the answer, the counts of findings, the returns without success, and what lets false claims pass:
 * `exporter-agent claims ..., which does not exist (...); 12 errors, 30 warnings`.
 */
export function firstLine(report: Report): string {
  const loosened = loosenedPart(report);
  if (!falseClaims(report).some(counts)) return [...errorOfRun(report), truthInCounts(report), ...loosened].join('; ');
  const found = tally(totals(report));
  return [plain(answer(report)), ...(found === '' ? [] : [found]), ...unsuccessful(report), ...loosened].join('; ');
}

/**
 * Returns the first error about the whole run as the answer of a run without false claims: `The agent branch "claude/export" changed
 * no return`. Empty without any, and where no returns were found, which is an answer of its own.
 */
export function errorOfRun({ conclusion, findings }: Report): readonly string[] {
  if (conclusion !== 'failed') return [];
  const error = findings.find(({ file, severity }) => file === null && severity === 'error');
  return error === undefined ? [] : [error.message.replace(/\.$/, '')];
}

export function loosenedPart(report: Report): readonly string[] {
  const words = loosenedInWords(report);
  return words === '' ? [] : [words];
}

/** Whether the conclusion is all that is to be said: no false claim passed, and nothing lets one pass. */
export function isPlain(report: Report): boolean {
  return conclusionInWords(report) === report.conclusion && report.loosened === undefined;
}

/** What a reader can do about several false claims. */
export const FOR_EACH = 'For each, commit the file, correct the path, or remove the claim.';

/** Returns what a reader can do about the named false claims; the empty string without any. */
export function adviceInWords(claims: readonly FalseClaim[]): string {
  const [first, ...others] = claims;
  if (first === undefined) return '';
  const advice = others.length === 0 ? first.findings[0]?.recommendation : undefined;
  if (advice !== undefined) return adviceOf(advice);
  return FOR_EACH;
}
