import fc from 'fast-check';
import { bytesOfName, decodePathBytes } from '../../src/model/path.js';

describe('names', () => {
  it('keep every byte, whatever they are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const name = decodePathBytes(Buffer.from(bytes).toString('latin1'));
        expect(bytesOfName(name).equals(Buffer.from(bytes))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('read UTF-8 as text, and what is none as lone surrogates', () => {
    expect(decodePathBytes(Buffer.from('é').toString('latin1'))).toBe('é');
    expect(decodePathBytes('caf\xe9')).toBe('caf\udce9');
    expect(decodePathBytes('\xff' + Buffer.from('é日😀').toString('latin1'))).toBe('\udcffé日😀');
  });
});
