import type { Member, Node } from './node.js';
import type { SourceText } from './source-text.js';

/** A key that an earlier member of its map has. */
export interface DuplicateMember {
  readonly key: string;
  readonly at: SourceText;
  readonly first: SourceText;
}

/** Nobody reads a longer list of them. */
const MOST_DUPLICATES = 20;

/** The keys that a map has twice, at any depth, in the order in which they are written. */
export function duplicateKeys(members: readonly Member[]): readonly DuplicateMember[] {
  const found: DuplicateMember[] = [];
  collect(members, found);
  return found.slice(0, MOST_DUPLICATES);
}

function collect(members: readonly Member[], found: DuplicateMember[]): void {
  const seen = new Map<string, SourceText>();
  for (const { key, at, value } of members) {
    const first = seen.get(key);
    if (first === undefined) seen.set(key, at);
    else found.push({ key, at, first });
    collectIn(value, found);
  }
}

function collectIn(node: Node, found: DuplicateMember[]): void {
  if (node.kind === 'map') collect(node.members, found);
  else if (node.kind === 'list') for (const item of node.items) collectIn(item, found);
}
