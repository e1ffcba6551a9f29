import type { Context } from '../../src/model/context.js';
import type { Report } from '../../src/model/report.js';
import type { ExampleEntry, ExampleRepository } from '../../src/families/example.js';
import { metaReturn, subagentReturn } from '../bundle/returns.js';
import { CONTEXT } from '../support/context.js';
import { headed } from '../support/envelope.js';
import { memoryTree } from '../support/memory-tree.js';
import { runOver } from '../support/run.js';

interface Asked {
  readonly files: Readonly<Record<string, string>>;
  readonly changed?: readonly string[];
  readonly deleted?: readonly string[];
  /** What the base held of what changed or was deleted; null where that is not known. */
  readonly before?: Readonly<Record<string, string>> | null;
  readonly mode?: 'all' | 'changed';
  readonly context?: Partial<Context>;
}

/** Checks files of which a branch changed some; those that it deleted are not among them. */
async function evaluate({
  files,
  changed = [],
  deleted = [],
  before = {},
  mode = 'changed',
  context = {},
}: Asked): Promise<Report> {
  const earlier = before === null ? null : memoryTree(repositoryOf(before));
  return runOver({
    tree: memoryTree(repositoryOf(files)),
    context: {
      ...CONTEXT,
      changes: { base: 'main', changed: new Set(changed), deleted: new Set(deleted) },
      ...context,
    },
    maxFileSize: 100_000,
    mode,
    before:
      earlier === null
        ? null
        : {
            commit: '1'.repeat(40),
            differs: (path) => changed.includes(path) || deleted.includes(path),
            files: new Map(Object.keys(before ?? {}).map((path) => [path, { path, id: path, link: false }])),
            since: new Map(),
            read: earlier.read,
            movedAway: async () => new Set(),
            editedRenames: async () => new Map(),
          },
  });
}

function repositoryOf(files: Readonly<Record<string, string>>): ExampleRepository {
  const entries = Object.entries(files).map(([path, content]): [string, ExampleEntry] => [
    path,
    { kind: 'file', content },
  ]);
  return { file: '', files: new Map(entries), earlier: new Map(), workspace: new Set() };
}

function evaluated({ returns }: Report): readonly string[] {
  return returns.map(({ file, index }) => (index === 0 ? file : `${file} ${String(index)}`));
}

const ONE = 'specs/1_one/.return-meta.json';
const TWO = 'specs/2_two/.return-meta.json';
const THREE = 'specs/3_three/.return-meta.json';

const PROJECT = {
  [ONE]: metaReturn(['a.md']),
  [TWO]: metaReturn(['b.md', 'never.md']),
  [THREE]: metaReturn(['c.md'], { status: 'partial' }),
  'a.md': 'a',
  'b.md': 'b',
  'c.md': 'c',
};

describe('of a branch are judged', () => {
  test('the returns that changed, whatever they claim', async () => {
    const report = await evaluate({ files: PROJECT, changed: [TWO] });
    expect(evaluated(report)).toEqual([TWO]);
    expect(report.counts).toMatchObject({ files: 1, returns: 1, claims: 2 });
    expect(report.conclusion).toBe('failed');
  });

  test('those that claim a file which changed or was deleted, in the order of their paths', async () => {
    const files = Object.fromEntries(Object.entries(PROJECT).filter(([path]) => path !== 'c.md'));
    expect(evaluated(await evaluate({ files, changed: ['a.md', TWO], deleted: ['c.md'] }))).toEqual([ONE, TWO, THREE]);
  });

  test('no others: a claim that was never true fails no branch that left it alone', async () => {
    const report = await evaluate({ files: PROJECT, changed: ['a.md'] });
    expect(evaluated(report)).toEqual([ONE]);
    expect([report.conclusion, report.findings]).toEqual(['passed', []]);
  });

  test('none where the branch concerns none, which passes', async () => {
    const report = await evaluate({ files: PROJECT, changed: ['other.ts'] });
    expect(report).toMatchObject({ conclusion: 'passed', findings: [], returns: [] });
    expect(report.counts).toMatchObject({ files: 0, returns: 0, claims: 0 });
  });

  test('all where the mode is all', async () => {
    expect(evaluated(await evaluate({ files: PROJECT, changed: ['a.md'], mode: 'all' }))).toEqual([ONE, TWO, THREE]);
  });

  test('all where there is nothing to compare with', async () => {
    expect(evaluated(await evaluate({ files: PROJECT, context: { changes: null } }))).toEqual([ONE, TWO, THREE]);
  });

  test('returns in every form that is read', async () => {
    const files = {
      'returns/one.json': subagentReturn(['a.md']),
      'returns/list.json': `[${subagentReturn(['b.md'])}, ${subagentReturn(['a.md'])}]`,
      'returns/other.json': `[${subagentReturn(['b.md'])}]`,
      'log.returns.jsonl': `${JSON.stringify(JSON.parse(subagentReturn(['a.md'])))}\n`,
      'openspec/changes/x/apply.md': headed({ artifacts: '- `a.md`' }),
      'openspec/changes/x/other.md': headed({ artifacts: '- `b.md`' }),
      'openspec/changes/x/proposal.md': '# A proposal\n\nThe file a.md changes.\n',
      'return-logs/fenced.md': `Done.\n\n\`\`\`json\n${subagentReturn(['a.md'])}\`\`\`\n`,
      'a.md': 'a',
      'b.md': 'b',
    };
    expect(evaluated(await evaluate({ files, changed: ['a.md'] }))).toEqual([
      'log.returns.jsonl',
      'openspec/changes/x/apply.md',
      'return-logs/fenced.md',
      'returns/list.json',
      'returns/list.json 1',
      'returns/one.json',
    ]);
  });

  test('files that cannot be read where they changed, and not where they did not', async () => {
    const files = { [ONE]: '{', [TWO]: '{"status":', [THREE]: 'x'.repeat(100_001) };
    const report = await evaluate({ files, changed: [TWO] });
    expect(report.findings.map(({ rule, file }) => [rule, file])).toEqual([['json-syntax', TWO]]);
    expect(report.counts.files).toBe(1);
  });

  test('of a file on several tasks what it claims, too', async () => {
    const files = { 'specs/.return-meta-multi.json': metaReturn(['a.md']), 'a.md': 'a' };
    expect(evaluated(await evaluate({ files, changed: ['a.md'] }))).toEqual(['specs/.return-meta-multi.json']);
  });
});

