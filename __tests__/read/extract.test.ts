import { excerptsIn, holdsReturn, isFenced, looksLikeBrokenReturn, mayHoldReturn } from '../../src/read/extract.js';
import { isLikelyReturn, mayBeReturn, type IsReturn } from '../../src/read/json/scan.js';

const A = '{"status": 1}';

/** What is found in a text: how it is meant, and as it is written. */
function excerpts(text: string, isReturn: IsReturn = mayBeReturn): readonly string[] {
  return Array.from(excerptsIn(text, isReturn), ({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);
}

describe('Returns among other text', () => {
  test.each<readonly [string, readonly string[]]>([
    ['', []],
    ['text', []],
    [A, [`return ${A}`]],
    [` \n${A} `, [`return ${A}`]],
    [`${A}${A}\n${A}`, [`return ${A}`, `return ${A}`, `return ${A}`]],
    [`${A} text ${A}`, [`return ${A}`, `return ${A}`]],
    [`text ${A}`, [`return ${A}`]],
    [`text {"a": ${A}}`, [`return ${A}`]],
    [`[${A}, ${A}]`, [`return ${A}`, `return ${A}`]],
    ['[1, {"a": 2}]', []],
  ])('in %j are %j', (text, expected) => {
    expect(excerpts(text)).toEqual(expected);
    expect(holdsReturn(text)).toBe(expected.length > 0);
  });

  test.each<readonly [string, readonly string[]]>([
    [`{"a": ${A}}`, []],
    [`[[${A}], {"a": ${A}}]`, []],
    [`[{"a": ${A}}, ${A}]`, [`return ${A}`]],
    [`{"a": ${A}} ${A}`, [`return ${A}`]],
  ])('deeper in a value that starts the text are data: %j', (text, expected) => {
    expect(excerpts(text)).toEqual(expected);
  });

  test.each<readonly [string, readonly string[]]>([
    [`{"a" ${A}}`, [`broken {"a" ${A}}`]],
    [`{"a" ${A}} ${A}`, [`broken {"a" ${A}}`, `return ${A}`]],
    [`[x, [${A}]] text ${A}`, [`broken [x, [${A}]]`, `return ${A}`]],
    [`{"a": "}" x} ${A}`, ['broken {"a": "}" x}', `return ${A}`]],
    [`{x ${A}`, [`broken {x ${A}`]],
    [`{"x: ${A}`, [`broken {"x: ${A}`]],
    [`${A} {"a" ${A}}`, [`return ${A}`, `broken {"a" ${A}}`]],
  ])('are no part of a value that is broken: %j', (text, expected) => {
    expect(excerpts(text)).toEqual(expected);
  });

  test('are what is asked for', () => {
    expect([holdsReturn(A, isLikelyReturn), holdsReturn('{"status": 1, "artifacts": []}', isLikelyReturn)]).toEqual([
      ...[false, true],
    ]);
    expect(holdsReturn('{"a" 1}')).toBe(false);
  });
});

test.each([
  ['"status" "artifacts"', true],
  ['"status" "metadata"', true],
  ['"artifacts" "metadata"', false],
  ['"status"', false],
  ['status artifacts', false],
  ['"\\u0073tatus" "\\u0061rtifacts"', true],
  ['"\\u0173tatus" "artifacts"', false],
])('%j may hold a return: %j', (text, expected) => {
  expect(mayHoldReturn(text)).toBe(expected);
});

test.each([
  ['{"status", "artifacts"', true],
  [' \n["status", "artifacts"', true],
  ['x {"status", "artifacts"', false],
  ['{"a"', false],
])('%j was meant to be a return: %j', (text, expected) => {
  expect(looksLikeBrokenReturn(text)).toBe(expected);
});

test.each([
  ['```\n', true],
  ['```json\n', true],
  ['text\n\t ~~~~ json \n\n  ', true],
  ['text\n``\n', false],
  ['text ```\n', false],
  ['```a`\n', false],
  ['```\nx\n', false],
  ['', false],
])('what follows %j is in a fence: %j', (before, expected) => {
  expect(isFenced(`${before}{}`, before.length)).toBe(expected);
});
