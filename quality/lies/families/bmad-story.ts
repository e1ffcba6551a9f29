import type { Entry } from '../../../__tests__/support/repository.js';
import type { Files, Kind, Planted } from '../kind.js';
import { linkTo, WORK, withForm } from '../texts.js';

/** Stories of BMAD: Markdown with a status and a File List. */

const FOLDER = '_bmad-output/implementation-artifacts';

function at(id: string): string {
  return `${FOLDER}/4-2-${id}.md`;
}

function work(id: string): string {
  return `src/${id}-work.ts`;
}

interface Story {
  readonly title?: string;
  readonly status?: string;
  readonly before?: string;
  readonly tasks?: string;
  readonly heading?: string;
  readonly after?: string;
}

/** A story that is done, with these lines as its File List. */
function story(list: string, parts: Story = {}): string {
  const {
    title = '# Story 4.2: Parse dates',
    status = 'Status: done',
    before = '',
    tasks = '- [x] Parse dates',
  } = parts;
  const { heading = '### File List', after = '' } = parts;
  return `${before}${title}\n\n${status}\n\n## Tasks / Subtasks\n\n${tasks}\n\n## Dev Agent Record\n\n${heading}\n\n${list}\n${after}`;
}

type Part = Pick<Kind, 'id' | 'what'> & Partial<Kind>;

/** A story whose list claims `src/<id>-work.ts`, which only the twin has. */
function listed(part: Part & { readonly list: (path: string) => string; readonly parts?: Story }): Kind {
  const { list, parts, ...kind } = part;
  return {
    theme: 'text',
    both: { [at(kind.id)]: story(list(work(kind.id)), parts) },
    twin: { [work(kind.id)]: WORK },
    ...kind,
  };
}

function item(path: string): string {
  return `- \`${path}\` (new)`;
}

function found(part: Part & { readonly found?: Readonly<Record<string, Entry>> }): Kind {
  const { found: lie = {}, ...kind } = part;
  return { ...listed({ list: item, ...kind }), theme: 'tree', lie };
}

const tree: readonly Kind[] = [
  found({ id: 'never', what: 'a new file that was never written' }),
  found({ id: 'empty', what: 'a new file of 0 bytes', found: { [work('empty')]: '' } }),
  found({ id: 'blank', what: 'a new file of blanks', found: { [work('blank')]: '  \n' } }),
  found({ id: 'cased', what: 'a new file that is there in other letter case', found: { 'src/Cased-work.ts': WORK } }),
  found({ id: 'folder', what: 'a folder as a new file', found: { [`${work('folder')}/a.ts`]: WORK } }),
  found({ id: 'link-nothing', what: 'a link to nothing', found: { [work('link-nothing')]: linkTo('none') } }),
  found({
    id: 'link-out',
    what: 'a link that leaves the repository',
    found: { [work('link-out')]: linkTo('../../etc') },
  }),
  found({
    id: 'same-name-elsewhere',
    what: 'a new file, of which another folder has one of the same name',
    found: { 'lib/other/same-name-elsewhere-work.ts': WORK },
  }),
  found({
    id: 'tail-elsewhere',
    what: 'a new file, which the package it names does not have and another one does',
    found: { 'packages/other/src/tail-elsewhere-work.ts': WORK },
  }),
  listed({
    theme: 'tree',
    id: 'ignored',
    what: 'a new file that .gitignore keeps out',
    list: () => '- `build/ignored.js` (new)',
    twin: { 'build/ignored.js': WORK },
  }),
  listed({
    theme: 'tree',
    id: 'own-ignored',
    what: 'a new file that a .gitignore of the same pull request keeps out',
    list: () => '- `made/own-ignored.js` (new)',
    lie: { 'made/.gitignore': '*.js\n' },
    twin: { 'made/own-ignored.js': WORK },
  }),
  listed({
    theme: 'tree',
    id: 'folder-slash',
    what: 'a folder that does not exist',
    list: () => '- `src/folder-slash/` (new)',
    twin: { 'src/folder-slash/a.ts': WORK },
  }),
  listed({
    theme: 'tree',
    id: 'outside',
    what: 'a path outside of the repository',
    list: (path) => `- \`/home/ada/${path}\` (new)`,
    twin: { [at('outside')]: story(item(work('outside'))), [work('outside')]: WORK },
  }),
  listed({
    theme: 'tree',
    id: 'parent',
    what: 'a path above the repository',
    list: (path) => `- \`../../${path}\` (new)`,
    twin: { [at('parent')]: story(item(work('parent'))), [work('parent')]: WORK },
  }),
  listed({
    theme: 'tree',
    id: 'not-deleted',
    what: 'that it deleted a file that is still there',
    list: () => '- `src/kept.ts` (deleted)',
    twin: { [at('not-deleted')]: story('- `src/none-kept.ts` (deleted)') },
  }),
  found({
    id: 'untracked',
    what: 'a new file that exists in the workspace only',
    workspace: { [work('untracked')]: WORK },
  }),
  listed({
    theme: 'tree',
    id: 'unchanged',
    what: 'a file as modified that nobody changed',
    list: () => '- `src/unchanged.ts` (modified)',
    twin: { 'src/unchanged.ts': `${WORK}//\n` },
    parts: {},
  }),
];

