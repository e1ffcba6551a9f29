// Loaded before any run: the loader of the tests cannot load several families at a time.
import '../../src/families/registry.js';
import type { ReportJson } from '../../src/model/report-json.js';
import { returnGate } from '../support/command-line.js';
import { headed } from '../support/envelope.js';
import { makeRepository } from '../support/repository.js';

/** The table that decides (lines.md 8): each line in every place for claims, in a tree that holds what it says and in one that does not. */

type Tree = 'true' | 'lying';

interface Row {
  readonly lines: readonly string[];
  /** The type and the path of each claim; none of those that say nothing of what became of a file. */
  readonly claims?: readonly string[];
  /** What a true tree holds, if not the claimed paths. */
  readonly files?: readonly string[];
  /** Why it claims nothing. */
  readonly silent?: 'hedged' | 'struck' | 'pattern' | 'comment' | 'none';
  /** It says two kinds, which are none, of a key as well (lines.md 4). */
  readonly saysTwo?: true;
}

const ROWS: readonly Row[] = [
  { lines: ['`gone1.ts` (deleted)'], claims: ['deleted gone1.ts'] },
  { lines: ['Deleted: `gone2.ts`'], claims: ['deleted gone2.ts'] },
  { lines: ['D gone3.ts'], claims: ['deleted gone3.ts'] },
  { lines: ['`old4.ts` → `new4.ts`'], claims: ['deleted old4.ts', 'created new4.ts'] },
  { lines: ['old5.ts -> new5.ts'], claims: ['deleted old5.ts', 'created new5.ts'] },
  { lines: ['`b6.ts#L3-L9`'], claims: ['listed b6.ts'] },
  { lines: ['b7.ts:10-20'], claims: ['listed b7.ts'] },
  { lines: ['[b8.ts](b8.ts)'], claims: ['listed b8.ts'] },
  { lines: ['[text](src/b9.ts)'], claims: ['listed src/b9.ts'] },
  { lines: ['`src/{a10,b10}.ts`'], claims: ['listed src/a10.ts', 'listed src/b10.ts'] },
  { lines: ['`src/*.x.ts`'], silent: 'pattern', files: ['src/a.x.ts'] },
  { lines: ['`later12.ts` (not created, deferred)'], silent: 'hedged' },
  { lines: ['~~`dropped13.ts`~~'], silent: 'struck' },
  { lines: ['`x14.ts` (may reuse y)'], silent: 'hedged' },
  { lines: ['New: `a15.ts`; Modified: `b15.ts`'], claims: ['created a15.ts', 'modified b15.ts'] },
  { lines: ['a16.ts, b16.ts'], claims: ['listed a16.ts', 'listed b16.ts'] },
  { lines: ['`src\\b17.ts`'], claims: ['listed src/b17.ts'] },
  { lines: ['/home/x/myrepo/src/b18.ts'], claims: ['listed /home/x/myrepo/src/b18.ts'], files: ['src/b18.ts'] },
  { lines: ['/src/b19.ts'], claims: ['listed /src/b19.ts'], files: ['src/b19.ts'] },
  {
    lines: ['`myrepo/src/a20.ts`', '`myrepo/src/b20.ts`'],
    claims: ['listed myrepo/src/a20.ts', 'listed myrepo/src/b20.ts'],
    files: ['src/a20.ts', 'src/b20.ts'],
  },
  { lines: ['`x21.ts` (optional fields)'], claims: ['listed x21.ts'] },
  { lines: ['`$id22.tsx`'], claims: ['listed $id22.tsx'] },
  { lines: ['contains `<!--`', 'src/x23.ts (new)'], claims: ['created src/x23.ts'] },
  { lines: ['src/x24.ts（新增）'], claims: ['created src/x24.ts'] },
  { lines: ['<!-- - src/x25.ts (new) -->'], silent: 'comment' },
  { lines: ['<!-- Status: draft -->', 'src/x26.ts'], claims: ['listed src/x26.ts'] },
  {
    lines: ['docs/runbooks/02,11,12'],
    claims: ['listed docs/runbooks/02', 'listed docs/runbooks/11', 'listed docs/runbooks/12'],
    files: ['docs/runbooks/02-a.md', 'docs/runbooks/11-b.md', 'docs/runbooks/12-c.md'],
  },
  { lines: ['src/engine28.h/.cpp'], claims: ['listed src/engine28.h', 'listed src/engine28.cpp'] },
  { lines: ['Files modified: None (deliberately **not created**: `src/x29.ts`)'], silent: 'none' },
  { lines: ['None (`src/x35.ts` was there)'], silent: 'none' },
  // Sections 2 to 4: quotes, the name of a file as the text of a link, words in bold and in brackets of full width, two kinds.
  { lines: ['“src/b30.ts”'], claims: ['listed src/b30.ts'] },
  { lines: ['[b31.ts](src/b31.ts)'], claims: ['listed src/b31.ts'] },
  { lines: ['📄 **New** src/x32.ts'], claims: ['created src/x32.ts'] },
  { lines: ['`gone33.ts`（已删除）'], claims: ['deleted gone33.ts'] },
  { lines: ['src/x34.ts (created/modified)'], claims: ['listed src/x34.ts'], saysTwo: true },
];

