import { IDENTITY, pairs, stored, submoduleId, type Commit, type Name } from './commit-files.js';

/** The commits in the language of `git fast-import`, which takes any name and needs no files on disk. */
export function toFastImport(
  commits: readonly Commit[],
  objectFormat: string,
  { branch, start }: { readonly branch: string; readonly start: string | null } = { branch: 'main', start: null },
): Uint8Array {
  const parts: Uint8Array[] = [];
  const write = (text: string): void => void parts.push(Buffer.from(text));
  const data = (content: Uint8Array): void => {
    write(`data ${String(content.length)}\n`);
    parts.push(content);
    write('\n');
  };
  for (const { message = 'A commit', moved = {}, removed = [], files = {} } of commits) {
    write(`commit refs/heads/${branch}\nmark :1\ncommitter ${IDENTITY}\n`);
    data(Buffer.from(message));
    if (start !== null) write(`from refs/heads/${start}^0\n`);
    for (const [from, to] of Object.entries(moved)) write(`R ${quoted(from)} ${quoted(to)}\n`);
    for (const path of removed) write(`D ${quoted(path)}\n`);
    for (const [path, entry] of pairs(files)) {
      const { mode, content } = stored(entry);
      if (content === null) {
        const id = submoduleId(objectFormat === 'sha256');
        write(`M ${mode} ${id} ${quoted(path)}\n`);
      } else {
        write(`M ${mode} inline ${quoted(path)}\n`);
        data(content);
      }
    }
  }
  return Buffer.concat(parts);
}

/** A name in the quotes of git: every byte that might need it as three octal digits. */
function quoted(name: Name): string {
  const bytes = typeof name === 'string' ? Buffer.from(name) : name;
  const letters = Array.from(bytes, (byte) =>
    byte > 0x20 && byte < 0x7f && byte !== 0x22 && byte !== 0x5c
      ? String.fromCharCode(byte)
      : `\\${byte.toString(8).padStart(3, '0')}`,
  );
  return `"${letters.join('')}"`;
}
