import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { tokens, type Pointer } from '../../model/pointer.js';
import type { Part, Range } from '../../model/position.js';
import type { RangeOf } from '../source.js';

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false } as const;

/** A stretch of a file that holds one JSON value. */
export interface TextSpan {
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

/** Fields that are gone through sooner than they are put in a map. */
const FEW = 32;

/**
 * Positions in one JSON value of a file. The tree with positions costs about four times `JSON.parse`, so it is built
 * when the first position is asked for. The caller has bounded the depth of nesting.
 */
export class Locator {
  readonly #stretch: TextSpan;
  readonly #rangeIn: RangeOf;
  #root: Node | undefined;
  #errors: readonly ParseError[] | undefined;
  readonly #names = new Map<Node, ReadonlyMap<unknown, Node>>();

  constructor(stretch: TextSpan, range: RangeOf) {
    this.#stretch = stretch;
    this.#rangeIn = range;
  }

  /** The place of what stands at the pointer; of the nearest thing that would hold it where nothing does. */
  locate(pointer: Pointer, part: Part = 'value'): Range {
    let node = this.#tree();
    let key: Node | undefined;
    for (const token of tokens(pointer)) {
      const next = this.#child(node, token);
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

  /** Every key that stands twice in one object, at any depth: the first ones, and how many more there are. */
  duplicates(most: number): { readonly listed: readonly Duplicate[]; readonly more: number } {
    const listed: Duplicate[] = [];
    let more = 0;
    const visit = (node: Node): void => {
      const seen = node.type === 'object' ? new Map<string, Node>() : undefined;
      for (const entry of node.children ?? []) {
        const key = entry.type === 'property' ? entry.children?.[0] : undefined;
        if (key !== undefined && seen !== undefined) {
          const name = String(key.value);
          const first = seen.get(name);
          if (first === undefined) seen.set(name, key);
          else if (listed.length === most) more++;
          else listed.push({ key: name, firstLine: this.#rangeOf(first).startLine, range: this.#rangeOf(key) });
        }
        if (entry.children !== undefined) visit(entry);
      }
    };
    const root = this.#tree();
    if (root !== undefined) visit(root);
    return { listed, more };
  }

  /** `JSON.parse` keeps the last of several equal keys, so the last is the one that is meant. */
  #child(node: Node | undefined, token: string): { key: Node | undefined; value: Node | undefined } | undefined {
    if (node?.type === 'array') {
      const value = /^(?:0|[1-9]\d*)$/.test(token) ? node.children?.[Number(token)] : undefined;
      return value === undefined ? undefined : { key: undefined, value };
    }
    if (node?.type !== 'object') return undefined;
    const property = this.#property(node, token);
    return property === undefined ? undefined : { key: property.children?.[0], value: property.children?.[1] };
  }

  #property(node: Node, name: string): Node | undefined {
    const { children = [] } = node;
    if (children.length <= FEW) return children.findLast((entry) => propertyName(entry) === name);
    // A claim in a return of many fields must not cost a search through all of them.
    let names = this.#names.get(node);
    if (names === undefined) {
      names = new Map(children.map((entry) => [propertyName(entry), entry]));
      this.#names.set(node, names);
    }
    return names.get(name);
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

/** `InvalidCommentToken` to `invalid comment token`: the parser's names for its errors are words run together. */
function reasonOf(code: string): string {
  return code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

/** The name of a member of an object. */
function propertyName(property: Node): unknown {
  return property.children?.[0]?.value;
}
