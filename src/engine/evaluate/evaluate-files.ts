import type { ReturnRecord } from '../../model/context.js';
import type { PendingFinding } from '../../model/finding.js';
import type { Content } from '../../model/tree.js';
import { evaluateBatch, type BatchResult } from './evaluate-batch.js';
import type { GatheredFile } from './gathered-file.js';
import type { Evaluation } from './evaluation.js';
import type { AbsentClaim, CitingReturn, PostponedClaim } from './postponed-claim.js';

/** Reads and judges files a batch at a time, so that memory stays bounded. What the batches gave stands in the order of the files. */
export async function evaluateFiles(
  files: readonly GatheredFile[],
  evaluation: Evaluation,
  onProgress?: (done: number, all: number) => void,
): Promise<BatchResult> {
  const all = new CombinedResult();
  let done = 0;
  // A batch waits for its claims to be looked up while the next one is judged.
  let earlier: Promise<BatchResult> | undefined;
  const toRead = files.map(({ file }) => file);
  for await (const contents of evaluation.tree.read(toRead, evaluation.maxFileSize)) {
    for (const part of inParts(contents)) {
      const current = evaluateBatch(files.slice(done, done + part.length), part, evaluation);
      current.catch(() => undefined);
      if (earlier !== undefined) all.add(await earlier);
      evaluation.checkReturnLimit(all.records.length);
      earlier = current;
      done += part.length;
    }
    onProgress?.(done, files.length);
  }
  if (earlier !== undefined) all.add(await earlier);
  evaluation.checkReturnLimit(all.records.length);
  return all;
}

/** What all batches gave. */
class CombinedResult implements BatchResult {
  holding = 0;
  readonly records: ReturnRecord[] = [];
  readonly pending: PendingFinding[] = [];
  readonly absent: AbsentClaim[] = [];
  readonly postponed: PostponedClaim[] = [];
  readonly citing: CitingReturn[] = [];
  readonly originals: string[] = [];
  readonly besideChanged: GatheredFile[] = [];

  add(judged: BatchResult): void {
    this.holding += judged.holding;
    append(this.records, judged.records);
    append(this.pending, judged.pending);
    append(this.absent, judged.absent);
    append(this.postponed, judged.postponed);
    append(this.citing, judged.citing);
    append(this.originals, judged.originals);
    append(this.besideChanged, judged.besideChanged);
  }
}

/** One by one: a batch may have more than a call takes arguments. */
function append<T>(list: T[], items: readonly T[]): void {
  for (const item of items) list.push(item);
}

/** Bytes. Of a text as much is judged at once as may stand in one file: what is made of it takes many times its room. */
const PART = 1024 * 1024;

/** The contents of a batch in parts of so many bytes, or of one file each. */
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
