import { findNodeAtOffset, parseTree, type Node, type ParseError } from 'jsonc-parser';
import { READERS } from '../families/all.js';
import type { Form, ReadProblem } from '../model/document.js';
import type { JsonObject } from '../model/json.js';
import { Lines } from '../read/lines.js';
import { read, type ParsedReturn } from '../read/read.js';
import { changesOf } from './json-changes.js';

/** A return in a file, and whether its text can be edited. */
export interface EditableReturn extends ParsedReturn {
  /** Why its text cannot be edited safely, as a sentence; null if it can. */
  readonly obstacle: string | null;
}

/** A return in the text of one JSON value: the whole file, or one line. */
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
    const byText = new Map<number, { readonly text: string; readonly values: Map<Node, JsonObject> }>();
    for (const [index, value] of values) {
      const place = this.#places.get(index);
      if (place === undefined) throw new Error(`return ${String(index)} cannot be edited`);
      const found = byText.get(place.start) ?? { text: place.text, values: new Map<Node, JsonObject>() };
      byText.set(place.start, found);
      found.values.set(place.node, value);
    }
    const edits = [...byText].flatMap(([start, { text, values: changed }]) =>
      changesOf(text, changed).map((edit) => ({ ...edit, offset: start + edit.offset })),
    );
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
