import fc from 'fast-check';
import { nearest, otherSentences, sentences } from '../../src/model/text.js';

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
    '.',
    '?',
    ',',
    ')',
    '-',
    ':',
    'e',
    '5',
    '`f.g`',
    '_',
    '\u00b7',
    '\u2014',
    '\u201d',
    '\u3002',
    '\u00ad',
    '\0',
  );

  it('counts as the segmenter does, up to the limit', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 16 }), fc.integer({ min: 1, max: 8 }), (pieces, limit) => {
        const text = pieces.join('');
        expect(sentences(text, limit)).toBe(Math.min(counted(text), limit));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['sentences', 'Ab. '.repeat(260_000)],
    ['exclamations', 'A! '.repeat(350_000)],
    ['line breaks', `Ab.${'\n'.repeat(1_000_000)}B`],
    ['mixed white space', `Ab.${' \n'.repeat(500_000)}B`],
  ])('does not take for ever over a megabyte of %s', (_, text) => {
    expect(otherSentences(text, 1, 1)).toMatch(/^(?:2|more than 100) sentences$/);
  });
});

describe('otherSentences', () => {
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

  it('finds no fewer sentences than the segmenter, and no more', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), fc.nat(3), fc.nat(4), (pieces, min, more) => {
        const text = pieces.join(' ').replaceAll(' .', '.');
        const n = counted(text);
        const isWithin = otherSentences(text, min, min + more) === null;
        if (n >= min && n <= min + more) expect(isWithin).toBe(true);
        if (n < min) expect(isWithin).toBe(false);
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
    expect(otherSentences(text, 11, 12)).toBe(`${String(n)} sentence${n === 1 ? '' : 's'}`);
  });
});

describe('sentences that are not sure', () => {
  it.each([
    'Compared with the plan w.r.t. Dates and times.',
    'Reads dates, e.g. Julian ones, i.e. Old ones, vs. New ones, cf. Meeus et al. In one pass.',
    'Dates, times, etc. Are read.',
    'Asks `really? Yes. No!` of the user.',
    'Uses foo?.bar and a! before b.',
    'Is it done? yes, as J. Doe of Acme Inc. Says.',
    'Reads... Everything\u2026 At once.',
    '1. Dates 2. Times',
    'A line\nand another\nand a third.',
  ])('are not counted as several: %j', (text) => {
    expect(otherSentences(text, 1, 1)).toBeNull();
  });

  it('are counted where more of them were wanted', () => {
    expect(otherSentences('Reads dates, times, etc. The plan is ready.', 2, 5)).toBeNull();
    expect(otherSentences('Reads dates, e.g. those of calendars.', 2, 5)).toBe('1 sentence');
  });

  it.each([
    ['Dates are parsed. Times are parsed.', '2 sentences'],
    ['It works! Yes? No. e.g. this', '3 sentences'],
  ])('do not hide those that are: %j', (text, told) => {
    expect(otherSentences(text, 0, 1)).toBe(told);
  });
});

describe('nearest', () => {
  it('ignores letter case and gives up beyond its distance', () => {
    expect(nearest('Planed', ['planned', 'partial'])).toBe('planned');
    expect(nearest('zzz', ['planned', 'partial'])).toBeUndefined();
  });
});
