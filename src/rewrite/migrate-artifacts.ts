import { workOf } from '../model/fix.js';
import { plainSummary, typeNamed, typeOfFolder } from '../families/json/rules/artifacts.js';
import { field, has, isArray, isObject, stringField, type Json, type JsonObject } from '../model/json.js';
import { normalisePath } from '../model/path.js';
import { join } from '../model/pointer.js';
import type { Standard, Work } from '../model/standard.js';
import { isBlank, quote } from '../model/text.js';
import { adopt, lacks, put, remove, rename, topFields, type Draft, type Step, type Target } from './migration-step.js';

/** Fields in which returns without artifacts listed their files. */
const FORMER_NAMES = [
  'artifact',
  'artifact_path',
  'artifact_paths',
  'files_created',
  'created_files',
  'output_files',
  'files',
];

/** Fields that name one file each, with the kind of work that makes it; null for every kind. */
const FORMER_PATHS: readonly (readonly [name: string, type: string, of: Work | null])[] = [
  ['report_path', 'report', 'research'],
  ['research_path', 'report', 'research'],
  ['plan_path', 'plan', 'plan'],
  ['summary_path', 'summary', null],
];

const PATHS = ['file', 'file_path', 'filepath', 'filename', 'location', 'artifact_path'];
const SUMMARIES = ['description', 'desc', 'title'];
const TYPES = ['kind', 'artifact_type', 'category'];

/** A separate field in some versions; in others an ordinary list of artifacts. */
const MODIFIED = 'modified_files';

/** The facts about a return that decide the type of a file. */
interface Known extends Pick<Target, 'standard' | 'guesses'> {
  readonly work: Work | null;
}

/** Makes a list of objects from the created files (document 000, Migration Guide, 3). */
export const migrateArtifacts: Step = (value, target, notes) => {
  const { standard, guesses } = target;
  const untyped = untypedField(value, target);
  if (untyped !== null) {
    const write = 'Write each file as an artifact with its type';
    notes.push({
      pointer: join('', untyped),
      part: 'key',
      message: `Field ${quote(untyped)} lists files, and the type of some is unknown.`,
      recommendation: guesses ? `${write}.` : `${write}; with --unsafe the type is guessed by the agent's name.`,
    });
    return;
  }
  takeArtifacts(value, target);
  const artifacts = field(value, 'artifacts');
  const modified = field(artifacts, MODIFIED);
  const isApart = isPaths(modified) && topFields(standard).includes(MODIFIED) && !has(value, MODIFIED);
  const list = artifacts === undefined ? null : artifactsIn(artifacts, knownOf(value, target), isApart);
  if (list === null) return;
  put(value, 'artifacts', list);
  if (isApart) put(value, MODIFIED, modified);
  if (!wantsSummary(standard)) return;
  for (const [n, artifact] of list.entries()) {
    const path = stringField(artifact, 'path');
    if (path === undefined || has(artifact, 'summary') || stringField(artifact, 'type') === undefined) continue;
    notes.push({
      pointer: join('/artifacts', n),
      message: `Artifact ${quote(path, 200)} has no summary.`,
      recommendation: 'Say in one sentence what the file holds; with --unsafe it is made of type and file name.',
    });
  }
};

function knownOf(value: JsonObject, { standard, guesses }: Target): Known {
  return { standard, guesses, work: workOf(value) };
}

/** Returns true for a field that stays, since its list cannot become artifacts as a whole. */
export function isUntyped(name: string, value: JsonObject, target: Target): boolean {
  const isFormer = FORMER_NAMES.includes(name) || FORMER_PATHS.some(([path]) => path === name);
  return isFormer && untypedField(value, target) !== null;
}

/** Returns the field that lists the files, of a return without artifacts; undefined if there is none. */
function formerField(value: JsonObject, standard: Standard): string | undefined {
  if ((field(value, 'artifacts') ?? null) !== null) return undefined;
  return FORMER_NAMES.find((name) => {
    const given = field(value, name);
    const lists = isArray(given) || isObject(given) || (typeof given === 'string' && looksLikePath(given));
    return lists && !topFields(standard).includes(name);
  });
}

/** Returns the field that lists the files if the type of some of them is unknown: then all of it stays. Null if there is none. */
function untypedField(value: JsonObject, target: Target): string | null {
  const name = formerField(value, target.standard);
  const given = name === undefined ? undefined : field(value, name);
  if (name === undefined || given === undefined) return null;
  const list = artifactsIn(structuredClone(given), knownOf(value, target), has(given, MODIFIED));
  const isTyped = (made: Json): boolean =>
    stringField(made, 'path') !== undefined && stringField(made, 'type') !== undefined;
  return list?.every(isTyped) === true ? null : name;
}

/** Takes the artifacts from their former fields. Unsuccessful work need not have made any. */
function takeArtifacts(value: Draft, target: Target): void {
  const { standard } = target;
  if ((field(value, 'artifacts') ?? null) !== null) return;
  const from = formerField(value, standard);
  if (from !== undefined) {
    remove(value, 'artifacts');
    rename(value, from, 'artifacts');
    return;
  }
  const known = knownOf(value, target);
  const made: Json[] = [];
  for (const [name, type, work] of FORMER_PATHS) {
    const path = stringField(value, name);
    // An executed plan is not the work of the agent that executed it.
    if (path === undefined || (work !== null && work !== known.work) || topFields(standard).includes(name)) continue;
    const artifact = artifactOf(path, type, known);
    if (artifact === null) continue;
    made.push(artifact);
    remove(value, name);
  }
  const status = stringField(value, 'status') ?? '';
  const isEnded = standard.statuses.includes(status) && !standard.success.includes(status);
  if (made.length > 0 || (isEnded && lacks(value, target, '', 'artifacts'))) put(value, 'artifacts', made);
}

