import { claimsOf, type ClaimMaker } from '../../src/claims/claims.js';
import type { Claim } from '../../src/model/claim.js';
import type { JsonObject } from '../../src/model/json.js';
import { standards } from '../../src/families/registry.js';

const MAKER = standards.find(({ id }) => id === 'return-meta@2.1') ?? { claimFields: [] };
const FILE = 'specs/7_dates/.return-meta.json';

describe('The members of a team', () => {
  const made = (...results: readonly (string | Readonly<Record<string, string | null>>)[]): readonly string[] =>
    claimsOf({ teammate_results: results }, MAKER, FILE).map(({ path, pointer }) => `${pointer} ${path}`);

  test('claim what they wrote, unless their work did not end well', () => {
    expect(
      made(
        { name: 'A', status: 'completed', output_path: 'a.md' },
        { name: 'B', status: 'timeout', output_path: 'b.md' },
        { name: 'C', output_path: 'c.md' },
        { name: 'D', status: 'completed', output_path: null },
      ),
    ).toEqual(['/teammate_results/0/output_path a.md', '/teammate_results/2/output_path c.md']);
  });

  test('claim nothing in prose', () => {
    expect(made('Teammate A found two calendars')).toEqual([]);
    expect(claimsOf({ memory_candidates: ['Dates are hard'] }, MAKER, FILE)).toEqual([]);
    expect(claimsOf({ artifacts: ['a.md'] }, MAKER, FILE)).toHaveLength(1);
  });
});

