import fc from 'fast-check';
import { applyEdits } from '../../../src/rewrite/edit/apply.js';
import { styleOf } from '../../../src/rewrite/edit/style.js';
import { parseDocument, print, type Document } from '../../../src/rewrite/edit/syntax.js';
import type { PointerEdit } from '../../../src/model/fix.js';
import { isArray, isObject, type Json } from '../../../src/model/json.js';
import { join, tokens, valueAt, type Pointer } from '../../../src/model/pointer.js';
import { objects, spaced, texts, values } from './json-text.js';

function parsed(text: string): Document {
  const document = parseDocument(text);
  if (document === null) throw new Error(`no JSON: ${text}`);
  return document;
}

function edited(text: string, ...edits: readonly PointerEdit[]): string {
  const document = parsed(text);
  if (document.root.kind !== 'object') throw new Error('no object');
  applyEdits(document.root, edits, styleOf(document.root));
  return print(document);
}

/** The same edits on a value, written for being read and not for speed. */
function reference(value: Json, edit: PointerEdit): Json {
  const without = (from: Json, way: readonly string[]): Json => {
    const [token = '', ...rest] = way;
    return change(from, token, (inner) => (rest.length === 0 ? undefined : without(inner ?? null, rest)));
  };
  const withValue = (into: Json, way: readonly string[], added: Json): Json => {
    const [token = '', ...rest] = way;
    return change(into, token, (inner) => (rest.length === 0 ? added : withValue(inner ?? {}, rest, added)));
  };
  switch (edit.kind) {
    case 'set':
      return withValue(value, tokens(edit.pointer), edit.value);
    case 'remove':
      return without(value, tokens(edit.pointer));
    case 'move': {
      const moved = valueAt(value, edit.from);
      if (moved === undefined) throw new Error('nothing to move');
      return withValue(without(value, tokens(edit.from)), tokens(edit.to), moved);
    }
    case 'rename': {
      const way = tokens(edit.pointer);
      const last = way[way.length - 1] ?? '';
      const within = (from: Json, left: readonly string[]): Json => {
        const [token = '', ...rest] = left;
        if (rest.length > 0) return change(from, token, (inner) => within(inner ?? null, rest));
        return fromEntries(
          Object.entries(from ?? {}).map(([key, held]: [string, Json]) => [key === last ? edit.key : key, held]),
        );
      };
      return within(value, way);
    }
  }
}

function change(holder: Json, token: string, make: (inner: Json | undefined) => Json | undefined): Json {
  if (isArray(holder)) return holder.map((element, n) => (String(n) === token ? (make(element) ?? null) : element));
  if (!isObject(holder)) throw new Error('no holder');
  const entries = Object.entries(holder);
  const at = entries.findIndex(([key]) => key === token);
  const made = make(entries[at]?.[1]);
  if (at >= 0 && made !== undefined) entries[at] = [token, made];
  else if (at >= 0) entries.splice(at, 1);
  else if (made !== undefined) entries.push([token, made]);
  return fromEntries(entries);
}

