import { Resolver } from '../../claims/resolve.js';
import type { Gathered } from '../../gather/gather.js';
import type { ReadProblem } from '../../model/document.js';
import { elementAt } from '../../model/known.js';
import { FILE_START } from '../../model/position.js';
import type { Content, FileRef, Tree } from '../../model/tree.js';
import { rendererFor } from '../../read/markdown/rendered.js';
import { read } from '../../read/read.js';
import type { GatheredFile } from './gathered-file.js';
import { readerOfWhole } from './read-batch.js';
import type { RunStandards } from './run-standards.js';

/** In bytes: so much of a file shows whether it is a return. */
const HEAD = 64 * 1024;

/** The start of a file that is not read, by the path at which it may be a return. */
interface Candidate {
  readonly file: GatheredFile;
  readonly id: string;
  head: Buffer;
}

/**
 * Finds the files that are returns as their first bytes show, and are not read: links, and files that are too large. Looks only at
 * places where any file may be, and at those whose name alone does not tell. Resolves to their paths.
 */
export async function findUnread(
  files: readonly GatheredFile[],
  contents: readonly Content[],
  { tree, standards }: { readonly tree: Tree; readonly standards: RunStandards },
): Promise<ReadonlySet<string>> {
  const unread = files.filter(({ file, gathered: { mark, isCertain } }, n) => {
    return mark !== undefined && isCertain !== true && (file.link || elementAt(contents, n).kind === 'too-large');
  });
  if (unread.length === 0) return new Set();
  const ids = await idsOf(unread, tree);
  const candidates = unread.flatMap((file, n): readonly Candidate[] => {
    const id = ids[n];
    return id === undefined ? [] : [{ file, id, head: Buffer.alloc(0) }];
  });
  await tree.show(
    candidates.map(({ id }) => id),
    candidates.map((candidate) => (piece: Uint8Array) => {
      candidate.head = Buffer.concat([candidate.head, piece]).subarray(0, HEAD);
      return candidate.head.length < HEAD;
    }),
  );
  const found = new Set<string>();
  for (const { file, head } of candidates) if (await isReturn(file, head, standards)) found.add(file.file.path);
  return found;
}

/** The ids of files; of a link that of the file to which it leads; undefined where it leads to none. */
async function idsOf(files: readonly GatheredFile[], tree: Tree): Promise<readonly (string | undefined)[]> {
  const resolver = new Resolver(tree);
  const isWaiting = ({ file: { path, link } }: GatheredFile): boolean =>
    link && resolver.resolve(path).kind === 'unread';
  while (files.some(isWaiting)) await resolver.read();
  return files.map(({ file: { path, id, link } }) => {
    if (!link) return id;
    const target = resolver.resolve(path);
    return target.kind === 'found' && target.entry.kind === 'file' ? target.entry.id : undefined;
  });
}

/** Whether the start of a file is that of a return. Its last line, which may be cut, does not count. */
async function isReturn({ file, gathered }: GatheredFile, head: Buffer, standards: RunStandards): Promise<boolean> {
  const { family, mark } = gathered;
  if (family === null || mark?.(head.toString('latin1')) === false) return false;
  await standards.load([family]);
  const bytes = head.length < HEAD ? head : head.subarray(0, Math.max(head.lastIndexOf('\n'), 0));
  const { returns } = read(bytes, 'whole', {
    markdown: null,
    whole: readerOfWhole(family, file.path, standards),
    rendered: await rendererFor(bytes.toString('latin1')),
    candidate: true,
  });
  return returns.length > 0;
}

/** Whether a file that cannot be read is no return as far as anybody knows: its place alone says little. */
export function isSkipped({ mark, isCertain }: Gathered, { link }: FileRef, { kind }: Content): boolean {
  return mark !== undefined && isCertain !== true && (link || kind === 'too-large');
}

/** Why a file could not be read: a link never is. */
export function whyUnread({ link }: FileRef, content: Content, limit: number): ReadProblem {
  if (link || content.kind === 'bytes') return { kind: 'link', range: FILE_START };
  return content.kind === 'lacking' ? content : { ...content, limit };
}
