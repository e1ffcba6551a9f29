import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeHub, MERGE_REF, type Edit, type Hub } from '../support/hub.js';
import { pullRequest, push, runStep, said, type Step } from '../support/step.js';
import { metaReturn } from './returns.js';

const OLD = 'specs/1_old/.return-meta.json';
const REPORT = 'specs/1_old/reports/01_old.md';
const NEW = 'specs/3_new/.return-meta.json';
const CODE = `export const lines = [\n${Array.from({ length: 40 }, (_, n) => `  'line ${String(n)}',`).join('\n')}\n];\n`;

const ARCHIVED = {
  removed: [OLD, REPORT],
  files: { 'specs/archive/1_old/.return-meta.json': metaReturn(['src/old.ts', REPORT]), [archived(REPORT)]: '# Old\n' },
} satisfies Edit;

function archived(path: string): string {
  return path.replace('specs/', 'specs/archive/');
}

/** A return whose form is wrong in three ways, and whose file is there. */
function broken(n: number): readonly [string, string] {
  const value = { status: 'done', artifacts: [{ type: 'essay', path: 'src/other.ts' }] };
  return [`specs/${String(n)}_broken/.return-meta.json`, `${JSON.stringify(value, null, 2)}\n`];
}

const HONEST: Readonly<Record<string, readonly Edit[]>> = {
  'archives a finished task': [ARCHIVED],
  'renames a claimed file': [{ removed: ['src/old.ts'], files: { 'src/renamed.ts': CODE } }],
  'renames a claimed file and edits it': [
    { removed: ['src/old.ts'], files: { 'lib/renamed.ts': CODE.replace('line 7', 'line seven') } },
  ],
  'deletes a claimed file': [{ removed: ['src/old.ts'] }],
  'archives a task and deletes what it claims': [{ ...ARCHIVED, removed: [...ARCHIVED.removed, 'src/old.ts'] }],
  'has nothing to do with returns': [{ files: { 'README.md': '# Read me\n' } }],
  'adds a return with its file': [{ files: { [NEW]: metaReturn(['src/new.ts']), 'src/new.ts': CODE } }],
  'adds the file in a later commit': [
    { files: { [NEW]: metaReturn(['src/new.ts']) } },
    { files: { 'src/new.ts': CODE } },
  ],
  'writes a return before and after its work': [
    { files: { [NEW]: metaReturn(['src/new.ts'], { status: 'partial' }), 'src/new.ts': CODE } },
    { files: { [NEW]: metaReturn(['src/new.ts', 'src/more.ts']), 'src/more.ts': CODE } },
    { files: { 'src/other.ts': 'export const other = 2;\n' } },
  ],
  'is all of that squashed into one commit': [
    {
      removed: [...ARCHIVED.removed, 'src/old.ts'],
      files: {
        ...ARCHIVED.files,
        'lib/renamed.ts': CODE.replace('line 7', 'line seven'),
        'src/new.ts': CODE.replace('line 3', 'line three'),
        [NEW]: metaReturn(['src/new.ts']),
      },
    },
  ],
  'renames a file that its own return claims by the old name': [
    {
      removed: ['src/other.ts'],
      files: { 'src/another.ts': 'export const other = 1;\n', [NEW]: metaReturn(['src/another.ts']) },
    },
  ],
};

interface Lie {
  readonly edits: readonly Edit[];
  readonly path: string;
}

const LIES: Readonly<Record<string, Lie>> = {
  'claims a file that was never there': {
    edits: [{ files: { [NEW]: metaReturn(['src/never.ts']) } }],
    path: 'src/never.ts',
  },
  'claims a path that was removed long ago': {
    edits: [{ files: { [NEW]: metaReturn(['src/gone.ts']) } }],
    path: 'src/gone.ts',
  },
  'claims a path from which a file moved long ago': {
    edits: [{ files: { [NEW]: metaReturn(['src/before.ts']) } }],
    path: 'src/before.ts',
  },
  'adds a claim to an old return': {
    edits: [{ files: { [OLD]: metaReturn(['src/old.ts', REPORT, 'src/gone.ts']) } }],
    path: 'src/gone.ts',
  },
  'is among twenty broken returns': {
    edits: [
      {
        files: {
          ...Object.fromEntries(Array.from({ length: 20 }, (_, n) => broken(n + 10))),
          'specs/99_last/.return-meta.json': metaReturn(['src/never.ts']),
        },
      },
    ],
    path: 'src/never.ts',
  },
  'empties a file that an old return claims': { edits: [{ files: { 'src/old.ts': '' } }], path: 'src/old.ts' },
};

let hub: Hub;

beforeAll(() => {
  hub = makeHub({
    [OLD]: metaReturn(['src/old.ts', REPORT]),
    [REPORT]: '# Old\n',
    'src/old.ts': CODE,
    'src/other.ts': 'export const other = 1;\n',
    'src/gone.ts': CODE.replace('line 1', 'gone'),
    'src/before.ts': CODE.replace('line 2', 'before'),
  });
  hub.git('config', 'uploadpack.allowFilter', 'true');
  hub.commit('main', {
    removed: ['src/gone.ts', 'src/before.ts'],
    files: { 'src/after.ts': CODE.replace('line 2', 'before') },
  });
  // What nobody may blame a later change for.
  hub.commit('main', {
    files: {
      'specs/2_legacy/.return-meta.json': metaReturn(['src/phantom.ts', 'src/gone.ts']),
      ...Object.fromEntries([broken(5)]),
    },
  });
});

