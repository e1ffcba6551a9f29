import { pathIn } from '../../model/path.js';
import type { RulesUnknown } from '../../model/history.js';
import type { Entry } from '../../model/tree.js';
import { contentsOf, entryAt, nullIfMissing } from './other-commit.js';
import { ignoringRules, pathsInLfs, type RuleFiles } from './path-rules.js';
import type { Repository } from './repository.js';

/** Bytes. git's own files in a tree, such as `.gitmodules`, are small. Larger ones are ignored. */
export const LARGEST = 64 * 1024;

/** The entry at a path below the project root of a commit whose files are listed. */
type Find = (path: string) => Entry | undefined;

/** Returns the paths below the project root where a commit's `.gitmodules` names a submodule. Rejects with `GitError`. */
export async function submodulesOf(repository: Repository, commit: string): Promise<ReadonlySet<string>> {
  const bytes = await bytesOf(repository, await entryAt(repository, commit, '.gitmodules'));
  return belowRoot(submodulePaths(Buffer.from(bytes ?? []).toString('utf8')), repository.prefix);
}

/** Returns the paths below the project root that a commit's `.gitattributes` files send to Git LFS, or why that is unknown. */
export async function inLfs(
  repository: Repository,
  commit: string,
  paths: readonly string[],
  find: Find,
): Promise<ReadonlySet<string> | RulesUnknown> {
  const whole = paths.map((path) => pathIn(repository.prefix, path));
  const found = await nullIfMissing(pathsInLfs(whole, ruleFiles(repository, commit, '.gitattributes', find)));
  if (found === null) return 'lacking';
  return typeof found === 'string' ? found : belowRoot(found, repository.prefix);
}

/**
 * Returns the rules by which a commit's `.gitignore` files exclude paths below the project root, or why they are unknown. Files in
 * every folder of the repository count, and no other rules do. A file that is a link or too large is ignored. Without `find`, the
 * commit is also asked for the project's own files.
 */
export async function ignoredBy(
  repository: Repository,
  commit: string,
  paths: readonly string[],
  find: Find | null,
): Promise<ReadonlyMap<string, string> | RulesUnknown> {
  const whole = paths.map((path) => pathIn(repository.prefix, path));
  const found = await nullIfMissing(ignoringRules(whole, ruleFiles(repository, commit, '.gitignore', find)));
  if (found === null) return 'lacking';
  if (typeof found === 'string') return found;
  const start = repository.prefix === '' ? 0 : repository.prefix.length + 1;
  return new Map([...found].map(([path, rule]) => [path.slice(start), rule] as const));
}

/** The rule files of one name in a commit's folders. Most project folders have none, which takes no request. */
function ruleFiles(repository: Repository, commit: string, name: string, find: Find | null): RuleFiles {
  const root = repository.prefix === '' ? '' : `${repository.prefix}/`;
  const entry = async (path: string): Promise<Entry | undefined> =>
    find !== null && path.startsWith(root) ? find(path.slice(root.length)) : entryAt(repository, commit, path);
  return {
    project: repository.git.cwd,
    hasFolder: async (folder) => (await entry(folder))?.kind === 'directory',
    fileIn: async (folder) => bytesOf(repository, await entry(pathIn(folder, name))),
  };
}

/** Returns the content of a small file; null for any other entry. Rejects with `GitError` if the clone lacks it. */
async function bytesOf(repository: Repository, entry: Entry | undefined): Promise<Uint8Array | null> {
  if (entry?.kind !== 'file') return null;
  const [content] = await contentsOf(repository, [entry.id], LARGEST);
  return content?.kind === 'bytes' ? content.bytes : null;
}

/** Returns repository paths as project paths. Leaves out those outside the project. */
export function belowRoot(paths: Iterable<string>, prefix: string): ReadonlySet<string> {
  const root = prefix === '' ? '' : `${prefix}/`;
  return new Set([...paths].flatMap((path) => (path.startsWith(root) ? [path.slice(root.length)] : [])));
}

/** A section's header: `[submodule "lib"]`, or in its old form `[submodule.lib]`. */
const HEAD = /\[[^\S\n]*([-.a-zA-Z0-9]+)(?:[^\S\n]+"((?:[^"\\\n]|\\[^\n])*)")?\]/y;

const KEY = /([a-zA-Z][-a-zA-Z0-9]*)[^\S\n]*(=|(?=[#;\n])|$)[^\S\n]*/y;

const SPACE_OR_COMMENT = /(?:\s|[#;][^\n]*)*/y;

/** A part of a value: plain characters, an escaped one, white space, or a quotation mark. */
const PART = /[^\s"\\#;]+|\\(?:[^\n]|\n)|[^\S\n]+|["#;]/y;

/** Characters after a backslash in a value. At the end of a line, the value continues on the next line. */
const ESCAPED: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['n', '\n'],
  ['t', '\t'],
  ['b', '\b'],
  ['\n', ''],
]);

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns the paths at which the text of `.gitmodules` names a submodule, by the syntax of `git-config(1)`. Returns none if the
 * text has a syntax error anywhere: git rejects such a file, too.
 */
export function submodulePaths(text: string): ReadonlySet<string> {
  const paths = new Set<string>();
  const cursor = new Cursor(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
  let inSubmodule = false;
  for (cursor.take(SPACE_OR_COMMENT); !cursor.atEnd; cursor.take(SPACE_OR_COMMENT)) {
    const head = cursor.take(HEAD);
    if (head !== null) {
      const [, section = '', name] = head;
      inSubmodule = name === undefined ? /^submodule\../i.test(section) : /^submodule$/i.test(section);
      continue;
    }
    const key = cursor.take(KEY);
    if (key === null) return NONE;
    const [, name = '', equals] = key;
    const value = equals === '=' ? valueAt(cursor) : '';
    if (value === undefined) return NONE;
    if (inSubmodule && equals === '=' && name.toLowerCase() === 'path') paths.add(value.replace(/\/+$/, ''));
  }
  return paths;
}

/** Returns a value up to the end of its line, or to a comment; undefined if its quotes or escapes are invalid. */
function valueAt(cursor: Cursor): string | undefined {
  let value = '';
  let spaces = '';
  let quoted = false;
  for (;;) {
    const [part = ''] = cursor.take(PART) ?? [];
    if (part === '') return quoted ? undefined : value;
    if (part === '"') quoted = !quoted;
    else if ((part === '#' || part === ';') && !quoted) {
      cursor.take(/[^\n]*/y);
      return value;
    } else if (/^\s/.test(part) && !quoted) spaces += part;
    else {
      const plain = part.startsWith('\\') ? ESCAPED.get(part.slice(1)) : part;
      if (plain === undefined) return undefined;
      value += spaces + plain;
      spaces = '';
    }
  }
}

/** Reads a text from its start to its end. */
class Cursor {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get atEnd(): boolean {
    return this.#at === this.#text.length;
  }

  /** Takes what a sticky pattern matches here. Returns null if it matches nothing. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match !== null) this.#at = pattern.lastIndex;
    return match;
  }
}
