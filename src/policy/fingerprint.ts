import { createHash } from 'node:crypto';
import type { Json } from '../model/json.js';

/** What makes a finding the same finding as before. */
export interface Identity {
  readonly rule: string;
  readonly file: string | null;
  readonly index: number | null;
  readonly pointer: string | null;
  readonly value: Json | undefined;
}

/**
 * 32 hexadecimal digits of what stays when lines move, or when the file is archived. An array or object counts by what it
 * is, not by what it holds: else a change anywhere in a return would make a new finding.
 */
export function fingerprint({ rule, file, index, pointer, value }: Identity): string {
  const scalar = typeof value === 'object' && value !== null ? (Array.isArray(value) ? '[]' : '{}') : (value ?? null);
  const parts = [rule, file === null ? null : homeOf(file), index, pointer, scalar];
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
