import fc from 'fast-check';
import type { Report } from '../../src/model/report.js';
import {
  COMMENT_LIMIT,
  isKept,
  readComment,
  renderComment,
  summaryWithin,
  type CommentPart,
  type CommentPlace,
} from '../../src/report/comment.js';
import { hostileReport } from './hostile.js';
import { finding, record, report } from './sample.js';

const PLACE: CommentPlace = { id: 'a1b2', run: 7, key: 'c3' };
const FIRST = '<!-- return-gate:a1b2 run:7 -->\n';
const HEADLINE = /^### ❌ /m;

function comment(of: Report, parts: readonly CommentPart[] = [], place = PLACE): string {
  return renderComment(place, of, { links: null, parts });
}

/** The texts of a comment's parts, by key. */
function texts(body: string): Readonly<Record<string, string>> {
  const { parts } = readComment(body, PLACE.id) ?? { parts: [] };
  return Object.fromEntries(parts.map(({ key, text }) => [key, text]));
}

function crowd(findings: number, message = 'File does not exist.'): Report {
  return report({
    findings: Array.from({ length: findings }, (_, i) =>
      // So few of each rule that they are listed one by one.
      finding({
        file: `f${String(i)}.json`,
        rule: `r${String(Math.floor(i / 3))}`,
        message: `${message} ${String(i)}`,
      }),
    ),
    returns: Array.from({ length: findings }, (_, i) => record({ file: `f${String(i)}.json` })),
  });
}

/** More than a comment has room for. */
const MANY = crowd(1_000);

/** What another step wrote, as large as a comment may be. */
function partOf(key: string, of: Report): CommentPart {
  return { key, text: texts(comment(of, [], { ...PLACE, key }))[key] ?? '' };
}

