import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { elementAt } from '../../model/collections.js';
import {
  brokenConfiguration,
  damagedTree,
  GitError,
  notStarted,
  OBJECT_ID,
  startGit,
  unexpectedOutput,
  type GitOptions,
} from './git.js';
import { isEmptyBlob, type PartialClone } from './partial-clone.js';

export type ObjectType = 'blob' | 'tree' | 'commit' | 'tag';

/** The answer of `git cat-file` to one request. */
export interface GitObject {
  /** Hexadecimal; null if the repository lacks the object. */
  readonly id: string | null;
  readonly type: ObjectType | null;
  /** Bytes; null if the repository lacks the object. */
  readonly size: number | null;
  /** Bytes that it takes in the repository, compressed; null if the repository lacks it. */
  readonly stored: number | null;
  /** Null if only the size was requested, if the object is over the limit, or if it does not exist. */
  readonly bytes: Buffer | null;
}

/** An object that the repository has. */
export interface FoundObject extends GitObject {
  readonly type: ObjectType;
  readonly size: number;
  readonly stored: number;
}

function isFound(object: GitObject): object is FoundObject {
  return object.size !== null;
}

/** Returns an object of the type that its tree entry names. Throws `GitError` for any other object. */
export function demandType(object: GitObject, id: string, wanted: 'blob' | 'tree'): FoundObject {
  if (!isFound(object)) return absent(id);
  if (object.type === wanted) return object;
  const as = wanted === 'blob' ? 'file' : 'folder';
  throw damagedTree(`it has the object ${id} as a ${as}, but that is a ${object.type}`);
}

export function absent(id: string): never {
  throw new GitError(`The repository lacks the object ${id}: fetch it again without a filter.`);
}

/** The answer for an object that does not exist. */
export const MISSING: GitObject = { id: null, type: null, size: null, stored: null, bytes: null };

/** The answer for the empty file, whose content is known even if the clone lacks it. */
function emptyBlob(id: string): FoundObject {
  return { id, type: 'blob', size: 0, stored: 0, bytes: NO_BYTES };
}

type Question = 'contents' | 'info';

/** Takes the next piece of an object. Returns false once it has seen enough. */
type Viewer = (piece: Buffer) => boolean;

interface Request {
  readonly question: Question;
  readonly ids: readonly string[];
  readonly limit: number;
  /** The viewers that get each object's bytes. With viewers, the bytes are not kept. */
  readonly viewers: readonly Viewer[];
  readonly answers: GitObject[];
  readonly resolve: (answers: readonly GitObject[]) => void;
  readonly reject: (error: Error) => void;
}

/** The fields to print of an object. */
const ANSWER = '%(objectname) %(objecttype) %(objectsize) %(objectsize:disk)';

/** An answer with these fields. Any other line, such as `<name> missing`, means that there is no such object. */
const FOUND = /^(.+) (blob|tree|commit|tag) (\d+) (\d+)$/s;

const LF = 0x0a;
const NO_BYTES = Buffer.alloc(0);
const LEADING_ID = /^([0-9a-f]{64}|[0-9a-f]{40})(?![0-9a-f])/;
/** git's exit status for an unknown option. */
const USAGE = 129;

/**
 * Reads a repository's objects by id, through one long-running `git cat-file --batch-command` (git 2.36 or later; older
 * versions get `--batch` and `--batch-check`). Requests are answered in order.
 *
 * In a partial clone, missing contents are fetched first, and git is only asked about present ones: it would fetch
 * others one by one, or stop. Contents that could not be fetched count as missing.
 */
export class Objects {
  readonly #options: GitOptions;
  readonly #clone: PartialClone | null;
  #command: Pipe | undefined;
  #contents: Pipe | undefined;
  #info: Pipe | undefined;
  #closed = false;

  constructor(options: GitOptions, clone: PartialClone | null = null) {
    this.#options = options;
    this.#clone = clone;
    this.#command = this.#open();
  }

  /** Returns the objects with their bytes, except of those larger than the limit (bytes). */
  contents(ids: readonly string[], limit: number): Promise<readonly GitObject[]> {
    return this.#askHere('contents', ids, limit);
  }

  /** Passes the objects' bytes piece by piece, each to its own viewer. Nothing is kept. */
  show(ids: readonly string[], viewers: readonly Viewer[]): Promise<readonly GitObject[]> {
    return this.#askHere('contents', ids, -1, viewers);
  }

