import { readOptions } from '../../../src/config/settings.js';
import { configOf } from '../../../src/config/load.js';
import { checkTree } from '../../../src/engine/run/check-tree.js';
import type { Report } from '../../../src/model/report.js';
import { memoryTree } from '../../support/memory-tree.js';
import { rawOptions } from '../../support/raw-options.js';

const NOW = Date.parse('2026-01-28T12:00:00Z');

interface Row {
  /** What is below the name of the form, a line each. */
  readonly form: readonly string[];
  readonly file?: string;
  readonly text: string;
  /** Other files, each with its path as its text. */
  readonly beside?: readonly string[];
  readonly empty?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  /** `status` of each return, or null. */
  readonly statuses?: readonly (string | null)[];
  /** `path type verdict` of each claim. */
  readonly claims: readonly string[];
  /** `rule severity line`, those of the run with a line of 0. */
  readonly findings?: readonly string[];
}

async function reportOf({ form, file = 'r.md', text, beside = [], empty = [], options = {} }: Row): Promise<Report> {
  const config = [
    'forms:',
    '  own:',
    `    files: ['**/${file.slice(file.lastIndexOf('/') + 1)}']`,
    ...form.map((line) => `    ${line}`),
    '',
  ];
  const settings = readOptions(
    rawOptions({ clock: NOW, ...options }),
    (name) => name,
  )(await configOf('gate.yml', Buffer.from(config.join('\n'))));
  const files = new Map([
    [file, { kind: 'file', content: text } as const],
    ...beside.map((path) => [path, { kind: 'file', content: path } as const] as const),
    ...empty.map((path) => [path, { kind: 'file', content: '' } as const] as const),
  ]);
  return checkTree(memoryTree({ file, files, earlier: new Map(), workspace: new Set() }), settings);
}

const JSON_CLAIMS = 'claims: { created: /made/*, modified: /changed/*, deleted: /gone/*, listed: /seen/* }';
const STATUS = "status: { at: /status, success: [Done], other: [Failed], open: ['To do'] }";
const SEEN = "claims: { modified: '/files/*' }";

function json(value: object): string {
  return JSON.stringify(value, null, 2);
}

