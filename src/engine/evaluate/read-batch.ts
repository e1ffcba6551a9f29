import { familyNamed, looseFamily } from '../../families/choose.js';
import type { Gathered } from '../../gather/gather.js';
import type { Content, FileRef, Tree } from '../../model/tree.js';
import type { FamilyName, Standard } from '../../model/standard.js';
import { mayHoldMarkdown, type LooseReader } from '../../read/markdown/markdown.js';
import { rendererFor } from '../../read/markdown/rendered.js';
import {
  isHolding,
  read,
  type ParsedReturn,
  type Reading,
  type ReadOptions,
  type ReturnReader,
} from '../../read/read.js';
import { decode, decodeLoosely, type MarkdownReader } from '../../read/source.js';
import type { GatheredFile } from './evaluation.js';
import { familyOfLink, familyOfDocument, knownFamily, MARKDOWN_FAMILIES, type RunStandards } from './run-standards.js';
import { Resolver } from '../../claims/resolve.js';
import type { ReadProblem } from '../../model/document.js';
import type { JsonObject } from '../../model/json.js';
import { breaksShape } from '../../model/return.js';
import { elementAt } from '../../model/collections.js';
import { FILE_START } from '../../model/pointer.js';

/** A return that was read, with the version that checks it. */
export interface ReadReturn extends ParsedReturn {
  readonly file: string;
  readonly standard: Standard;
  /** In the words of its version. */
  readonly value: JsonObject;
  /** As written, without the version's synonyms: earlier versions of the file are compared this way. */
  readonly written: JsonObject;
}

/** The result of reading a file, with the versions of its returns. */
export interface VersionedReading extends Reading {
  readonly returns: readonly ReadReturn[];
}

/** A file, its content and what was read from it. */
export interface ReadFile {
  readonly source: GatheredFile;
  readonly content: Content;
  /** Null for a link, and for a file that is too large. */
  readonly reading: VersionedReading | null;
}

/**
 * Reads a batch of files. Loads the families it finds, each with the first file that may hold one of its returns. Skips
 * returns of families without a chosen version: only those in the history of a single text have none.
 */
export async function readBatch(
  files: readonly GatheredFile[],
  contents: readonly Content[],
  { standards }: { readonly standards: RunStandards },
): Promise<readonly ReadFile[]> {
  const read: ReadFile[] = [];
  for (const [n, source] of files.entries()) {
    const content = elementAt(contents, n);
    const reading = await readFile(source, content, standards);
    const families = familiesOf(source, reading);
    if (!standards.areLoaded(families)) await standards.load(families);
    read.push({ source, content, reading: reading && withVersions(reading, source, standards) });
  }
  return read;
}

function withVersions(reading: Reading, { file, gathered }: GatheredFile, standards: RunStandards): VersionedReading {
  const { path } = file;
  const chosen = standards.chosenAt(path);
  const returns = reading.returns.flatMap((found): readonly ReadReturn[] => {
    const { value: written } = found;
    const standard = chosen[knownFamily(gathered, found) ?? standards.familyOf(written, path)];
    if (standard === undefined) return [];
    return [{ ...found, file: path, standard, value: standard.normalize?.(written) ?? written, written }];
  });
  return { ...reading, returns };
}

/** Returns all returns of a batch. */
export function returnsIn(files: readonly ReadFile[]): readonly ReadReturn[] {
  return files.flatMap(({ reading }) => reading?.returns ?? []);
}

/** Returns true if a file holds a return, or should. */
export function holdsReturn({ source: { gathered }, reading }: ReadFile): boolean {
  return reading === null ? gathered.mark === undefined || gathered.isCertain === true : isHolding(reading);
}

/** Loads the other versions for returns of a batch that break their own, so that `betterVersion` can compare them. */
export async function loadComparedVersions(files: readonly ReadFile[], standards: RunStandards): Promise<void> {
  for (const { standard, value } of returnsIn(files)) {
    if (standards.knowsSiblings(standard)) continue;
    if (breaksShape(standard.validate(value), value, standard.shape)) await standards.loadSiblings(standard);
  }
}

