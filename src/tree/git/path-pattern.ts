import { elementAt } from '../../model/collections.js';

/**
 * The patterns of `.gitignore` and `.gitattributes`, as git's `wildmatch.c` and `dir.c` match them. Patterns and paths are bytes, one
 * letter each (`latin1`).
 */
export interface PathPattern {
  /** Whether it ends in `/`, and so matches folders only. */
  readonly foldersOnly: boolean;
  /** Whether it is a name, a path, `*.bin` or `data/**`: these match by one comparison. */
  readonly isPlain: boolean;
  /** Returns whether it matches a path relative to its file's folder. Returns false for every path once the steps are used up. */
  readonly matches: (path: string, steps: Steps) => boolean;
}

/** One or two seconds at most. 10,000 paths and 100 patterns take less than a tenth of that. */
const MOST_STEPS = 200_000_000;

/**
 * How many more letters of patterns and paths may be compared for one question. Once they are used up, nothing matches. This is a
 * number instead of a time, so that the same commit gets the same answer on every machine.
 */
export class Steps {
  #left: number;

  constructor(most = MOST_STEPS) {
    this.#left = most;
  }

  get areSpent(): boolean {
    return this.#left < 0;
  }

  /** Returns false if none are left. */
  take(count = 1): boolean {
    this.#left -= count;
    return this.#left >= 0;
  }
}

/** What matches one byte of a path: a byte, any byte, or a set. */
type Token = number | typeof ANY | ByteSet;

const ANY = 'any';

interface ByteSet {
  readonly negated: boolean;
  /** Pairs of letters that stand for bytes: the first and the last of each range. */
  readonly ranges: string;
}

/**
 * What matches one name in a path. A null inside it matches any number of bytes; a null instead of it matches any number of
 * names.
 */
type Segment = readonly (Token | null)[];

