import { elementAt } from '../../model/known.js';

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
const SLASH = '/'.charCodeAt(0);

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

/** Splits a pattern at its slashes. Returns undefined for a pattern that git accepts but that matches nothing. */
function segmentsOf(pattern: string, isName: boolean): readonly (Segment | null)[] | undefined {
  const segments: (Segment | null)[] = [];
  let tokens: (Token | null)[] = [];
  for (let at = 0; at < pattern.length;) {
    const letter = pattern.charCodeAt(at);
    if (letter === SLASH) {
      segments.push(tokens);
      tokens = [];
      at++;
    } else if (pattern[at] === '*') {
      const start = at;
      while (pattern[at] === '*') at++;
      const begins = start === 0 || pattern[start - 1] === '/';
      const behind = at === pattern.length ? '' : /^\\?\//.exec(pattern.slice(at, at + 2))?.[0];
      if (isName || at - start === 1 || !begins || behind === undefined) tokens.push(null);
      else {
        segments.push(null);
        // A name follows the last slash. git also requires one if that slash is escaped.
        if (behind !== '/') segments.push([null]);
        if (behind === '') return segments;
        at += behind.length;
      }
    } else if (pattern[at] === '?') {
      tokens.push(ANY);
      at++;
    } else if (pattern[at] === '[') {
      const set = setAt(pattern, at);
      if (set === undefined) return undefined;
      tokens.push(set);
      at = set.end;
    } else if (pattern[at] === '\\') {
      if (at + 1 === pattern.length) return undefined;
      const escaped = pattern.charCodeAt(at + 1);
      if (escaped === SLASH) {
        segments.push(tokens);
        tokens = [];
      } else tokens.push(escaped);
      at += 2;
    } else {
      tokens.push(letter);
      at++;
    }
  }
  segments.push(tokens);
  return segments;
}

/** Returns the set that begins at an offset, and its end; undefined if it does not end or names an unknown class. */
function setAt(pattern: string, start: number): (ByteSet & { readonly end: number }) | undefined {
  let at = start + 1;
  const negated = pattern[at] === '!' || pattern[at] === '^';
  if (negated) at++;
  const ranges: string[] = [];
  const one = (letter: string): string => letter + letter;
  let previous = '';
  do {
    let letter = pattern[at];
    if (letter === undefined) return undefined;
    if (letter === '\\') {
      letter = pattern[++at];
      if (letter === undefined) return undefined;
      ranges.push(one(letter));
    } else if (letter === '-' && previous !== '' && pattern[at + 1] !== undefined && pattern[at + 1] !== ']') {
      let last = pattern[++at];
      if (last === '\\') last = pattern[++at];
      if (last === undefined) return undefined;
      ranges.push(previous + last);
      letter = '';
    } else if (letter === '[' && pattern[at + 1] === ':') {
      const end = pattern.indexOf(']', at + 2);
      if (end < 0) return undefined;
      if (end === at + 2 || pattern[end - 1] !== ':') ranges.push(one(letter));
      else {
        const members = CLASSES.get(pattern.slice(at + 2, end - 1));
        if (members === undefined) return undefined;
        ranges.push(members);
        at = end;
        letter = '';
      }
    } else ranges.push(one(letter));
    previous = letter;
    at++;
  } while (pattern[at] !== ']');
  return { negated, ranges: ranges.join(''), end: at + 1 };
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
