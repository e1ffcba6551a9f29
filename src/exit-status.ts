import { PatternError } from './gather/glob.js';
import { UsageError } from './model/usage-error.js';

/** Exit status of the command line and of the action: outcomes are told apart, and any doubt is never 0. */
export const EXIT = {
  passed: 0,
  failed: 1,
  usage: 2,
  empty: 3,
  internal: 4,
} as const;

/** Whether it is what the caller can mend. */
export function isUsage(error: unknown): error is UsageError | PatternError {
  return error instanceof UsageError || error instanceof PatternError;
}
