import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { GitError, notStarted, startGit, type GitOptions } from './git.js';

/** What `git cat-file` answers to one question. */
export interface GitObject {
  /** Hexadecimal; null when the repository does not have the object. */
  readonly id: string | null;
  readonly type: string | null;
  /** Bytes; null when the repository does not have the object. */
  readonly size: number | null;
  /** Bytes that it takes in the repository, compressed; null when the repository does not have it. */
  readonly stored: number | null;
  /** Null for a question of size only, for an object over the limit, and for one that is not there. */
  readonly bytes: Buffer | null;
}

type Question = 'contents' | 'info';

interface Request {
  readonly question: Question;
  readonly ids: readonly string[];
  readonly limit: number;
  readonly answers: GitObject[];
  readonly resolve: (answers: readonly GitObject[]) => void;
  readonly reject: (error: Error) => void;
}

/** What is told of an object. */
const ANSWER = '%(objectname) %(objecttype) %(objectsize) %(objectsize:disk)';

const LF = 0x0a;
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

  constructor(options: GitOptions) {
    this.#options = options;
    this.#command = new Pipe(options, ['cat-file', `--batch-command=${ANSWER}`, '--buffer'], 'command', (unanswered) => {
      this.#fallBack(unanswered);
    });
  }

  /** The objects' bytes, except of those larger than the limit (bytes). */
  contents(ids: readonly string[], limit: number): Promise<readonly GitObject[]> {
    return this.#ask('contents', ids, limit);
  }

  sizes(ids: readonly string[]): Promise<readonly GitObject[]> {
    return this.#ask('info', ids, 0);
  }

  /** The ids of what names stand for; undefined for a name that stands for nothing, or for more than one thing. */
  async resolve(names: readonly string[]): Promise<readonly (string | undefined)[]> {
    return (await this.#ask('info', names, 0)).map(({ id }) => id ?? undefined);
  }

  async types(ids: readonly string[]): Promise<readonly (string | null)[]> {
    return (await this.#ask('info', ids, 0)).map(({ type }) => type);
  }

  /** Ends the processes without waiting for them. */
  close(): void {
    for (const pipe of [this.#command, this.#contents, this.#info]) pipe?.close();
  }

  #ask(question: Question, ids: readonly string[], limit: number): Promise<readonly GitObject[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return new Promise((resolve, reject) => {
      this.#send({ question, ids, limit, answers: [], resolve, reject });
    });
  }

  #send(request: Request): void {
    if (this.#command !== undefined) this.#command.send(request);
    else if (request.question === 'contents') {
      (this.#contents ??= new Pipe(this.#options, ['cat-file', `--batch=${ANSWER}`], 'plain')).send(request);
    } else {
      (this.#info ??= new Pipe(this.#options, ['cat-file', `--batch-check=${ANSWER}`], 'plain')).send(request);
    }
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
  #pending: Buffer = Buffer.alloc(0);
  /** What is left of a body that is being read or passed over, its closing line feed included. */
  #body:
    | {
        readonly head: { readonly id: string; readonly type: string; readonly size: number; readonly stored: number };
        readonly keep: boolean;
        readonly parts: Buffer[];
        left: number;
      }
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

  send(request: Request): void {
    if (this.#failure !== undefined) {
      request.reject(this.#failure);
      return;
    }
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
    else this.#fail(new GitError(`git stopped while objects were read: ${this.#stderr.trim() || 'it gave no reason'}`));
  }

  #fail(error: GitError): void {
    this.#failure ??= error;
    for (const request of this.#queue.splice(0)) request.reject(this.#failure);
  }

  #receive(chunk: Buffer): void {
    let data = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    this.#pending = Buffer.alloc(0);
    while (data.length > 0) {
      if (this.#body !== undefined) {
        const { keep, parts, left } = this.#body;
        const taken = data.subarray(0, left);
        if (keep) parts.push(taken);
        this.#body.left -= taken.length;
        data = data.subarray(taken.length);
        if (this.#body.left > 0) return;
        this.#endBody();
        continue;
      }
      const end = data.indexOf(LF);
      if (end < 0) {
        this.#pending = data;
        return;
      }
      this.#header(data.toString('latin1', 0, end));
      data = data.subarray(end + 1);
    }
  }

  /** What `ANSWER` asks for; anything else, such as `<name> missing`, says that there is no such object. */
  #header(line: string): void {
    const request = this.#queue[0];
    if (request === undefined) return;
    const [, id, type, size, stored] = /^([0-9a-f]{40,64}) ([a-z]+) (\d+) (\d+)$/.exec(line) ?? [];
    if (id === undefined || type === undefined) this.#answer({ id: null, type: null, size: null, stored: null, bytes: null });
    else {
      const head = { id, type, size: Number(size), stored: Number(stored) };
      if (request.question === 'info') this.#answer({ ...head, bytes: null });
      else this.#body = { head, keep: head.size <= request.limit, parts: [], left: head.size + 1 };
    }
  }

  #endBody(): void {
    const body = this.#body;
    if (body === undefined) return;
    this.#body = undefined;
    const [first] = body.parts;
    const whole = body.parts.length === 1 && first !== undefined ? first : Buffer.concat(body.parts);
    this.#answer({ ...body.head, bytes: body.keep ? whole.subarray(0, body.head.size) : null });
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
