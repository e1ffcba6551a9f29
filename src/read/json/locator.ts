import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { tokens, type Pointer } from '../../model/pointer.js';
import type { Part, Range } from '../../model/position.js';
import type { RangeOf } from '../source.js';
import { Places } from './places.js';

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
 * Positions in one JSON value of a file. Finding them costs some times `JSON.parse`, so it is done when the first one is asked
 * for. The caller has bounded the depth of nesting.
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

  /** The place of the pointer in a valid value; of the nearest thing that would hold it where nothing does. */
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

  /** Why the span is no JSON, and where; undefined when the tolerant parser sees nothing wrong. */
  firstError(): { readonly reason: string; readonly range: Range } | undefined {
    this.#tree();
    const error = this.#errors?.[0];
    if (error === undefined) return undefined;
    return { reason: reasonOf(printParseErrorCode(error.error)), range: this.#range(error.offset, error.length) };
  }

  /** Every key that appears twice in one object, at any depth: the first ones, and how many more there are. */
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
        // In text that is no JSON, brackets may nest for this parser that are inside a string, or closed, for another one. The first
        // mistake comes before them.
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

/** `InvalidCommentToken` to `invalid comment token`: the parser's names for its errors are words run together. */
function reasonOf(code: string): string {
  return code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