/** Reads files in order and in batches, so memory stays bounded. `contentsOf` returns contents in batches. */
export async function* readInBatches(
  files: readonly GatheredFile[],
  contentsOf: (files: readonly FileRef[]) => AsyncIterable<readonly Content[]>,
  options: { readonly standards: RunStandards },
): AsyncGenerator<readonly ReadFile[]> {
  let done = 0;
  for await (const contents of contentsOf(files.map(({ file }) => file))) {
    yield await readBatch(files.slice(done, done + contents.length), contents, options);
    done += contents.length;
  }
}

/** The reading of a file with the name of a return that is not at a place for returns. */
const STRAY: Reading = {
  problems: [{ kind: 'unread-return', reason: 'no-place', text: '', range: FILE_START }],
  returns: [],
  line: () => '',
};

/** The reading of a file whose text shows that it is not a return. */
const NO_RETURN: Reading = { problems: [], returns: [], line: () => '' };

async function readFile(
  { file, gathered }: GatheredFile,
  content: Content,
  standards: RunStandards,
): Promise<Reading | null> {
  if (gathered.isStray === true) return STRAY;
  if (file.link || content.kind !== 'bytes') return null;
  const { bytes } = content;
  const { form, family } = gathered;
  const { mark } = gathered;
  if (mark?.(decodeLoosely(bytes)) === false) return NO_RETURN;
  if (family !== null) await standards.load([family]);
  const own = family === null ? null : standards.loaded(family);
  const opening =
    form === 'markdown' && (gathered.opening ?? gathered.document !== true)
      ? await openingReader(bytes, file.path, standards)
      : null;
  const options: ReadOptions = {
    markdown: mayHoldMarkdown(bytes, form) ? await markdownReaderAt(file.path, standards) : null,
    single: gathered.single === true,
    document: gathered.document === true,
    log: gathered.log === true,
    whole: form === 'whole' && family !== null ? readerOfWhole(family, file.path, standards) : null,
    values: (gathered.isDeclared === true ? own?.readValues : null) ?? null,
    candidate: mark !== undefined && !(gathered.isCertain === true && decode(bytes).text === null),
    rendered: form === 'whole' || opening !== null ? await rendererFor(Buffer.from(bytes).toString('latin1')) : null,
    whyNone:
      gathered.isCertain === true && own?.unreadIn !== undefined
        ? (source) => own.unreadIn?.(source, file.path) ?? null
        : null,
    opening,
  };
  const parse = (): Reading => read(bytes, form, options);
  return content.repeated === true ? readOnce(bytes, gathered, file.path, options, parse) : parse();
}

/** The families whose versions check the returns of a file and report its problems. */
function familiesOf({ gathered }: GatheredFile, reading: Reading | null): readonly FamilyName[] {
  if (reading === null) {
    const family = familyOfLink(gathered);
    return family === null ? [looseFamily('json'), looseFamily('markdown')] : [family];
  }
  const { returns, problems } = reading;
  // A return of unknown family is compared with every family it may belong to.
  const ofReturns = returns.flatMap(
    (found) => knownFamily(gathered, found) ?? familyNamed(looseFamily('json')).families,
  );
  if (problems.length === 0) return ofReturns;
  return [...ofReturns, familyOfDocument(gathered, problems, []), familyOfDocument(gathered, problems, returns)];
}

/** The reader of files that are one return of a family, which must be loaded. */
export function readerOfWhole(family: FamilyName, file: string, standards: RunStandards): ReturnReader | null {
  const { readWhole } = standards.loaded(family);
  return readWhole === undefined ? null : (source) => readWhole(source, family, file);
}

/** The Markdown parser, which is heavy; null if no chosen family has returns in loose Markdown. */
async function markdownReaderAt(file: string, standards: RunStandards): Promise<MarkdownReader | null> {
  const versions = standards.versionsAt(file);
  const readers: LooseReader[] = [];
  for (const { loose } of MARKDOWN_FAMILIES) {
    if (loose === undefined || versions[loose.family] === undefined) continue;
    await standards.load([loose.family]);
    const reader = standards.loaded(loose.family).loose;
    if (reader !== undefined) readers.push(reader);
  }
  if (readers.length === 0) return null;
  return (await import('../../read/markdown/commonmark.js')).markdownReader(readers);
}

