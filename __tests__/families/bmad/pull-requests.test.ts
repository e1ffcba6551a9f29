import { readFileSync } from 'node:fs';
import type { ReportJson } from '../../../src/model/report-json.js';
import { makeHub, MERGE_REF, type Edit, type Hub } from '../../support/hub.js';
import { pullRequest, runStep } from '../../support/step.js';

const FOLDER = '_bmad-output/implementation-artifacts';
const FIRST = `${FOLDER}/1-1-parse-dates.md`;
const SECOND = `${FOLDER}/1-2-show-dates.md`;
const ARCHIVED = `${FOLDER}/archive/1-1-parse-dates.md`;

interface Said {
  readonly status?: string;
  readonly ticked?: boolean;
  readonly notes?: string;
  readonly baseline?: string;
}

/** A story with these items in its list. */
function story(
  items: readonly string[],
  { status = 'done', ticked = true, notes = 'Written.', baseline }: Said = {},
): string {
  return [
    ...(baseline === undefined ? [] : ['---', `baseline_commit: ${baseline}`, '---', '']),
    '# Story 1.1: Parse dates',
    '',
    `Status: ${status}`,
    '',
    '## Tasks / Subtasks',
    '',
    `- [${ticked ? 'x' : ' '}] Parse dates`,
    `- [${ticked ? 'x' : ' '}] Show them`,
    '',
    '## Dev Agent Record',
    '',
    notes,
    '',
    '### File List',
    '',
    ...items.map((item) => `- ${item}`),
    '',
  ].join('\n');
}

/** Text of its own, of more than what is alike by chance. */
function text(name: string, differs = ''): string {
  return Array.from({ length: 30 }, (_, n) => `${name} has a line ${String(n)} of its own${differs}\n`).join('');
}

const A = { 'src/a.ts': text('a') };
const B = { 'src/b.ts': text('b') };
const NEW_A = '`src/a.ts` (new)';
const NEW_B = '`src/b.ts` (new)';
const NEVER = '`src/never.ts` (new)';

/** Means the id of the base. */
const BASE = 'BASE';

interface Row {
  /** What the base has beside a first commit. */
  readonly base?: readonly Edit[];
  readonly branch: readonly Edit[];
  /** What is found, as `rule severity`, without what the base had. */
  readonly found: readonly string[];
  /** The clone, if depth 1 cannot tell. */
  readonly way?: Way;
}

const ROWS: Readonly<Record<string, Row>> = {
  'an honest story that is done': { branch: [{ files: { ...A, [FIRST]: story([NEW_A]) } }], found: [] },
  'one file was never written': {
    branch: [{ files: { ...A, [FIRST]: story([NEW_A, NEVER]) } }],
    found: ['artifact-missing error'],
  },
  'a file listed as new is as in the base': {
    base: [{ files: B }],
    branch: [{ files: { ...A, [FIRST]: story([NEW_A, NEW_B]) } }],
    found: ['bmad-untouched notice'],
  },
  'a forecast for a list, and no task ticked': {
    branch: [{ files: { [FIRST]: story([NEVER], { ticked: false }) } }],
    found: ['artifact-missing error', 'bmad-tasks-open warning'],
  },
  'a list gets a line that is not read': {
    base: [{ files: { ...A, [FIRST]: story([NEW_A]) } }],
    branch: [{ files: { [FIRST]: story([NEW_A, 'The page in src/b.ts']) } }],
    found: ['bmad-unread warning'],
  },
  'a list with a line that is not read gets another note': {
    base: [{ files: { ...A, [FIRST]: story([NEW_A, 'The page in src/b.ts']) } }],
    branch: [{ files: { [FIRST]: story([NEW_A, 'The page in src/b.ts'], { notes: 'Read again.' }) } }],
    found: [],
  },
  'a story is moved to the archive': {
    base: [{ files: { ...A, [FIRST]: story([NEW_A, NEVER]) } }],
    branch: [{ files: { [ARCHIVED]: story([NEW_A, NEVER]) }, removed: [FIRST] }],
    found: [],
  },
  'a story is moved to the archive, and claims more': {
    base: [{ files: { ...A, [FIRST]: story([NEW_A]) } }],
    branch: [{ files: { [ARCHIVED]: story([NEW_A, NEVER]) }, removed: [FIRST] }],
    found: ['artifact-missing error'],
  },
  'a file is renamed after its story listed it': {
    branch: [
      { files: { ...A, [FIRST]: story([NEW_A]) } },
      { files: { 'lib/c.ts': A['src/a.ts'] }, removed: ['src/a.ts'] },
    ],
    found: ['artifact-relocated notice'],
  },
  'a squashed branch whose baseline is lost': {
    branch: [{ files: { ...A, [FIRST]: story([NEW_A], { baseline: 'ab'.repeat(20) }) } }],
    found: ['bmad-baseline-unknown notice'],
  },
  'a story whose baseline is the base': {
    base: [{ files: B }],
    branch: [{ files: { ...A, [FIRST]: story([NEW_A], { baseline: BASE }) } }],
    found: [],
  },
  'a story that lists a file which did not change since its baseline': {
    base: [{ files: B }],
    branch: [{ files: { ...A, [FIRST]: story([NEW_A, '`src/b.ts` (modified)'], { baseline: BASE }) } }],
    found: ['bmad-untouched notice'],
    way: { mode: 'changed' },
  },
  'a second story changes a file of the first': {
    base: [{ files: { ...A, [FIRST]: story([NEW_A]) } }],
    branch: [{ files: { 'src/a.ts': text('a', '!'), [SECOND]: story(['`src/a.ts` (modified)']) } }],
    found: [],
  },
  'a second story deletes a file of the first': {
    base: [{ files: { ...A, [FIRST]: story([NEW_A]) } }],
    branch: [{ files: { ...B, [SECOND]: story([NEW_B, '`src/a.ts` (deleted)']) }, removed: ['src/a.ts'] }],
    found: ['artifact-removed notice'],
  },
  'a second story deletes a file of the first, and does not say so': {
    base: [{ files: { ...A, [FIRST]: story([NEW_A]) } }],
    branch: [{ files: { ...B, [SECOND]: story([NEW_B]) }, removed: ['src/a.ts'] }],
    found: ['artifact-removed notice', 'unclaimed-deletion warning'],
  },
  'a story with an unknown word': {
    branch: [{ files: { ...A, [FIRST]: story([NEW_A, NEVER], { status: 'wonderful' }) } }],
    found: ['artifact-missing error', 'bmad-status warning'],
  },
  'a story with an unknown word gets another item': {
    base: [{ files: { ...A, [FIRST]: story([NEW_A], { status: 'wonderful' }) } }],
    branch: [{ files: { [FIRST]: story([NEW_A, NEVER], { status: 'wonderful' }) } }],
    found: ['artifact-missing warning', 'bmad-status notice'],
  },
  'a story in review becomes done': {
    base: [{ files: { ...A, [FIRST]: story([NEW_A], { status: 'review' }) } }],
    branch: [{ files: { [FIRST]: story([NEW_A]) } }],
    found: [],
  },
  'a story in review becomes done, and an old item is false': {
    base: [{ files: { ...A, [FIRST]: story([NEW_A, NEVER], { status: 'review' }) } }],
    branch: [{ files: { [FIRST]: story([NEW_A, NEVER]) } }],
    found: ['artifact-missing error'],
  },
  'the notes of a false story are edited': {
    base: [{ files: { ...A, [FIRST]: story([NEW_A, NEVER]) } }],
    branch: [{ files: { [FIRST]: story([NEW_A, NEVER], { notes: 'Written and read again.' }) } }],
    found: [],
  },
  'the list of a false story gets one more true item': {
    base: [{ files: { ...A, [FIRST]: story([NEW_A, NEVER]) } }],
    branch: [{ files: { ...B, [FIRST]: story([NEW_A, NEVER, NEW_B]) } }],
    found: ['artifact-missing error'],
  },
};

