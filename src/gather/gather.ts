import type { Form } from '../model/document.js';
import type { Family } from '../model/standard.js';
import type { Selection } from '../model/tree.js';
import { cleanPatterns, compilePatterns } from './glob.js';
import { KINDS, NEVER, NOT_BY_DEFAULT } from './kinds.js';

/** How a gathered file is read, and what it holds if its name tells. */
export interface Gathered {
  readonly form: Form;
  readonly family: Family | null;
  /** Only status and session are judged. */
  readonly reduced: boolean;
}

/**
 * Which files hold returns: by default the known places; with patterns, what they select (a default exclusion of
 * template folders then no longer applies, since they were asked for). `ignore` takes away from either.
 * Throws `PatternError`.
 */
export async function selection(patterns: readonly string[], ignore: readonly string[]): Promise<Selection> {
  const given = cleanPatterns(patterns);
  const all = [
    ...(given.length === 0 ? KINDS.flatMap((kind) => kind.patterns) : given),
    ...[...NEVER, ...(given.length === 0 ? NOT_BY_DEFAULT : []), ...cleanPatterns(ignore)].map(
      (pattern) => `!${pattern}`,
    ),
  ];
  return { patterns: all, matches: await compilePatterns(all) };
}

/** Makes the function that tells how a gathered file is read: by its place, else by its extension. */
export async function classifier(): Promise<(path: string) => Gathered> {
  const kinds = await Promise.all(
    KINDS.map(async ({ form, family, patterns, reduced = false }) => ({
      gathered: { form, family, reduced },
      matches: await compilePatterns(patterns),
    })),
  );
  return (path) => kinds.find(({ matches }) => matches(path))?.gathered ?? byExtension(path);
}

function byExtension(path: string): Gathered {
  if (path.endsWith('.jsonl')) return { form: 'jsonl', family: null, reduced: false };
  return { form: /\.(?:md|markdown)$/i.test(path) ? 'markdown' : 'json', family: null, reduced: false };
}
