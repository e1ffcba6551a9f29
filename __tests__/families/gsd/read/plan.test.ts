import { gsdClaimed, gsdReturn } from '../support.js';
import { placed } from '../../../support/reading.js';

const PLAN = [
  '---',
  'phase: 01-base',
  'wave: 2',
  'depends_on: [01-01]',
  'files_modified: [src/z.ts]',
  'autonomous: false',
  'requirements:',
  '  - A-01',
  'must_haves:',
  '  truths:',
  '    - "It runs: src/t.ts"',
  '  artifacts:',
  '    - path: "src/a.ts"',
  '      provides: "A"',
  '      min_lines: 30',
  '      contains: "prisma\\\\.find"',
  '      exports: ["one", two]',
  '    - {path: src/b.ts, contains: [x, "y, z"]}',
  '    - provides: "no path"',
  '    - path: "src/*.ts"',
  '  key_links:',
  '    - from: src/a.ts',
  '      to: "some library"',
  '      via: import',
  '      pattern: "a\\\\.b"',
  '---',
  '<task type="checkpoint:human-verify" gate="blocking">',
].join('\n');

describe('A plan', () => {
  const { value, locate } = gsdReturn(PLAN, 'gsd-plan');

  it('has its artifacts and links', () => {
    expect(value.must_haves).toEqual({
      artifacts: [
        { path: 'src/a.ts', provides: 'A', min_lines: 30, contains: ['prisma\\.find'], exports: ['one', 'two'] },
        { path: 'src/b.ts', contains: ['x', 'y, z'] },
        { path: null },
      ],
      key_links: [{ from: 'src/a.ts', to: null, via: 'import', pattern: 'a\\.b' }],
      unread: [],
    });
    expect(placed(PLAN, locate('/must_haves/key_links/0'))).toBe('22:7 from: src/a.ts');
    expect(placed(PLAN, locate('/must_haves/artifacts/1/contains/1'))).toBe('18:38 "y, z"');
  });

  it('has its other fields', () => {
    expect(value).toMatchObject({
      phase: '01-base',
      wave: 2,
      depends_on: ['01-01'],
      autonomous: false,
      requirements: ['A-01'],
      checkpoint: true,
    });
  });

  it('claims each path of an artifact', () => {
    expect(gsdClaimed(PLAN, 'gsd-plan')).toEqual(['artifact 13:14 src/a.ts', 'artifact 18:14 src/b.ts']);
    expect(value.order).toEqual(['/must_haves/artifacts/0/path', '/must_haves/artifacts/1/path']);
  });

  it('says which lists hold what is no item', () => {
    const text = '---\nmust_haves:\n  artifacts:\n    - src/a.ts\n  key_links:\n    - a -> b\n---';
    expect(gsdReturn(text, 'gsd-plan').value.must_haves).toEqual({
      artifacts: [],
      key_links: [],
      unread: ['artifacts', 'key_links'],
    });
  });

  it('may have empty lists', () => {
    const text = '---\nmust_haves:\n  artifacts: []\n  key_links:\n---';
    expect(gsdReturn(text, 'gsd-plan').value.must_haves).toEqual({ artifacts: [], key_links: [], unread: [] });
  });
});