  /** Fetches the objects that a partial clone lacks, all at once: see `PartialClone.fetchMissing`. */
  async fetch(ids: readonly string[]): Promise<void> {
    if (this.#clone?.isPartial === true) await this.#clone.fetchMissing(ids);
  }

  /** Names objects that will probably be read: the next fetch includes them. */
  expect(ids: Iterable<string>): void {
    this.#clone?.expect(ids);
  }

  /** Returns true if the clone has all of some objects. */
  areHere(ids: readonly string[]): boolean {
    return this.#clone === null || this.#clone.lacking(ids).size === 0;
  }

  /** Returns the ids of names; undefined for a name that is unknown or ambiguous. */
  async resolve(names: readonly string[]): Promise<readonly (string | undefined)[]> {
    return (await this.describe(names)).map(({ id }) => id ?? undefined);
  }

  /** Returns the id, type and size of what ids or other names refer to, each null for an unknown name. Fetches nothing. */
  describe(names: readonly string[]): Promise<readonly GitObject[]> {
    return this.#askHere('info', names, 0);
  }

  /** Ends the processes without waiting for them. Later requests are rejected. */
  close(): void {
    this.#closed = true;
    for (const pipe of [this.#command, this.#contents, this.#info]) pipe?.close();
  }

  /** Asks about objects that the clone has, after fetching missing contents. A name that starts with a full id needs that object. */
  async #askHere(
    question: Question,
    names: readonly string[],
    limit: number,
    viewers: readonly Viewer[] = [],
  ): Promise<readonly GitObject[]> {
    if (this.#clone?.isPartial !== true) return this.#ask(question, names, limit, viewers);
    if (question === 'contents') await this.#clone.fetchMissing(names.filter((id) => !isEmptyBlob(id)));
    const lacking = this.#clone.lacking(names.flatMap((name) => LEADING_ID.exec(name)?.[1] ?? []));
    const isHere = (name: string): boolean => !lacking.has(LEADING_ID.exec(name)?.[1] ?? '');
    const found = await this.#ask(
      question,
      names.filter(isHere),
      limit,
      viewers.filter((_, n) => isHere(elementAt(names, n))),
    );
    let next = 0;
    return names.map((name) =>
      isHere(name) ? elementAt(found, next++) : isEmptyBlob(name) ? emptyBlob(name) : MISSING,
    );
  }

  #ask(
    question: Question,
    ids: readonly string[],
    limit: number,
    viewers: readonly Viewer[] = [],
  ): Promise<readonly GitObject[]> {
    if (ids.length === 0) return Promise.resolve([]);
    if (this.#closed) return Promise.reject(new GitError('The repository was asked for objects after it was closed.'));
    return new Promise((resolve, reject) => {
      this.#send({ question, ids, limit, viewers, answers: [], resolve, reject });
    });
  }

  #open(): Pipe {
    const args = ['cat-file', `--batch-command=${ANSWER}`, '--buffer'];
    return new Pipe(this.#options, args, 'command', (unanswered) => {
      this.#fallBack(unanswered);
    });
  }

