import fc from 'fast-check';
import { FieldReader } from '../../../src/tree/git/field-reader.js';

test('Fields are the same, however the output is cut into pieces', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', '\n', '\xe9', '\0'), { maxLength: 20 })
    .map((letters) => letters.join(''));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), (pieces) => {
      const reader = new FieldReader();
      const fields = pieces.flatMap((piece) => reader.take(Buffer.from(piece, 'latin1')));
      expect([...fields, reader.rest]).toEqual(pieces.join('').split('\0'));
    }),
  );
});

test('A field is known once its end has arrived, and not before', () => {
  const reader = new FieldReader();
  expect(reader.take(Buffer.from('ab'))).toEqual([]);
  expect(reader.rest).toBe('ab');
  expect(reader.take(Buffer.from('c\0\0d'))).toEqual(['abc', '']);
  expect(reader.rest).toBe('d');
});
