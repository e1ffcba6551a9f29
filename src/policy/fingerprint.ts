import { createHash } from 'node:crypto';
import type { Finding } from '../model/finding.js';
import type { Draft } from './finding.js';
import type { Identity } from './identity.js';

/** The drafts as findings. Nothing of it is loaded in a run without findings. */
export function withFingerprints(drafts: readonly Draft[]): readonly Finding[] {
  return drafts.map(({ finding, identity }) => ({ ...finding, fingerprint: fingerprint(identity), baselined: false }));
}

/** 32 hexadecimal digits of what stays when lines move, or when the file is archived. */
export function fingerprint({ rule, file, index, pointer, value }: Identity): string {
  const parts = [rule, file === null ? null : homeOf(file), index, pointer, value];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

const TASK_FOLDER = /^(?:OC_)?\d+_/;

/** A file's path without the folders into which finished tasks are moved: `archive/`, and `vault/` with what is below it up to the task. */
export function homeOf(file: string): string {
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
