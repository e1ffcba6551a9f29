import type { Entry } from '../../../__tests__/support/repository.js';
import type { Files, Kind, Planted } from '../kind.js';
import { linkTo, WORK, withForm } from '../texts.js';
import { headed, block, type Headed } from '../../../__tests__/support/envelope.js';

/** Result envelopes of Agent Teams: Markdown with headed sections, or a block of labels. */

function at(id: string): string {
  return `openspec/changes/${id}/proposal.return.md`;
}

function work(id: string): string {
  return `src/${id}-work.ts`;
}

type Part = Pick<Kind, 'id' | 'what'> & Partial<Kind>;

/** An envelope whose artifacts claim `src/<id>-work.ts`, which only the twin has. */
function listed(
  part: Part & {
    readonly list?: (path: string) => string;
    readonly parts?: Headed;
    readonly text?: (text: string) => Entry;
  },
): Kind {
  const { list = item, parts = {}, text = (one: string): Entry => one, ...kind } = part;
  const envelope = headed({ change: kind.id, artifacts: list(work(kind.id)), ...parts });
  return { theme: 'text', both: { [at(kind.id)]: text(envelope) }, twin: { [work(kind.id)]: WORK }, ...kind };
}

/** The same as a block of labels. */
function labelled(
  part: Part & {
    readonly lines: (path: string) => Readonly<Record<string, string>>;
    readonly text?: (text: string) => Entry;
  },
): Kind {
  const { lines, text = (one: string): Entry => one, ...kind } = part;
  return {
    theme: 'text',
    both: { [at(kind.id)]: text(block(lines(work(kind.id)))) },
    twin: { [work(kind.id)]: WORK },
    ...kind,
  };
}

/** An envelope that is not as it should be, beside a twin that is. */
function misshapen(
  part: Part & {
    readonly list?: (path: string) => string;
    readonly parts?: Headed;
    readonly text?: (text: string) => Entry;
  },
): Kind {
  const { both = {}, ...kind } = listed(part);
  return {
    ...kind,
    lie: both,
    twin: { [at(part.id)]: headed({ change: part.id, artifacts: item(work(part.id)) }), [work(part.id)]: WORK },
  };
}

function item(path: string): string {
  return `- \`${path}\``;
}

const tree: readonly Kind[] = [
  listed({ id: 'never', what: 'a file that was never written' }),
  listed({ id: 'empty', what: 'a file of 0 bytes', lie: { [work('empty')]: '' } }),
  listed({ id: 'blank', what: 'a file of blanks', lie: { [work('blank')]: '\n\n' } }),
  listed({ id: 'cased', what: 'a file that is there in other letter case', lie: { 'src/Cased-work.ts': WORK } }),
  listed({ id: 'folder', what: 'a folder', lie: { [`${work('folder')}/a.ts`]: WORK } }),
  listed({ id: 'link-nothing', what: 'a link to nothing', lie: { [work('link-nothing')]: linkTo('none') } }),
  listed({
    id: 'ignored',
    what: 'a file that .gitignore keeps out',
    list: () => '- `build/ignored.js`',
    twin: { 'build/ignored.js': WORK },
  }),
  listed({
    id: 'outside',
    what: 'an absolute path',
    list: () => '- `/etc/passwd`',
    twin: { [at('outside')]: headed({ change: 'outside', artifacts: item(work('outside')) }), [work('outside')]: WORK },
  }),
  listed({
    id: 'itself',
    what: 'its own file',
    list: () => `- \`${at('itself')}\``,
    twin: { [at('itself')]: headed({ change: 'itself', artifacts: item(work('itself')) }), [work('itself')]: WORK },
  }),
  listed({
    id: 'unchanged',
    what: 'a file that nobody changed',
    list: () => '- `src/unchanged.ts`',
    twin: { 'src/unchanged.ts': `${WORK}//\n` },
    theme: 'tree',
  }),
].map((kind): Kind => ({ ...kind, theme: 'tree' }));

