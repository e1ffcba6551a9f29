import type { Entry } from '../../../__tests__/support/repository.js';
import type { Files, Kind, Planted } from '../kind.js';
import { linkTo, WORK, withForm } from '../texts.js';

/** Build specs of BMAD: Markdown with a frontmatter, ticked tasks and a review order. */

const FOLDER = '_bmad-output/implementation-artifacts';

function at(id: string): string {
  return `${FOLDER}/spec-${id}.md`;
}

function work(id: string): string {
  return `src/${id}-work.ts`;
}

interface Spec {
  readonly status?: string;
  readonly tasks?: string;
  readonly review?: string;
  readonly result?: string;
  readonly more?: string;
}

function spec({
  status = 'done',
  tasks = '- [x] `src/kept.ts` -- read dates -- AC 1',
  review = '',
  result = '',
  more = '',
}: Spec): string {
  return `---\ntitle: 'Parse dates'\ntype: 'feature'\nstatus: '${status}'\nbaseline_commit: 'NO_VCS'\n${more}---\n\n# Parse dates\n\n## Intent\n\n**Problem:** Dates.\n\n## Tasks & Acceptance\n\n**Execution:**\n${tasks}\n\n${review === '' ? '' : `## Suggested Review Order\n\n${review}\n\n`}${result === '' ? '' : `## Auto Run Result\n\n${result}\n`}`;
}

type Part = Pick<Kind, 'id' | 'what'> & Partial<Kind>;

function said(part: Part & { readonly parts: (path: string) => Spec; readonly text?: (text: string) => Entry }): Kind {
  const { parts, text = (one: string): Entry => one, ...kind } = part;
  return {
    theme: 'text',
    both: { [at(kind.id)]: text(spec(parts(work(kind.id)))) },
    twin: { [work(kind.id)]: WORK },
    ...kind,
  };
}

const review = (line: string): Spec => ({ review: line });
const result = (line: string): Spec => ({ result: line });