describe('that nothing was found is decided before', () => {
  const PROSE = { 'openspec/changes/x/proposal.md': '# A proposal\n' };

  test.each(['error', 'warning', 'ignore'] as const)('on all files: %s', async (ifNoReturns) => {
    for (const mode of ['all', 'changed'] as const) {
      const report = await evaluate({ files: PROSE, changed: Object.keys(PROSE), mode, context: { ifNoReturns } });
      expect(report.conclusion).toBe(ifNoReturns === 'error' ? 'empty' : 'passed');
      expect(report.findings.map(({ rule, severity }) => [rule, severity])).toEqual(
        ifNoReturns === 'ignore' ? [] : [['no-returns', ifNoReturns]],
      );
    }
  });

  test('so a file that could not be read is something', async () => {
    const report = await evaluate({ files: { [ONE]: '{' }, changed: ['a.md'] });
    expect(report).toMatchObject({ conclusion: 'passed', findings: [] });
  });
});

describe('an agent branch must change a return', () => {
  const context = { agentBranch: 'agent/7' };
  const said = ({ findings }: Report): readonly string[] =>
    findings.flatMap(({ rule, severity, message }) => (rule === 'no-returns' ? [`${severity}: ${message}`] : []));

  test.each(['all', 'changed'] as const)('and is an error where it changed none (%s)', async (mode) => {
    const report = await evaluate({ files: PROJECT, changed: ['a.md'], mode, context });
    expect(said(report)).toEqual(['error: The agent branch "agent/7" changed no return.']);
    expect(report.conclusion).toBe('failed');
  });

  test.each(['all', 'changed'] as const)('and is none where it did (%s)', async (mode) => {
    expect(said(await evaluate({ files: PROJECT, changed: [ONE, 'a.md'], mode, context }))).toEqual([]);
  });

  test('a deleted return is none, and neither is a document beside it', async () => {
    const files = { ...PROJECT, 'openspec/changes/x/proposal.md': '# A proposal\n' };
    const report = await evaluate({
      files,
      changed: ['openspec/changes/x/proposal.md'],
      deleted: ['specs/9/.return-meta.json'],
      context,
    });
    expect(said(report)).toHaveLength(1);
  });

  test('whatever if-no-returns says', async () => {
    const report = await evaluate({
      files: { 'a.md': 'a' },
      changed: ['a.md'],
      context: { ...context, ifNoReturns: 'ignore' },
    });
    expect(said(report)).toEqual(['error: The agent branch "agent/7" changed no return.']);
    expect(report.conclusion).toBe('failed');
  });

  test('one finding is enough where there is no return at all', async () => {
    const report = await evaluate({ files: { 'a.md': 'a' }, changed: ['a.md'], context });
    expect(said(report)).toEqual(['error: No file that may hold a return was found.']);
    expect(report.conclusion).toBe('empty');
  });

  test.each([
    ['without a base', null, /there is no base to compare with/],
    [
      'with half a history',
      { base: 'main', changed: new Set([ONE]), deleted: new Set<string>(), approximate: true },
      /too shallow to show where it left "main"/,
    ],
  ])('and is an error where nobody knows: %s', async (_, changes, says) => {
    const report = await evaluate({ files: PROJECT, context: { ...context, changes } });
    expect(said(report)).toEqual([expect.stringMatching(says)]);
    expect(report.findings.find(({ rule }) => rule === 'no-returns')?.recommendation).toMatch(/fetch-depth: 0/);
  });
});

describe('an expected session is held against', () => {
  const context = { expectedSession: 'sess_1769000000_abc123' };
  const other = (paths: readonly string[]): string => metaReturn(paths, { session: 'sess_1769000000_other' });
  const rules = ({ findings }: Report): readonly string[] =>
    findings.flatMap(({ rule, file }) => (rule === 'session-id-mismatch' ? [file ?? ''] : []));

  test.each(['all', 'changed'] as const)('the returns that changed, and no others (%s)', async (mode) => {
    const files = { ...PROJECT, [ONE]: other(['a.md']), [TWO]: other(['b.md']) };
    expect(rules(await evaluate({ files, changed: [TWO, THREE, 'a.md'], mode, context }))).toEqual([TWO]);
  });

  test('the only return, where none changed', async () => {
    expect(rules(await evaluate({ files: { [ONE]: other(['a.md']), 'a.md': 'a' }, mode: 'all', context }))).toEqual([
      ONE,
    ]);
  });

  test.each([
    ['several of which none changed', PROJECT, ['other.ts'], /3 were found/],
    [
      'one that did not change beside a document that did',
      { [ONE]: PROJECT[ONE], 'a.return.md': '# No return\n' },
      ['a.return.md'],
      /the files that changed hold none/,
    ],
  ])('and is bad usage with %s', async (_, files, changed, says) => {
    const running = evaluate({ files, changed, mode: 'all', context });
    await expect(running).rejects.toMatchObject({ name: 'UsageError', message: expect.stringMatching(says) });
  });
});
