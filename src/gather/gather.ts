import type { Form } from '../model/document.js';
import type { Place } from '../families/family.js';
import type { FamilyName } from '../model/vocabulary.js';
import type { Selection } from '../model/tree.js';
import type { Without } from '../model/unchecked.js';
import { cleanPatterns, compilePatterns } from './glob.js';
import { PLACES, NEVER, NOT_BY_DEFAULT } from './places.js';

/** How a gathered file is read, and what it contains if its name shows it. */
export interface Gathered {
  readonly form: Form;
  readonly family: FamilyName | null;
  /** It covers several tasks, so that only a status and a session are required. */
  readonly reduced: boolean;
  /** It is one return, not a log: none, several or an array are errors. */
  readonly single?: boolean;
  /** A document in which JSON is an example, and a return in Markdown must be the whole file. */
  readonly document?: boolean;
  /** A log of returns, which should contain one. */
  readonly log?: boolean;
  /** It lists future work, and is not a return of finished work. */
  readonly intention?: boolean;
  /** The process deletes the file once its task is done. */
  readonly isTemporary?: true | undefined;
  /** A return may start the file. Without this, one may start every Markdown file except documents. */
  readonly opening?: boolean | undefined;
  /** What is said of such files that hold no return. */
  readonly without?: Without | undefined;
  /** Only what is read as a return is one, and another file is skipped without a word: whether a text may be one. */
  readonly mark?: Place['mark'];
  /** Its path shows that it is a return, whatever its text is. */
  readonly isCertain?: boolean;
}

/**
 * Returns a matcher for the files that hold returns. By default: the known places, in any case. With patterns: what they select,
 * without the default exclusion of template folders, since they were requested; for a folder that a pattern names, the known
 * places below it. `ignore` removes from either. Exclusions are case-sensitive: a folder with the same letters in another case
 * is not excluded.
 * Throws `PatternError`.
 */
export function selection(patterns: readonly string[], ignore: readonly string[] = []): Selection {
  const ownPatterns = cleanPatterns(patterns);
  const without = [...NEVER, ...(ownPatterns.length === 0 ? NOT_BY_DEFAULT : []), ...cleanPatterns(ignore)];
  const negated = without.map((pattern) => `!${pattern}`);
  if (ownPatterns.length > 0) {
    const all = [...ownPatterns, ...negated];
    const named = compilePatterns(all, null, () => () => false);
    return { patterns: all, matches: compilePatterns(all, null, placesBelow()), named };
  }
  const usual = PLACES.flatMap((kind) => kind.patterns);
  const matches = compilePatterns(negated, isUsual);
  return { patterns: [...usual, ...negated], matches, anyCase: true };
}

/** Returns the known places below a folder, without templates unless the folder is one of theirs. */
function placesBelow(): (folder: string) => Selection['matches'] {
  const isTemplate = compilePatterns(NOT_BY_DEFAULT);
  return (folder) => {
    const isAskedFor = isTemplate(`${folder}/file`);
    return (path) => isUsual(path) && (isAskedFor || !isTemplate(path));
  };
}

/** Returns a matcher for lower-case patterns that ignores the case of paths. */
function inAnyCase(patterns: readonly string[]): Selection['matches'] {
  const matches = compilePatterns(patterns);
  return (path) => matches(path.toLowerCase());
}

/** Whether a path is in a place that its patterns alone describe. */
const isAnywhere = inAnyCase(PLACES.flatMap(({ isOne, patterns }) => (isOne === undefined ? patterns : [])));

/** The places that a path alone shows. */
const SHOWN_BY_PATH = PLACES.flatMap(({ isOne, notBelow }) => (isOne === undefined ? [] : [{ isOne, notBelow }]));

/** Whether a path is in a known place. */
function isUsual(path: string): boolean {
  return (
    isAnywhere(path) ||
    SHOWN_BY_PATH.some(
      ({ isOne, notBelow }) => isOne(path) && notBelow?.some((folder) => `/${path}`.includes(`/${folder}/`)) !== true,
    )
  );
}

const KINDS = PLACES.map((kind) => {
  const { form, family, reduced = false, document = false, log = false, intention = false, opening, without } = kind;
  const { isTemporary } = kind;
  const gathered: Gathered = { form, family, reduced, document, log, intention, isTemporary, opening, without };
  // What the path alone shows needs no pattern.
  return { gathered, kind, matches: kind.isOne ?? inAnyCase(kind.patterns) };
});

/**
 * Returns a function that determines how a gathered file is read: by its place, else by its extension. A place where any file may be
 * does not count for a file that the selection names.
 */
export function classifier({ named }: Pick<Selection, 'named'> = {}): (path: string) => Gathered {
  return (path) => {
    const isNamed = named?.(path) === true;
    const found = KINDS.find(({ kind, matches }) => !(isNamed && kind.mark !== undefined) && matches(path));
    if (found === undefined) return byExtension(path);
    const { gathered, kind } = found;
    const { mark } = kind;
    return mark === undefined ? gathered : { ...gathered, mark, isCertain: kind.isCertain?.(path) === true };
  };
}

function byExtension(path: string): Gathered {
  if (/\.jsonl$/i.test(path)) return { form: 'jsonl', family: null, reduced: false };
  return { form: /\.(?:md|markdown)$/i.test(path) ? 'markdown' : 'json', family: null, reduced: false };
}
