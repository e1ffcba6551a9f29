import type { Form, ReadProblem } from '../../model/document.js';
import type { PointerEdit } from '../../model/fix.js';
import type { JsonObject } from '../../model/json.js';
import { tokens, type Part, type Pointer, type Range } from '../../model/pointer.js';
import { READERS } from '../../families/all.js';
import { Lines } from '../../read/lines.js';
import { read, type ParsedReturn } from '../../read/read.js';
import { stringEnd } from '../../read/json/scan.js';
import { applyEdits } from './apply.js';
import { styleOf, type Style } from './style.js';
import {
  isMember,
  parseDocument,
  print,
  nodeText,
  type Document,
  type Entry,
  type Member,
  type Node,
  type ObjectNode,
} from './syntax.js';

/** A return in a file, and whether its text can be edited. */
export interface EditableReturn extends ParsedReturn {
  /** Why its text cannot be edited safely, as a sentence; null if it can. */
  readonly obstacle: string | null;
}

/** One JSON value of a file: the whole file, or one line. */
interface EditedSpan {
  readonly start: number;
  readonly end: number;
  readonly document: Document;
  readonly style: Style;
  /** The objects of the value, by their start offsets in the file. */
  readonly objects: ReadonlyMap<number, ObjectNode>;
}

interface Place {
  readonly span: EditedSpan;
  readonly node: ObjectNode;
}

const MARKS = /^\uFEFF+/;

/**
 * A file whose returns can be edited in its text: plain JSON and JSON Lines. Bytes that no edit touches stay the same. The
 * reader limits the nesting depth.
 */
export class EditableFile {
  readonly problems: readonly ReadProblem[];
  readonly returns: readonly EditableReturn[];
  readonly #form: Form;
  readonly #text: string;
  #mark: string;
  #dropped = false;
  readonly #lines: Lines;
  readonly #spans = new Map<number, EditedSpan | null>();
  readonly #places = new Map<number, Place>();
  /** How long the text of a value is, as the edits so far have left it: many places may be asked for in one value. */
  readonly #lengths = new Map<Node, number>();

  constructor(bytes: Uint8Array, form: Form) {
    this.#form = form;
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
    this.#mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
    this.#text = text.slice(this.#mark.length);
    this.#lines = new Lines(this.#text);
    const reading = read(bytes, form, READERS);
    this.problems = reading.problems;
    this.returns = reading.returns.map((found) => ({ ...found, obstacle: this.#find(found) }));
  }

  /** Returns the file with all edits. The file must be UTF-8, as one with returns is. */
  get bytes(): Uint8Array {
    let text = '';
    let done = 0;
    const spans = [...this.#spans.values()].filter((span) => span !== null);
    for (const { start, end, document } of spans.sort((a, b) => a.start - b.start)) {
      text += this.#text.slice(done, start) + print(document);
      done = end;
    }
    text += this.#text.slice(done);
    return Buffer.from(this.#dropped ? text.replace(MARKS, '') : this.#mark + text);
  }

  /** Removes the byte order mark, even if there are several. */
  dropMark(): void {
    this.#dropped = true;
  }

  /** Edits a return. Throws if the return has an obstacle, or a pointer leads nowhere. */
  edit(index: number, edits: readonly PointerEdit[]): void {
    const { node, span } = this.#place(index);
    this.#lengths.clear();
    applyEdits(node, edits, span.style);
  }

  /** Returns the return as the edits have left it. */
  valueOf(index: number): JsonObject {
    return JSON.parse(nodeText(this.#place(index).node)) as JsonObject;
  }

  /**
   * Returns where a value was in the file before any edit, by its pointer in the return as it is now. A value that an edit
   * added has the place of the nearest original value around it.
   */
  originOf(index: number, pointer: Pointer, part: Part = 'value'): Range {
    const { node: root, span } = this.#place(index);
    let node: Node = root;
    let at = root.offset ?? 0;
    let shown: Node | 'key' | null = null;
    for (const token of tokens(pointer)) {
      const entry = childOf(node, token);
      if (entry === undefined) break;
      node = entry.value;
      if (node.offset === null) continue;
      const isKey = part === 'key' && isMember(entry) && entry.nameOffset !== null;
      at = isKey ? entry.nameOffset : node.offset;
      shown = isKey ? 'key' : node;
    }
    const start = span.start + at;
    if (shown === 'key') return this.#lines.range(start, stringEnd(this.#text, start) + 1);
    return this.#lines.range(start, start + (shown === null ? 1 : this.#lengthOf(shown)));
  }

  #lengthOf(node: Node): number {
    const length = this.#lengths.get(node) ?? nodeText(node).length;
    this.#lengths.set(node, length);
    return length;
  }

  #place(index: number): Place {
    const place = this.#places.get(index);
    if (place === undefined) throw new Error(`return ${String(index)} cannot be edited`);
    return place;
  }

  /** Finds the text of a return, or returns why it cannot be edited. */
  #find(found: ParsedReturn): string | null {
    if (this.#form === 'markdown' || found.composed !== null) {
      return 'It is in Markdown, where a text edit is not safe.';
    }
    const { startLine, startColumn } = found.locate('');
    const lineStart = this.#lines.startOf(startLine);
    const isLine = this.#form === 'jsonl';
    const [start, end] = isLine
      ? [lineStart, lineStart + this.#lines.textOf(startLine).length]
      : [0, this.#text.length];
    const repeated = this.problems.find(
      ({ kind, ...problem }) =>
        kind === 'duplicate-key' && 'range' in problem && (!isLine || problem.range.startLine === startLine),
    );
    if (repeated !== undefined) return 'A key appears twice, and only a person knows which one is meant.';
    const span = this.#spanOf(start, end);
    if (span === null) return 'There is other text around the JSON. Remove that first.';
    const node = span.objects.get(lineStart + startColumn - 1);
    if (node === undefined) return 'It is in a transcript, where an edit is not safe.';
    this.#places.set(found.index, { span, node });
    return null;
  }

  #spanOf(start: number, end: number): EditedSpan | null {
    const known = this.#spans.get(start);
    if (known !== undefined) return known;
    const document = parseDocument(this.#text.slice(start, end));
    const span =
      document === null
        ? null
        : { start, end, document, style: styleOf(document.root), objects: objectsOf(document.root, start) };
    this.#spans.set(start, span);
    return span;
  }
}

function objectsOf(root: Node, start: number): ReadonlyMap<number, ObjectNode> {
  const objects = new Map<number, ObjectNode>();
  const open: Node[] = [root];
  for (const node of open) {
    if (node.kind === 'scalar') continue;
    if (node.kind === 'object') objects.set(start + (node.offset ?? 0), node);
    for (const { value } of node.entries) open.push(value);
  }
  return objects;
}

function childOf(node: Node, token: string): Entry | Member | undefined {
  if (node.kind === 'scalar') return undefined;
  return node.kind === 'object' ? node.entries.find(token) : node.entries[Number(token)];
}
