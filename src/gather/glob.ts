import { cut } from '../model/text.js';
import { UsageError } from '../model/usage-error.js';
import { matcherOf } from './minimatch.js';

/** Thrown for a pattern that cannot be used; the message says why. */
export class PatternError extends UsageError {
  override readonly name = 'PatternError';
}

/** One part of a parsed pattern: it matches a file itself, or the files below a folder of that name. */
interface Part {
  readonly glob: string;
  /** A text that every match contains, so that most paths need not be compared with the glob; empty if there is none. */
  readonly needle: string;
  /** What is compared with the glob: the path, or the path as a folder's. */
  readonly asFolder: boolean;
  /** The folder that the pattern names without `**`, whose files it selects. */
  readonly folder?: string;
}

interface Pattern {
  readonly negate: boolean;
  readonly parts: readonly Part[];
}

type Matcher = (path: string) => boolean;

/** UTF-16 units: no path that a file system accepts is longer (`PATH_MAX` of Linux). */
const LONGEST_PATTERN = 4_096;
/** The time to compile a pattern grows with the square of its brackets. */
const MOST_BRACKETS = 20;

/** UTF-16 units: the time to make a search grows with the square of its length. */
const LONGEST_SEARCH = 10_000;

/**
 * Returns a matcher that selects paths like `@actions/glob` 0.7 below a root: patterns apply in order, `!` excludes, a pattern
 * that names a folder selects all below it, `#` starts a comment. Paths are relative to the root, with forward slashes, and name
 * files. What `before` accepts is selected from the start. If a pattern names a folder, `inFolder` returns which of its files the
 * pattern selects; without it, all. Throws `PatternError` for `..`, for a `.` that is not at the start, and for an absolute path.
 */
export function compilePatterns(
  patterns: readonly string[],
  before: Matcher | null = null,
  inFolder: ((folder: string) => Matcher) | null = null,
): Matcher {
  const taken = cleanPatterns(patterns).map(takeApart);
  const compiled = taken.map(({ negate, parts }) => ({
    negate,
    tests: parts.map((part) => {
      const test = testOf(part);
      if (negate || inFolder === null || part.folder === undefined) return test;
      const isTaken = inFolder(part.folder);
      return (path: string) => test(path) && isTaken(path);
    }),
  }));
  const mayMatch = searchFor(taken.flatMap(({ parts }) => parts.map(({ needle }) => needle)));
  return (path) => {
    let selected = before?.(path) === true;
    if (!mayMatch(path)) return selected;
    for (const { negate, tests } of compiled) {
      // A pattern that could not change the result is skipped.
      if (selected === negate && tests.some((test) => test(path))) selected = !negate;
    }
    return selected;
  };
}

/**
 * Returns a matcher for a glob, which is compiled when a path is first compared with it: most never are. Throws `PatternError` if
 * minimatch's expression is invalid, as for some classes: one by name beside a hyphen.
 */
function compile(glob: string): Matcher {
  let match: Matcher | undefined;
  if (!glob.includes('[')) return (path) => (match ??= matcherOf(glob))(path);
  try {
    return matcherOf(glob);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new PatternError(`The pattern "${glob}" has a class that cannot be matched: write a simpler one.`);
  }
}

/** Returns whether a path contains one of some texts: one search for all of them skips nearly all paths of a repository. */
function searchFor(needles: readonly string[]): Matcher {
  const source = needles.map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');
  if (source.length > LONGEST_SEARCH) return () => true;
  const search = new RegExp(source);
  return (path) => search.test(path);
}

function testOf({ glob, needle, asFolder }: Part): Matcher {
  const match = compile(glob);
  return (path) => path.includes(needle) && match(asFolder ? `${path}/` : path);
}

/** Returns the patterns in a list of lines: each trimmed, without empty lines and comments. */
export function cleanPatterns(patterns: readonly string[]): readonly string[] {
  return patterns
    .flatMap((pattern) => pattern.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Throws `PatternError` for a pattern that is too long or has too many brackets. Called before a pattern is parsed. */
function demandModest(line: string): void {
  const shown = cut(line, 60);
  if (line.length > LONGEST_PATTERN) {
    throw new PatternError(
      `The pattern "${shown}" has ${String(line.length)} characters: write one of at most ${String(LONGEST_PATTERN)}.`,
    );
  }
  if (line.split('[').length - 1 > MOST_BRACKETS) {
    throw new PatternError(
      `The pattern "${shown}" has more than ${String(MOST_BRACKETS)} opening brackets: write a simpler one.`,
    );
  }
}

function takeApart(line: string): Pattern {
  demandModest(line);
  const pattern = line.replace(/^(?:!\s*)+/, '');
  const negations = line.slice(0, line.length - pattern.length);
  // Two of them cancel each other.
  const negate = negations.split('!').length % 2 === 0;
  if (pattern === '') throw new PatternError(`The pattern "${line}" is empty: write what it should match.`);
  if (pattern.startsWith('/') || pattern.startsWith('~') || /^[A-Za-z]:/.test(pattern)) {
    throw new PatternError(`The pattern "${line}" is absolute: write it relative to the project root.`);
  }
  const directoryOnly = pattern.endsWith('/');
  const segments = pattern.split('/').filter((segment) => segment !== '');
  if (segments[0] === '.') segments.shift();
  if (segments.includes('.') || segments.includes('..')) {
    throw new PatternError(`The pattern "${line}" has a "." or ".." inside: write it relative to the project root.`);
  }
  const descendants = { ...partOf([...segments, '**']), folder: segments.join('/') };
  if (directoryOnly) return { negate, parts: [descendants] };
  // The toolkit compares `a/**` with `a/`, so that it selects a file named `a`.
  if (segments.at(-1) === '**') return { negate, parts: [partOf(segments, true)] };
  return { negate, parts: [partOf(segments), descendants] };
}

function partOf(segments: readonly string[], asFolder = false): Part {
  return { glob: segments.join('/'), needle: longestText(segments), asFolder };
}

/** Returns the longest text in a segment that every match contains: no wildcard is in it, and no class or escape before it. */
function longestText(segments: readonly string[]): string {
  let longest = '';
  for (const segment of segments) {
    let start = 0;
    for (let n = 0; n <= segment.length; n++) {
      const sign = segment[n];
      if (sign !== undefined && !'*?[\\'.includes(sign)) continue;
      if (n - start > longest.length) longest = segment.slice(start, n);
      if (sign === '[' || sign === '\\') return longest;
      start = n + 1;
    }
  }
  return longest;
}
