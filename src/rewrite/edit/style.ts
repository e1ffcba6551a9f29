import type { Json } from '../../model/json.js';
import { Members } from './members.js';
import { isMember, type Entry, type Member, type Node } from './syntax.js';

/** How a text is laid out, as far as what is added to it has to look alike. */
export interface Style {
  /** What one level of nesting is indented by. */
  readonly unit: string;
  readonly lineEnd: string;
  readonly colon: string;
  /** What stands behind the comma between two values on one line. */
  readonly gap: string;
}

const DEFAULT_UNIT = '  ';

/** The style of a text, as its first containers show it; what none shows is as most people write it. */
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

/** Whether white space breaks the line. */
export function isBroken(space: string): boolean {
  return space.includes('\n');
}

/** What the last line of white space is indented by. */
export function indentOf(space: string): string {
  return space.slice(space.lastIndexOf('\n') + 1);
}

/**
 * A value as a node in a style. `indent` is that of the line on which it starts, where it stands on lines of its own;
 * null keeps it on one line. A list of simple values is on one line everywhere.
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
