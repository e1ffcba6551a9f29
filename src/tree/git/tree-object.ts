import type { Entry } from '../../model/tree.js';
import { decodePathBytes } from '../../model/path.js';
import { damagedTree } from './damaged-tree.js';

/** The kinds of entries by the mode bits that decide them. git treats everything else as a submodule. */
const KINDS: ReadonlyMap<number, Entry['kind']> = new Map([
  [0o040000, 'directory'],
  [0o100000, 'file'],
  [0o120000, 'link'],
]);
const KIND_BITS = 0o170000;

/**
 * Returns the entries of a raw tree object, `mode SP name NUL id` each, read as one character per byte. `idBytes` is the length
 * of an id.
 */
export function parseTreeObject(raw: string, idBytes: number): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  for (let start = 0; start < raw.length;) {
    const space = raw.indexOf(' ', start);
    const nul = raw.indexOf('\0', space);
    const end = nul + 1 + idBytes;
    if (space < 0 || nul < 0 || end > raw.length) throw damagedTree('a folder ends in the middle of an entry');
    const kind = entryKind(raw.slice(start, space));
    const id = Buffer.from(raw.slice(nul + 1, end), 'latin1').toString('hex');
    entries.set(
      decodePathBytes(raw.slice(space + 1, nul)),
      kind === 'file' || kind === 'link' ? { kind, id } : { kind },
    );
    start = end;
  }
  return entries;
}

/**
 * Returns the kind for a mode as git reads it: permissions may be odd, and it may start with zeros. `git ls-tree` prints it
 * normalized.
 */
function entryKind(mode: string): Entry['kind'] {
  return KINDS.get(parseInt(mode, 8) & KIND_BITS) ?? 'submodule';
}
