import { stringField, type JsonObject } from './json.js';

/** Statuses of a summary that mean success, in any letter case. */
const SUMMARY_SUCCESS: readonly string[] = ['complete', 'completed', 'done', 'shipped'];

/** Whether the status of a summary says that all was done. */
export function isSuccessOfSummary(status: string): boolean {
  return SUMMARY_SUCCESS.includes(status.trim().toLowerCase());
}

/**
 * Whether a summary reports success: no status says anything else, and no self-check that it failed. Without a status
 * it does.
 */
export function summarySucceeds(value: JsonObject): boolean {
  const { status = null, selfCheck } = value;
  if (selfCheck === 'failed') return false;
  return status === null || (typeof status === 'string' && isSuccessOfSummary(status));
}

/** Whether a plan was never executed, since another took its place: its form is not judged. */
export function isSuperseded(value: JsonObject): boolean {
  return stringField(value, 'status')?.trim().toLowerCase() === 'superseded';
}
