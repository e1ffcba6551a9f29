import { parseTree, type Node as Parsed, type ParseError } from 'jsonc-parser';
import { Members } from './members.js';

/**
 * JSON text as a lossless tree: printing it gives the original text, white space and spelling
 * included. Only `apply.ts` changes it, in place.
 */
export type Node = ScalarNode | ObjectNode | ArrayNode;

interface Placed {
  /** Its start in the parsed text; null for what an edit added. */
  readonly offset: number | null;
}

export interface ScalarNode extends Placed {
  readonly kind: 'scalar';
  readonly raw: string;
}

/** A value in its container, with the white space before it (and its key), and after it, up to a comma. */
export interface Entry {
  lead: string;
  trail: string;
  value: Node;
}

export interface Member extends Entry {
  name: string;
  /** The key as it is written. */
  rawName: string;
  /** The start of the key in the parsed text; null for what an edit added. */
  readonly nameOffset: number | null;
  /** The colon, with the white space around it. */
  readonly colon: string;
  /** Its neighbours, which only `Members` sets. */
  before?: Member | undefined;
  after?: Member | undefined;
}

export interface ObjectNode extends Placed {
  readonly kind: 'object';
  readonly entries: Members<Member>;
  /** The white space before the closing bracket. */
  close: string;
}

export interface ArrayNode extends Placed {
  readonly kind: 'array';
  readonly entries: Entry[];
  close: string;
}

/** Returns the text of a value, with the text before and after it. */
export interface Document {
  readonly before: string;
  readonly root: Node;
  readonly behind: string;
}

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false } as const;

/** Parses a text that is one strict JSON value; returns null for any other. The caller has limited the nesting depth of values. */
export function parseDocument(text: string): Document | null {
  const errors: ParseError[] = [];
  const root = treeOf(text, errors);
  if (root === undefined || errors.length > 0) return null;
  const end = root.offset + root.length;
  return { before: text.slice(0, root.offset), root: nodeOf(text, root), behind: text.slice(end) };
}

/** Returns undefined for a text that nests too deeply to be followed, as only one that is no JSON may. */
function treeOf(text: string, errors: ParseError[]): Parsed | undefined {
  try {
    return parseTree(text, errors, STRICT);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

export function print({ before, root, behind }: Document): string {
  const parts: string[] = [before];
  write(root, parts);
  parts.push(behind);
  return parts.join('');
}

function nodeOf(text: string, parsed: Parsed): Node {
  const { offset, length, type, children = [] } = parsed;
  if (type !== 'object' && type !== 'array') {
    return { kind: 'scalar', raw: text.slice(offset, offset + length), offset };
  }
  const end = offset + length - 1;
  let cursor = offset + 1;
  /** Returns the white space around a child, which ends at the next comma or at the bracket. */
  const around = (child: Parsed, isLast: boolean): { lead: string; trail: string } => {
    const lead = text.slice(cursor, child.offset);
    const behind = child.offset + child.length;
    const comma = isLast ? behind : text.indexOf(',', behind);
    cursor = isLast ? behind : comma + 1;
    return { lead, trail: text.slice(behind, comma) };
  };
  const last = children.length - 1;
  if (type === 'array') {
    const entries = children.map((child, n): Entry => ({ ...around(child, n === last), value: nodeOf(text, child) }));
    return { kind: 'array', entries, close: text.slice(cursor, end), offset };
  }
  const entries = children.map((child, n): Member => {
    const [key, value] = child.children ?? [];
    if (key === undefined || value === undefined) throw new Error('a member without key or value is no strict JSON');
    return {
      ...around(child, n === last),
      name: String(key.value),
      rawName: text.slice(key.offset, key.offset + key.length),
      nameOffset: key.offset,
      colon: text.slice(key.offset + key.length, value.offset),
      value: nodeOf(text, value),
    };
  });
  return { kind: 'object', entries: new Members(entries), close: text.slice(cursor, end), offset };
}

function write(node: Node, parts: string[]): void {
  if (node.kind === 'scalar') {
    parts.push(node.raw);
    return;
  }
  parts.push(node.kind === 'object' ? '{' : '[');
  let isFirst = true;
  for (const entry of node.entries) {
    if (!isFirst) parts.push(',');
    isFirst = false;
    parts.push(entry.lead);
    if (isMember(entry)) parts.push(entry.rawName, entry.colon);
    write(entry.value, parts);
    parts.push(entry.trail);
  }
  parts.push(node.close, node.kind === 'object' ? '}' : ']');
}

/** Whether an entry of a container is a member of an object. */
export function isMember(entry: Entry | Member): entry is Member {
  return 'rawName' in entry;
}

/** Returns the text of a node alone. */
export function nodeText(node: Node): string {
  return print({ before: '', root: node, behind: '' });
}
