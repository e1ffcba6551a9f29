import { MOST_CLAIMS } from '../../model/claim.js';
import type { Json, JsonObject } from '../../model/json.js';
import { join, type Pointer } from '../../model/pointer.js';
import type { ReaderNotes } from '../../model/return.js';
import { entryOf, type LineClaim, type UnreadLine } from '../lines/claim.js';
import { unendedComment, type Source, type UnnumberedReturn } from '../source.js';
import { frontmatterOf, type Frontmatter } from './frontmatter.js';
import { firstLineIn, jsonOf, jsonOfMember, type Member, type Node, type SourceText } from './node.js';

/** A document as a return, before it is said of which family. */
export type ReadDocument = Omit<UnnumberedReturn, 'composed'>;

/** What one kind of documents has of its own. */
export interface DocumentKind {
  /** What a line with a key of its frontmatters looks like, which no other text has; left out where a misplaced one is not looked for. */
  readonly ownKey?: RegExp;
  /** Keys that are read as others. */
  readonly spellings?: ReadonlyMap<string, string>;
}

/** Makes the value of a return that is a document as a whole, and notes where each of its parts is. */
export class Composition {
  readonly frontmatter: Frontmatter;
  readonly #source: Source;
  readonly #fields = new Map<string, Json>();
  readonly #places = new Map<Pointer, SourceText>();
  readonly #order: Pointer[] = [];
  #unread: readonly UnreadLine[] = [];
  #more = 0;

  /** `composed` are the fields that the reader makes: a key of the frontmatter that is called so is left out. */
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

  /** A value that a node has, put at a pointer's place by the one who calls. */
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
   * Adds what makes a claim to the list at a pointer, unless there are more than anyone looks at. `member` is that of the
   * entry which holds the path, where it alone makes the claim.
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

  /** Adds the claims of a place to the list at a pointer, each as `{ path, type }` with what decides what its path means. */
  claimLines(list: Json[], at: Pointer, claims: readonly LineClaim[]): void {
    for (const claim of claims) this.claim(list, at, entryOf(claim), claim.at);
  }

  /** Notes the lines that may hold claims and were not read. */
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

/** A hostile summary has many; nobody reads a longer list. */
const MOST_UNREAD = 1_000;

/** Nobody reads a longer list of them. */
const MOST_DUPLICATES = 20;

/** A key that an earlier member of its map has. */
interface DuplicateMember {
  readonly key: string;
  readonly at: SourceText;
  readonly first: SourceText;
}

/** The keys that a map has twice, at any depth, in the order in which they are written. */
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
