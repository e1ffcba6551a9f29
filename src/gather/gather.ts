import type { Place } from '../families/family.js';
import type { Selection } from '../model/tree.js';
import { cleanPatterns, compilePatterns } from './glob.js';
import { families } from '../families/index.js';
import { createHash } from 'node:crypto';
import { bytesOfName } from '../model/path.js';
import type { Shard } from '../model/report-json.js';

const ALL_PLACES: readonly Place[] = families.flatMap(({ places }) => places);

/** The places of all families: the first that matches a file counts. */
export const PLACES: readonly Place[] = ALL_PLACES.filter(({ isStray }) => isStray !== true);

/** The same, followed by the files that have the name of a return but are at no place for returns. */
const WITH_STRAYS: readonly Place[] = [...PLACES, ...ALL_PLACES.filter(({ isStray }) => isStray === true)];

/** Files that are never returns: the task list has another vocabulary, and tools keep files of their own. */
export const NEVER: readonly string[] = [
  '**/.git/**',
  '**/node_modules/**',
  '**/specs/state.json',
  '**/specs/archive/state.json',
];

const TEMPLATE_FOLDERS = ['context', 'docs', 'extensions', 'skills', 'agents'];

/** Files with example JSON, or templates. */
export const NOT_BY_DEFAULT: readonly string[] = [
  ...TEMPLATE_FOLDERS.map((folder) => `**/.claude/${folder}/**`),
  ...TEMPLATE_FOLDERS.map((folder) => `**/.opencode/${folder}/**`),
  'agent-system/**',
  '**/SKILL.md',
];

/** How a gathered file is read, and what it contains if its name shows it: as its place says. */
export interface Gathered extends Omit<Place, 'patterns' | 'reduced' | 'isOne' | 'isExact' | 'isCertain' | 'notBelow'> {
  /** True if it covers several tasks, so that only status and session are required. */
  readonly reduced: boolean;
  /** True if it is at a place that the project declares, whose family reads it. */
  readonly isDeclared?: true;
  /** True if it must be one return: none, several or an array are errors. */
  readonly single?: boolean;
  /** True if its path shows that it is a return, whatever its text is. */
  readonly isCertain?: boolean;
}

/**
 * Returns a matcher for the files that hold returns. By default: the known places, in any case. With patterns: what they select,
 * without the default exclusion of template folders, since they were requested; for a folder that a pattern names, the known
 * places below it. `ignore` removes from either. Exclusions are case-sensitive: a folder with the same letters in another case
 * is not excluded.
 * Throws `PatternError`.
 */
export function selection(
  patterns: readonly string[],
  ignore: readonly string[] = [],
  declared: readonly Place[] = [],
): Selection {
  const ownPatterns = cleanPatterns(patterns);
  const negated = (list: readonly string[]): readonly string[] => list.map((pattern) => `!${pattern}`);
  const without = negated([...NEVER, ...cleanPatterns(ignore)]);
  const isDeclared = inDeclared(declared);
  if (ownPatterns.length > 0) {
    const all = [...ownPatterns, ...without];
    const named = compilePatterns(all, null, () => () => false);
    return { patterns: all, matches: compilePatterns(all, null, placesBelow(isDeclared)), named };
  }
  const usual = [...WITH_STRAYS, ...declared].flatMap((kind) => kind.patterns);
  const isTemplate = compilePatterns(NOT_BY_DEFAULT);
  // Files that a project declares are always wanted, wherever they are.
  const matches = compilePatterns(without, (path) => isDeclared(path) || (isUsual(path) && !isTemplate(path)));
  const all = [...usual, ...negated([...NEVER, ...NOT_BY_DEFAULT, ...cleanPatterns(ignore)])];
  return { patterns: all, matches, anyCase: true };
}

/** Returns the known places below a folder, without templates unless the folder is one of theirs. */
function placesBelow(isDeclared: Selection['matches']): (folder: string) => Selection['matches'] {
  const isTemplate = compilePatterns(NOT_BY_DEFAULT);
  return (folder) => {
    const isAskedFor = isTemplate(`${folder}/file`);
    return (path) => isDeclared(path) || (isUsual(path) && (isAskedFor || !isTemplate(path)));
  };
}

/** Returns a matcher for the places that a project declares. */
export function inDeclared(places: readonly Place[]): Selection['matches'] {
  const matchers = places.map(matcherOfPlace);
  return (path) => matchers.some((matches) => matches(path));
}

