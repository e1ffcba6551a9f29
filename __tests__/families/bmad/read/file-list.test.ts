import { bmadNamed, bmadStory, listed } from '../../../support/bmad.js';

describe('A line of a File List', () => {
  // The examples of the standard.
  test.each([
    ['- `src/a/__init__.py` (NEW) — Finding dataclass', ['created src/a/__init__.py']],
    ['- `apps/web/app/(admin)/x/[id]/page.tsx` [MODIFY]', ['modified apps/web/app/(admin)/x/[id]/page.tsx']],
    ['- src/types/db.ts (изменён — новые поля)', ['modified src/types/db.ts']],
    ['| `docs/x.md` | Créé |', ['created docs/x.md']],
    ['- `lib/old.ts` — removed stale import', ['listed lib/old.ts']],
    ['- `lib/old.ts` (deleted/moved)', ['deleted lib/old.ts']],
    ['- **Supprimé** : `lib/old.ts`', ['deleted lib/old.ts']],
    ['- `a/x.js` → `b/x.jsx`', ['deleted a/x.js', 'created b/x.jsx']],
    ['- À créer : `src/y.ts`', []],
    ['- `src/y.ts` (si absent)', []],
    ['- [ ] `src/y.ts`', []],
    ['- `.env.local` - local secrets', ['listed .env.local']],
  ])('is read: %s', (line, claims) => {
    expect(listed(line)).toEqual(claims);
  });

  test.each([
    ['- [x] `src/a.ts`', ['listed src/a.ts']],
    ['1. `src/a.ts`', ['listed src/a.ts']],
    ['+ **src/a.ts**', ['listed src/a.ts']],
    ['- [src/a.ts](/home/someone/project/src/a.ts) new', ['created src/a.ts']],
    ['- [`src/a.ts`](../../src/a.ts) (new)', ['created src/a.ts']],
    ['- M: `src/a.ts`', ['listed src/a.ts']],
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
    ['- `src/{a,b}.ts`', []],
    ['- `@scope/package`', []],
    ['- someone@example.org', []],
    ['- /api/dates', []],
    ['- `/srv/app/a.ts`', ['listed /srv/app/a.ts']],
    ['- ~~`src/a.ts`~~', []],
    ['- `src/a.ts` (renamed to `src/b.ts`)', ['deleted src/a.ts']],
    ['- Renamed: `src/a.ts`', []],
    ['Text about `src/a.ts` is text.', []],
    ['| File | Change |', []],
    ['|---|---|', []],
    ['| 1 | `src/a.ts` | New |', ['created src/a.ts']],
    ['| `src/a.ts` | deleted |', ['deleted src/a.ts']],
    ['- __init__.py (new)', ['created __init__.py']],
    ['- __tests__/a.test.ts (new)', ['created __tests__/a.test.ts']],
    ['- src/__init__.py', ['listed src/__init__.py']],
    ['- __src/a.ts__ (new)', ['created src/a.ts']],
    ['- _src/a.ts_', ['listed src/a.ts']],
    ['- __`src/a.ts`__', ['listed src/a.ts']],
    ['- `__init__.py` and `__main__.py` (new)', ['created __init__.py', 'created __main__.py']],
    ['- `src/a.ts`; `src/b.ts` (new)', ['created src/a.ts', 'created src/b.ts']],
    ['| `src/a.ts`<br>`src/b.ts` | New |', ['created src/a.ts', 'created src/b.ts']],
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
    ['| `src/a.ts` | new fields for the reader of dates |', ['listed src/a.ts']],
  ])('is read: %s', (line, claims) => {
    expect(listed(line)).toEqual(claims);
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
      listed(`- \`src/a.ts\` (${created})`, `- \`src/b.ts\` (${modified})`, `- \`src/c.ts\` (${deleted})`),
    ).toEqual(claims);
    expect(
      listed(`**${created}:**`, '- src/a.ts', `**${modified}**`, '- src/b.ts', `${deleted}：`, '- src/c.ts'),
    ).toEqual(claims);
    expect(listed(`| src/a.ts | ${created} |`, `| src/b.ts | ${modified} |`, `| src/c.ts | ${deleted} |`)).toEqual(
      claims,
    );
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
    expect(listed(`- \`src/a.ts\` (${hedge})`)).toEqual([]);
    expect(listed(`- \`src/a.ts\` — ${hedge}`)).toEqual([]);
    expect(listed(`**${hedge}**`, '- `src/a.ts`')).toEqual([]);
    expect(listed(`- \`src/a.ts\` — ${remark}`)).toHaveLength(1);
  });

  test.each([
    '(new, if needed)',
    '(new) if needed',
    '— new, if needed',
    '(new, planned)',
    '(new, optional)',
    '(new, TBD)',
  ])('%s says that a line is no report, too', (remark) => {
    expect(listed(`- \`src/a.ts\` ${remark}`)).toEqual([]);
  });

  test.each(['(new, verified)', '(new), planned parser of dates', '— new, optional fields are read, too'])(
    '%s says that a file was made',
    (remark) => {
      expect(listed(`- \`src/a.ts\` ${remark}`)).toHaveLength(1);
    },
  );
});

