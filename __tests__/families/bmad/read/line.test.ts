import { labelOf } from '../../../../src/families/bmad/read/groups.js';
import { itemOf, namingIn, namingOfRow, type Naming } from '../../../../src/families/bmad/read/line.js';

const at = (text: string): { readonly text: string; readonly start: number } => ({ text, start: 100 });

describe('An item', () => {
  test.each([
    ['- a', [0, null, 'a', 102]],
    ['* a', [0, null, 'a', 102]],
    ['+ a', [0, null, 'a', 102]],
    ['• a', [0, null, 'a', 102]],
    ['‣ a', [0, null, 'a', 102]],
    ['◦ a', [0, null, 'a', 102]],
    ['▪ a', [0, null, 'a', 102]],
    ['● a', [0, null, 'a', 102]],
    ['– a', [0, null, 'a', 102]],
    ['— a', [0, null, 'a', 102]],
    ['   -  a  ', [3, null, 'a', 106]],
    ['\t- a', [1, null, 'a', 103]],
    ['-\ta', [0, null, 'a', 102]],
    ['-\u00a0a', [0, null, 'a', 102]],
    ['1. a', [0, null, 'a', 103]],
    ['12) a', [0, null, 'a', 104]],
    ['123456789. a', [0, null, 'a', 111]],
    ['- [ ] a', [0, false, 'a', 106]],
    ['- [x] a', [0, true, 'a', 106]],
    ['- [X] a', [0, true, 'a', 106]],
    ['- [✓] a', [0, true, 'a', 106]],
    ['- [✔]\ta', [0, true, 'a', 106]],
    ['- [x]\u00a0 a', [0, true, 'a', 107]],
    ['1.  [ ]  a', [0, false, 'a', 109]],
    ['-`a`', [0, null, '`a`', 101]],
    ['+`a`', [0, null, '`a`', 101]],
    ['•`a`', [0, null, '`a`', 101]],
    ['- [x]a', [0, null, '[x]a', 102]],
    ['- [y] a', [0, null, '[y] a', 102]],
  ] as const)('is %j', (line, [indent, isTicked, text, start]) => {
    expect(itemOf(at(line))).toEqual({ indent, isTicked, content: { text, start } });
  });

  test.each(['a', '-a', '-``a', '*`a`', '1234567890. a', '1 a', '1.a', '-', '** a', '[x] a', 'x - a', '', '> - a'])(
    'is not %j',
    (line) => {
      expect(itemOf(at(line))).toBeNull();
    },
  );
});

/** Marker, paths and remark of a naming; each path in quotes with its place, and with what the line says became of it. */
function plain(naming: Naming | null): string | null {
  if (naming === null) return null;
  const { marker, paths, remark, cells, isStruck } = naming;
  const quoted = paths.map(({ source: { text, start }, change }) => {
    return `«${String(start - 100)} ${text}${change === null ? '' : ` ${change}`}»`;
  });
  return [marker, ...quoted, remark, ...cells.map((cell) => ` | ${cell}`), isStruck ? ' (struck)' : ''].join('');
}

