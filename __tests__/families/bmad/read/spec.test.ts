import { bmadNamed, bmadReturn, bmadStory, SPEC_FILE } from '../../../support/bmad.js';

function named(...lines: readonly string[]): readonly string[] {
  const text = ['---', 'status: done', "baseline_commit: 'NO_VCS'", '---', '## Intent', ...lines, ''].join('\n');
  return bmadNamed(text, SPEC_FILE).map((claim) => claim.replace(/ \d+:\d+ /, ' '));
}

describe('The tasks of a build spec', () => {
  test.each([
    ['- [x] `src/feed/store.ts` -- add pagination -- AC 2', ['task src/feed/store.ts']],
    ['- [X] `a.ts`, `b/c.ts` — show dates', ['task a.ts', 'task b/c.ts']],
    ['- [ ] `src/a.ts` -- add pagination', []],
    ['- [x] Add `src/a.ts`', []],
    ['- [x] `src/a.ts` -- move the parser to `src/b.ts`', []],
    ['- [x] `src/a.ts` — Extract the parser', []],
    ['- [x] `src/a.ts` — removed-item rows are shown', []],
    ['- [x] `src/a.ts` -- delete the old parser', []],
    ['- [x] `src/a.ts` -- **DELETE** — nobody uses it', ['deleted src/a.ts']],
    ['- [x] `src/a.ts` -- remove the file', ['deleted src/a.ts']],
    ['- [x] `src/a.ts` -- deletes are counted', []],
    ['- [x] `_bmad-output/implementation-artifacts/deferred-work.md` -- note it', []],
    ['- [x] `sprint-status.yaml` -- set it', []],
    ['- [x] `src/a.ts` -- no changes needed', []],
    ['- [x] `src/sprint-status.yaml.ts` -- set it', ['task src/sprint-status.yaml.ts']],
    ['- [x] `src/deferred-work.md` -- note it', []],
    ['- [x] **`src/a.ts`** -- set it', ['task src/a.ts']],
    ['- [x] ~~`src/a.ts`~~ -- set it', []],
    ['- [x] ~~`src/a.ts`~~ -- delete the file', []],
    ['- [x] `src/a.ts` rename it', []],
    ['- [x] `src/a.ts` reads what is removed', ['task src/a.ts']],
    ['- [x] `src/a.ts` - move the parser', []],
    ['- [x] `src/a.ts`: moving the parser', []],
    ['- [x] `src/a.ts`：moved the parser', []],
    ['- [x] `src/a.ts` – moves the parser', []],
    ['- [x] `src/a.ts` re-moves — moves the parser', []],
    ['- [x] `src/a.ts` -- show them -- move the parser', ['task src/a.ts']],
    ['- [x] `src/a.ts` -x move the parser', ['task src/a.ts']],
    ['- [x] `src/a.ts` -- renames, renamed and renaming', []],
    ['- [x] `src/a.ts` -- renamed-item rows', []],
    ['- [x] `src/a.ts` -- rename2', ['task src/a.ts']],
    ['- [x] `src/a.ts` -- extracting dates', []],
    ['- [x] `src/a.ts` -- extraction of dates', ['task src/a.ts']],
    ['- [x] `src/a.ts` -- extracts dates', []],
    ['- [x] `src/a.ts` -- deleting rows', []],
    ['- [x] `src/a.ts` -- removes rows', []],
    ['- [x] `src/a.ts` -- **removed**', ['deleted src/a.ts']],
    ['- [x] `src/a.ts` -- deleted  this  file.', ['deleted src/a.ts']],
    ['- [x] `src/a.ts` -- remove the file; nobody reads it', ['deleted src/a.ts']],
    ['- [x] `src/a.ts` -- remove the file - nobody reads it', ['deleted src/a.ts']],
    ['- [x] `src/a.ts` -- delete -- nobody reads it', ['deleted src/a.ts']],
    ['- [x] `src/a.ts` -- delete – nobody reads it', ['deleted src/a.ts']],
    ['- [x] `src/a.ts` -- delete -x', []],
    ['- [x] `src/a.ts` -- delete the files', []],
    ['- [x] `src/a.ts` -- remove the file from the list', []],
    ['- [x] `src/a.ts` -- moved. Delete.', []],
    ['- [x] `src/a.ts` -- if needed', []],
  ])('%s', (line, claims) => {
    expect(named('## Tasks & Acceptance', line, '- [ ] `src/never.ts`')).toEqual(claims);
  });

  it('are the items at the start of a line where none has a box', () => {
    expect(named('## Tasks', '- `src/a.ts` -- read dates', '  - `src/b.ts`')).toEqual(['task src/a.ts']);
  });

  it('are read under their heading only', () => {
    expect(named('## Code Map', '- [x] `src/a.ts` -- x')).toEqual([]);
  });
});

