import type { ReturnRecord } from './context.js';
import type { Finding } from './finding.js';
import type { Vocabulary } from './vocabulary.js';

/** The steps of document 002 that look at a return, in their order. The sixth sums them up. */
export const STEPS = ['structure', 'fields', 'status', 'session', 'artifacts'] as const;

export type StepName = (typeof STEPS)[number];

/** A finding without what ties it to other runs. */
export type Remark = Omit<Finding, 'fingerprint' | 'baselined' | 'preexisting'>;

/** What became of a step; for one that could not look, or had nothing to hold the return against, why. */
export type Outcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'unchecked';
      readonly because:
        'no-return' | 'no-status' | 'no-session' | 'none-expected' | 'no-success' | 'no-artifacts' | 'unverifiable';
    };

export interface Step {
  readonly name: StepName;
  readonly outcome: Outcome;
  /** What its rules say, errors first, then by place. */
  readonly remarks: readonly Remark[];
}

/** What the steps made of one return. */
export interface Validation {
  readonly passed: boolean;
  /** The version by which it was judged. */
  readonly standard: Pick<Vocabulary, 'id' | 'family' | 'statuses' | 'isMarkdown' | 'structureInWords'>;
  /** The agent that is to be mended; null where no name is known. */
  readonly agent: string | null;
  /** The session id that the return must echo; null where none was given. */
  readonly expectedSession: string | null;
  /** What was found in the text: one return, unless the first step failed. */
  readonly returns: readonly ReturnRecord[];
  readonly steps: readonly Step[];
}
