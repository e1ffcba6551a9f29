import type { PointerEdit } from '../model/fix.js';
import type { Json } from '../model/json.js';
import { tokens, type Pointer } from '../model/pointer.js';
import { formatted, indentOf, isBroken, type Style } from './style.js';
import type { ArrayNode, Entry, Member, Node, ObjectNode } from './syntax.js';

/** A container on the way to a pointer, and how what is added to it is laid out. */
interface Holder {
  readonly node: ObjectNode | ArrayNode;
  /** The indentation of the line on which the container starts; null where its own surroundings stay on one line. */
  readonly indent: string | null;
}

/**
 * Applies edits one after the other to a value in place; what they do not name keeps its text. Throws on a pointer that
 * leads nowhere, and for `remove`, `rename` and `move` on one that leads to no member of an object.
 */
export function applyEdits(root: ObjectNode, edits: readonly PointerEdit[], style: Style): void {
  for (const edit of edits) apply({ node: root, indent: null }, edit, style);
}

function apply(root: Holder, edit: PointerEdit, style: Style): void {
  switch (edit.kind) {
    case 'set': {
      const { holder, last } = descend(root, edit.pointer, style);
      put(holder, last, edit.value, style);
      return;
    }
    case 'remove':
      detach(root, edit.pointer, style);
      return;
    case 'rename': {
      const { object, at } = memberAt(root, edit.pointer, style);
      const member = object.entries[at];
      if (member === undefined) return;
      member.name = edit.key;
      member.rawName = JSON.stringify(edit.key);
      return;
    }
    case 'move': {
      const member = detach(root, edit.from, style);
      const { holder, last } = descend(root, edit.to, style);
      if (holder.node.kind !== 'object') throw new Error(`${edit.to} is in no object`);
      const { lead } = layout(holder, style);
      if (isBroken(lead) && isBroken(member.lead)) shift(member.value, indentOf(member.lead), indentOf(lead));
      append(holder.node, { ...member, lead, trail: '', name: last, rawName: JSON.stringify(last) });
    }
  }
}

/** The container that holds what a pointer leads to, objects on the way made where nothing is; and its last token. */
function descend(root: Holder, pointer: Pointer, style: Style): { readonly holder: Holder; readonly last: string } {
  const way = [...tokens(pointer)];
  const last = way.pop();
  if (last === undefined) throw new Error('the return itself is not edited');
  let holder = root;
  for (const token of way) {
    if (holder.node.kind === 'object' && find(holder.node, token) === undefined) put(holder, token, {}, style);
    const entry = holder.node.kind === 'object' ? find(holder.node, token) : holder.node.entries[Number(token)];
    if (entry === undefined || entry.value.kind === 'scalar') throw new Error(`${pointer}: nothing is in ${token}`);
    holder = { node: entry.value, indent: isBroken(entry.lead) ? indentOf(entry.lead) : null };
  }
  return { holder, last };
}

/** Of several members of one name the last counts, as for `JSON.parse`. */
function find(object: ObjectNode, name: string): Member | undefined {
  return object.entries.findLast((member) => member.name === name);
}

function put(holder: Holder, token: string, value: Json, style: Style): void {
  const { node } = holder;
  const present = node.kind === 'object' ? find(node, token) : node.entries[Number(token)];
  if (present !== undefined) {
    present.value = formatted(value, style, isBroken(present.lead) ? indentOf(present.lead) : null);
    return;
  }
  const { lead } = layout(holder, style);
  const entry: Entry = { lead, trail: '', value: formatted(value, style, isBroken(lead) ? indentOf(lead) : null) };
  if (node.kind === 'object') {
    append(node, { ...entry, name: token, rawName: JSON.stringify(token), nameOffset: null, colon: style.colon });
  } else if (token === '-') {
    append(node, entry);
  } else {
    throw new Error(`there is no element ${token}`);
  }
}

/** The white space before what is added at the end of a container. An empty one is first opened as its surroundings are. */
function layout({ node, indent }: Holder, style: Style): { readonly lead: string } {
  const last = node.entries[node.entries.length - 1];
  if (last === undefined) {
    const outer = isBroken(node.close) ? indentOf(node.close) : indent;
    if (outer === null) return { lead: '' };
    node.close = style.lineEnd + outer;
    return { lead: style.lineEnd + outer + style.unit };
  }
  if (isBroken(last.lead)) return { lead: style.lineEnd + indentOf(last.lead) };
  return { lead: node.entries.length > 1 || last.lead !== '' ? last.lead : style.gap };
}

function append<T extends Entry>({ entries }: { readonly entries: T[] }, entry: T): void {
  const last = entries[entries.length - 1];
  // Where commas stand at the start of lines, the line break belongs to what is before them.
  if (last !== undefined) last.trail = entries[entries.length - 2]?.trail ?? '';
  entries.push(entry);
}

function memberAt(root: Holder, pointer: Pointer, style: Style): { readonly object: ObjectNode; readonly at: number } {
  const { holder, last } = descend(root, pointer, style);
  const object = holder.node;
  if (object.kind !== 'object') throw new Error(`${pointer} is no member of an object`);
  const at = object.entries.findLastIndex((member) => member.name === last);
  if (at < 0) throw new Error(`${pointer}: nothing is there`);
  return { object, at };
}

function detach(root: Holder, pointer: Pointer, style: Style): Member {
  const { object, at } = memberAt(root, pointer, style);
  const [member] = object.entries.splice(at, 1);
  if (member === undefined) throw new Error(`${pointer}: nothing is there`);
  const first = object.entries[0];
  const last = object.entries[object.entries.length - 1];
  if (at === 0 && first !== undefined) first.lead = member.lead;
  if (at === object.entries.length && last !== undefined) last.trail = '';
  if (first === undefined) object.close = '';
  return member;
}

/** Indents the lines of a value as its new place asks. */
function shift(node: Node, from: string, to: string): void {
  if (node.kind === 'scalar' || from === to) return;
  const moved = (space: string): string => {
    if (!isBroken(space)) return space;
    const indent = indentOf(space);
    const start = space.slice(0, space.length - indent.length);
    return start + (indent.startsWith(from) ? to + indent.slice(from.length) : indent);
  };
  node.close = moved(node.close);
  for (const entry of node.entries) {
    entry.lead = moved(entry.lead);
    entry.trail = moved(entry.trail);
    shift(entry.value, from, to);
  }
}