describe('The review order', () => {
  it('links to files, with their lines dropped', () => {
    expect(
      named(
        '## Suggested Review Order',
        '- First. [`a.ts:6`](../../src/a.ts#L6)',
        '  [x](b.md) [y](https://example.org/c.ts) [z](#intent) [w](mailto:x@example.org)',
      ),
    ).toEqual(['review ../../src/a.ts', 'review b.md']);
  });

  it('are read without brackets, a title, a query and percent encoding', () => {
    const links =
      '[a](<../a b.ts>) [b](b.ts "The parser") [c](c.ts?plain=1#L2) [d](d%20d.ts) [e](e%zz.ts) [f](two words)';
    expect(named('## Suggested Review Order', links)).toEqual(
      ['../a b.ts', 'b.ts', 'c.ts', 'd%20d.ts', 'e%zz.ts'].map((path) => `review ${path}`),
    );
    const { value } = bmadStory(
      `---\nstatus: done\nroute: x\n---\n## Suggested Review Order\n[d](d%20d.ts)\n`,
      SPEC_FILE,
    );
    expect(value['review-order']).toEqual(['d d.ts']);
  });

  test.each([
    ['[a](src/(group)/page.ts)', ['review src/(group)/page.ts']],
    ['[a](src/((x))/a.ts "The (x)") [b](b.ts)', ['review src/((x))/a.ts', 'review b.ts']],
    ['[a](src/(a.ts) [b](b.ts)', ['review b.ts']],
    ['(see [a](a.ts)) and) [b](b.ts)', ['review a.ts', 'review b.ts']],
    ['[a](a.ts', []],
    ['[a](a.ts [b](b.ts', []],
    ['](a.ts)', []],
    ['[a](s/a.ts:12) [b](s/b.ts:3-14) [c](s/c.ts:x) [d](d.ts:1)', ['review s/a.ts', 'review s/b.ts', 'review s/c.ts']],
    ['[a](a:12.ts) [b](src/b:1.ts)', ['review src/b:1.ts']],
    ['[a]() [b](<>) [c](?plain=1) [d](<#x>)', []],
    ['[a](#L3) [b](git+ssh://x/y.ts) [c](x1.y-z:w)', []],
    ["[a](a.ts  (the parser)) [b](b.ts 'x')", ['review a.ts', 'review b.ts']],
    ['[a](a.ts x)', []],
    ['[a](<a b.ts> "x")', ['review a b.ts']],
  ])('has the targets of %s', (line, claims) => {
    expect(named('## Suggested Review Order', line)).toEqual(claims);
  });

  it('has its targets where they are written', () => {
    const text = '---\nstatus: done\nroute: x\n---\n## Suggested Review Order (2)\n[a](<../a b.ts>) [b]( b.ts )\n';
    expect(bmadNamed(text, SPEC_FILE)).toEqual(['review 6:6 ../a b.ts', 'review 6:23 b.ts']);
  });

  it('leads from the folder of the spec, or from the root', () => {
    const { value } = bmadStory('---\nstatus: done\nroute: x\n---\n## Intent\n', SPEC_FILE);
    expect(value['review-order']).toEqual([]);
    expect(named('## Tasks', '- [x] `src/a.ts` -- x', '## Suggested Review Order', '[a](../../src/a.ts)')).toEqual([
      'task src/a.ts',
    ]);
  });
});

test('The result of an unattended run lists what changed', () => {
  expect(
    named('## Auto Run Result', '- `src/a.ts` - read dates', '- `a.ts`', '- Done: `src/b.ts`', '- [ ] `src/c.ts`'),
  ).toEqual(['changed src/a.ts']);
  // What it says itself weighs more than a tick.
  expect(named('## Tasks', '- [x] `src/a.ts` -- x', '## Auto Run Result', '- `src/a.ts` - read dates')).toEqual([
    'changed src/a.ts',
  ]);
});

