import { FILE_START } from '../../src/model/pointer.js';
import {
  find,
  findsOf,
  MOST_RETURNS,
  NO_PARTS,
  quoted,
  taken,
  type Find,
  type Parts,
  type UnnumberedReturn,
} from '../../src/read/source.js';

function found(n: number): UnnumberedReturn {
  return { composed: null, value: { n }, verbatim: true, startLine: n, locate: () => FILE_START };
}

const PROBLEM = { kind: 'byte-order-mark', range: FILE_START } as const;

function finds(count: number): readonly Find[] {
  return Array.from({ length: count }, (_, n) => find(() => ({ returns: [found(n)] })));
}

/** How many returns there are, the line of the last, how many problems, and how many returns are left out. */
function counted({ returns, problems, more }: Parts): readonly (number | undefined)[] {
  return [returns.length, returns.at(-1)?.startLine, problems.length, more];
}

test('what is found is made, in its order', () => {
  const parts = taken([...finds(2), find(() => ({ problems: [PROBLEM] })), find(() => ({ more: 3 }))]);
  expect(parts.returns.map(({ startLine }) => startLine)).toEqual([0, 1]);
  expect(counted(parts)).toEqual([2, 1, 1, 3]);
});

test('a file has so many returns, and no more: the others are counted and not made', () => {
  expect(counted(taken(finds(MOST_RETURNS)))).toEqual([MOST_RETURNS, MOST_RETURNS - 1, 0, 0]);
  const make = (): Parts => {
    throw new Error('it was made');
  };
  const more = [...finds(MOST_RETURNS), { count: 2, make }, { count: 5, make }];
  expect(counted(taken(more))).toEqual([MOST_RETURNS, MOST_RETURNS - 1, 0, 7]);
});

test('what turned out to be nothing takes no place, and a problem takes one', () => {
  const nothing = find(() => ({}));
  const problem = find(() => ({ problems: [PROBLEM] }));
  expect(counted(taken([nothing, ...finds(MOST_RETURNS)]))).toEqual([MOST_RETURNS, MOST_RETURNS - 1, 0, 0]);
  expect(counted(taken([problem, ...finds(MOST_RETURNS)]))).toEqual([MOST_RETURNS - 1, MOST_RETURNS - 2, 1, 1]);
});

test('a find that means several returns takes as many places as it says, or as it has', () => {
  const several = (count: number, made: number): Find => ({
    count,
    make: () => ({ ...NO_PARTS, returns: Array.from({ length: made }, (_, n) => found(n)) }),
  });
  expect(counted(taken([several(MOST_RETURNS, 1), ...finds(4)]))).toEqual([1, 0, 0, 4]);
  expect(counted(taken([several(1, MOST_RETURNS), ...finds(4)]))).toEqual([MOST_RETURNS, MOST_RETURNS - 1, 0, 4]);
  expect(counted(taken([several(1, MOST_RETURNS + 3)]))).toEqual([MOST_RETURNS, MOST_RETURNS - 1, 0, 3]);
});

test('parts are the same after they were finds', () => {
  const parts: Parts = { problems: [PROBLEM], returns: [found(1), found(2)], more: 4 };
  expect(taken(findsOf(parts))).toEqual(parts);
  expect([...findsOf({ ...parts, more: 0 })]).toHaveLength(3);
  expect([...findsOf(parts)].map(({ count }) => count)).toEqual([1, 1, 1, 4]);
});

test('a text within another is not the text of the file', () => {
  const parts: Parts = { problems: [PROBLEM], returns: [found(1)], more: 4 };
  expect(quoted(parts)).toEqual({ ...parts, returns: [{ ...parts.returns[0], verbatim: false }] });
});
