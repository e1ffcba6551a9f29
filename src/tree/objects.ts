import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { brokenConfiguration } from './git-error.js';
import { GitError, notStarted, startGit, type GitOptions } from './git.js';

/** What `git cat-file` answers to one question. */
export interface GitObject {
  /** Hexadecimal, where it was asked for by a name; null when the repository does not have the object. */
  readonly id: string | null;
  readonly type: string | null;
  /** Bytes; null when the repository does not have the object. */
  readonly size: number | null;
  /** Bytes that it takes in the repository, compressed; null when the repository does not have it. */
  readonly stored: number | null;
  /** Null for a question of size only, for an object over the limit, and for one that is not there. */
  readonly bytes: Buffer | null;
}

/** The answer where there is no such object. */
export const MISSING: GitObject = { id: null, type: null, size: null, stored: null, bytes: null };

type Question = 'contents' | 'info';

interface Request {
  readonly question: Question;
  readonly ids: readonly string[];
  readonly limit: number;
  /** Id and type are wanted, not only the size. */
  readonly named: boolean;
  readonly answers: GitObject[];
  readonly resolve: (answers: readonly GitObject[]) => void;
  readonly reject: (error: Error) => void;
}

/** What is told of an object. */
const ANSWER = '%(objectname) %(objecttype) %(objectsize) %(objectsize:disk)';

const LF = 0x0a;
const SPACE = 0x20;
const NO_BYTES = Buffer.alloc(0);
/** git's exit status for an option that it does not know. */
const USAGE = 129;

/**
 * Objects of a repository by id, through one long-running `git cat-file --batch-command` (git 2.36 or later; an older
 * one is given `--batch` and `--batch-check`). Requests are answered in their order.
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

  /** The objects' bytes, except of those larger than the limit (bytes). */
  contents(ids: readonly string[], limit: number): Promise<readonly GitObject[]> {
    return this.#ask('contents', ids, limit, false);
  }

  sizes(ids: readonly string[]): Promise<readonly GitObject[]> {
    return this.#ask('info', ids, 0, false);
  }

  /** The ids of what names stand for; undefined for a name that stands for nothing, or for more than one thing. */
  async resolve(names: readonly string[]): Promise<readonly (string | undefined)[]> {
    return (await this.#ask('info', names, 0, true)).map(({ id }) => id ?? undefined);
  }

  /** What names stand for: id, type and size, each null for a name that stands for nothing. */
  describe(names: readonly string[]): Promise<readonly GitObject[]> {
    return this.#ask('info', names, 0, true);
  }

  async types(ids: readonly string[]): Promise<readonly (string | null)[]> {
    return (await this.#ask('info', ids, 0, true)).map(({ type }) => type);
  }

  /** Ends the processes without waiting for them. Whatever is asked afterwards is rejected. */
  close(): void {
    this.#closed = true;
    for (const pipe of [this.#command, this.#contents, this.#info]) pipe?.close();
  }

  #ask(question: Question, ids: readonly string[], limit: number, named: boolean): Promise<readonly GitObject[]> {
    if (ids.length === 0) return Promise.resolve([]);
    if (this.#closed) return Promise.reject(new GitError('The repository was asked for objects after it was closed.'));
    return new Promise((resolve, reject) => {
      this.#send({ question, ids, limit, named, answers: [], resolve, reject });
    });
  }

  #open(): Pipe {
    const args = ['cat-file', `--batch-command=${ANSWER}`, '--buffer'];
    return new Pipe(this.#options, args, 'command', (unanswered) => {
      this.#fallBack(unanswered);
    });
  }

  /** Some names make git give up. What is asked afterwards is asked of a new process. */
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

/** One cat-file process: questions in, answers out in the same order. */
class Pipe {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #dialect: 'command' | 'plain';
  readonly #queue: Request[] = [];
  readonly #unknown: ((unanswered: readonly Request[]) => void) | undefined;
  #pending: Buffer = NO_BYTES;
  /** What is left of a body that is being read or passed over, its closing line feed included. */
  #body:
    | { readonly size: number; readonly stored: number; readonly keep: boolean; readonly parts: Buffer[]; left: number }
    | undefined;
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
    // A process that has died is told of by its end.
    this.#child.stdin.on('error', () => undefined);
    this.#child.on('error', (error) => {
      this.#fail(notStarted(error));
    });
    this.#child.on('close', (status) => {
      this.#ended(status);
    });
  }

  /** It has ended, or never started. */
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
        // Nearly every body comes in one piece.
        const whole = end - at > body.size;
        if (whole) this.#endBody(data.subarray(at, at + body.size));
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

  /** What `ANSWER` asks for; anything else, such as `<name> missing`, says that there is no such object. */
  #header(data: Buffer, start: number, end: number): void {
    const request = this.#queue[0];
    if (request === undefined) return;
    const beforeStored = data.lastIndexOf(SPACE, end - 1);
    const beforeSize = data.lastIndexOf(SPACE, beforeStored - 1);
    const stored = numberIn(data, beforeStored + 1, end);
    const size = numberIn(data, beforeSize + 1, beforeStored);
    if (beforeSize <= start || stored === null || size === null) {
      this.#answer(MISSING);
      return;
    }
    if (request.question === 'contents') {
      this.#body = { size, stored, keep: size <= request.limit, parts: [], left: size + 1 };
      return;
    }
    const [id = null, type = null] = request.named ? data.toString('latin1', start, beforeSize).split(' ') : [];
    this.#answer({ id, type, size, stored, bytes: null });
  }

  #endBody(bytes: Buffer): void {
    const body = this.#body;
    if (body === undefined) return;
    this.#body = undefined;
    const { size, stored, keep } = body;
    this.#answer({ id: null, type: null, size, stored, bytes: keep ? bytes : null });
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

/** A decimal number in bytes; null for none, and for anything else. */
function numberIn(data: Buffer, start: number, end: number): number | null {
  let value = 0;
  for (let at = start; at < end; at++) {
    const digit = (data[at] ?? 0) - 0x30;
    if (digit < 0 || digit > 9) return null;
    value = value * 10 + digit;
  }
  return end > start ? value : null;
}
