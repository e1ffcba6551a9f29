import type { FamilyName } from '../model/vocabulary.js';
import type { Form } from '../model/document.js';
import { cleanPatterns, compilePatterns } from './glob.js';
import { classifier, selection } from './gather.js';
import { NEVER, NOT_BY_DEFAULT, PLACES } from './places.js';

/** Why a file is checked or left out. */
export type FileReason =
  | {
      readonly kind: 'checked';
      readonly path: string;
      readonly form: Form;
      /** Null if the shape of each return decides. */
      readonly family: FamilyName | null;
      /** The pattern of the caller or of a usual place. */
      readonly pattern: string;
    }
  | {
      readonly kind: 'left-out';
      readonly path: string;
      /** The pattern that leaves it out; null if the caller's patterns do not select it. */
      readonly pattern: string | null;
      readonly because: 'ignored' | 'template' | 'never' | 'not-selected';
    };

interface Patterns {
  /** Empty for the usual places. */
  readonly patterns: readonly string[];
  readonly ignore: readonly string[];
}

/**
 * Returns why each file is checked or left out, in the given order, without the files that nothing suggests to hold returns.
 * Throws `PatternError`.
 */
export function explainFiles(paths: readonly string[], { patterns, ignore }: Patterns): readonly FileReason[] {
  const own = cleanPatterns(patterns);
  const chosen = selection(own, ignore);
  const wanted = selection(own);
  const classify = classifier(chosen);
  const leftOutBy = [
    { because: 'never', list: NEVER },
    { because: 'ignored', list: cleanPatterns(ignore) },
    { because: 'template', list: own.length === 0 ? NOT_BY_DEFAULT : [] },
  ] as const;
  const excluding = leftOutBy.flatMap(({ because, list }) =>
    list.map((pattern) => ({ because, pattern, matches: compilePatterns([pattern]) })),
  );
  const selecting = own.map((pattern) => ({ pattern, matches: selection([pattern]).matches }));
  return paths.flatMap((path): readonly FileReason[] => {
    if (chosen.matches(path)) {
      const { form, family } = classify(path);
      const pattern = selecting.find(({ matches }) => matches(path))?.pattern ?? usualPattern(path) ?? path;
      return [{ kind: 'checked', path, form, family, pattern }];
    }
    if (!wanted.matches(path) && usualPattern(path) === undefined) return [];
    const by = excluding.find(({ matches }) => matches(path));
    if (by !== undefined) return [{ kind: 'left-out', path, pattern: by.pattern, because: by.because }];
    return own.length === 0 ? [] : [{ kind: 'left-out', path, pattern: null, because: 'not-selected' }];
  });
}

const MATCHERS = PLACES.flatMap((place) =>
  place.patterns.map((pattern) => ({ pattern, matches: compilePatterns([pattern]), isOne: place.isOne })),
);

/** Returns the pattern of the usual place that a path matches, in any letter case; undefined if it matches none. */
function usualPattern(path: string): string | undefined {
  const lower = path.toLowerCase();
  return MATCHERS.find(({ matches, isOne }) => (isOne === undefined || isOne(path)) && matches(lower))?.pattern;
}