/** Returns a matcher for a place. If the path alone decides, no pattern is needed, except for patterns of a project. */
function matcherOfPlace({ patterns, isExact, isOne }: Place): Selection['matches'] {
  if (isExact !== true) return isOne ?? inAnyCase(patterns);
  const matches = compilePatterns(patterns);
  return (path) => isOne?.(path) !== false && matches(path);
}

/** Returns a matcher for lower-case patterns that ignores the case of paths. */
function inAnyCase(patterns: readonly string[]): Selection['matches'] {
  const matches = compilePatterns(patterns);
  return (path) => matches(path.toLowerCase());
}

/** Returns true if a path is in a place that its patterns alone describe. */
const isAnywhere = inAnyCase(PLACES.flatMap(({ isOne, patterns }) => (isOne === undefined ? patterns : [])));

/** The places that the path alone shows. */
const SHOWN_BY_PATH = WITH_STRAYS.flatMap(({ isOne, notBelow }) => (isOne === undefined ? [] : [{ isOne, notBelow }]));

/** Returns true if a path is in a known place. */
function isUsual(path: string): boolean {
  return (
    isAnywhere(path) ||
    SHOWN_BY_PATH.some(
      ({ isOne, notBelow }) => isOne(path) && notBelow?.some((folder) => `/${path}`.includes(`/${folder}/`)) !== true,
    )
  );
}

/** A place, how its files are read, and whether a file is there. */
interface Kind {
  readonly gathered: Gathered;
  readonly kind: Place;
  readonly matches: Selection['matches'];
}

function toKind(kind: Place): Kind {
  const { reduced = false, isExact } = kind;
  const gathered: Gathered = { ...kind, reduced, isCertain: false, ...(isExact === true ? { isDeclared: true } : {}) };
  return { gathered, kind, matches: matcherOfPlace(kind) };
}

const KINDS: readonly Kind[] = WITH_STRAYS.map(toKind);

/**
 * Returns a function that determines how a gathered file is read: by its place, else by its extension. A place where any file may be
 * does not count for a file that the selection names, or that is at a place which the project declares.
 */
export function classifier(
  { named }: Pick<Selection, 'named'> = {},
  declared: readonly Place[] = [],
): (path: string) => Gathered {
  const own = declared.map(toKind);
  return (path) => {
    const ofForm = own.find(({ matches }) => matches(path));
    const isNamed = named?.(path) === true;
    const found =
      KINDS.find(
        ({ kind: { mark, isCertain, isStray }, matches }) =>
          !((mark ?? isStray) !== undefined && (isNamed || (ofForm !== undefined && isCertain?.(path) !== true))) &&
          matches(path),
      ) ?? ofForm;
    if (found === undefined) return byExtension(path);
    const { gathered, kind } = found;
    return gathered.mark === undefined ? gathered : { ...gathered, isCertain: kind.isCertain?.(path) === true };
  };
}

function byExtension(path: string): Gathered {
  if (/\.jsonl$/i.test(path)) return { form: 'jsonl', family: null, reduced: false };
  return { form: /\.(?:md|markdown)$/i.test(path) ? 'markdown' : 'json', family: null, reduced: false };
}

/** The most parts: a workflow has at most 256 jobs in one matrix. */
export const MOST_SHARDS = 1_000;

/** Reads `I/N`; returns undefined for anything else, or for more parts than `MOST_SHARDS`. */
export function parseShard(text: string): Shard | undefined {
  if (!/^[1-9]\d{0,3}\/[1-9]\d{0,3}$/.test(text)) return undefined;
  const slash = text.indexOf('/');
  const shard = { part: Number(text.slice(0, slash)), parts: Number(text.slice(slash + 1)) };
  return shard.part > shard.parts || shard.parts > MOST_SHARDS ? undefined : shard;
}

/**
 * Returns true if a file belongs to a shard: the first four bytes of the SHA-256 of its path, as a number, modulo the
 * number of parts. The result does not depend on other files, the platform or the order.
 */
export function isInShard(path: string, { part, parts }: Shard): boolean {
  return createHash('sha256').update(bytesOfName(path)).digest().readUInt32BE(0) % parts === part - 1;
}

/** Returns the selected files of a shard. */
export function withinShard({ matches, ...selection }: Selection, shard: Shard): Selection {
  return { ...selection, matches: (path) => matches(path) && isInShard(path, shard) };
}
