import { Minimatch } from 'minimatch';

/** A pattern that cannot be used, and why. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
}

const OPTIONS = { dot: true, nobrace: true, nocase: false, nocomment: true, noext: true, nonegate: true } as const;

interface Compiled {
  readonly negate: boolean;
  readonly test: (path: string) => boolean;
}

/**
 * Selects paths as `@actions/glob` 0.7 does below a root: patterns apply in order, `!` takes away, a pattern that names
 * a folder takes all below it, `#` starts a comment. Paths are relative to the root, with forward slashes, and name files.
 * Throws `PatternError` for `..`, for a `.` that does not lead, and for a pattern that leaves the root.
 */
export function compilePatterns(patterns: readonly string[]): (path: string) => boolean {
  const compiled = cleanPatterns(patterns).map(compile);
  return (path) => {
    let selected = false;
    for (const { negate, test } of compiled) {
      // A pattern that could not change the answer is not tried: most paths are no returns.
      if (selected === negate && test(path)) selected = !negate;
    }
    return selected;
  };
}

/** The lines of a list of patterns that are patterns: each trimmed, neither empty nor a comment. */
export function cleanPatterns(patterns: readonly string[]): readonly string[] {
  return patterns
    .flatMap((pattern) => pattern.split(/\r?\n/))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function compile(line: string): Compiled {
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
  if (segments.length === 0) return { negate, test: () => true };
  // The toolkit holds `a/**` against `a/`, so that a file named `a` is selected by it.
  if (segments[segments.length - 1] === '**') return { negate, test: below(segments, (path) => `${path}/`) };
  const descendants = below([...segments, '**'], (path) => path);
  if (directoryOnly) return { negate, test: descendants };
  const itself = exactly(segments);
  return { negate, test: (path) => itself(path) || descendants(path) };
}

// Minimatch stands behind a comparison of plain text, which decides for nearly every path of a large tree.

function exactly(segments: readonly string[]): (path: string) => boolean {
  const end = literalEnd(segments);
  const match = new Minimatch(segments.join('/'), OPTIONS);
  return (path) => path.endsWith(end) && match.match(path);
}

function below(segments: readonly string[], subject: (path: string) => string): (path: string) => boolean {
  const folder = literalEnd(segments.slice(0, segments.findLastIndex((segment) => segment !== '**') + 1));
  const inside = folder === '' ? '' : `${folder}/`;
  const match = new Minimatch(segments.join('/'), OPTIONS);
  return (path) => {
    const held = subject(path);
    return held.includes(inside) && match.match(held);
  };
}

/** Text with which everything that the segments match ends; empty where a class or an escape makes that hard to tell. */
function literalEnd(segments: readonly string[]): string {
  const pattern = segments.join('/');
  if (/[[\]\\]/.test(pattern)) return '';
  return pattern.slice(Math.max(pattern.lastIndexOf('*'), pattern.lastIndexOf('?')) + 1).replace(/^\/+/, '');
}
