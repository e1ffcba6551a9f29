import { cut } from '../model/text.js';
import { UsageError } from '../model/usage.js';
import { Minimatch } from 'minimatch';
import type { Selection } from '../model/tree.js';

/** Thrown for a pattern that cannot be used; the message says why. */
export class PatternError extends UsageError {
  override readonly name = 'PatternError';
}

/** One part of a parsed pattern: it matches a file itself, or the files below a folder of that name. */
interface Part {
  readonly glob: string;
  /** A text that every match contains, so that most paths need not be compared with the glob; empty if there is none. */
  readonly needle: string;
  /** True to compare the path as a folder's with the glob. */
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

/** Compile time grows with the square of the number of brackets. */
const MOST_BRACKETS = 20;

/** UTF-16 units: compile time grows with the square of the length. */
const LONGEST_SEARCH = 10_000;

/**
 * Returns a matcher that selects paths like `@actions/glob` 0.7 below a root: patterns apply in order, `!` excludes, a
 * pattern that names a folder selects all below it, `#` starts a comment. Paths are relative to the root, with forward
 * slashes, and name files. Paths that `before` accepts are selected from the start. If a pattern names a folder,
 * `inFolder` returns which of its files the pattern selects; without it, all. Throws `PatternError` for `..`, for a `.`
 * that is not at the start, and for an absolute path.
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
 * Returns a matcher for a glob, which is compiled when a path is first compared with it: most never are. Throws
 * `PatternError` if minimatch's expression is invalid, e.g. for a class with a name next to a hyphen.
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
  // Two exclamation marks cancel each other.
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

/** The options of `@actions/glob` 0.7, but always case-sensitive: paths in a commit have exactly one case. */
export const OPTIONS = {
  dot: true,
  nobrace: true,
  nocase: false,
  nocomment: true,
  noext: true,
  nonegate: true,
} as const;

export function matcherOf(glob: string): (path: string) => boolean {
  const minimatch = new Minimatch(glob, OPTIONS);
  minimatch.set = minimatch.set.map((steps) => steps.map((step) => (step instanceof RegExp ? straight(step) : step)));
  return (path) => minimatch.match(path);
}

/**
 * What minimatch writes for an asterisk in a name, and the text up to the next asterisk. Nothing else has this form,
 * since no name contains a slash.
 */
const BETWEEN_ASTERISKS = /\[\^\/\]\*\?.*?(?=\[\^\/\]\*\?)/gs;

/**
 * Returns an equivalent expression whose time grows linearly with the name, not exponentially. The text between two
 * asterisks has one length, so a later match cannot succeed where the first one fails, and is not tried.
 */
function straight(name: RegExp): RegExp {
  // Expressions with their own test do not need it.
  if (Object.hasOwn(name, 'test')) return name;
  const source = name.source.replace(BETWEEN_ASTERISKS, (between, at: number) => {
    const group = `at${String(at)}`;
    return `(?=(?<${group}>${between}))\\k<${group}>`;
  });
  return new RegExp(source, name.flags);
}

/** Returns the selection of the files that one of two selections selects. */
export function eitherSelection(one: Selection, other: Selection): Selection {
  return {
    patterns: [...one.patterns, ...other.patterns],
    matches: (path) => one.matches(path) || other.matches(path),
    // The patterns of the second exclude files of the first, so they cannot be applied in sequence.
    anyCase: true,
    named: (path) => one.named?.(path) === true || other.named?.(path) === true,
  };
}

/**
 * Returns a pattern that was typed in a folder of the project, relative to the project. A pattern that is absolute or leaves the
 * project is returned as it is: the code that reads patterns rejects it.
 */
export function patternFrom(place: string, pattern: string): string {
  if (place === '') return pattern;
  const own = pattern.replace(/^[!\s]+/, '');
  const negations = pattern.slice(0, pattern.length - own.length);
  if (own === '' || own.startsWith('#') || /^(?:[/~]|[A-Za-z]:)/.test(own)) return pattern;
  const folders = place.split('/').map(literally);
  const segments = own.split('/');
  const start = segments.findIndex((segment) => segment !== '.' && segment !== '..');
  const named = start < 0 ? [] : segments.slice(start);
  const up = segments.slice(0, segments.length - named.length).filter((segment) => segment === '..').length;
  if (up > folders.length) return pattern;
  const joined = [...folders.slice(0, folders.length - up), ...named].join('/');
  return `${negations}${joined === '' ? '.' : joined}`;
}

/** Returns a folder's name as a pattern that matches it alone. */
function literally(name: string): string {
  return name.replace(/[[?*]/g, (sign) => `[${sign}]`);
}
