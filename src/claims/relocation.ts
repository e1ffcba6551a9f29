/** Folders into which finished tasks are moved with all that belongs to them. */
const STORES = new Set(['archive', 'vault']);

/**
 * Where a claimed path would be if it had moved with the return's own folder: `specs/X/...`, claimed by a return that
 * now lies in `specs/archive/X/` or `specs/vault/.../X/`; the archive of OpenSpec puts the date before X. Most likely
 * first.
 */
export function movedWith(path: string, returnFile: string): readonly string[] {
  const claimed = path.split('/');
  const folders = returnFile.split('/').slice(0, -1);
  const store = folders.findIndex((folder) => STORES.has(folder));
  if (store < 0 || folders.slice(0, store).some((folder, n) => claimed[n] !== folder)) return [];
  const candidates: string[] = [];
  for (let at = folders.length - 1; at > store; at--) {
    const task = folders[at] ?? '';
    // The return may claim its first home, or the archive from which it went on into the vault.
    const same = claimed.indexOf(task, store);
    const home = same < 0 ? claimed.indexOf(withoutDate(task), store) : same;
    if (home < 0 || home === claimed.length - 1) continue;
    if (home > store && !STORES.has(claimed[store] ?? '')) continue;
    const candidate = [...folders.slice(0, at + 1), ...claimed.slice(home + 1)].join('/');
    if (candidate !== path) candidates.push(candidate);
  }
  return candidates;
}

function withoutDate(folder: string): string {
  return folder.replace(/^\d{4}-\d{2}-\d{2}-/, '');
}