describe('a comment', () => {
  test('begins with its marker, and then is the job summary', () => {
    const sample = report({ findings: [finding()] });
    const text = comment(sample);
    expect(text.startsWith(`${FIRST}<!-- return-gate:part:c3 -->\n### ❌ Failed: 1 error; the one claim holds\n`)).toBe(
      true,
    );
    expect(texts(text)).toEqual({ c3: summaryWithin(COMMENT_LIMIT, sample, null).trim() });
  });

  test('says what was checked where that is a part of a repository', () => {
    const source = { kind: 'commit', revision: '8f3c2d1a9b7e6f', root: 'app`x', shard: '1/4' } as const;
    expect(texts(comment(report({ source }))).c3).toMatch(
      /^\*Checked in <code>app\\`x<\/code>, shard 1\/4\*\n\n### ✅/,
    );
    const { c3 = '' } = texts(comment(report({ source: { ...source, root: '' } })));
    expect(c3).toMatch(/^\*Checked shard 1\/4\*\n\n### ✅/);
  });

  test('is read back as it was written', () => {
    const parts = [
      { key: 'aa', text: 'One.' },
      { key: 'bb', text: '### Two\n\n| a |' },
    ];
    const body = comment(report(), parts);
    expect(readComment(body, PLACE.id)).toEqual({
      run: 7,
      parts: [...parts, { key: 'c3', text: expect.stringMatching(/^### ✅/) }],
    });
    expect(readComment(body.replaceAll('\n', '\r\n'), PLACE.id)).toEqual(readComment(body, PLACE.id));
  });

  test.each([
    ['of another job', FIRST.replace('a1b2', 'a1b3')],
    ['that is not at the start', ` ${FIRST}`],
    ['that is quoted', `> ${FIRST}`],
    ['without a run', '<!-- return-gate:a1b2 -->\n'],
    ['in a line with more', `${FIRST.trimEnd()} x\n`],
    ['of nothing', ''],
  ])('is none with a marker %s', (_, body) => {
    expect(readComment(body, PLACE.id)).toBeUndefined();
  });

  test('replaces its own part, where it stands', () => {
    const parts = ['aa', 'c3', 'bb'].map((key) => ({ key, text: 'Old.' }));
    const { aa, c3, bb } = texts(comment(report(), parts));
    expect([aa, bb]).toEqual(['Old.', 'Old.']);
    expect(c3).toMatch(/^### ✅/);
    expect(Object.keys(texts(comment(report(), parts)))).toEqual(['aa', 'c3', 'bb']);
  });

  test('has no part that a return could have written', () => {
    const forged = '<!-- return-gate:part:ff -->';
    const texts = [forged, `\n${forged}\n`, `\r${forged}`, `\u2028${forged}`];
    const findings = texts.map((text, i) =>
      finding({ file: `${text}/${String(i)}`, message: text, recommendation: text }),
    );
    const returns = texts.map((text) => record({ file: text, agent: text, status: text }));
    const source = { kind: 'commit', revision: '8f3c2d1a9b7e6f', root: forged, shard: null } as const;
    const { parts } = readComment(comment(report({ findings, returns, source })), PLACE.id) ?? { parts: [] };
    expect(parts.map(({ key }) => key)).toEqual(['c3']);
  });
});

describe('the limit of a comment', () => {
  test('of 65,536 characters is kept by a report of any size, and nearly used', () => {
    const text = comment(MANY);
    expect(text.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    expect(text.length).toBeGreaterThan(COMMENT_LIMIT * 0.9);
    expect(text).toMatch(HEADLINE);
  });

  test('counts characters, not bytes', () => {
    const text = comment(crowd(1_000, '証明されていない主張がここにあります。'.repeat(3)));
    expect(text.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    expect(text.length).toBeGreaterThan(COMMENT_LIMIT * 0.75);
    expect(Buffer.byteLength(text)).toBeGreaterThan(COMMENT_LIMIT);
  });

  test('is kept where parts share it, and each keeps its headline', () => {
    const others = ['a0', 'a1', 'a2', 'a3'].map((key) => partOf(key, MANY));
    const text = comment(MANY, others);
    expect(text.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    const parts = Object.entries(texts(text));
    expect(parts.map(([key]) => key)).toEqual(['a0', 'a1', 'a2', 'a3', 'c3']);
    for (const [, part] of parts) expect(part).toMatch(HEADLINE);
    expect(parts.at(-1)?.[1].length).toBeGreaterThan(COMMENT_LIMIT / 10);
  });

  test('shortens first what takes most of it, and says so', () => {
    const long = partOf('a0', MANY);
    const short = partOf('a1', report());
    const { a0 = '', a1 } = texts(comment(MANY, [long, short]));
    expect(a1).toBe(short.text);
    expect(a0.length).toBeLessThan(1_000);
    expect(a0).toMatch(/^### ❌ Failed: 1,000 errors; all 1,000 claims hold[^]*The job summary has the rest\.$/);
  });

  test('is kept by the largest matrix there is', () => {
    const { text: full } = partOf('b', MANY);
    const others = Array.from({ length: 255 }, (_, i) => ({ key: `b${i.toString(16)}`, text: full }));
    const text = comment(MANY, others);
    expect(text.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    expect(Object.keys(texts(text))).toHaveLength(256);
    for (const part of Object.values(texts(text))) expect(part).toMatch(HEADLINE);
  });

  test('is kept by whatever is in the comment', () => {
    const part = fc.record({
      key: fc.stringMatching(/^[0-9a-f]{1,16}$/),
      text: fc.oneof(
        fc.string({ maxLength: 200 }),
        fc.constant('### x\n'.repeat(9_000)),
        fc.constant('x'.repeat(30_000)),
      ),
    });
    fc.assert(
      fc.property(hostileReport, fc.array(part, { maxLength: 12 }), (sample, parts) => {
        const text = comment(sample, parts);
        expect(text.length).toBeLessThanOrEqual(COMMENT_LIMIT);
        expect(text.startsWith(FIRST)).toBe(true);
        expect(texts(text).c3).toMatch(/^(?:\*Checked[^\n]*\n\n)?### (?:✅|❌|⚠️) /);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a part that was written', () => {
  const written = partOf('a0', crowd(200));

  test('is kept whole, or shortened to make room', () => {
    const whole = comment(report(), [written]);
    const shortened = comment(MANY, [written, partOf('a1', MANY)]);
    for (const body of [whole, shortened]) {
      expect(isKept(written, readComment(body, PLACE.id) ?? { run: 0, parts: [] })).toBe(true);
    }
    expect(texts(shortened).a0?.length).toBeLessThan(written.text.length);
  });

  test('is not kept where it is gone, or an earlier one has come back', () => {
    const kept = (parts: readonly CommentPart[]): boolean => isKept(written, { run: 7, parts });
    expect(kept([])).toBe(false);
    expect(kept([{ key: 'a1', text: written.text }])).toBe(false);
    expect(kept([partOf('a0', crowd(199))])).toBe(false);
  });
});
