import { stringField, type Json, type JsonObject } from './json.js';

/** Words for work that is not done, at the start of a status. */
const UNFINISHED_WORK = /^\W*(?:halted|blocked|partial|failed|in[\s_-]?progress|pending|draft)(?![\p{L}\p{N}_-])/iu;

/** Whether the status of a summary is a known word for something else than success. */
export function saysUnfinished(status: Json): boolean {
  return typeof status === 'string' && UNFINISHED_WORK.test(status);
}

/**
 * Whether a summary reports success: its status is no known word for anything else, and not all of its self-checks failed. No status,
 * and one that nobody knows, are success: an invented word must not excuse a false claim.
 */
export function summarySucceeds({ status = null, selfCheck }: JsonObject): boolean {
  return selfCheck !== 'failed' && !saysUnfinished(status);
}

/** Whether a plan was never executed, since another took its place: its form is not judged. */
export function isSuperseded(value: JsonObject): boolean {
  return stringField(value, 'status')?.trim().toLowerCase() === 'superseded';
}

/** Whether a document has a frontmatter that is read, at the start of the file or below it. */
export function hasFrontmatter({ frontmatter }: JsonObject): boolean {
  return frontmatter === 'whole' || frontmatter === 'late' || frontmatter === 'unended';
}