/** Those that are committed, for all depths. */
const branches = new Set<string>();

function proposalOf(
  name: string,
  edits: readonly Edit[],
  depth: number | undefined,
): Pick<Step, 'workspace' | 'event'> {
  const branch = name.replaceAll(' ', '-');
  if (!branches.has(branch)) {
    hub.point(branch, 'main');
    for (const edit of edits) hub.commit(branch, edit);
    branches.add(branch);
  }
  hub.merge('main', branch);
  const [base, head] = [hub.id('main'), hub.id(branch)];
  return {
    workspace: hub.checkout(MERGE_REF, depth),
    event: pullRequest('pull_request', { head, base, headRef: branch }),
  };
}

/** What history tells, which each clone has in another way; the rest is the same in all. */
const OF_HISTORY = /^(?:is all of that|archives a task|renames a claimed file and|claims a path)/;

describe.each([
  ['of depth 1', 1, ['changed', 'all'], /^/],
  // The merge's parents are there, too: only a comparison needs them.
  ['of depth 2', 2, ['changed'], OF_HISTORY],
  ['with all history', undefined, ['changed', 'all'], OF_HISTORY],
] as const)('a pull request in a checkout %s', (_, depth, modes, named) => {
  const ofKind = <T>(all: Readonly<Record<string, T>>): readonly (readonly [string, T])[] =>
    Object.entries(all).filter(([name]) => named.test(name));

  test.each(ofKind(HONEST))('that %s passes, and nothing is said of it', async (name, edits) => {
    const proposal = proposalOf(name, edits, depth);
    for (const mode of modes) {
      const result = await runStep({ ...proposal, inputs: { mode } });
      expect([mode, said(result).filter((line) => !line.startsWith('notice'))]).toEqual([mode, []]);
      expect([mode, result.status, result.outputs['phantom-claims']]).toEqual([mode, 0, '0']);
    }
  });

  test.each(ofKind(LIES))('that %s fails, and that is said first', async (name, { edits, path }) => {
    const proposal = proposalOf(name, edits, depth);
    for (const mode of modes) {
      const result = await runStep({ ...proposal, inputs: { mode } });
      expect([mode, result.status, result.outputs['phantom-claims']]).toEqual([mode, 1, '1']);
      expect(said(result)[0]).toContain(path);
    }
  });

  test('that claims the file which it deletes passes with a warning', async () => {
    const edits = [{ removed: ['src/old.ts'], files: { [NEW]: metaReturn(['src/old.ts']) } }];
    const proposal = proposalOf('claims the file that it deletes', edits, depth);
    for (const mode of modes) {
      const result = await runStep({ ...proposal, inputs: { mode } });
      expect([mode, result.status, result.outputs['phantom-claims']]).toEqual([mode, 0, '0']);
      const warnings = said(result).filter((line) => line.startsWith('warning'));
      expect([mode, warnings]).toEqual([mode, [expect.stringMatching(/src\/old\.ts.*This change deletes it\./)]]);
    }
  });
});

describe('what stood before a change', () => {
  test('is counted beside, and fails where all is judged', async () => {
    const proposal = proposalOf(
      'has nothing to do with returns',
      HONEST['has nothing to do with returns'] ?? [],
      undefined,
    );
    const { outputs, summary } = await runStep(proposal);
    const { counts } = JSON.parse(readFileSync(outputs.report ?? '', 'utf8')) as { counts: Record<string, number> };
    expect(counts).toMatchObject({ errors: 0, warnings: 0 });
    expect(counts.preexisting).toBeGreaterThan(3);
    expect(summary).toContain('from before this change');
    const whole = await runStep({ ...proposal, event: push() });
    expect(whole.status).toBe(1);
    // The file that was removed before it was claimed, and the one that never was.
    expect(whole.outputs['phantom-claims']).toBe('2');
  });
});

describe('history that a claim needs', () => {
  const shallow = (): string => hub.checkout('main', 1);

  test('is fetched once into a shallow checkout, without the contents of files', async () => {
    hub.commit('main', { removed: ['src/other.ts'] });
    hub.commit('main', { files: { 'specs/5_broken/.return-meta.json': metaReturn(['src/old.ts']) } });
    const workspace = shallow();
    const result = await runStep({ workspace, event: push() });
    expect(result.outputs['phantom-claims']).toBe('2');
    expect(existsSync(join(workspace, '.git', 'shallow'))).toBe(false);
  });

  test('is not, where the workflow says never, and then nothing is called a lie', async () => {
    const workspace = shallow();
    const result = await runStep({ workspace, event: push(), inputs: { history: 'never' } });
    expect([result.status, result.outputs['phantom-claims']]).toEqual([1, '0']);
    expect(said(result).join('\n')).toMatch(/artifact-undetermined.*fetch-depth: 0/);
    expect(existsSync(join(workspace, '.git', 'shallow'))).toBe(true);
  });
});
