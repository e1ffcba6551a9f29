import { plainSummary, typeOfFolder } from '../../families/json/artifact-folder.js';
import type { PointerEdit } from '../../model/fix.js';
import { field, has, isArray, isObject, listField, stringField, type Json, type JsonObject } from '../../model/json.js';
import { normalisePath } from '../../model/path.js';
import { join, type Pointer } from '../../model/pointer.js';
import type { Standard } from '../../model/standard.js';
import { isBlank, quote } from '../../model/text.js';
import { lacks, topFields, type MigrationState, type Note, type Step, type Target } from './migration-state.js';
import { returnKind, type Kind } from './kind.js';

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

/** Fields that name one file each, with the kind of agent that makes it; null for every kind. */
const FORMER_PATHS: readonly (readonly [name: string, type: string, of: Kind | null])[] = [
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

/** What is known about a return when the type of a file is determined. */
interface Known {
  readonly standard: Standard;
  readonly kind: Kind | null;
  readonly guesses: boolean;
}

function knownOf({ value }: MigrationState, { standard, guesses }: Target): Known {
  return { standard, guesses, kind: returnKind(value) };
}

/** Makes a list of objects from the created files (document 000, Migration Guide, 3). */
export const migrateArtifacts: Step = (state, target) => {
  const untyped = untypedField(state, target);
  if (untyped !== null) return [untypedNote(untyped, target)];
  bringArtifacts(state, target);
  const known = knownOf(state, target);
  const artifacts = field(state.value, 'artifacts');
  if (isArray(artifacts)) {
    artifacts.forEach((artifact, n) => {
      state.edit(...editsOf(artifact, join('/artifacts', n), known));
    });
  } else if (artifacts === null || artifacts === '') {
    state.edit({ kind: 'set', pointer: '/artifacts', value: [] });
  } else if (typeof artifacts === 'string') {
    const made = artifactOf(artifacts, null, known);
    if (made !== null) state.edit({ kind: 'set', pointer: '/artifacts', value: [made] });
  } else if (artifacts !== undefined) {
    unfold(state, artifacts, known);
  }
  return withoutSummary(state, target.standard);
};

/** Artifacts that lack only a summary, which cannot be made for them. */
function withoutSummary({ value }: MigrationState, standard: Standard): readonly Note[] {
  if (!wantsSummary(standard)) return [];
  return listField(value, 'artifacts').flatMap((artifact, n): readonly Note[] => {
    const path = stringField(artifact, 'path');
    if (path === undefined || has(artifact, 'summary') || stringField(artifact, 'type') === undefined) return [];
    return [
      {
        pointer: join('/artifacts', n),
        message: `Artifact ${quote(path, 200)} has no summary.`,
        recommendation: 'Say in one sentence what the file holds; with --unsafe it is made of type and file name.',
      },
    ];
  });
}

/** Returns the field of a return without artifacts that lists its files; undefined if there is none. */
function formerField({ value }: MigrationState, standard: Standard): string | undefined {
  if (has(value, 'artifacts') && field(value, 'artifacts') !== null) return undefined;
  return FORMER_NAMES.find((name) => {
    const given = field(value, name);
    const lists = isArray(given) || isObject(given) || (typeof given === 'string' && looksLikePath(given));
    return lists && !topFields(standard).includes(name);
  });
}

/** Returns the field that lists the files if the type of some of them is unknown: then all of it stays. Null if there is none. */
function untypedField(state: MigrationState, target: Target): string | null {
  const name = formerField(state, target.standard);
  const given = name === undefined ? undefined : field(state.value, name);
  if (name === undefined || given === undefined) return null;
  const known = knownOf(state, target);
  const isTyped = isObject(given)
    ? hasPath(given)
      ? isTelling(given, known)
      : Object.entries(given).every(([word, held]) => word === MODIFIED || artifactEntries(word, held, known) !== null)
    : (isArray(given) ? given : [given]).every((one) => isTelling(one, known));
  return isTyped ? null : name;
}

/** Whether an element of a list can become an artifact: its path and its type are known. */
function isTelling(element: Json, known: Known): boolean {
  if (typeof element === 'string') return artifactOf(element, null, known) !== null;
  if (!isObject(element) || !hasPath(element)) return false;
  const path = ['path', ...PATHS].map((name) => stringField(element, name)).find((text) => text !== undefined);
  const isTyped = ['type', ...TYPES].some((name) => stringField(element, name) !== undefined);
  return isTyped || typeOf(path, null, known) !== undefined;
}

function hasPath(value: JsonObject): boolean {
  return ['path', ...PATHS].some((name) => stringField(value, name) !== undefined);
}

function untypedNote(name: string, { guesses }: Target): Note {
  const write = 'Write each file as an artifact with its type';
  return {
    pointer: join('', name),
    part: 'key',
    message: `Field ${quote(name)} lists files, and the type of some is unknown.`,
    recommendation: guesses ? `${write}.` : `${write}; with --unsafe the type is guessed by the agent's name.`,
  };
}

/** Whether a field stays, since its list cannot become artifacts as a whole. */
export function staysUntyped(name: string, state: MigrationState, target: Target): boolean {
  const isFormer = FORMER_NAMES.includes(name) || FORMER_PATHS.some(([path]) => path === name);
  return isFormer && untypedField(state, target) !== null;
}

/** Takes the artifacts from their former fields. Unsuccessful work need not have made any. */
function bringArtifacts(state: MigrationState, target: Target): void {
  const { value } = state;
  if (has(value, 'artifacts') && field(value, 'artifacts') !== null) return;
  const { standard } = target;
  const from = formerField(state, standard);
  if (from !== undefined) {
    if (has(value, 'artifacts')) state.edit({ kind: 'remove', pointer: '/artifacts' });
    state.edit({ kind: 'rename', pointer: join('', from), key: 'artifacts' });
    return;
  }
  if (bringPaths(state, target)) return;
  const status = stringField(value, 'status');
  const ended = status !== undefined && standard.statuses.includes(status) && !standard.success.includes(status);
  if (ended && lacks(state, target, '', 'artifacts')) state.edit({ kind: 'set', pointer: '/artifacts', value: [] });
}

/** Takes the artifacts from fields that name one each. An executed plan is not the work of the agent that executed it. */
function bringPaths(state: MigrationState, target: Target): boolean {
  const { standard } = target;
  const known = knownOf(state, target);
  const made = FORMER_PATHS.flatMap(([name, type, of]) => {
    const path = stringField(state.value, name);
    const isTheirs = of === null || of === known.kind;
    const artifact = path === undefined || !isTheirs ? null : artifactOf(path, type, known);
    return artifact === null || topFields(standard).includes(name) ? [] : [{ name, artifact }];
  });
  if (made.length === 0) return false;
  state.edit({ kind: 'set', pointer: '/artifacts', value: made.map(({ artifact }) => artifact) });
  state.edit(...made.map(({ name }): PointerEdit => ({ kind: 'remove', pointer: join('', name) })));
  return true;
}

/** Returns the artifact for an element of the list; nothing if that cannot be determined. */
function editsOf(artifact: Json, at: Pointer, known: Known): readonly PointerEdit[] {
  if (typeof artifact === 'string') {
    const made = artifactOf(artifact, null, known);
    return made === null ? [] : [{ kind: 'set', pointer: at, value: made }];
  }
  if (!isObject(artifact)) return [];
  const edits: PointerEdit[] = [];
  const textUnder = (name: string, others: readonly string[]): string | undefined => {
    if (has(artifact, name)) return stringField(artifact, name);
    const from = others.find((other) => stringField(artifact, other) !== undefined);
    if (from !== undefined) edits.push({ kind: 'rename', pointer: join(at, from), key: name });
    return from === undefined ? undefined : stringField(artifact, from);
  };
  const path = textUnder('path', PATHS);
  const written = textUnder('type', TYPES);
  const summary = textUnder('summary', SUMMARIES);
  const type = written === undefined ? typeOf(path, null, known) : (wordFor(written, known.standard) ?? written);
  if (type !== undefined && type !== written) edits.push({ kind: 'set', pointer: join(at, 'type'), value: type });
  if (summary === undefined && type !== undefined && path !== undefined && guessesSummary(known)) {
    edits.push({ kind: 'set', pointer: join(at, 'summary'), value: plainSummary(type, path) });
  }
  return edits;
}

/** Makes a list from an object whose keys give the types of their values. If one entry cannot be determined, all stay. */
function unfold(state: MigrationState, artifacts: Json, known: Known): void {
  if (!isObject(artifacts)) return;
  if (hasPath(artifacts)) {
    state.edit({ kind: 'set', pointer: '/artifacts', value: [artifacts] });
    state.edit(...editsOf(artifacts, '/artifacts/0', known));
    return;
  }
  const list: Json[] = [];
  let modified: Json | undefined;
  for (const [name, held] of Object.entries(artifacts)) {
    if (name === MODIFIED && isPaths(held) && isFree(state, MODIFIED, known.standard)) {
      modified = held;
      continue;
    }
    const made = artifactEntries(name, held, known);
    if (made === null) return;
    list.push(...made);
  }
  state.edit({ kind: 'set', pointer: '/artifacts', value: list });
  if (modified !== undefined) state.edit({ kind: 'set', pointer: join('', MODIFIED), value: modified });
}

/** Returns the artifacts under a key: a path, an object with one, a list of these; or a text under the path itself. */
function artifactEntries(name: string, held: Json, known: Known): readonly Json[] | null {
  if (typeof held === 'string' && !looksLikePath(held) && looksLikePath(name)) {
    const made = artifactOf(name, null, known);
    return made === null || isBlank(held) ? null : [{ ...made, summary: held }];
  }
  const made = (isArray(held) ? held : [held]).map((one): Json | null => {
    if (typeof one === 'string') return artifactOf(one, name, known);
    const path = stringField(one, 'path');
    if (!isObject(one) || path === undefined) return null;
    const plain = artifactOf(path, stringField(one, 'type') ?? name, known);
    return plain === null ? null : { ...plain, ...one, type: plain.type ?? '' };
  });
  return made.includes(null) ? null : made.filter((one) => one !== null);
}

/** Returns an artifact for a path; null if it is not a path, or no type can be determined. `hint` is the word under which it was listed. */
function artifactOf(path: string, hint: string | null, known: Known): JsonObject | null {
  const type = looksLikePath(path) ? typeOf(path, hint, known) : undefined;
  if (type === undefined) return null;
  return { type, path, ...(guessesSummary(known) ? { summary: plainSummary(type, path) } : {}) };
}

/** Returns the type of a file: by its given type, or its folder, or, as a guess outside of `specs/`, by the agent's work. */
function typeOf(path: string | undefined, hint: string | null, { standard, kind, guesses }: Known): string | undefined {
  if (path === undefined || isBlank(path)) return undefined;
  const type = (hint === null ? undefined : wordFor(hint, standard)) ?? typeOfFolder(path, standard);
  if (type !== undefined || kind === null || !guesses) return type;
  const segments = (normalisePath(path) ?? '').split('/');
  if (segments.includes('specs')) return undefined;
  if (kind !== 'implement') return wordFor(kind, standard);
  const isTest = segments.some((segment) => /^(?:tests?|__tests__)$|[._-](?:test|spec)\.\w+$/i.test(segment));
  if (isTest) return wordFor('test', standard);
  return wordFor(/\.(?:md|markdown|rst|adoc)$/i.test(path) ? 'documentation' : 'implementation', standard);
}

/** Returns the version's word for a type; undefined for a word that is not one of its types and not known to mean one. */
function wordFor(word: string, { artifactTypes, confusions }: Standard): string | undefined {
  const lower = word.trim().toLowerCase();
  if (artifactTypes.includes(lower)) return lower;
  const instead = confusions.artifactType.get(lower)?.instead;
  return typeof instead === 'string' ? instead : undefined;
}

function guessesSummary({ standard, guesses }: Known): boolean {
  return guesses && wantsSummary(standard);
}

/** Whether the version requires a summary of each artifact, or warns if there is none. */
function wantsSummary({ family, rules }: Standard): boolean {
  return family === 'return-meta' || rules.some(({ rule }) => rule.id === 'artifact-summary');
}

function looksLikePath(text: string): boolean {
  const isOneWord = /^\S+$/.test(text);
  return !/[\r\n]/.test(text) && ((isOneWord && /[/\\]|^\.\w/.test(text)) || /\w\.\w{1,8}$/.test(text));
}

function isPaths(value: Json): value is readonly string[] {
  return isArray(value) && value.every((path) => typeof path === 'string' && looksLikePath(path));
}

/** Whether a field of the return itself can receive a value from elsewhere. */
function isFree(state: MigrationState, name: string, standard: Standard): boolean {
  return topFields(standard).includes(name) && !has(state.value, name);
}