const kinds: readonly Kind[] = [
  said({
    theme: 'tree',
    id: 'review-never',
    what: 'a file to review that was never written',
    parts: (p) => review(`- The parser.\n  [\`x.ts:1\`](../../${p}#L1)`),
  }),
  said({
    theme: 'tree',
    id: 'review-empty',
    what: 'a file to review that is empty',
    parts: (p) => review(`- The parser.\n  [\`x.ts:1\`](../../${p}#L1)`),
    lie: { [work('review-empty')]: '' },
  }),
  said({
    theme: 'tree',
    id: 'review-link',
    what: 'a link to nothing to review',
    parts: (p) => review(`- The parser.\n  [\`x.ts:1\`](../../${p}#L1)`),
    lie: { [work('review-link')]: linkTo('none') },
  }),
  said({
    theme: 'tree',
    id: 'result-never',
    what: 'a changed file that was never written',
    parts: (p) => result(`- \`${p}\` -- parser`),
  }),
  said({
    theme: 'tree',
    id: 'result-empty',
    what: 'a changed file that is empty',
    parts: (p) => result(`- \`${p}\` -- parser`),
    lie: { [work('result-empty')]: '' },
  }),
  said({
    theme: 'tree',
    id: 'task-never',
    what: 'a ticked task of a file that was never written',
    parts: (p) => ({ tasks: `- [x] \`${p}\` -- parser -- AC 1` }),
  }),
  said({
    theme: 'tree',
    id: 'task-untracked',
    what: 'a ticked task of a file that exists in the workspace only',
    parts: (p) => ({ tasks: `- [x] \`${p}\` -- parser -- AC 1` }),
    workspace: { [work('task-untracked')]: WORK },
  }),
  said({
    theme: 'tree',
    id: 'result-untracked',
    what: 'a changed file that exists in the workspace only',
    parts: (p) => result(`- \`${p}\` -- parser`),
    workspace: { [work('result-untracked')]: WORK },
  }),
  ...(
    [
      ['plain', '- The parser. [x](../../PATH)', 'a link without a line'],
      ['root', '- The parser. [x](PATH)', 'a link from the root'],
      ['reference', '- The parser. [x][1]\n\n[1]: ../../PATH', 'a reference link'],
      ['html', '- The parser. <a href="../../PATH">x</a>', 'a link in HTML'],
      ['table', '| Step | File |\n| --- | --- |\n| 1 | [x](../../PATH) |', 'a link in a table'],
      [
        'details',
        '<details>\n<summary>All</summary>\n\n- [x](../../PATH)\n\n</details>',
        'a link in a collapsed section',
      ],
      ['code', '- `PATH` the parser', 'a path in code instead of a link'],
      ['bare', '- PATH the parser', 'a bare path instead of a link'],
      ['angle', '- [x](<../../PATH>)', 'a link with angle brackets'],
      ['title', '- [x](../../PATH "The parser")', 'a link with a title'],
      ['query', '- [x](../../PATH?plain=1)', 'a link with a question'],
      ['percent', '- [x](../../src/review-percent%2Dwork.ts)', 'a link in percent encoding'],
      ['fence', '```\n[x](../../PATH)\n```', 'a link in a fence'],
      ['heading', '### First\n\n- [x](../../PATH)', 'a link below a deeper heading'],
      ['image', '- ![x](../../PATH)', 'an image'],
    ] as const
  ).map(([name, line, what]) =>
    said({
      id: `review-${name}`,
      what: `a file to review by ${what}`,
      parts: (p) => review(line.replaceAll('PATH', p)),
    }),
  ),
  ...(
    [
      ['bare', '- PATH -- parser', 'a bare path'],
      ['second', '- `src/kept.ts`, `PATH` -- parser', 'a path behind another one'],
      ['table', '| File | What |\n| --- | --- |\n| `PATH` | parser |', 'a table'],
      ['details', '<details>\n\n- `PATH` -- parser\n\n</details>', 'a collapsed section'],
      ['words', '- Files changed: `PATH`', 'an item behind words'],
      ['deeper', '### Files\n\n- `PATH` -- parser', 'an item below a deeper heading'],
      ['nested', '- Files changed\n  - `PATH` -- parser', 'an item below another one'],
      ['bold', '- **`PATH`** -- parser', 'bold code'],
      ['prose', 'Changed `PATH`.', 'a sentence'],
      ['fence', '```\nPATH\n```', 'a fence'],
      ['numbered', '1. `PATH` -- parser', 'a numbered list'],
      ['box', '- [x] `PATH` -- parser', 'an item with a box'],
    ] as const
  ).map(([name, line, what]) =>
    said({ id: `result-${name}`, what: `a changed file in ${what}`, parts: (p) => result(line.replaceAll('PATH', p)) }),
  ),
  ...(
    [
      ['capital', 'DONE'],
      ['tick', 'done ✅'],
      ['review', 'in-review'],
      ['complete', 'complete'],
      ['invented', 'galactic'],
      ['empty', ''],
      ['draft', 'draft'],
      ['in-progress', 'in-progress'],
      ['not', 'not done'],
    ] as const
  ).map(([name, status]) =>
    said({
      theme: 'words',
      id: `status-${name}`,
      what: `a changed file that was never written, with the status "${status}"`,
      parts: (p) => ({ ...result(`- \`${p}\` -- parser`), status }),
    }),
  ),
  said({
    theme: 'words',
    id: 'status-twice',
    what: 'a changed file that was never written, as draft and as done',
    parts: (p) => ({ ...result(`- \`${p}\` -- parser`), status: 'draft', more: "status: 'done'\n" }),
  }),
  said({
    theme: 'words',
    id: 'hedge-planned',
    what: 'a changed file with the remark "(planned)"',
    parts: (p) => result(`- \`${p}\` (planned)`),
  }),
  said({
    theme: 'words',
    id: 'task-open',
    what: 'a file of a task that is not ticked, in a spec that is done',
    parts: (p) => ({ tasks: `- [ ] \`${p}\` -- parser -- AC 1` }),
  }),
  said({
    theme: 'words',
    id: 'task-odd-tick',
    what: 'a file of a task with another tick',
    parts: (p) => ({ tasks: `- [✓] \`${p}\` -- parser -- AC 1` }),
  }),
  said({
    theme: 'words',
    id: 'task-moved',
    what: 'a file of a task that begins with "move"',
    parts: (p) => ({ tasks: `- [x] \`${p}\` -- move it -- AC 1` }),
  }),
  said({
    id: 'linked',
    what: 'anything: the file of the spec is a symbolic link',
    parts: () => ({}),
    text: () => linkTo('spec-honest.md'),
    both: {},
    lie: { [at('linked')]: linkTo('spec-honest.md') },
    twin: { [at('linked')]: spec(result('- `src/linked-work.ts` -- x')), 'src/linked-work.ts': WORK },
  }),
  said({
    id: 'crlf',
    what: 'a changed file in a file with line ends of Windows',
    parts: (p) => result(`- \`${p}\` -- parser`),
    text: (t) => t.replaceAll('\n', '\r\n'),
  }),
  {
    id: 'invented-baseline',
    theme: 'history',
    what: 'a commit at which the work began that was never made',
    lie: { [at('invented-baseline')]: spec({}).replace('NO_VCS', 'deadbeef7'.repeat(4).slice(0, 40)) },
    twin: { [at('invented-baseline')]: spec({}) },
  },
  {
    id: 'untouched',
    theme: 'history',
    what: 'a changed file that nobody changed since its work began',
    history: (branch, isHonest) => {
      const before = branch.head();
      if (isHonest) branch.commit({ files: { 'src/kept.ts': `${WORK}//\n` } });
      branch.commit({
        files: { [at('untouched')]: spec(result('- `src/kept.ts` -- parser')).replace('NO_VCS', before) },
      });
    },
  },
];

/** Forms that are reported whether they lie or not. */
const FORMS: readonly string[] = [
  ...['review-reference', 'review-code', 'review-bare', 'result-bare', 'result-words'],
  ...['status-twice', 'status-invented', 'status-empty', 'status-not'],
];

function inForm(id: string): Files {
  const parts = id.startsWith('review-') ? review(`- [x](../../${work(id)})`) : result(`- \`${work(id)}\` -- parser`);
  return { [at(id)]: spec(parts), [work(id)]: WORK };
}

export const planted: Planted = {
  family: 'BMAD spec',
  base: { 'src/kept.ts': WORK, [at('honest')]: spec({}) },
  kinds: withForm(kinds, FORMS, inForm),
};
