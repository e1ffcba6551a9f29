import type { Edit, Node } from 'jsonc-parser';
import { has, isArray, isObject, type Json, type JsonObject } from '../model/json.js';

/**
 * Returns the edits that give objects of a JSON text, at their nodes, other values; none overlaps another. What stays keeps its
 * text and its place, and what moves keeps its text. What is added is laid out as its neighbours are. jsonc-parser's `modify`
 * would parse the text again for each edit, write numbers anew and lay out the neighbours.
 */
export function changesOf(text: string, values: ReadonlyMap<Node, JsonObject>): readonly Edit[] {
  const changes = new Changes(text);
  const hasLines = text.includes('\n');
  for (const [node, value] of values) {
    const margin = text.slice(text.lastIndexOf('\n', node.offset) + 1, node.offset);
    changes.compare(node, value, hasLines && margin.trim() === '' ? margin : null);
  }
  return changes.edits();
}

/** A member of an object, or an element of an array, which is named by its number. */
interface Entry {
  readonly name: string;
  readonly key: Node | undefined;
  readonly value: Node;
  readonly start: number;
  readonly end: number;
  /** The indentation of its line if it starts the line; else null. */
  readonly indent: string | null;
}

class Changes {
  readonly #text: string;
  readonly #unit: string;
  readonly #lineEnd: string;
  readonly #colon: string;
  readonly #comma: string;
  /** Each is made when all that goes is known, since that may be added elsewhere. */
  readonly #edits: (() => Edit)[] = [];
  /** The values that go, as JSON. */
  readonly #gone = new Map<string, Pick<Entry, 'value' | 'indent'>>();

  constructor(text: string) {
    this.#text = text;
    this.#unit = /\n([ \t]+)/.exec(text)?.[1] ?? '  ';
    this.#lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
    this.#colon = /":\s?/.exec(text)?.[0] === '":' ? ':' : ': ';
    this.#comma = this.#colon === ':' && !text.includes(', "') ? ',' : ', ';
  }

  edits(): readonly Edit[] {
    return this.#edits.map((make) => make());
  }

  /** Notes what gives a node another value. `indent` is that of the line that it starts on, as for entries. */
  compare(node: Node, value: Json, indent: string | null): void {
    const isContainer = node.type === 'object' ? isObject(value) : node.type === 'array' && isArray(value);
    if (!isContainer) {
      if (!Object.is(node.value, value)) this.#replace(node, value, indent);
      return;
    }
    const old = this.#entriesOf(node);
    const origins = this.#originsOf(old, value);
    const kept = new Set(origins.values());
    for (const entry of old) if (!kept.has(entry)) this.#gone.set(this.#jsonAt(entry.value), entry);
    const last = old.at(-1);
    if (kept.size === 0 || last === undefined) {
      if (last !== undefined || entriesIn(value).length > 0) this.#replace(node, value, indent);
      return;
    }
    this.#removeAllBut(kept, old);
    const beforeLast = old.at(-2);
    const ownLine = last.indent === null ? this.#comma : `,${this.#text.slice(node.offset + 1, last.start)}`;
    const separator = beforeLast === undefined ? ownLine : this.#text.slice(beforeLast.end, last.start);
    const added: (() => string)[] = [];
    for (const [name, inner] of entriesIn(value)) {
      const entry = origins.get(name);
      if (entry === undefined) {
        const key = isArray(value) ? null : name;
        added.push(() => separator + this.#printEntry(key, inner, indentAfter(separator)));
        continue;
      }
      if (entry.key !== undefined && entry.name !== name) this.#edit(entry.key, () => JSON.stringify(name));
      this.compare(entry.value, inner, entry.indent);
    }
    if (added.length > 0) this.#edit({ offset: last.end, length: 0 }, () => added.map((print) => print()).join(''));
  }

  #edit({ offset, length }: Pick<Edit, 'offset' | 'length'>, print: () => string): void {
    this.#edits.push(() => ({ offset, length, content: print() }));
  }

