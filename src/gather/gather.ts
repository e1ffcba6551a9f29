import type { Form } from '../model/document.js';
import type { Place } from '../families/family.js';
import type { FamilyName } from '../model/vocabulary.js';
import type { Selection } from '../model/tree.js';
import { cleanPatterns, compilePatterns } from './glob.js';
import { PLACES, NEVER, NOT_BY_DEFAULT } from './places.js';

/** How a gathered file is read, and what it holds if its name tells. */
export interface Gathered {
  readonly form: Form;
  readonly family: FamilyName | null;
  /** It tells of several tasks, so that only a status and a session are required. */
  readonly reduced: boolean;
  /** It is one return, not a log of them: none, several and an array are wrong. */
  readonly single?: boolean;
  /** A document in which JSON is an example and a return in Markdown has to be whole. */
  readonly document?: boolean;
  /** A log of returns, which should hold one. */
  readonly log?: boolean;
  /** It says what is to be done, and is no return of work that was. */
  readonly intention?: boolean;
  /** A return may open the file; without this one may open every Markdown file but documents. */
  readonly opening?: boolean | undefined;
  /** Only what is read as a return is one, and another file is skipped without a word: whether a text may be one. */
  readonly mark?: Place['mark'];
  /** Its path tells that it is a return, whatever its text is. */
  readonly isCertain?: boolean;
}

/**
 * Which files hold returns: by default the known places, in any letter case; with patterns, what they select (a default
 * exclusion of template folders then no longer applies, since they were asked for), of a folder that they name the known places
 * below it. `ignore` takes away from either. What
 * takes away is held to its letter case: a folder that is only spelled like one of the exceptions is none.
 * Throws `PatternError`.
 */
export function selection(patterns: readonly string[], ignore: readonly string[]): Selection {
  const ownPatterns = cleanPatterns(patterns);
  const without = [...NEVER, ...(ownPatterns.length === 0 ? NOT_BY_DEFAULT : []), ...cleanPatterns(ignore)];
  const negated = without.map((pattern) => `!${pattern}`);
  if (ownPatterns.length > 0) {
    const all = [...ownPatterns, ...negated];
    const named = compilePatterns(all, null, () => () => false);
    return { patterns: all, matches: compilePatterns(all, null, placesBelow()), named };
  }
  const usual = PLACES.flatMap((kind) => kind.patterns);
  const matches = compilePatterns(negated, ofKinds());
  return { patterns: [...usual, ...negated], matches, anyCase: true };
}

/** The known places below a folder, templates left out unless the folder is one of theirs. */
function placesBelow(): (folder: string) => Selection['matches'] {
  const isUsual = ofKinds();
  const isTemplate = compilePatterns(NOT_BY_DEFAULT);
  return (folder) => {
    const isAskedFor = folder !== '' && isTemplate(`${folder}/file`);
    return (path) => isUsual(path) && (isAskedFor || !isTemplate(path));
  };
}

/** Which files are of a kind by default. */
function ofKinds(): Selection['matches'] {
  const anywhere = inAnyCase(PLACES.filter(({ isOne }) => isOne === undefined).flatMap(({ patterns }) => patterns));
  const others = PLACES.filter(({ isOne }) => isOne !== undefined).map((kind) => ({
    isOf: kindMatcher(kind),
    notBelow: kind.notBelow ?? [],
  }));
  return (path) =>
    anywhere(path) ||
    others.some(({ isOf, notBelow }) => isOf(path) && !notBelow.some((folder) => `/${path}`.includes(`/${folder}/`)));
}

function kindMatcher({ patterns, isOne }: Place): Selection['matches'] {
  // What is told by the path alone needs no pattern.
  return isOne ?? inAnyCase(patterns);
}

/** What patterns select that are written in lower case, whatever the case of a path's letters. */
function inAnyCase(patterns: readonly string[]): Selection['matches'] {
  const matches = compilePatterns(patterns);
  return (path) => matches(path.toLowerCase());
}

/**
 * Makes the function that tells how a gathered file is read: by its place, else by its extension. A place where any file may be does
 * not count for a file that the selection names.
 */
export function classifier({ named }: Pick<Selection, 'named'> = {}): (path: string) => Gathered {
  const kinds = PLACES.map((kind) => {
    const { form, family, reduced = false, document = false, log = false, intention = false, opening } = kind;
    const gathered = { form, family, reduced, document, log, intention, opening };
    return { gathered, kind, matches: kindMatcher(kind) };
  });
  return (path) => {
    const isNamed = named?.(path) === true;
    const found = kinds.find(({ kind, matches }) => !(isNamed && kind.mark !== undefined) && matches(path));
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
