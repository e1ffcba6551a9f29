import type { Json } from '../../model/json.js';
import { join, type Pointer } from '../../model/pointer.js';
import type { Source, UnnumberedReturn } from '../source.js';
import { pathIn } from './claimed-path.js';
import { Composition } from './composition.js';
import { itemsOf, memberOf, membersOf } from './frontmatter.js';
import type { Member, Node } from './node.js';

/*
 * The value of a plan:
 *
 *     { frontmatter: 'none' | 'unended' | 'whole',
 *       ...the keys of its frontmatter, as those of a summary,
 *       requirements, depends_on: [text],
 *       must_haves: {
 *         artifacts: [{ path: text | null, provides?: text, min_lines?: number, contains?: [text], exports?: [text] }],
 *         key_links: [{ from: text | null, to?: text | null, via?: text, pattern?: text }],
 *         unread: ['artifacts' | 'key_links'] },   lists that hold lines, and no such item
 *       checkpoint: true,            it has a task that waits for a person
 *       order: [pointer] }           what makes claims: the artifacts whose path is one
 *
 * An artifact's path, and the ends of a link, are null where what stands there is no path.
 */

/** Reads a plan. Takes time linear to its text, and never throws. */
export function readPlan(source: Source): UnnumberedReturn {
  const made = new Composition(source, ['checkpoint']);
  const { members, body } = made.frontmatter;
  for (const name of ['requirements', 'depends_on']) {
    const list = memberOf(members, name);
    if (list !== undefined) made.set(name, texts(made, join('', name), list.value));
  }
  const mustHaves = memberOf(members, 'must_haves');
  if (mustHaves !== undefined) made.set('must_haves', mustHavesOf(made, membersOf(mustHaves.value)));
  const checkpoint = CHECKPOINT.exec(source.text.slice(body));
  if (checkpoint !== null) {
    made.set('checkpoint', true);
    made.mark('/checkpoint', { text: checkpoint[0], start: body + checkpoint.index });
  }
  return made.unnumberedReturn();
}

/** A task that waits for a person. Short: what lies between is no more than other attributes. */
const CHECKPOINT = /<task\b[^<>]{0,300}\btype\s*=\s*["']checkpoint/;

function mustHavesOf(made: Composition, members: readonly Member[]): Json {
  const artifacts: Json[] = [];
  const links: Json[] = [];
  const unread: Json[] = [];
  const written = memberOf(members, 'artifacts');
  for (const item of itemsOf(written?.value)) artifact(made, item, artifacts);
  if (written !== undefined) {
    made.mark('/must_haves/artifacts', written.at);
    if (artifacts.length === 0 && holdsLines(written.value)) unread.push('artifacts');
  }
  const linked = memberOf(members, 'key_links');
  for (const item of itemsOf(linked?.value)) keyLink(made, item, links);
  if (linked !== undefined) {
    made.mark('/must_haves/key_links', linked.at);
    if (links.length === 0 && holdsLines(linked.value)) unread.push('key_links');
  }
  return { artifacts, key_links: links, unread };
}

function artifact(made: Composition, item: Node, artifacts: Json[]): void {
  const members = membersOf(item);
  const path = memberOf(members, 'path')?.value;
  if (path?.kind !== 'scalar' || path.value === null) return;
  const pointer = join('', 'must_haves', 'artifacts', artifacts.length);
  const found = pathIn(path.source.text);
  const entry = new Map<string, Json>([['path', found?.path ?? null]]);
  for (const name of ['provides', 'min_lines']) {
    const member = memberOf(members, name);
    if (member !== undefined) entry.set(name, made.json(member.value, join(pointer, name)));
  }
  for (const name of ['contains', 'exports']) {
    const member = memberOf(members, name);
    if (member !== undefined) entry.set(name, texts(made, join(pointer, name), member.value));
  }
  made.mark(pointer, item.source);
  if (found === null) {
    made.mark(join(pointer, 'path'), path.source);
    artifacts.push(Object.fromEntries(entry));
    return;
  }
  const source = { text: found.path, start: path.source.start + found.start };
  made.claim(artifacts, '/must_haves/artifacts', Object.fromEntries(entry), source, 'path');
}

function keyLink(made: Composition, item: Node, links: Json[]): void {
  const members = membersOf(item);
  const pointer = join('', 'must_haves', 'key_links', links.length);
  const entry = new Map<string, Json>();
  for (const name of ['from', 'to', 'via', 'pattern']) {
    const value = memberOf(members, name)?.value;
    if (value?.kind !== 'scalar' || value.value === null) continue;
    made.mark(join(pointer, name), value.source);
    const isEnd = name === 'from' || name === 'to';
    entry.set(name, isEnd ? (pathIn(value.source.text)?.path ?? null) : String(value.value));
  }
  if (!entry.has('from')) return;
  made.mark(pointer, item.source);
  links.push(Object.fromEntries(entry));
}

/** The scalars of a list as texts, each with its place. */
function texts(made: Composition, pointer: Pointer, node: Node): Json {
  const list: Json[] = [];
  for (const item of itemsOf(node)) {
    if (item.kind !== 'scalar' || item.value === null) continue;
    made.mark(join(pointer, list.length), item.source);
    list.push(String(item.value));
  }
  return list;
}

/** Whether something stands there that is not the mark of an empty list. */
function holdsLines(node: Node): boolean {
  if (node.kind === 'scalar') return node.value !== null;
  return node.kind === 'list' ? node.items.length > 0 : true;
}
