import fc from 'fast-check';
import { nearest, sentences, sentencesWithin } from '../../src/model/text.js';

describe('sentencesWithin', () => {
  const piece = fc.constantFrom(
    'Dates are parsed',
    'e.g. this',
    'v1.2',
    '.',
    '!',
    '?',
    ' ',
    '\n',
    '…',
    '"Yes."',
    '。',
    'Dr. Who',
    'a',
    'B',
    ')',
    '...',
    'ok',
  );

  it('agrees with the segmenter on any text and any bounds', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), fc.nat(3), fc.nat(4), (pieces, min, more) => {
        const text = pieces.join(' ').replaceAll(' .', '.');
        const n = sentences(text);
        expect(sentencesWithin(text, min, min + more)).toBe(n >= min && n <= min + more);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['One. Two.', 2],
    ['Version 1.2 is out. It works!', 2],
    ['', 0],
    ['No terminator', 1],
  ])('counts %j as %i', (text, n) => {
    expect(sentences(text)).toBe(n);
  });
});

describe('nearest', () => {
  it('ignores letter case and gives up beyond its distance', () => {
    expect(nearest('Planed', ['planned', 'partial'])).toBe('planned');
    expect(nearest('zzz', ['planned', 'partial'])).toBeUndefined();
  });
});
