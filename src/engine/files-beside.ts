import type { JsonObject } from '../model/json.js';
import type { FileBeside } from '../model/standard.js';
import type { FileRef, Tree } from '../model/tree.js';
import { read, type ParsedReturn, type Reading } from '../read/read.js';
import type { JudgeOptions } from './judge-options.js';
import { familyOfReturn } from './return-family.js';
import type { GatheredFile } from './gathered-file.js';

/** The texts of the files that rules look into beside a return, by path; null for what is not there or not read. */
export type TextsBeside = ReadonlyMap<string, string | null>;

/** What stands beside a return: texts, and the values of those files that are returns themselves. */
export interface Beside {
  readonly texts: TextsBeside;
  readonly returns: ReadonlyMap<string, JsonObject>;
}

export type BesideReturns = ReadonlyMap<ParsedReturn, Beside>;

export const NOTHING_BESIDE: Beside = { texts: new Map(), returns: new Map() };

/** Bytes that are read beside the returns of one batch. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Reads what the versions of a batch's returns ask for, each file once. */
export async function readBeside(
  files: readonly GatheredFile[],
  readings: readonly (Reading | null)[],
  options: Pick<JudgeOptions, 'tree' | 'chosenAt' | 'maxFileSize'>,
): Promise<BesideReturns> {
  const { tree, chosenAt } = options;
  const wanted = new Map<ParsedReturn, readonly FileBeside[]>();
  for (const [n, { file, gathered }] of files.entries()) {
    for (const found of readings[n]?.returns ?? []) {
      const chosen = chosenAt(file.path);
      const standard = chosen[familyOfReturn(gathered, found, chosen)];
      const near = await standard?.beside?.(found.value, file.path, tree);
      if (near !== undefined && near.length > 0) wanted.set(found, near);
    }
  }
  if (wanted.size === 0) return new Map();
  const all = [...wanted.values()].flat();
  const texts = await textsOf(new Set(all.map(({ path }) => path)), options);
  const values = valuesOf(all, texts);
  return new Map(
    [...wanted].map(([found, near]) => {
      const beside: Beside = {
        texts: new Map(near.map(({ path }) => [path, texts.get(path) ?? null])),
        returns: new Map(
          near.flatMap(({ path }) => {
            const value = values.get(path);
            return value === undefined ? [] : [[path, value] as const];
          }),
        ),
      };
      return [found, beside];
    }),
  );
}

/** The values of those files that are returns, each read once. */
function valuesOf(files: readonly FileBeside[], texts: ReadonlyMap<string, string>): ReadonlyMap<string, JsonObject> {
  const families = new Map(files.map(({ path, family }) => [path, family]));
  const values = new Map<string, JsonObject>();
  for (const [path, text] of texts) {
    const family = families.get(path) ?? null;
    if (family === null) continue;
    const { returns } = read(Buffer.from(text), 'gsd', { markdown: null, gsd: family });
    const [found] = returns;
    if (found !== undefined) values.set(path, found.value);
  }
  return values;
}

async function textsOf(
  paths: ReadonlySet<string>,
  { tree, maxFileSize }: { readonly tree: Tree; readonly maxFileSize: number },
): Promise<ReadonlyMap<string, string>> {
  const files = [...paths].flatMap((path): FileRef[] => {
    const entry = tree.find(path);
    return entry?.kind === 'file' ? [{ path, id: entry.id, link: false }] : [];
  });
  const texts = new Map<string, string>();
  let done = 0;
  let left = MOST_BYTES;
  for await (const contents of tree.read(files, maxFileSize)) {
    for (const [n, content] of contents.entries()) {
      const file = files[done + n];
      if (file === undefined || content.kind !== 'bytes' || content.bytes.length > left) continue;
      left -= content.bytes.length;
      texts.set(file.path, Buffer.from(content.bytes).toString('utf8'));
    }
    done += contents.length;
    if (left <= 0) break;
  }
  return texts;
}
