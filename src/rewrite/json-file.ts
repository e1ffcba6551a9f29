import { isDeepStrictEqual } from 'node:util';
import { findNodeAtOffset, parseTree, type Edit, type Node, type ParseError } from 'jsonc-parser';
import { READERS } from '../families/all.js';
import type { Form, ReadProblem } from '../model/document.js';
import { has, isArray, isObject, type Json, type JsonObject } from '../model/json.js';
import { fileAt, readEach, type Tree } from '../model/tree.js';
import { Lines } from '../read/lines.js';
import { read, type ParsedReturn } from '../read/read.js';

/** A return in a file, and whether its text can be edited. */
export interface EditableReturn extends ParsedReturn {
  /** Why its text cannot be edited safely, as a sentence; null if it can. */
  readonly obstacle: string | null;
}

/** The JSON text of a return: the whole file, or one line. */
interface Place {
  /** Where that text starts in the file. */
  readonly start: number;
  readonly text: string;
  readonly node: Node;
}

/**
 * A file whose returns can be rewritten: plain JSON and JSON Lines. All text that no change touches stays the same, line ends
 * and the byte order mark included. The reader limits the nesting depth.
 */
export class JsonFile {
  readonly problems: readonly ReadProblem[];
  readonly returns: readonly EditableReturn[];
  readonly #text: string;
  readonly #mark: string;
  readonly #lines: Lines;
  readonly #places = new Map<number, Place>();

