import type { Links } from '../../../../src/families/result-envelope/read/links.js';
import { namedBy } from '../../../../src/families/result-envelope/read/named.js';
import type { Segment } from '../../../../src/read/markdown/block.js';

const at = (text: string, offset = 100): Segment => ({ text, offset });
const NO_LINKS: Links = new Map();

describe('What an element of Artifacts names', () => {
  const named = (
    text: string,
    { row = false, code = false, folder }: { row?: boolean; code?: boolean; folder?: string } = {},
  ): readonly string[] =>
    namedBy(
      { lines: row ? text.split(' | ').map((cell) => at(cell)) : [at(text)], text, code, row },
      NO_LINKS,
      folder,
    ).map((item) =>
      item.kind === 'path' ? item.path : item.kind === 'glob' ? `glob ${item.at.text}` : `* ${item.observation}`,
    );
  test.each<readonly [string, readonly string[]]>([
    ['src/a.ts', ['src/a.ts']],
    ['`a/b`', ['a/b']],
    ['a/b', ['a/b']],
    ['a.ts and b.ts & c.ts + d.ts', ['a.ts', 'b.ts', 'c.ts', 'd.ts']],
    ['src/a.ts is like src/b.ts', ['src/a.ts']],
    ['see src/a.ts', ['src/a.ts']],
    ['the client/server split', []],
    ['client/server split', ['client/server']],
    ['read a.ts', []],
    ['`a.ts` and b/c.ts x', ['a.ts']],
    ['`src/a.ts` → src/b.ts x', ['src/a.ts', 'src/b.ts']],
    ['`src/a.ts` -- src/b.ts x', ['src/a.ts', 'src/b.ts']],
    ['`src/a.ts` --- src/b.ts x', ['src/a.ts', 'src/b.ts']],
    ['`src/a.ts` – src/b.ts x', ['src/a.ts', 'src/b.ts']],
    ['`src/a.ts` ---- src/b.ts x', ['src/a.ts']],
    ['`src/a.ts` / src/b.ts x', ['src/a.ts', 'src/b.ts']],
    ['`src/a.ts` / client/server x', ['src/a.ts']],
    ['`src/a.ts` → client/server x', ['src/a.ts']],
    ['x src/a.ts - src/b/c/d e', ['src/a.ts', 'src/b/c/d']],
    ['src/a.ts - src/b/ e', ['src/a.ts', 'src/b/']],
    ['`Foo.bar` in src/a.ts', ['src/a.ts']],
    ['`Foo.bar` x', ['Foo.bar']],
    ['`Foo.bar` and `a.ts` x', ['a.ts']],
    ['https://x.y/a and src/a.ts', ['src/a.ts']],
    ['https://x.y/a', ['https://x.y/a']],
    ['`https://x.y/a.ts` and `src/a.ts` x', ['src/a.ts']],
    ['`/api/dates` and `src/a.ts` x', ['src/a.ts']],
    ['`/srv/a.ts` and `src/a.ts` x', ['/srv/a.ts', 'src/a.ts']],
    ['`a.ts:12`, `b.ts:1-2`, `c.ts:1:2`, `d.ts#L1`, `e.ts#L1-L2`', ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts']],
    ['`a.ts:x` y', []],
    ['`my file.ts` x', ['my file.ts']],
    ['`npm run a/b.ts` x', []],
    ['`my file` x/y', []],
    ['`--all/x` y', []],
    ['`a/parse()` y', []],
    ['`a/parse();` y', []],
    ['`<a/b>` y', []],
    ['`@types/node` y', []],
    ['`@types/node@^1.2` y', []],
    ['`text/html` y', []],
    ['`application/vnd.x+json` y', []],
    ['`image/png2` y', ['image/png2']],
    ['`text/html.ts` y', ['text/html.ts']],
    ['Node.js and React.js', []],
    ['MyNode.js', ['MyNode.js']],
    ['3/5 of it', []],
    ['n/a and/or w/o i/o e.g i.e', []],
    ['-/- and ./.', []],
    ['src/{a,b}.ts', ['glob src/{a,b}.ts']],
    ['`src/*.ts` x', ['glob src/*.ts']],
    ['#obs_12', ['* #obs_12']],
    ['see obs-12 x', ['* obs-12']],
    ['obs_12/a', ['obs_12/a']],
    ['sdd/a/b x', ['* sdd/a/b']],
    ['`sdd-init/a` x', ['* sdd-init/a']],
    ['sdd/a.md x', ['sdd/a.md']],
    ['sdd/../a x', ['sdd/../a']],
    ['topic a/b', ['* a/b']],
    ['key: a/b', ['* a/b']],
    ['topic-key a/b', ['* a/b']],
    ['Engram: a/b', ['* a/b']],
    ['my a/b', []],
    ['Engram #17 x', ['* #17']],
    ['the observation is kept', ['* the observation is kept']],
    ['observations', []],
    ['src/b.ts is like `a.ts`', ['a.ts']],
    ['src/ a.ts is new', ['src/a.ts']],
    ['src/ lib/a.ts is new', ['src/']],
    ['src/ is new in a.ts', ['src/']],
    ['https://x.y/ a.ts is new', ['https://x.y/']],
    ['see src/ a.ts x', ['a.ts']],
    ['src/ word/x y', ['src/']],
    ['x#obs_1', []],
    ['`see https://x.y/a.ts` and `src/b.ts` x', ['see https://x.y/a.ts', 'src/b.ts']],
    ['nothing to see', []],
    ['`src/`: `a.ts`, `lib/b.ts`', ['src/a.ts', 'lib/b.ts']],
    ['`src/`, `a.ts`; `b.ts`', ['src/a.ts', 'b.ts']],
    ['`src/` `lib/` `a.ts`', ['src/', 'lib/a.ts']],
    ['src/: a.ts, b.ts', ['src/a.ts', 'src/b.ts']],
    ['`https://x.y/` `a.ts`', ['a.ts']],
    ['`src/a.ts` as → src/b.ts x', ['src/a.ts']],
    ['`src/a.ts` → the src/b.ts x', ['src/a.ts']],
    ['→ src/a.ts x', ['src/a.ts']],
    ['x src/a.ts - src/lib/c e', ['src/a.ts', 'src/lib/c']],
    ['x src/a.ts - src/ e', ['src/a.ts', 'src/']],
    ['x src/a.ts - /src e', ['src/a.ts']],
    ['src/ for src/b.ts x', ['src/']],
    ['`src/`: `a.ts`, `b.ts`, `lib/`: `c.ts`', ['src/a.ts', 'src/b.ts', 'lib/c.ts']],
    ['Engram pr#1 and #17', ['* #17']],
    ['engrams x', []],
    ['xengram x', []],
    ['topic `a/b` x', ['* a/b']],
    ['`a/b` topic x', ['a/b']],
    ['hotkey `a/b` x', ['a/b']],
    ['topics `a/b` x', ['a/b']],
    ['topic `../a` x', ['../a']],
    ['topic `a/.` x', ['a/.']],
    ['topic_key `a/.b` x', ['* a/.b']],
    ['topic `a/b../c` x', ['* a/b../c']],
    ['topic `a/.../c` x', ['* a/.../c']],
    ['my-sdd/a x', ['my-sdd/a']],
    ['sdd-a1/b x', ['sdd-a1/b']],
    ['`x.ts` → src/b.ts `c.ts` y', ['x.ts', 'src/b.ts', 'c.ts']],
    ['x, y, src/ a.ts is', ['src/a.ts']],
    ['src/ for src/b.ts, a.ts x', ['src/a.ts']],
    ['→ a/b x', []],
    ['src/a.ts sand src/b.ts', ['src/a.ts']],
    ['src/a.ts andy src/b.ts', ['src/a.ts']],
    ['src/{ab,c}.ts', ['glob src/{ab,c}.ts']],
    ['13/5 of it', []],
    ['3/15 of it', []],
    ['a3/5 of it', ['a3/5']],
    ['3/5a of it', ['3/5a']],
    ['`b.ts:12-34`, `d.ts#L12-34`, `e.ts#L12-L34`', ['b.ts', 'd.ts', 'e.ts']],
    ['`src/a:12/b.ts` x', ['src/a:12/b.ts']],
    ['`src/#L1/b.ts` x', ['src/#L1/b.ts']],
    ['`.ts` x', []],
    ['`a.1` x', []],
    ['`a.mp3` x', ['a.mp3']],
    ['`a.ts1234567890` x', []],
    ['`my npm a/b.ts` x', ['my npm a/b.ts']],
    ['`a-b/c` y', ['a-b/c']],
    ['`a(1)/b` y', ['a(1)/b']],
    ['`a/b(),` y', []],
    ['`a/<b>` y', ['a/<b>']],
    ['`<a>/b` y', ['<a>/b']],
    ['`@types/a.ts` y', ['@types/a.ts']],
    ['`x@types/node` y', ['x@types/node']],
    ['`@types/node/a` y', ['@types/node/a']],
    ['`a/text/html` y', ['a/text/html']],
    ['`text/html/a` y', ['text/html/a']],
    ['`Foo.tsa` and `src/b.ts` x', ['src/b.ts']],
    ['`Node.js/a.ts` x', ['Node.js/a.ts']],
    ['`src/x://y.ts` `b.ts`', ['src/x://y.ts', 'b.ts']],
    ['`git+ssh://x.y/` `b.ts`', ['b.ts']],
  ])('of %j is %j', (text, expected) => {
    expect(named(text)).toEqual(expected);
  });

  test.each(['n/a', 'N/A', 'and/or', 'w/o', 'i/o', 'e.g', 'i.e'])('is nothing for %j, a short form', (word) => {
    expect(named(`${word} x`)).toEqual([]);
    expect(named(`\`${word}x\` y`)).toEqual([`${word}x`]);
  });

  test.each(
    'c cc doc docx htm html jpg jpeg js jsx json jsonc json5 jsonl kt kts py pyi sass scss ts tsx woff woff2 xls xlsx yml yaml TS'.split(
      ' ',
    ),
  )('is a file whose name ends in .%s, beside another in backticks, where a member of an object is none', (ending) => {
    expect(named(`\`a.${ending}\` with \`src/b.ts\` x`)).toEqual([`a.${ending}`, 'src/b.ts']);
    expect(named(`\`a.x${ending}\` with \`src/b.ts\` x`)).toEqual(['src/b.ts']);
  });

  test('is at its path, without the line behind it', () => {
    const places = (text: string): unknown =>
      namedBy({ lines: [at(text)], text, code: false }, NO_LINKS).map((item) => item.at);
    expect(places('see `a.ts:12` x')).toEqual([at('a.ts', 105)]);
    expect(places('a&amp;b.ts:1 x')).toEqual([at('a&amp;b.ts:1')]);
  });

  test('in a row has each cell of its own, and only what can be nothing else in a second one', () => {
    expect(named('src/a.ts | test/a.test.ts', { row: true })).toEqual(['src/a.ts', 'test/a.test.ts']);
    expect(named('src/a.ts | read/write', { row: true })).toEqual(['src/a.ts']);
    expect(named('read/write | src/a.ts', { row: true })).toEqual(['read/write', 'src/a.ts']);
    expect(named('`src/a.ts` | src/b.ts', { row: true })).toEqual(['src/a.ts']);
    expect(named('src/a.ts | like src/b.ts', { row: true })).toEqual(['src/a.ts']);
  });

  test('is nothing in code, and below the folder of the item around it where it is a name', () => {
    expect(named('src/a.ts', { code: true })).toEqual([]);
    expect(named('`a.ts`, `b/c.ts`', { folder: 'src/' })).toEqual(['src/a.ts', 'b/c.ts']);
  });
});