const text: readonly Kind[] = [
  listed({ id: 'bare', what: 'a path without code around it', list: (p) => `- ${p} (new)` }),
  listed({ id: 'star-item', what: 'a path in a list with asterisks', list: (p) => `* \`${p}\` (new)` }),
  listed({ id: 'plus-item', what: 'a path in a list with plus signs', list: (p) => `+ \`${p}\` (new)` }),
  listed({ id: 'numbered', what: 'a path in a numbered list', list: (p) => `1. \`${p}\` (new)` }),
  listed({ id: 'bracket-number', what: 'a path in a list numbered with brackets', list: (p) => `1) \`${p}\` (new)` }),
  listed({
    id: 'table',
    what: 'a path in a table',
    list: (p) => `| File | Change |\n| --- | --- |\n| \`${p}\` | Created |`,
  }),
  listed({
    id: 'table-no-edge',
    what: 'a path in a table without bars at its edges',
    list: (p) => `File | Change\n--- | ---\n\`${p}\` | Created`,
  }),
  listed({
    id: 'table-second-cell',
    what: 'a path in the second cell of a table',
    list: (p) => `| # | File | Change |\n| --- | --- | --- |\n| 1 | \`${p}\` | New |`,
  }),
  listed({
    id: 'table-two',
    what: 'two paths in one cell of a table',
    list: (p) => `| File | Change |\n| --- | --- |\n| \`src/kept.ts\`, \`${p}\` | New |`,
  }),
  listed({
    id: 'table-break',
    what: 'a path behind <br> in a cell of a table',
    list: (p) => `| File | Change |\n| --- | --- |\n| \`src/kept.ts\`<br>\`${p}\` | New |`,
  }),
  listed({
    id: 'collapsed',
    what: 'a path in a collapsed section',
    list: (p) => `<details>\n<summary>Files</summary>\n\n- \`${p}\` (new)\n\n</details>`,
  }),
  listed({
    id: 'html-list',
    what: 'a path in a list in HTML',
    list: (p) => `<ul>\n<li><code>${p}</code> (new)</li>\n</ul>`,
  }),
  listed({
    id: 'html-table',
    what: 'a path in a table in HTML',
    list: (p) => `<table><tr><td><code>${p}</code></td><td>New</td></tr></table>`,
  }),
  listed({ id: 'fence', what: 'a path in a fence', list: (p) => `\`\`\`\n${p}\n\`\`\`` }),
  listed({ id: 'fence-tilde', what: 'a path in a fence of tildes', list: (p) => `~~~\n- ${p} (new)\n~~~` }),
  listed({
    id: 'fence-tree',
    what: 'a path as a drawing of folders',
    list: (p) => `\`\`\`\nsrc/\n├── ${p.slice(4)}   # new\n\`\`\``,
  }),
  listed({ id: 'indented', what: 'a path in indented code', list: (p) => `Text\n\n    - ${p} (new)` }),
  listed({ id: 'no-list', what: 'paths in lines without a list', list: (p) => `\`${p}\` (new)` }),
  listed({ id: 'no-list-bare', what: 'a bare path in a line without a list', list: (p) => p }),
  listed({ id: 'prose', what: 'a path in a sentence', list: (p) => `Created \`${p}\` with all that was asked.` }),
  listed({ id: 'quote', what: 'a path in a quotation', list: (p) => `> - \`${p}\` (new)` }),
  listed({ id: 'dash', what: 'a path in a list with long dashes', list: (p) => `– \`${p}\` (new)` }),
  listed({ id: 'bullet-sign', what: 'a path behind a bullet sign', list: (p) => `• \`${p}\` (new)` }),
  listed({
    id: 'no-blank',
    what: 'a path in a list without the blank behind its sign',
    list: (p) => `-\`${p}\` (new)`,
  }),
  listed({ id: 'nbsp', what: 'a path behind a blank that does not break', list: (p) => `-\u00a0\`${p}\` (new)` }),
  listed({ id: 'link-text', what: 'a path as the text of a link', list: (p) => `- [${p}](../../${p}) (new)` }),
  listed({
    id: 'link-target',
    what: 'a path as the target of a link whose text is a word',
    list: (p) => `- [The parser](../../${p}) (new)`,
  }),
  listed({
    id: 'link-other',
    what: 'a path as the text of a link that leads to a real file',
    list: (p) => `- [${p}](../../src/kept.ts) (new)`,
  }),
  listed({
    id: 'reference-link',
    what: 'a path as a reference link',
    list: (p) => `- [${p}][1] (new)\n\n[1]: ../../${p}`,
  }),
  listed({ id: 'auto-link', what: 'a path in angle brackets', list: (p) => `- <${p}> (new)` }),
  listed({ id: 'bold', what: 'a path in bold', list: (p) => `- **${p}** (new)` }),
  listed({ id: 'bold-code', what: 'a path in bold code', list: (p) => `- **\`${p}\`** (new)` }),
  listed({ id: 'italic', what: 'a path in italics', list: (p) => `- *${p}* (new)` }),
  listed({ id: 'underscored', what: 'a path between underscores', list: (p) => `- __${p}__ (new)` }),
  listed({ id: 'double-code', what: 'a path in code of two backticks', list: (p) => `- \`\`${p}\`\` (new)` }),
  listed({ id: 'quoted', what: 'a path in quotes', list: (p) => `- "${p}" (new)` }),
  listed({ id: 'html-code', what: 'a path in <code>', list: (p) => `- <code>${p}</code> (new)` }),
  listed({ id: 'entity', what: 'a path with an entity', list: (p) => `- ${p.replace('.', '&#46;')} (new)` }),
  listed({
    id: 'escaped',
    what: 'a path with escaped signs',
    list: (p) => `- ${p.replaceAll('-', '\\-').replace('.', '\\.')} (new)`,
  }),
  listed({
    id: 'comment',
    what: 'a path in a comment of HTML',
    list: (p) => `<!-- - \`${p}\` (new) -->\n- \`src/kept.ts\` (modified)`,
  }),
  listed({
    id: 'sub-item',
    what: 'a path in an item below an item without a path',
    list: (p) => `- Source\n  - \`${p}\` (new)`,
  }),
  listed({
    id: 'detail',
    what: 'a path in an item below an item with a path',
    list: (p) => `- \`src/kept.ts\` (modified)\n  - \`${p}\` (new)`,
  }),
  listed({ id: 'second-in-line', what: 'a path behind another one', list: (p) => `- \`src/kept.ts\`, \`${p}\` (new)` }),
  listed({
    id: 'second-with-and',
    what: 'a path behind another one and the word and',
    list: (p) => `- \`src/kept.ts\` and \`${p}\` (new)`,
  }),
  listed({ id: 'second-bare', what: 'a bare path behind another one', list: (p) => `- src/kept.ts, ${p} (new)` }),
  listed({
    id: 'second-semicolon',
    what: 'a path behind another one and a semicolon',
    list: (p) => `- \`src/kept.ts\`; \`${p}\` (new)`,
  }),
  listed({
    id: 'second-remark',
    what: 'a path in the remark of another one',
    list: (p) => `- \`src/kept.ts\` - modified, and the new \`${p}\``,
  }),
  listed({
    id: 'arrow',
    what: 'a path as the new name of another one',
    list: (p) => `- \`src/was-arrow.ts\` → \`${p}\``,
  }),
  listed({ id: 'words-first', what: 'a path behind words', list: (p) => `- The new parser: \`${p}\`` }),
  listed({
    id: 'sentence-first',
    what: 'a path behind a sentence',
    list: (p) => `- A parser was written for all of it in \`${p}\``,
  }),
  listed({
    id: 'braces',
    what: 'paths in braces',
    list: (p) => `- \`src/{braces-work,other-work}.ts\` (new)${p.slice(0, 0)}`,
    twin: { 'src/braces-work.ts': WORK, 'src/other-work.ts': WORK },
  }),
  listed({
    id: 'glob',
    what: 'files by a pattern',
    list: () => '- `src/glob-*/*.ts` (new)',
    twin: { 'src/glob-a/a.ts': WORK },
  }),
  listed({
    id: 'no-extension',
    what: 'a file without an extension, without code',
    list: () => '- scripts/no-extension (new)',
    twin: { 'scripts/no-extension': WORK },
  }),
  listed({
    id: 'only-name',
    what: 'a bare name without a folder',
    list: () => '- `only-name-work.ts` (new)',
    twin: { 'only-name-work.ts': WORK },
  }),
  listed({
    id: 'wide',
    what: 'a path in wide characters',
    list: () => '- `ｓｒｃ／ｗｉｄｅ．ｔｓ` (new)',
    twin: { [at('wide')]: story('- `src/wide.ts` (new)'), 'src/wide.ts': WORK },
  }),
  listed({
    id: 'backslash',
    what: 'a path with backslashes',
    list: () => '- `src\\backslash-work.ts` (new)',
    twin: { [at('backslash')]: story('- `src/backslash-work.ts` (new)'), 'src/backslash-work.ts': WORK },
  }),
  listed({
    id: 'in-blank',
    what: 'a path with a blank in it',
    list: () => '- `src/in blank-work.ts` (new)',
    twin: { 'src/in blank-work.ts': WORK },
  }),
  listed({ id: 'line-suffix', what: 'a path with a line number', list: (p) => `- \`${p}:12-40\` (new)` }),
  listed({ id: 'anchor', what: 'a path with an anchor', list: (p) => `- \`${p}#L12\` (new)` }),
  listed({
    id: 'crlf',
    what: 'a path in a file with line ends of Windows',
    list: item,
    both: { [at('crlf')]: story(item(work('crlf'))).replaceAll('\n', '\r\n') },
  }),
  listed({
    id: 'cr',
    what: 'a path in a file with line ends of old Macs',
    list: item,
    both: { [at('cr')]: story(item(work('cr'))).replaceAll('\n', '\r') },
  }),
  listed({
    id: 'bom',
    what: 'a path behind a byte order mark',
    list: item,
    both: { [at('bom')]: `\ufeff${story(item(work('bom')))}` },
  }),
  listed({
    id: 'utf-16',
    what: 'a path in a file in UTF-16',
    list: item,
    both: {},
    lie: { [at('utf-16')]: Buffer.from(`\ufeff${story(item(work('utf-16')))}`, 'utf16le') },
    twin: { [at('utf-16')]: story(item(work('utf-16'))), [work('utf-16')]: WORK },
  }),
  listed({
    id: 'second-list',
    what: 'a path in a second File List',
    list: (p) => `- \`src/kept.ts\` (modified)\n\n## Second round\n\n### File List\n\n${item(p)}`,
  }),
  listed({
    id: 'list-below-other',
    what: 'a path below a deeper heading of the list',
    list: (p) => `#### New\n\n- \`${p}\``,
  }),
  listed({
    id: 'after-notes',
    what: 'a path below the notes that end the list',
    list: (p) => `- \`src/kept.ts\` (modified)\n\n#### Completion Notes\n\n${item(p)}`,
  }),
  listed({
    id: 'french-heading',
    what: 'a path in a list with a heading in French',
    list: item,
    parts: { heading: '### Liste des fichiers' },
  }),
  listed({
    id: 'files-changed',
    what: 'a path below a heading Files Changed',
    list: item,
    parts: { heading: '### Files Changed' },
  }),
  listed({
    id: 'files-list',
    what: 'a path below a heading Files List',
    list: item,
    parts: { heading: '### Files List' },
  }),
  listed({ id: 'filelist', what: 'a path below a heading Filelist', list: item, parts: { heading: '### FileList' } }),
  listed({
    id: 'bold-heading',
    what: 'a path below a heading in bold',
    list: item,
    parts: { heading: '**File List**' },
  }),
  listed({
    id: 'setext',
    what: 'a path below an underlined heading',
    list: item,
    parts: { heading: 'File List\n---------' },
  }),
  listed({
    id: 'heading-html',
    what: 'a path below a heading in HTML',
    list: item,
    parts: { heading: '<h3>File List</h3>' },
  }),
  listed({
    id: 'heading-bold-in',
    what: 'a path below a heading whose words are bold',
    list: item,
    parts: { heading: '### **File List**' },
  }),
  listed({
    id: 'heading-emoji',
    what: 'a path below a heading with a sign',
    list: item,
    parts: { heading: '### 📁 File List' },
  }),
  listed({
    id: 'heading-closed',
    what: 'a path below a heading with closing signs',
    list: item,
    parts: { heading: '### File List ###' },
  }),
  listed({
    id: 'heading-case',
    what: 'a path below a heading in capitals',
    list: item,
    parts: { heading: '### FILE LIST' },
  }),
  listed({
    id: 'heading-count',
    what: 'a path below a heading with a count',
    list: item,
    parts: { heading: '### File List (1 file)' },
  }),
  listed({
    id: 'heading-zero-width',
    what: 'a path below a heading with a character that nobody sees',
    list: item,
    parts: { heading: '### File\u200b List' },
  }),
  listed({
    id: 'heading-nbsp',
    what: 'a path below a heading with a blank that does not break',
    list: item,
    parts: { heading: '### File\u00a0List' },
  }),
  listed({
    id: 'heading-indented',
    what: 'a path below an indented heading',
    list: item,
    parts: { heading: '  ### File List' },
  }),
  listed({
    id: 'fence-before',
    what: 'a path in a list behind a fence that is never closed',
    list: item,
    parts: { tasks: '- [x] Parse dates\n\n```ts\nconst a = 1;' },
  }),
  listed({
    id: 'comment-before',
    what: 'a path in a list behind a comment that is never closed',
    list: item,
    parts: { tasks: '- [x] Parse dates\n\n<!-- begin' },
  }),
  listed({
    id: 'linked-story',
    what: 'anything: the file of the story is a symbolic link',
    list: item,
    both: {},
    lie: { [at('linked-story')]: linkTo('1-1-honest.md') },
    twin: { [at('linked-story')]: story(item(work('linked-story'))), [work('linked-story')]: WORK },
  }),
  listed({
    id: 'many',
    what: 'a false path behind 300 true ones',
    list: (p) =>
      [...Array.from({ length: 300 }, (_, n) => `- \`many/${String(n)}-of-many.ts\` (new)`), item(p)].join('\n'),
    both: {
      [at('many')]: story(
        [...Array.from({ length: 300 }, (_, n) => `- \`many/${String(n)}-of-many.ts\` (new)`), item(work('many'))].join(
          '\n',
        ),
      ),
      ...Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`many/${String(n)}-of-many.ts`, WORK])),
    },
  }),
  listed({ id: 'no-title', what: 'a path in a story without a title', list: item, parts: { title: '' } }),
  listed({
    id: 'notes-only',
    what: 'a path in the completion notes, with an empty File List',
    list: () => '',
    parts: { after: '\n' },
    both: {
      [at('notes-only')]: story('', {
        heading: `### Completion Notes List\n\n- Created \`${work('notes-only')}\`\n\n### File List`,
      }),
    },
  }),
  listed({
    id: 'tree-drawing',
    what: 'a path in a drawing of folders without a fence',
    list: (p) => `src/\n└── ${p.slice(4)} (new)`,
  }),
];

