import { type Size, type Tree, lackingContent } from '../model/tree.js';
import type { RulesUnknown } from '../model/history.js';
import { elementAt, valueOf, oncePer } from '../model/collections.js';
import { claimedFile, otherPlace, type Claim, type Verdict, type VerdictName } from '../model/claim.js';
import { isTooLong, namesFolder, normalisePath } from '../model/path.js';
import { Look, type Inspection } from './content.js';
import { movedWith } from '../families/archive.js';
import { undeterminedByRules, verdictOf, type ClaimOf, type ClaimVerifier } from './kind.js';
import { Resolver, type Resolution } from './resolve.js';

/** A verdict in progress: the final one, or what must first be asked of the tree. */
type PendingVerdict =
  | { readonly kind: 'decided'; readonly verdict: Verdict }
  | PendingFile
  | { readonly kind: 'submodule'; readonly path: string }
  | { readonly kind: 'unread' };

interface PendingFile {
  readonly kind: 'file';
  readonly id: string;
  /** The file's real path. */
  readonly path: string;
  readonly foundAt: string | null;
  readonly relocated: boolean;
}

const NONE: ReadonlySet<string> = new Set();

export const fileVerifier: ClaimVerifier = { kind: 'file', verify };

/**
 * Returns the verdict on each claimed file, in their order. The tree is asked for all claims at once (link targets, sizes,
 * contents): each takes one round trip, and links one for each step of the longest chain. Files in `changed` are looked into,
 * whatever their size.
 */
async function verify(
  claims: readonly ClaimOf[],
  tree: Tree,
  changed: ReadonlySet<string> = NONE,
): Promise<readonly Verdict[]> {
  const { resolver } = knownOf(tree);
  let pending = claims.map((claim) => pendingVerdict(claim, tree, resolver));
  while (!pending.every(isRead)) {
    await resolver.read();
    pending = pending.map((item, n) => (isRead(item) ? item : pendingVerdict(elementAt(claims, n), tree, resolver)));
  }
  const files = await measure(pending, tree, changed);
  const inLfs = await pointersIn(pending, files, tree);
  const submodules = pending.some(({ kind }) => kind === 'submodule') ? await tree.submodules() : NONE;
  return pending.map((item, n) => {
    if (item.kind === 'decided') return item.verdict;
    if (item.kind === 'submodule') {
      return typeof submodules === 'string'
        ? undeterminedByRules('.gitmodules', submodules)
        : inSubmodule(item.path, submodules.has(item.path));
    }
    return ofFile(item, valueOf(files, item.id), inLfs(item.path), item.id === elementAt(claims, n).returnId);
  });
}

/** What is known of a claim once the links on its way are read. */
type ReadVerdict = Exclude<PendingVerdict, { readonly kind: 'unread' }>;

function isRead(item: PendingVerdict): item is ReadVerdict {
  return item.kind !== 'unread';
}

function pendingVerdict({ claim, returnFile }: ClaimOf, tree: Tree, resolver: Resolver): PendingVerdict {
  if (isTooLong(claim.path)) {
    return decided('missing', { detail: 'The path has more than 4,096 bytes: no file has such a path.' });
  }
  const path = claimedFile(claim);
  if (path === null)
    return decided('outside', { detail: `${whyOutside(claim.path)}${endingInside(claim.path, tree)}` });
  const found = resolver.resolve(path);
  if (found.kind !== 'absent') return ofResolution(found, claim, path, false);
  const fromRoot = otherPlace(claim);
  if (fromRoot !== null && fromRoot !== path) {
    const other = resolver.resolve(fromRoot);
    if (other.kind !== 'absent') return ofResolution(other, claim, path, false);
  }
  for (const candidate of movedWith(path, returnFile)) {
    const moved = resolver.resolve(candidate);
    if (moved.kind === 'found' || moved.kind === 'unread') return ofResolution(moved, claim, candidate, true);
  }
  for (const place of [path, ...placeBehindLink(found)]) {
    const other = inOtherCase(place, tree, resolver);
    if (other !== null) return other;
  }
  return decided('missing', { detail: found.linked ? 'The link on its way leads nowhere.' : lookalike(path, tree) });
}

/** Links that are followed to a file in another letter case. */
const MOST_LINKS = 8;