/** A place for claims, and what its family says where there is something to say. */
interface Place {
  /** The file that holds some lines at the place, and its text. */
  readonly file: (number: string, lines: readonly string[]) => readonly [path: string, text: string];
  /** The kind of a line that says none: the key's in a frontmatter. */
  readonly kind?: 'created';
  /** The weight of a listed file that is missing. */
  readonly listed: 'error' | 'warning';
  /** A deletion that was not done; one of a file that never was is a warning by the same rule, or nothing. */
  readonly present: string;
  readonly unread: string;
  /** A success that claims nothing: each reason by itself. */
  readonly silent: Readonly<Record<NonNullable<Row['silent']>, readonly string[]>>;
}

const items = (lines: readonly string[]): string =>
  lines.map((line) => (line.startsWith('<!--') ? line : `- ${line}`)).join('\n');

const GSD = { present: 'notice gsd-deleted-present', unread: 'gsd-unread' };
const ENVELOPE = { listed: 'error', present: 'warning artifact-not-deleted', unread: 'envelope-unread' } as const;
const NO_LIST = ['notice bmad-file-list'];
const NO_CLAIMS = ['notice form-no-claims'];

const PLACES: Readonly<Record<string, Place>> = {
  'key-files of GSD': {
    ...GSD,
    file: (number, lines) => [
      `.planning/phases/${number}-row/${number}-01-SUMMARY.md`,
      `---\nphase: ${number}-row\nkey-files:\n  created:\n${lines.map((line) => `    - ${line}\n`).join('')}---\n`,
    ],
    kind: 'created',
    listed: 'warning',
    // A frontmatter has no comments of HTML (lines.md 1).
    silent: { hedged: ['notice gsd-unread'], struck: [], pattern: [], comment: ['notice gsd-unread'], none: [] },
  },
  'Files of GSD': {
    ...GSD,
    file: (number, lines) => [
      `.planning/phases/${number}-row/${number}-02-SUMMARY.md`,
      `---\nphase: ${number}-row\n---\n\n## Files\n\n${items(lines)}\n`,
    ],
    listed: 'warning',
    silent: { hedged: ['notice gsd-unread'], struck: [], pattern: [], comment: [], none: [] },
  },
  'File List of BMAD': {
    file: (number, lines) => [
      `_bmad-output/implementation-artifacts/1-${number}-row.md`,
      `# Story 1.${number}: Row\n\nStatus: done\n\n## Dev Agent Record\n\n### File List\n\n${items(lines)}\n`,
    ],
    listed: 'warning',
    present: 'notice bmad-deleted-present',
    unread: 'bmad-unread',
    silent: { hedged: NO_LIST, struck: NO_LIST, pattern: NO_LIST, comment: NO_LIST, none: [] },
  },
  'Artifacts of an envelope': {
    ...ENVELOPE,
    file: (number, lines) => [
      `openspec/changes/row-${number}/report.md`,
      headed({ change: `row-${number}`, artifacts: items(lines) }),
    ],
    // Without its comment the part is empty (STANDARDS.md 4).
    silent: {
      hedged: ['notice envelope-unread'],
      struck: [],
      pattern: [],
      comment: ['error envelope-field'],
      none: [],
    },
  },
  'apply-progress': {
    ...ENVELOPE,
    file: (number, lines) => [
      `openspec/changes/row-${number}/apply-progress.md`,
      `| File | Action |\n|---|---|\n${lines.map((line) => `| ${line} | |\n`).join('')}`,
    ],
    silent: { hedged: ['notice envelope-unread'], struck: [], pattern: [], comment: [], none: [] },
  },
  form: {
    file: (number, lines) => [`notes/${number}.md`, `---\nstatus: done\n---\n\n# Output\n\n${items(lines)}\n`],
    listed: 'warning',
    present: 'warning artifact-not-deleted',
    unread: 'form-unread',
    silent: { hedged: NO_CLAIMS, struck: NO_CLAIMS, pattern: NO_CLAIMS, comment: NO_CLAIMS, none: NO_CLAIMS },
  },
};