const SPECIAL = /[*?[\\]/;

/** The ranges of git's character classes, independent of the locale. */
const CLASSES: ReadonlyMap<string, string> = new Map([
  ['alnum', '09AZaz'],
  ['alpha', 'AZaz'],
  ['blank', '  \t\t'],
  ['cntrl', '\0\x1f\x7f\x7f'],
  ['digit', '09'],
  ['graph', '!~'],
  ['lower', 'az'],
  ['print', ' ~'],
  ['punct', '!/:@[`{~'],
  ['space', '  \t\n\r\r'],
  ['upper', 'AZ'],
  ['xdigit', '09AFaf'],
]);

/** Reads a pattern. Returns undefined for a pattern that git accepts but that matches nothing. */
export function pathPattern(text: string): PathPattern | undefined {
  const foldersOnly = text.endsWith('/');
  const pattern = foldersOnly ? text.slice(0, -1) : text;
  if (pattern === '') return undefined;
  const isName = !pattern.includes('/');
  const anchored = pattern.startsWith('/') ? pattern.slice(1) : pattern;
  const plain = plainMatcher(anchored, isName);
  if (plain !== undefined) return { foldersOnly, isPlain: true, matches: plain };
  // git compares the text before the first wildcard literally: `a**` matches a path if `**` matches the rest of it.
  const literal = isName ? '' : anchored.slice(0, anchored.search(SPECIAL));
  const segments = segmentsOf(anchored.slice(literal.length), isName);
  if (segments === undefined) return undefined;
  return {
    foldersOnly,
    isPlain: false,
    matches: (path, steps) => {
      const compared = isName ? baseName(path) : path;
      return compared.startsWith(literal) && isPath(segments, compared.slice(literal.length), steps);
    },
  };
}

/** Returns a matcher for a name, a path, `*.bin` or `data/**`; undefined for other patterns. */
function plainMatcher(pattern: string, isName: boolean): ((path: string) => boolean) | undefined {
  if (isName) {
    if (!SPECIAL.test(pattern)) return (path) => baseName(path) === pattern;
    const end = pattern.slice(1);
    return pattern.startsWith('*') && !SPECIAL.test(end) ? (path) => baseName(path).endsWith(end) : undefined;
  }
  if (!SPECIAL.test(pattern)) return (path) => path === pattern;
  const folder = pattern.slice(0, -'**'.length);
  return pattern.endsWith('/**') && !SPECIAL.test(folder) ? (path) => path.startsWith(folder) : undefined;
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * What a pattern consists of: stars, with what ends a name behind them (nothing at the end of the pattern); a slash; or one letter,
 * escaped or not.
 */
const PART = /(?<stars>\*+)(?=(?<behind>\\?\/|$)|)|\\?(?<slash>\/)|(?<letter>\\[^]|[^\\])/y;

/** Splits a pattern at its slashes. Returns undefined for a pattern that git accepts but that matches nothing. */
function segmentsOf(pattern: string, isName: boolean): readonly (Segment | null)[] | undefined {
  const segments: (Segment | null)[] = [];
  let tokens: (Token | null)[] = [];
  const part = new RegExp(PART);
  while (part.lastIndex < pattern.length) {
    const start = part.lastIndex;
    const groups = part.exec(pattern)?.groups;
    if (groups === undefined) return undefined;
    const { stars, behind, slash, letter = '' } = groups;
    if (slash !== undefined) {
      segments.push(tokens);
      tokens = [];
    } else if (stars !== undefined) {
      const begins = start === 0 || pattern[start - 1] === '/';
      if (isName || stars === '*' || !begins || behind === undefined) tokens.push(null);
      else {
        segments.push(null);
        // A name follows the last slash. git also requires one if that slash is escaped.
        if (behind !== '/') segments.push([null]);
        if (behind === '') return segments;
        part.lastIndex += behind.length;
      }
    } else if (letter === '?') {
      tokens.push(ANY);
    } else if (letter === '[') {
      const set = setAt(pattern, part.lastIndex);
      if (set === undefined) return undefined;
      tokens.push(set);
      part.lastIndex = set.end;
    } else tokens.push(letter.charCodeAt(letter.length - 1));
  }
  segments.push(tokens);
  return segments;
}

/** A letter of a set, which may begin a range; each escaped or not. */
const MEMBER = /(?<first>\\[^]|[^\\])(?:-(?<last>\\[^]|[^\\\]]))?/y;

/** Returns the set whose bracket is before an offset, and its end; undefined if it does not end or names an unknown class. */
function setAt(pattern: string, start: number): (ByteSet & { readonly end: number }) | undefined {
  const negated = pattern[start] === '!' || pattern[start] === '^';
  const member = new RegExp(MEMBER);
  member.lastIndex = negated ? start + 1 : start;
  let ranges = '';
  do {
    const at = member.lastIndex;
    // Looked for by its end: an expression would look at the rest of the pattern for each of many that do not end.
    const end = pattern.startsWith('[:', at) ? pattern.indexOf(']', at + 2) : undefined;
    if (end === -1) return undefined;
    if (end !== undefined && end > at + 2 && pattern[end - 1] === ':') {
      const members = CLASSES.get(pattern.slice(at + 2, end - 1));
      if (members === undefined) return undefined;
      ranges += members;
      member.lastIndex = end + 1;
      continue;
    }
    const groups = member.exec(pattern)?.groups;
    if (groups === undefined) return undefined;
    const { first = '', last } = groups;
    const letter = first.slice(-1);
    ranges += letter + letter + (last === undefined ? '' : letter + last.slice(-1));
  } while (pattern[member.lastIndex] !== ']');
  return { negated, ranges, end: member.lastIndex + 1 };
}

function isPath(segments: readonly (Segment | null)[], path: string, steps: Steps): boolean {
  if (!steps.take(path.length / 8)) return false;
  const names = path.split('/');
  return isMatch(segments, names.length, steps, (segment, n) => isSegment(segment, elementAt(names, n), steps));
}

function isSegment(tokens: Segment, name: string, steps: Steps): boolean {
  return isMatch(tokens, name.length, steps, (token, n) => isToken(token, name.charCodeAt(n), steps));
}

function isToken(token: Token, byte: number, steps: Steps): boolean {
  if (typeof token === 'number') return token === byte;
  if (token === ANY) return true;
  const { ranges, negated } = token;
  if (!steps.take(ranges.length / 8)) return false;
  for (let n = 0; n < ranges.length; n += 2) {
    if (byte >= ranges.charCodeAt(n) && byte <= ranges.charCodeAt(n + 1)) return !negated;
  }
  return negated;
}

/**
 * Returns whether tests match the items one by one, where a null matches any number of items. Backtracks only to the last null.
 */
function isMatch<T>(
  tests: readonly (T | null)[],
  count: number,
  steps: Steps,
  holds: (test: T, n: number) => boolean,
): boolean {
  let at = 0;
  let n = 0;
  let back: { readonly at: number; n: number } | undefined;
  while (n < count) {
    if (!steps.take()) return false;
    const test = tests[at];
    if (test === null) back = { at: at++, n };
    else if (test !== undefined && holds(test, n)) {
      at++;
      n++;
    } else if (back === undefined) return false;
    else {
      back.n++;
      n = back.n;
      at = back.at + 1;
    }
  }
  return tests.slice(at).every((test) => test === null);
}
