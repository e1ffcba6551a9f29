import { stringField, type Json, type JsonObject } from '../../model/json.js';
import { isReadable } from '../../read/document/frontmatter-block.js';

/** A word for unfinished work, and any text after it, apart from signs and emoji before it. */
const UNFINISHED_WORK =
  /^[^\p{L}\p{N}]*(?:halted|blocked|partial|failed|(?<open>in[\s_-]?progress|pending|draft))(?<rest>[^]*)$/iu;

/** The allowed text after it: signs, a final parenthesis, or words after a dash or colon. */
const REASON =
  /^(?:[^\p{L}\p{N}]*|[\s*_\x60"']*\([^()]*\)[^\p{L}\p{N}]*|[\s*_\x60"']*:[^]*|[*_\x60"']*\s+[-–—]+\s[^]*)$/u;

/** Words of success, which such a text must not contain. */
const SUCCESS =
  /(?<![\p{L}\p{N}])(?:complete[ds]?|completion|done|finished|pass(?:ed)?|shipped|succe(?:ss(?:ful(?:ly)?)?|eded))(?![\p{L}\p{N}])/iu;

/** The state of the work if a summary's status is a known word other than success; null for other words. */
export function stateOfSummary(status: string): 'open' | 'final' | null {
  const { open, rest } = UNFINISHED_WORK.exec(status)?.groups ?? {};
  if (rest === undefined || !REASON.test(rest) || SUCCESS.test(rest)) return null;
  return open === undefined ? 'final' : 'open';
}

/** Returns true if a summary's status is a known word other than success. */
export function saysUnfinished(status: Json): boolean {
  return typeof status === 'string' && stateOfSummary(status) !== null;
}

/**
 * Returns true if a summary reports success: its status is not a known word for anything else, and its self-checks did not
 * all fail. A missing or unknown status counts as success: an invented word must not excuse a false claim.
 */
export function summarySucceeds({ status = null, selfCheck }: JsonObject): boolean {
  return selfCheck !== 'failed' && !saysUnfinished(status);
}

/** Returns true if a plan was superseded before it was executed: its form is not checked. */
export function isSuperseded(value: JsonObject): boolean {
  return stringField(value, 'status')?.trim().toLowerCase() === 'superseded';
}

/** Returns true if a document has a readable frontmatter. */
export function hasFrontmatter({ frontmatter }: JsonObject): boolean {
  return typeof frontmatter === 'string' && isReadable(frontmatter);
}
