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
});

describe('A document is a spec', () => {
  test.each([
    ['---\nstatus: done\nroute: one-shot\n---\n## Intent\n', 'bmad-spec'],
    ['---\nstatus: done\nbaseline_revision: NO_VCS\n---\n## Auto Run Result\n', 'bmad-spec'],
    ['---\nstatus: done\n---\n## Intent\n', undefined],
    ['---\nroute: one-shot\n---\n## Intent\n', undefined],
    ['---\nstatus: done\nroute: one-shot\n---\n## Intentions\n', undefined],
    ['---\nstatus: done\nroute: one-shot\n---\n# Story 1\n## Intent\n## File List\n', 'bmad-story'],
  ])('%j', (text, family) => {
    expect(bmadReturn(text, SPEC_FILE)?.value.family).toBe(family);
  });
});
