import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { tokens, type Part, type Pointer, type Range } from '../../model/pointer.js';
import type { RangeOf } from '../source.js';
import { COLON, COMMA, isKey, isSpace, QUOTE, valueEnd } from './scan.js';

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false } as const;

/** A span of a file that holds one JSON value. */
export interface TextSpan {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A repeated key of an object: where it appears again, and where it appeared first. */
export interface Duplicate {
  readonly key: string;
  readonly firstLine: number;
  readonly range: Range;
}

/**
 * Positions in one JSON value of a file. Finding them costs several times as much as `JSON.parse`, so it happens on
 * first use. The caller must limit the nesting depth.
 */
export class Locator {
  readonly #span: TextSpan;
  readonly #rangeIn: RangeOf;
  #root: Node | undefined;
  #errors: readonly ParseError[] | undefined;
  #places: Places | undefined;

  constructor(span: TextSpan, range: RangeOf) {
    this.#span = span;
    this.#rangeIn = range;
  }

  /** The place of the pointer in a valid value; if nothing is there, of the nearest value that would contain it. */
  locate(pointer: Pointer, part: Part = 'value'): Range {
    const places = (this.#places ??= new Places(this.#text()));
    let value = 0;
    for (const token of tokens(pointer)) {
      const next = places.child(value, token);
      if (next === undefined) return this.#between(places.starts[value], places.ends[value]);
      value = next;
    }
    const keyStart = places.keyStarts[value] ?? -1;
    if (part === 'key' && keyStart >= 0) return this.#between(keyStart, places.keyEnds[value]);
    return this.#between(places.starts[value], places.ends[value]);
  }

  /** Why the span is not JSON, and where; undefined if the tolerant parser finds no error. */
  firstError(): { readonly reason: string; readonly range: Range } | undefined {
    this.#tree();
    const error = this.#errors?.[0];
    if (error === undefined) return undefined;
    return { reason: reasonOf(printParseErrorCode(error.error)), range: this.#range(error.offset, error.length) };
  }

  /** Keys that appear twice in one object, at any depth: the first ones, and the number of others. */
  duplicates(most: number): { readonly listed: readonly Duplicate[]; readonly more: number } {
    const listed: Duplicate[] = [];
    let more = 0;
    const visit = (node: Node | undefined): void => {
      const seen = new Map<string, Node>();
      for (const entry of node?.children ?? []) {
        const [key] = entry.type === 'property' ? (entry.children ?? []) : [];
        if (key !== undefined) {
          const name = String(key.value);
          const first = seen.get(name);
          if (first === undefined) seen.set(name, key);
          else if (listed.length === most) more++;
          else listed.push({ key: name, firstLine: this.#rangeOf(first).startLine, range: this.#rangeOf(key) });
        }
        visit(entry);
      }
    };
    visit(this.#tree());
    return { listed, more };
  }

  #tree(): Node | undefined {
    if (this.#errors === undefined) {
      const errors: ParseError[] = [];
      try {
        this.#root = parseTree(this.#text(), errors, STRICT);
      } catch (error) {
        // In text that is not JSON, this parser may nest brackets that another parser sees in a string, or closed. The
        // first mistake comes before them.
        if (!(error instanceof RangeError)) throw error;
      }
      this.#errors = errors;
    }
    return this.#root;
  }

  #text(): string {
    return this.#span.text.slice(this.#span.start, this.#span.end);
  }

  #rangeOf({ offset, length }: Node): Range {
    return this.#range(offset, length);
  }

  #between(start = 0, end = 1): Range {
    return this.#range(start, end - start);
  }

  #range(offset: number, length: number): Range {
    const start = this.#span.start + offset;
    return this.#rangeIn(start, start + length);
  }
}

/** `InvalidCommentToken` becomes `invalid comment token`. */
function reasonOf(code: string): string {
  return code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

/** A member's key, quotes included. */
interface Key {
  readonly name: string | null;
  readonly start: number;
  readonly end: number;
}

const NO_KEY: Key = { name: null, start: -1, end: -1 };

/** Up to this many members a linear search is faster than a map. */
const MOST_SEARCHED = 32;

/**
 * The offsets of the values in a JSON text, numbered in text order: start and end of each value, the number of the
 * value after all it contains, and its key. Uses arrays instead of objects: a nightly audit asks for the positions of
 * hundreds of thousands of files.
 */
export class Places {
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  /** The start and end of a member's key, quotes included; -1 without a key. */
  readonly keyStarts: number[] = [];
  readonly keyEnds: number[] = [];
  readonly #names: (string | null)[] = [];
  readonly #next: number[] = [];
  /** The children of large values, by name. */
  readonly #large = new Map<number, ReadonlyMap<string, number>>();

  /** `text` must hold one valid JSON value. */
  constructor(text: string) {
    const open: number[] = [];
    let key: Key = NO_KEY;
    for (let at = 0; at < text.length; at++) {
      const sign = text.charCodeAt(at);
      if (isSpace(sign) || sign === COMMA || sign === COLON) continue;
      if (sign === 0x7d || sign === 0x5d) {
        this.#end(open.pop() ?? 0, at + 1);
        continue;
      }
      const isOpening = sign === 0x7b || sign === 0x5b;
      const end = isOpening ? at + 1 : valueEnd(text, at);
      if (sign === QUOTE && isKey(text, end)) {
        key = { name: JSON.parse(text.slice(at, end)) as string, start: at, end };
      } else {
        if (isOpening) open.push(this.starts.length);
        this.#begin(at, end, key);
        key = NO_KEY;
      }
      at = end - 1;
    }
  }

  #begin(start: number, end: number, key: Key): void {
    this.starts.push(start);
    this.ends.push(end);
    this.#next.push(this.starts.length);
    this.#names.push(key.name);
    this.keyStarts.push(key.start);
    this.keyEnds.push(key.end);
  }

  #end(value: number, offset: number): void {
    this.ends[value] = offset;
    this.#next[value] = this.starts.length;
  }

  /** The number of an object's member or an array's element; like `JSON.parse`, takes the last of equal keys. */
  child(parent: number, name: string): number | undefined {
    const large = this.#large.get(parent);
    if (large !== undefined) return large.get(name);
    let found: number | undefined;
    let position = 0;
    for (const value of this.#children(parent)) {
      if (position === MOST_SEARCHED) return this.#byName(parent).get(name);
      if (name === (this.#names[value] ?? String(position))) found = value;
      position++;
    }
    return found;
  }

  *#children(parent: number): Generator<number> {
    const end = this.#next[parent] ?? 0;
    for (let value = parent + 1; value < end; value = this.#next[value] ?? end) yield value;
  }

  #byName(parent: number): ReadonlyMap<string, number> {
    const values = Array.from(this.#children(parent), (value, position) => {
      return [this.#names[value] ?? String(position), value] as const;
    });
    const byName = new Map(values);
    this.#large.set(parent, byName);
    return byName;
  }
}
