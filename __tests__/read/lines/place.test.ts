import { claimsIn, placeOf, table } from '../../support/lines.js';

describe('A line of a File List', () => {
  // The examples of the standard.
  test.each([
    ['- `src/a/__init__.py` (NEW) — Finding dataclass', ['created src/a/__init__.py']],
    ['- `apps/web/app/(admin)/x/[id]/page.tsx` [MODIFY]', ['modified apps/web/app/(admin)/x/[id]/page.tsx']],
    ['- src/types/db.ts (изменён — новые поля)', ['modified src/types/db.ts']],
    ['- `lib/old.ts` — removed stale import', ['listed lib/old.ts']],
    ['- `lib/old.ts` (deleted/moved)', ['deleted lib/old.ts']],
    ['- **Supprimé** : `lib/old.ts`', ['deleted lib/old.ts']],
    ['- `a/x.js` → `b/x.jsx`', ['deleted a/x.js', 'created b/x.jsx']],
    ['- À créer : `src/y.ts`', []],
    ['- `src/y.ts` (si absent)', []],
    ['- [ ] `src/y.ts`', []],
    ['- `.env.local` - local secrets', ['listed .env.local']],
  ])('is read: %s', (line, claims) => {
    expect(claimsIn(line)).toEqual(claims);
  });

  test.each([
    ['- [x] `src/a.ts`', ['listed src/a.ts']],
    ['1. `src/a.ts`', ['listed src/a.ts']],
    ['+ **src/a.ts**', ['listed src/a.ts']],
    ['- [src/a.ts](/home/someone/project/src/a.ts) new', ['created src/a.ts']],
    ['- [`src/a.ts`](../../src/a.ts) (new)', ['created src/a.ts']],
    ['- M: `src/a.ts`', ['modified src/a.ts']],
    ['- Modified `src/a.ts`', ['modified src/a.ts']],
    ['- [NEW] src/a.ts', ['created src/a.ts']],
    ['- **New**: `src/a.ts`', ['created src/a.ts']],
    ['- ✅ `src/a.ts` - new', ['created src/a.ts']],
    ['- `src/a.ts` - Added a test', ['listed src/a.ts']],
    ['- `src/a.ts` (added 15 tests)', ['listed src/a.ts']],
    ['- `src/a.ts` - the parser (modified)', ['modified src/a.ts']],
    ['- `src/a.ts` (modified, new)', ['modified src/a.ts']],
    [
      '- `src/a.ts`, `src/b.ts` / `src/c.ts`、`d.ts`',
      ['src/a.ts', 'src/b.ts', 'src/c.ts', 'd.ts'].map((p) => `listed ${p}`),
    ],
    ['- `src/a.ts` + `.test.ts` (new)', ['created src/a.ts']],
    ['- `src/a.ts#L12`, `src/b.ts:3`', ['listed src/a.ts', 'listed src/b.ts']],
    ['- src/a.ts [NEW]', ['created src/a.ts']],
    ['- `src/folder/`', ['listed src/folder/']],
    ['- src/folder', []],
    ['- `src/*.ts`', []],
    ['- src/**', []],
    ['- `@scope/package`', []],
    ['- someone@example.org', []],
    ['- `./docs:/app/docs:ro`', []],
    ['- Added `.select()` to the query', []],
    ['- /api/dates', []],
    ['- `/srv/app/a.ts`', ['listed /srv/app/a.ts']],
    ['- `src/a.ts` (renamed to `src/b.ts`)', ['deleted src/a.ts', 'created src/b.ts']],
    ['- src/a.ts (moved to src/(x)/b.ts)', ['deleted src/a.ts', 'created src/(x)/b.ts']],
    ['- `old.ts` ⇒ `new.ts`', ['deleted old.ts', 'created new.ts']],
    ['- Renamed src/old.ts to src/new.ts', ['deleted src/old.ts', 'created src/new.ts']],
    ['- `src/a.ts` (new), `src/b.ts` (modified)', ['created src/a.ts', 'modified src/b.ts']],
    ['- `src/x.py` (modified), b.py, c.py', ['modified src/x.py']],
    ['- `src/`: `a.ts`, `b.ts`', ['listed src/a.ts', 'listed src/b.ts']],
    ['- src/x/a.py, b.py', ['listed src/x/a.py', 'listed b.py']],
    ['- `src/`\n  - `a.ts`\n  - b.ts (new)', ['listed src/a.ts', 'created src/b.ts']],
    ['- `src/`\n  - uses `a.ts`', ['listed src/']],
    ['- view.ts, .test.ts', ['listed view.ts', 'listed view.test.ts']],
    ['- 新增：src/x.ts', ['created src/x.ts']],
    ['- `x.ts` (optional)', []],
    ['- `src/a.ts` — Removed start:v2, kept the rest', ['listed src/a.ts']],
    ['- `src/a.ts` Removed (W) from the title', ['listed src/a.ts']],
    ['- ${HOME}/a.ts', []],
    ['- `.git/hooks/pre-commit`', []],
    ['src/a.ts (new)', ['created src/a.ts']],
    ['- Renamed: `src/a.ts`', []],
    ['Text about `src/a.ts` is text.', []],
    ['- __init__.py (new)', ['created __init__.py']],
    ['- __tests__/a.test.ts (new)', ['created __tests__/a.test.ts']],
    ['- src/**tests**/a.test.ts (new)', ['created src/__tests__/a.test.ts']],
    ['- src/__init__.py', ['listed src/__init__.py']],
    ['- __src/a.ts__ (new)', ['created src/a.ts']],
    ['- _src/a.ts_', ['listed src/a.ts']],
    ['- __`src/a.ts`__', ['listed src/a.ts']],
    ['- `__init__.py` and `__main__.py` (new)', ['created __init__.py', 'created __main__.py']],
    ['- `src/a.ts`; `src/b.ts` (new)', ['created src/a.ts', 'created src/b.ts']],
    ['- `src/a.ts` and the tests of `src/b.ts`', ['listed src/a.ts']],
    ['- `src/a.ts` android', ['listed src/a.ts']],
    ['- ``src/a.ts`` (new)', ['created src/a.ts']],
    ['- <code>src/a.ts</code> (new)', ['created src/a.ts']],
    ['- <src/a.ts> (new)', ['created src/a.ts']],
    ['- <someone@example.org>', []],
    ['- <the parser>', []],
    ['- [src/a.ts][1] (new)', ['created src/a.ts']],
    ['• `src/a.ts` (new)', ['created src/a.ts']],
    ['– src/a.ts (new)', ['created src/a.ts']],
    ['-`src/a.ts` (new)', ['created src/a.ts']],
    ['-\u00a0`src/a.ts` (new)', ['created src/a.ts']],
    ['- [✓] `src/a.ts` (new)', ['created src/a.ts']],
    ['-src/a.ts', []],
    ['- `src/a.ts` ➜ `src/b.ts`', ['deleted src/a.ts', 'created src/b.ts']],
    ['- src/a.ts --> src/b.ts', ['deleted src/a.ts', 'created src/b.ts']],
    ['- `src/a.ts` · `src/b.ts`', ['listed src/a.ts']],
    ['- `src/a.ts`和`src/b.ts`', ['listed src/a.ts', 'listed src/b.ts']],
    ['- ☐ `src/a.ts`', []],
    ['- `src/a.ts` — never created', []],
    ['- `src/a.ts` (does not exist)', []],
    ['- `src/a.ts`: does not exist as a class', ['listed src/a.ts']],
    ['- `src/a.ts` AND `src/b.ts`', ['listed src/a.ts', 'listed src/b.ts']],
    ['- src/a.ts RENAMED TO src/b.ts', ['deleted src/a.ts', 'created src/b.ts']],
    ['- ⬜️ `src/a.ts`', []],
    ['- `src/a.ts` - `utils.parse()` added', ['listed src/a.ts']],
    ['- `src/a.ts` beside `new/b.ts`.', ['listed src/a.ts']],
    ['src/\n- a.ts\n- `lib/b.ts`\n- c.ts', ['listed src/a.ts', 'listed lib/b.ts', 'listed src/c.ts']],
    ['**src/**\n- a.ts (new)', ['created src/a.ts']],
    ['### `src/`\n- a.ts\n\nText.\n\n- b.ts', ['listed src/a.ts', 'listed b.ts']],
  ])('is read: %s', (line, claims) => {
    expect(claimsIn(line)).toEqual(claims);
  });
});

