export type SelfCheckResult = 'passed' | 'failed';

/** A denial, or no number at all, before a result. */
const DENIED_BEFORE =
  /(?:(?<![\p{L}\p{N}])(?:not|no|none|never|nothing|zero|without)|n['’]t|(?<![\p{L}\p{N}.,/])0)[\s*_\x60]+(?:\p{L}+[\s*_\x60]+)?$/iu;

/** That there is none of it, behind a result: `FAILED: 0`. */
const NONE_BEHIND = /^[\s*_\x60]*[:=(][\s*_\x60]*(?:0|none|zero)(?![\p{L}\p{N}.,/]|\s*(?:\/|of\b))/iu;

/** The results in the heading of a self-check, in their order. `0 FAILED` and `NOT PASSED` tell none. */
export function selfCheckResults(heading: string): readonly SelfCheckResult[] {
  const results: SelfCheckResult[] = [];
  for (const { 0: word, index } of heading.matchAll(/(?<![\p{L}\p{N}_])(?:passed|failed)(?![\p{L}\p{N}_])/giu)) {
    const before = heading.slice(Math.max(0, index - FAR), index);
    const behind = heading.slice(index + word.length, index + word.length + FAR);
    if (DENIED_BEFORE.test(before) || NONE_BEHIND.test(behind)) continue;
    results.push(word.toLowerCase() === 'passed' ? 'passed' : 'failed');
  }
  return results;
}

/** So many characters beside a result may say that there is none. */
const FAR = 40;
