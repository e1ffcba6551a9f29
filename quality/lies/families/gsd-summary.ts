import type { Entry } from '../../../__tests__/support/repository.js';
import type { Files, Kind, Planted } from '../kind.js';
import { linkTo, WORK, withForm } from '../texts.js';

/** Summaries of GSD: Markdown with a frontmatter. */

function at(id: string): string {
  return `.planning/phases/04-${id}/04-01-SUMMARY.md`;
}

function planAt(id: string): string {
  return `.planning/phases/04-${id}/04-01-PLAN.md`;
}

function work(id: string): string {
  return `src/${id}-work.ts`;
}

interface Summary {
  /** The lines of the frontmatter for its files. */
  readonly keys?: string;
  readonly body?: string;
  readonly selfCheck?: string;
  readonly extra?: string;
  readonly open?: string;
  readonly close?: string;
}

const CREATED = (path: string): string => `key-files:\n  created:\n    - ${path}`;
const BODY = (path: string): string => `## Files Created/Modified\n\n- \`${path}\` - Reads a date\n`;

function summary(id: string, parts: Summary = {}): string {
  const {
    keys = 'key-files:\n  modified:\n    - src/kept.ts',
    body = '',
    selfCheck = '',
    extra = '',
    open = '---',
    close = '---',
  } = parts;
  const head = `phase: 04-${id}\nplan: 01\nsubsystem: parser\ntags: [dates]\n${keys}\n${extra}requirements-completed: []\nduration: 12min\ncompleted: 2026-05-04`;
  return `${open}\n${head}\n${close}\n\n# Phase 4 Plan 1: Dates Summary\n\n**Dates are read**\n\n${body}\n${selfCheck}`;
}

function plan(id: string): string {
  return `---\nphase: 04-${id}\nplan: 01\ntype: execute\nwave: 1\ndepends_on: []\nfiles_modified: [src/a.ts]\nautonomous: true\nrequirements: []\nmust_haves: {}\n---\n\n<tasks>\n</tasks>\n`;
}

type Part = Pick<Kind, 'id' | 'what'> & Partial<Kind>;

function said(
  part: Part & { readonly parts: (path: string) => Summary; readonly text?: (text: string) => Entry },
): Kind {
  const { parts, text = (one: string): Entry => one, ...kind } = part;
  const path = work(kind.id);
  return {
    theme: 'text',
    both: { [at(kind.id)]: text(summary(kind.id, parts(path))), ...kind.both },
    twin: { [path]: WORK },
    ...kind,
    ...(kind.both === undefined ? {} : { both: { [at(kind.id)]: text(summary(kind.id, parts(path))), ...kind.both } }),
    ...(kind.history === undefined ? {} : { both: {} }),
  };
}

function withPlan(kind: Kind): Kind {
  if (kind.history !== undefined) return kind;
  return { ...kind, both: { ...kind.both, [planAt(kind.id)]: plan(kind.id) } };
}

const keys = (lines: string): Summary => ({ keys: lines });
const body = (lines: string): Summary => ({ body: lines });
const check = (lines: string): Summary => ({ selfCheck: lines });

const tree: readonly Kind[] = (
  [
    { id: 'never', what: 'a created file that was never written' },
    { id: 'empty', what: 'a created file of 0 bytes', lie: { [work('empty')]: '' } },
    { id: 'blank', what: 'a created file of blanks', lie: { [work('blank')]: ' \n' } },
    { id: 'cased', what: 'a created file that is there in other letter case', lie: { 'src/Cased-work.ts': WORK } },
    { id: 'folder', what: 'a folder as a created file', lie: { [`${work('folder')}/a.ts`]: WORK } },
    { id: 'link-nothing', what: 'a link to nothing', lie: { [work('link-nothing')]: linkTo('none') } },
    { id: 'link-out', what: 'a link that leaves the repository', lie: { [work('link-out')]: linkTo('../../etc') } },
    { id: 'tail-elsewhere', what: 'a created file that only an old package has', lie: {} },
    { id: 'ignored-work', what: 'a created file that .gitignore keeps out' },
    {
      id: 'untracked',
      what: 'a created file that exists in the workspace only',
      workspace: { [work('untracked')]: WORK },
    },
  ] as readonly Part[]
).map((part) =>
  said({
    theme: 'tree',
    parts: (path) => keys(CREATED(part.id === 'ignored-work' ? 'build/ignored-work.js' : path)),
    ...part,
  }),
);

