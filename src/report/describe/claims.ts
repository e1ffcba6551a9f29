import { accusedIn, type Accused, type ReturnRecord } from '../../model/context.js';
import { isUntrue, kindOf, type VerifiedClaim } from '../../model/claim.js';
import { failsAt, isActive, placeKey, returnKey, type Finding } from '../../model/finding.js';
import { groupBy, oncePer } from '../../model/collections.js';
import { compareText, cut, compareNatural } from '../../model/text.js';
import type { Report } from '../../model/report.js';
import { adviceOf, placeInWords } from './finding.js';
import { causeOf } from './outcomes.js';

/**
 * Why a false claim does not fail the run, in words, in the order in which claims are shown: it does fail; the configuration, an option or
 * an input allows it; the version of its return weighs it mildly; it is from before the checked change; the baseline has it.
 */
export const STATE_WORDS = {
  fails: '',
  allowed: 'allowed by configuration',
  mild: 'weighs as a warning by the standard',
  preexisting: 'from before this change',
  known: 'in the baseline',
} as const;

export type FalseClaimState = keyof typeof STATE_WORDS;

export const STATES = Object.keys(STATE_WORDS) as readonly FalseClaimState[];

/** A false claim, and who made it. */
export interface FalseClaim {
  readonly record: ReturnRecord;
  readonly checked: VerifiedClaim;
  /** The line of the claim in its file, from 1. If no rule reports the claim: that of its return, or null for the start of the file. */
  readonly line: number | null;
  /** Null if neither an agent nor an author is known. */
  readonly accused: Accused | null;
  readonly state: FalseClaimState;
  /** The rules' findings on it, most severe first. */
  readonly findings: readonly Finding[];
}

/** A piece of a sentence. A format encodes each through the sink. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'place'; readonly file: string; readonly line: number | null };

export function text(words: string): Part {
  return { kind: 'text', text: words };
}

/** UTF-16 units of a path in a sentence. */
const LONGEST_PATH = 120;

export function code(words: string): Part {
  return { kind: 'code', text: cut(words, LONGEST_PATH) };
}

/** Returns parts as plain text. */
export function plain(parts: readonly Part[]): string {
  return parts
    .map((part) =>
      part.kind === 'text' ? part.text : part.kind === 'code' ? `\`${part.text}\`` : placeInWords(part.file, part.line),
    )
    .join('');
}

/** Returns the false claims by weight, and of the same weight those of the most often accused agent first. */
export const falseClaims = oncePer((report: Report): readonly FalseClaim[] => {
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
        return {
          record,
          checked,
          line: own?.[0]?.range?.startLine ?? (record.line === 1 ? null : record.line),
          accused: accused(record),
          state: stateOf(own ?? (rest === undefined ? [] : [rest]), failOn),
          findings: own ?? [],
        };
      }),
  );
  const times = groupBy(all.filter(counts), nameOf);
  const n = (claim: FalseClaim): number => times.get(nameOf(claim))?.length ?? 0;
  return all.sort(
    (a, b) =>
      STATES.indexOf(a.state) - STATES.indexOf(b.state) ||
      weightOfClaim(a) - weightOfClaim(b) ||
      n(b) - n(a) ||
      compareText(nameOf(a), nameOf(b)) ||
      compareNatural(a.record.file, b.record.file) ||
      a.record.index - b.record.index,
  );
});

function stateOf(findings: readonly Finding[], failOn: Report['failOn']): FalseClaimState {
  if (findings.some((finding) => failsAt(finding, failOn))) return 'fails';
  const active = findings.filter(isActive);
  if (active.length > 0) return active.some((finding) => isAllowed(finding, failOn)) ? 'allowed' : 'mild';
  const [first] = findings;
  // Without a finding, its rule is off.
  if (first === undefined) return 'allowed';
  return first.baselined ? 'known' : 'preexisting';
}

/**
 * Returns true if it would fail by the standard at the usual threshold, but the configuration or the caller set
 * something milder.
 */
function isAllowed({ severity, lowered }: Finding, failOn: Report['failOn']): boolean {
  return lowered === true || (failOn === 'never' && severity === 'error');
}

