import { sha256 } from '../model/digest.js';
import type { Finding, FingerprintInput, PendingFinding } from '../model/finding.js';
import { stableFilePath } from '../families/archive.js';

/** The findings with their fingerprints. */
export function withFingerprints(pending: readonly PendingFinding[]): readonly Finding[] {
  return pending.map(({ finding, fingerprintInput }) => ({
    // What is added to a copy makes it a dictionary to V8, three times as large.
    fingerprint: fingerprint(fingerprintInput),
    baselined: false,
    preexisting: false,
    ...finding,
  }));
}

/** 32 hexadecimal digits of what stays when lines move, or when the file is archived. */
export function fingerprint({ rule, file, index, pointer, value }: FingerprintInput): string {
  const parts = [rule, file === null ? null : stableFilePath(file), index, pointer, value];
  return sha256(JSON.stringify(parts), 32);
}