function fromEntries(entries: readonly (readonly [string, Json])[]): Json {
  return JSON.parse(
    `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${JSON.stringify(held)}`).join(',')}}`,
  ) as Json;
}

/** Every pointer to a member of an object, at any depth. */
function members(value: Json, at: Pointer = ''): readonly Pointer[] {
  if (isArray(value)) return value.flatMap((element, n) => members(element, join(at, n)));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [join(at, key), ...members(inner, join(at, key))]);
}

const LINES = '{\n  "a": 1,\n  "b": {\n    "c": [1, 2]\n  }\n}\n';

describe('Edits of JSON text', () => {
  test('leave the lines that they do not name as they are', () => {
    expect(edited(LINES, { kind: 'set', pointer: '/a', value: 'x' })).toBe(LINES.replace('1,\n', '"x",\n'));
    expect(edited(LINES, { kind: 'set', pointer: '/b/c/0', value: null })).toBe(LINES.replace('[1, 2]', '[null, 2]'));
    expect(edited(LINES, { kind: 'rename', pointer: '/b/c', key: 'd' })).toBe(LINES.replace('"c"', '"d"'));
    expect(edited(LINES, { kind: 'remove', pointer: '/a' })).toBe(LINES.replace('  "a": 1,\n', ''));
    expect(edited(LINES, { kind: 'remove', pointer: '/b' })).toBe('{\n  "a": 1\n}\n');
    expect(edited(LINES, { kind: 'remove', pointer: '/b/c' })).toBe('{\n  "a": 1,\n  "b": {}\n}\n');
  });

  test('add at the end of an object, laid out as its others are', () => {
    expect(edited(LINES, { kind: 'set', pointer: '/b/d', value: { e: [1], f: {} } })).toBe(
      '{\n  "a": 1,\n  "b": {\n    "c": [1, 2],\n    "d": {\n      "e": [1],\n      "f": {}\n    }\n  }\n}\n',
    );
    expect(edited('{"a":1}', { kind: 'set', pointer: '/b', value: { c: [1, 2] } })).toBe('{"a":1,"b":{"c":[1,2]}}');
    expect(edited('{ "a": 1 }', { kind: 'set', pointer: '/b', value: 2 })).toBe('{ "a": 1, "b": 2 }');
    expect(edited('{"a": 1, "c": 3}', { kind: 'set', pointer: '/b', value: 2 })).toBe('{"a": 1, "c": 3, "b": 2}');
    expect(edited('{}', { kind: 'set', pointer: '/b', value: 2 })).toBe('{"b": 2}');
    expect(edited('{\n\t"a": {}\n}', { kind: 'set', pointer: '/a/b', value: 2 })).toBe(
      '{\n\t"a": {\n\t\t"b": 2\n\t}\n}',
    );
    expect(edited('{\r\n    "a": 1\r\n}', { kind: 'set', pointer: '/b/c', value: 2 })).toBe(
      '{\r\n    "a": 1,\r\n    "b": {\r\n        "c": 2\r\n    }\r\n}',
    );
  });

  test('keep commas where they are at the start of lines', () => {
    expect(edited('{ "a": 1\n, "b": 2\n}', { kind: 'set', pointer: '/c', value: 3 })).toBe(
      '{ "a": 1\n, "b": 2\n, "c": 3\n}',
    );
  });

  test('move a value with its own text, indented for its new place', () => {
    const text = '{\n  "list": [\n    1e2,\n    "\\u00e9"\n  ],\n  "m": {\n    "x": 1\n  }\n}';
    expect(edited(text, { kind: 'move', from: '/list', to: '/m/list' })).toBe(
      '{\n  "m": {\n    "x": 1,\n    "list": [\n      1e2,\n      "\\u00e9"\n    ]\n  }\n}',
    );
    expect(edited('{"s":"x","t":1}', { kind: 'move', from: '/s', to: '/m/s' })).toBe('{"t":1,"m":{"s":"x"}}');
  });

  test('replace an element of a list by an object as the list is laid out', () => {
    const value = { type: 'plan', path: 'p' };
    expect(edited('{"l": ["p", "q"]}', { kind: 'set', pointer: '/l/0', value })).toBe(
      '{"l": [{"type": "plan", "path": "p"}, "q"]}',
    );
    expect(edited('{\n  "l": [\n    "p"\n  ]\n}', { kind: 'set', pointer: '/l/0', value })).toBe(
      '{\n  "l": [\n    {\n      "type": "plan",\n      "path": "p"\n    }\n  ]\n}',
    );
    expect(edited('{"l": [1]}', { kind: 'set', pointer: '/l/-', value: 2 })).toBe('{"l": [1, 2]}');
  });

  test.each<readonly [string, PointerEdit]>([
    ['the return itself', { kind: 'set', pointer: '', value: {} }],
    ['an element that is not there', { kind: 'set', pointer: '/b/c/7', value: 1 }],
    ['something within a number', { kind: 'set', pointer: '/a/b', value: 1 }],
    ['a member that is not there', { kind: 'remove', pointer: '/x' }],
    ['an element of a list', { kind: 'remove', pointer: '/b/c/0' }],
    ['an element of a list', { kind: 'rename', pointer: '/b/c/0', key: 'x' }],
  ])('are refused for %s', (_, edit) => {
    expect(() => edited(LINES, edit)).toThrow();
  });

  test('are refused for text that is no strict JSON', () => {
    for (const text of ['', '{', '{"a":1,}', '{/**/}', '{} {}', 'Here: {}']) expect(parseDocument(text)).toBeNull();
  });
});

describe('Properties', () => {
  const documents = values.chain((value) => spaced(value));
  const returns = objects.chain((value) => spaced(value).map((text) => ({ value, text })));

  test('a text that is taken apart and printed is the same text', () => {
    fc.assert(
      fc.property(documents, fc.constantFrom('', '\n', '\r\n', ' '), (text, end) => {
        expect(print(parsed(end + text + end))).toBe(end + text + end);
      }),
    );
  });

  test('what is set is there, at the end where it is new, and nothing else changed', () => {
    fc.assert(
      fc.property(returns, fc.array(texts, { minLength: 1, maxLength: 2 }), values, ({ value, text }, way, added) => {
        const pointer = join('', ...way);
        const holder = valueAt(value, join('', ...way.slice(0, -1)));
        fc.pre(holder === undefined || isObject(holder));
        const edit = { kind: 'set', pointer, value: added } as const;
        expect(same(edited(text, edit))).toBe(JSON.stringify(reference(value, edit)));
      }),
    );
  });

  test('any member can be removed, renamed or moved, and nothing else changes', () => {
    fc.assert(
      fc.property(returns, fc.nat(), texts, ({ value, text }, n, name) => {
        const all = members(value);
        fc.pre(all.length > 0);
        const pointer = all[n % all.length] ?? '';
        const beside = join(pointer.slice(0, pointer.lastIndexOf('/')), name);
        const edits: readonly PointerEdit[] = [
          { kind: 'remove', pointer },
          ...(valueAt(value, beside) === undefined ? [{ kind: 'rename', pointer, key: name } as const] : []),
          ...(valueAt(value, '/moved') === undefined
            ? [{ kind: 'move', from: pointer, to: '/moved/here' } as const]
            : []),
        ];
        for (const edit of edits) expect(same(edited(text, edit))).toBe(JSON.stringify(reference(value, edit)));
      }),
    );
  });

  test('a text on one line stays on one line', () => {
    fc.assert(
      fc.property(objects, texts, values, (value, key, added) => {
        const line = JSON.stringify(value);
        expect(edited(line, { kind: 'set', pointer: join('', 'new', key), value: added })).not.toContain('\n');
      }),
    );
  });
});

/** The value of a text, keys in their order. */
function same(text: string): string {
  return JSON.stringify(JSON.parse(text));
}
