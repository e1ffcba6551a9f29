import { isListHeading } from '../../../../src/read/lines/headings.js';
import { unreadIn } from '../../../../src/families/bmad/read/unread.js';
import { Lines } from '../../../../src/read/lines.js';
import { bmadNamed, bmadReturn, bmadStory, listed, SPEC_FILE, STORY_FILE } from '../../../support/bmad.js';
import { placed } from '../../../support/reading.js';

const text = (...lines: readonly string[]): string => [...lines, ''].join('\n');

describe('The value of a story', () => {
  const STORY = text(
    '# Story 1.2: Dates',
    'Status: done',
    '## Tasks / Subtasks',
    '- [x] Parse',
    '  - [ ] Refuse  ',
    '- [ ] Show',
    'Text.',
    '- No box',
    '## Dev Agent Record',
    '### File List',
    '- `src/a.ts` (new)',
    '- `src/b.ts` (planned)',
    '- [ ] `src/c.ts`',
    '- Renamed: `src/d.ts`, `src/e.ts`',
    '### File List (more)',
    '- None',
  );

  it('has what its list claims, and counts what it does not', () => {
    const { value, locate } = bmadStory(STORY);
    expect(value).toEqual({
      frontmatter: 'none',
      family: 'bmad-story',
      status: 'done',
      boxes: { ticked: 1, open: 2 },
      'file-list': [{ path: 'src/a.ts', type: 'created' }],
      lists: 2,
      hedged: 2,
      dropped: 1,
      saysNone: true,
      order: ['/file-list/0'],
    });
    expect(placed(STORY, locate('/status'))).toBe('2:9 done');
    expect(placed(STORY, locate('/boxes/open'))).toBe('5:9 Refuse');
    expect(placed(STORY, locate('/file-list'))).toBe('10:5 File List');
    expect(placed(STORY, locate('/lists'))).toBe('1:1 # Story 1.2: Dates');
  });

  it('is a return by itself', () => {
    expect(bmadStory(STORY)).toMatchObject({ composed: 'bmad-story', isAlone: true, named: ['src/d.ts', 'src/e.ts'] });
  });

  it('has no list, no status and no boxes where it has none', () => {
    const { value, locate } = bmadStory(text('# Story 1', '## Dev Agent Record'));
    expect(value).toEqual({
      frontmatter: 'none',
      family: 'bmad-story',
      boxes: { ticked: 0, open: 0 },
      'file-list': [],
      lists: 0,
      hedged: 0,
      dropped: 0,
      saysNone: false,
      order: [],
    });
    expect(locate('/boxes/open')).toEqual(locate(''));
  });

  it.each(['file-list', 'lists', 'hedged', 'saysNone', 'boxes', 'tasks', 'review-order', 'changed', 'family', 'order'])(
    'has no %s of its frontmatter',
    (key) => {
      const lines = ['# Story 1', '## Dev Agent Record'];
      const plain = bmadStory(text('---', 'title: x', '---', ...lines));
      const other = bmadStory(text('---', `${key}: 1`, 'title: x', '---', ...lines));
      expect(other.value).toEqual(plain.value);
      expect(other.locate(`/${key}`)).toEqual(other.locate(''));
    },
  );
});

test('A story without a File List lists its files below other headings of the record of its agent', () => {
  const { value } = bmadStory(text('# Story 1', '## Dev Agent Record', '### Files Created', '- src/a.ts'));
  expect(value).toMatchObject({ lists: 1, 'file-list': [{ path: 'src/a.ts', type: 'created' }] });
});

test('Files that a story without a list names outside of the record of its agent are unread', () => {
  const unread = (...lines: readonly string[]): unknown =>
    bmadStory(text('# Story 1', 'Status: done', '## Dev Agent Record', 'x', ...lines)).unread?.map((one) => one.text);
  expect(unread('## Files', '### Created', '- src/a.ts', '### Modified', 'See `src/b.ts` too')).toEqual([
    'src/a.ts',
    'See `src/b.ts` too',
  ]);
  expect(unread('## Files to Create', '- src/a.ts')).toEqual([]);
  expect(unread('## Files', '- src/a.ts', '## Notes', '### File List', '- src/b.ts')).toEqual([]);
});

describe('The boxes of a story', () => {
  const boxes = (heading: string): unknown =>
    bmadStory(text('# Story 1', '## Dev Agent Record', `## ${heading}`, '- [x] a', '- [ ] b', '### More', '- [ ] c'))
      .value.boxes;

  test.each(['Tasks', 'TASKS:', '**Tasks**', 'Tasks / Subtasks', '3. Tasks', '3.1 Tasks', '3) Tasks', '12.4.  tasks'])(
    'are under the heading %s',
    (heading) => {
      expect(boxes(heading)).toEqual({ ticked: 1, open: 2 });
    },
  );

  test.each(['Subtasks', 'The Tasks', 'Taskset', 'Tasks2', 'x. Tasks', '3.Tasks', '3: Tasks', 'a3 Tasks', '3x. Tasks'])(
    'are not under the heading %s',
    (heading) => {
      expect(boxes(heading)).toEqual({ ticked: 0, open: 0 });
    },
  );
});

