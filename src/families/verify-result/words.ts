/** The schema name in a verification's envelope. */
export const VERIFY_SCHEMA = 'gentle-ai.verify-result/v1';

/** The required fields of a verification's envelope, in the order of upstream's template. */
export const REQUIRED_FIELDS = [
  'schema',
  'evidence_revision',
  'verdict',
  'blockers',
  'critical_findings',
  'requirements',
  'scenarios',
  'test_command',
  'test_exit_code',
  'test_output_hash',
  'build_command',
  'build_exit_code',
  'build_output_hash',
] as const;

/** The field for a missing review authority, the only one of `AUTHORITY_FIELDS` that may be alone. */
export const MISSING_AUTHORITY = 'missing_review_authority';

/** Fields that are only given together: a missing review authority alone denied the run. */
export const AUTHORITY_FIELDS = [
  'authority_only_failure',
  MISSING_AUTHORITY,
  'substantive_failure',
  'command_failed',
  'observed_authority_revision',
] as const;

export type VerifyField = (typeof REQUIRED_FIELDS)[number] | (typeof AUTHORITY_FIELDS)[number];

/** Every field of a verification's envelope, required or optional. */
export const VERIFY_FIELDS: ReadonlySet<string> = new Set([...REQUIRED_FIELDS, ...AUTHORITY_FIELDS]);

/** The ways in which an envelope is misplaced or malformed. */
export const FENCE_FAULTS = ['bare', 'in-front-matter', 'front-matter', 'not-first', 'not-yaml', 'unended'] as const;

export type FenceFault = (typeof FENCE_FAULTS)[number];

/** Why a line of an envelope has no field. */
export type LineFault = 'no-field' | 'unknown' | 'repeated';

/** The digest of an empty output. */
export const HASH_OF_NOTHING = 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const COUNT = /^(\d+)\/(\d+)$/;

/** `completed/total`; null for other texts. */
export interface CompletedOf {
  readonly completed: number;
  readonly total: number;
}

/** Reads `4/5`; null for other texts, and for more digits than a number keeps exactly. */
export function completedOf(text: string | undefined): CompletedOf | null {
  const [, completed, total] = COUNT.exec(text ?? '') ?? [];
  const parsed = { completed: Number(completed), total: Number(total) };
  return Number.isSafeInteger(parsed.completed) && Number.isSafeInteger(parsed.total) ? parsed : null;
}

/** Reads digits; null for other texts. */
export function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : null;
}
