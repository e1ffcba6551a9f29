import { gsdBaseOf, gsdFamilyOf, movedWithMilestone } from './place.js';
import { field, listField, stringField, type Json, type JsonObject } from '../../model/json.js';
import { normalisePath, pathIn } from '../../model/path.js';
import { join, type Pointer } from '../../model/pointer.js';

/** The id of a completed requirement, with its place. */
export interface CompletedRequirement {
  readonly id: string;
  readonly pointer: Pointer;
}

/** Each is searched in every requirements file; no plan has more. */
const MOST_REQUIREMENTS = 500;

/** The first ids in `requirements-completed`; an id begins with letters and contains a digit. */
export function completedRequirements(value: JsonObject): readonly CompletedRequirement[] {
  return listField(value, 'requirements-completed')
    .slice(0, MOST_REQUIREMENTS)
    .flatMap((id, n) =>
      typeof id === 'string' && /^[A-Za-z][A-Za-z0-9_.-]{0,60}$/.test(id) && /\d/.test(id)
        ? [{ id, pointer: join('', 'requirements-completed', n) }]
        : [],
    );
}

/** The texts of the requirements files that a return's rules read. */
export function requirementTexts(beside: ReadonlyMap<string, string | null>): readonly string[] {
  return [...beside].flatMap(([path, text]) => (isRequirementsFile(path) && text !== null ? [text] : []));
}

/** Returns true if a file lists requirements, by its name. */
export function isRequirementsFile(path: string): boolean {
  return /(?:^|\/)\.planning\/(?:[^/]+\/)*[^/]*REQUIREMENTS[^/]*\.md$/.test(path);
}

/** The plan of a summary; undefined if there is none. */
export function planBeside(returns: ReadonlyMap<string, JsonObject>): JsonObject | undefined {
  return [...returns].find(([path]) => gsdFamilyOf(path) === 'gsd-plan')?.[1];
}

/** An artifact that a plan demands, with its conditions and its place. */
export interface MustHave {
  readonly path: string;
  readonly pointer: Pointer;
  readonly minLines: number | null;
  readonly contains: readonly string[];
  readonly exports: readonly string[];
}

/** The artifacts of a plan that have a path. */
export function mustHaves(value: JsonObject): readonly MustHave[] {
  return listField(field(value, 'must_haves'), 'artifacts').flatMap((item, n): readonly MustHave[] => {
    const path = stringField(item, 'path');
    if (path === undefined) return [];
    const lines = field(item, 'min_lines');
    return [
      {
        path,
        pointer: join('', 'must_haves', 'artifacts', n),
        minLines: typeof lines === 'number' ? lines : null,
        contains: texts(item, 'contains'),
        exports: texts(item, 'exports'),
      },
    ];
  });
}

/** A link that a plan demands between two files; an end is null if it is not a path. */
export interface KeyLink {
  readonly from: string | null;
  readonly to: string | null;
  readonly pattern: string | null;
  readonly pointer: Pointer;
}

/** The links of a plan. */
export function keyLinks(value: JsonObject): readonly KeyLink[] {
  return listField(field(value, 'must_haves'), 'key_links').flatMap((item, n): readonly KeyLink[] => {
    const of = (name: string): string | null => stringField(item, name) ?? null;
    return [
      { from: of('from'), to: of('to'), pattern: of('pattern'), pointer: join('', 'must_haves', 'key_links', n) },
    ];
  });
}

/** Returns true if the plan among these files is done: it has its summary. */
export function isDone(beside: ReadonlyMap<string, string | null>): boolean {
  return [...beside.keys()].some((path) => gsdFamilyOf(path) === 'gsd-summary');
}

/** The text of a file that a plan names; null if it was not read. */
export function textBeside(beside: ReadonlyMap<string, string | null>, path: string, plan: string): string | null {
  const texts = possiblePlaces(path, plan).map((place) => beside.get(place));
  return texts.find((text) => typeof text === 'string') ?? null;
}

/** The possible places of a file in a plan: below `.planning`'s folder, at the root, or with its milestone. */
export function possiblePlaces(path: string, plan: string): readonly string[] {
  const own = normalisePath(path);
  if (own === null) return [];
  const place = pathIn(gsdBaseOf(plan), own);
  return [...new Set([place, own, ...movedWithMilestone(place, plan)])];
}

/** Returns true if a pattern is plain text: foreign expressions are never compiled. */
export function isPlainPattern(pattern: string): boolean {
  return pattern !== '' && !/[.*+?^${}()|[\]\\]/.test(pattern);
}

function texts(item: Json, name: string): readonly string[] {
  return listField(item, name).filter((text) => typeof text === 'string');
}