describe('Ten languages', () => {
  test.each([
    ['new', 'modified', 'deleted'],
    ['nouveau', 'modifié', 'supprimé'],
    ['nuevo', 'actualizado', 'eliminado'],
    ['criado', 'alterado', 'excluído'],
    ['nuovo', 'aggiornato', 'rimosso'],
    ['neu', 'geändert', 'gelöscht'],
    ['создан', 'обновлён', 'удалён'],
    ['新增', '修改', '删除'],
    ['新規', '変更', '削除'],
    ['추가', '수정', '삭제'],
  ])('%s, %s and %s say what became of a file', (created, modified, deleted) => {
    const claims = ['created src/a.ts', 'modified src/b.ts', 'deleted src/c.ts'];
    expect(
      claimsIn(`- \`src/a.ts\` (${created})`, `- \`src/b.ts\` (${modified})`, `- \`src/c.ts\` (${deleted})`),
    ).toEqual(claims);
    expect(
      claimsIn(`**${created}:**`, '- src/a.ts', `**${modified}**`, '- src/b.ts', `${deleted}：`, '- src/c.ts'),
    ).toEqual(claims);
    const rows = table(`| src/a.ts | ${created} |`, `| src/b.ts | ${modified} |`, `| src/c.ts | ${deleted} |`);
    expect(claimsIn(...rows)).toEqual(claims);
  });

  // Beside each line that is no claim is an honest one that looks like it.
  test.each([
    ['if needed', 'the needed parser'],
    ['si nécessaire', 'le parser nécessaire'],
    ['pendiente', 'el parser'],
    ['se necessário', 'o parser necessário'],
    ['da creare', 'il parser creato'],
    ['bei Bedarf', 'nach Bedarf gebaut'],
    ['при необходимости', 'парсер'],
    ['待实现', '实现解析器'],
    ['予定', '日付を読む'],
    ['예정', '날짜를 읽는다'],
  ])('%s says that a line is no report, and "%s" does not', (hedge, remark) => {
    expect(claimsIn(`- \`src/a.ts\` (${hedge})`)).toEqual([]);
    expect(claimsIn(`- \`src/a.ts\` — ${hedge}`)).toEqual([]);
    expect(claimsIn(`**${hedge}**`, '- `src/a.ts`')).toEqual([]);
    expect(claimsIn(`- \`src/a.ts\` — ${remark}`)).toHaveLength(1);
  });
});

