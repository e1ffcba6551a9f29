import { Minimatch } from 'minimatch';

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
  return (path) => minimatch.match(path);
}
