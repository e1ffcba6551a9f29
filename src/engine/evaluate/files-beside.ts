import type { JsonObject } from '../../model/json.js';
import { valueOf } from '../../model/collections.js';
import type { FileBeside } from '../../model/standard.js';
import { fileAt, readEach, type FileRef, type Tree } from '../../model/tree.js';
import { renderedMarkdown, rendererFor } from '../../read/markdown/rendered.js';
import { read } from '../../read/read.js';
import type { Evaluation } from './evaluation.js';
import type { RunStandards } from './run-standards.js';
import { readerOfWhole, type ReadReturn } from './read-batch.js';
import type { Roadmap } from '../../model/context.js';

/** The texts of the files that rules read next to a return, by path; null if a file does not exist or is not read. */
export type TextsBeside = ReadonlyMap<string, string | null>;

/** The related files that a return's rules read: their texts, and the values of those that are returns. */
export interface Beside {
  readonly texts: TextsBeside;
  readonly returns: ReadonlyMap<string, JsonObject>;
}

export type BesideReturns = ReadonlyMap<ReadReturn, Beside>;

export const NOTHING_BESIDE: Beside = { texts: new Map(), returns: new Map() };

/** At most this many bytes of related files are read per batch. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Reads the files that the versions of a batch's returns need, each once. */
export async function readBeside(
  returns: readonly ReadReturn[],
  options: Pick<Evaluation, 'tree' | 'standards' | 'maxFileSize' | 'context'>,
): Promise<BesideReturns> {
  const { tree, standards } = options;
  const wanted = new Map<ReadReturn, readonly FileBeside[]>();
  for (const found of returns) {
    const near = (await found.standard.relatedFiles?.(found.value, found.file, tree, options.context.changes)) ?? [];
    if (near.length > 0) wanted.set(found, near);
  }
  if (wanted.size === 0) return new Map();
  const all = [...wanted.values()].flat();
  const texts = await textsOf(all, options);
  const values = await valuesOf(all, texts, standards);
  for (const one of all) {
    const text = texts.get(keyOf(one));
    if (one.isMarkdown === true && text !== undefined) texts.set(keyOf(one), await renderedMarkdown(text));
  }
  return new Map(
    [...wanted].map(([found, near]) => {
      const beside: Beside = {
        texts: new Map(near.map((one) => [one.path, texts.get(keyOf(one)) ?? null])),
        returns: new Map(
          near.flatMap((one) => {
            const value = values.get(keyOf(one));
            return value === undefined ? [] : [[one.path, value] as const];
          }),
        ),
      };
      return [found, beside];
    }),
  );
}

/** A file is read once for each of its versions that rules need. */
function keyOf({ path, id = '' }: FileBeside): string {
  return `${id}:${path}`;
}

/** The values of those files that are returns, each read once. */
async function valuesOf(
  files: readonly FileBeside[],
  texts: ReadonlyMap<string, string>,
  standards: RunStandards,
): Promise<ReadonlyMap<string, JsonObject>> {
  const byKey = new Map(files.map((file) => [keyOf(file), file]));
  const values = new Map<string, JsonObject>();
  for (const [key, text] of texts) {
    const { family, path } = valueOf(byKey, key);
    if (family === null) continue;
    const { returns } = read(Buffer.from(text), 'whole', {
      rendered: await rendererFor(text),
      whole: readerOfWhole(family, path, standards),
    });
    const [found] = returns;
    if (found !== undefined) values.set(key, found.value);
  }
  return values;
}

/** The texts of files by key; files of other commits are read after those of the tree. */
async function textsOf(
  wanted: readonly FileBeside[],
  { tree, maxFileSize }: { readonly tree: Tree; readonly maxFileSize: number },
): Promise<Map<string, string>> {
  const now = new Map<string, FileRef>();
  const then = new Map<string, FileRef>();
  for (const file of wanted) {
    const { path, id } = file;
    const current = fileAt(tree, path);
    if (id !== undefined) then.set(keyOf(file), { path, id, link: false });
    else if (current !== undefined) now.set(keyOf(file), current);
  }
  const texts = new Map<string, string>();
  let left = MOST_BYTES;
  for (const [files, source] of [
    [now, tree],
    [then, { read: tree.readVersions }],
  ] as const) {
    if (files.size === 0) continue;
    const keyed = [...files].map(([key, file]) => ({ key, ...file }));
    for await (const [{ key }, content] of readEach(source, keyed, maxFileSize)) {
      if (content.kind !== 'bytes' || content.bytes.length > left) continue;
      left -= content.bytes.length;
      texts.set(key, Buffer.from(content.bytes).toString('utf8'));
    }
  }
  return texts;
}

/** Where projects of the standard keep their roadmap, named as in document 001 and its followers. */
const PLACES = ['', 'specs/', 'docs/'].flatMap((folder) => [`${folder}ROAD_MAP.md`, `${folder}ROADMAP.md`]);

/** The text of all tracked roadmaps; null if there is none. Reads nothing if one is larger than `limit` bytes. */
export async function readRoadmap(tree: Pick<Tree, 'find' | 'read'>, limit: number): Promise<Roadmap | null> {
  const files = PLACES.flatMap((path) => fileAt(tree, path) ?? []);
  const texts: string[] = [];
  for await (const [{ path: file }, content] of readEach(tree, files, limit)) {
    if (content.kind === 'too-large') return { kind: 'too-large', file, size: content.size, limit };
    // A roadmap that the clone lacks names no item.
    if (content.kind === 'bytes') texts.push(Buffer.from(content.bytes).toString('utf8'));
  }
  return texts.length === 0 ? null : { kind: 'text', text: texts.join('\n') };
}
