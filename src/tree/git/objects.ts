import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { damagedTree } from './damaged-tree.js';
import { brokenConfiguration } from './git-error.js';
import { GitError, notStarted, startGit, type GitOptions } from './git.js';
import { unexpectedOutput } from './printed.js';

export type ObjectType = 'blob' | 'tree' | 'commit' | 'tag';

/** The answer of `git cat-file` to one request. */
export interface GitObject {
  /** Hexadecimal, if the request used a name; null if the repository lacks the object. */
  readonly id: string | null;
  readonly type: ObjectType | null;
  /** Bytes; null if the repository lacks the object. */
  readonly size: number | null;
  /** Bytes that it takes in the repository, compressed; null if the repository lacks it. */
  readonly stored: number | null;
  /** Null if only the size was requested, if the object is over the limit, or if it does not exist. */
  readonly bytes: Buffer | null;
}

/** Returns an object of the type that its tree entry says. Throws `GitError` for any other object. */
export function demandType(object: GitObject, id: string, wanted: 'blob' | 'tree'): GitObject {
  if (object.size === null) return absent(id);
  if (object.type === wanted) return object;
  const as = wanted === 'blob' ? 'file' : 'folder';
  throw damagedTree(`it has the object ${id} as a ${as}, but that is a ${object.type ?? 'thing unknown'}`);
}

export function absent(id: string): never {
  throw new GitError(`The repository lacks the object ${id}: fetch it again without a filter.`);
}

/** The answer for an object that does not exist. */
export const MISSING: GitObject = { id: null, type: null, size: null, stored: null, bytes: null };

type Question = 'contents' | 'info';

/** Takes the next piece of an object. Returns false once it has seen enough. */
type Viewer = (piece: Buffer) => boolean;

interface Request {
  readonly question: Question;
  readonly ids: readonly string[];
  readonly limit: number;
  /** Whether the id is wanted, too. */
  readonly named: boolean;
  /** The viewers that get each object's bytes. With viewers, the bytes are not kept. */
  readonly viewers: readonly Viewer[];
  readonly answers: GitObject[];
  readonly resolve: (answers: readonly GitObject[]) => void;
  readonly reject: (error: Error) => void;
}

/** The fields to print of an object. */
const ANSWER = '%(objectname) %(objecttype) %(objectsize) %(objectsize:disk)';

const LF = 0x0a;
const SPACE = 0x20;
const LETTER_A = 0x61;
const LETTER_B = 0x62;
const LETTER_C = 0x63;
const LETTER_T = 0x74;
const NO_BYTES = Buffer.alloc(0);
/** A whole object id, SHA-1 or SHA-256. */
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** git's exit status for an unknown option. */
const USAGE = 129;

/**
 * Reads a repository's objects by id, through one long-running `git cat-file --batch-command` (git 2.36 or later; older versions
 * get `--batch` and `--batch-check`). Requests are answered in order.
 */
export class Objects {
  readonly #options: GitOptions;
  #command: Pipe | undefined;
  #contents: Pipe | undefined;
  #info: Pipe | undefined;
  #closed = false;

  constructor(options: GitOptions) {
    this.#options = options;
    this.#command = this.#open();
  }

  /** Returns the objects with their bytes, except of those larger than the limit (bytes). */
  contents(ids: readonly string[], limit: number): Promise<readonly GitObject[]> {
    return this.#ask('contents', ids, limit, false);
  }

  /** Passes the objects' bytes piece by piece, each to its own viewer. Nothing is kept. */
  show(ids: readonly string[], viewers: readonly Viewer[]): Promise<readonly GitObject[]> {
    return this.#ask('contents', ids, -1, false, viewers);
  }

  sizes(ids: readonly string[]): Promise<readonly GitObject[]> {
    return this.#ask('info', ids, 0, false);
  }

