import { stringField, type Json, type JsonObject } from '../../model/json.js';
import { isReadable } from '../../read/document/frontmatter-block.js';

/** A word for work that is not done, signs and emoji before it aside, and what follows it. */
const UNFINISHED_WORK =
  /^[^\p{L}\p{N}]*(?:halted|blocked|partial|failed|(?<open>in[\s_-]?progress|pending|draft))(?<rest>[^]*)$/iu;

/** What may follow: signs, or a final parenthesis, or a text behind a dash or a colon. */
const REASON =
  /^(?:[^\p{L}\p{N}]*|[\s*_\x60"']*\([^()]*\)[^\p{L}\p{N}]*|[\s*_\x60"']*:[^]*|[*_\x60"']*\s+[-–—]+\s[^]*)$/u;

/** Words of success, which such a text must not hold. */
const SUCCESS =
  /(?<![\p{L}\p{N}])(?:complete[ds]?|completion|done|finished|pass(?:ed)?|shipped|succe(?:ss(?:ful(?:ly)?)?|eded))(?![\p{L}\p{N}])/iu;

/** What the status of a summary says where it is a known word for something else than success; null where it is none. */
export function stateOfSummary(status: string): 'open' | 'final' | null {
  const { open, rest } = UNFINISHED_WORK.exec(status)?.groups ?? {};
  if (rest === undefined || !REASON.test(rest) || SUCCESS.test(rest)) return null;
  return open === undefined ? 'final' : 'open';
}

/** Returns true if the status of a summary is a known word for something else than success. */
export function saysUnfinished(status: Json): boolean {
  return typeof status === 'string' && stateOfSummary(status) !== null;
}

/**
 * Returns true if a summary reports success: its status is no known word for anything else, and not all of its self-checks failed. No status,
 * and an unknown one, are success: an invented word must not excuse a false claim.
 */
export function summarySucceeds({ status = null, selfCheck }: JsonObject): boolean {
  return selfCheck !== 'failed' && !saysUnfinished(status);
}

/** Returns true if a plan was never executed, since another took its place: its form is not checked. */
export function isSuperseded(value: JsonObject): boolean {
  return stringField(value, 'status')?.trim().toLowerCase() === 'superseded';
}

/** Returns true if a document has a frontmatter that is read, at the start of the file or below it. */
export function hasFrontmatter({ frontmatter }: JsonObject): boolean {
  return typeof frontmatter === 'string' && isReadable(frontmatter);
}