const FORMS = `forms:
  note:
    files: ['notes/*.md']
    claims: { listed: '# Output' }
    status: { at: '/status', success: [done] }
`;

const numberOf = (row: number): string => String(row + 1).padStart(2, '0');

async function checkTree(tree: Tree): Promise<ReportJson> {
  const files: Record<string, string> = {
    '.return-gate.yml': FORMS,
    'src/other.ts': 'other\n',
    'other.tsx': 'other\n',
  };
  for (const [n, { lines, claims = [], files: own }] of ROWS.entries()) {
    for (const { file } of Object.values(PLACES)) {
      const [path, text] = file(numberOf(n), lines);
      files[path] = text;
    }
    const held = claims.filter((claim) => claim.startsWith('deleted ') === (tree === 'lying'));
    const paths = own === undefined ? held.map((claim) => claim.replace(/^\w+ /, '')) : tree === 'true' ? own : [];
    for (const path of paths) files[path] = `${path} has content\n`;
  }
  const { directory } = makeRepository([{ files }]);
  const { stdout } = await returnGate(['check', '--format', 'json'], { cwd: directory });
  return JSON.parse(stdout) as ReportJson;
}

/** What the table, and the sentences beside a place, say of a row: its claims with their verdicts, and what is reported. */
function expected(place: Place, row: Row, tree: Tree): readonly string[] {
  const { claims = [], silent, saysTwo } = row;
  const unread = [`notice ${place.unread}`];
  // Shorthand that means no files is no path.
  const isShorthand = claims.some((claim) => claim.endsWith('/02'));
  if (isShorthand && tree === 'lying') return [...(place.unread === 'form-unread' ? NO_CLAIMS : []), ...unread].sort();
  if (silent !== undefined) {
    if (silent !== 'pattern' || tree === 'true') return place.silent[silent];
    // Lines that were not read have a finding of their own.
    return place.unread === 'bmad-unread' ? unread : [...place.silent.pattern, ...unread].sort();
  }
  return claims.flatMap((claim) => {
    const shown = place.kind === undefined || saysTwo === true ? claim : claim.replace(/^listed/, place.kind);
    const [type = ''] = shown.split(' ');
    const isListed = type === 'listed';
    if (type === 'deleted') {
      const isSaid = tree === 'lying' || place.present.startsWith('warning');
      return [`${shown} ${tree === 'true' ? 'missing' : 'present'}`, ...(isSaid ? [place.present] : [])];
    }
    if (tree === 'true') return [`${shown} present`];
    const isOutside = claim.includes(' /home/');
    // What is outside of the root is an error in envelopes only (gsd.md 7, bmad.md 6, forms.md).
    if (isOutside) {
      const weight = place.unread === 'envelope-unread' ? 'error' : 'warning';
      return [`${shown} outside`, `${weight} artifact-path-relative`];
    }
    return [`${shown} missing`, `${isListed ? place.listed : 'error'} artifact-missing`];
  });
}

/** Rules on what is around the lines: fields, plans, the mode of an envelope, the root. */
const AROUND = /^(?:gsd-(?:field|orphan)|envelope-mode|path-root)$/;

describe.each<Tree>(['true', 'lying'])('In a %s tree', (tree) => {
  let report: ReportJson;
  beforeAll(async () => {
    report = await checkTree(tree);
  });

  test.each(Object.entries(PLACES))('%s is read as the table says', (_, place) => {
    const read = ROWS.map(({ lines }, n) => {
      const [path] = place.file(numberOf(n), lines);
      const claims = report.returns.filter(({ file }) => file === path).flatMap((one) => one.claims);
      const said = report.findings.filter(({ file, rule }) => file === path && !AROUND.test(rule));
      return [
        ...claims.map(({ type, path: claimed, verdict }) => `${String(type)} ${claimed} ${verdict}`),
        ...said.map(({ severity, rule }) => `${severity} ${rule}`),
      ].sort();
    });
    expect(read).toEqual(ROWS.map((row) => [...expected(place, row, tree)].sort()));
  });
});
