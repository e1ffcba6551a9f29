import { createHash } from 'node:crypto';
import type { Finding } from '../model/finding.js';
import type { Draft } from './finding.js';
import { homeOf } from './home.js';
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
