import { dirname, join } from 'node:path';
import { reasonOf } from '../model/text.js';
import { UsageError } from '../model/usage.js';
import { compilePatterns, PatternError } from '../gather/glob.js';
import type { ReadProblem } from '../model/document.js';
import { FILE_START } from '../model/pointer.js';
import { fileAt, readEach, lackingInWords, type Content, type Tree, type Entry, type FileRef } from '../model/tree.js';
import type { Declaration } from '../families/forms/declaration.js';
import type { Config } from './config.js';
import { ConfigError, type ConfigProblem } from './error.js';
import type { FormsContext } from './forms.js';
import { normalisePath } from '../model/path.js';
import { Lines } from '../read/lines.js';
import { decode } from '../read/source.js';
import { linkBelow, placeIn } from '../tree/inside.js';
import { readRegularFile, readStart, standsOnDisk } from '../tree/regular-file.js';
import { repositoryOf } from '../tree/root.js';

/** The maximum size of a form's JSON Schema in bytes. */
export const MAX_SCHEMA_SIZE = 64 * 1024;

/** Bytes. Hundreds of overrides need less. */
export const MAX_CONFIG_SIZE = 1024 * 1024;

/** Resolves to the configuration at a tree's project root; null if there is none. Rejects with `ConfigError`. */
export async function readConfig(tree: Pick<Tree, 'find' | 'findOtherCase' | 'read'>): Promise<Config | null> {
  const found = findConfig(tree);
  if (found === null) return null;
  let content: Content | undefined;
  for await (const [one] of tree.read([found], MAX_CONFIG_SIZE)) content = one;
  if (content?.kind === 'lacking') throw new UsageError(lackingInWords(found.path, content.id));
  if (content?.kind !== 'bytes') throw configTooLarge(found.path);
  return configOf(found.path, content.bytes, (path) => fileOf(tree, path));
}

/** Resolves to a file of a tree; null if there is none. */
async function fileOf(tree: Pick<Tree, 'find' | 'read'>, path: string): Promise<Content | null> {
  const file = fileAt(tree, normalisePath(path) ?? '');
  if (file === undefined) return null;
  for await (const [, content] of readEach(tree, [file], MAX_SCHEMA_SIZE)) return content;
  return null;
}

/** A configuration on disk that the caller names. */
export interface NamedConfig {
  /** May be a pipe outside the project. */
  readonly path: string;
  /** Its name in messages. */
  readonly shown: string;
  /** The project root: no link is followed below it, or below the top of its repository. */
  readonly root: string;
  /** Its description in messages, if not the project's configuration. */
  readonly what?: string;
}

/**
 * Reads the configuration in a file on disk. Rejects with `ConfigError`, also for a link in the project, and with
 * `UsageError` for an unreadable file.
 */
export async function readConfigFile({ path, shown, root, what = 'configuration' }: NamedConfig): Promise<Config> {
  const folders = [root, standsOnDisk(root) ? (repositoryOf(root) ?? root) : root];
  const link = linkBelow(folders, path);
  if (link !== undefined) {
    throw new ConfigError(shown, [
      `${link} is a symbolic link, whose target a branch can choose: name the file itself.`,
    ]);
  }
  let bytes: Uint8Array;
  try {
    const isOfProject = folders.some((folder) => placeIn(folder, path) !== null);
    bytes = isOfProject ? readOwn(path, shown) : readStart(path, MAX_CONFIG_SIZE + 1);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const reason = reasonOf(error);
    throw new UsageError(`The ${what} ${shown} cannot be read: ${reason}.`);
  }
  if (bytes.length > MAX_CONFIG_SIZE) throw configTooLarge(shown);
  // A policy's schemas are next to it; in the project all paths are relative to its root.
  const folder = placeIn(root, path) === null ? dirname(path) : root;
  return configOf(shown, bytes, (file) => Promise.resolve(fileBelow(folder, file)));
}

/** The file below a folder on disk; null for none, for a link, and for one outside it. */
function fileBelow(folder: string, file: string): Content | null {
  const place = normalisePath(file) ?? '';
  const path = join(folder, place);
  if (place === '' || linkBelow([folder], path) !== undefined || !standsOnDisk(path)) return null;
  const found = readRegularFile(path, MAX_SCHEMA_SIZE);
  if (found === null) return null;
  const { size, bytes } = found;
  return size > MAX_SCHEMA_SIZE ? { kind: 'too-large', size } : { kind: 'bytes', bytes };
}

/** Reads a file of the project: reading a pipe there would wait forever. Throws what `fs` throws. */
function readOwn(path: string, shown: string): Uint8Array {
  const found = readRegularFile(path, MAX_CONFIG_SIZE);
  if (found === null) throw new ConfigError(shown, ['This is not a regular file: name the file itself.']);
  if (found.size > MAX_CONFIG_SIZE) throw configTooLarge(shown);
  return found.bytes;
}

