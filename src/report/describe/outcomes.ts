import {
  isAbsentCommit,
  isCompared,
  isDeletion,
  isNotBorneOut,
  isUntrue,
  kindOf,
  type VerdictName,
  type VerifiedClaim,
} from '../../model/claim.js';
import type { ReturnRecord } from '../../model/context.js';

/** How good the outcome of a claim is. */
export type Tone = 'good' | 'doubtful' | 'bad';

/** The outcomes of claims, in counting order: their words for people, and how good they are. */
export const OUTCOMES = {
  false: 'bad',
  present: 'good',
  moved: 'good',
  deleted: 'good',
  'deleted since': 'doubtful',
  undetermined: 'doubtful',
  unverifiable: 'doubtful',
  confirmed: 'good',
  differing: 'doubtful',
  'still there': 'doubtful',
  'never there': 'doubtful',
  'not in history': 'doubtful',
  absent: 'doubtful',
  'allowed to be absent': 'doubtful',
  'absent in unfinished work': 'doubtful',
} as const satisfies Readonly<Record<string, Tone>>;

export type Outcome = keyof typeof OUTCOMES;

/** The outcomes of claims that hold. */
const HOLDS: ReadonlySet<Outcome> = new Set([
  'present',
  'moved',
  'deleted',
  'deleted since',
  'confirmed',
  'allowed to be absent',
]);

/** The outcome that a verdict alone decides; of all others, the return and its version decide. */
const BY_VERDICT: Readonly<Partial<Record<VerdictName, Outcome>>> = {
  present: 'present',
  relocated: 'moved',
  deleted: 'deleted',
  removed: 'deleted since',
  undetermined: 'undetermined',
  unverifiable: 'unverifiable',
  agrees: 'confirmed',
};

/** Returns the outcome of a claim of a return. */
export function outcomeOf(checked: VerifiedClaim, record: Pick<ReturnRecord, 'success'>): Outcome {
  if (isUntrue(checked, record)) return 'false';
  if (isAbsentCommit(checked)) return 'not in history';
  if (isNotBorneOut(checked)) return isDeletion(checked.claim) ? 'never there' : 'differing';
  if (isDeletion(checked.claim) && ['present', 'empty', 'directory'].includes(checked.verdict.name))
    return 'still there';
  const known = BY_VERDICT[checked.verdict.name];
  if (known !== undefined) return known;
  if (checked.weight === 'pass') return 'allowed to be absent';
  return record.success ? 'absent' : 'absent in unfinished work';
}

/** How many claims have each outcome. Claims that there is nothing to compare with do not count. */
export class OutcomeCounts {
  readonly #counts = new Map<Outcome, number>();
  /** The number of claims, and of those that hold. */
  all = 0;
  hold = 0;

  constructor(returns: Iterable<Pick<ReturnRecord, 'success' | 'claims'>>) {
    for (const record of returns) {
      for (const checked of record.claims.filter(isCompared)) {
        const outcome = outcomeOf(checked, record);
        this.#counts.set(outcome, this.of(outcome) + 1);
        this.all++;
        if (HOLDS.has(outcome)) this.hold++;
      }
    }
  }

  of(outcome: Outcome): number {
    return this.#counts.get(outcome) ?? 0;
  }

  /** Returns the outcomes that occur, those of false claims first. */
  listed(): readonly { readonly n: number; readonly word: Outcome; readonly tone: Tone }[] {
    return Object.entries(OUTCOMES).flatMap(([name, tone]) => {
      const word = name as Outcome;
      return this.of(word) === 0 ? [] : [{ n: this.of(word), word, tone }];
    });
  }
}

/** Returns the outcomes of a return's claims: `1 false, 2 present`. */
export function claimsInWords(record: ReturnRecord): string {
  return new OutcomeCounts([record])
    .listed()
    .map(({ n, word }) => `${String(n)} ${word}`)
    .join(', ');
}

/** Why a claimed file is not there as claimed, of one and of several, and the heading of such claims. */
export interface Cause {
  readonly one: string;
  readonly many: string;
  readonly heading: string;
}

const ABSENT: Cause = { one: 'does not exist', many: 'do not exist', heading: 'Claimed, but does not exist' };

const STILL_THERE: Cause = {
  one: 'still exists',
  many: 'still exist',
  heading: 'Claimed as deleted, and still there',
};

const CAUSES: Readonly<Partial<Record<VerdictName, Cause>>> = {
  empty: { one: 'is empty', many: 'are empty', heading: 'Claimed, but empty' },
  uncommitted: { one: 'is not committed', many: 'are not committed', heading: 'Claimed, but not committed' },
  directory: { one: 'is a directory', many: 'are directories', heading: 'Claimed as a file, but a directory' },
  outside: { one: 'is not in the project', many: 'are not in the project', heading: 'Claimed outside the project' },
  'case-mismatch': {
    one: 'is written in another letter case',
    many: 'are written in another letter case',
    heading: 'Claimed in another letter case',
  },
  unverifiable: {
    one: 'is in a submodule that .gitmodules does not name',
    many: 'are in submodules that .gitmodules does not name',
    heading: 'Claimed in an unknown submodule',
  },
};

/** Returns why a claim is false. */
export function causeOf({ claim, verdict }: Pick<VerifiedClaim, 'claim' | 'verdict'>): Cause {
  return kindOf(claim) === 'deletion' ? STILL_THERE : (CAUSES[verdict.name] ?? ABSENT);
}