/** Returns true if people must look at a false claim: it is new, whether or not it fails. */
export function counts({ state }: Pick<FalseClaim, 'state'>): boolean {
  return state === 'fails' || state === 'allowed' || state === 'mild';
}

/** How late a false claim is shown: what the change adds first, then live returns, and there what was never done before what is elsewhere. */
function weightOfClaim({ record: { restated, archived }, checked: { verdict } }: FalseClaim): number {
  return (restated ? 0 : 4) + (archived === undefined ? 0 : 2) + (verdict.by === 'namesake' ? 1 : 0);
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
    note: by === 'return' ? '' : by === 'beside' ? 'named by a return in the same folder' : 'author of the commit',
  };
}

const LONGEST_NAME = 60;

function subject(accused: Accused | null, article: 'A' | 'a'): Part {
  if (accused === null) return text(`${article} return without an agent`);
  const name = cut(accused.name, LONGEST_NAME);
  if (accused.by === 'author') return text(`${article} return committed by ${name}`);
  return text(accused.by === 'return' ? name : `${name} (named by a return in the same folder)`);
}

/** Why a claim is false: `does not exist`. */
export function whyFalse({ claim, verdict }: VerifiedClaim): readonly Part[] {
  if (kindOf(claim) !== 'deletion' && verdict.name === 'case-mismatch' && verdict.foundAt !== null)
    return [text('is named '), code(verdict.foundAt)];
  return [text(causeOf({ claim, verdict }).one)];
}

/** `exporter-agent claims src/csv.ts, which does not exist`. */
export function accusation(claim: FalseClaim): readonly Part[] {
  return [subject(claim.accused, 'A'), ...clause(claim, ' ')];
}

/** ` claims src/csv.ts, which does not exist`. */
function clause({ checked }: FalseClaim, lead: string, isContinued = false): readonly Part[] {
  const verb = kindOf(checked.claim) === 'deletion' ? 'claims the deletion of ' : isContinued ? '' : 'claims ';
  return [text(`${lead}${verb}`), code(checked.claim.path), text(', which '), ...whyFalse(checked)];
}

/** `exporter-agent claims ... (place), and ...; planner claims ...`: one sentence for each agent. */
export function accusations(claims: readonly FalseClaim[]): readonly Part[] {
  const byAccused = groupBy(claims, ({ accused, record }) =>
    accused === null ? returnKey(record) : JSON.stringify(accused),
  );
  return [...byAccused.values()].flatMap((group, at) =>
    group.flatMap((claim, n): readonly Part[] => {
      const { record, line } = claim;
      const start = n > 0 ? [] : [...(at === 0 ? [] : [text('; ')]), subject(claim.accused, 'a')];
      const lead = n === 0 ? ' ' : n === group.length - 1 ? ', and ' : ', ';
      return [
        ...start,
        ...clause(claim, lead, n > 0 && group[n - 1]?.checked.claim.kind !== 'deletion'),
        text(' ('),
        { kind: 'place', file: record.file, line },
        text(')'),
      ];
    }),
  );
}

/** `, most by exporter-agent (38)`: whoever made more than half of the claims, if the run has returns of several; else nothing. */
export function mostAccused(claims: readonly FalseClaim[], { returns }: Report): string {
  const most = [...groupBy(claims, nameOf).values()].find((own) => own.length * 2 > claims.length) ?? [];
  const accused = most[0]?.accused ?? null;
  const nameIn = accusedIn(returns);
  if (accused === null || returns.every((record) => (nameIn(record)?.name ?? accused.name) === accused.name)) return '';
  const name = cut(accused.name, 2 * LONGEST_NAME);
  const whose = accused.by === 'author' ? `in returns committed by ${name}` : `by ${name}`;
  return most.length === claims.length ? `, all ${whose}` : `, most ${whose} (${String(most.length)})`;
}

/** How a reader can fix several false claims. */
export const FOR_EACH = 'For each, commit the file, correct the path, or remove the claim.';

/** Returns what a reader can do about the named false claims; the empty string without any. */
export function adviceInWords(claims: readonly FalseClaim[]): string {
  const [first, ...others] = claims;
  if (first === undefined) return '';
  const advice = others.length === 0 ? first.findings[0]?.recommendation : undefined;
  return advice === undefined ? FOR_EACH : adviceOf(advice);
}
