import { sha256 } from '../model/digest.js';
import type { Finding, FingerprintInput, PendingFinding } from '../model/finding.js';
import { stableFilePath } from '../families/archive.js';

/** Returns the findings with their fingerprints. */
export function withFingerprints(pending: readonly PendingFinding[]): readonly Finding[] {
  return pending.map(({ finding, fingerprintInput }) => ({
    // Adding a key to a copy would make V8 store it as a dictionary, three times as large.
    fingerprint: fingerprint(fingerprintInput),
    baselined: false,
    preexisting: false,
    ...finding,
  }));
}

/** Returns 32 hexadecimal digits from parts that stay the same when lines move or the file is archived. */
export function fingerprint({ rule, file, index, pointer, value }: FingerprintInput): string {
  const parts = [rule, file === null ? null : stableFilePath(file), index, pointer, value];
  return sha256(JSON.stringify(parts), 32);
}
