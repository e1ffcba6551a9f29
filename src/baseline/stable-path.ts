const TASK_FOLDER = /^(?:OC_)?\d+_/;

/** A file's path without the folders into which finished tasks are moved: `archive/`, and `vault/` with what is below it up to the task. */
export function stableFilePath(file: string): string {
  const segments = file.split('/');
  const kept: string[] = [];
  for (let n = 0; n < segments.length; n++) {
    const segment = segments[n] ?? '';
    if (segment === 'archive' && n < segments.length - 1) continue;
    if (segment === 'vault') {
      const task = segments.findIndex((later, at) => at > n && TASK_FOLDER.test(later));
      if (task > n) {
        n = task - 1;
        continue;
      }
    }
    kept.push(segment);
  }
  return kept.join('/');
}