/**
 * Returns the artifacts in a value: a list, a path, an artifact, or an object whose keys give the types; null if one entry of that
 * cannot be determined. Elements of a list that cannot be determined stay. `isApart` leaves out the modified files.
 */
function artifactsIn(held: Json, known: Known, isApart: boolean): readonly Json[] | null {
  if (isArray(held)) return held.map((artifact) => artifactFrom(artifact, known));
  if (held === null || held === '') return [];
  if (typeof held === 'string') {
    const made = artifactOf(held, null, known);
    return made === null ? null : [made];
  }
  if (!isObject(held)) return null;
  if (['path', ...PATHS].some((name) => stringField(held, name) !== undefined)) return [artifactFrom(held, known)];
  const list = Object.entries(held).map(([name, inner]) =>
    isApart && name === MODIFIED ? [] : artifactsUnder(name, inner, known),
  );
  return list.includes(null) ? null : list.flatMap((made) => made ?? []);
}

/** Returns the artifact for an element of a list, which is changed; the element itself if that cannot be determined. */
function artifactFrom(artifact: Json, known: Known): Json {
  if (typeof artifact === 'string') return artifactOf(artifact, null, known) ?? artifact;
  if (!isObject(artifact)) return artifact;
  const isText = (held: Json): boolean => typeof held === 'string';
  adopt(artifact, 'path', PATHS, isText);
  adopt(artifact, 'type', TYPES, isText);
  adopt(artifact, 'summary', SUMMARIES, isText);
  const path = stringField(artifact, 'path');
  const written = stringField(artifact, 'type');
  const type = written === undefined ? typeOf(path, null, known) : (typeNamed(written, known.standard) ?? written);
  if (type !== undefined && type !== written) put(artifact, 'type', type);
  const isLacking = stringField(artifact, 'summary') === undefined && known.guesses && wantsSummary(known.standard);
  if (isLacking && type !== undefined && path !== undefined) put(artifact, 'summary', plainSummary(type, path));
  return artifact;
}

/** Returns the artifacts under a key: a path, an object with one, a list of these; or a text under the path itself. */
function artifactsUnder(name: string, held: Json, known: Known): readonly Json[] | null {
  if (typeof held === 'string' && !looksLikePath(held) && looksLikePath(name)) {
    const made = artifactOf(name, null, known);
    return made === null || isBlank(held) ? null : [{ ...made, summary: held }];
  }
  const made = (isArray(held) ? held : [held]).map((one): Json | null => {
    if (typeof one === 'string') return artifactOf(one, name, known);
    const path = stringField(one, 'path');
    const plain = path === undefined ? null : artifactOf(path, stringField(one, 'type') ?? name, known);
    return plain === null || !isObject(one) ? null : { ...plain, ...one, type: plain.type ?? '' };
  });
  return made.includes(null) ? null : made.filter((one) => one !== null);
}

/** Returns an artifact for a path; null if it is not a path, or no type can be determined. `hint` is the word under which it was listed. */
function artifactOf(path: string, hint: string | null, known: Known): JsonObject | null {
  const type = looksLikePath(path) ? typeOf(path, hint, known) : undefined;
  if (type === undefined) return null;
  const isLacking = known.guesses && wantsSummary(known.standard);
  return { type, path, ...(isLacking ? { summary: plainSummary(type, path) } : {}) };
}

/** Returns the type of a file: by its given type, or its folder, or, as a guess outside of `specs/`, by the agent's work. */
function typeOf(path: string | undefined, hint: string | null, { standard, work, guesses }: Known): string | undefined {
  if (path === undefined || isBlank(path)) return undefined;
  const type = (hint === null ? undefined : typeNamed(hint, standard)) ?? typeOfFolder(path, standard);
  if (type !== undefined || work === null || !guesses) return type;
  const segments = (normalisePath(path) ?? '').split('/');
  if (segments.includes('specs')) return undefined;
  if (work !== 'implement') return typeNamed(work, standard);
  const isTest = segments.some((segment) => /^(?:tests?|__tests__)$|[._-](?:test|spec)\.\w+$/i.test(segment));
  if (isTest) return typeNamed('test', standard);
  return typeNamed(/\.(?:md|markdown|rst|adoc)$/i.test(path) ? 'documentation' : 'implementation', standard);
}

/** Returns true if the version requires a summary of each artifact, or warns if there is none. */
function wantsSummary({ family, rules }: Standard): boolean {
  return family === 'return-meta' || rules.some(({ rule }) => rule.id === 'artifact-summary');
}

function looksLikePath(text: string): boolean {
  const isOneWord = /^\S+$/.test(text);
  return !/[\r\n]/.test(text) && ((isOneWord && /[/\\]|^\.\w/.test(text)) || /\w\.\w{1,8}$/.test(text));
}

function isPaths(value: Json | undefined): value is readonly string[] {
  return isArray(value) && value.every((path) => typeof path === 'string' && looksLikePath(path));
}