const texts: readonly Kind[] = [
  said({
    id: 'modified',
    what: 'a modified file that was never there',
    parts: (p) => keys(`key-files:\n  modified:\n    - ${p}`),
  }),
  said({ id: 'body', what: 'a path in the list of files of the text', parts: (p) => body(BODY(p)) }),
  said({
    id: 'body-created',
    what: 'a path below a heading for created files',
    parts: (p) => body(`## Files Created\n\n- \`${p}\` - Reads a date\n`),
  }),
  said({
    id: 'flow',
    what: 'a path in a list in brackets',
    parts: (p) => keys(`key-files:\n  created: [src/kept.ts, "${p}"]`),
  }),
  said({
    id: 'flow-lines',
    what: 'a path in a list in brackets over several lines',
    parts: (p) => keys(`key-files:\n  created: [\n    src/kept.ts,\n    ${p},\n  ]`),
  }),
  said({ id: 'flow-map', what: 'a path in a map in braces', parts: (p) => keys(`key-files: {created: [${p}]}`) }),
  said({ id: 'scalar', what: 'a path as a plain value', parts: (p) => keys(`key-files:\n  created: ${p}`) }),
  said({
    id: 'block-text',
    what: 'paths in a block of text',
    parts: (p) => keys(`key-files:\n  created: |\n    ${p}`),
  }),
  said({ id: 'quoted', what: 'a path in quotes', parts: (p) => keys(`key-files:\n  created:\n    - "${p}"`) }),
  said({
    id: 'quoted-key',
    what: 'a path below a key in quotes',
    parts: (p) => keys(`"key-files":\n  "created":\n    - ${p}`),
  }),
  said({
    id: 'escaped',
    what: 'a path in escapes of YAML',
    parts: (p) => keys(`key-files:\n  created:\n    - "\\x73${p.slice(1)}"`),
  }),
  said({
    id: 'map-item',
    what: 'a path in a map',
    parts: (p) => keys(`key-files:\n  created:\n    - path: ${p}\n      provides: All`),
  }),
  said({
    id: 'map-file',
    what: 'a path in a map by the key file',
    parts: (p) => keys(`key-files:\n  created:\n    - provides: All\n      file: ${p}`),
  }),
  said({
    id: 'map-name',
    what: 'a path in a map by the key name',
    parts: (p) => keys(`key-files:\n  created:\n    - name: ${p}`),
  }),
  said({
    id: 'key-case',
    what: 'a path below a key in other letter case',
    parts: (p) => keys(`Key-Files:\n  created:\n    - ${p}`),
  }),
  said({
    id: 'key-blank',
    what: 'a path below a key with a blank',
    parts: (p) => keys(`key files:\n  created:\n    - ${p}`),
  }),
  said({
    id: 'key-underscore',
    what: 'a path below a key with an underscore',
    parts: (p) => keys(`key_files:\n  created:\n    - ${p}`),
  }),
  said({
    id: 'key-joined',
    what: 'a path below the key keyfiles',
    parts: (p) => keys(`keyfiles:\n  created:\n    - ${p}`),
  }),
  said({
    id: 'key-files-only',
    what: 'a path below the key files',
    parts: (p) => keys(`files:\n  created:\n    - ${p}`),
  }),
  said({
    id: 'key-files-created',
    what: 'a path below the key files_created',
    parts: (p) => keys(`files_created:\n  - ${p}`),
  }),
  said({
    id: 'key-created',
    what: 'a path below the key created at the top',
    parts: (p) => keys(`created:\n  - ${p}`),
  }),
  said({ id: 'key-added', what: 'a path below the key added', parts: (p) => keys(`key-files:\n  added:\n    - ${p}`) }),
  said({
    id: 'key-capital',
    what: 'a path below the key Created',
    parts: (p) => keys(`key-files:\n  Created:\n    - ${p}`),
  }),
  said({
    id: 'key-french',
    what: 'a path below a key in French',
    parts: (p) => keys(`key-files:\n  créés:\n    - ${p}`),
  }),
  said({ id: 'key-none', what: 'paths directly below key-files', parts: (p) => keys(`key-files:\n  - ${p}`) }),
  said({
    id: 'second-key',
    what: 'a path below a second key-files',
    parts: (p) => keys(`key-files:\n  created:\n    - src/kept.ts\nkey-files:\n  created:\n    - ${p}`),
  }),
  said({
    id: 'second-created',
    what: 'a path below a second list of created files',
    parts: (p) => keys(`key-files:\n  created:\n    - ${p}\n  created:\n    - src/kept.ts`),
  }),
  said({
    id: 'comment',
    what: 'a path in a comment of the frontmatter',
    parts: (p) => keys(`key-files:\n  created:\n    - src/kept.ts\n    # - ${p}`),
  }),
  said({
    id: 'inline-comment',
    what: 'a path with a comment behind it',
    parts: (p) => keys(`key-files:\n  created:\n    - ${p} # planned`),
  }),
  said({
    id: 'two-in-item',
    what: 'two paths in one item',
    parts: (p) => keys(`key-files:\n  created:\n    - src/kept.ts, ${p}`),
  }),
  said({
    id: 'joined',
    what: 'a path behind another one and a plus sign',
    parts: (p) => keys(`key-files:\n  created:\n    - src/kept.ts + ${p}`),
  }),
  said({
    id: 'described',
    what: 'a path with a description',
    parts: (p) => keys(`key-files:\n  created:\n    - ${p} (the parser)`),
  }),
  said({
    id: 'described-dash',
    what: 'a path with a description behind a dash',
    parts: (p) => keys(`key-files:\n  created:\n    - ${p} — the parser`),
  }),
  said({
    id: 'described-words',
    what: 'a path with a description without a sign',
    parts: (p) => keys(`key-files:\n  created:\n    - ${p} the parser of dates`),
  }),
  said({
    id: 'described-path',
    what: 'a path in the description of another one',
    parts: (p) => keys(`key-files:\n  created:\n    - src/kept.ts (and ${p})`),
  }),
  said({
    id: 'line-suffix',
    what: 'a path with a line number',
    parts: (p) => keys(`key-files:\n  created:\n    - ${p}:12-40`),
  }),
  said({
    id: 'member',
    what: 'a path with a name behind it',
    parts: (p) => keys(`key-files:\n  created:\n    - ${p}::parse`),
  }),
  said({
    id: 'glob',
    what: 'files by a pattern',
    parts: () => keys('key-files:\n  created:\n    - src/glob-*/*.ts'),
    twin: { 'src/glob-a/a.ts': WORK },
  }),
  said({
    id: 'count',
    what: 'a number of files',
    parts: () => keys('key-files:\n  created:\n    - 12 new files in src/'),
    twin: {},
  }),
  said({
    id: 'backslash',
    what: 'a path with backslashes',
    parts: () => keys('key-files:\n  created:\n    - src\\backslash-work.ts'),
    twin: {
      [at('backslash')]: summary('backslash', keys(CREATED('src/backslash-work.ts'))),
      'src/backslash-work.ts': WORK,
    },
  }),
  said({
    id: 'outside',
    what: 'an absolute path',
    parts: (p) => keys(CREATED(`/home/ada/${p}`)),
    twin: { [at('outside')]: summary('outside', keys(CREATED(work('outside')))), [work('outside')]: WORK },
  }),
  said({
    id: 'parent',
    what: 'a path above the repository',
    parts: (p) => keys(CREATED(`../../${p}`)),
    twin: { [at('parent')]: summary('parent', keys(CREATED(work('parent')))), [work('parent')]: WORK },
  }),
  said({ id: 'tabs', what: 'paths indented by tabs', parts: (p) => keys(`key-files:\n\tcreated:\n\t\t- ${p}`) }),
  said({
    id: 'no-indent',
    what: 'paths in a list without indentation',
    parts: (p) => keys(`key-files:\n  created:\n  - ${p}`),
  }),
  said({
    id: 'anchor',
    what: 'a path as an anchor of YAML and its alias',
    parts: (p) => keys(`one: &one ${p}\nkey-files:\n  created:\n    - *one`),
  }),
  said({
    id: 'merge',
    what: 'paths merged from another map',
    parts: (p) => keys(`base: &base\n  created:\n    - ${p}\nkey-files:\n  <<: *base`),
  }),
  said({
    id: 'crlf',
    what: 'a path in a file with line ends of Windows',
    parts: (p) => keys(CREATED(p)),
    text: (t) => t.replaceAll('\n', '\r\n'),
  }),
  said({
    id: 'cr',
    what: 'a path in a file with line ends of old Macs',
    parts: (p) => keys(CREATED(p)),
    text: (t) => t.replaceAll('\n', '\r'),
  }),
  said({
    id: 'bom',
    what: 'a path behind a byte order mark',
    parts: (p) => keys(CREATED(p)),
    text: (t) => `\ufeff${t}`,
  }),
  said({
    id: 'utf-16',
    what: 'a path in a file in UTF-16',
    parts: (p) => keys(CREATED(p)),
    text: (t) => Buffer.from(`\ufeff${t}`, 'utf16le'),
    twin: { [at('utf-16')]: summary('utf-16', keys(CREATED(work('utf-16')))), [work('utf-16')]: WORK },
  }),
  said({
    id: 'late-frontmatter',
    what: 'a path in a frontmatter behind a comment',
    parts: (p) => keys(CREATED(p)),
    text: (t) => `<!-- licence -->\n\n${t}`,
  }),
  said({
    id: 'below-title',
    what: 'a path in a frontmatter below a heading',
    parts: (p) => keys(CREATED(p)),
    text: (t) => `# Summary\n\n${t}`,
    twin: {
      [at('below-title')]: summary('below-title', keys(CREATED(work('below-title')))),
      [work('below-title')]: WORK,
    },
  }),
  said({
    id: 'no-frontmatter',
    what: 'a path in the text of a summary without a frontmatter',
    parts: (p) => body(BODY(p)),
    text: (t) => t.replace(/^---\n[^]*?\n---\n/, ''),
    twin: {
      [at('no-frontmatter')]: summary('no-frontmatter', keys(CREATED(work('no-frontmatter')))),
      [work('no-frontmatter')]: WORK,
    },
  }),
  said({
    id: 'unended',
    what: 'a path in a frontmatter that never ends',
    parts: (p) => ({ ...keys(CREATED(p)), close: '' }),
    twin: { [at('unended')]: summary('unended', keys(CREATED(work('unended')))), [work('unended')]: WORK },
  }),
  said({
    id: 'plus-fence',
    what: 'a path in a frontmatter in TOML',
    parts: (p) => ({ keys: `[key-files]\ncreated = ["${p}"]`, open: '+++', close: '+++' }),
    twin: { [at('plus-fence')]: summary('plus-fence', keys(CREATED(work('plus-fence')))), [work('plus-fence')]: WORK },
  }),
  said({
    id: 'second-document',
    what: 'a path in a second document of YAML',
    parts: (p) => ({
      keys: 'key-files:\n  created:\n    - src/kept.ts',
      close: `---\nkey-files:\n  created:\n    - ${p}\n---`,
    }),
  }),
  said({
    id: 'fenced-frontmatter',
    what: 'a path in a frontmatter inside a fence',
    parts: (p) => keys(CREATED(p)),
    text: (t) => `\`\`\`yaml\n${t}\n\`\`\`\n`,
    twin: {
      [at('fenced-frontmatter')]: summary('fenced-frontmatter', keys(CREATED(work('fenced-frontmatter')))),
      [work('fenced-frontmatter')]: WORK,
    },
  }),
  said({
    id: 'linked',
    what: 'anything: the file of the summary is a symbolic link',
    parts: () => ({}),
    text: () => linkTo('../01-honest/01-01-SUMMARY.md'),
    twin: { [at('linked')]: summary('linked', keys(CREATED(work('linked')))), [work('linked')]: WORK },
  }),
  said({
    id: 'empty-summary',
    what: 'nothing: the file of the summary is empty',
    parts: () => ({}),
    text: () => '',
    twin: {
      [at('empty-summary')]: summary('empty-summary', keys(CREATED(work('empty-summary')))),
      [work('empty-summary')]: WORK,
    },
  }),
  ...(
    [
      ['table', '| File | Change |\n| --- | --- |\n| `PATH` | Created |\n', 'a table'],
      ['bare-item', '- PATH - Reads a date\n', 'an item without code'],
      ['numbered', '1. `PATH` - Reads a date\n', 'a numbered list'],
      ['indented', '  - `PATH` - Reads a date\n', 'an indented item'],
      ['star', '* `PATH`\n', 'a list with asterisks'],
      ['bold', '- **`PATH`** - Reads a date\n', 'bold code'],
      ['link', '- [PATH](PATH)\n', 'a link'],
      ['second', '- `src/kept.ts`, `PATH`\n', 'an item behind another path'],
      ['second-and', '- `src/kept.ts` and `PATH`\n', 'an item behind another path and the word and'],
      ['fence', '```\nPATH\n```\n', 'a fence'],
      ['details', '<details>\n<summary>Files</summary>\n\n- `PATH`\n\n</details>\n', 'a collapsed section'],
      ['sub', '- Source\n  - `PATH`\n', 'an item below another one'],
      ['prose', 'Created `PATH`.\n', 'a sentence'],
      ['html', '<ul><li><code>PATH</code></li></ul>\n', 'a list in HTML'],
      ['words-first', '- Created: `PATH`\n', 'an item behind a word'],
      ['box', '- [x] `PATH`\n', 'an item with a box'],
      ['double-code', '- ``PATH``\n', 'code of two backticks'],
    ] as const
  ).map(([name, lines, where]) =>
    said({
      id: `files-${name}`,
      what: `a created file in ${where} below the heading for files`,
      parts: (p) => body(`## Files Created\n\n${lines.replaceAll('PATH', p)}`),
    }),
  ),
  ...(
    [
      ['changed', 'Files Changed'],
      ['and', 'Files Created and Modified'],
      ['key', 'Key Files'],
      ['new', 'New Files'],
      ['deliverables', 'Deliverables'],
      ['artifacts', 'Artifacts'],
      ['french', 'Fichiers créés'],
      ['emoji', '📁 Files Created'],
      ['number', '3. Files Created'],
      ['bold', '**Files Created**'],
      ['count', 'Files Created (1)'],
    ] as const
  ).map(([name, heading]) =>
    said({
      id: `heading-${name}`,
      what: `a path below the heading "${heading}"`,
      parts: (p) => body(`## ${heading}\n\n- \`${p}\` - Reads a date\n`),
    }),
  ),
  said({
    id: 'setext',
    what: 'a path below an underlined heading',
    parts: (p) => body(`Files Created\n-------------\n\n- \`${p}\`\n`),
  }),
  said({
    id: 'found',
    what: 'a path that its self-check found',
    parts: (p) => check(`## Self-Check: PASSED\n\nFOUND: ${p}\n`),
  }),
  said({
    id: 'found-item',
    what: 'a path that its self-check found, as an item',
    parts: (p) => check(`## Self-Check: PASSED\n\n- ${p} — FOUND\n`),
  }),
  said({
    id: 'found-bold',
    what: 'a path that its self-check found, in bold',
    parts: (p) => check(`## Self-Check: PASSED\n\n- **FOUND:** \`${p}\`\n`),
  }),
  said({
    id: 'found-tick',
    what: 'a path that its self-check found, with a tick',
    parts: (p) => check(`## Self-Check: PASSED\n\n- ✅ FOUND: ${p}\n`),
  }),
  said({
    id: 'found-box',
    what: 'a path that its self-check found, at a box',
    parts: (p) => check(`## Self-Check: PASSED\n\n- [x] FOUND: ${p}\n`),
  }),
  said({
    id: 'found-lower',
    what: 'a path that its self-check found, in small letters',
    parts: (p) => check(`## Self-Check: PASSED\n\nFound: ${p}\n`),
  }),
  said({
    id: 'found-exists',
    what: 'a path that its self-check calls existing',
    parts: (p) => check(`## Self-Check: PASSED\n\n- ${p} EXISTS\n`),
  }),
  said({
    id: 'found-table',
    what: 'a path that its self-check found, in a table',
    parts: (p) => check(`## Self-Check: PASSED\n\n| File | Result |\n| --- | --- |\n| \`${p}\` | FOUND |\n`),
  }),
  said({
    id: 'found-fence',
    what: 'a path that its self-check found, in a fence',
    parts: (p) => check(`## Self-Check: PASSED\n\n\`\`\`\nFOUND: ${p}\n\`\`\`\n`),
  }),
  said({
    id: 'found-below',
    what: 'a path that its self-check found, below a deeper heading',
    parts: (p) => check(`## Self-Check: PASSED\n\n### Files\n\n- FOUND: ${p}\n`),
  }),
];