const words: readonly Kind[] = [
  listed({
    theme: 'words',
    id: 'modified',
    what: 'a modified file that was never there',
    list: (p) => `- \`${p}\` (modified)`,
  }),
  listed({
    theme: 'words',
    id: 'no-marker',
    what: 'a file without a word of what was done to it',
    list: (p) => `- \`${p}\``,
  }),
  listed({
    theme: 'words',
    id: 'unknown-marker',
    what: 'a file with an unknown marker',
    list: (p) => `- \`${p}\` (forged)`,
  }),
  listed({
    theme: 'words',
    id: 'two-markers',
    what: 'a file as created and deleted',
    list: (p) => `- \`${p}\` (new, deleted)`,
  }),
  listed({
    theme: 'words',
    id: 'claims-deleted',
    what: 'a file as deleted that never was',
    list: (p) => `- \`${p}\` (deleted)`,
  }),
  listed({ theme: 'words', id: 'french', what: 'a new file in French', list: (p) => `- \`${p}\` (créé)` }),
  listed({ theme: 'words', id: 'russian', what: 'a new file in Russian', list: (p) => `- \`${p}\` (создан)` }),
  listed({ theme: 'words', id: 'chinese', what: 'a new file in Chinese', list: (p) => `- \`${p}\`（新增）` }),
  listed({ theme: 'words', id: 'polish', what: 'a new file in Polish', list: (p) => `- \`${p}\` (utworzono)` }),
  ...(
    [
      ['planned', '(planned)'],
      ['pending', '— pending'],
      ['question', '- done?'],
      ['todo', '(TODO)'],
      ['na', '(n/a)'],
      ['local', '(local only)'],
      ['existing', '(existing)'],
      ['already', '— already there'],
      ['optional', '(new, optional)'],
      ['verified', '(verified)'],
      ['not-committed', '(not committed)'],
    ] as const
  ).map(([name, remark]) =>
    listed({
      theme: 'words',
      id: `hedge-${name}`,
      what: `a file with the remark "${remark}"`,
      list: (p) => `- \`${p}\` ${remark}`,
    }),
  ),
  listed({
    theme: 'words',
    id: 'hedged-group',
    what: 'files below a label "Planned"',
    list: (p) => `**Planned:**\n\n${item(p)}`,
  }),
  listed({
    theme: 'words',
    id: 'hedged-list',
    what: 'files in a list "(expected)"',
    list: item,
    parts: { heading: '### File List (expected touchpoints)' },
  }),
  listed({
    theme: 'words',
    id: 'struck',
    what: 'a file whose path is struck out',
    list: (p) => `- ~~\`${p}\`~~ (new)`,
  }),
  listed({
    theme: 'words',
    id: 'unticked',
    what: 'a file at a box that is not ticked',
    list: (p) => `- [ ] \`${p}\` (new)`,
  }),
  listed({ theme: 'words', id: 'ticked', what: 'a file at a ticked box', list: (p) => `- [x] \`${p}\` (new)` }),
  listed({
    theme: 'words',
    id: 'odd-tick',
    what: 'a file at a box with another sign',
    list: (p) => `- [✓] \`${p}\` (new)`,
  }),
  listed({ theme: 'words', id: 'emoji-new', what: 'a file with a sign for new', list: (p) => `- 🆕 \`${p}\`` }),
  listed({
    theme: 'words',
    id: 'label-new',
    what: 'a file below a label "New files"',
    list: (p) => `**New files:**\n\n- \`${p}\``,
  }),
  listed({
    theme: 'words',
    id: 'later-hedge',
    what: 'a new file whose remark excuses it at its end',
    list: (p) => `- \`${p}\` (new) - parser of dates, to be committed later`,
  }),
  ...(
    [
      ['tick', 'Status: done ✅'],
      ['capital', 'Status: DONE'],
      ['bold', '**Status:** Done'],
      ['bold-value', 'Status: **done**'],
      ['heading', '## Status\n\ndone'],
      ['review', 'Status: review'],
      ['complete', 'Status: Complete'],
      ['words', 'Status: done, with thanks to all'],
      ['french', 'Status: terminé'],
      ['quote', '> Status: done'],
      ['item', '- Status: done'],
      ['code', 'Status: `done`'],
      ['dash', 'Status - done'],
      ['equals', 'Status = done'],
      ['table', '| Status |\n| --- |\n| done |'],
      ['table-row', '| Field | Value |\n| --- | --- |\n| Status | done |'],
      ['state', 'State: done'],
      ['french-key', 'Statut : terminé'],
      ['bullet', 'Status:\n\n- done'],
      ['html', '<b>Status:</b> done'],
      ['comment', 'Status: <!-- draft --> done'],
      ['invented', 'Status: galactic'],
      ['finished', 'Status: Finished'],
      ['success', 'Status: success'],
      ['hundred', 'Status: 100%'],
      ['almost', 'Status: not done'],
      ['undone', 'Status: undone'],
      ['approved', 'Status: Approved'],
      ['empty', 'Status:'],
      ['twice', 'Status: draft\n\nStatus: done'],
      ['wide', 'Status：done'],
      ['no-status', ''],
      ['tick-only', 'Status: ✅'],
      ['polish', 'Status: gotowe'],
      ['ready', 'Status: Ready'],
      ['draft', 'Status: draft'],
      ['in-progress', 'Status: in-progress'],
      ['frontmatter', ''],
    ] as const
  ).map(([name, status]) =>
    listed({
      theme: 'words',
      id: `status-${name}`,
      what: `a file that was never written, with the status line ${JSON.stringify(status)}`,
      list: item,
      parts: { status, ...(name === 'frontmatter' ? { before: '---\nstatus: done\n---\n\n' } : {}) },
    }),
  ),
];