describe('The fields that a version names', () => {
  const maker: ClaimMaker = {
    claimFields: [
      { pattern: '/report' },
      { pattern: '/data/files/*' },
      { pattern: '/artifacts/*/path' },
      { pattern: '/commits/*', kind: 'commit' },
      { pattern: '/team/*/output', statuses: ['done'] },
    ],
  };
  const made = (value: JsonObject): readonly Claim[] => claimsOf(value, maker, FILE);

  test('are a value, the elements of a list, or a member of each', () => {
    const value = {
      report: 'a.md',
      data: { files: ['b.md', { path: 'no.md' }, ' ', 7, 'c.md'] },
      artifacts: [{ path: 'd.md', type: 'report' }, 'e.md', { path: '' }, { path: 'f.md', type: 7 }],
      commits: ['12ab'],
    };
    expect(made(value)).toEqual([
      { path: 'a.md', pointer: '/report', type: null },
      { path: 'b.md', pointer: '/data/files/0', type: null },
      { path: 'c.md', pointer: '/data/files/4', type: null },
      { path: 'd.md', pointer: '/artifacts/0/path', type: 'report' },
      { path: 'e.md', pointer: '/artifacts/1', type: null },
      { path: 'f.md', pointer: '/artifacts/3/path', type: null },
      { path: '12ab', pointer: '/commits/0', type: null, kind: 'commit' },
    ]);
    // The pointers that are kept are those of the same places.
    expect(made(value)).toEqual(made(value));
    expect(made({})).toEqual([]);
    expect(made({ report: { files: 'a' }, data: { files: 'b.md' }, artifacts: { path: 'c' } })).toEqual([]);
  });

  test.each<[string, Partial<Claim>]>([
    ['a.ts (the parser)', { path: 'a.ts', written: { readings: ['a.ts (the parser)'] } }],
    ['src/a: new', { path: 'src/a', written: { readings: ['src/a: new'] } }],
    ['src/a b.ts', { path: 'src/a b.ts', written: { needs: 'file' } }],
    ['Parser (src/a.ts)', { path: 'Parser (src/a.ts)', written: { needs: 'file' } }],
  ])('are what a bare string with white space may name: %j', (text, claim) => {
    expect(made({ artifacts: [text] })).toEqual([{ pointer: '/artifacts/0', type: null, ...claim }]);
  });

  test('are places of their own in a list of any length', () => {
    const artifacts = Array.from({ length: 70 }, (_, n) =>
      n % 2 === 0 ? `${String(n)}.md` : { path: `${String(n)}.md` },
    );
    const files = artifacts.map((_, n) => `${String(n)}.ts`);
    for (let twice = 0; twice < 2; twice++) {
      const pointers = made({ artifacts, data: { files } }).map(({ pointer }) => pointer);
      expect(pointers).toEqual([
        ...files.map((_, n) => `/data/files/${String(n)}`),
        ...artifacts.map((_, n) => `/artifacts/${String(n)}${n % 2 === 0 ? '' : '/path'}`),
      ]);
    }
    // What was a bare string at one time is an object at another.
    expect(made({ artifacts: [{ path: 'a.md' }, 'b.md'] }).map(({ pointer }) => pointer)).toEqual([
      '/artifacts/0/path',
      '/artifacts/1',
    ]);
  });

  test('claim a deletion by the type of the artifact', () => {
    expect(made({ artifacts: [{ path: 'a.md', type: 'Deleted' }] })).toEqual([
      { path: 'a.md', pointer: '/artifacts/0/path', type: 'Deleted', kind: 'deletion' },
    ]);
  });

  test.each<[string, string, Partial<Claim>]>([
    ['specs/1_a/r.md', '../b.md', { base: 'specs/1_a' }],
    ['specs/1_a/r.md', './b.md', { base: 'specs/1_a' }],
    ['specs/1_a/r.md', 'src/b.md', { alternative: 'specs/1_a/src/b.md' }],
    ['specs/1_a/r.md', 'src/../b.md', { alternative: 'specs/1_a/b.md' }],
    ['specs/1_a/r.md', '.hidden/b.md', { alternative: 'specs/1_a/.hidden/b.md' }],
    ['specs/1_a/r.md', '...', { alternative: 'specs/1_a/...' }],
    ['specs/1_a/r.md', 'x/../../../../b.md', {}],
    ['r.md', 'src/b.md', {}],
    ['r.md', '../b.md', {}],
    ['specs/1_a/r.md', '/b.md', {}],
    ['specs/1_a/r.md', '~/b.md', {}],
    ['specs/1_a/r.md', '\\b.md', {}],
    ['specs/1_a/r.md', 'https://x/b.md', {}],
    ['specs/1_a/r.md', 'X1+.-:b.md', {}],
    ['specs/1_a/r.md', '1x:b.md', { alternative: 'specs/1_a/1x:b.md' }],
    ['specs/1_a/r.md', 'a/x:b.md', { alternative: 'specs/1_a/a/x:b.md' }],
    ['specs/1_a/r.md', ' x:b.md', { alternative: 'specs/1_a/ x:b.md' }],
  ])('claim the target of a link in %s: %s', (file, path, more) => {
    const links: ClaimMaker = { claimFields: [{ pattern: '/files/*/path', linked: true }] };
    const claim = { path, pointer: '/files/0/path', type: null };
    expect(claimsOf({ files: [{ path, linked: true }] }, links, file)).toEqual([{ ...claim, ...more }]);
    expect(claimsOf({ files: [{ path, linked: false }, { linked: true }] }, links, file)).toEqual([claim]);
    const plain: ClaimMaker = { claimFields: [{ pattern: '/files/*/path' }] };
    expect(claimsOf({ files: [{ path, linked: true }] }, plain, file)).toEqual([claim]);
  });

  test('claim nothing of work with another status, and something of work without one', () => {
    const team = [{ output: 'a', status: 'done' }, { output: 'b', status: 'lost' }, { output: 'c' }, 'd'];
    expect(made({ team }).map(({ path }) => path)).toEqual(['a', 'c']);
  });

  test('are followed by what the version claims in another way, from what it is given', () => {
    const beside = new Map([['x', 'y']]);
    const others: ClaimMaker = {
      ...maker,
      claims: (value, file, found) => [
        { path: `${JSON.stringify(value.report)} ${file} ${String(found?.get('x'))}`, pointer: '', type: null },
      ],
    };
    expect(claimsOf({ report: 'a' }, others, FILE, beside).map(({ path }) => path)).toEqual(['a', `"a" ${FILE} y`]);
  });
});