const ROWS: Readonly<Record<string, Row>> = {
  'A label: groups below it, up to the next label that says nothing of files or is another source': {
    form: ["claims: { modified: 'Files changed:', deleted: 'Removed:' }"],
    text: [
      'Files changed:\n',
      '**Created:**\n- src/a.ts\n',
      '**Updated:**\n- src/b.ts\n',
      '**Removed:**\n- src/c.ts\n',
      '**Learnings:**\n- src/d.ts is slow\n',
    ].join('\n'),
    beside: ['src/a.ts'],
    claims: ['src/a.ts created present', 'src/b.ts modified missing', 'src/c.ts deleted missing'],
    findings: ['artifact-missing warning 7', 'artifact-not-deleted warning 10'],
  },
  'A label: code and drawings below it are unread': {
    form: ["claims: { modified: 'Files changed:' }"],
    text: 'Files changed:\n- src/a.ts\n```\nsrc/\n├── b.ts\n```\n## Notes\n```\nsrc/c.ts\n```\n',
    beside: ['src/a.ts'],
    claims: ['src/a.ts modified present'],
    findings: ['form-unread notice 5'],
  },
  'A frontmatter: a list whose key appears twice is read both times': {
    form: [SEEN, STATUS],
    text: '---\nstatus: Done\nfiles:\n  - src/a.ts\nfiles:\n  - src/b.ts\n  - "[ ] src/c.ts"\n---\n',
    beside: ['src/a.ts'],
    claims: ['src/a.ts modified present', 'src/b.ts modified missing'],
    findings: ['artifact-missing error 6'],
  },
  'JSON: what weighs how': {
    form: [JSON_CLAIMS, STATUS],
    file: 'r.json',
    text: json({
      status: 'done',
      made: ['a', 'b', 'c', '/etc/x.conf'],
      changed: ['d'],
      gone: ['a.ts', 'e'],
      seen: ['f'],
    }).replace(/"([a-f])"/g, '"src/$1.ts"'),
    beside: ['src/a.ts', 'a.ts'],
    empty: ['src/c.ts'],
    statuses: ['done'],
    claims: [
      'src/a.ts created present',
      'src/b.ts created missing',
      'src/c.ts created empty',
      '/etc/x.conf created outside',
      'src/d.ts modified missing',
      'a.ts deleted present',
      'src/e.ts deleted missing',
      'src/f.ts listed missing',
    ],
    findings: [
      'artifact-missing error 5',
      'artifact-empty error 6',
      'artifact-path-relative error 7',
      'artifact-missing error 10',
      'artifact-not-deleted warning 13',
      'artifact-not-deleted warning 14',
      'artifact-missing warning 17',
    ],
  },
  'a status without success: notices': {
    form: [JSON_CLAIMS, STATUS],
    file: 'r.json',
    text: json({ status: 'FAILED', made: ['src/a.ts'] }),
    claims: ['src/a.ts created missing'],
    findings: ['artifact-missing notice 4'],
  },
  'an open status: nothing is claimed': {
    form: [JSON_CLAIMS, STATUS],
    file: 'r.json',
    text: json({ status: 'To do', made: ['src/a.ts'] }),
    claims: [],
  },
  'a word in no list counts as a success': {
    form: [JSON_CLAIMS, STATUS],
    file: 'r.json',
    text: json({ status: 'shipped', made: ['src/a.ts'] }),
    claims: ['src/a.ts created missing'],
    findings: ['artifact-missing error 4'],
  },
  'no status where the form asks for one': {
    form: [JSON_CLAIMS, STATUS],
    file: 'r.json',
    text: json({ made: ['src/a.ts'] }),
    statuses: [null],
    claims: ['src/a.ts created missing'],
    findings: ['form-status warning 1', 'artifact-missing error 3'],
  },
  'a form without status promises nothing': {
    form: [JSON_CLAIMS],
    file: 'r.json',
    text: json({ status: 'FAILED', made: ['src/a.ts'] }),
    statuses: [null],
    claims: ['src/a.ts created missing'],
    findings: ['artifact-missing warning 4'],
  },
  'severity is the most that a claim weighs': {
    form: [JSON_CLAIMS, STATUS, 'severity: warning'],
    file: 'r.json',
    text: json({ status: 'Done', made: ['src/a.ts'] }),
    claims: ['src/a.ts created missing'],
    findings: ['artifact-missing warning 4'],
  },
  'the worst of several sources decides, and the first is shown': {
    form: [SEEN, "status: [{ at: /result, success: [passed] }, { at: /blocker, other: [true], success: ['*'] }]"],
    file: 'r.json',
    text: json({ result: 'passed', blocker: true, files: ['src/a.ts'] }),
    statuses: ['passed'],
    claims: ['src/a.ts modified missing'],
    findings: ['artifact-missing notice 5'],
  },
  'objects, arrays in a text, several paths in a text, and words for nothing': {
    form: [SEEN],
    file: 'r.json',
    text: json({
      files: [
        { path: 'a.ts' },
        { file: 'b.ts' },
        { name: 'c.ts' },
        '["d.ts","e.ts"]',
        'f.ts, g.ts',
        'none',
        'h.ts (new)',
      ],
    }),
    beside: ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'f.ts', 'g.ts', 'h.ts'],
    claims: ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'f.ts', 'g.ts']
      .map((path) => `${path} modified present`)
      .concat('h.ts created present'),
  },
  'an array of returns': {
    form: [SEEN, STATUS],
    file: 'r.json',
    text: json([
      { status: 'Done', files: ['a.ts'] },
      { status: 'Failed', files: ['b.ts'] },
    ]),
    beside: ['a.ts', 'b.ts'],
    statuses: ['Done', 'Failed'],
    claims: ['a.ts modified present', 'b.ts modified present'],
  },
  'an array whose elements are files': {
    form: ['claims: { modified: /*/path }'],
    file: 'r.json',
    text: json([{ path: 'a.ts' }, { path: 'b.ts' }]),
    beside: ['a.ts'],
    statuses: [null],
    claims: ['a.ts modified present', 'b.ts modified missing'],
    findings: ['artifact-missing warning 6'],
  },
  'JSON Lines: one return a line, and what is none': {
    form: [SEEN, STATUS],
    file: 'r.jsonl',
    text: '{"status":"Done","files":["a.ts"]}\n\n{"type":"result","status":"Done","files":["b.ts"]}\n{"status"\n5\n',
    beside: ['a.ts', 'b.ts'],
    statuses: ['Done', 'Done'],
    claims: ['a.ts modified present', 'b.ts modified present'],
    findings: ['json-syntax error 4', 'return-object error 5'],
  },
  'no JSON, and the same key twice': {
    form: [SEEN],
    file: 'r.json',
    text: '{ "files": ["a.ts"],\n  "files": ["b.ts"] }',
    beside: ['a.ts', 'b.ts'],
    claims: ['b.ts modified present'],
    findings: ['json-duplicate-key error 2'],
  },
  'a frontmatter that is no YAML': {
    form: [SEEN, STATUS],
    text: '---\ntitle: [a: b\nstatus: Done\nfiles: [a.ts, "b c.ts"]\n---\n',
    beside: ['a.ts', 'b c.ts'],
    statuses: ['Done'],
    claims: ['a.ts modified present', 'b c.ts modified present'],
  },
  'a name with blanks and a dash, where a file has it': {
    form: [SEEN, STATUS],
    file: 'r.json',
    text: json({ status: 'Done', files: ['docs/doc-1 - Style guide.md', 'a.ts - parses', 'docs/doc-2 - Gone.md'] }),
    beside: ['docs/doc-1 - Style guide.md', 'a.ts'],
    claims: ['docs/doc-1 - Style guide.md modified present', 'a.ts modified present', 'docs/doc-2 modified missing'],
    findings: ['artifact-missing error 6'],
  },
  'a file that one list says was changed, and another that it was deleted': {
    form: [JSON_CLAIMS, STATUS],
    file: 'r.json',
    text: json({ status: 'Done', changed: ['src/a.ts', 'src/b.ts'], gone: ['src/a.ts', 'src/b.ts'] }),
    beside: ['src/a.ts'],
    claims: ['src/a.ts listed present', 'src/b.ts deleted missing'],
    findings: ['artifact-not-deleted warning 5'],
  },
  'headings at any level, hedges, and lines that are not read': {
    form: [
      "claims: { created: '# New Files', deleted: '## Deleted' }",
      "status: { at: '# Status', success: [complete] }",
    ],
    text: '# T\n\n## Status\n\n**Complete**\n\n#### New Files:\n\n- `a.ts`\n- `b.ts` (not committed)\n- see src/x/y.ts for more\n\n<!-- - `c.ts` -->\n\n## Deleted\n\n- `d.ts`\n',
    beside: ['a.ts', 'd.ts'],
    statuses: ['Complete'],
    claims: ['a.ts created present', 'd.ts deleted present'],
    findings: ['form-unread notice 11', 'artifact-not-deleted warning 17'],
  },
  'labels: on their line and below': {
    form: ["claims: { listed: ['Output:', 'Touched'] }", "status: { at: 'Status:', success: [ok] }", "agent: 'Agent:'"],
    file: 'r.txt',
    text: '**Status:** OK\n- Agent: bot\nOutput: a.ts, b.ts\n\n- **Touched**:\n  - c.ts\n- Other: d.ts\n',
    beside: ['a.ts', 'b.ts', 'c.ts'],
    statuses: ['OK'],
    claims: ['a.ts listed present', 'b.ts listed present', 'c.ts listed present'],
  },
  'a base of its own folder': {
    form: [SEEN, 'base: file'],
    file: 'packages/x/r.json',
    text: json({ files: ['a.ts', '../y/b.ts'] }),
    beside: ['packages/x/a.ts', 'packages/y/b.ts'],
    claims: ['a.ts modified present', '../y/b.ts modified present'],
  },
  'a base that a folder names': {
    form: [SEEN, 'base: folder .work'],
    file: 'packages/x/.work/m/r.json',
    text: json({ files: ['a.ts'] }),
    beside: ['packages/x/a.ts'],
    claims: ['a.ts modified present'],
  },
  'files that are empty by custom, and folders': {
    form: [SEEN, STATUS],
    file: 'r.json',
    text: json({ status: 'Done', files: ['x/__init__.py', 'x/', 'x/y'] }),
    beside: ['x/y/a.ts'],
    empty: ['x/__init__.py'],
    claims: ['x/__init__.py modified empty', 'x/ modified directory', 'x/y modified directory'],
    findings: ['artifact-directory notice 6'],
  },
  'a success without a claim, or with hedged ones only': {
    form: ["claims: { modified: '# Files' }", "status: { at: '/status', success: [Done] }"],
    text: '---\nstatus: Done\n---\n\n# Files\n\n- `a.ts` (not committed)\n',
    claims: [],
    findings: ['form-no-claims notice 1'],
  },
  'another session than the expected one, and none': {
    form: [SEEN, STATUS, 'session: /run'],
    file: 'r.json',
    text: json({ status: 'Done', run: 'one', files: ['a.ts'] }),
    beside: ['a.ts'],
    options: { expectSession: 'two' },
    claims: ['a.ts modified present'],
    findings: ['session-id-mismatch error 1'],
  },
};

test.each(Object.entries(ROWS))('%s', async (_, row) => {
  const { returns, findings } = await reportOf(row);
  if (row.statuses !== undefined) expect(returns.map(({ status }) => status)).toEqual(row.statuses);
  expect(
    returns.flatMap(({ claims }) =>
      claims.map(({ claim, verdict }) => `${claim.path} ${claim.type ?? ''} ${verdict.name}`),
    ),
  ).toEqual(row.claims);
  expect(findings.map(({ rule, severity, range }) => `${rule} ${severity} ${String(range?.startLine ?? 0)}`)).toEqual(
    row.findings ?? [],
  );
});