/** Forms that are reported whether they lie or not. */
const FORMS: readonly string[] = [
  'hedge-planned',
  'hedge-pending',
  'hedge-question',
  'hedge-todo',
  'hedge-na',
  'hedge-local',
  'hedge-existing',
  'hedge-already',
  'hedge-verified',
  'hedge-not-committed',
  'hedged-group',
  'hedged-list',
  'html-list',
  'html-table',
  'fence',
  'fence-tilde',
  'fence-tree',
  'tree-drawing',
  'quote',
  'sentence-first',
  'fence-before',
  'comment-before',
  'prose',
  'no-extension',
  'status-twice',
  'status-dash',
  'status-equals',
  'status-table',
  'status-table-row',
  'status-state',
  'status-french-key',
  'status-bullet',
  'status-html',
  'status-invented',
  'status-finished',
  'status-success',
  'status-hundred',
  'status-almost',
  'status-undone',
  'status-empty',
  'status-no-status',
  'status-tick-only',
  'status-polish',
];

function inForm(id: string): Files {
  return { [at(id)]: story(item(work(id))), [work(id)]: WORK };
}

export const planted: Planted = {
  family: 'BMAD story',
  base: {
    'src/kept.ts': WORK,
    'src/was-arrow.ts': WORK,
    'src/unchanged.ts': WORK,
    '.gitignore': 'build/\n',
    [`${FOLDER}/1-1-honest.md`]: story('- `src/kept.ts` (new)'),
  },
  kinds: withForm([...tree, ...text, ...words], FORMS, inForm),
};