  #replace(node: Node, value: Json, indent: string | null): void {
    this.#gone.set(this.#jsonAt(node), { value: node, indent });
    this.#edit(node, () => this.#print(value, indent));
  }

  #textOf({ offset, length }: Node): string {
    return this.#text.slice(offset, offset + length);
  }

  #jsonAt(node: Node): string {
    return jsonOf(JSON.parse(this.#textOf(node)) as Json);
  }

  #entriesOf({ type, offset, children = [] }: Node): readonly Entry[] {
    let behind = offset + 1;
    return children.flatMap((child, n) => {
      const isElement = type === 'array';
      const key = isElement ? undefined : child.children?.[0];
      const value = isElement ? child : child.children?.[1];
      if (value === undefined) return [];
      const start = child.offset;
      const end = start + child.length;
      const indent = indentAfter(this.#text.slice(behind, start));
      behind = end;
      return [{ name: key === undefined ? String(n) : String(key.value), key, value, start, end, indent }];
    });
  }

  /**
   * Returns the entry that each member or element of a value comes from: the one of its name, or one that was renamed, so that
   * its name is gone, and its place among the others is the same.
   */
  #originsOf(old: readonly Entry[], value: Json): ReadonlyMap<string, Entry> {
    const places = new Map(old.map((entry, n) => [entry.name, n]));
    const origins = new Map<string, Entry>();
    let next = 0;
    for (const [name, inner] of entriesIn(value)) {
      const at = places.get(name) ?? next;
      const entry = old[at];
      if (entry === undefined) continue;
      if (entry.name !== name && !(isObject(value) && !has(value, entry.name) && this.#mayBe(inner, entry))) continue;
      origins.set(name, entry);
      next = at + 1;
    }
    return origins;
  }

  /** Returns false if a value and that of an entry are two objects, and differ: neither is the other renamed. */
  #mayBe(value: Json, entry: Entry): boolean {
    return !isObject(value) || entry.value.type !== 'object' || this.#jsonAt(entry.value) === jsonOf(value);
  }

  /** Removes each other entry with the comma before it, or with the one after it if nothing before it is kept. */
  #removeAllBut(kept: ReadonlySet<Entry>, old: readonly Entry[]): void {
    let start: number | undefined;
    old.forEach((entry, n) => {
      if (!kept.has(entry)) {
        const offset = start ?? entry.start;
        const end = start === undefined ? (old[n + 1]?.start ?? entry.end) : entry.end;
        this.#edit({ offset, length: end - offset }, () => '');
      }
      if (start !== undefined || kept.has(entry)) start = entry.end;
    });
  }

  #printEntry(key: string | null, value: Json, indent: string | null): string {
    return (key === null ? '' : JSON.stringify(key) + this.#colon) + this.#print(value, indent);
  }

  /** Returns the text of a value at a place with this indentation; null keeps it on one line, as a list of simple values is. */
  #print(value: Json, indent: string | null): string {
    const moved = this.#gone.get(jsonOf(value));
    if (moved !== undefined) {
      const text = this.#textOf(moved.value);
      return indent === null || moved.indent === null ? text : text.replaceAll(`\n${moved.indent}`, `\n${indent}`);
    }
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const isList = isArray(value);
    const isSimple = isList && value.every((element) => typeof element !== 'object' || element === null);
    const inner = indent === null || isSimple ? null : indent + this.#unit;
    const printed = entriesIn(value).map(([key, element]) => this.#printEntry(isList ? null : key, element, inner));
    const [open, close] = isList ? ['[', ']'] : ['{', '}'];
    if (inner === null || printed.length === 0) return open + printed.join(this.#comma) + close;
    const line = this.#lineEnd + inner;
    return open + line + printed.join(`,${line}`) + this.#lineEnd + (indent ?? '') + close;
  }
}

/** Returns the text by which equal values are found. Too large a number, which is infinite, is not null. */
function jsonOf(value: Json): string {
  return typeof value + JSON.stringify(value);
}

function entriesIn(value: Json): readonly (readonly [string, Json])[] {
  return Object.entries(value ?? {});
}

/** Returns the indentation after white space, and perhaps a comma, that has a line break; else null. */
function indentAfter(space: string): string | null {
  const start = space.lastIndexOf('\n') + 1;
  return start === 0 ? null : (/^[ \t]*/.exec(space.slice(start))?.[0] ?? '');
}
