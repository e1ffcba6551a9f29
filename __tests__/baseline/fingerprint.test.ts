import fc from 'fast-check';
import { fingerprint, withFingerprints } from '../../src/baseline/baseline.js';
import { stableFilePath } from '../../src/families/archive.js';
import type { FingerprintInput } from '../../src/model/finding.js';

const identity: FingerprintInput = {
  rule: 'status-value',
  file: 'specs/7_x/.return-meta.json',
  index: 0,
  pointer: '/status',
  value: 'done',
};

describe('fingerprint', () => {
  it.each([
    'specs/archive/7_x/.return-meta.json',
    'specs/vault/01-vault/7_x/.return-meta.json',
    'specs/vault/01/archive/7_x/.return-meta.json',
  ])('is kept when the file moves to %s', (file) => {
    expect(fingerprint({ ...identity, file })).toBe(fingerprint(identity));
  });

  it.each<Partial<FingerprintInput>>([
    { rule: 'status-completed' },
    { file: 'specs/8_x/.return-meta.json' },
    { index: 1 },
    { pointer: '/summary' },
    { value: 'Done' },
    { value: null },
  ])('changes with %j', (other) => {
    expect(fingerprint({ ...identity, ...other })).not.toBe(fingerprint(identity));
  });

  it('is 32 hexadecimal digits, and two identities have the same only when they are the same', () => {
    const any = fc.record({
      rule: fc.string(),
      file: fc.option(fc.string()),
      index: fc.option(fc.nat()),
      pointer: fc.option(fc.string()),
      value: fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
    });
    fc.assert(
      fc.property(any, any, (a, b) => {
        expect(fingerprint(a)).toMatch(/^[0-9a-f]{32}$/);
        const same =
          JSON.stringify({ ...a, file: a.file && stableFilePath(a.file) }) ===
          JSON.stringify({ ...b, file: b.file && stableFilePath(b.file) });
        expect(fingerprint(a) === fingerprint(b)).toBe(same);
      }),
    );
  });
});

test('Findings are given their fingerprints, and are new', () => {
  const finding = {
    rule: 'status-value',
    severity: 'error' as const,
    message: 'It is not.',
    recommendation: 'Make it so.',
    file: identity.file,
    index: 0,
    pointer: '/status',
    range: null,
    excerpt: null,
  };
  expect(withFingerprints([{ finding, fingerprintInput: identity }])).toEqual([
    { ...finding, fingerprint: fingerprint(identity), baselined: false, preexisting: false },
  ]);
});
