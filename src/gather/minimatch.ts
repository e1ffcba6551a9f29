import { GLOBSTAR, Minimatch } from 'minimatch';

/** As `@actions/glob` 0.7 uses it, but that letter case always counts: paths in a commit have exactly one. */
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
  // A name at any depth, as most built-in patterns have it, needs no path taken apart.
  if (first === GLOBSTAR && name !== undefined && name !== GLOBSTAR && more.length === 0) {
    return (path) => {
      const last = path.slice(path.lastIndexOf('/') + 1);
      return typeof name === 'string' ? name === last : name.test(last);
    };
  }
  return (path) => minimatch.match(path);
}

/** What an asterisk is in the expression for a name; nothing else is, since no name holds a slash. */
const ASTERISK = '[^/]*?';

/**
 * The same expression, in time that grows with the name and not with its power: what stands between two asterisks has one
 * length, so no place serves better than the first, and the others are left alone.
 */
function straight(name: RegExp): RegExp {
  const [first = '', ...others] = name.source.split(ASTERISK);
  const last = others.pop();
  // Those with a test of their own are in no need of it.
  if (last === undefined || others.length === 0 || Object.hasOwn(name, 'test')) return name;
  const between = others.map((text, n) => `(?=(?<at${String(n)}>${ASTERISK}${text}))\\k<at${String(n)}>`);
  return new RegExp(first + between.join('') + ASTERISK + last, name.flags);
}
