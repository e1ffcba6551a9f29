import { isAbsentCommit, isCompared, isNotBorneOut, isUntrue, type VerdictName } from '../model/claim.js';
import type { ReturnRecord } from '../model/context.js';
import { NOT_IN_HISTORY } from './verdict-counts.js';

/** How good a group of claims is. */
export type ClaimTone = 'good' | 'doubtful' | 'bad';

/** Claims of one return with the same outcome. */
export interface ClaimCount {
  readonly n: number;
  readonly word: string;
  readonly tone: ClaimTone;
}

const WORDS: Readonly<Partial<Record<VerdictName, readonly [word: string, tone: ClaimTone]>>> = {
  present: ['present', 'good'],
  relocated: ['moved', 'good'],
  deleted: ['deleted', 'good'],
  removed: ['deleted since', 'doubtful'],
  undetermined: ['undetermined', 'doubtful'],
  unverifiable: ['unverifiable', 'doubtful'],
  agrees: ['confirmed', 'good'],
  behind: ['differs', 'doubtful'],
  'other-total': ['differs', 'doubtful'],
  differs: ['differs', 'doubtful'],
  'no-plan': ['not compared', 'doubtful'],
  'not-countable': ['not compared', 'doubtful'],
};

/** Returns the word for a verdict that is not a false claim, and its tone. */
export function fateOf(verdict: VerdictName): readonly [word: string, tone: ClaimTone] {
  return WORDS[verdict] ?? ['absent', 'doubtful'];
}

/** Counts the claims of a return by outcome, false claims first: `1 false`, `2 present`, `1 moved`. */
export function claimCounts(record: ReturnRecord): readonly ClaimCount[] {
  const counts = new Map<string, { n: number; tone: ClaimTone }>([
    ['false', { n: 0, tone: 'bad' }],
    ...Object.values(WORDS).map(([word, tone]) => [word, { n: 0, tone }] as const),
    [NOT_IN_HISTORY, { n: 0, tone: 'doubtful' }],
    ['absent', { n: 0, tone: 'doubtful' }],
  ]);
  for (const checked of record.claims.filter(isCompared)) {
    const word = isUntrue(checked, record)
      ? 'false'
      : isAbsentCommit(checked)
        ? NOT_IN_HISTORY
        : isNotBorneOut(checked)
          ? 'differs'
          : fateOf(checked.verdict.name)[0];
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
