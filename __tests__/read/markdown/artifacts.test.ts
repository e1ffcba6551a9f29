import type { Json } from '../../../src/model/json.js';
import { block, headed } from '../../support/envelope.js';
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

const FENCE = '```';

function fence(lines: readonly string[], info = ''): string {
  return `${FENCE}${info}\n${lines.join('\n')}\n${FENCE}`;
}

describe('Code below Artifacts', () => {
  test.each<readonly [string, readonly string[]]>([
    ['paths', ['src/a.ts', 'src/b.ts']],
    ['items', ['- src/a.ts', '* `src/b.ts`']],
    ['numbers', ['1. src/a.ts', '2) src/b.ts (new)']],
    ['a head and remarks', ['# Created', 'Files:', 'src/a.ts  # the parser', 'src/b.ts - its test']],
    ['a JSON list', ['[', '  "src/a.ts",', '  "src/b.ts"', ']']],
    ['what git says', ['A  src/a.ts', 'M src/b.ts']],
  ])('is read as a list where it holds %s', (_, lines) => {
    expect(read(headed({ artifacts: fence(lines) }))).toEqual({ paths: ['src/a.ts', 'src/b.ts'], unread: [] });
  });

  test('has its places', () => {
    expect(placeOf(fence(['src/a.ts', '  - src/b.ts (new)']), 1)).toBe('12:5 src/b.ts');
  });

  test('is read inside an item, and between two labels', () => {
    expect(paths(`- Files:\n\n  ${fence(['src/a.ts']).replaceAll('\n', '\n  ')}`)).toEqual(['src/a.ts']);
    const labelled = block({ Artifacts: `see below\n\n${fence(['src/a.ts'])}\n` });
    expect(read(labelled).paths).toContain('src/a.ts');
    // What follows the last label is the document's own.
    expect(read(`${block()}\n${fence(['src/ghost.ts'])}\n`).paths).toEqual(['openspec/changes/fold-maps/proposal.md']);
  });

  test.each<readonly [string, readonly string[], string]>([
    ['a tree', ['src/', '├── a.ts', '└── b.ts'], '12:1 ├── a.ts'],
    ['paths among other things', ['I made these.', 'src/a.ts', 'and more'], '12:1 src/a.ts'],
  ])('is unread where it is %s', (_, lines, place) => {
    const { paths: claimed, unread } = read(headed({ artifacts: fence(lines) }));
    expect(claimed).toEqual([null]);
    expect(unread).toEqual([place]);
  });

  test.each<readonly [string, readonly string[]]>([
    ['a program', ["import { a } from './a.js';", 'export const b = a / 2;']],
    ['a text', ['# Proposal', '', 'Maps fold in two steps and/or three.']],
  ])('is content where it is %s', (_, lines) => {
    expect(read(headed({ artifacts: fence(lines, 'ts') }))).toEqual({ paths: [null], unread: [] });
  });
});

describe('An item with a path in backticks', () => {
  test.each([
    ['- `src/a.ts`: see docs/x.md, docs/y.md', ['src/a.ts']],
    ['- `src/a.ts` (new), docs/y.md (new)', ['src/a.ts', 'docs/y.md']],
    ['- `src/a.ts`, `src/ghost.ts`: see docs/x.md', ['src/a.ts', 'src/ghost.ts']],
    ['- renamed `src/a.ts` → src/ghost.ts', ['src/a.ts', 'src/ghost.ts']],
    ['- docs/x.md, see `src/a.ts` instead', ['docs/x.md']],
    ['- src/a.ts: see it, docs/ghost.md', ['src/a.ts']],
  ])('claims no others in its remark: %j', (artifacts, expected) => {
    expect(paths(artifacts)).toEqual(expected);
  });
});

describe('A link to the web', () => {
  const WEB = '\n\n[pr]: https://github.com/o/r/pull/1\n[file]: src/ghost.ts\n[mail]: mailto:a@b.io';

  test.each([
    ['- `src/a.ts` ([PR][pr])', ['src/a.ts']],
    ['- `src/a.ts` ([pr])', ['src/a.ts']],
    ['- `src/a.ts` ([PR][])', ['src/a.ts']],
    ['- `src/a.ts` ([PR](https://github.com/o/r/pull/1))', ['src/a.ts']],
    ['- src/a.ts, [Mail][mail]', ['src/a.ts']],
    ['- Reviewed in [PR][pr]', [null]],
    // A file that the link names itself, or leads to, is one.
    ['- [src/a.ts][pr]', ['src/a.ts']],
    ['- [more][file]', ['src/ghost.ts']],
    ['- `src/a.ts` ([more][file])', ['src/a.ts']],
  ])('is no claim: %j', (artifacts, expected) => {
    expect(paths(`${artifacts}${WEB}`)).toEqual(expected);
  });
});

describe('A pattern for several paths', () => {
  test.each([
    ['- `src/*.ts`', [null], ['10:4 src/*.ts']],
    ['- `src/{a,b}.ts`', ['src/a.ts', 'src/b.ts'], []],
    ['- src/{a,b}.ts and `src/c.ts`', ['src/a.ts', 'src/b.ts', 'src/c.ts'], []],
    ['- `src/a.ts`, `src/**/*.test.ts`', ['src/a.ts'], ['10:16 src/**/*.test.ts']],
    ['| File |\n|---|\n| `src/*.ts` |', [], ['12:4 src/*.ts']],
    [fence(['src/a.ts', 'src/*.test.ts']), ['src/a.ts', null], ['12:1 src/*.test.ts']],
    ['- **src/a.ts**: *new*', ['src/a.ts'], []],
    ['- `src/{id}/a.ts`', [null], ['10:4 src/{id}/a.ts']],
    ['- `src/[slug]/a.ts`', ['src/[slug]/a.ts'], []],
  ])('is no claim, and unread: %j', (artifacts, expected, unread) => {
    expect(read(headed({ artifacts }))).toEqual({ paths: expected, unread });
  });
});

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

describe('Paths that are beside each other', () => {
  test.each([
    ['- src/a.ts → src/b.ts', ['src/a.ts', 'src/b.ts']],
    ['- src/a.ts→src/b.ts', ['src/a.ts', 'src/b.ts']],
    ['- src/a.ts -> src/b.ts (renamed)', ['src/a.ts', 'src/b.ts']],
    ['- `src/a.ts → src/b.ts`', ['src/a.ts', 'src/b.ts']],
    ['- `src/a.ts, src/b.ts`', ['src/a.ts', 'src/b.ts']],
  ])('%j each are claims', (artifacts, expected) => {
    expect(paths(artifacts)).toEqual(expected);
  });

  test.each([
    ['- src/a.ts - see src/b.ts', ['src/a.ts']],
    ['- src/a.ts - src/b.ts', ['src/a.ts']],
    ['| file | test |\n| --- | --- |\n| src/a.ts | test/a.test.ts |', ['src/a.ts']],
    ['- tasks.md - 3/5', ['tasks.md']],
    ['- src/a.ts - client/server split', ['src/a.ts']],
    ['- docs/map.md — new', ['docs/map.md']],
    ['| file | done |\n| --- | --- |\n| tasks.md | 3/5 |\n| src/a.ts | read/write |', ['tasks.md', 'src/a.ts']],
  ])('%j claim no more than they say', (artifacts, expected) => {
    expect(paths(artifacts)).toEqual(expected);
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
