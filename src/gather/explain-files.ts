import type { FamilyName } from '../model/standard.js';
import type { Form } from '../model/document.js';
import type { Place } from '../families/family.js';
import { cleanPatterns, compilePatterns } from './glob.js';
import { classifier, NEVER, NOT_BY_DEFAULT, PLACES, selection } from './gather.js';
import { posix } from 'node:path';
import { elementAt } from '../model/collections.js';
import { nearest } from '../model/text.js';
import { readEach, type Tree } from '../model/tree.js';

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
      readonly because: 'ignored' | 'template' | 'never' | 'not-selected' | 'no-place';
    };

interface Patterns {
  /** Empty for the usual places. */
  readonly patterns: readonly string[];
  readonly ignore: readonly string[];
  /** The places that the project declares, if any. */
  readonly declared?: readonly Place[];
}

/** Returns why each file that looks like a return is checked or left out. Throws `PatternError`. */
export function explainFiles(
  paths: readonly string[],
  { patterns, ignore, declared = [] }: Patterns,
): readonly FileReason[] {
  const own = cleanPatterns(patterns);
  const chosen = selection(own, ignore, declared);
  const wanted = selection(own, [], declared);
  const classify = classifier(chosen, declared);
  const ofForms = declared.flatMap(({ patterns: list }) =>
    list.map((pattern) => ({ pattern, matches: compilePatterns([pattern]) })),
  );
  const usualPattern = (path: string): string | undefined =>
    builtInPattern(path) ?? ofForms.find(({ matches }) => matches(path))?.pattern;
  const leftOutBy = [
    { because: 'never', list: NEVER },
    { because: 'ignored', list: cleanPatterns(ignore) },
    { because: 'template', list: own.length === 0 ? NOT_BY_DEFAULT : [] },
  ] as const;
  const excluding = leftOutBy.flatMap(({ because, list }) =>
    list.map((pattern) => ({ because, pattern, matches: compilePatterns([pattern]) })),
  );
  const selecting = own.map((pattern) => ({ pattern, matches: selection([pattern], [], declared).matches }));
  return paths.flatMap((path): readonly FileReason[] => {
    if (chosen.matches(path)) {
      const { form, family, isStray } = classify(path);
      if (isStray === true) return [{ kind: 'left-out', path, pattern: null, because: 'no-place' }];
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
function builtInPattern(path: string): string | undefined {
  const lower = path.toLowerCase();
  return MATCHERS.find(({ matches, isOne }) => (isOne === undefined || isOne(path)) && matches(lower))?.pattern;
}

/** A pattern that matches nothing, and what may have been meant. */
export interface Unmatched {
  readonly pattern: string;
  /** A suggestion; null if there is none. */
  readonly hint: string | null;
}

/** A longer list of patterns probably comes from a tool, such as a shell. */
const MOST_PATTERNS = 50;

/** Returns the patterns that select no file of a tree. */
export async function unmatchedPatterns(
  tree: Pick<Tree, 'list' | 'find' | 'read'>,
  patterns: readonly string[],
): Promise<readonly Unmatched[]> {
  const positive = cleanPatterns(patterns).filter((pattern) => !pattern.startsWith('!'));
  const found: Unmatched[] = [];
  for (const pattern of positive.slice(0, MOST_PATTERNS)) {
    if (await selectsAny(tree, pattern)) continue;
    found.push({ pattern, hint: await hintFor(tree, pattern) });
  }
  return found;
}

/** Returns true if a pattern selects a file that may be a return. At a place for any file, the text decides. */
async function selectsAny(tree: Pick<Tree, 'list' | 'read'>, pattern: string): Promise<boolean> {
  const selected = selection([pattern]);
  const classify = classifier(selected);
  const files = await tree.list(selected);
  if (files.some(({ path }) => classify(path).mark === undefined)) return true;
  for await (const [{ path }, content] of readEach(tree, files, LARGEST)) {
    const { mark } = classify(path);
    if (content.kind === 'bytes' && mark?.(Buffer.from(content.bytes).toString('latin1')) === true) return true;
  }
  return false;
}

/** A larger file is not looked into. */
const LARGEST = 1_000_000;

async function hintFor(tree: Pick<Tree, 'list' | 'find'>, pattern: string): Promise<string | null> {
  const slashed = pattern.replaceAll('\\', '/');
  if (slashed !== pattern) return `Write "/" for "\\": "${slashed}".`;
  if (/[*?[]/.test(pattern)) return null;
  const path = posix.normalize(pattern).replace(/\/$/, '');
  if (tree.find(path)?.kind === 'directory') {
    return `No file in a usual place is below it: "${path}/**" takes all its files.`;
  }
  const meant = await nearestPath(tree, path);
  return meant === null ? null : `Did you mean "${meant}"?`;
}

/** Returns the existing path with another name for the first missing part; null if none is similar. */
async function nearestPath(tree: Pick<Tree, 'list' | 'find'>, path: string): Promise<string | null> {
  const segments = path.split('/');
  const at = segments.findIndex((_, n) => tree.find(segments.slice(0, n + 1).join('/')) === undefined);
  if (at < 0) return null;
  const folder = segments.slice(0, at).join('/');
  const prefix = folder === '' ? '' : `${folder}/`;
  const all = await tree.list({ patterns: ['**'], matches: (file) => file.startsWith(prefix), anyCase: true });
  const names = new Set(all.map(({ path: file }) => file.slice(prefix.length).replace(/\/.*/s, '')));
  const name = nearest(elementAt(segments, at), [...names]);
  if (name === undefined) return null;
  const meant = [...segments.slice(0, at), name, ...segments.slice(at + 1)].join('/');
  return tree.find(meant) === undefined ? `${prefix}${name}` : meant;
}