function configTooLarge(file: string): ConfigError {
  return new ConfigError(file, [`The file is larger than ${String(MAX_CONFIG_SIZE)} bytes: a configuration is not.`]);
}

/**
 * Reads the configuration in a file's bytes. `file` is its name in messages, `readFile` reads other files that it
 * names. Rejects with `ConfigError`.
 */
export async function configOf(
  file: string,
  bytes: Uint8Array,
  readFile: FormsContext['readFile'] = () => Promise.resolve(null),
): Promise<Config> {
  const { text, problems } = decode(bytes);
  const wrong = problems.map(placedProblem);
  if (text === null || wrong.length > 0) throw new ConfigError(file, wrong);
  return parsed(file, text, readFile, (line, column) => ({ line, column }));
}

/** Parses a configuration. `placeOf` converts a place of the text to one of the file. */
async function parsed(
  file: string,
  text: string,
  readFile: FormsContext['readFile'],
  placeOf: (line: number, column: number) => Pick<ConfigProblem, 'line' | 'column'>,
): Promise<Config> {
  const lines = new Lines(text);
  // Loads the parsers and the validator, which a run without a configuration does not need.
  const { parseConfig } = await import('./parse.js');
  const place = (offset: number): ReturnType<typeof placeOf> => {
    const line = lines.lineAt(offset);
    return placeOf(line, offset - lines.startOf(line) + 1);
  };
  return parseConfig({ file, text, placeOf: place, faultOfPattern, readFile });
}

/** A configuration that has forms, by its first key or in braces. */
const WHOLE = /^(?:\s*\{\s*)?["']?forms["']?\s*:/m;

/** The indent of lines in a file that only holds the value of `forms`. */
const MARGIN = '  ';

/**
 * Resolves to the forms in an unsaved text: a whole configuration, or the value of `forms`. Files that it names are
 * read from the tree. Rejects with `ConfigError`, whose lines and columns are those of the text.
 */
export async function tryForms(shown: string, text: string, tree: Tree): Promise<readonly Declaration[]> {
  const isWhole = WHOLE.test(text);
  const whole = isWhole ? text : `forms:\n${text.replace(/^(?=.)/gm, MARGIN)}`;
  const [above, before] = isWhole ? [0, 0] : [1, MARGIN.length];
  const { forms } = await parsed(
    shown,
    whole,
    (path) => fileOf(tree, path),
    (line, column) => ({ line: Math.max(line - above, 1), column: Math.max(column - before, 1) }),
  );
  return forms;
}

function placedProblem(problem: ReadProblem): ConfigProblem {
  const { startLine, startColumn } = 'range' in problem ? problem.range : FILE_START;
  return { line: startLine, column: startColumn, message: wordsOf(problem) };
}

function wordsOf(problem: ReadProblem): string {
  if (problem.kind === 'byte-order-mark') return 'The file starts with a byte order mark: save it without one.';
  if (problem.kind === 'encoding' && problem.reason === 'utf-16') return 'The file is in UTF-16: save it as UTF-8.';
  return 'This is not UTF-8: save the file as UTF-8.';
}

function faultOfPattern(pattern: string): string | undefined {
  try {
    compilePatterns([pattern]);
    return undefined;
  } catch (error) {
    if (error instanceof PatternError) return error.message;
    throw error;
  }
}

/** The files that hold a configuration, at the project root. */
export const CONFIG_FILES = ['.return-gate.yml', '.return-gate.yaml', '.return-gate.json'] as const;

/** Words for what may be in the place of a file. */
const KIND: Readonly<Record<Exclude<Entry['kind'], 'file'>, string>> = {
  link: 'a symbolic link',
  directory: 'a folder',
  submodule: 'a submodule',
};

/** Throws `ConfigError` for anything but a file: a branch can choose a link's target. */
export function demandFile(entry: Entry, shown: string): Extract<Entry, { kind: 'file' }> {
  if (entry.kind === 'file') return entry;
  throw new ConfigError(shown, [`This is ${KIND[entry.kind]}: commit the file itself.`]);
}

/**
 * The configuration of a tree; null if it has none. Throws `ConfigError` for two of them, for anything but a file, and
 * for a name in another letter case, which is ignored.
 */
export function findConfig(tree: Pick<Tree, 'find' | 'findOtherCase'>): FileRef | null {
  let found: FileRef | null = null;
  for (const path of CONFIG_FILES) {
    const entry = tree.find(path);
    if (entry === undefined) {
      const other = tree.findOtherCase(path);
      if (other !== undefined) {
        throw new ConfigError(other, [`This name is ignored: call it ${path}.`]);
      }
      continue;
    }
    const { id } = demandFile(entry, path);
    if (found !== null) {
      throw new ConfigError(path, [`There is ${found.path} as well: keep one of the two.`]);
    }
    found = { path, id, link: false };
  }
  return found;
}
