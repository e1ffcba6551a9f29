import { readFileSync } from 'node:fs';
import { metaReturn } from '../bundle/returns.js';
import { makeHub, MERGE_REF, type Edit, type Hub } from '../support/hub.js';
import { pullRequest, runStep } from '../support/step.js';

const OLD = 'specs/1_old/.return-meta.json';
const REPORT = 'specs/1_old/reports/01_old.md';
const NEW = 'specs/3_new/.return-meta.json';
const CODE = `export const lines = [\n${Array.from({ length: 40 }, (_, n) => `  'line ${String(n)}',`).join('\n')}\n];\n`;
const linesOf = (name: string): string => Array.from({ length: 40 }, (_, n) => `// ${name} ${String(n)}\n`).join('');
const A_INDEX = linesOf('a');
const MANY = Object.fromEntries(
  Array.from({ length: 13 }, (_, n) => [`many/${String(n).padStart(2, '0')}.md`, `# ${String(n)}\n`]),
);

const WORK = { [NEW]: metaReturn(['src/new.ts']), 'src/new.ts': 'export {};\n' };

/** What a branch does, and the files of which is said that they were deleted and never named. */
const BRANCHES: Readonly<Record<string, readonly [Edit, readonly (string | null)[]]>> = {
  'deletes a file beside its work': [{ removed: ['src/old.ts'], files: WORK }, ['src/old.ts']],
  'deletes it without a return': [{ removed: ['src/old.ts'] }, []],
  'moves it': [{ removed: ['src/old.ts'], files: { ...WORK, 'lib/else.ts': CODE } }, []],
  'moves and edits it': [
    { removed: ['src/old.ts'], files: { ...WORK, 'lib/else.ts': CODE.replace('line 7', 'line seven') } },
    [],
  ],
  'archives a task': [
    {
      removed: [OLD, REPORT],
      files: {
        ...WORK,
        'specs/archive/1_old/.return-meta.json': metaReturn([REPORT]),
        'specs/archive/1_old/reports/01_old.md': '#\n',
      },
    },
    [],
  ],
  'takes the metadata of a finished task away': [{ removed: [OLD], files: WORK }, []],
  'deletes a file in its own folder': [{ removed: ['specs/3_new/draft.md'], files: WORK }, []],
  'names what it deletes': [
    { removed: ['src/old.ts'], files: { ...WORK, [NEW]: metaReturn(['src/new.ts', 'src/old.ts']) } },
    [],
  ],
  'names the folder that it deletes': [
    { removed: Object.keys(MANY), files: { ...WORK, [NEW]: metaReturn(['src/new.ts', 'many/']) } },
    [],
  ],
  'claims the folder that it deletes from': [
    { removed: ['src/old.ts'], files: { ...WORK, [NEW]: metaReturn(['src/new.ts', 'src/']) } },
    ['src/old.ts'],
  ],
  'rewrites it elsewhere': [
    {
      removed: ['src/old.ts'],
      files: { ...WORK, 'lib/old.ts': 'export {};\n', [NEW]: metaReturn(['src/new.ts', 'lib/old.ts']) },
    },
    [],
  ],
  'rewrites it elsewhere, and says nothing of that': [
    { removed: ['src/old.ts'], files: { ...WORK, 'lib/old.ts': 'export {};\n' } },
    ['src/old.ts'],
  ],
  'rewrites one of two of a name elsewhere': [
    {
      removed: ['src/a/index.ts', 'src/b/index.ts'],
      files: { ...WORK, 'lib/b/index.ts': 'export {};\n', [NEW]: metaReturn(['src/new.ts', 'lib/b/index.ts']) },
    },
    ['src/a/index.ts'],
  ],
  'moves one of two of a name elsewhere': [
    {
      removed: ['src/a/index.ts', 'src/b/index.ts'],
      files: { ...WORK, 'lib/b/index.ts': A_INDEX, [NEW]: metaReturn(['src/new.ts', 'lib/b/index.ts']) },
    },
    ['src/b/index.ts'],
  ],
  'moves and edits one of two of a name elsewhere': [
    {
      removed: ['src/a/index.ts', 'src/b/index.ts'],
      files: {
        ...WORK,
        'lib/index.ts': A_INDEX.replace('a 7', 'seven'),
        [NEW]: metaReturn(['src/new.ts', 'lib/index.ts']),
      },
    },
    ['src/b/index.ts'],
  ],
  'moves one of two of a name elsewhere, rewrites the other, and claims both': [
    {
      removed: ['src/a/index.ts', 'src/b/index.ts'],
      files: {
        ...WORK,
        'lib/a/index.ts': A_INDEX,
        'lib/b/index.ts': 'export {};\n',
        [NEW]: metaReturn(['src/new.ts', 'lib/a/index.ts', 'lib/b/index.ts']),
      },
    },
    [],
  ],
  'edits and claims a file of the name that it deletes': [
    {
      removed: ['src/a/index.ts'],
      files: {
        ...WORK,
        'src/b/index.ts': 'export const b = 1;\n',
        [NEW]: metaReturn(['src/new.ts', 'src/b/index.ts']),
      },
    },
    ['src/a/index.ts'],
  ],
  'claims an old file of the name that it deletes': [
    {
      removed: ['src/a/index.ts'],
      files: { ...WORK, [NEW]: metaReturn(['src/new.ts', 'src/b/index.ts']) },
    },
    ['src/a/index.ts'],
  ],
  'deletes thirteen files': [{ removed: Object.keys(MANY), files: WORK }, [null, ...Object.keys(MANY).slice(0, 10)]],
};

let hub: Hub;

beforeAll(() => {
  hub = makeHub({
    [OLD]: metaReturn([REPORT]),
    [REPORT]: '# Old\n',
    'specs/3_new/draft.md': '# Draft\n',
    'src/old.ts': CODE,
    'src/a/index.ts': A_INDEX,
    'src/b/index.ts': linesOf('b'),
    ...MANY,
  });
});

describe.each([1, undefined])('a pull request in a checkout of depth %s', (depth) => {
  test.each(Object.entries(BRANCHES))('that %s', async (name, [edit, files]) => {
    const branch = name.replaceAll(' ', '-');
    hub.point(branch, 'main');
    hub.commit(branch, edit);
    hub.merge('main', branch);
    const [base, head] = [hub.id('main'), hub.id(branch)];
    const { outputs } = await runStep({
      workspace: hub.checkout(MERGE_REF, depth),
      event: pullRequest('pull_request', { head, base, headRef: branch }),
    });
    const report = JSON.parse(readFileSync(outputs.report ?? '', 'utf8')) as {
      readonly findings: readonly { readonly rule: string; readonly file: string | null; readonly message: string }[];
    };
    const found = report.findings.filter(({ rule }) => rule === 'unclaimed-deletion');
    expect(found.map(({ file }) => file).sort()).toEqual([...files].sort());
    for (const { file, message } of found) {
      expect(message).toContain(file === null ? '3 more files were deleted' : `"${file}" was deleted`);
    }
  });
});
