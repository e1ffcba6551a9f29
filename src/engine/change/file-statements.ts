import { sha256 } from '../../model/text.js';
import { elementAt } from '../../model/collections.js';
import type { Content, FileRef, Tree } from '../../model/tree.js';
import type { Reading } from '../../read/read.js';
import type { Evaluation, GatheredFile } from '../evaluate/evaluation.js';
import { readBatch } from '../evaluate/read-batch.js';
import { chosenStandard } from '../evaluate/run-standards.js';
import { statementOf, type Statement } from '../evaluate/statement.js';

/** What the returns of a file say. */
export interface FileStatements {
  readonly path: string;
  readonly returns: readonly Statement[];
  /** The same for the same bytes. */
  readonly bytes: string;
  /** A digest of each line, of JSON Lines alone: there a line that cannot be read leaves the others as they are. */
  readonly lines: readonly string[];
  readonly isReduced: boolean;
  /** The process deletes the file once its task is done. */
  readonly isTemporary: boolean;
  /** It has a return, or should. */
  readonly holds: boolean;
  readonly isLacking: boolean;
}

/** Reads what files say, by path. Rejects with `UsageError` if they hold more returns than the run may have. */
export async function readStatements(
  files: readonly GatheredFile[],
  source: Pick<Tree, 'read'>,
  evaluation: Evaluation,
): Promise<ReadonlyMap<string, FileStatements>> {
  const found = new Map<string, FileStatements>();
  let returns = 0;
  const wanted: readonly FileRef[] = files.map(({ file }) => file);
  let done = 0;
  for await (const contents of source.read(wanted, evaluation.maxFileSize)) {
    const batch = files.slice(done, done + contents.length);
    const readings = await readBatch(batch, contents, evaluation);
    batch.forEach((file, n) => {
      const statements = statementsIn(file, elementAt(contents, n), elementAt(readings, n), evaluation);
      found.set(file.file.path, statements);
      returns += statements.returns.length;
    });
    evaluation.checkReturnLimit(returns);
    done += contents.length;
  }
  return found;
}

function statementsIn(
  { file, gathered }: GatheredFile,
  content: Content,
  reading: Reading | null,
  evaluation: Evaluation,
): FileStatements {
  const isReduced = gathered.reduced || gathered.intention === true;
  const isTemporary = gathered.isTemporary === true;
  if (content.kind !== 'bytes' || reading === null) {
    const isLacking = content.kind === 'lacking';
    return { path: file.path, returns: [], bytes: file.id, lines: [], isReduced, isTemporary, holds: true, isLacking };
  }
  const { returns, problems } = reading;
  return {
    path: file.path,
    returns: returns.map((found) =>
      statementOf(found.value, chosenStandard(gathered, found, evaluation.standards, file.path), file.path),
    ),
    bytes: sha256(content.bytes, 32),
    lines: gathered.form === 'jsonl' ? lineDigests(content.bytes) : [],
    isReduced,
    isTemporary,
    holds: returns.length > 0 || problems.length > 0,
    isLacking: false,
  };
}

function lineDigests(bytes: Uint8Array): readonly string[] {
  return Buffer.from(bytes)
    .toString('utf8')
    .split('\n')
    .map((line) => sha256(line.trim(), 32));
}
