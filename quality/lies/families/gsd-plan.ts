import type { Files, Kind, Planted } from '../kind.js';
import { linkTo, WORK, withForm } from '../texts.js';

/** Plans of GSD that are done, and verifications of GSD. */

function folder(id: string): string {
  return `.planning/phases/04-${id}`;
}

function work(id: string): string {
  return `src/${id}-work.ts`;
}

function summary(id: string, path: string): string {
  return `---\nphase: 04-${id}\nplan: 01\nsubsystem: parser\ntags: [dates]\nkey-files:\n  modified:\n    - ${path}\nrequirements-completed: []\nduration: 12min\ncompleted: 2026-05-04\n---\n\n# Summary\n`;
}

function plan(id: string, mustHaves: string): string {
  return `---\nphase: 04-${id}\nplan: 01\ntype: execute\nwave: 1\ndepends_on: []\nfiles_modified: [src/a.ts]\nautonomous: true\nrequirements: []\nmust_haves:\n${mustHaves}\n---\n\n<tasks>\n</tasks>\n`;
}

function verification(
  id: string,
  rows: string,
  { status = 'passed', score = '1/1', more = '', heading = '### Required Artifacts' } = {},
): string {
  return `---\nphase: 04-${id}\nverified: 2026-05-04T10:00:00Z\nstatus: ${status}\nscore: ${score} must-haves verified\n${more}---\n\n# Report\n\n${heading}\n\n${rows}\n`;
}

const TABLE = '| Artifact | Expected | Status |\n| --- | --- | --- |\n';

type Part = Pick<Kind, 'id' | 'what'> & Partial<Kind>;

/** A plan that is done, with conditions on `src/<id>-work.ts`, which only the twin has. */
function planned(part: Part & { readonly must: (path: string) => string }): Kind {
  const { must, ...kind } = part;
  return {
    theme: 'text',
    both: {
      [`${folder(kind.id)}/04-01-PLAN.md`]: plan(kind.id, must(work(kind.id))),
      [`${folder(kind.id)}/04-01-SUMMARY.md`]: summary(kind.id, 'src/kept.ts'),
    },
    twin: { [work(kind.id)]: WORK },
    ...kind,
  };
}

function verified(
  part: Part & { readonly rows: (path: string) => string; readonly parts?: Parameters<typeof verification>[2] },
): Kind {
  const { rows, parts, ...kind } = part;
  return {
    theme: 'text',
    both: { [`${folder(kind.id)}/04-VERIFICATION.md`]: verification(kind.id, rows(work(kind.id)), parts) },
    twin: { [work(kind.id)]: WORK },
    ...kind,
  };
}

