import type { Claim, Verdict, VerdictName } from '../model/claim.js';
import { nameOf } from '../model/name.js';
import { normalisePath } from '../model/path.js';
import type { Tree } from '../model/tree.js';
import { inspect, type Inspection } from './content.js';
import { movedWith } from './relocation.js';
import { resolvePath, type Resolution } from './resolve.js';

/** A claim with the file of the return that makes it. */
export interface ClaimOf {
  readonly claim: Claim;
  readonly returnFile: string;
}

/** A verdict on the way: what it will be once the file's size and content are known. */
type Draft =
  | { readonly kind: 'settled'; readonly verdict: Verdict }
  | { readonly kind: 'file'; readonly id: string; readonly foundAt: string | null; readonly relocated: boolean }
  | { readonly kind: 'unread'; readonly link: { readonly path: string; readonly id: string } };

/**
 * The verdict on each claim, in their order. What the tree must be asked for (targets of links, sizes, small contents) is
 * asked for all claims at once: each needs one round trip, and links one for each step of the longest chain.
 */
export async function verify(claims: readonly ClaimOf[], tree: Tree): Promise<readonly Verdict[]> {
  const targets = new Map<string, string>();
  let drafts = claims.map((claim) => draft(claim, tree, targets));
  for (;;) {
    const unread = new Map<string, string>();
    for (const item of drafts) if (item.kind === 'unread') unread.set(item.link.id, item.link.path);
    if (unread.size === 0) break;
    const ids = [...unread.keys()];
    const contents = await tree.contents(ids);
    ids.forEach((id, n) => targets.set(id, nameOf(Buffer.from(contents[n] ?? []).toString('latin1'))));
    drafts = drafts.map((item, n) => {
      const claim = claims[n];
      return item.kind === 'unread' && claim !== undefined ? draft(claim, tree, targets) : item;
    });
  }
  const files = await measure(drafts, tree);
  return drafts.map((item) => finish(item, files));
}

function draft({ claim, returnFile }: ClaimOf, tree: Tree, targets: ReadonlyMap<string, string>): Draft {
  if (claim.kind === 'observation') return settled('unverifiable', { detail: 'It is an Engram observation.' });
  const path = normalisePath(claim.path);
  if (path === null) return settled('outside', { detail: whyOutside(claim.path) });
  const found = resolvePath(path, tree, targets);
  if (found.kind !== 'absent') return ofResolution(found, path, false);
  for (const candidate of movedWith(path, returnFile)) {
    const moved = resolvePath(candidate, tree, targets);
    if (moved.kind === 'unread') return moved;
    if (moved.kind !== 'found') continue;
    if (moved.entry.kind === 'directory') return settled('relocated', { foundAt: candidate });
    return ofResolution(moved, candidate, true);
  }
  const other = tree.findOtherCase(path);
  if (other !== undefined) return settled('case-mismatch', { foundAt: other });
  return settled('missing', { detail: found.linked ? 'The link on its way leads nowhere.' : null });
}

function ofResolution(found: Exclude<Resolution, { kind: 'absent' }>, asked: string, relocated: boolean): Draft {
  if (found.kind === 'unread') return found;
  if (found.kind === 'outside') {
    return settled('outside', { detail: `The symbolic link ${found.link} leaves the project root.` });
  }
  const { entry, path } = found;
  if (entry.kind === 'submodule') return settled('unverifiable', { detail: `${path} is a submodule.` });
  if (entry.kind === 'directory') return settled('directory', {});
  return { kind: 'file', id: entry.id, foundAt: relocated ? asked : path === asked ? null : path, relocated };
}

function settled(name: VerdictName, known: Partial<Omit<Verdict, 'name'>>): Draft {
  return { kind: 'settled', verdict: { name, size: null, foundAt: null, detail: null, blank: false, ...known } };
}

interface Measured {
  readonly size: number | null;
  readonly content: Inspection | null;
}

/** Bytes: a smaller file is read again sooner than it is looked up. */
const WORTH_KEEPING = 4_096;

/** What large files of a tree hold, by id: every return of a night's audit may claim the same one. */
const inspections = new WeakMap<Tree, Map<string, Inspection>>();

function inspectedIn(tree: Tree): Map<string, Inspection> {
  const known = inspections.get(tree) ?? new Map<string, Inspection>();
  inspections.set(tree, known);
  return known;
}

/** Sizes of all claimed files, and what those hold that are worth reading. */
async function measure(drafts: readonly Draft[], tree: Tree): Promise<ReadonlyMap<string, Measured>> {
  const asked = new Set<string>();
  for (const item of drafts) if (item.kind === 'file') asked.add(item.id);
  const ids = [...asked];
  const sizes = await tree.sizes(ids);
  const files = new Map<string, Measured>();
  const telling: string[] = [];
  ids.forEach((id, n) => {
    const size = sizes[n];
    files.set(id, { size: size?.bytes ?? null, content: null });
    if (size?.telling === true) telling.push(id);
  });
  if (telling.length === 0) return files;
  const known = inspectedIn(tree);
  const unread = telling.filter((id) => !known.has(id));
  const contents = await tree.contents(unread);
  const inspected = new Map(unread.map((id, n) => [id, inspect(contents[n] ?? new Uint8Array())]));
  for (const id of telling) {
    const content = known.get(id) ?? inspected.get(id) ?? null;
    const size = files.get(id)?.size ?? null;
    files.set(id, { size, content });
    if (content !== null && size !== null && size > WORTH_KEEPING) known.set(id, content);
  }
  return files;
}

function finish(item: Draft, files: ReadonlyMap<string, Measured>): Verdict {
  if (item.kind === 'settled') return item.verdict;
  if (item.kind === 'unread') throw new Error(`the link ${item.link.path} was never read`);
  const measured = files.get(item.id);
  const size = measured?.content?.lfsSize ?? measured?.size ?? null;
  const name: VerdictName = size === 0 ? 'empty' : item.relocated ? 'relocated' : 'present';
  return { name, size, foundAt: item.foundAt, detail: null, blank: size !== 0 && measured?.content?.blank === true };
}

function whyOutside(path: string): string {
  if (/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(path)) return 'It is a URL.';
  if (/^[A-Za-z]:/.test(path)) return 'It starts with a drive letter.';
  if (path.startsWith('~')) return 'It starts in a home directory.';
  return /^[/\\]/.test(path) ? 'It is absolute.' : 'It leaves the project root.';
}
