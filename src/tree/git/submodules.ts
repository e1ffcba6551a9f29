/** A section's head: `[submodule "lib"]`, or in its old form `[submodule.lib]`. */
const HEAD = /\[[^\S\n]*([-.a-zA-Z0-9]+)(?:[^\S\n]+"((?:[^"\\\n]|\\[^\n])*)")?\]/y;

const KEY = /([a-zA-Z][-a-zA-Z0-9]*)[^\S\n]*(=|(?=[#;\n])|$)[^\S\n]*/y;
const SPACE_OR_COMMENT = /(?:\s|[#;][^\n]*)*/y;

/** A part of a value: signs as they are, an escaped one, white space, or a quotation mark. */
const PART = /[^\s"\\#;]+|\\(?:[^\n]|\n)|[^\S\n]+|["#;]/y;

/** What stands behind a backslash in a value; at the end of a line the value goes on in the next one. */
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
 * The paths at which the text of `.gitmodules` names a submodule, by the syntax of `git-config(1)`. None where the text
 * breaks it anywhere: git makes nothing of such a file, either.
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

/** A value up to the end of its line, or to a comment; undefined where its quotes or escapes are none. */
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

/** Takes a text from its start to its end. */
class Cursor {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get atEnd(): boolean {
    return this.#at === this.#text.length;
  }

  /** Takes what a sticky pattern matches here; null where it matches nothing. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match !== null) this.#at = pattern.lastIndex;
    return match;
  }
}