/** Returns the verdict for a file whose path differs only in letter case, links followed; null if there is none. */
function inOtherCase(path: string, tree: Tree, resolver: Resolver): PendingVerdict | null {
  let asked = path;
  for (let links = 0; links < MOST_LINKS; links++) {
    const other = tree.findOtherCase(asked);
    if (other === undefined) return null;
    const found = resolver.resolve(other);
    if (found.kind === 'unread') return { kind: 'unread' };
    if (found.kind === 'found') {
      return found.entry.kind === 'file' ? decided('case-mismatch', { foundAt: other }) : null;
    }
    const [behind] = found.kind === 'absent' ? placeBehindLink(found) : [];
    if (behind === undefined) return null;
    asked = behind;
  }
  return null;
}

/** Returns the real path of an absent file behind a link, maybe in another letter case; null without a link. */
function placeBehindLink({ linked, at, rest }: Extract<Resolution, { kind: 'absent' }>): readonly string[] {
  if (!linked || rest === null) return [];
  return [rest === '' ? at : `${at}/${rest}`];
}

/**
 * Returns a hint if a file has the same name in another Unicode form; null if there is none. It is another file, but people
 * cannot see the difference.
 */
function lookalike(path: string, tree: Tree): string | null {
  const isThere = ['NFC', 'NFD'].some((form) => {
    const other = path.normalize(form);
    return other !== path && tree.find(other)?.kind === 'file';
  });
  return isThere ? 'A file is there whose name looks the same, but is written in another Unicode form.' : null;
}

function ofResolution(
  found: Exclude<Resolution, { kind: 'absent' }>,
  claim: Claim,
  asked: string,
  relocated: boolean,
): PendingVerdict {
  if (found.kind === 'unread') return { kind: 'unread' };
  if (found.kind === 'lacking') return { kind: 'decided', verdict: lacking(`the link ${found.at}`, found.id) };
  if (found.kind === 'outside') {
    return decided('outside', { detail: `The symbolic link ${found.link} leaves the project root.` });
  }
  const { entry, path } = found;
  if (entry.kind === 'submodule') return { kind: 'submodule', path };
  if (entry.kind === 'directory') {
    return decided('directory', relocated ? { foundAt: asked, detail: `It was moved to ${asked}.` } : {});
  }
  const foundAt = relocated ? asked : path === asked ? null : path;
  if (namesFolder(claim.path)) {
    return decided('directory', {
      foundAt,
      detail: `The path is written as a folder, but ${asked} is a file.`,
    });
  }
  return { kind: 'file', id: entry.id, path, foundAt, relocated };
}

function decided(name: VerdictName, known: Partial<Omit<Verdict, 'name'>>): PendingVerdict {
  return { kind: 'decided', verdict: verdictOf(name, known) };
}

/** What is known about a claimed file's content. */
interface FileFacts {
  readonly size: number | null;
  readonly content: Inspection | null;
}

/** Bytes. Looking into a smaller file again is faster than a lookup of the result. */
const WORTH_KEEPING = 4_096;

/**
 * Bytes that are looked into for one batch of claims: as many as the largest file on GitHub has. Hostile files without visible
 * content compress to a thousandth of their size.
 */
const MOST_SHOWN = 100 * 1024 * 1024;

/** What is known about a tree: every return of a nightly audit may claim the same file, or use the same links. */
interface Known {
  readonly resolver: Resolver;
  /** Inspections of large files, by id. */
  readonly inspections: Map<string, Inspection>;
}

const knownOf = oncePer((tree: Tree): Known => ({ resolver: new Resolver(tree), inspections: new Map() }));

/** Returns the sizes of all claimed files, and inspections of those worth looking into. */
async function measure(
  pending: readonly ReadVerdict[],
  tree: Tree,
  changed: ReadonlySet<string>,
): Promise<ReadonlyMap<string, FileFacts>> {
  const asked = new Map<string, boolean>();
  for (const item of pending) {
    if (item.kind === 'file') asked.set(item.id, asked.get(item.id) === true || changed.has(item.path));
  }
  const ids = [...asked.keys()];
  const sizes = await sizesOf(ids, tree);
  const { inspections } = knownOf(tree);
  const files = new Map<string, FileFacts>();
  const telling: { readonly id: string; readonly size: number; readonly look: Look }[] = [];
  let left = MOST_SHOWN;
  ids.forEach((id, n) => {
    const size = sizes[n]?.bytes ?? null;
    const content = isTelling(sizes[n], asked.get(id) === true) ? inspections.get(id) : null;
    files.set(id, { size, content: content ?? null });
    if (content !== undefined || size === null || size > left) return;
    if (size > WORTH_KEEPING) left -= size;
    telling.push({ id, size, look: new Look() });
  });
  if (telling.length === 0) return files;
  await tree.show(
    telling.map(({ id }) => id),
    telling.map(({ look }) => look.view),
  );
  for (const { id, size, look } of telling) {
    const content = look.inspection();
    files.set(id, { size, content });
    if (size > WORTH_KEEPING) inspections.set(id, content);
  }
  return files;
}