describe('Groups', () => {
  it('are opened by headings and labels, and kept by indented labels without a word for it', () => {
    expect(
      claimsIn(
        '#### Created',
        '- src/a.ts',
        '- **Backend:**',
        '  - src/b.ts',
        '**Modified Files** (2):',
        '- src/c.ts',
        '  **Frontend:**',
        '  - src/d.ts',
      ),
    ).toEqual(['created src/a.ts', 'created src/b.ts', 'modified src/c.ts', 'modified src/d.ts']);
  });

  it('say nothing with two kinds at once', () => {
    expect(claimsIn('**New / Modified:**', '- src/a.ts', '- src/b.ts (new)')).toEqual([
      'listed src/a.ts',
      'created src/b.ts',
    ]);
  });

  it('may say that nothing below them is a report', () => {
    expect(claimsIn('**DO NOT MODIFY:**', '- `src/a.ts`', '**Modified:**', '- `src/b.ts`')).toEqual([
      'modified src/b.ts',
    ]);
  });

  it('never end a list', () => {
    expect(claimsIn('- src/a.ts', '**Dependencies:**', '- package.json')).toHaveLength(2);
  });

  it('hold for the deeper headings and labels below, and a hedge in any case', () => {
    const lines = ['### Created', '#### Backend', '- a/b.ts', '**Deleted**', '- a/c.ts'];
    expect(claimsIn(...lines)).toEqual(['created a/b.ts', 'deleted a/c.ts']);
    expect(claimsIn('### Tests (NOT DONE)', '**Created**', '- a/c.ts')).toEqual([]);
    expect(placeOf('Files to Create', ['**Created**', '- a/c.ts']).hedged).toBe(1);
  });
});

