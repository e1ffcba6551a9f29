import fc from 'fast-check';
import { bytesOfName, nameOf } from '../../src/model/name.js';

describe('names', () => {
  it('keep every byte, whatever they are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const name = nameOf(Buffer.from(bytes).toString('latin1'));
        expect(bytesOfName(name).equals(Buffer.from(bytes))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('read UTF-8 as text, and what is none as lone surrogates', () => {
    expect(nameOf(Buffer.from('é').toString('latin1'))).toBe('é');
    expect(nameOf('caf\xe9')).toBe('caf\udce9');
  });
});
