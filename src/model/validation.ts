import type { ReturnRecord } from './context.js';
import type { Finding } from './finding.js';
import type { Vocabulary } from './vocabulary.js';

/** The steps of document 002 that check a return, in order. The sixth step sums them up. */
export const STEPS = ['structure', 'fields', 'status', 'session', 'artifacts'] as const;

export type StepName = (typeof STEPS)[number];

/** A finding without the parts that relate it to other runs. */
export type Remark = Omit<Finding, 'fingerprint' | 'baselined' | 'preexisting'>;

/** The result of a step. `because` is the reason why a step could not run, or had nothing to compare the return with. */
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
  /** The findings of its rules, errors first, then by place. */
  readonly remarks: readonly Remark[];
}

/** The results of the steps for one return. */
export interface Validation {
  readonly passed: boolean;
  /** The version that it was checked by. */
  readonly standard: Pick<Vocabulary, 'id' | 'family' | 'statuses' | 'isMarkdown' | 'structureInWords'>;
  /** The agent that should fix the return; null if no name is known. */
  readonly agent: string | null;
  /** The session id that the return must echo; null if none was given. */
  readonly expectedSession: string | null;
  /** The return found in the text: there is one, unless the first step failed. */
  readonly returns: readonly ReturnRecord[];
  readonly steps: readonly Step[];
}
