import type { Json } from '../../../src/model/json.js';
import { headed } from '../../support/envelope.js';
import { placed, reading } from '../../support/reading.js';

/** What an envelope claims, and its unread parts, each with its place. */
function read(text: string): { readonly paths: readonly Json[]; readonly unread: readonly string[] } {
  const [found] = reading(text, 'markdown').returns;
  if (found?.composed !== 'result-envelope') throw new Error('no envelope');
  const artifacts = (found.value.artifacts ?? []) as readonly { path?: string; text: string }[];
  return {
    paths: artifacts.map(({ path }) => path ?? null),
    unread: (found.unread ?? []).map(({ range }) => placed(text, range)),
  };
}

function paths(artifacts: string): readonly Json[] {
  return read(headed({ artifacts })).paths;
}

/** Where the path of an artifact stands. */
function placeOf(artifacts: string, n = 0): string {
  const text = headed({ artifacts });
  const [found] = reading(text, 'markdown').returns;
  if (found === undefined) throw new Error('no return');
  return placed(text, found.locate(`/artifacts/${String(n)}/path`));
}

describe('Items that Markdown does not know', () => {
  test.each([
    ['- `src/a.ts`\n• src/ghost.ts\n• `src/b.ts`: new', ['src/a.ts', 'src/ghost.ts', 'src/b.ts']],
    ['• src/a.ts', ['src/a.ts']],
    ['• `src/a.ts`: new\n  and more\n• src/b.ts', ['src/a.ts', 'src/b.ts']],
    ['Files:\n• src/a.ts\n◦ src/b.ts', ['src/a.ts', 'src/b.ts']],
    ['- `src/a.ts`\n  goes on with src/b.ts', ['src/a.ts']],
  ])('are items: %j', (artifacts, expected) => {
    expect(paths(artifacts)).toEqual(expected);
  });

  test.each(['Artifacts (continued)', 'Artifacts, continued', 'Artifacts (cont.)', 'Artifacts (2)'])(
    'and a second heading %j goes on with them',
    (title) => {
      expect(paths(`- \`src/a.ts\`\n\n### ${title}\n\n- \`src/ghost.ts\``)).toEqual(['src/a.ts', 'src/ghost.ts']);
    },
  );

  test('and another heading does not', () => {
    expect(paths('- `src/a.ts`\n\n### Artifacts to come\n\n- `src/b.ts`')).toEqual(['src/a.ts']);
  });
});

describe('A folder', () => {
  test.each([
    ['- `src/`: `a.ts`, `b.ts`', ['src/a.ts', 'src/b.ts']],
    ['- src/: a.ts, b.ts', ['src/a.ts', 'src/b.ts']],
    ['- `src/`\n  - `a.ts`\n  - b.ts', [null, 'src/a.ts', 'src/b.ts']],
    ['- `src/`: `a.ts`; `README.md`', ['src/a.ts', 'src/README.md']],
    ['- `src/`: `a.ts`, `lib/b.ts`', ['src/a.ts', 'lib/b.ts']],
    ['- `src/`', ['src/']],
    ['- `src/`\n- `a.ts`', ['src/', 'a.ts']],
  ])('in %j is what its names are looked up below', (artifacts, expected) => {
    expect(paths(artifacts)).toEqual(expected);
  });

  test('leaves the place of a name where it stands', () => {
    expect(placeOf('- `src/`: `a.ts`')).toMatch(/:12 a\.ts$/);
  });
});

describe('A path is read as Markdown renders it', () => {
  test.each([
    ['- <code>src/a.ts</code>', 'src/a.ts'],
    ['- <b>src/a.ts</b> <!-- src/ghost.ts -->', 'src/a.ts'],
    ['- src\\/a.ts', 'src/a.ts'],
    ['- src/\\_app.ts', 'src/_app.ts'],
    ['- src/\\[id\\].ts', 'src/[id].ts'],
    ['- src&#47;a.ts', 'src/a.ts'],
    ['- src&#x2F;a.ts', 'src/a.ts'],
    ['- src&sol;a.ts', 'src/a.ts'],
    ['- `src/a&amp;b.ts`', 'src/a&amp;b.ts'],
    ['- _src/a.ts_', 'src/a.ts'],
    ['- src/__init__.py', 'src/__init__.py'],
    ['- [the parser][p]\n\n[p]: src/a.ts "The parser"', 'src/a.ts'],
    ['- [the parser][]\n\n[The  Parser]: <src/a b.ts>', 'src/a b.ts'],
    ['- [the parser]\n\n[the parser]: src/a.ts', 'src/a.ts'],
    [`- [the parser][p]\n\n[p]: src/${'x'.repeat(200)}/a.ts`, `src/${'x'.repeat(200)}/a.ts`],
    ['- [the parser](src/a%20b.ts#L3 "here")', 'src/a b.ts'],
    ['- [the page](src/(group)/page.tsx)', 'src/(group)/page.tsx'],
    ['<ul>\n<li>src/a.ts</li>\n</ul>', 'src/a.ts'],
  ])('%j', (artifacts, path) => {
    expect(paths(artifacts).filter((one) => one !== null)).toEqual([path]);
  });

  test.each(['- [x] src/a.ts', '- [NEW][p] src/a.ts'])('%j has brackets that are no link', (artifacts) => {
    expect(paths(artifacts)).toEqual(['src/a.ts']);
  });

  test('and has its place in the source', () => {
    expect(placeOf('- src&#47;a.ts, src/b.ts')).toMatch(/:3 src&#47;a\.ts$/);
    expect(placeOf('- <code>src/a.ts</code>')).toMatch(/:9 src\/a\.ts$/);
    expect(placeOf('- [the parser][p] is new\n\n[p]: src/a.ts')).toMatch(/:3 \[the parser\]\[p\]$/);
  });
});