  constructor(bytes: Uint8Array, form: Form) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
    this.#mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
    this.#text = text.slice(this.#mark.length);
    this.#lines = new Lines(this.#text);
    const { problems, returns } = read(bytes, form, READERS);
    this.problems = problems;
    const roots = new Map<number, Node | undefined>();
    this.returns = returns.map((found) => ({ ...found, obstacle: this.#find(found, form, roots) }));
  }

  /**
   * Returns the file with other values of some returns, by their indices. Throws if one of them has an obstacle. `dropMark`
   * removes the byte order mark, even if there are several. The file must be UTF-8, as one with returns is.
   */
  withValues(values: ReadonlyMap<number, JsonObject>, { dropMark = false } = {}): Uint8Array {
    const edits = [...values].flatMap(([index, value]) => {
      const place = this.#places.get(index);
      if (place === undefined) throw new Error(`return ${String(index)} cannot be edited`);
      const found = editsOf(place.node, value, place.node.offset, layoutOf(place.text));
      return [...found].map((edit) => ({ ...edit, offset: place.start + edit.offset }));
    });
    // jsonc-parser's `applyEdits` copies the whole text for each edit.
    const parts: string[] = [];
    let done = 0;
    for (const { offset, length, content } of edits.sort((a, b) => a.offset - b.offset)) {
      parts.push(this.#text.slice(done, offset), content);
      done = offset + length;
    }
    const text = this.#mark + parts.join('') + this.#text.slice(done);
    return Buffer.from(dropMark ? text.replace(/^\uFEFF+/, '') : text);
  }

  /** Finds the text of a return. Returns why it cannot be edited; null if it can. */
  #find(found: ParsedReturn, form: Form, roots: Map<number, Node | undefined>): string | null {
    if (form === 'markdown' || found.composed !== null) return 'It is in Markdown, where a text edit is not safe.';
    const { startLine, startColumn } = found.locate('');
    const isLine = form === 'jsonl';
    const isRepeated = this.problems.some(
      ({ kind, ...problem }) =>
        kind === 'duplicate-key' && 'range' in problem && (!isLine || problem.range.startLine === startLine),
    );
    if (isRepeated) return 'A key appears twice, and only a person knows which one is meant.';
    const lineStart = this.#lines.startOf(startLine);
    const start = isLine ? lineStart : 0;
    const text = isLine ? this.#lines.textOf(startLine) : this.#text;
    if (!roots.has(start)) roots.set(start, parseStrict(text));
    const root = roots.get(start);
    if (root === undefined) return 'There is other text around the JSON. Remove that first.';
    const offset = lineStart + startColumn - 1 - start;
    const node = findNodeAtOffset(root, offset);
    if (node?.type !== 'object' || node.offset !== offset) return 'It is in a transcript, where an edit is not safe.';
    if (hasLongNumber(node)) return 'It has a number with too many digits, which an edit would round.';
    this.#places.set(found.index, { start, text, node });
    return null;
  }
}

/** Parses a text that is one strict JSON value; returns undefined for any other. */
function parseStrict(text: string): Node | undefined {
  const errors: ParseError[] = [];
  try {
    const root = parseTree(text, errors, {
      disallowComments: true,
      allowTrailingComma: false,
      allowEmptyContent: false,
    });
    return errors.length > 0 ? undefined : root;
  } catch (error) {
    // Only a text that is no JSON nests deeper than the reader allows.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function hasLongNumber({ type, value, children = [] }: Node): boolean {
  return (type === 'number' && Math.abs(Number(value)) > Number.MAX_SAFE_INTEGER) || children.some(hasLongNumber);
}

/** How a text is laid out: additions follow it. */
interface Layout {
  readonly text: string;
  readonly unit: string;
  readonly lineEnd: string;
  /** True if commas and colons on a line are followed by a space. */
  readonly isSpaced: boolean;
}

function layoutOf(text: string): Layout {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  return { text, lineEnd, unit: /\n([ \t]+)/.exec(text)?.[1] ?? '  ', isSpaced: /":\s?/.exec(text)?.[0] !== '":' };
}

/** A member of an object, or an element of an array, which is named by its number. */
interface Entry {
  readonly name: string;
  readonly key: Node | undefined;
  readonly value: Node;
  readonly start: number;
  readonly end: number;
}

function entriesOf({ type, children = [] }: Node): readonly Entry[] {
  return children.flatMap((child, n) => {
    const [key, value] = type === 'array' ? [undefined, child] : [child.children?.[0], child.children?.[1]];
    const name = key === undefined ? String(n) : String(key.value);
    return value === undefined ? [] : [{ name, key, value, start: child.offset, end: child.offset + child.length }];
  });
}

/**
 * Yields the edits that give a node of a text another value; none overlaps another. Kept values keep their text and
 * their place, and so does a renamed member. `start` is where the node, or its member, starts. jsonc-parser's `modify`
 * would parse the text again for each edit, and lay out the neighbours.
 */
function* editsOf(node: Node, value: Json, start: number, layout: Layout): Generator<Edit> {
  const { text } = layout;
  const replace = ({ offset, length }: Node, content: string): Edit => ({ offset, length, content });
  const isContainer = node.type === 'object' ? isObject(value) : node.type === 'array' && isArray(value);
  if (!isContainer) {
    if (node.value !== value) yield replace(node, print(value, indentAt(start, layout), layout));
    return;
  }
  const old = entriesOf(node);
  const next: readonly (readonly [string, Json])[] = Object.entries(value ?? {});
  const stays = ({ name }: Entry): boolean => (isArray(value) ? Number(name) < value.length : has(value, name));
  const kept = new Map(old.filter(stays).map((entry) => [entry.name, entry]));
  for (const [name, inner] of isObject(value) ? next : []) {
    const renamed = old.find((entry) => !kept.has(entry.name) && isSame(entry, inner, text));
    if (kept.has(name) || renamed?.key === undefined) continue;
    kept.set(name, renamed).set(renamed.name, renamed);
    yield replace(renamed.key, JSON.stringify(name));
  }
  const last = old.at(-1);
  if (last === undefined || kept.size === 0) {
    if (next.length > 0 || last !== undefined) yield replace(node, print(value, indentAt(start, layout), layout));
    return;
  }
  yield* removals(old, new Set(kept.values()));
  const indent = indentAt(last.start, layout);
  const before = old.at(-2);
  const own = indent === null ? (layout.isSpaced ? ', ' : ',') : `,${text.slice(node.offset + 1, last.start)}`;
  const separator = before === undefined ? own : text.slice(before.end, last.start);
  const added: string[] = [];
  for (const [name, inner] of next) {
    const entry = kept.get(name);
    if (entry !== undefined) yield* editsOf(entry.value, inner, entry.start, layout);
    else {
      const key = isArray(value) ? '' : JSON.stringify(name) + (layout.isSpaced ? ': ' : ':');
      added.push(separator + key + print(inner, indent, layout));
    }
  }
  if (added.length > 0) yield { offset: last.end, length: 0, content: added.join('') };
}

function isSame({ value: { offset, length } }: Entry, value: Json, text: string): boolean {
  return isDeepStrictEqual(JSON.parse(text.slice(offset, offset + length)), value);
}

/** Yields the edits that remove each other entry with the comma before it, or with the one after it if nothing before it is kept. */
function* removals(old: readonly Entry[], kept: ReadonlySet<Entry>): Generator<Edit> {
  let start: number | undefined;
  for (const [n, entry] of old.entries()) {
    const offset = start ?? entry.start;
    const end = start === undefined ? (old[n + 1]?.start ?? entry.end) : entry.end;
    if (!kept.has(entry)) yield { offset, length: end - offset, content: '' };
    if (start !== undefined || kept.has(entry)) start = entry.end;
  }
}

/** Returns the indentation of the line that starts at an offset; null if other text is before it on its line, or all is one line. */
function indentAt(offset: number, { text }: Layout): string | null {
  const indent = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return text.includes('\n') && indent.trim() === '' ? indent : null;
}

/** Returns the text of a value at a place with this indentation; null keeps it on one line, as a list of simple values is. */
function print(value: Json, indent: string | null, { unit, lineEnd, isSpaced }: Layout): string {
  if (indent === null && !isSpaced) return JSON.stringify(value);
  // A line break is never inside a string.
  const joined = (text: string): string => text.replace(/,\n\s*/g, ', ').replace(/\n\s*/g, '');
  const printed = JSON.stringify(value, null, unit);
  if (indent === null) return joined(printed);
  return printed.replace(/\[\n[^[\]{}]*?\n\s*\]/g, joined).replaceAll('\n', lineEnd + indent);
}

/** Returns the contents of a tree's files, by path; links, and files over the limit (bytes), are left out. */
export async function readFiles(
  tree: Tree,
  files: readonly string[],
  limit: number,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const references = files.flatMap((path) => fileAt(tree, path) ?? []);
  const found = new Map<string, Uint8Array>();
  for await (const [{ path }, content] of readEach(tree, references, limit)) {
    if (content.kind === 'bytes') found.set(path, content.bytes);
  }
  return found;
}
