import { gsdFamilyOf } from '../model/gsd-place.js';

const TASK_FOLDER = /^(?:OC_)?\d+_/;

/** A file's path without the folders into which finished tasks are moved: `archive/`, and `vault/` with what is below it up to the task. A document of GSD keeps its name and that of its phase: milestones come and go. */
export function stableFilePath(file: string): string {
  if (gsdFamilyOf(file) !== null) return withoutMilestone(file);
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

function withoutMilestone(file: string): string {
  return file.replace(
    /\.planning\/(?:[^/]+\/)*?(?:phases|[^/]+-phases|quick)\/((?:[^/]+\/)?(?:plans\/)?[^/]+)$/,
    '.planning/$1',
  );
}