  /** Some names make git exit. Later requests then go to a new process. */
  #send(request: Request): void {
    if (this.#command !== undefined) {
      if (this.#command.failed) this.#command = this.#open();
      this.#command.send(request);
      return;
    }
    const plain = (known: Pipe | undefined, option: string): Pipe =>
      known === undefined || known.failed
        ? new Pipe(this.#options, ['cat-file', `${option}=${ANSWER}`], 'plain')
        : known;
    if (request.question === 'contents') (this.#contents = plain(this.#contents, '--batch')).send(request);
    else (this.#info = plain(this.#info, '--batch-check')).send(request);
  }

  #fallBack(unanswered: readonly Request[]): void {
    this.#command = undefined;
    for (const request of unanswered) this.#send(request);
  }
}

/** An object whose bytes are being read. */
interface Body {
  readonly request: Request;
  readonly object: FoundObject;
  readonly keep: boolean;
  readonly parts: Buffer[];
  /** The viewer of the bytes; undefined if there is none, or if it has seen enough. */
  viewer: Viewer | undefined;
  /** Bytes still to come, including the closing line feed. */
  left: number;
}

/** One `cat-file` process. It answers requests in order. */
class Pipe {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #dialect: 'command' | 'plain';
  readonly #queue: Request[] = [];
  readonly #unknown: ((unanswered: readonly Request[]) => void) | undefined;
  #pending: Buffer = NO_BYTES;
  /** The rest of a body that is being read or skipped, including its closing line feed. */
  #body: Body | undefined;
  #stderr = '';
  #failure: GitError | undefined;

  constructor(
    options: GitOptions,
    args: readonly string[],
    dialect: 'command' | 'plain',
    unknown?: (unanswered: readonly Request[]) => void,
  ) {
    this.#child = startGit(options, args);
    this.#dialect = dialect;
    this.#unknown = unknown;
    this.#child.stdout.on('data', (chunk: Buffer) => {
      this.#receive(chunk);
    });
    this.#child.stderr.on('data', (chunk: Buffer) => {
      this.#stderr += chunk.toString('utf8');
    });
    // If the process has died, its end is reported.
    this.#child.stdin.on('error', () => undefined);
    this.#child.on('error', (error) => {
      this.#fail(notStarted(error));
    });
    this.#child.on('close', (status) => {
      this.#ended(status);
    });
  }

  /** True if it has ended, or never started. */
  get failed(): boolean {
    return this.#failure !== undefined;
  }

  send(request: Request): void {
    this.#queue.push(request);
    const { ids, question } = request;
    this.#child.stdin.write(
      this.#dialect === 'plain' ? `${ids.join('\n')}\n` : `${ids.map((id) => `${question} ${id}\n`).join('')}flush\n`,
    );
  }

  close(): void {
    this.#child.stdin.destroy();
    this.#child.stdout.destroy();
    this.#child.stderr.destroy();
    this.#child.kill();
    this.#child.unref();
  }

  #ended(status: number | null): void {
    if (status === USAGE && this.#unknown !== undefined) this.#unknown(this.#queue.splice(0));
    else this.#fail(stopped(this.#stderr));
  }

  #fail(error: GitError): void {
    this.#failure ??= error;
    for (const request of this.#queue.splice(0)) request.reject(this.#failure);
  }

  #receive(chunk: Buffer): void {
    const data = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    this.#pending = NO_BYTES;
    for (let at = 0; at < data.length;) {
      if (this.#body !== undefined) {
        at = this.#take(this.#body, data, at);
        continue;
      }
      const end = data.indexOf(LF, at);
      if (end < 0) {
        this.#pending = data.subarray(at);
        return;
      }
      this.#header(data.toString('latin1', at, end));
      at = end + 1;
    }
  }

  /** Takes the part of a body that begins at an offset. Returns the offset after it. */
  #take(body: Body, data: Buffer, at: number): number {
    const end = Math.min(at + body.left, data.length);
    const piece = data.subarray(at, Math.min(end, at + body.left - 1));
    body.left -= end - at;
    if (piece.length > 0 && body.viewer?.(piece) === false) body.viewer = undefined;
    if (body.keep) body.parts.push(piece);
    if (body.left === 0) {
      this.#body = undefined;
      this.#answer(body.request, { ...body.object, bytes: body.keep ? joined(body.parts) : null });
    }
    return end;
  }

  #header(line: string): void {
    const [request] = this.#queue;
    // After a failure, nobody waits for the rest.
    if (request === undefined) return;
    const asked = elementAt(request.ids, request.answers.length);
    // An answer starts with the id that it is about. Any other line would give one object the content of another.
    if (OBJECT_ID.test(asked) && !line.startsWith(asked)) {
      this.#fail(unexpectedOutput('read objects'));
      this.#child.kill();
      return;
    }
    const found = FOUND.exec(line);
    if (found === null) {
      this.#answer(request, MISSING);
      return;
    }
    const size = Number(found[3]);
    const object = {
      id: elementAt(found, 1),
      type: found[2] as ObjectType,
      size,
      stored: Number(found[4]),
      bytes: null,
    };
    if (request.question === 'info') {
      this.#answer(request, object);
      return;
    }
    const viewer = request.viewers[request.answers.length];
    this.#body = { request, object, keep: size <= request.limit, parts: [], viewer, left: size + 1 };
  }

  #answer(request: Request, object: GitObject): void {
    request.answers.push(object);
    if (request.answers.length < request.ids.length) return;
    this.#queue.shift();
    request.resolve(request.answers);
  }
}

/** Joins the parts of a body. Nearly every body arrives in one piece, which is not copied. */
function joined(parts: readonly Buffer[]): Buffer {
  return parts.length === 1 ? elementAt(parts, 0) : Buffer.concat(parts);
}

function stopped(stderr: string): GitError {
  const reason = stderr.trim() || 'it gave no reason';
  return brokenConfiguration(stderr) ?? new GitError(`git stopped while objects were read: ${reason}`);
}