const text: readonly Kind[] = [
  ...(
    [
      ['bare', '- PATH', 'a path without code'],
      ['numbered', '1. `PATH`', 'a path in a numbered list'],
      ['star', '* `PATH`', 'a path in a list with asterisks'],
      ['one-line', '`PATH`', 'a path in one line'],
      ['one-line-bare', 'PATH', 'a bare path in one line'],
      ['comma', '- `src/kept.ts`, `PATH`', 'a path behind another one'],
      ['comma-bare', '- src/kept.ts, PATH', 'a bare path behind another one'],
      ['and', '- `src/kept.ts` and `PATH`', 'a path behind another one and the word and'],
      ['prose', '- Wrote the parser to `PATH`', 'a path in a sentence'],
      ['prose-bare', '- Wrote the parser to PATH', 'a bare path in a sentence'],
      ['table', '| File | What |\n| --- | --- |\n| `PATH` | The parser |', 'a path in a table'],
      ['table-bare', '| File | What |\n| --- | --- |\n| PATH | The parser |', 'a bare path in a table'],
      ['table-no-edge', 'File | What\n--- | ---\n`PATH` | The parser', 'a path in a table without bars at its edges'],
      ['details', '<details>\n<summary>Files</summary>\n\n- `PATH`\n\n</details>', 'a path in a collapsed section'],
      [
        'details-html',
        '<details><summary>Files</summary><ul><li><code>PATH</code></li></ul></details>',
        'a path in HTML in a collapsed section',
      ],
      ['html', '<ul>\n<li><code>PATH</code></li>\n</ul>', 'a path in a list in HTML'],
      ['html-bare', '<ul><li>PATH</li></ul>', 'a bare path in a list in HTML'],
      ['html-link', '<a href="PATH">The parser</a>', 'a path in a link in HTML'],
      ['html-table', '<table><tr><td>PATH</td></tr></table>', 'a path in a table in HTML'],
      ['fence', '```\nPATH\n```', 'a path in a fence'],
      ['fence-list', '```\n- PATH\n```', 'a path in a list in a fence'],
      ['fence-tilde', '~~~\nPATH\n~~~', 'a path in a fence of tildes'],
      ['indented-code', 'Files:\n\n    PATH', 'a path in indented code'],
      ['nested', '- Source\n  - `PATH`', 'a path in an item below another one'],
      ['deep', '- a\n  - b\n    - c\n      - d\n        - `PATH`', 'a path five items deep'],
      ['label', '- **Code**: `PATH`', 'a path behind a label'],
      ['link', '- [The parser](PATH)', 'a path as the target of a link'],
      ['link-relative', '- [The parser](../../../PATH)', 'a path as the relative target of a link'],
      ['link-text', '- [PATH](https://example.com)', 'a path as the text of a link'],
      ['reference', '- [The parser][1]\n\n[1]: PATH', 'a path as the target of a reference link'],
      ['reference-code', '- [`PATH`][1]\n\n[1]: https://example.com', 'a path as the text of a reference link'],
      ['auto-link', '- <PATH>', 'a path in angle brackets'],
      ['image', '- ![PATH](PATH)', 'a path as an image'],
      ['quote', '> - `PATH`', 'a path in a quotation'],
      ['bold', '- **PATH**', 'a path in bold'],
      ['italic', '- _PATH_', 'a path in italics'],
      ['struck', '- ~~`PATH`~~', 'a path that is struck out'],
      ['quoted', '- "PATH"', 'a path in quotes'],
      ['double', '- ``PATH``', 'a path in code of two backticks'],
      ['box', '- [x] `PATH`', 'a path at a ticked box'],
      ['open-box', '- [ ] `PATH`', 'a path at an open box'],
      ['arrow', '- `src/kept.ts` → `PATH`', 'a path behind an arrow'],
      ['dash', '- PATH - the parser', 'a path before a dash'],
      ['colon', '- PATH: the parser', 'a path before a colon'],
      ['brackets', '- The parser (PATH)', 'a path in brackets'],
      ['line', '- `PATH:12`', 'a path with a line number'],
      ['anchor', '- `PATH#L12`', 'a path with an anchor'],
      ['escaped', '- src/escaped\\-work\\.ts', 'a path with escaped signs'],
      ['entity', '- src/entity-work&#46;ts', 'a path with an entity'],
      ['deeper-heading', '#### Code\n\n- `PATH`', 'a path below a deeper heading'],
      ['after-rule', '- `src/kept.ts`\n\n---\n\n- `PATH`', 'a path below a rule'],
      ['second-list', '- `src/kept.ts`\n\nAnd more:\n\n- `PATH`', 'a path in a second list'],
      ['folder-names', '- `src/`: `folder-names-work.ts`', 'a name behind its folder'],
      ['continued', '- The parser\n  `PATH`', 'a path in the second line of an item'],
      ['bullet-sign', '• `PATH`', 'a path behind a bullet sign'],
      ['footnote', '- The parser[^1]\n\n[^1]: `PATH`', 'a path in a footnote'],
      ['comment', '- `src/kept.ts`\n<!-- `PATH` -->', 'a path in a comment'],
      ['yaml', '```yaml\nfiles:\n  - path: PATH\n```', 'a path in YAML'],
      ['json', '```json\n["PATH"]\n```', 'a path in JSON'],
      ['tree', '```\nsrc/\n└── tree-work.ts\n```', 'a path as a drawing of folders'],
      ['diff', '```diff\n+++ b/PATH\n```', 'a path in a diff'],
      ['backslash', '- `src\\backslash-work.ts`', 'a path with backslashes'],
      ['braces', '- `src/{braces-work,none-work}.ts`', 'paths in braces'],
      ['glob', '- `src/glob-*.ts`', 'files by a pattern'],
      ['no-extension', '- scripts/no-extension', 'a file without an extension'],
      ['dotless', '- `scripts/dotless`', 'a file without an extension in code'],
      ['only-name', '- `only-name-work.ts`', 'a bare name'],
      ['with-blank', '- `src/with blank-work.ts`', 'a path with a blank'],
      ['parenthesised-count', '- 3 files: `src/kept.ts` and others (`PATH`)', 'a path behind a count'],
      ['engram', '- Engram #obs_1234 and `PATH`', 'a path beside a note of a memory store'],
      ['wiki', '- [[PATH]]', 'a path as a link of a wiki'],
    ] as const
  ).map(([id, list, what]) => listed({ id, what, list: (path) => list.replaceAll('PATH', path) })),
  listed({
    id: 'link-beside',
    what: 'a file beside the envelope as the target of a link',
    list: () => '- [The design](./work.md)',
    twin: { 'openspec/changes/link-beside/work.md': '# Design\n' },
  }),
  listed({
    id: 'link-bare',
    what: 'a bare name as the target of a link',
    list: () => '- [The design](work.md)',
    twin: { 'openspec/changes/link-bare/work.md': '# Design\n' },
  }),
  listed({ id: 'crlf', what: 'a path in a file with line ends of Windows', text: (t) => t.replaceAll('\n', '\r\n') }),
  listed({ id: 'cr', what: 'a path in a file with line ends of old Macs', text: (t) => t.replaceAll('\n', '\r') }),
  listed({ id: 'bom', what: 'a path behind a byte order mark', text: (t) => `\ufeff${t}` }),
  listed({
    id: 'fenced',
    what: 'a path in an envelope in a fence',
    text: (t) => `Here is it:\n\n\`\`\`markdown\n${t}\n\`\`\`\n`,
  }),
  listed({
    id: 'nested-fence',
    what: 'a path in an envelope in a fence of four backticks',
    text: (t) => `\`\`\`\`markdown\n${t}\n\`\`\`\`\n`,
  }),
  listed({ id: 'quoted-envelope', what: 'a path in an envelope in a quotation', text: (t) => t.replace(/^/gm, '> ') }),
  listed({
    id: 'indented-envelope',
    what: 'a path in an envelope in indented code',
    text: (t) => `Result:\n\n${t.replace(/^/gm, '    ')}`,
  }),
  listed({
    id: 'collapsed-envelope',
    what: 'a path in an envelope in a collapsed section',
    text: (t) => `<details>\n<summary>Result</summary>\n\n${t}\n\n</details>\n`,
  }),
  listed({
    id: 'second-envelope',
    what: 'a path in a second envelope of the file',
    text: (t) => `${headed({ change: 'second-envelope', artifacts: '- `src/kept-2.ts`' })}\n${t}`,
  }),
  listed({
    id: 'in-frontmatter',
    what: 'a path in an envelope below a frontmatter',
    text: (t) => `---\nname: x\n---\n\n${t}`,
  }),
  listed({
    id: 'two-artifacts',
    what: 'a path in a second section of artifacts',
    parts: { risks: `None.\n\n### Artifacts\n- \`${work('two-artifacts')}\`` },
    list: () => '- `src/kept.ts`',
  }),
  listed({
    id: 'in-summary',
    what: 'a path in the summary',
    parts: { summary: `Wrote \`${work('in-summary')}\` whole. Nothing else changed.` },
    list: () => '- `src/kept-3.ts`',
  }),
  ...(
    [
      ['capital', '### ARTIFACTS'],
      ['bold', '**Artifacts**'],
      ['bold-colon', '**Artifacts:**'],
      ['created', '### Artifacts Created'],
      ['files', '### Files'],
      ['french', '### Artefacts'],
      ['spanish', '### Artefactos'],
      ['emoji', '### 📦 Artifacts'],
      ['number', '### 3. Artifacts'],
      ['level-1', '# Artifacts'],
      ['level-2', '## Artifacts'],
      ['level-5', '##### Artifacts'],
      ['setext', 'Artifacts\n---------'],
      ['html', '<h3>Artifacts</h3>'],
      ['count', '### Artifacts (1)'],
      ['plain', 'Artifacts:'],
      ['item', '- **Artifacts**:'],
      ['zero-width', '### Arti\u200bfacts'],
      ['nbsp', '###\u00a0Artifacts'],
      ['deliverables', '### Deliverables'],
    ] as const
  ).map(([name, heading]) =>
    listed({
      id: `heading-${name}`,
      what: `a path below the heading ${JSON.stringify(heading)}`,
      text: (t) => t.replace('### Artifacts', heading),
    }),
  ),
  labelled({ id: 'label-line', what: 'a path in a line of labels', lines: (p) => ({ Artifacts: `\`${p}\`` }) }),
  labelled({ id: 'label-bare', what: 'a bare path in a line of labels', lines: (p) => ({ Artifacts: p }) }),
  labelled({
    id: 'label-prose',
    what: 'a path in a sentence in a line of labels',
    lines: (p) => ({ Artifacts: `Wrote the parser to \`${p}\` and more` }),
  }),
  labelled({ id: 'label-list', what: 'a path in a list below a label', lines: (p) => ({ Artifacts: `\n- \`${p}\`` }) }),
  labelled({
    id: 'label-status-emoji',
    what: 'a path with the status "✅ success"',
    lines: (p) => ({ Status: '✅ success', Artifacts: `\`${p}\`` }),
  }),
  labelled({
    id: 'label-no-bold',
    what: 'a path in labels that are not bold',
    lines: (p) => ({ Artifacts: `\`${p}\`` }),
    text: (t) => t.replaceAll('**', ''),
  }),
  labelled({
    id: 'label-in-list',
    what: 'a path in labels that are items',
    lines: (p) => ({ Artifacts: `\`${p}\`` }),
    text: (t) => t.replace(/^\*\*/gm, '- **'),
  }),
  labelled({
    id: 'label-table',
    what: 'a path in labels in a table',
    lines: (p) => ({ Artifacts: `\`${p}\`` }),
    text: (t) =>
      `| Field | Value |\n| --- | --- |\n${t
        .trim()
        .split(/\n+/)
        .map((line) => `| ${line.replace(': ', ' | ')} |`)
        .join('\n')}\n`,
  }),
  labelled({
    id: 'label-code',
    what: 'a path in labels in code',
    lines: (p) => ({ Artifacts: `\`${p}\`` }),
    text: (t) => t.replace(/\*\*(\w+)\*\*/g, '`$1`'),
  }),
  misshapen({
    id: 'linked',
    what: 'anything: the file of the envelope is a symbolic link',
    text: () => linkTo('../honest/proposal.return.md'),
  }),
  misshapen({ id: 'empty-file', what: 'nothing: the file of the envelope is empty', text: () => '' }),
  misshapen({
    id: 'no-artifacts',
    what: 'success without a section of artifacts',
    text: (t) => t.replace(/### Artifacts\n[^#]*/, ''),
  }),
  misshapen({ id: 'none', what: 'success with the artifacts "None."', list: () => 'None.' }),
  misshapen({ id: 'na', what: 'success with the artifacts "n/a"', list: () => 'n/a' }),
  misshapen({
    id: 'vague',
    what: 'success with artifacts that name no file',
    list: () => '- The parser and all of its tests',
  }),
  misshapen({ id: 'ephemeral', what: 'success with "None (ephemeral)"', list: () => 'None (ephemeral)' }),
  misshapen({
    id: 'observation',
    what: 'success with a note of a memory store that nobody can see',
    list: () => '- Engram #obs_9999',
  }),
  misshapen({
    id: 'utf-16',
    what: 'a path in a file in UTF-16',
    text: (t) => Buffer.from(`\ufeff${t}`, 'utf16le'),
  }),
  misshapen({ id: 'no-status', what: 'a path in an envelope without a status', parts: { status: null } }),
];

const words: readonly Kind[] = [
  ...(
    [
      ['done', 'done'],
      ['tick', 'success ✅'],
      ['emoji-first', '✅ success'],
      ['capital', 'SUCCESS'],
      ['bold', '**success**'],
      ['code', '`success`'],
      ['complete', 'complete'],
      ['invented', 'glorious'],
      ['warning', 'warning'],
      ['words', 'success with reservations'],
      ['french', 'succès'],
      ['na', 'n/a'],
      ['partial', 'partial'],
      ['comment', '<!-- failure --> success'],
      ['comment-after', 'success <!-- failure -->'],
      ['slash', 'success / failure'],
      ['link', '[success](x)'],
      ['not-failure', 'not failure'],
      ['struck', '~~failure~~ success'],
      ['entity', '&#115;uccess'],
      ['html', '<b>success</b>'],
      ['template', '{success | warning | failure}'],
    ] as const
  ).map(([name, status]) =>
    listed({
      id: `status-${name}`,
      theme: 'words',
      what: `a file that was never written, with the status ${JSON.stringify(status)}`,
      parts: { status, risks: '- WARNING: It is slow' },
    }),
  ),
  listed({
    id: 'status-failure',
    theme: 'words',
    what: 'a file that was never written, in work that failed',
    parts: { status: 'failure', risks: '- CRITICAL: It breaks' },
  }),
  listed({
    id: 'status-twice',
    theme: 'words',
    what: 'a file that was never written, as failure and as success',
    parts: { status: 'failure\n**Status**: success', risks: '- WARNING: It is slow' },
  }),
  ...(
    [
      ['planned', '(planned)'],
      ['todo', '— TODO'],
      ['uncommitted', '(not committed)'],
      ['question', '?'],
      ['deleted', '(deleted)'],
      ['local', '(local only)'],
      ['removed-first', ''],
    ] as const
  ).map(([name, remark]) =>
    listed({
      id: `hedge-${name}`,
      theme: 'words',
      what: `a file that was never written, with the remark "${remark}"`,
      list: (path) => (name === 'removed-first' ? `- Removed \`${path}\`` : `- \`${path}\` ${remark}`),
    }),
  ),
  misshapen({
    id: 'critical',
    theme: 'words',
    what: 'success with a critical risk',
    parts: { risks: '- CRITICAL: It breaks everything' },
  }),
  ...(
    [
      ['bold', '- **CRITICAL**: It breaks'],
      ['lower', '- critical: It breaks'],
      ['emoji', '- 🔴 CRITICAL: It breaks'],
      ['bracket', '- [CRITICAL] It breaks'],
      ['table', '| Severity | Risk |\n| --- | --- |\n| CRITICAL | It breaks |'],
      ['prose', 'CRITICAL: It breaks.'],
      ['late', '- It breaks (CRITICAL)'],
      ['nested', '- Risks\n  - CRITICAL: It breaks'],
      ['fence', '```\nCRITICAL: It breaks\n```'],
      ['details', '<details>\n<summary>All</summary>\n\n- CRITICAL: It breaks\n\n</details>'],
      ['quote', '> - CRITICAL: It breaks'],
      ['html', '<ul><li>CRITICAL: It breaks</li></ul>'],
      ['second', '- None.\n- CRITICAL: It breaks'],
      ['numbered', '1. CRITICAL: It breaks'],
      ['dash', '- CRITICAL — It breaks'],
      ['heading', '#### CRITICAL\n\n- It breaks'],
      ['code', '- `CRITICAL`: It breaks'],
    ] as const
  ).map(([name, risks]) =>
    misshapen({
      id: `critical-${name}`,
      theme: 'words',
      what: `success beside the critical risk ${JSON.stringify(risks)}`,
      parts: { risks },
      twin: {},
    }),
  ),
  misshapen({
    id: 'other-change',
    theme: 'words',
    what: 'another change than that of its folder',
    parts: { change: 'another-one' },
  }),
];

const history: readonly Kind[] = [
  {
    id: 'deleted-before',
    theme: 'history',
    what: 'a file that the same pull request deleted before',
    history: (branch, isHonest) => {
      branch.commit({ files: { [work('deleted-before')]: WORK } });
      if (!isHonest) branch.commit({ removed: [work('deleted-before')] });
      branch.commit({
        files: {
          [at('deleted-before')]: headed({ change: 'deleted-before', artifacts: item(work('deleted-before')) }),
        },
      });
    },
  },
  {
    id: 'born-archived',
    theme: 'history',
    what: 'the proposal of its change, in a new return that is put into the archive at once',
    history: (branch, isHonest) => {
      branch.commit({
        files: {
          'openspec/changes/archive/2026-01-01-born-archived/x.return.md': headed({
            change: 'born-archived',
            artifacts: '- `openspec/changes/born-archived/proposal.md`',
          }),
          ...(isHonest ? { 'openspec/changes/archive/2026-01-01-born-archived/proposal.md': '# Proposal\n' } : {}),
        },
      });
    },
  },
  {
    id: 'now-success',
    theme: 'history',
    what: 'as success what an old envelope had as failure',
    history: (branch, isHonest) => {
      branch.commit({
        files: {
          'openspec/changes/failed/proposal.return.md': headed({
            change: 'failed',
            artifacts: '- `src/failed-work.ts`',
          }),
          ...(isHonest ? { 'src/failed-work.ts': WORK } : {}),
        },
      });
    },
  },
];

/** Forms that are reported whether they lie or not. */
const FORMS: readonly string[] = [
  'hedge-uncommitted',
  'hedge-question',
  'hedge-local',
  'yaml',
  'with-blank',
  'wiki',
  'prose-bare',
  'prose',
  'parenthesised-count',
  'image',
  'html-link',
  'hedge-removed-first',
  'hedge-deleted',
  'footnote',
  'engram',
  'details-html',
  'continued',
  'brackets',
  'arrow',
  'json',
  'tree',
  'glob',
  'no-extension',
  'dotless',
  'only-name',
  'bom',
  'indented-envelope',
  'heading-bold',
  'heading-created',
  'heading-files',
  'heading-french',
  'heading-spanish',
  'heading-html',
  'heading-plain',
  'heading-item',
  'heading-zero-width',
  'heading-nbsp',
  'heading-deliverables',
  'label-line',
  'label-bare',
  'label-prose',
  'label-list',
  'label-status-emoji',
  'label-no-bold',
  'label-in-list',
  'label-table',
  'label-code',
  'status-done',
  'status-tick',
  'status-emoji-first',
  'status-capital',
  'status-complete',
  'status-invented',
  'status-words',
  'status-french',
  'status-na',
  'status-partial',
  'status-comment',
  'status-comment-after',
  'status-slash',
  'status-link',
  'status-not-failure',
  'status-struck',
  'status-entity',
  'status-html',
  'status-template',
  'status-twice',
];

function inForm(id: string): Files {
  return { [at(id)]: headed({ change: id, artifacts: item(work(id)) }), [work(id)]: WORK };
}

export const planted: Planted = {
  family: 'result envelope',
  base: {
    'src/kept.ts': WORK,
    'src/unchanged.ts': WORK,
    '.gitignore': 'build/\n',
    'openspec/changes/honest/proposal.return.md': headed({ change: 'honest', artifacts: '- `src/kept.ts`' }),
    'openspec/changes/failed/proposal.return.md': headed({
      change: 'failed',
      status: 'failure',
      artifacts: '- `src/failed-work.ts`',
      risks: '- CRITICAL: It breaks',
    }),
  },
  kinds: withForm(
    [...tree, ...text, ...words, ...history].map((kind) => ({
      ...kind,
      both: kind.history
        ? {}
        : {
            'src/kept.ts': `${WORK}// changed\n`,
            'src/kept-2.ts': WORK,
            'src/kept-3.ts': WORK,
            ...kind.both,
          },
    })),
    FORMS,
    inForm,
  ),
};