test('A label that says mobile says nothing of moved files', () => {
  expect(claimsIn('**移动端：**', '- src/a.ts')).toEqual(['listed src/a.ts']);
});

describe('A table', () => {
  test.each([
    ['| `docs/x.md` | Créé |', ['created docs/x.md']],
    ['| 1 | `src/a.ts` | New |', ['created src/a.ts']],
    ['| `src/a.ts` | deleted |', ['deleted src/a.ts']],
    ['| `src/a.ts`<br>`src/b.ts` | New |', ['created src/a.ts', 'created src/b.ts']],
    ['| `src/a.ts` | new fields for the reader of dates |', ['listed src/a.ts']],
    ['| `src/a.ts` | | needed? |', []],
    ['| `src/a.ts` | needed? | yes |', ['listed src/a.ts']],
  ])('has rows: %s', (row, claims) => {
    expect(claimsIn(...table(row))).toEqual(claims);
  });

  it('has columns for paths and for what became of them', () => {
    expect(
      claimsIn(
        '| What was done in `x/y.ts` | File | Action |',
        '| --- | --- | --- |',
        '| `x/y.ts` is called | `src/a.ts` | Modified - reads dates, too |',
        '| text | src/b.ts | Created |',
      ),
    ).toEqual(['modified src/a.ts', 'created src/b.ts']);
  });

  it('has a head, which is no row unless it has a path, and a delimiter: a line of cells without one is text', () => {
    expect(claimsIn('| `src/a.ts` | new |', '| --- | --- |', '| `src/b.ts` | new |')).toHaveLength(2);
    expect(claimsIn('| `src/a.ts` | new |')).toEqual([]);
    expect(claimsIn('File | Action', '--- | ---', 'src/a.ts | new')).toEqual(['created src/a.ts']);
  });
});

test('A cell that is a path says nothing of another one', () => {
  expect(claimsIn('| Old | New |', '|---|---|', '| `a.ts` | `new.ts` |')).toEqual(['listed a.ts']);
});

describe('Details', () => {
  it('are the items below one that names a path', () => {
    expect(claimsIn('- `src/a.ts`', '  - uses `src/b.ts`', '  - `src/c.ts`', '- `src/d.ts`')).toEqual([
      'listed src/a.ts',
      'listed src/d.ts',
    ]);
  });
});

describe('A remark', () => {
  test.each([
    ['(new — the parser)', 'created'],
    ['new: the parser', 'created'],
    ['— brand new, the parser', 'created'],
    ['newly (x)', 'listed'],
    ['new file of the parser', 'listed'],
    ['modified', 'modified'],
    ['modified the parser', 'listed'],
    ['modified - the parser', 'modified'],
    ['modified -- the parser', 'modified'],
    ['modified -the parser', 'listed'],
    ['modified/extended', 'modified'],
    ['modified~', 'modified'],
    ['modified | x', 'modified'],
    ['modified; x', 'modified'],
    ['modified. x', 'modified'],
    ['modified* x', 'modified'],
    ['modified，x', 'modified'],
    ['modified】 x', 'modified'],
    ['modified（x）', 'modified'],
    ['the parser [modified]', 'modified'],
    ['the parser （ modified ）.', 'modified'],
    ['the parser 【modified*】 *', 'modified'],
    ['the parser (modified) of dates', 'listed'],
    ['the parser (was modified)', 'listed'],
    ['the parser (2modified)', 'listed'],
    [`${'the parser '.repeat(37)}(modified)`, 'modified'],
    [`(modified) ${'x'.repeat(500)}`, 'modified'],
    [`the parser ${'x'.repeat(400)} modified`, 'listed'],
    ['the parser (deleted)', 'listed'],
    ['the parser (moved)', 'listed'],
    ['new and moved, x', 'listed'],
  ])('tells what became of the file: %j', (remark, type) => {
    expect(claimsIn(`- \`src/a.ts\` ${remark}`)).toEqual([`${type} src/a.ts`]);
  });

  test.each([
    ['is it needed?', []],
    ['the parser `a?` ', ['listed src/a.ts']],
    ['is it `b`? ', []],
    ['is it? yes', ['listed src/a.ts']],
  ])('is none of a report where it asks: %j', (remark, claims) => {
    expect(claimsIn(`- \`src/a.ts\` ${remark}`)).toEqual(claims);
  });

  test('counts in a cell below 24 characters only, and hedges in any', () => {
    expect(claimsIn(...table(`| src/a.ts | new ${'x'.repeat(19)} |`))).toEqual(['created src/a.ts']);
    expect(claimsIn(...table(`| src/a.ts | new ${'x'.repeat(20)} |`))).toEqual(['listed src/a.ts']);
    expect(claimsIn(...table('| src/a.ts | the parser | deleted |'))).toEqual(['deleted src/a.ts']);
    expect(claimsIn(...table('| src/a.ts | the parser | planned |'))).toEqual([]);
  });

  test('is what is written before the path, too', () => {
    expect(claimsIn('- Planned: `src/a.ts`', '- [planned] `src/b.ts`', '- [New] `src/c.ts`')).toEqual([
      'created src/c.ts',
    ]);
    expect(claimsIn('- (removed) `src/a.ts`', '- Moved: `src/b.ts`')).toEqual(['deleted src/a.ts']);
  });
});