function makeProposal({ base = [], branch }: Row): Hub {
  const hub = makeHub({ 'README.md': '# Dates\n' });
  for (const edit of base) hub.commit('main', edit);
  const id = hub.id('main');
  for (const { files = {}, ...edit } of branch) {
    const written = Object.entries(files).map(([path, content]) => [path, content.replace(BASE, id)]);
    hub.commit('work', { ...edit, files: Object.fromEntries(written) as Record<string, string> });
  }
  hub.merge('main', 'work');
  return hub;
}

interface Way {
  /** All history if left out. */
  readonly depth?: number;
  readonly mode: 'changed' | 'all';
}

interface Observed {
  readonly status: number | null;
  readonly found: readonly string[];
}

/** What the action says of a pull request. */
async function observe(hub: Hub, { depth, mode }: Way): Promise<Observed> {
  const [base, head] = [hub.id('main'), hub.id('work')];
  const { status, outputs } = await runStep({
    workspace: hub.checkout(MERGE_REF, depth),
    event: pullRequest('pull_request', { head, base, headRef: 'work' }),
    inputs: { 'github-token': '', mode, 'if-no-returns': 'ignore' },
  });
  const { findings } = JSON.parse(readFileSync(outputs.report ?? '', 'utf8')) as ReportJson;
  const own = findings.filter(({ preexisting, rule }) => !preexisting && rule !== 'unclaimed-change');
  return { status, found: own.map(({ rule, severity }) => `${rule} ${severity}`).sort() };
}

const USUAL: Way = { depth: 1, mode: 'changed' };

const OTHER_WAYS: readonly Way[] = [
  { depth: 1, mode: 'all' },
  { depth: 2, mode: 'changed' },
  { depth: 2, mode: 'all' },
  { mode: 'changed' },
  { mode: 'all' },
];

/** Rows that are tried in all ways; the others say the same in each, too. */
const IN_ALL_WAYS: ReadonlySet<string> = new Set([
  'one file was never written',
  'a file is renamed after its story listed it',
  'a story in review becomes done, and an old item is false',
]);

describe('On a pull request', () => {
  test.each(Object.entries(ROWS))('%s', async (name, row) => {
    const hub = makeProposal(row);
    const { found, way: usual = USUAL } = row;
    const expected: Observed = { status: found.some((one) => one.endsWith(' error')) ? 1 : 0, found };
    for (const way of [usual, ...(IN_ALL_WAYS.has(name) ? OTHER_WAYS : [])]) {
      expect({ way, ...(await observe(hub, way)) }).toEqual({ way, ...expected });
    }
  });
});
