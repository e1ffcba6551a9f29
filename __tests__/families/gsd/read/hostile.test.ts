import fc from 'fast-check';
import { gsdClaims } from '../../../../src/families/gsd/claims.js';
import type { GsdFamily } from '../../../../src/families/gsd/place.js';
import type { Json } from '../../../../src/model/json.js';
import { join } from '../../../../src/model/pointer.js';
import { gsdReturn } from '../support.js';
import { processorTime } from '../../../support/processor-time.js';

const FAMILIES: readonly GsdFamily[] = ['gsd-summary', 'gsd-plan', 'gsd-verification'];

function pointersOf(value: Json, pointer = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  return [pointer, ...Object.entries(value).flatMap(([key, inner]) => pointersOf(inner, join(pointer, key)))];
}

const PARTS = [
  ...['---\n', 'key-files:\n', 'must_haves:\n', '  created:', '  artifacts:\n', '  key_links:\n', 'commits:\n'],
  ...['coverage:\n', '__proto__:', '  - ', '    - path: ', '- ', '[', ']', '{', '}', ', ', ': ', '"', "'", '`'],
  ...['**', '\\', '#', ' # ', '|', '\n', '\r\n', '\t', '  ', '```\n', '## Files\n', '## Commits\n'],
  ...['## Self-Check: PASSED\n', '## Required Artifacts\n', 'FOUND: ', ' — FOUND', 'src/a.ts', '70003a9'],
  ...['(deleted)', '\uFEFF', '\uD800', '✓'],
];

test('Any text is read, and each place is in it', () => {
  const text = fc.array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ maxLength: 5 })), { maxLength: 60 });
  fc.assert(
    fc.property(text, fc.constantFrom(...FAMILIES), fc.boolean(), (parts, family, inFrontmatter) => {
      const written = inFrontmatter ? `---\n${parts.join('')}\n---\n${parts.join('')}` : parts.join('');
      const { value, locate, startLine } = gsdReturn(written, family);
      const lines = written.split('\n');
      expect(startLine).toBe(1);
      // One expectation for all places: there are hundreds of thousands of them.
      const outside = pointersOf(value).filter((pointer) => {
        const { startLine: line, endLine, startColumn } = locate(pointer);
        const text = lines[line - 1];
        return endLine !== line || text === undefined || startColumn > text.length + 1;
      });
      expect(outside).toEqual([]);
      const claims = gsdClaims(value, family);
      const found = claims.map(({ pointer }) => {
        const { startLine: line, startColumn, endColumn } = locate(pointer);
        // A backslash is a slash.
        return lines[line - 1]?.slice(startColumn - 1, endColumn - 1).replaceAll('\\', '/');
      });
      expect(found).toEqual(claims.map(({ path }) => path.replaceAll('\\', '/')));
    }),
    { numRuns: 1_000 },
  );
});

const SIZE = 1 << 16;

/** What is written so much of, and where: in place of the star. */
const PLACES: readonly (readonly [GsdFamily, string])[] = [
  ['gsd-summary', '*'],
  ['gsd-summary', '---\n*'],
  ['gsd-plan', '---\n*\n---\n'],
  ['gsd-summary', '---\nkey-files:\n  created: *\n---\n'],
  ['gsd-summary', '---\nkey-files:\n  created:\n    - *\n---\n'],
  ['gsd-plan', '---\nmust_haves:\n  artifacts:\n    - path: *\n---\n'],
  ['gsd-plan', '---\nx: {*\n---\n'],
  ['gsd-summary', '## Files (*\n- `a.ts` (**x'],
  ['gsd-summary', '## Files\n- `a.ts` *'],
  ['gsd-summary', '## Files\n- `*'],
  ['gsd-summary', '## Commits\n*'],
  ['gsd-summary', '## Self-Check\n- *'],
  ['gsd-summary', '## Self-Check\nFOUND: *'],
  ['gsd-verification', '## Required Artifacts\n| `a.ts` | ✓ *'],
];

/** So much is read in a hundredth of a second: what takes longer than this does not take linear time. */
const LONGEST = 500;

test.each(['[', '[{], ', '"', ' ', ': ', '`', '()', '- ', '* - FOUND', 'a: {\n', '## Files\n', '<task '])(
  '64 KiB of %j is read in linear time',
  (unit) => {
    const text = unit.repeat(SIZE / unit.length);
    for (const [family, place] of PLACES) {
      const begun = processorTime();
      const { value } = gsdReturn(
        place.replace('*', () => text),
        family,
      );
      gsdClaims(value, family);
      expect(processorTime() - begun).toBeLessThan(LONGEST);
    }
  },
);

test('Deep nesting is read in linear time', () => {
  const deep = Array.from({ length: 1_400 }, (_, n) => `${' '.repeat(n)}- a:\n`).join('');
  const begun = processorTime();
  expect(gsdReturn(`---\nx:\n${deep}---\n`).value.frontmatter).toBe('whole');
  expect(processorTime() - begun).toBeLessThan(LONGEST);
});