describe('Paths that a story says were taken away', () => {
  const named = (...lines: readonly string[]): unknown =>
    bmadReturn(text('# Story 1', '## Dev Agent Record', ...lines))?.named;

  test.each([
    [['`src/a.ts` was deleted'], ['src/a.ts']],
    [['Moved ` src/a.ts ` and `b` to `c.ts`, `d e.ts`'], ['src/a.ts', 'c.ts']],
    [['We deleted:', '', '- `src/a.ts`', '  1. `src/b.ts`', '12. `src/c.ts`', '* `src/d.ts`', '+ `src/e.ts`'], 'abcde'],
    [['Deleted:', 'We kept these.', '- `src/a.ts`'], []],
    [['Deleted: `src/a.ts`', 'and `src/b.ts`'], ['src/a.ts']],
    [['Kept:', '- `src/a.ts` was removed', '- `src/b.ts`'], ['src/a.ts']],
    [['Kept:', '- removed `src/a.ts`', '', '- `src/b.ts`'], ['src/a.ts']],
    [['`deleted.ts` is new', '- `src/a.ts`'], []],
    [['`deleted` is new: `src/a.ts`'], []],
    [['Deleted:', '1.`src/a.ts`', '- `src/b.ts`'], []],
    [['Deleted `src/a.ts`.', 'Deleted `src/a.ts` again.'], ['src/a.ts']],
  ] as const)('are named: %j', (lines, expected) => {
    const paths = typeof expected === 'string' ? Array.from(expected).map((name) => `src/${name}.ts`) : expected;
    expect(named(...lines)).toEqual(paths);
  });
});

describe('The heading of a File List', () => {
  test.each([
    'File List',
    'file list',
    'Files List',
    'FileList',
    'File-List',
    '📁 File List',
    '12. File List',
    '1.2.10 File List',
    '1)  File List',
    'File List  Updated',
    'File List:',
    'File List ：',
    'File List (2 files)',
    'File List: (2 files)',
    'File List （2）：',
    'File List ##',
    '**File List**',
    ' \u200BFile\u00a0List ',
    `${'-'.repeat(20)}File List`,
    `File List (${'x'.repeat(287)})`,
  ])('is %j', (heading) => {
    expect(isListHeading(heading)).toBe(true);
  });

  test.each([
    'File Listing',
    'A File List',
    'File_List',
    'File List of others',
    'File List (2) more',
    '(File List)',
    'x1 File List',
    '1.x File List',
    '1.File List',
    '1: File List',
    'File ListUpdated',
    'Not updated',
    `File List (${'x'.repeat(288)})`,
  ])('is not %j', (heading) => {
    expect(isListHeading(heading)).toBe(false);
  });

  test('may say what became of its files, in a bracket', () => {
    const of = (heading: string, ...lines: readonly string[]): unknown =>
      bmadStory(text('# Story 1', `## ${heading}`, ...lines)).value['file-list'];
    const files = (type: string): unknown => [{ path: 'src/a.ts', type }];
    expect(of('File List (new)', '- src/a.ts')).toEqual(files('created'));
    expect(of('File List（modified）', '- src/a.ts')).toEqual(files('modified'));
  });
});

describe('What follows in a File List', () => {
  test.each([
    ...['Change Log', 'Changelog', '**Change Log**', 'Review Findings', 'Senior Developer Review (AI)'],
    ...['Completion Notes List', 'Debug Log References', 'QA Result', 'Test Results', 'Agent Model Used'],
    ...['Verification', 'Dependencies'],
  ])('ends it as a deeper heading, not as a label: %s', (title) => {
    expect(listed('- src/a.ts', `#### ${title}`, '- src/b.ts')).toEqual(['listed src/a.ts']);
    expect(listed('- src/a.ts', `${title.replaceAll('*', '')}:`, '- src/b.ts')).toHaveLength(2);
  });

  test.each(['The Change Log', 'Tests', 'Findings'])('does not end it: %s', (title) => {
    expect(listed('- src/a.ts', `#### ${title}`, '- src/b.ts')).toHaveLength(2);
  });

  test.each([
    ['- None', true],
    ['None.', true],
    ['> *N/A*', true],
    ['+ no files changed', true],
    ['_Aucun fichier_', true],
    ['Nessuno', true],
    ['ninguno', true],
    ['Nenhum', true],
    ['Keine', true],
    ['нет', true],
    ['无', true],
    ['なし', true],
    ['없음', true],
    ['There are none', false],
    ['1. None', true],
    ['- `src/a.ts`', false],
  ])('says whether there is nothing to list: %s', (line, expected) => {
    expect(bmadStory(text('# Story 1', '## File List', line)).value.saysNone).toBe(expected);
  });
});