describe('What a line names', () => {
  test.each([
    ['`a.ts`', '«1 a.ts»'],
    ['`a.ts` (new)', '«1 a.ts» (new)'],
    ['✅ `a.ts`', '✅ «3 a.ts»'],
    ['🆕✏\uFE0F📝🔧🗑❌✓✔☑➕ `a.ts`', '🆕✏️📝🔧🗑❌✓✔☑➕ «17 a.ts»'],
    ['[NEW] `a.ts`', '[NEW] «7 a.ts»'],
    ['(Removed) `a.ts`', '(Removed) «11 a.ts»'],
    ['**Created**: `a.ts`', '**Created**: «14 a.ts»'],
    ['**Created:** `a.ts`', '**Created:** «14 a.ts»'],
    ['Created : `a.ts`', 'Created : «11 a.ts»'],
    ['Créé： `a.ts`', 'Créé： «7 a.ts»'],
    ['M: `a.ts`', 'M: «4 a.ts»'],
    ['New file: src/a.ts', 'New file: «10 src/a.ts»'],
    ['Modified `a.ts`', 'Modified «10 a.ts»'],
    ['new [a.ts](x)', 'new «5 a.ts»'],
    ['A src/a.ts', 'A «2 src/a.ts»'],
    ['D  src/a.ts', 'D  «3 src/a.ts»'],
    ['add `a.ts`', null],
    ['Add src/a.ts', null],
    ['Added src/a.ts', 'Added «6 src/a.ts»'],
    ['mod src/a.ts', 'mod «4 src/a.ts»'],
    ['del src/a.ts', 'del «4 src/a.ts»'],
    ['create src/a.ts', 'create «7 src/a.ts»'],
    ['created src/a.ts', 'created «8 src/a.ts»'],
    ['modify src/a.ts', 'modify «7 src/a.ts»'],
    ['update src/a.ts', 'update «7 src/a.ts»'],
    ['updated src/a.ts', 'updated «8 src/a.ts»'],
    ['delete src/a.ts', 'delete «7 src/a.ts»'],
    ['deleted src/a.ts', 'deleted «8 src/a.ts»'],
    ['remove src/a.ts', 'remove «7 src/a.ts»'],
    ['removed src/a.ts', 'removed «8 src/a.ts»'],
    ['renamed src/a.ts', 'renamed «8 src/a.ts»'],
    ['moved @app/src/a.ts', 'moved «6 @app/src/a.ts»'],
    ['`a.ts`, `b.ts`', '«1 a.ts»«9 b.ts»'],
    ['`a.ts`;`b.ts` x', '«1 a.ts»«8 b.ts» x'],
    ['**`a.ts`** and **`b.ts`** x', '**«3 a.ts»«18 b.ts»** x'],
    ['`a.ts` / `b.ts` + `c.ts` & `d.ts`', '«1 a.ts»«10 b.ts»«19 c.ts»«28 d.ts»'],
    ['`a.ts`、`b.ts`，`c.ts`；`d.ts`', '«1 a.ts»«8 b.ts»«15 c.ts»«22 d.ts»'],
    ['`a.ts`<br>`b.ts`<BR />`c.ts`', '«1 a.ts»«11 b.ts»«23 c.ts»'],
    ['`a.ts` AND `b.ts`', '«1 a.ts»«12 b.ts»'],
    ['`a.ts` + `.test.ts`, `b.ts`', '«1 a.ts»«22 b.ts»'],
    ['`a.ts`, `src/.env`', '«1 a.ts»«9 src/.env»'],
    ['`.env`, `.gitignore`', '«1 .env»'],
    ['`a.ts`, `the parser`', '«1 a.ts»'],
    ['`a.ts` `b.ts`', '«1 a.ts» `b.ts`'],
    ['`a.ts` → `b.ts`', '«1 a.ts deleted»«10 b.ts created»'],
    ['`a.ts`-> `b.ts` (x)', '«1 a.ts deleted»«10 b.ts created» (x)'],
    ['**`a.ts`** => `b.ts`', '**«3 a.ts deleted»«15 b.ts created»'],
    ['`a.ts` ⇒`b.ts`, `c.ts`', '«1 a.ts deleted»«9 b.ts created», `c.ts`'],
    ['`a.ts` → `b.ts` → `c.ts`', '«1 a.ts deleted»«10 b.ts created» → `c.ts`'],
    ['`a.ts`, `b.ts` → `c.ts`', '«1 a.ts deleted»«9 b.ts»«18 c.ts created»'],
    ['``a.ts`` x', '«2 a.ts» x'],
    ['`a.ts', null],
    ['``a.ts`', null],
    ['`the parser`', null],
    ['`the parser`, `a.ts`', null],
    ['[a.ts](x) y', '«1 a.ts» y'],
    ['[`a.ts`](x(y)z) y', '«2 a.ts» y'],
    ['[a.ts][1] y', '«1 a.ts» y'],
    ['[src/[id]/a.ts](x)', '«1 src/[id]/a.ts»'],
    ['[ a.ts ](x)', '«2 a.ts»'],
    ['[the parser](a.ts)', null],
    ['[a.ts]', null],
    ['[a.ts](', null],
    ['[`a.ts](x)', null],
    ['<code>a.ts</code> y', '«6 a.ts» y'],
    ['<CODE>a.ts</CODE>', '«6 a.ts»'],
    ['<code> a.ts</code>', '«7 a.ts»'],
    ['<a.ts> y', '«1 a.ts» y'],
    ['<code></code>', null],
    ['<code>a.ts', null],
    ['<a b.ts>', null],
    ['<the-parser>', null],
    ['<', null],
    ['src/a.ts, src/b.ts', '«0 src/a.ts»«10 src/b.ts»'],
    ['src/a.ts;  src/b.ts (new)', '«0 src/a.ts»«11 src/b.ts» (new)'],
    ['src/a.ts and src/b.ts & src/c.ts + src/d.ts', '«0 src/a.ts»«13 src/b.ts»«24 src/c.ts»«35 src/d.ts»'],
    ['src/a.ts, src/b.ts (new), src/c.ts', '«0 src/a.ts»«10 src/b.ts» (new), src/c.ts'],
    ['src/a.ts (new), src/b.ts', '«0 src/a.ts» (new), src/b.ts'],
    ['src/a.ts', '«0 src/a.ts»'],
    ['src/a.ts, b.ts', null],
    ['src/a.ts, the parser', null],
    ['a.ts (new)', '«0 a.ts» (new)'],
    ['__init__.py', '«0 __init__.py»'],
    ['✅ __init__.py', '✅ «2 __init__.py»'],
    ['__`a.ts`__', '__«3 a.ts»__'],
    ['~~`a.ts`~~ (new)', '«3 a.ts»~~ (new) (struck)'],
    ['✅ ~~ src/a.ts', '✅ «5 src/a.ts» (struck)'],
    ['~`a.ts`', null],
    ['see `a.ts`', null],
    ['', null],
  ] as const)('is read from %j', (text, expected) => {
    expect(plain(namingIn(at(text)))).toEqual(expected);
  });

  test('is not looked for in a link or a list of more than 4,000 characters, nor past 80 between two code spans', () => {
    const paths = (text: string): readonly string[] => namingIn(at(text))?.paths.map(({ source }) => source.text) ?? [];
    expect(paths(`[a.ts](${'x'.repeat(3_992)})`)).toEqual(['a.ts']);
    expect(paths(`[a.ts](${'x'.repeat(3_993)})`)).toEqual([]);
    expect(paths(`\`a.ts\`${' '.repeat(78)},\`b.ts\``)).toEqual(['a.ts', 'b.ts']);
    expect(paths(`\`a.ts\`${' '.repeat(79)},\`b.ts\``)).toEqual(['a.ts']);
    expect(paths(`src/a.ts, src/b.ts (${'x'.repeat(3_979)})`)).toEqual(['src/a.ts', 'src/b.ts']);
    expect(paths(`src/a.ts, src/b.ts (${'x'.repeat(3_980)})`)).toEqual([]);
  });
});

