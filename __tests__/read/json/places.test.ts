import fc from 'fast-check';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { Places } from '../../../src/read/json/locator.js';

/** The steps to a value and to all that it holds. */
function ways(value: unknown): readonly (readonly (string | number)[])[] {
  const below = Array.isArray(value)
    ? value.map((element: unknown, n) => [n, element] as const)
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [];
  return [[], ...below.flatMap(([step, element]) => ways(element).map((way) => [step, ...way]))];
}

function numberOf(places: Places, way: readonly (string | number)[]): number | undefined {
  return way.reduce<number | undefined>(
    (at, step) => (at === undefined ? undefined : places.child(at, String(step))),
    0,
  );
}

describe('places', () => {
  it('are those of the parser with a tree, for every value', () => {
    const values = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(values, fc.constantFrom(undefined, 2, '\t'), (value, space) => {
        const text = JSON.stringify(value, null, space);
        const places = new Places(text);
        const root = parseTree(text);
        for (const way of ways(JSON.parse(text))) {
          const at = numberOf(places, way) ?? -1;
          const node = root === undefined ? undefined : findNodeAtLocation(root, [...way]);
          expect([places.starts[at], places.ends[at]]).toEqual([
            node?.offset,
            (node?.offset ?? 0) + (node?.length ?? 0),
          ]);
          const key = node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
          expect(places.keyStarts[at]).toBe(key?.offset ?? -1);
        }
      }),
    );
  });

  it.each([2, 100])('are those of the last of several equal keys, of %i members', (members) => {
    const text = `{${Array.from({ length: members }, (_, n) => `"k${String(n)}":0`).join(',')},"k0":"last"}`;
    const places = new Places(text);
    const at = places.child(0, 'k0') ?? -1;
    expect(text.slice(places.starts[at], places.ends[at])).toBe('"last"');
    expect(places.child(0, 'other')).toBeUndefined();
    expect(places.child(at, '0')).toBeUndefined();
  });

  it('takes an index as it is written in a pointer', () => {
    const places = new Places('[1,2]');
    expect([places.child(0, '1'), places.child(0, '01'), places.child(0, '2')]).toEqual([2, undefined, undefined]);
  });
});
