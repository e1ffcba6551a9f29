import { Minimatch } from 'minimatch';

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
 * The expression that minimatch writes for an asterisk in a name, and what is between it and the next one. Nothing else has this
 * form, since no name contains a slash.
 */
const BETWEEN_ASTERISKS = /\[\^\/\]\*\?.*?(?=\[\^\/\]\*\?)/gs;

/**
 * Returns the same expression with time that grows with the name and not with its power. The text between two asterisks has one
 * length, so the first match is as good as any, and the others are not tried.
 */
function straight(name: RegExp): RegExp {
  // Expressions with a test of their own do not need it.
  if (Object.hasOwn(name, 'test')) return name;
  const source = name.source.replace(BETWEEN_ASTERISKS, (between, at: number) => {
    const group = `at${String(at)}`;
    return `(?=(?<${group}>${between}))\\k<${group}>`;
  });
  return new RegExp(source, name.flags);
}