describe('A row of a table', () => {
  test.each([
    ['| `a.ts` | new | x |', '«3 a.ts» | new | x'],
    ['| 1 | `a.ts` | new |', '«7 a.ts» | 1 | new'],
    ['| 1 | src/a.ts | new |', '«6 src/a.ts» | 1 | new'],
    ['| a.ts | `b.ts` |', '«2 a.ts» | `b.ts`'],
    ['| parser | the `reader` | `a.ts` |', null],
    ['| a.ts |', '«2 a.ts»'],
    ['| parser | reader |', null],
    ['|', null],
    ['`a.ts` | new', null],
  ] as const)('names what is in its first cell, or in the first with code or a slash: %j', (line, expected) => {
    expect(plain(namingOfRow(at(line)))).toEqual(expected);
  });
});

describe('A label', () => {
  test.each([
    ['**New files**', [0, 'New files']],
    ['  - **New files:**', [2, 'New files:']],
    ['**New files** :', [0, 'New files']],
    ['**New files**： ', [0, 'New files']],
    ['**New files** (2 files):', [0, 'New files (2 files)']],
    ['**New files**: （2）', [0, 'New files （2）']],
    ['New files:', [0, 'New files']],
    ['新增：', [0, '新增']],
    ['- New files :', [0, 'New files']],
    ['- 1. x:', [0, '1. x']],
    ['See src/a.ts for:', [0, 'See src/a.ts for']],
  ] as const)('is %j', (line, [indent, text]) => {
    expect(labelOf(at(line))).toEqual({ indent, text });
  });

  test.each([
    ...['**New files** are here', '**New files** (`a.ts`)', '**New files** (2) and more', '**New `a` files**'],
    ...['**New | files**', '**New *files**', '****', '**New files', '**src/a.ts**', '**src/a.ts:**'],
    ...['- src/a.ts:', ':', 'New files', 'New *files*:', 'New `files`:', '| New files:', ''],
  ])('is not %j', (line) => {
    expect(labelOf(at(line))).toBeNull();
  });
});