test('The result of an unattended run lists nothing in headings, without a slash, or that it hedges', () => {
  const lines = [
    '### - `src/a.ts`',
    '- `src/b.ts`, `c.ts`',
    '- `src/d.ts` (planned)',
    '- ~~`src/e.ts`~~',
    '`src/f.ts`',
  ];
  expect(named('## Auto Run Result (done)', ...lines)).toEqual(['changed src/b.ts']);
  expect(named('## The Auto Run Result', ...lines)).toEqual([]);
});

describe('The value of a spec', () => {
  const FRONTMATTER = ['---', "status: 'done'", 'route: one-shot', '---'];

  it('has its tasks, its boxes and its lines that are no claims', () => {
    const lines = [
      '## Tasks',
      '- [x] `src/a.ts` -- x',
      'Text.',
      '- [x] `src/b.ts` -- move x',
      '- [ ] `src/c.ts`',
      '- d',
    ];
    const { value, locate } = bmadStory([...FRONTMATTER, ...lines, ''].join('\n'), SPEC_FILE);
    expect(value).toEqual({
      frontmatter: 'whole',
      status: 'done',
      route: 'one-shot',
      family: 'bmad-spec',
      boxes: { ticked: 2, open: 1 },
      tasks: [{ path: 'src/a.ts', type: 'task' }],
      hedged: 1,
      'review-order': [],
      changed: [],
      order: ['/tasks/0'],
    });
    expect(locate('/boxes/open')).toMatchObject({ startLine: 9, startColumn: 7, endColumn: 17 });
  });

  it.each(['file-list', 'lists', 'hedged', 'saysNone', 'boxes', 'tasks', 'review-order', 'changed', 'family', 'order'])(
    'has no %s of its frontmatter',
    (key) => {
      const lines = ['## Intent', ''];
      const plain = bmadStory([...FRONTMATTER, ...lines].join('\n'), SPEC_FILE);
      const other = bmadStory(
        ['---', "status: 'done'", `${key}: 1`, 'route: one-shot', '---', ...lines].join('\n'),
        SPEC_FILE,
      );
      expect(other.value).toEqual(plain.value);
      expect(other.locate(`/${key}`)).toEqual(other.locate(''));
    },
  );
});

describe('A document is a spec', () => {
  test.each([
    ['---\nstatus: done\nroute: one-shot\n---\n## Intent\n', 'bmad-spec'],
    ['---\nstatus: done\nbaseline_revision: NO_VCS\n---\n## Auto Run Result\n', 'bmad-spec'],
    ['---\nstatus: done\n---\n## Intent\n', undefined],
    ['---\nstatus: done\nfollowup_review_recommended: true\n---\n## Tasks and more\n', 'bmad-spec'],
    ['---\nstatus: done\nreview_loop_iteration: 1\n---\n## **Suggested Review Order**\n', 'bmad-spec'],
    ['---\nstatus: done\nspec_checkpoint: 1\n---\n## INTENT\n', 'bmad-spec'],
    ['---\nstatus: done\nbaseline_commit: x\n---\n## Intent\n', 'bmad-spec'],
    ['---\nstatus: done\nroute: x\n---\n## The Intent\n', undefined],
    ['---\nstatus: done\nroute: x\n---\n## Intent2\n', undefined],
    ['---\nstatus: done\nroute: x\n---\n# Story 1\n## The Dev Agent Record\n## Intent\n', 'bmad-spec'],
    ['---\nstatus: done\nroute: x\n---\n# Story 1\n## My developer record\n## Intent\n', 'bmad-spec'],
    ['---\nstatus: done\nroute: x\n---\n# Story 1\n## Developer Record\n## Intent\n', 'bmad-story'],
    ['---\nstatus: done\nroute: x\n---\n# Storyboard\n## Dev Agent Record\n## Intent\n', 'bmad-spec'],
    ['---\nroute: one-shot\n---\n## Intent\n', undefined],
    ['---\nstatus: done\nroute: one-shot\n---\n## Intentions\n', undefined],
    ['---\nstatus: done\nroute: one-shot\n---\n# Story 1\n## Intent\n## File List\n', 'bmad-story'],
  ])('%j', (text, family) => {
    expect(bmadReturn(text, SPEC_FILE)?.value.family).toBe(family);
  });
});
