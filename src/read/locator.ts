import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { tokens, type Pointer } from '../model/pointer.js';
import type { Part, Range } from '../model/position.js';
import type { RangeOf } from './source.js';

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false } as const;

/** A stretch of a file that holds one JSON value. */
export interface Stretch {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A repeated key of an object: where it stands again, and where it stood first. */
export interface Duplicate {
  readonly key: string;
  readonly firstLine: number;
  readonly range: Range;
}

/**
 * Positions in one JSON value of a file. The tree with positions costs about four times `JSON.parse`, so it is built
 * when the first position is asked for. The caller has bounded the depth of nesting.
 */
export class Locator {
  readonly #stretch: Stretch;
  readonly #rangeIn: RangeOf;
  #root: Node | undefined;
  #errors: readonly ParseError[] | undefined;

  constructor(stretch: Stretch, range: RangeOf) {
    this.#stretch = stretch;
    this.#rangeIn = range;
  }

  /** The place of what stands at the pointer; of the nearest thing that would hold it where nothing does. */
  locate(pointer: Pointer, part: Part = 'value'): Range {
    let node = this.#tree();
    let key: Node | undefined;
    for (const token of tokens(pointer)) {
      const next = child(node, token);
      if (next === undefined) return this.#rangeOf(node);
      key = next.key;
      node = next.value;
    }
    return this.#rangeOf(part === 'key' && key !== undefined ? key : node);
  }

  /** Why the stretch is no JSON, and where; undefined when the tolerant parser sees nothing wrong. */
  firstError(): { readonly reason: string; readonly range: Range } | undefined {
    this.#tree();
    const error = this.#errors?.[0];
    if (error === undefined) return undefined;
    return { reason: reasonOf(printParseErrorCode(error.error)), range: this.#range(error.offset, error.length) };
  }

  /** Every key that stands twice in one object, at any depth. */
  duplicates(): readonly Duplicate[] {
    const found: Duplicate[] = [];
    const visit = (node: Node): void => {
      const seen = new Map<string, Node>();
      for (const entry of node.children ?? []) {
        const key = entry.type === 'property' ? entry.children?.[0] : undefined;
        if (key !== undefined) {
          const name = String(key.value);
          const first = seen.get(name);
          if (first === undefined) seen.set(name, key);
          else found.push({ key: name, firstLine: this.#rangeOf(first).startLine, range: this.#rangeOf(key) });
        }
        visit(entry);
      }
    };
    const root = this.#tree();
    if (root !== undefined) visit(root);
    return found;
  }

  #tree(): Node | undefined {
    if (this.#errors === undefined) {
      const errors: ParseError[] = [];
      this.#root = parseTree(this.#stretch.text.slice(this.#stretch.start, this.#stretch.end), errors, STRICT);
      this.#errors = errors;
    }
    return this.#root;
  }

  #rangeOf(node: Node | undefined): Range {
    return node === undefined ? this.#range(0, 1) : this.#range(node.offset, node.length);
  }

  #range(offset: number, length: number): Range {
    const start = this.#stretch.start + offset;
    return this.#rangeIn(start, start + length);
  }
}

/** `JSON.parse` keeps the last of several equal keys, so the last is the one that is meant. */
function child(node: Node | undefined, token: string): { key: Node | undefined; value: Node | undefined } | undefined {
  if (node?.type === 'array') {
    const value = /^(?:0|[1-9]\d*)$/.test(token) ? node.children?.[Number(token)] : undefined;
    return value === undefined ? undefined : { key: undefined, value };
  }
  if (node?.type !== 'object') return undefined;
  const property = node.children?.findLast((entry) => entry.children?.[0]?.value === token);
  return property === undefined ? undefined : { key: property.children?.[0], value: property.children?.[1] };
}

/** `InvalidCommentToken` to `invalid comment token`: the parser's names for its errors are words run together. */
function reasonOf(code: string): string {
  return code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
