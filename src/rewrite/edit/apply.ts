import type { PointerEdit } from '../../model/fix.js';
import type { Json } from '../../model/json.js';
import { tokens, type Pointer } from '../../model/pointer.js';
import { formatted, indentOf, isBroken, type Style } from './style.js';
import type { ArrayNode, Entry, Member, Node, ObjectNode } from './syntax.js';

/** A container on the way to a pointer, and how an added value is laid out there. */
interface Holder {
  readonly node: ObjectNode | ArrayNode;
  /** The indentation of the line where the container starts; null if its surroundings are on one line. */
  readonly indent: string | null;
}

/**
 * Applies edits one after the other to a value in place; everything else keeps its text. Throws if a pointer
 * leads nowhere, and for `remove`, `rename` and `move` if a pointer does not lead to a member of an object.
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
      const { object, member } = memberAt(root, edit.pointer, style);
      object.entries.rename(member, edit.key);
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

/** Returns the container of the value at a pointer, and the last token. Missing objects on the way are created. */
function descend(root: Holder, pointer: Pointer, style: Style): { readonly holder: Holder; readonly last: string } {
  const way = [...tokens(pointer)];
  const last = way.pop();
  if (last === undefined) throw new Error('the return itself is not edited');
  let holder = root;
  for (const token of way) {
    if (holder.node.kind === 'object' && find(holder.node, token) === undefined) put(holder, token, {}, style);
    const entry = find(holder.node, token);
    if (entry === undefined || entry.value.kind === 'scalar') throw new Error(`${pointer}: nothing is in ${token}`);
    holder = { node: entry.value, indent: isBroken(entry.lead) ? indentOf(entry.lead) : null };
  }
  return { holder, last };
}

function find(node: ObjectNode | ArrayNode, token: string): Entry | undefined {
  return node.kind === 'object' ? node.entries.find(token) : node.entries[Number(token)];
}

function lastOf(node: ObjectNode | ArrayNode): Entry | undefined {
  return node.kind === 'object' ? node.entries.last : node.entries[node.entries.length - 1];
}

function put(holder: Holder, token: string, value: Json, style: Style): void {
  const { node } = holder;
  const present = find(node, token);
  if (present !== undefined) {
    present.value = formatted(value, style, isBroken(present.lead) ? indentOf(present.lead) : null);
    return;
  }
  const { lead } = layout(holder, style);
  const entry: Entry = { lead, trail: '', value: formatted(value, style, isBroken(lead) ? indentOf(lead) : null) };
  if (node.kind === 'object') {
    append(node, { ...entry, name: token, rawName: JSON.stringify(token), nameOffset: null, colon: style.colon });
  } else if (token === '-') {
    closeOff(node.entries[node.entries.length - 1], node.entries[node.entries.length - 2]);
    node.entries.push(entry);
  } else {
    throw new Error(`there is no element ${token}`);
  }
}

/** Returns the white space before a value added at the end of a container. An empty container is first laid out like its surroundings. */
function layout({ node, indent }: Holder, style: Style): { readonly lead: string } {
  const last = lastOf(node);
  if (last === undefined) {
    const outer = isBroken(node.close) ? indentOf(node.close) : indent;
    if (outer === null) return { lead: '' };
    node.close = style.lineEnd + outer;
    return { lead: style.lineEnd + outer + style.unit };
  }
  if (isBroken(last.lead)) return { lead: style.lineEnd + indentOf(last.lead) };
  const isOnly = (node.kind === 'object' ? node.entries.size : node.entries.length) === 1;
  return { lead: isOnly && last.lead === '' ? style.gap : last.lead };
}

function append({ entries }: ObjectNode, member: Member): void {
  closeOff(entries.last, entries.last?.before);
  entries.append(member);
}

/** Sets the white space before the comma that the last entry now gets: a line break if commas start the lines. */
function closeOff(last: Entry | undefined, beforeLast: Entry | undefined): void {
  if (last !== undefined) last.trail = beforeLast?.trail ?? '';
}

function memberAt(
  root: Holder,
  pointer: Pointer,
  style: Style,
): { readonly object: ObjectNode; readonly member: Member } {
  const { holder, last } = descend(root, pointer, style);
  const object = holder.node;
  if (object.kind !== 'object') throw new Error(`${pointer} is no member of an object`);
  const member = object.entries.find(last);
  if (member === undefined) throw new Error(`${pointer}: nothing is there`);
  return { object, member };
}

function detach(root: Holder, pointer: Pointer, style: Style): Member {
  const { object, member } = memberAt(root, pointer, style);
  const { before, after } = member;
  object.entries.remove(member);
  if (before === undefined && after !== undefined) after.lead = member.lead;
  if (after === undefined && before !== undefined) before.trail = '';
  if (object.entries.size === 0) object.close = '';
  return member;
}

/** Indents the lines of a value for its new place. */
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