describe('A line that is not read', () => {
  const unread = (...lines: readonly string[]): readonly string[] =>
    placeOf('File List', lines).unread.map(({ text }) => text);

  test.each([
    ...[
      '- Tests for src/a.ts',
      '- src/a.ts with its tests',
      '- `src/a.ts`, src/c.ts with its tests',
      'Created: src/a.ts, src/b.ts',
      'Text about `src/a.ts` is text.',
    ],
    ...['> - `src/a.ts` (new)', '<li><code>src/a.ts</code></li>', '- src/folder'],
    ...['└── src/a.ts', '- see https://example.org/a and src/a.ts', '- tests of *all* src/a.ts', '- src/**'],
    ...['- `$HOME/src/a.ts`', '- `<root>/src/a.ts`', '- `src/{old → new}.ts`', '- `src/view(.test).ts`'],
  ])('is noted if it may claim a path: %s', (line) => {
    expect(unread('- `src/b.ts`', '', line)).toHaveLength(1);
  });

  test.each([
    ...['Text about the parser.', '- The parser of dates', '- https://example.org/src/a.ts'],
    ...['- Planned: see src/a.ts', '  - covers src/a.ts', 'See [the notes](https://example.org/a/b.html).'],
    ...['- see git+ssh://example.org/src/a.ts', '- [ ] src/a.ts', '- ~~src/a.ts~~', '- ~~`a.ts`~~ (new)'],
  ])('is no other one: %s', (line) => {
    expect(unread('- `src/b.ts`', line)).toEqual([]);
  });

  it('is noted in a code block, not below a label that excuses it', () => {
    expect(unread('```', 'src/a.ts', '- src/b.ts', 'M src/c.ts', '```')).toEqual([
      ...['src/a.ts', 'src/b.ts', 'M src/c.ts'],
    ]);
    expect(unread('**Planned:**', '```', 'src/a.ts', '```')).toEqual([]);
  });

  it('is a file in a drawing of folders, fenced or not, and an item with a footnote', () => {
    const drawing = ['src/', '├── a.ts   # new', '│   └── lib/', '|-- b.ts', '`-- c'];
    expect(unread(...drawing)).toEqual(['├── a.ts   # new', '|-- b.ts']);
    expect(unread('```', ...drawing, '```')).toEqual(['├── a.ts   # new', '|-- b.ts']);
    expect(claimsIn(...drawing)).toEqual([]);
    expect(unread('- The parser[^1]', 'Text[^1]')).toEqual(['- The parser[^1]'.slice(2)]);
  });

  it('names files by a pattern, which may match', () => {
    expect(placeOf('File List', ['- `src/*.x.ts`']).unread).toEqual([
      { text: 'src/*.x.ts', start: expect.any(Number), pattern: 'src/*.x.ts' },
    ]);
  });
});