  /** Returns the ids of names; undefined for a name that is unknown or ambiguous. */
  async resolve(names: readonly string[]): Promise<readonly (string | undefined)[]> {
    return (await this.#ask('info', names, 0, true)).map(({ id }) => id ?? undefined);
  }

  /** Returns the id, type and size of what names refer to, each null for an unknown name. */
  describe(names: readonly string[]): Promise<readonly GitObject[]> {
    return this.#ask('info', names, 0, true);
  }

  async types(ids: readonly string[]): Promise<readonly (ObjectType | null)[]> {
    return (await this.#ask('info', ids, 0, false)).map(({ type }) => type);
  }

  /** Ends the processes without waiting for them. Later requests are rejected. */
  close(): void {
    this.#closed = true;
    for (const pipe of [this.#command, this.#contents, this.#info]) pipe?.close();
  }

  #ask(
    question: Question,
    ids: readonly string[],
    limit: number,
    named: boolean,
    viewers: readonly Viewer[] = [],
  ): Promise<readonly GitObject[]> {
    if (ids.length === 0) return Promise.resolve([]);
    if (this.#closed) return Promise.reject(new GitError('The repository was asked for objects after it was closed.'));
    return new Promise((resolve, reject) => {
      this.#send({ question, ids, limit, named, viewers, answers: [], resolve, reject });
    });
  }

  #open(): Pipe {
    const args = ['cat-file', `--batch-command=${ANSWER}`, '--buffer'];
    return new Pipe(this.#options, args, 'command', (unanswered) => {
      this.#fallBack(unanswered);
    });
  }

  /** Some names make git give up. Later requests then go to a new process. */
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
  readonly type: ObjectType | null;
  readonly size: number;
  readonly stored: number;
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

  /** Whether it has ended, or never started. */
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
      const body = this.#body;
      if (body !== undefined) {
        const end = Math.min(at + body.left, data.length);
        // Nearly every body arrives in one piece.
        const whole = end - at > body.size;
        const piece = data.subarray(at, Math.min(end, at + body.left - 1));
        if (piece.length > 0 && body.viewer?.(piece) === false) body.viewer = undefined;
        if (whole) this.#endBody(piece);
        else if (body.keep) body.parts.push(data.subarray(at, end));
        body.left -= end - at;
        at = end;
        if (!whole && body.left === 0) this.#endBody(Buffer.concat(body.parts).subarray(0, body.size));
        continue;
      }
      const end = data.indexOf(LF, at);
      if (end < 0) {
        this.#pending = data.subarray(at);
        return;
      }
      this.#header(data, at, end);
      at = end + 1;
    }
  }

  /** Reads the fields of `ANSWER`. Anything else, such as `<name> missing`, means that there is no such object. */
  #header(data: Buffer, start: number, end: number): void {
    const request = this.#queue[0];
    if (request === undefined) return;
    const asked = request.ids[request.answers.length] ?? '';
    // An answer starts with the id that it is about. Any other line would give one object the content of another.
    if (OBJECT_ID.test(asked) && data.toString('latin1', start, start + asked.length) !== asked) {
      this.#fail(unexpectedOutput('read objects'));
      this.#child.kill();
      return;
    }
    const beforeStored = data.lastIndexOf(SPACE, end - 1);
    const beforeSize = data.lastIndexOf(SPACE, beforeStored - 1);
    const beforeType = data.lastIndexOf(SPACE, beforeSize - 1);
    const type = typeAt(data, beforeType + 1);
    const stored = numberIn(data, beforeStored + 1, end);
    const size = numberIn(data, beforeSize + 1, beforeStored);
    if (beforeType <= start || stored === null || size === null) {
      this.#answer(MISSING);
      return;
    }
    if (request.question === 'contents') {
      const viewer = request.viewers[request.answers.length];
      this.#body = { type, size, stored, keep: size <= request.limit, parts: [], viewer, left: size + 1 };
      return;
    }
    const id = request.named ? data.toString('latin1', start, beforeType) : null;
    this.#answer({ id, type, size, stored, bytes: null });
  }

  #endBody(bytes: Buffer): void {
    const body = this.#body;
    if (body === undefined) return;
    this.#body = undefined;
    const { type, size, stored, keep } = body;
    this.#answer({ id: null, type, size, stored, bytes: keep ? bytes : null });
  }

  #answer(object: GitObject): void {
    const request = this.#queue[0];
    if (request === undefined) return;
    request.answers.push(object);
    if (request.answers.length < request.ids.length) return;
    this.#queue.shift();
    request.resolve(request.answers);
  }
}

function stopped(stderr: string): GitError {
  const reason = stderr.trim() || 'it gave no reason';
  return brokenConfiguration(stderr) ?? new GitError(`git stopped while objects were read: ${reason}`);
}

/** Returns the type whose word starts at an offset, recognized by its first letters. */
function typeAt(data: Buffer, at: number): ObjectType | null {
  if (data[at] === LETTER_B) return 'blob';
  if (data[at] === LETTER_C) return 'commit';
  if (data[at] === LETTER_T) return data[at + 1] === LETTER_A ? 'tag' : 'tree';
  return null;
}

/** Returns a decimal number in bytes; null for anything else, and for no bytes. */
function numberIn(data: Buffer, start: number, end: number): number | null {
  let value = 0;
  for (let at = start; at < end; at++) {
    const digit = (data[at] ?? 0) - 0x30;
    if (digit < 0 || digit > 9) return null;
    value = value * 10 + digit;
  }
  return end > start ? value : null;
}