describe('Groups', () => {
  it('are opened by headings and labels, and kept by indented labels without a word for it', () => {
    expect(
      listed(
        '#### Created',
        '- src/a.ts',
        '- **Backend:**',
        '  - src/b.ts',
        '**Modified Files** (2):',
        '- src/c.ts',
        '  **Frontend:**',
        '  - src/d.ts',
      ),
    ).toEqual(['created src/a.ts', 'listed src/b.ts', 'modified src/c.ts', 'modified src/d.ts']);
  });

  it('say nothing with two kinds at once', () => {
    expect(listed('**New / Modified:**', '- src/a.ts', '- src/b.ts (new)')).toEqual([
      'listed src/a.ts',
      'created src/b.ts',
    ]);
  });

  it('may say that nothing below them is a report', () => {
    expect(listed('**DO NOT MODIFY:**', '- `src/a.ts`', '**Modified:**', '- `src/b.ts`')).toEqual([
      'modified src/b.ts',
    ]);
  });

  it('end with what is about something else', () => {
    expect(listed('- src/a.ts', '#### QA Results', '- src/b.ts')).toEqual(['listed src/a.ts']);
    expect(listed('- src/a.ts', '**Change Log:**', '- src/b.ts')).toEqual(['listed src/a.ts']);
    expect(listed('- src/a.ts', '#### ** Change Log **', '- src/b.ts')).toEqual(['listed src/a.ts']);
    expect(listed('- src/a.ts', '#### Parser', '- src/b.ts')).toHaveLength(2);
  });
});

describe('Details', () => {
  it('are the items below one that names a path', () => {
    expect(listed('- `src/a.ts`', '  - uses `src/b.ts`', '  - `src/c.ts`', '- `src/d.ts`')).toEqual([
      'listed src/a.ts',
      'listed src/d.ts',
    ]);
  });
});

describe('A path that is listed twice', () => {
  it('is one claim, deleted if one of them is', () => {
    expect(listed('- `src/a.ts` (new)', '- `./src/a.ts` (modified)')).toEqual(['created src/a.ts']);
    expect(listed('- `src/a.ts` (new)', '- `src/a.ts` (deleted)')).toEqual(['deleted src/a.ts']);
  });
});

