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
