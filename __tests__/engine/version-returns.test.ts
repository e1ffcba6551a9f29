import type { Evaluation } from '../../src/engine/evaluate/evaluation.js';
import { returnsOfVersion, type EarlierReturn } from '../../src/engine/history/version-returns.js';
import { contentDigest } from '../../src/engine/evaluate/statement.js';
import { type JsonObject } from '../../src/model/json.js';
import type { Standard } from '../../src/model/standard.js';
import type { ParsedReturn } from '../../src/read/read.js';

const FILE = 'specs/1_task/.return-meta.json';

/** A version with a status for success and one for none. */
const STANDARD = {
  open: [],
  statuses: ['done', 'partial'],
  success: ['done'],
  claimFields: [{ pattern: '/artifacts/*/path' }, { pattern: '/commit', kind: 'commit' }],
} as unknown as Standard;

/** The returns of a version of a file that has these values, by a standard or by none. */
function returnsOf(
  values: readonly JsonObject[],
  standard: Partial<Standard> | null = STANDARD,
): readonly EarlierReturn[] {
  const gathered = { form: 'json', family: 'return-meta', reduced: false } as const;
  const chosen = standard === null ? {} : { 'return-meta': { ...STANDARD, ...standard } };
  const returns = values.map((value, index) => ({ value, index, composed: null }) as unknown as ParsedReturn);
  const standards = { chosenAt: (file: string) => (file === FILE ? chosen : {}) };
  return returnsOfVersion(
    { file: { path: FILE, id: '', link: false }, gathered },
    { returns, problems: [], line: () => '' },
    { standards } as unknown as Evaluation,
  );
}

function claiming(...artifacts: readonly JsonObject[]): JsonObject {
  return { status: 'done', artifacts };
}

/** The paths that an only return claims, and those that it says were deleted. */
function claimedBy(value: JsonObject, standard?: Partial<Standard> | null): readonly (readonly string[])[] {
  return returnsOf([value], standard).map(({ claims: { file, deletion } }) => [...file, '-', ...deletion]);
}

describe('A return of an earlier version claims', () => {
  test.each<[string, JsonObject, readonly string[]]>([
    ['its files', claiming({ path: 'b.md' }, { path: 'a.md' }), ['b.md', 'a.md', '-']],
    ['each by its normalised path, once', claiming({ path: './x/../a.md' }, { path: 'a.md' }), ['a.md', '-']],
    [
      'deletions apart from files',
      claiming({ path: 'a.md' }, { path: 'b.md', type: 'deleted' }),
      ['a.md', '-', 'b.md'],
    ],
    ['nothing outside the root', claiming({ path: '../a.md' }, { path: '../b.md', type: 'deleted' }), ['-']],
    ['no path where it names a commit', { ...claiming({ path: 'a.md' }), commit: 'abc1234' }, ['a.md', '-']],
    ['nothing where it is empty', {}, ['-']],
  ])('%s', (_, value, expected) => {
    expect(claimedBy(value)).toEqual([expected]);
  });

  test("what it says in the version's own words, where the project has others", () => {
    const inOwnWords = (value: JsonObject): JsonObject => ({ ...value, status: 'done', artifacts: ['own.md'] });
    const [earlier] = returnsOf([{ status: 'ready', session_id: 's', artifacts: ['a.md'] }], {
      inOwnWords,
      claimFields: [{ pattern: '/artifacts/*/' }],
    });
    expect([...(earlier?.claims.file ?? [])]).toEqual(['own.md']);
    expect(earlier?.outcome).toEqual({ session: 's', succeeds: true });
  });
});

describe('A return of an earlier version is the later one', () => {
  const [a, b, c] = ['a.md', 'b.md', 'c.md'].map((path) => claiming({ path }));
  const digest = (value: JsonObject | undefined): string => contentDigest(value ?? {});

  test.each<
    [string, readonly (JsonObject | undefined)[], { index: number; content: string | null }, readonly boolean[]]
  >([
    ['where both files hold only that', [a], { index: 0, content: null }, [true]],
    ['where it is the only one now, wherever the later one is', [a], { index: 2, content: null }, [true]],
    ['where it has its place among several', [a, b, c], { index: 1, content: null }, [false, true, false]],
    ['but not where no place is the same', [a, b], { index: 2, content: null }, [false, false]],
    [
      'where it says the same in a log, at any place',
      [a, b, c],
      { index: 0, content: digest(c) },
      [false, false, true],
    ],
    ['where it is the first that says the same', [b, a, a], { index: 2, content: digest(a) }, [false, true, false]],
    [
      'where it has its place in a log, and none says the same',
      [a, b],
      { index: 1, content: digest(c) },
      [false, true],
    ],
    ['but not where it is alone in a log, at another place', [a], { index: 1, content: digest(c) }, [false]],
  ])('%s', (_, values, later, expected) => {
    const earlier = returnsOf(values.map((value) => value ?? {}));
    expect(earlier.map(({ isTheSame }) => isTheSame(later))).toEqual(expected);
  });
});
