import type { Json } from '../../model/json.js';
import { Members } from './members.js';
import { isMember, type Entry, type Member, type Node } from './syntax.js';

/** The layout of a text, as far as added text must match it. */
export interface Style {
  /** The indentation of one nesting level. */
  readonly unit: string;
  readonly lineEnd: string;
  readonly colon: string;
  /** The text after the comma between two values on one line. */
  readonly gap: string;
}

const DEFAULT_UNIT = '  ';

/** Returns the style of a text, from its first containers. What they do not show takes the most common style. */
export function styleOf(root: Node): Style {
  const shown: { -readonly [Key in keyof Style]?: Style[Key] } = {};
  const open: Node[] = [root];
  for (const node of open) {
    if (node.kind === 'scalar') continue;
    const [first, second]: Iterable<Entry | Member> = node.entries;
    if (first !== undefined && isBroken(first.lead)) {
      shown.lineEnd ??= first.lead.includes('\r\n') ? '\r\n' : '\n';
      const outer = indentOf(node.close);
      const inner = indentOf(first.lead);
      if (isBroken(node.close) && inner.length > outer.length && inner.startsWith(outer)) {
        shown.unit ??= inner.slice(outer.length);
      }
    }
    if (first !== undefined && isMember(first) && !isBroken(first.colon)) shown.colon ??= first.colon;
    if (second !== undefined && !isBroken(second.lead)) shown.gap ??= second.lead;
    if (shown.unit !== undefined && shown.colon !== undefined && shown.gap !== undefined) break;
    for (const { value } of node.entries) open.push(value);
  }
  const { unit = DEFAULT_UNIT, lineEnd = '\n', colon = ': ' } = shown;
  return { unit, lineEnd, colon, gap: shown.gap ?? (colon === ':' ? '' : ' ') };
}

/** Whether white space has a line break. */
export function isBroken(space: string): boolean {
  return space.includes('\n');
}

/** Returns the indentation in the last line of white space. */
export function indentOf(space: string): string {
  return space.slice(space.lastIndexOf('\n') + 1);
}

/**
 * Returns a value as a node in a style. `indent` is the indentation of the line where it starts, if it may have several lines;
 * null keeps it on one line. A list of simple values is always on one line.
 */
export function formatted(value: Json, style: Style, indent: string | null): Node {
  if (typeof value !== 'object' || value === null) return { kind: 'scalar', raw: JSON.stringify(value), offset: null };
  const values: readonly Json[] = Object.values(value);
  const simple = Array.isArray(value) && values.every((element) => typeof element !== 'object' || element === null);
  const inner = indent === null || simple ? null : indent + style.unit;
  const entry = (element: Json, n: number): Entry => ({
    lead: inner !== null ? style.lineEnd + inner : n === 0 ? '' : style.gap,
    trail: '',
    value: formatted(element, style, inner),
  });
  const close = inner === null || values.length === 0 ? '' : style.lineEnd + (indent ?? '');
  if (Array.isArray(value)) return { kind: 'array', entries: values.map(entry), close, offset: null };
  const entries = Object.entries(value).map(([name, member]: [string, Json], n): Member => ({
    ...entry(member, n),
    name,
    rawName: JSON.stringify(name),
    nameOffset: null,
    colon: style.colon,
  }));
  return { kind: 'object', entries: new Members(entries), close, offset: null };
}
