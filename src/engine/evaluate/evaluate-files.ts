import type { Content } from '../../model/tree.js';
import { BatchResult, evaluateBatch } from './evaluate-batch.js';
import type { Evaluation, GatheredFile } from './evaluation.js';

/** Reads and evaluates files in batches, so that memory stays bounded. The results are in the order of the files. */
export async function evaluateFiles(
  files: readonly GatheredFile[],
  evaluation: Evaluation,
  onProgress?: (done: number, all: number) => void,
): Promise<BatchResult> {
  const all = new CombinedResult();
  let done = 0;
  // The claims of a batch are verified while the next one is evaluated.
  let earlier: Promise<BatchResult> | undefined;
  const toRead = files.map(({ file }) => file);
  for await (const contents of evaluation.tree.read(toRead, evaluation.maxFileSize)) {
    for (const part of inParts(contents)) {
      const current = evaluateBatch(files.slice(done, done + part.length), part, evaluation);
      current.catch(() => undefined);
      if (earlier !== undefined) all.add(await earlier);
      all.checkLimits(evaluation);
      earlier = current;
      done += part.length;
    }
    onProgress?.(done, files.length);
  }
  if (earlier !== undefined) all.add(await earlier);
  all.checkLimits(evaluation);
  return all;
}

/** The combined result of all batches. */
class CombinedResult extends BatchResult {
  #claims = 0;

  /** Throws `UsageError` if the run has too many. */
  checkLimits({ checkReturnLimit, checkClaimLimit }: Evaluation): void {
    checkReturnLimit(this.records.length);
    checkClaimLimit(this.#claims);
  }

  add(result: BatchResult): void {
    this.holding += result.holding;
    for (const { claims } of result.records) this.#claims += claims.length;
    for (const name of LISTS) append<unknown>(this[name], result[name]);
  }
}

const LISTS = ['records', 'pending', 'open', 'dated', 'originals', 'without', 'besideChanged'] as const;

/** One by one: a batch may have more items than a call takes arguments. */
function append<T>(list: T[], items: readonly T[]): void {
  for (const item of items) list.push(item);
}

/** Bytes that are evaluated at once, as many as one file may have: values take many times the memory of their text. */
const PART = 1024 * 1024;

/** Splits a batch's contents into parts of this many bytes, or of one file each. */
function* inParts(contents: readonly Content[]): Generator<readonly Content[]> {
  let start = 0;
  let bytes = 0;
  for (const [n, content] of contents.entries()) {
    const size = content.kind === 'bytes' ? content.bytes.length : 0;
    if (n > start && bytes + size > PART) {
      yield contents.slice(start, n);
      start = n;
      bytes = 0;
    }
    bytes += size;
  }
  if (start < contents.length) yield contents.slice(start);
}
