import fc from 'fast-check';
import { isLikelyReturn, looksLikeReturn, marksOf, mayBeReturn, type IsReturn } from '../../../src/read/json/scan.js';
import { isJson, JsonFinder, unescaped } from '../../../src/read/json/objects.js';

const STATUS: IsReturn = ({ status }) => status;

/** The objects with a status in a text, as they are written. */
function found(text: string, isReturn: IsReturn = STATUS): readonly string[] {
  return Array.from(new JsonFinder(text, isReturn).objectsFrom(0), ({ start, end }) => text.slice(start, end));
}

function isValue(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

describe('Objects among other text', () => {
  const A = '{"status": 1}';

  test.each<readonly [string, readonly string[]]>([
    ['', []],
    [A, [A]],
    [`x ${A} y`, [A]],
    [`${A}${A}`, [A, A]],
    [`[${A}, ${A}]`, [A, A]],
    [`{ ${A}`, [A]],
    [`{"a": ${A}`, [A]],
    [`{"a": ${A}}`, [A]],
    [`{"status": ${A}}`, [`{"status": ${A}}`]],
    [`{"a": ${A}, "status": 1, "b": ${A}}`, [`{"a": ${A}, "status": 1, "b": ${A}}`]],
    [`{"b": ${A}, "a": {"c": ${A}, "status": 1}}`, [A, `{"c": ${A}, "status": 1}`]],
    [`{"a": [[${A}], [[]], {}]}`, [A]],
    ['{"a": "status"}', []],
    ['{"a": {"b": 1}, "c": "status"}', []],
    ['{"\\u0073tatus": 1}', ['{"\\u0073tatus": 1}']],
    ['{"\\u0073\\u0074\\u0061\\u0074\\u0075\\u0073": 1}', ['{"\\u0073\\u0074\\u0061\\u0074\\u0075\\u0073": 1}']],
    ['{"a": "{\\"status\\": 1}"}', []],
    ['"{" {"status": 1}', ['{"status": 1}']],
    ['{"status": 1', []],
    ['{"status": "a}', []],
    ['{status: 1}', []],
    ['{"status": 1} {"status": x} {"status": 2}', ['{"status": 1}', '{"status": 2}']],
  ])('in %j are %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test('are sought from an offset on', () => {
    const text = `${A} ${A}`;
    expect([...new JsonFinder(text, STATUS).objectsFrom(1)]).toEqual([{ start: 14, end: 27 }]);
    expect([...new JsonFinder(text, STATUS).objectsFrom(14)]).toEqual([{ start: 14, end: 27 }]);
  });

  test('are all outermost ones, whatever they hold', () => {
    const text = '{} {"a": {"b": 1}} [{"c": 2}] {x} {"d": ';
    const spans = [...new JsonFinder(text, STATUS).allObjects()];
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(['{}', '{"a": {"b": 1}}', '{"c": 2}']);
  });

  test('are those that the parser takes: strings apart, of which only the ends are sought', () => {
    const token = fc.constantFrom(
      ...[
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        ' ',
        '\n',
        '"a"',
        '"\\""',
        '"',
        '1',
        '-0.5e+1',
        '01',
        'true',
        'null',
        'x',
        '{}',
        '[]',
        '"a":1',
        '[1,2]',
      ],
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 12 }), (tokens) => {
        const text = tokens.join('');
        return (
          isJson(text, 0, text.length) === (isValue(text) || (text.includes('\n') && isValue(text.replace(/\n/g, ' '))))
        );
      }),
      { numRuns: 3_000 },
    );
  });
});

test.each([
  ['\\u0073tatus', 'status'],
  ['\\u004A\\u006a', 'Jj'],
  ['\\u0020\\u007e', ' ~'],
  ['\\u0019\\u0080\\u0173', '\\u0019\\u0080\\u0173'],
])('%j without escapes of plain letters is %j', (text, plain) => {
  expect(unescaped(text)).toBe(plain);
});

describe('What the keys of an object tell', () => {
  test.each<readonly [string, boolean, boolean]>([
    ['{"status": "a"}', true, false],
    ['{"status": "a", "artifacts": []}', true, true],
    ['{"status": null, "metadata": {}}', true, true],
    ['{"status": {}, "metadata": {}}', true, false],
    ['{"status": [], "artifacts": []}', true, false],
    ['{"artifacts": [], "metadata": {}}', true, false],
    ['{"artifacts": []}', false, false],
    ['{"metadata": {}}', false, false],
    ['{"a": {"status": 1, "artifacts": []}}', false, false],
  ])('of %j: it may be a return: %j, it is likely one: %j', (text, may, likely) => {
    const value = JSON.parse(text) as Parameters<typeof marksOf>[0];
    expect([mayBeReturn(marksOf(value)), isLikelyReturn(marksOf(value)), looksLikeReturn(value)]).toEqual([
      ...[may, likely, likely],
    ]);
    expect([found(text, mayBeReturn).includes(text), found(text, isLikelyReturn).includes(text)]).toEqual([
      may,
      likely,
    ]);
  });

  test('that is repeated are those of the last', () => {
    expect(found('{"status": {}, "status": 1, "artifacts": []}', isLikelyReturn)).toHaveLength(1);
    expect(found('{"status": 1, "status": {}, "artifacts": []}', isLikelyReturn)).toHaveLength(0);
  });

  test('are not those of anything else', () => {
    expect([looksLikeReturn(null), looksLikeReturn(['status']), looksLikeReturn('status')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
