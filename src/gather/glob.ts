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
  /** Text that every match contains, or ends with; it alone excludes most paths. */
  readonly literal: string;
  /** The longest text that every match contains; empty if that is hard to determine. */
  readonly needle: string;
  readonly selectsContents: boolean;
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

const MOST_NEEDLES = 200;
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
  const maySelect = quickly(taken.filter(({ negate }) => !negate));
  const mayTakeAway = quickly(taken.filter(({ negate }) => negate));
  return (path) => {
    let selected = before?.(path) === true;
    if (!selected && !maySelect(path)) return false;
    const mayBeTaken = mayTakeAway(path);
    for (const { negate, tests } of compiled) {
      if (selected && !mayBeTaken) return true;
      // A pattern that could not change the result is skipped: most paths are no returns.
      if (selected === negate && tests.some((test) => test(path))) selected = !negate;
    }
    return selected;
  };
}

/** Throws `PatternError` if minimatch's expression is invalid, as for some classes: one by name beside a hyphen. */
function compile(glob: string): Matcher {
  try {
    return matcherOf(glob);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new PatternError(`The pattern "${glob}" has a class that cannot be matched: write a simpler one.`);
  }
}

/**
 * Whether one of the patterns may match, by one search for all their needles. The search is built for the first path, and
 * skips nearly all paths of a repository.
 */
function quickly(patterns: readonly Pattern[]): Matcher {
  if (patterns.length === 0) return () => false;
  const needles = new Set(patterns.flatMap(({ parts }) => parts.map(({ needle }) => needle)));
  let length = 0;
  for (const needle of needles) length += needle.length;
  // Such a long search saves nothing, and its expression may be larger than the engine accepts.
  if (needles.has('') || needles.size > MOST_NEEDLES || length > LONGEST_SEARCH) return () => true;
  let search: RegExp | undefined;
  return (path) => (search ??= searchFor([...needles])).test(path);
}

/** Returns a search for any of some texts, without duplicates. A text that contains another is found with it. */
function searchFor(needles: readonly string[]): RegExp {
  const least = needles.filter((one) => !needles.some((other) => other !== one && one.includes(other)));
  return new RegExp(least.map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|'), 's');
}

function testOf({ glob, literal, selectsContents, asFolder }: Part): Matcher {
  const match = compile(glob);
  if (selectsContents) {
    return (path) => {
      const held = asFolder ? `${path}/` : path;
      return held.includes(literal) && match(held);
    };
  }
  return (path) => path.endsWith(literal) && match(path);
}

/** Returns the patterns in a list of lines: each trimmed, without empty lines and comments. */
export function cleanPatterns(patterns: readonly string[]): readonly string[] {
  return patterns
    .flatMap((pattern) => pattern.split(/\r?\n/))
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
  let pattern = line;
  let negate = false;
  while (pattern.startsWith('!')) {
    negate = !negate;
    pattern = pattern.slice(1).trim();
  }
  if (pattern === '') throw new PatternError(`The pattern "${line}" is empty: write what it should match.`);
  if (pattern.startsWith('/') || pattern.startsWith('~') || /^[A-Za-z]:/.test(pattern)) {
    throw new PatternError(`The pattern "${line}" is absolute: write it relative to the project root.`);
  }
  const directoryOnly = pattern.endsWith('/');
  let segments = pattern.split(/\/+/).filter((segment) => segment !== '');
  if (segments[0] === '.') segments = segments.slice(1);
  if (segments.includes('.') || segments.includes('..')) {
    throw new PatternError(`The pattern "${line}" has a "." or ".." inside: write it relative to the project root.`);
  }
  if (segments.length === 0) {
    return {
      negate,
      parts: [{ glob: '**', literal: '', needle: '', selectsContents: true, asFolder: false, folder: '' }],
    };
  }
  const descendants = { ...descendantsPart([...segments, '**'], false), folder: segments.join('/') };
  if (directoryOnly) return { negate, parts: [descendants] };
  // The toolkit compares `a/**` with `a/`, so that it selects a file named `a`.
  if (segments[segments.length - 1] === '**') return { negate, parts: [descendantsPart(segments, true)] };
  const itself: Part = {
    glob: segments.join('/'),
    literal: literalEnd(segments),
    needle: longestLiteral(segments),
    selectsContents: false,
    asFolder: false,
  };
  return { negate, parts: [itself, descendants] };
}

function descendantsPart(segments: readonly string[], asFolder: boolean): Part {
  const folder = literalEnd(segments.slice(0, segments.findLastIndex((segment) => segment !== '**') + 1));
  const literal = folder === '' ? '' : `${folder}/`;
  return { glob: segments.join('/'), literal, needle: longestLiteral(segments), selectsContents: true, asFolder };
}

/** Returns the longest text between wildcards, without the slashes around it: a folder's name may be the end of what is compared. */
function longestLiteral(segments: readonly string[]): string {
  const pattern = segments.join('/');
  if (/[[\]\\]/.test(pattern)) return '';
  const texts = pattern.split(/[*?]+/).map((text) => text.replace(/^\/+|\/+$/g, ''));
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

/** Returns the text that every match of the segments ends with; empty if a class or an escape makes that hard to determine. */
function literalEnd(segments: readonly string[]): string {
  const pattern = segments.join('/');
  if (/[[\]\\]/.test(pattern)) return '';
  return pattern.slice(Math.max(pattern.lastIndexOf('*'), pattern.lastIndexOf('?')) + 1).replace(/^\/+/, '');
}