const kinds: readonly Kind[] = [
  planned({
    theme: 'tree',
    id: 'plan-never',
    what: 'in a plan that is done a file that was never written',
    must: (p) => `  artifacts:\n    - path: ${p}`,
  }),
  planned({
    theme: 'tree',
    id: 'plan-lines',
    what: 'in a plan that is done more lines than the file has',
    must: (p) => `  artifacts:\n    - path: ${p}\n      min_lines: 40`,
    lie: { [work('plan-lines')]: WORK },
    twin: { [work('plan-lines')]: WORK.repeat(50) },
  }),
  planned({
    theme: 'tree',
    id: 'plan-exports',
    what: 'in a plan that is done a name that the file does not export',
    must: (p) => `  artifacts:\n    - path: ${p}\n      exports: ["work"]`,
    lie: { [work('plan-exports')]: 'const other = 1;\n' },
  }),
  planned({
    theme: 'tree',
    id: 'plan-contains',
    what: 'in a plan that is done a text that the file does not contain',
    must: (p) => `  artifacts:\n    - path: ${p}\n      contains: "const work"`,
    lie: { [work('plan-contains')]: 'const other = 1;\n' },
  }),
  planned({
    theme: 'tree',
    id: 'plan-link',
    what: 'in a plan that is done a link between files that is not there',
    must: (p) => `  key_links:\n    - from: ${p}\n      to: src/kept.ts\n      via: import\n      pattern: usesKept`,
    lie: { [work('plan-link')]: WORK },
    twin: { [work('plan-link')]: '// usesKept\n' },
  }),
  planned({
    id: 'plan-flow',
    what: 'in a plan that is done a file in a map in braces',
    must: (p) => `  artifacts:\n    - {path: ${p}, provides: x}`,
  }),
  planned({
    id: 'plan-unread',
    what: 'in a plan that is done a file in a list without paths',
    must: (p) => `  artifacts:\n    - file: ${p}`,
  }),
  planned({
    id: 'plan-bare',
    what: 'in a plan that is done a file as a bare item',
    must: (p) => `  artifacts:\n    - ${p}`,
  }),
  planned({
    id: 'plan-key',
    what: 'in a plan that is done a file below a key in other letter case',
    must: (p) => `  Artifacts:\n    - path: ${p}`,
  }),
  verified({
    theme: 'tree',
    id: 'seen-never',
    what: 'as verified a file that was never written',
    rows: (p) => `${TABLE}| \`${p}\` | x | ✓ VERIFIED |`,
  }),
  verified({
    theme: 'tree',
    id: 'seen-empty',
    what: 'as verified a file that is empty',
    rows: (p) => `${TABLE}| \`${p}\` | x | ✓ VERIFIED |`,
    lie: { [work('seen-empty')]: '' },
  }),
  verified({
    theme: 'tree',
    id: 'seen-link',
    what: 'as verified a link to nothing',
    rows: (p) => `${TABLE}| \`${p}\` | x | ✓ VERIFIED |`,
    lie: { [work('seen-link')]: linkTo('none') },
  }),
  ...(
    [
      ['tick', '| `PATH` | x | ✅ |', 'with a sign'],
      ['exists', '| `PATH` | x | EXISTS |', 'in the word EXISTS'],
      ['lower', '| `PATH` | x | verified |', 'in small letters'],
      ['yes', '| `PATH` | x | Yes |', 'in the word Yes'],
      ['bare', '| PATH | x | ✓ VERIFIED |', 'by a bare path'],
      ['second-cell', '| 1 | `PATH` | ✓ VERIFIED |', 'in a second cell'],
      ['two', '| `src/kept.ts`, `PATH` | x | ✓ VERIFIED |', 'behind another path'],
      ['list', '- `PATH` - ✓ VERIFIED', 'in a list'],
      ['no-edge', '`PATH` | x | ✓ VERIFIED', 'in a row without bars at its edges'],
      ['bold', '| **`PATH`** | x | **VERIFIED** |', 'in bold'],
      ['by-link', '| [PATH](PATH) | x | ✓ VERIFIED |', 'by a link'],
      ['denied', '| `PATH` | no longer a stub | ✓ VERIFIED |', 'beside a word that denies it'],
      ['warned', '| `PATH` | x | ✓ VERIFIED ⚠ |', 'beside a sign of warning'],
      ['html', '<table><tr><td><code>PATH</code></td><td>✓ VERIFIED</td></tr></table>', 'in a table in HTML'],
    ] as const
  ).map(([name, row, what]) =>
    verified({
      id: `seen-${name}`,
      what: `as verified ${what} a file that was never written`,
      rows: (p) => (row.startsWith('|') || name === 'no-edge' ? TABLE : '') + row.replaceAll('PATH', p),
    }),
  ),
  ...(
    [
      ['artifacts', '### Artifacts'],
      ['level', '# Required Artifacts'],
      ['verified', '### Required Artifacts (Level 1)'],
      ['emoji', '### ✅ Required Artifacts'],
      ['number', '### 2. Required Artifacts'],
      ['bold', '**Required Artifacts**'],
    ] as const
  ).map(([name, heading]) =>
    verified({
      id: `table-${name}`,
      what: `as verified below "${heading}" a file that was never written`,
      rows: (p) => `${TABLE}| \`${p}\` | x | ✓ VERIFIED |`,
      parts: { heading },
    }),
  ),
  ...(
    [
      ['human', 'human_needed'],
      ['capital', 'PASSED'],
      ['tick', 'passed ✅'],
      ['invented', 'glorious'],
      ['gaps', 'gaps_found'],
    ] as const
  ).map(([name, status]) =>
    verified({
      theme: 'words',
      id: `status-${name}`,
      what: `as verified a file that was never written, with the status "${status}"`,
      rows: (p) => `${TABLE}| \`${p}\` | x | ✓ VERIFIED |`,
      parts: { status },
    }),
  ),
  {
    id: 'score-short',
    theme: 'words',
    what: 'a pass with a score that is not full',
    lie: { [`${folder('score-short')}/04-VERIFICATION.md`]: verification('score-short', '', { score: '1/3' }) },
    twin: { [`${folder('score-short')}/04-VERIFICATION.md`]: verification('score-short', '', { score: '3/3' }) },
  },
  {
    id: 'score-over',
    theme: 'words',
    what: 'a score above its total',
    lie: { [`${folder('score-over')}/04-VERIFICATION.md`]: verification('score-over', '', { score: '4/3' }) },
    twin: { [`${folder('score-over')}/04-VERIFICATION.md`]: verification('score-over', '', { score: '3/3' }) },
  },
  {
    id: 'pass-with-gaps',
    theme: 'words',
    what: 'a pass beside a list of gaps',
    lie: {
      [`${folder('pass-with-gaps')}/04-VERIFICATION.md`]: verification('pass-with-gaps', '', {
        more: 'gaps:\n  - truth: x\n',
      }),
    },
    twin: { [`${folder('pass-with-gaps')}/04-VERIFICATION.md`]: verification('pass-with-gaps', '') },
  },
];

/** Forms that are reported whether they lie or not. */
const FORMS: readonly string[] = [
  'plan-unread',
  'plan-bare',
  'seen-list',
  'seen-no-edge',
  'status-capital',
  'status-tick',
  'status-invented',
];

function inForm(id: string): Files {
  return id.startsWith('plan-')
    ? {
        [`${folder(id)}/04-01-PLAN.md`]: plan(id, `  artifacts:\n    - path: ${work(id)}`),
        [`${folder(id)}/04-01-SUMMARY.md`]: summary(id, 'src/kept.ts'),
        [work(id)]: WORK,
      }
    : {
        [`${folder(id)}/04-VERIFICATION.md`]: verification(id, `${TABLE}| \`${work(id)}\` | x | ✓ VERIFIED |`),
        [work(id)]: WORK,
      };
}

export const planted: Planted = {
  family: 'GSD plan and verification',
  base: { 'src/kept.ts': WORK },
  kinds: withForm(kinds, FORMS, inForm),
};