const words: readonly Kind[] = [
  ...(
    [
      ['complete', 'complete'],
      ['tick', 'complete ✅'],
      ['capital', 'COMPLETE'],
      ['invented', 'galactic'],
      ['shipped', 'shipped'],
      ['empty', ''],
      ['list', '[halted, complete]'],
      ['quoted', '"complete"'],
      ['not', 'not complete'],
    ] as const
  ).map(([name, status]) =>
    said({
      theme: 'words',
      id: `status-${name}`,
      what: `a file that was never written, with the status "${status}"`,
      parts: (p) => ({ ...keys(CREATED(p)), extra: `status: ${status}\n` }),
    }),
  ),
  said({
    theme: 'words',
    id: 'status-twice',
    what: 'a file that was never written, as halted and as complete',
    parts: (p) => ({ ...keys(CREATED(p)), extra: 'status: halted\nstatus: complete\n' }),
  }),
  said({
    theme: 'words',
    id: 'halted',
    what: 'a file that was never written, in work that was halted',
    parts: (p) => ({ ...keys(CREATED(p)), extra: 'status: halted\n' }),
  }),
  said({
    theme: 'words',
    id: 'self-check-failed',
    what: 'a file that was never written, with a self-check that failed',
    parts: (p) => ({ ...keys(CREATED(p)), ...check('## Self-Check: FAILED\n\nMISSING: it\n') }),
  }),
  said({
    theme: 'words',
    id: 'self-check-both',
    what: 'a file that was never written, with a self-check that passed and failed',
    parts: (p) => ({ ...keys(CREATED(p)), ...check('## Self-Check: FAILED\n\n## Self-Check: PASSED\n') }),
  }),
  ...(
    [
      ['planned', '(planned)'],
      ['deferred', '— deferred to the next plan'],
      ['ignored', '(gitignored)'],
      ['not-committed', '(not committed)'],
      ['question', '(?)'],
      ['todo', '# TODO'],
    ] as const
  ).map(([name, remark]) =>
    said({
      theme: 'words',
      id: `hedge-${name}`,
      what: `a file that was never written, with the remark "${remark}"`,
      parts: (p) => keys(`key-files:\n  created:\n    - ${p} ${remark}`),
    }),
  ),
  said({
    theme: 'words',
    id: 'says-deleted',
    what: 'a created file with the remark "(deleted)"',
    parts: (p) => keys(`key-files:\n  created:\n    - ${p} (deleted)`),
  }),
  said({
    theme: 'words',
    id: 'moved-to',
    what: 'a created file with the remark "moved to" another',
    parts: (p) => keys(`key-files:\n  created:\n    - ${p} (moved to src/none.ts)`),
    twin: { 'src/none.ts': WORK },
  }),
  said({
    theme: 'words',
    id: 'says-none',
    what: 'success without a claim: "None"',
    parts: () => keys('key-files:\n  created:\n    - None'),
    twin: {},
  }),
  said({
    theme: 'words',
    id: 'not-deleted',
    what: 'that it deleted a file that is still there',
    parts: () => keys('key-files:\n  deleted:\n    - src/kept.ts'),
    twin: { [at('not-deleted')]: summary('not-deleted', keys('key-files:\n  deleted:\n    - src/never-kept.ts')) },
  }),
  said({
    theme: 'words',
    id: 'placeholder-id',
    what: 'the commit of the template',
    parts: () => body('## Task Commits\n\n1. **Task 1** - `abc123f`\n'),
    twin: { [at('placeholder-id')]: summary('placeholder-id') },
  }),
];

