import fc from 'fast-check';
import type { Json } from '../../src/model/json.js';

/** Strings with all that makes JSON text hard: quotes, commas, brackets, escapes, line ends. */
export const texts = fc.oneof(
  fc.string({
    maxLength: 8,
    unit: fc.constantFrom('a', 'Z', '"', '\\', ',', ':', '{', '}', '[', ']', '\n', '\t', '/', '~', 'é', '😀'),
  }),
  fc.constantFrom('', '__proto__', 'constructor', '\u2028', '\uFEFF', 'path/to.md'),
);

export const { json: values } = fc.letrec<{
  json: Json;
  list: readonly Json[];
  object: Readonly<Record<string, Json>>;
}>((tie) => ({
  json: fc.oneof({ maxDepth: 3, depthSize: 'small' }, scalars(), tie('list'), tie('object')),
  list: fc.array(tie('json'), { maxLength: 4 }),
  object: objectsOf(tie('json')),
}));

export const objects = objectsOf(values);

function scalars(): fc.Arbitrary<Json> {
  return fc.oneof(texts, fc.integer({ min: -99, max: 99 }), fc.boolean(), fc.constant(null));
}

/** Objects as `JSON.parse` makes them: every key is their own. */
function objectsOf(json: fc.Arbitrary<Json>): fc.Arbitrary<Readonly<Record<string, Json>>> {
  return fc.uniqueArray(fc.tuple(texts, json), { maxLength: 5, selector: ([key]) => key }).map((entries) => {
    const members = entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
    return JSON.parse(`{${members.join(',')}}`) as Readonly<Record<string, Json>>;
  });
}

/** The same value with other white space: one that a person, a tool or nobody would choose. */
export function spaced(value: Json): fc.Arbitrary<string> {
  const compact = JSON.stringify(value);
  const chaotic = fc
    .array(fc.constantFrom('', '', ' ', '\n', '\r\n', '\t', '  \n '), { minLength: 1, maxLength: 12 })
    .map((spaces) => withSpaces(compact, spaces));
  return fc.oneof(
    fc.constant(compact),
    fc.constantFrom(2, 4, '\t', 1).map((indent) => JSON.stringify(value, null, indent)),
    fc.constantFrom(2, '\t').map((indent) => JSON.stringify(value, null, indent).replaceAll('\n', '\r\n')),
    chaotic,
  );
}

/** Puts spaces around every sign of JSON that is outside of strings, in turn. */
function withSpaces(compact: string, spaces: readonly string[]): string {
  let next = 0;
  const space = (): string => spaces[next++ % spaces.length] ?? '';
  return compact.replace(/"(?:[^"\\]|\\.)*"|[{}[\],:]/g, (token) =>
    token.startsWith('"') ? token : space() + token + space(),
  );
}