/** The reader of a return that opens a Markdown file; null if no chosen family's mark is in the text. */
async function openingReader(bytes: Uint8Array, file: string, standards: RunStandards): Promise<ReturnReader | null> {
  const versions = standards.versionsAt(file);
  for (const { mark, families } of MARKDOWN_FAMILIES) {
    const chosen = families.filter((name) => versions[name] !== undefined);
    const [name] = chosen;
    if (mark === undefined || name === undefined || !mark(decodeLoosely(bytes))) continue;
    await standards.load(chosen);
    const { readOpening } = standards.loaded(name);
    if (readOpening !== undefined) return (source) => readOpening(source, file);
  }
  return null;
}

/** Readings of contents that are at several paths, by how they are read; kept as long as the contents. */
const known = new WeakMap<Uint8Array, Map<string, Reading>>();

/** Returns a reading, made once for each way of reading the contents. */
function readOnce(
  bytes: Uint8Array,
  { form, family, mark }: Gathered,
  file: string,
  options: ReadOptions,
  parse: () => Reading,
): Reading {
  const { markdown, opening, whole, values, whyNone, rendered, ...others } = options;
  const readers = [markdown, opening, whole, values, whyNone, rendered].map((reader) => reader !== null);
  const way = JSON.stringify([
    form,
    readers,
    whole === null && values === null ? null : family,
    mark === undefined && opening === null ? null : file,
    others,
  ]);
  const ofBytes = known.get(bytes) ?? new Map<string, Reading>();
  const reading = ofBytes.get(way) ?? parse();
  known.set(bytes, ofBytes.set(way, reading));
  return reading;
}

/** This many bytes of a file show whether it is a return. */
const HEAD = 64 * 1024;

/** The start of a file that is not read, by the path where it may be a return. */
interface Candidate {
  readonly file: GatheredFile;
  readonly id: string;
  head: Buffer;
}

/**
 * Finds files that are not read (links, and files that are too large) but whose first bytes show that they are returns.
 * Only looks at places that take any file, and at files whose name alone does not decide. Resolves to their paths.
 */
export async function findUnread(
  files: readonly ReadFile[],
  { tree, standards }: { readonly tree: Tree; readonly standards: RunStandards },
): Promise<ReadonlySet<string>> {
  const unread = files.filter(isSkipped).map(({ source }) => source);
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

/** The ids of files; for a link the id of its target, or undefined if it has none. */
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

/** Returns true if the start of a file looks like a return. Its last line, which may be cut, does not count. */
async function isReturn({ file, gathered }: GatheredFile, head: Buffer, standards: RunStandards): Promise<boolean> {
  const { family, mark } = gathered;
  if (family === null || mark?.(head.toString('latin1')) === false) return false;
  await standards.load([family]);
  const bytes = head.length < HEAD ? head : head.subarray(0, Math.max(head.lastIndexOf('\n'), 0));
  const { returns } = read(bytes, 'whole', {
    whole: readerOfWhole(family, file.path, standards),
    rendered: await rendererFor(bytes.toString('latin1')),
    candidate: true,
  });
  return returns.length > 0;
}

/** Returns true if an unreadable file is not known to be a return: its place alone says little. */
export function isSkipped({ source: { file, gathered }, content }: ReadFile): boolean {
  const { mark, isCertain } = gathered;
  return mark !== undefined && isCertain !== true && (file.link || content.kind === 'too-large');
}

/** Returns why a file could not be read: a link never is. */
export function whyUnread({ link }: FileRef, content: Content, limit: number): ReadProblem {
  if (link || content.kind === 'bytes') return { kind: 'link', range: FILE_START };
  return content.kind === 'lacking' ? content : { ...content, limit };
}