describe('The status of a story', () => {
  const status = (...lines: readonly string[]): string | null => {
    const written = text('# Dates', ...lines, '## File List');
    const { value, locate } = bmadStory(written);
    return value.status === undefined ? null : placed(written, locate('/status'));
  };

  test.each([
    [['Status: done'], '2:9 done'],
    [['  > **Story Status**： `Review` '], '2:24 Review'],
    [['- current status: done'], '2:19 done'],
    [['+ __STATUS__: done'], '2:15 done'],
    [['## Status: done'], '2:12 done'],
    [[`${'#'.repeat(40)}Status:done`], '2:48 done'],
    [['Status: ', 'Status: done'], '3:9 done'],
    [['## Status', '', '', 'done'], '5:1 done'],
    [['## __Story Status__', 'done'], '3:1 done'],
    [['## **Status**', 'done'], '3:1 done'],
    [['## *Current Status*:', '- [Draft]'], '3:3 [Draft]'],
    [['## Status', '**{{status}}**'], '3:3 {{status}}'],
    [['Status: ~~b~~  *done*'], '2:17 done'],
    [['Status: <draft>'], '2:9 <draft>'],
    [['Status: done `*_ '], '2:9 done'],
    [[`Status: ${'x'.repeat(300)}`], `2:9 ${'x'.repeat(200)}`],
  ])('is where it is written: %j', (lines, expected) => {
    expect(status(...lines)).toBe(expected);
  });

  test.each([
    [['The status: done']],
    [['My Status: done']],
    [['Status done']],
    [['Status of x: done']],
    [[`${'#'.repeat(41)}Status: done`]],
    [['## Status', '', '', '', 'done']],
    [['## Status', '### Other', 'done']],
    [['## The Status', 'done']],
    [['## Status quo', 'done']],
    [['Status: **']],
    [['Status: ~~done~~']],
  ])('is not in %j', (lines) => {
    expect(status(...lines)).toBeNull();
  });
});

describe('A story in a code block', () => {
  const source = (whole: string): Parameters<typeof unreadIn>[0] => {
    const lines = new Lines(whole);
    return {
      text: whole,
      range: (start, end) => lines.range(start, end),
      lineAt: (offset) => lines.lineAt(offset),
      markdown: null,
      budget: { blocks: 0 },
    };
  };
  const found = (whole: string, file = STORY_FILE): unknown => {
    const problem = unreadIn(source(whole), file);
    if (problem === null) return null;
    if (problem.kind !== 'unread-return') throw new Error(problem.kind);
    return [problem.reason, problem.text, placed(whole, problem.range)];
  };
  const STORY = text('# Story 1', 'Status: done', '## File List', '- src/a.ts');

  test.each([
    [`\`\`\`md\n${STORY}\`\`\`\n`, ['in-code', '```md', '1:1 ```md']],
    [`\n\n  ~~~~ \n${STORY}~~~~\nMore.\n`, ['in-code', '~~~~', '3:3 ~~~~']],
    [`# Story 1\n\`\`\`sh\n${STORY}`, ['in-code', '```sh', '2:1 ```sh']],
    [`# Story 1\n~~~\nx\n~~~\nMore.\n~~~ sh\n${STORY}`, ['in-code', '~~~ sh', '6:1 ~~~ sh']],
  ])('is no return: %j', (whole, expected) => {
    expect(found(whole)).toEqual(expected);
  });

  test.each([
    ['that is not done', `\`\`\`\n${STORY.replace('done', 'draft')}`, STORY_FILE],
    ['under the name of a spec', `\`\`\`\n${STORY}`, SPEC_FILE],
    ['under another name', `\`\`\`\n${STORY}`, '_bmad-output/notes.md'],
    ['below text, in a block that ends', `Notes.\n\`\`\`\n${STORY}\`\`\`\n`, STORY_FILE],
    ['with a heading behind the block', `\`\`\`\n${STORY}\`\`\`\n# Notes\n`, STORY_FILE],
    ['behind fences that are too short', `\`\`\n~~\n${STORY}`, STORY_FILE],
    ['that is no story', '```\n# Notes\n', STORY_FILE],
    ['of nothing', '', STORY_FILE],
    ['of blank lines', ' \n\n', STORY_FILE],
  ])('is not reported %s', (_, whole, file) => {
    expect(found(whole, file)).toBeNull();
  });
});

test('A story may be called one by its title or by the name of its file', () => {
  const named = (title: string, file: string): number =>
    bmadReturn(text(title, '## File List'), file) === null ? 0 : 1;
  expect(named('# Story 1', 'specs/x.md')).toBe(1);
  expect(named('# The story', 'specs/x.md')).toBe(1);
  expect(named('# Storyboard', 'specs/x.md')).toBe(0);
  expect(named('# History', 'specs/x.md')).toBe(0);
  expect(named('## Story 1', 'specs/x.md')).toBe(0);
  expect(named('# Dates', 'specs/1.2.x.md')).toBe(1);
  expect(bmadNamed(text('# Story 1', '## File List', '- src/a.ts'))).toEqual(['listed 3:3 src/a.ts']);
});