/** Returns sizes by id. If a partial clone lacks contents, they are fetched first. */
async function sizesOf(ids: readonly string[], tree: Tree): Promise<readonly Size[]> {
  const sizes = await tree.sizes(ids);
  const unknown = ids.filter((_, n) => sizes[n]?.bytes === null);
  if (unknown.length === 0) return sizes;
  await tree.fetchContents(unknown);
  return tree.sizes(ids);
}

/** Bytes above which a file, even a new one, is looked into only if its size suggests it. */
const LARGEST_NEW_FILE = 8 * 1024 * 1024;

function isTelling(size: Size | undefined, isNew: boolean): boolean {
  const bytes = size?.bytes ?? 0;
  return bytes > 0 && (size?.telling === true || (isNew && bytes <= LARGEST_NEW_FILE));
}

/**
 * Returns a function that returns whether Git LFS keeps a file, or why that is unknown. Only files in a pointer's form are asked
 * about, so there are rarely any.
 */
async function pointersIn(
  pending: readonly ReadVerdict[],
  files: ReadonlyMap<string, FileFacts>,
  tree: Tree,
): Promise<(path: string) => boolean | RulesUnknown> {
  const isPointer = (item: ReadVerdict): item is PendingFile =>
    item.kind === 'file' && typeof valueOf(files, item.id).content?.pointerSize === 'number';
  const pointers = pending.filter(isPointer);
  if (pointers.length === 0) return () => false;
  const paths = new Set(pointers.map(({ path }) => path));
  const kept = await tree.inLfs([...paths]);
  return (path) => (typeof kept === 'string' ? paths.has(path) && kept : kept.has(path));
}

/** A pointer counts with the size that it records, if `.gitattributes` says that it is one. Otherwise it is ordinary text. */
function ofFile(
  { id, path, foundAt, relocated }: PendingFile,
  { size: bytes, content }: FileFacts,
  inLfs: boolean | RulesUnknown,
  isReturn: boolean,
): Verdict {
  // The tree has the file, but whether it is empty is unknown.
  if (bytes === null) return { ...lacking(path, id), foundAt };
  if (typeof inLfs === 'string') return { ...undeterminedByRules('.gitattributes', inLfs), foundAt };
  const size = (inLfs ? content?.pointerSize : null) ?? bytes;
  const name: VerdictName = size === 0 ? 'empty' : relocated ? 'relocated' : 'present';
  return verdictOf(name, {
    size,
    foundAt,
    blank: size !== 0 && content?.blank === true,
    ...(name === 'relocated' ? { by: 'archive' } : {}),
    ...(isReturn ? { isReturn } : {}),
  });
}

/** Returns the verdict for a content that the clone lacks. */
function lacking(file: string, id: string | null): Verdict {
  return verdictOf('undetermined', { detail: lackingContent(file, id), by: 'content' });
}

function inSubmodule(path: string, named: boolean): Verdict {
  const detail = named
    ? `${path} is a submodule.`
    : `${path} is a commit of another repository, but .gitmodules names no submodule there.`;
  return verdictOf('unverifiable', { detail, submodule: { path, named } });
}

/** Returns a hint with the tree's file that an absolute path ends in, which was probably meant; empty if there is none. */
function endingInside(path: string, tree: Tree): string {
  if (!path.startsWith('/')) return '';
  const segments = path.slice(1, LONGEST_ABSOLUTE).split('/');
  for (let n = 0; n < segments.length; n++) {
    if (n > 0 && n === segments.length - 1) return '';
    const end = normalisePath(segments.slice(n).join('/'));
    if (end !== null && tree.find(end)?.kind === 'file') return ` The tree has ${end}.`;
  }
  return '';
}

/** UTF-16 units of an absolute path that are read. */
const LONGEST_ABSOLUTE = 1_000;

function whyOutside(path: string): string {
  if (/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(path)) return 'It is a URL.';
  if (/^[A-Za-z]:/.test(path)) return 'It starts with a drive letter.';
  if (path.startsWith('~')) return 'It starts in a home directory.';
  return /^[/\\]/.test(path) ? 'It is absolute.' : 'It leaves the project root.';
}
