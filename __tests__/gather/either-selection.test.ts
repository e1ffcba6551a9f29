import { eitherSelection } from '../../src/gather/glob.js';
import { selection } from '../../src/gather/gather.js';

const PATHS = ['a/x.json', 'a/y.json', 'b/x.json', 'b/.return-meta.json', 'c/.return-meta.json'];

describe('The selection of either of two', () => {
  it('has the files of the first, those of the second and no others', () => {
    const either = eitherSelection(selection(['a/*'], ['a/y.json']), selection(['b'], []));
    expect(PATHS.filter(either.matches)).toEqual(['a/x.json', 'b/.return-meta.json']);
  });

  it('has a file that one of them excludes and the other selects', () => {
    const all = selection(['a/*'], []);
    const some = selection(['a/*'], ['a/x.json']);
    expect(PATHS.filter(eitherSelection(all, some).matches)).toEqual(['a/x.json', 'a/y.json']);
    expect(PATHS.filter(eitherSelection(some, all).matches)).toEqual(['a/x.json', 'a/y.json']);
  });

  it('names the files that a pattern of one of them names', () => {
    const either = eitherSelection(
      selection(['a/x.json', 'b'], []),
      selection(['a/*.json', 'c/.return-meta.json'], []),
    );
    expect(PATHS.map((path) => either.named?.(path))).toEqual([true, true, false, false, true]);
  });

  it('names what the other names where one is of the usual places, and nothing where both are', () => {
    const [usual, own] = [selection([], []), selection(['a/x.json'], [])];
    const named = (one: typeof usual, other: typeof usual) =>
      PATHS.filter((path) => eitherSelection(one, other).named?.(path));
    expect(named(usual, own)).toEqual(['a/x.json']);
    expect(named(own, usual)).toEqual(['a/x.json']);
    expect(PATHS.map((path) => eitherSelection(usual, usual).named?.(path))).toEqual(PATHS.map(() => false));
  });

  // Applied in a row, the exclusions of the second would take files from the first.
  it('lists the patterns of both, and is not one that a walk by patterns finds', () => {
    const [one, other] = [selection(['a/*'], ['b/**']), selection(['b/*'], [])];
    expect(eitherSelection(one, other)).toMatchObject({
      patterns: [...one.patterns, ...other.patterns],
      anyCase: true,
    });
  });
});
