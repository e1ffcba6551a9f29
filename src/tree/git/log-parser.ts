import { posix } from 'node:path';
import { elementAt } from '../../model/collections.js';
import { decodePathBytes } from '../../model/path.js';
import { parseEntryLine, type EntryLine } from './differences.js';
import { FieldReader } from './stream.js';
import { isEmptyBlob } from './partial-clone.js';
import { unexpectedOutput } from './git-error.js';

/** What a commit did to a file. */
export interface LogEntry {
  /** The commit's id; null for the difference between two trees. */
  readonly commit: string | null;
  readonly merge: boolean;
  readonly status: 'added' | 'modified' | 'deleted' | 'renamed';
  readonly path: string;
  /** The path that the file was renamed to; else null. */
  readonly to: string | null;
  /** Whether the file, before or after, has content. */
  readonly substantial: boolean;
  /** Whether it, before or after, is a file or a link: no submodule. */
  readonly blob: boolean;
  /** Whether it was a regular file before, and is one after (not a link, folder or submodule). */
  readonly regular: readonly [before: boolean, after: boolean];
  /** Ids of the content before and after; zeros if there is none. */
  readonly ids: readonly [before: string, after: string];
}

/** What git is asked to do. */
export const READING = 'read the history';

/** A commit and its parents. */
const COMMIT = /^[0-9a-f]{40,64}(?: [0-9a-f]{40,64})*$/;

/** Parses `<id> <parents> NUL` for each commit, then `:<modes> <ids> <status> NUL <path> NUL [<path> NUL]` for each entry. */
export class LogParser {
  readonly #take: (entry: LogEntry) => boolean;
  readonly #fields = new FieldReader();
  #commit: string | null = null;
  #merge = false;
  /** The entry whose paths have not arrived yet. */
  #line: EntryLine | undefined;
  /** The first path of a rename whose second path has not arrived yet. */
  #from: string | undefined;
  #hasEnough = false;

  constructor(take: (entry: LogEntry) => boolean) {
    this.#take = take;
  }

  /** Whether nothing that is wanted is missing at the end of what was read. */
  get isComplete(): boolean {
    return this.#hasEnough || (this.#fields.rest.trim() === '' && this.#line === undefined);
  }

  /** Returns false once there is enough. Throws `GitError` for what git never prints. */
  read(chunk: Buffer): boolean {
    this.#hasEnough = !this.#fields.take(chunk).every((field) => this.#field(field));
    return !this.#hasEnough;
  }

  #field(field: string): boolean {
    if (this.#line === undefined) {
      this.#line = parseEntryLine(field.startsWith('\n') ? field.slice(1) : field);
      if (this.#line === undefined) this.#startCommit(field.trim());
      return true;
    }
    if (this.#line.status.startsWith('R') && this.#from === undefined) {
      this.#from = field;
      return true;
    }
    const entry = this.#entry(this.#line, this.#from ?? field, this.#from === undefined ? null : field);
    this.#line = undefined;
    this.#from = undefined;
    return withoutChance(entry).every((one) => this.#take(one));
  }

  #startCommit(line: string): void {
    if (!COMMIT.test(line)) throw unexpectedOutput(READING);
    const ids = line.split(' ');
    this.#commit = elementAt(ids, 0);
    this.#merge = ids.length > 2;
  }

  #entry({ mode, newMode, id, newId, status }: EntryLine, path: string, to: string | null): LogEntry {
    const [lastMode, lastId] = status === 'D' ? [mode, id] : [newMode, newId];
    return {
      commit: this.#commit,
      merge: this.#merge,
      status: STATUS[status.charAt(0)] ?? 'modified',
      path: decodePathBytes(path),
      to: to === null ? null : decodePathBytes(to),
      substantial: lastMode.startsWith(REGULAR) && !isEmptyBlob(lastId),
      blob: lastMode !== GITLINK,
      regular: [mode.startsWith(REGULAR), newMode.startsWith(REGULAR)],
      ids: [id, newId],
    };
  }
}

/** Modes of regular files start with this. */
const REGULAR = '100';

const GITLINK = '160000';

/** All empty files have the same content, so a rename of one counts only if the file kept its name. */
function withoutChance(entry: LogEntry): readonly LogEntry[] {
  const { path, to, regular, ids } = entry;
  if (to === null || !isEmptyBlob(ids[0]) || posix.basename(path) === posix.basename(to)) return [entry];
  const none = '0'.repeat(ids[0].length);
  return [
    { ...entry, status: 'deleted', to: null, regular: [regular[0], false], ids: [ids[0], none] },
    { ...entry, status: 'added', path: to, to: null, regular: [false, regular[1]], ids: [none, ids[1]] },
  ];
}

const STATUS: Readonly<Record<string, LogEntry['status']>> = { A: 'added', D: 'deleted', R: 'renamed' };
