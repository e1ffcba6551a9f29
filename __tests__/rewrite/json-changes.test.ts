import fc from 'fast-check';
import { JsonFile } from '../../src/rewrite/json-file.js';
import { isObject, type Json, type JsonObject } from '../../src/model/json.js';
import { objects, spaced, texts, values } from './json-text.js';

/** The text of a return with another value. */
function rewritten(text: string, value: JsonObject): string {
  return Buffer.from(new JsonFile(Buffer.from(text), 'json').withValues(new Map([[0, value]]))).toString('utf8');
}

const LINES = '{\n  "a": 1,\n  "b": {\n    "c": [1, 2]\n  }\n}\n';

/** A text, the value that it is given, and the text afterwards. */
const REWRITTEN: Readonly<Record<string, readonly [before: string, value: string, after: string]>> = {
  nothing: [' { "a":1.0,\n"b" : [ 1e2 ] } ', '{"a":1,"b":[100]}', ' { "a":1.0,\n"b" : [ 1e2 ] } '],
  'a value': [LINES, '{"a":"x","b":{"c":[1,2]}}', LINES.replace('1,\n', '"x",\n')],
  'an element': [LINES, '{"a":1,"b":{"c":[null,2]}}', LINES.replace('[1, 2]', '[null, 2]')],
  'an added element': ['{"l": [1]}', '{"l":[1,2]}', '{"l": [1, 2]}'],
  'fewer elements': ['{"l": [1, 2, 3]}', '{"l":[1]}', '{"l": [1]}'],
  'an added member of a line': ['{"a":1}', '{"a":1,"b":{"c":[1,2]}}', '{"a":1,"b":{"c":[1,2]}}'],
  'an added member of a line with spaces': ['{ "a": 1 }', '{"a":1,"b":[1,2]}', '{ "a": 1, "b": [1, 2] }'],
  'an added member of a line with two': ['{"a": 1, "c": 3}', '{"a":1,"c":3,"b":2}', '{"a": 1, "c": 3, "b": 2}'],
  'an added member of nothing': ['{}', '{"b":2}', '{"b": 2}'],
  'an added member of lines': [
    LINES,
    '{"a":1,"b":{"c":[1,2],"d":{"e":[1],"f":{},"g":[{}]}}}',
    LINES.replace(
      '2]\n',
      '2],\n    "d": {\n      "e": [1],\n      "f": {},\n      "g": [\n        {}\n      ]\n    }\n',
    ),
  ],
  'tabs, and an object that was empty': ['{\n\t"a": {}\n}', '{"a":{"b":2}}', '{\n\t"a": {\n\t\t"b": 2\n\t}\n}'],
  'line ends of Windows': [
    '{\r\n    "a": 1\r\n}\r\n',
    '{"a":1,"b":{"c":2}}',
    '{\r\n    "a": 1,\r\n    "b": {\r\n        "c": 2\r\n    }\r\n}\r\n',
  ],
  'commas that start lines': ['{ "a": 1\n, "b": 2\n}', '{"a":1,"b":2,"c":3}', '{ "a": 1\n, "b": 2\n, "c": 3\n}'],
  'a removed member at the start': [LINES, '{"b":{"c":[1,2]}}', LINES.replace('  "a": 1,\n', '')],
  'a removed member at the end': [LINES, '{"a":1}', '{\n  "a": 1\n}\n'],
  'the only member, removed': [LINES, '{"a":1,"b":{}}', '{\n  "a": 1,\n  "b": {}\n}\n'],
  'several removed members': ['{"a":1, "b":2, "c":3, "d":4, "e":5}', '{"c":3}', '{"c":3}'],
  'a renamed member': ['{"a": 1, "b": 2e0, "c": 3}', '{"a":1,"x":2,"c":3}', '{"a": 1, "x": 2e0, "c": 3}'],
  'a renamed member with another value': ['{"a": 1, "b": ["y"]}', '{"x":"z","b":["y"]}', '{"b": ["y"], "x": "z"}'],
  'a moved member': [
    '{\n  "list": [\n    100,\n    "é"\n  ],\n  "m": {\n    "x": 1e2\n  }\n}',
    '{"m":{"x":100,"list":[100,"é"]}}',
    '{\n  "m": {\n    "x": 1e2,\n    "list": [100, "é"]\n  }\n}',
  ],
  'a member moved to a new object': ['{"s":"x","t":1.5}', '{"m":{"s":"x"},"t":1.5}', '{"t":1.5,"m":{"s":"x"}}'],
  'elements of a line that become objects': [
    '{"l": ["p", "q"]}',
    '{"l":[{"type":"plan","path":"p"},"q",{}]}',
    '{"l": [{"type": "plan", "path": "p"}, "q", {}]}',
  ],
  'elements of lines that become objects': [
    '{\n  "l": [\n    "p"\n  ]\n}',
    '{"l":[{"type":"plan","path":"p"}]}',
    '{\n  "l": [\n    {\n      "type": "plan",\n      "path": "p"\n    }\n  ]\n}',
  ],
};

test.each(Object.entries(REWRITTEN))('The text of another value: %s', (_, [before, value, after]) => {
  expect(rewritten(before, JSON.parse(value) as JsonObject)).toBe(after);
});

describe('Properties', () => {
  const returns = objects.chain((value) => spaced(value).map((text) => ({ value, text })));

  test('a text of the same value is the same text', () => {
    fc.assert(
      fc.property(returns, ({ value, text }) => {
        expect(rewritten(text, value)).toBe(text);
      }),
    );
  });

  test('a text of any other value has that value', () => {
    fc.assert(
      fc.property(returns, objects, ({ text }, value) => {
        expect(JSON.parse(rewritten(text, value))).toEqual(value);
      }),
    );
  });

  test('members are removed, renamed, moved and added anywhere, and the order of the others stays', () => {
    fc.assert(
      fc.property(returns, fc.nat(), texts, values, ({ value, text }, n, name, added) => {
        const entries = Object.entries(value) as readonly (readonly [string, Json])[];
        fc.pre(entries.length > 0 && !Object.hasOwn(value, name) && !/^\d+$/.test(name));
        const at = n % entries.length;
        const [key, moved] = entries[at] ?? ['', null];
        const others = entries.filter((_, place) => place !== at);
        const results: readonly (readonly (readonly [string, Json])[])[] = [
          others,
          entries.map((entry, place) => (place === at ? [name, entry[1]] : entry)),
          entries.map((entry, place) => (place === at ? [key, added] : entry)),
          [...others, [name, isObject(added) ? { ...added, moved } : [moved, added]]],
        ];
        for (const result of results) {
          const made = JSON.parse(rewritten(text, Object.fromEntries(result))) as JsonObject;
          expect(Object.keys(made)).toEqual(result.map(([key]) => key));
          expect(made).toEqual(Object.fromEntries(result));
        }
      }),
    );
  });

  test('a text on one line stays on one line', () => {
    fc.assert(
      fc.property(objects, objects, (value, other) => {
        expect(rewritten(JSON.stringify(value), other)).not.toContain('\n');
      }),
    );
  });
});
