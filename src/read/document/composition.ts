import { MOST_CLAIMS } from '../../model/claim.js';
import type { Json, JsonObject } from '../../model/json.js';
import { join, type Pointer } from '../../model/pointer.js';
import type { ReaderNotes } from '../../model/return.js';
import { entryOf, type LineClaim, type UnreadLine } from '../lines/claim.js';
import { unendedComment, type Source, type UnnumberedReturn } from '../source.js';
import { frontmatterOf, itemsOf, type Frontmatter } from './frontmatter.js';
import { firstLineIn, jsonOf, jsonOfMember, type Member, type Node, type SourceText } from './node.js';

/** A document as a return, before its family is known. */
export type ReadDocument = Omit<UnnumberedReturn, 'composed'>;

/** The properties of one kind of document. */
export interface DocumentKind {
  /** Matches a line with a key of its frontmatter only; omitted if misplaced ones are not searched for. */
  readonly ownKey?: RegExp;
  /** Keys that are read as other keys. */
  readonly spellings?: ReadonlyMap<string, string>;
}

/** Builds the value of a return that is a whole document, and notes where each part is. */
export class Composition {
  readonly frontmatter: Frontmatter;
  readonly #source: Source;
  readonly #fields = new Map<string, Json>();
  readonly #places = new Map<Pointer, SourceText>();
  readonly #order: Pointer[] = [];
  #unread: readonly UnreadLine[] = [];
  #more = 0;

  /** `composed` are the fields that the reader adds: a frontmatter key with such a name is left out. */
  constructor(source: Source, kind: DocumentKind, composed: readonly string[]) {
    this.#source = source;
    this.frontmatter = frontmatterOf(source.text, kind.ownKey ?? null);
    this.#fields.set('frontmatter', this.frontmatter.state);
    const reserved = new Set([...composed, 'order']);
    for (const member of this.frontmatter.members) {
      const name = kind.spellings?.get(member.key) ?? member.key;
      if (this.#fields.has(name) || reserved.has(name)) continue;
      this.#fields.set(name, jsonOfMember(member, join('', name), this.#places));
    }
  }

  /** Returns the value of a node; the caller adds it at the pointer. */
  json(node: Node, pointer: Pointer): Json {
    return jsonOf(node, pointer, this.#places);
  }

  set(name: string, value: Json): void {
    this.#fields.set(name, value);
  }

  mark(pointer: Pointer, source: SourceText): void {
    this.#places.set(pointer, source);
  }

  /**
   * Adds a claim to the list at a pointer, unless the list is full. `member` names the member of the entry that holds
   * the path, if it alone makes the claim.
   */
  claim(list: Json[], at: Pointer, entry: Json, source: SourceText, member?: string): void {
    if (this.#order.length >= MOST_CLAIMS) {
      this.#more++;
      return;
    }
    const element = join(at, list.length);
    const pointer = member === undefined ? element : join(element, member);
    list.push(entry);
    this.mark(pointer, source);
    this.#order.push(pointer);
  }

  /** Returns the scalars of lists as texts, and marks the place of each. */
  texts(pointer: Pointer, members: readonly Member[]): readonly string[] {
    const scalars = members
      .flatMap(({ value }) => itemsOf(value))
      .flatMap((item) => (item.kind === 'scalar' && item.value !== null ? [item] : []));
    for (const [n, { source }] of scalars.entries()) this.mark(join(pointer, n), source);
    return scalars.map(({ value }) => String(value));
  }

  /** Adds the claims of a place to the list at a pointer, as `{ path, type }` and what else decides the path. */
  claimLines(list: Json[], at: Pointer, claims: readonly LineClaim[]): void {
    for (const claim of claims) this.claim(list, at, entryOf(claim), claim.at);
  }

  /** Notes the unread lines that may hold claims. */
  leaveUnread(lines: readonly UnreadLine[]): void {
    this.#unread = lines.slice(0, MOST_UNREAD);
  }

  unnumberedReturn(): ReadDocument {
    const { text, lineAt, range } = this.#source;
    this.#fields.set('order', this.#order);
    const value: JsonObject = Object.fromEntries(this.#fields);
    const start = text.startsWith('\uFEFF') ? 1 : 0;
    return {
      value,
      verbatim: false,
      moreClaims: this.#more,
      ...this.#notes(),
      startLine: lineAt(start),
      locate: (pointer) => {
        for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
          const place = this.#places.get(at);
          if (place !== undefined) return range(place.start, place.start + firstLineIn(place.text).length);
        }
        return range(start, start + firstLineIn(text.slice(start, start + 200)).length);
      },
    };
  }

  #notes(): ReaderNotes {
    const { range, lineAt, unended = null } = this.#source;
    const { members, opening } = this.frontmatter;
    const unread = this.#unread.map(({ text, start, pattern }) => ({
      text,
      range: range(start, start + text.length),
      ...(pattern === undefined ? {} : { pattern }),
    }));
    return {
      unread: unended === null ? unread : [...unread, unendedComment(this.#source, unended)],
      duplicateKeys: [...duplicateKeys(members)].slice(0, MOST_DUPLICATES).map(({ key, at, first }) => ({
        key,
        firstLine: lineAt(first.start),
        range: range(at.start, at.start + at.text.length),
      })),
      ...(opening === null ? {} : { frontmatterRange: range(opening.start, opening.start + opening.text.length) }),
    };
  }
}

/** A hostile summary has many, and nobody reads a longer list. */
const MOST_UNREAD = 1_000;

/** Nobody reads a longer list of duplicate keys. */
const MOST_DUPLICATES = 20;

/** A key that an earlier member of the map has too. */
interface DuplicateMember {
  readonly key: string;
  readonly at: SourceText;
  readonly first: SourceText;
}

/** Yields the keys that a map has twice, at any depth, in the order of the text. */
function* duplicateKeys(members: readonly Member[]): Generator<DuplicateMember> {
  const seen = new Map<string, SourceText>();
  for (const { key, at, value } of members) {
    const first = seen.get(key);
    if (first === undefined) seen.set(key, at);
    else yield { key, at, first };
    yield* duplicateKeysIn(value);
  }
}

function* duplicateKeysIn(node: Node): Generator<DuplicateMember> {
  if (node.kind === 'map') yield* duplicateKeys(node.members);
  else if (node.kind === 'list') for (const item of node.items) yield* duplicateKeysIn(item);
}
