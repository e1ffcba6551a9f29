import type { Entry } from '../../model/tree.js';
import { decodePathBytes } from '../../model/path-bytes.js';
import { damagedTree } from './damaged-tree.js';

/** The kinds of an entry by the bits of its mode that tell them; whatever else there is git takes for a submodule. */
const KINDS: ReadonlyMap<number, Entry['kind']> = new Map([
  [0o040000, 'directory'],
  [0o100000, 'file'],
  [0o120000, 'link'],
]);
const KIND_BITS = 0o170000;

/** The entries of a tree as git keeps it, `mode SP name NUL id` each, read as one character a byte. `idBytes` is the length of an id. */
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

/** A mode as git takes it, whose permissions may be odd and which may start with zeros: `git ls-tree` shows it made plain. */
function entryKind(mode: string): Entry['kind'] {
  return KINDS.get(parseInt(mode, 8) & KIND_BITS) ?? 'submodule';
}
