import type { Json, JsonObject } from '../../../model/json.js';
import { join, type Pointer } from '../../../model/pointer.js';
import type { Source } from '../../../read/source.js';
import { pathEntry } from '../../../read/lines/claim.js';
import { readLine } from '../../../read/lines/line.js';
import { Composition, type ReadDocument } from '../../../read/document/composition.js';
import { GSD } from './composition.js';
import { allMembersOf, itemsOf, memberOf, membersOf } from '../../../read/document/frontmatter.js';
import type { Member, Node } from '../../../read/document/node.js';

/**
 * The value of a plan:
 *
 *     { frontmatter: 'none' | 'misplaced' | 'unended' | 'late' | 'whole',
 *       ...the keys of its frontmatter, as those of a summary,
 *       requirements, depends_on: [text],
 *       must_haves: {
 *         artifacts: [{ path: text | null, provides?: text, min_lines?: number, contains?: [text], exports?: [text] }],
 *         key_links: [{ from: text | null, to?: text | null, via?: text, pattern?: text }],
 *         unread: ['artifacts' | 'key_links'] }, lists with lines, but without a valid item
 *       checkpoint: true if a task waits for a person
 *       order: [pointer] } the places of claims: artifacts with a path
 *
 * An artifact's path, or the end of a link, is null if the text is not a path.
 */

/** Reads a plan. Takes time linear in its text, and never throws. */
export function readPlan(source: Source): ReadDocument {
  const made = new Composition(source, GSD, ['checkpoint']);
  const { members, body } = made.frontmatter;
  for (const name of ['requirements', 'depends_on']) {
    const lists = allMembersOf(members, name);
    if (lists.length > 0) made.set(name, made.texts(join('', name), lists));
  }
  const mustHaves = allMembersOf(members, 'must_haves');
  if (mustHaves.length > 0) {
    const inner = mustHaves.flatMap(({ value }) => membersOf(value));
    made.set('must_haves', mustHavesOf(made, inner));
  }
  const checkpoint = CHECKPOINT.exec(source.text.slice(body));
  if (checkpoint !== null) {
    made.set('checkpoint', true);
    made.mark('/checkpoint', { text: checkpoint[0], start: body + checkpoint.index });
  }
  return made.unnumberedReturn();
}

/** A task that waits for a person. Only other attributes may be in between. */
const CHECKPOINT = /<task\b[^<>]{0,300}\btype\s*=\s*["']checkpoint/;

function mustHavesOf(made: Composition, members: readonly Member[]): Json {
  const artifacts: Json[] = [];
  const links: Json[] = [];
  const unread: Json[] = [];
  const readAll = (name: string, list: Json[], read: (item: Node) => void): void => {
    for (const written of allMembersOf(members, name)) {
      const before = list.length;
      for (const item of itemsOf(written.value)) read(item);
      if (list.length > before || !holdsLines(written.value)) continue;
      if (!unread.includes(name)) unread.push(name);
      made.mark(join('', 'must_haves', name), written.at);
    }
  };
  readAll('artifacts', artifacts, (item) => {
    for (const path of allMembersOf(membersOf(item), 'path')) artifact(made, item, path.value, artifacts);
  });
  readAll('key_links', links, (item) => {
    keyLink(made, item, links);
  });
  return { artifacts, key_links: links, unread };
}

/** Adds an artifact for each path that its path lists in braces. */
function artifact(made: Composition, item: Node, path: Node, artifacts: Json[]): void {
  if (path.kind !== 'scalar' || path.value === null) return;
  const named = readLine(path.source, 'string').paths;
  for (const one of named.length === 0 ? [null] : named) {
    const pointer = join('', 'must_haves', 'artifacts', artifacts.length);
    const entry = {
      path: null,
      ...(one === null ? {} : pathEntry(one)),
      ...conditions(made, membersOf(item), pointer),
    };
    made.mark(pointer, item.source);
    if (one === null) {
      made.mark(join(pointer, 'path'), path.source);
      artifacts.push(entry);
    } else made.claim(artifacts, '/must_haves/artifacts', entry, one.at, 'path');
  }
}

/** The plan's further conditions for an artifact. */
function conditions(made: Composition, members: readonly Member[], pointer: Pointer): JsonObject {
  const found = new Map<string, Json>();
  for (const name of ['provides', 'min_lines']) {
    const member = memberOf(members, name);
    if (member !== undefined) found.set(name, made.json(member.value, join(pointer, name)));
  }
  for (const name of ['contains', 'exports']) {
    const lists = allMembersOf(members, name);
    if (lists.length > 0) found.set(name, made.texts(join(pointer, name), lists));
  }
  return Object.fromEntries(found);
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
    entry.set(name, isEnd ? (readLine(value.source, 'string').paths[0]?.path ?? null) : String(value.value));
  }
  if (!entry.has('from')) return;
  made.mark(pointer, item.source);
  links.push(Object.fromEntries(entry));
}

/** Returns true if there is more than the mark of an empty list. */
function holdsLines(node: Node): boolean {
  if (node.kind === 'scalar') return node.value !== null;
  return node.kind === 'list' ? node.items.length > 0 : true;
}