describe('A list', () => {
  const WITHOUT = '# Story 1.2: Dates\n\n## Dev Agent Record\n\n';
  test.each([
    '### File List',
    '## 6. File List',
    '### **File List:**',
    '### File List (2 files)',
    '### file list updated',
    '# File List',
  ])('is below %s', (heading) => {
    expect(bmadNamed(`${WITHOUT}${heading}\n\n- src/a.ts\n`)).toHaveLength(1);
  });

  test.each(['### File Listing', '### Files', '### The File List of others'])('is not below %s', (heading) => {
    expect(bmadNamed(`${WITHOUT}${heading}\n\n- src/a.ts\n`)).toHaveLength(0);
  });

  it('may be a forecast by what its heading has in brackets', () => {
    expect(bmadNamed(`${WITHOUT}### File List (expected touchpoints)\n\n**Modified**\n- src/a.ts\n`)).toEqual([]);
  });

  // What the words before the bracket say counts no less, but where the bracket says otherwise.
  test.each([
    ['File List (new)', 'created'],
    ['File List（deleted）', 'deleted'],
    ['File List updated (new)', 'created'],
    ['File List updated', 'listed'],
    ['File List (2) ', 'listed'],
    ['File List :', 'listed'],
    ['**File List** (modified) #', 'modified'],
  ])('below "%s" has files that are %s', (heading, type) => {
    expect(bmadNamed(`${WITHOUT}### ${heading}\n\n- src/a.ts\n`)).toEqual([`${type} 7:3 src/a.ts`]);
  });

  test.each([
    ['- `src/a.ts` — like `what is it?`', 1],
    ['- `src/a.ts` — needed?', 0],
    ['- `src/a.ts` `why?` really?', 0],
    ['| `src/a.ts` | | needed? |', 0],
    ['| `src/a.ts` | needed? | yes |', 1],
    ['- Planned: `src/a.ts`', 0],
    ['-  planned : `src/a.ts`', 0],
  ])('has lines that only ask, or only plan: %s', (line, count) => {
    expect(listed(line)).toHaveLength(count);
  });

  it('is not read in fenced code', () => {
    expect(bmadNamed(`${WITHOUT}### File List\n\n\`\`\`\n- src/a.ts\n\`\`\`\n- src/b.ts\n`)).toHaveLength(1);
  });

  it('has its claims where they are written', () => {
    expect(bmadNamed(`${WITHOUT}### File List\r\n\r\n- [x] **New**: \`src/a.ts\`, \`b.ts\`\r\n| src/c.ts |`)).toEqual([
      'created 7:17 src/a.ts',
      'created 7:29 b.ts',
      'listed 8:3 src/c.ts',
    ]);
  });

  const unread = (...lines: readonly string[]): readonly string[] =>
    (bmadStory(['# Story 1', '### File List', ...lines, ''].join('\n')).unread ?? []).map(({ text }) => text);

  test.each([
    ...['- Tests for src/a.ts', '- src/__init__.py, args.py', '- src\\a.ts', '- src/a.ts with its tests'],
    ...['src/a.ts', '`src/a.ts` (new)', '> - `src/a.ts` (new)', '<li><code>src/a.ts</code></li>'],
    ...['└── src/a.ts', '| Files | of all kinds | `x` and src/a.ts |'],
    ...['- see https://example.org/a and src/a.ts', '- tests of *all* src/a.ts'],
    ...['- the tests <!-- all --> of src/a.ts', '- the tests of<!-- all -->src/a.ts'],
  ])('notes a line that may claim a path and is not read: %s', (line) => {
    expect(unread('- `src/b.ts`', '', line)).toHaveLength(1);
  });

  test.each([
    ...['Text about `src/a.ts` is text.', '- The parser of dates', '- https://example.org/src/a.ts'],
    ...['- Planned: see src/a.ts', '- The tests (not committed) of src/a.ts', '- src/*.ts', '- `src/{a,b}.ts`'],
    ...['<!-- src/a.ts -->', '  - covers src/a.ts', 'See [the notes](https://example.org/a/b.html).'],
    ...['- see https://example.org/src/a.ts', '- see git+ssh://example.org/src/a.ts', '- see src/{a,b}/c.ts'],
  ])('notes no other line: %s', (line) => {
    expect(unread('- `src/b.ts`', line)).toEqual([]);
  });

  it('notes paths in a code block, not below a label that excuses them, nor behind the end of the list', () => {
    expect(unread('```', 'src/a.ts', '- src/b.ts', '```')).toEqual(['src/a.ts', 'src/b.ts']);
    expect(unread('**Planned:**', '```', 'src/a.ts', '```')).toEqual([]);
    expect(unread('#### Completion Notes', '```', 'src/a.ts', '```')).toEqual([]);
    expect(unread('## Notes', '```', 'src/a.ts', '```')).toEqual([]);
  });

  it('is read where plain paths follow each other, each with a folder', () => {
    expect(listed('- src/a.ts, src/b.ts and src/c.ts (new)')).toEqual(
      ['a', 'b', 'c'].map((n) => `created src/${n}.ts`),
    );
    expect(listed('- src/a.ts, deleted')).toEqual([]);
  });
});
