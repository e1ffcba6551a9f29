import fc from 'fast-check';
import { nearest, sentences, sentencesInWords, sentencesWithin } from '../../src/model/text.js';

/** All sentences, as the segmenter alone counts them. */
function counted(text: string): number {
  const segments = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)];
  return segments.filter(({ segment }) => segment.trim() !== '').length;
}

describe('sentences', () => {
  const piece = fc.constantFrom(
    'A',
    'b.',
    'C!',
    '"D."',
    ' ',
    '\n',
    '\r\n',
    '\t',
    '\u00a0',
    '\u2028',
    '\ufeff',
    '\u0085',
    '\f',
  );

  it('counts as the segmenter does, up to the limit', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), fc.integer({ min: 1, max: 8 }), (pieces, limit) => {
        const text = pieces.join('');
        expect(sentences(text, limit)).toBe(Math.min(counted(text), limit));
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['sentences', 'A. '.repeat(350_000)],
    ['exclamations', 'a! '.repeat(350_000)],
    ['line breaks', `A.${'\n'.repeat(1_000_000)}b`],
    ['mixed white space', `A.${' \n'.repeat(500_000)}b`],
  ])('does not take for ever over a megabyte of %s', (_, text) => {
    expect(sentencesWithin(text, 1, 1)).toBe(false);
    expect(sentencesInWords(text)).toMatch(/^(?:2|more than 100) sentences$/);
  });
});

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
        const n = counted(text);
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
    expect(sentences(text, 10)).toBe(n);
    expect(sentencesInWords(text)).toBe(`${String(n)} sentence${n === 1 ? '' : 's'}`);
  });
});

describe('nearest', () => {
  it('ignores letter case and gives up beyond its distance', () => {
    expect(nearest('Planed', ['planned', 'partial'])).toBe('planned');
    expect(nearest('zzz', ['planned', 'partial'])).toBeUndefined();
  });
});