const FOREIGN = 'deadbe1'.padEnd(40, '7');

const history: readonly Kind[] = [
  said({
    theme: 'history',
    id: 'invented-commit',
    what: 'a commit that was never made',
    parts: () => body(`## Task Commits\n\n1. **Task 1** - \`${FOREIGN.slice(0, 9)}\`\n`),
    twin: { [at('invented-commit')]: summary('invented-commit') },
  }),
  said({
    theme: 'history',
    id: 'invented-in-frontmatter',
    what: 'a commit that was never made, in the frontmatter',
    parts: () => ({ extra: `commits: [${FOREIGN.slice(0, 9)}]\n` }),
    twin: { [at('invented-in-frontmatter')]: summary('invented-in-frontmatter') },
  }),
  said({
    theme: 'history',
    id: 'invented-found',
    what: 'a commit that was never made, as found by its self-check',
    parts: () => check(`## Self-Check: PASSED\n\nFOUND: commit ${FOREIGN.slice(0, 9)}\n`),
    twin: { [at('invented-found')]: summary('invented-found') },
  }),
  said({
    theme: 'history',
    id: 'invented-excuse',
    what: 'a file that was never written, beside a commit that was never made',
    parts: (p) => ({ ...keys(CREATED(p)), ...body(`## Task Commits\n\n1. **Task 1** - \`${FOREIGN.slice(0, 9)}\`\n`) }),
    twin: {
      [at('invented-excuse')]: summary('invented-excuse', keys(CREATED(work('invented-excuse')))),
      [work('invented-excuse')]: WORK,
    },
  }),
  ...(['upper', 'table'] as const).map((name) =>
    said({
      theme: 'history',
      id: `invented-${name}`,
      what: name === 'upper' ? 'a commit that was never made, in capitals' : 'a commit that was never made, in a table',
      parts: () =>
        body(
          name === 'upper'
            ? `## Task Commits\n\n1. **Task 1** - \`${FOREIGN.slice(0, 9).toUpperCase()}\`\n`
            : `## Task Commits\n\n| Task | Commit |\n| --- | --- |\n| 1 | ${FOREIGN.slice(0, 9)} |\n`,
        ),
      twin: { [at(`invented-${name}`)]: summary(`invented-${name}`) },
    }),
  ),
  ...(['Commits Made', 'Commit History', 'Git Commits', 'Commits (1)', '**Task Commits**'] as const).map((heading, n) =>
    said({
      theme: 'history',
      id: `commit-heading-${String(n)}`,
      what: `a commit that was never made, below the heading "${heading}"`,
      parts: () => body(`## ${heading}\n\n1. **Task 1** - \`${FOREIGN.slice(0, 9)}\`\n`),
      twin: { [at(`commit-heading-${String(n)}`)]: summary(`commit-heading-${String(n)}`) },
    }),
  ),
  ...(['bare', 'linked', 'bracket', 'range'] as const).map((name) =>
    said({
      theme: 'history',
      id: `commit-form-${name}`,
      what: `a commit that was never made, ${{ bare: 'without code', linked: 'as a link', bracket: 'in brackets', range: 'as a range' }[name]}`,
      parts: () =>
        body(
          `## Task Commits\n\n1. **Task 1** - ${{ bare: FOREIGN.slice(0, 9), linked: `[${FOREIGN.slice(0, 9)}](https://example.com)`, bracket: `(${FOREIGN.slice(0, 9)})`, range: `\`${FOREIGN.slice(0, 9)}..${FOREIGN.slice(0, 8)}\`` }[name]}\n`,
        ),
      twin: { [at(`commit-form-${name}`)]: summary(`commit-form-${name}`) },
    }),
  ),
  {
    id: 'other-branch-commit',
    theme: 'history',
    what: 'a commit of another branch',
    history: (branch, isHonest) => {
      const id = (isHonest ? branch : branch.fork()).commit({ files: { [work('other-branch-commit')]: WORK } });
      branch.commit({
        files: {
          [planAt('other-branch-commit')]: plan('other-branch-commit'),
          [at('other-branch-commit')]: summary(
            'other-branch-commit',
            body(`## Task Commits\n\n1. **Task 1** - \`${id.slice(0, 9)}\`\n`),
          ),
        },
      });
    },
  },
  {
    id: 'old-commit',
    theme: 'history',
    what: 'an old commit that did not touch what it lists',
    history: (branch, isHonest) => {
      const before = branch.head();
      const id = branch.commit({ files: { [work('old-commit')]: WORK } });
      branch.commit({
        files: {
          [planAt('old-commit')]: plan('old-commit'),
          [at('old-commit')]: summary('old-commit', {
            ...keys(`key-files:\n  modified:\n    - ${work('old-commit')}\n    - src/kept.ts`),
            ...body(`## Task Commits\n\n1. **Task 1** - \`${(isHonest ? id : before).slice(0, 9)}\`\n`),
          }),
          ...(isHonest ? { 'src/kept.ts': `${WORK}// x\n` } : {}),
        },
      });
    },
  },
  {
    id: 'deleted-before',
    theme: 'history',
    what: 'a created file that the same pull request deleted before',
    history: (branch, isHonest) => {
      branch.commit({ files: { [work('deleted-before')]: WORK } });
      if (!isHonest) branch.commit({ removed: [work('deleted-before')] });
      branch.commit({
        files: {
          [planAt('deleted-before')]: plan('deleted-before'),
          [at('deleted-before')]: summary('deleted-before', keys(CREATED(work('deleted-before')))),
        },
      });
    },
  },
  {
    id: 'reverted-after',
    theme: 'history',
    what: 'a created file that the same pull request reverts afterwards',
    history: (branch, isHonest) => {
      branch.commit({
        files: {
          [work('reverted-after')]: WORK,
          [planAt('reverted-after')]: plan('reverted-after'),
          [at('reverted-after')]: summary('reverted-after', keys(CREATED(work('reverted-after')))),
        },
      });
      if (!isHonest) branch.commit({ removed: [work('reverted-after')] });
    },
  },
  {
    id: 'base-deleted',
    theme: 'history',
    what: 'as created a file that the base branch had once and deleted',
    history: (branch, isHonest) => {
      branch.commit({
        files: {
          [planAt('base-deleted')]: plan('base-deleted'),
          [at('base-deleted')]: summary('base-deleted', keys(CREATED('src/gone.ts'))),
          ...(isHonest ? { 'src/gone.ts': WORK } : {}),
        },
      });
    },
  },
  {
    id: 'tail-of-old',
    theme: 'history',
    what: 'as created a path that an old file of another package ends in',
    history: (branch, isHonest) => {
      branch.commit({
        files: {
          [planAt('tail-of-old')]: plan('tail-of-old'),
          [at('tail-of-old')]: summary('tail-of-old', keys(CREATED('lib/old-tail.ts'))),
          ...(isHonest ? { 'packages/a/lib/old-tail.ts': `${WORK}// x\n` } : {}),
        },
      });
    },
  },
  {
    id: 'created-untouched',
    theme: 'history',
    what: 'as created a file that the base branch has and nobody touched',
    history: (branch, isHonest) => {
      branch.commit({
        files: {
          [planAt('created-untouched')]: plan('created-untouched'),
          [at('created-untouched')]: summary('created-untouched', keys(CREATED('src/kept.ts'))),
          ...(isHonest ? { 'src/kept.ts': `${WORK}// x\n` } : {}),
        },
      });
    },
  },
  {
    id: 'measured-count',
    theme: 'history',
    what: 'more commits than the window of its work has',
    history: (branch, isHonest) => {
      const before = branch.head();
      const after = branch.commit({ files: { [work('measured-count')]: WORK } });
      branch.commit({
        files: {
          [planAt('measured-count')]: plan('measured-count'),
          [at('measured-count')]: summary('measured-count', {
            ...keys(CREATED(work('measured-count'))),
            extra: `plan_head_before: ${before}\nplan_head_after: ${after}\ncommits: ${isHonest ? '1' : '4'}\n`,
          }),
        },
      });
    },
  },
];

/** Forms that are reported whether they lie or not. */
const FORMS: readonly string[] = [
  'hedge-deferred',
  'hedge-ignored',
  'hedge-not-committed',
  'found-fence',
  'block-text',
  'escaped',
  'map-name',
  'key-case',
  'key-blank',
  'key-joined',
  'key-added',
  'key-capital',
  'key-french',
  'key-none',
  'second-key',
  'second-created',
  'described-words',
  'late-frontmatter',
  'status-twice',
  'self-check-both',
  'bom',
  'count',
  'files-fence',
  'files-prose',
  'files-html',
  'found-lower',
  'found-exists',
];

function inForm(id: string): Files {
  return { [at(id)]: summary(id, keys(CREATED(work(id)))), [planAt(id)]: plan(id), [work(id)]: WORK };
}

export const planted: Planted = {
  family: 'GSD summary',
  base: {
    'src/kept.ts': WORK,
    'packages/a/lib/old-tail.ts': WORK,
    '.gitignore': 'build/\n',
    '.planning/phases/01-honest/01-01-PLAN.md': plan('honest').replaceAll('04-', '01-'),
    '.planning/phases/01-honest/01-01-SUMMARY.md': summary('honest').replaceAll('04-', '01-'),
  },
  before: [{ files: { 'src/gone.ts': WORK } }, { removed: ['src/gone.ts'] }],
  kinds: withForm([...tree, ...texts, ...words, ...history].map(withPlan), FORMS, inForm),
};
