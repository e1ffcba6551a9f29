import { GLOBSTAR, Minimatch } from 'minimatch';

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
  const [[first, name, ...more] = []] = minimatch.set;
  // A name at any depth, as in most built-in patterns: the path need not be split.
  if (first === GLOBSTAR && name !== undefined && name !== GLOBSTAR && more.length === 0) {
    return (path) => {
      const last = path.slice(path.lastIndexOf('/') + 1);
      return typeof name === 'string' ? name === last : name.test(last);
    };
  }
  return (path) => minimatch.match(path);
}

/** The expression that minimatch writes for an asterisk in a name. Nothing else has this form, since no name contains a slash. */
const ASTERISK = '[^/]*?';

/**
 * Returns the same expression with time that grows with the name and not with its power. The text between two asterisks has one
 * length, so the first match is as good as any, and the others are not tried.
 */
function straight(name: RegExp): RegExp {
  const [first = '', ...others] = name.source.split(ASTERISK);
  const last = others.pop();
  // Expressions with a test of their own do not need it.
  if (last === undefined || others.length === 0 || Object.hasOwn(name, 'test')) return name;
  const between = others.map((text, n) => `(?=(?<at${String(n)}>${ASTERISK}${text}))\\k<at${String(n)}>`);
  return new RegExp(first + between.join('') + ASTERISK + last, name.flags);
}
