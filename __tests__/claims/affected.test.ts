import { filesAffectedBy } from '../../src/claims/affected.js';
import type { ExampleEntry } from '../../src/families/example.js';
import { memoryTree } from '../support/memory-tree.js';

const RETURN = 'specs/1_task/.return-meta.json';

const SUBMODULE: ExampleEntry = { kind: 'submodule' };

function to(target: string): ExampleEntry {
  return { kind: 'link', target };
}

interface Branch {
  /** What is in the checked tree, beside what changed. */
  readonly tree?: Readonly<Record<string, string | ExampleEntry>>;
  readonly changed?: readonly string[];
  readonly deleted?: readonly string[];
  readonly returnFile?: string;
  readonly kind?: 'observation';
}

async function isConcerned(path: string, branch: Branch): Promise<boolean> {
  const { tree = {}, changed = [], deleted = [], returnFile = RETURN, kind } = branch;
  const files = new Map(changed.map((name): [string, ExampleEntry] => [name, { kind: 'file', content: 'x' }]));
  for (const [name, entry] of Object.entries(tree)) {
    files.set(name, typeof entry === 'string' ? { kind: 'file', content: entry } : entry);
  }
  const evaluated = memoryTree({ file: returnFile, files, earlier: new Map(), workspace: new Set() });
  const claim = { path, pointer: '/artifacts/0/path', type: null, ...(kind === undefined ? {} : { kind }) };
  const changes = { base: 'main', changed: new Set(changed), deleted: new Set(deleted) };
  return (await filesAffectedBy([{ claim, returnFile }], evaluated, changes)).has(returnFile);
}

describe('a return is concerned by a branch', () => {
  test.each<[string, string, Branch]>([
    ['that changed what it claims', 'a.md', { changed: ['a.md'] }],
    ['that deleted it', 'a.md', { deleted: ['a.md'] }],
    ['whatever way its path is written', './x/../a//b.md', { deleted: ['a/b.md'] }],
    [
      'that deleted the archived file',
      'specs/1_task/a.md',
      {
        returnFile: 'specs/archive/1_task/.return-meta.json',
        deleted: ['specs/archive/1_task/a.md'],
      },
    ],
    [
      'that changed the link it claims',
      'link.md',
      { tree: { 'link.md': to('a.md'), 'a.md': 'x' }, changed: ['link.md'] },
    ],
    ['that changed the file behind a link', 'link.md', { tree: { 'link.md': to('a.md') }, changed: ['a.md'] }],
    ['that deleted the file behind a link', 'link.md', { tree: { 'link.md': to('a.md') }, deleted: ['a.md'] }],
    ['that changed a file in the folder behind a link', 'l/a.md', { tree: { l: to('d') }, changed: ['d/a.md'] }],
    ['that deleted the last file in the folder behind a link', 'l/a.md', { tree: { l: to('d') }, deleted: ['d/a.md'] }],
    [
      'that deleted what a link of a link leads to',
      '1',
      {
        tree: { '1': to('2'), '2': to('d/3'), 'd/3': to('../a.md') },
        deleted: ['a.md'],
      },
    ],
    ['that took the submodule away in which it lies', 'sub/a.md', { deleted: ['sub'] }],
    ['that moved the submodule on', 'sub/a.md', { tree: { sub: SUBMODULE }, changed: ['sub'] }],
    ['that put a file where its folder was', 'd/a.md', { changed: ['d'], deleted: ['d/a.md'] }],
  ])('%s', async (_, path, branch) => {
    expect(await isConcerned(path, branch)).toBe(true);
  });

  test.each<[string, string, Branch]>([
    ['that changed other files', 'a.md', { tree: { 'a.md': 'x' }, changed: ['b.md'], deleted: ['c.md'] }],
    ['where the claim was never true', 'never.md', { changed: ['b.md'] }],
    ['where the claim was never true, and its folder is gone', 'd/never.md', { deleted: ['d/other.md'] }],
    [
      'that changed a file beside the link',
      'link.md',
      { tree: { 'link.md': to('a.md'), 'a.md': 'x' }, changed: ['b.md'] },
    ],
    ['where a link goes in a circle', '1', { tree: { '1': to('2'), '2': to('1') }, changed: ['b.md'] }],
    ['where a link leads out', 'link.md', { tree: { 'link.md': to('../../x') }, changed: ['x'] }],
    ['whose file has the name of an observation', 'a.md', { changed: ['a.md'], kind: 'observation' }],
    ['that changed what lies outside', '../a.md', { changed: ['a.md'] }],
    ['whose file differs in letter case', 'A.md', { tree: { 'A.md': 'x' }, changed: ['a.md'] }],
    ['that deleted what a key of an object is called', '__proto__', { deleted: ['constructor'] }],
  ])('but not by one %s', async (_, path, branch) => {
    expect(await isConcerned(path, branch)).toBe(false);
  });
});

describe('a report that counts what is beside it', () => {
  const report = 'openspec/changes/parse-dates/verify-report.md';
  const isConcernedBy = async (path: string, kind: 'changed' | 'deleted'): Promise<boolean> => {
    const evaluated = memoryTree({ file: report, files: new Map(), earlier: new Map(), workspace: new Set() });
    const claim = { path: '2/2', pointer: '/requirements', type: null, kind: 'count' } as const;
    const changes = { base: 'main', changed: new Set<string>(), deleted: new Set<string>(), [kind]: new Set([path]) };
    return (await filesAffectedBy([{ claim, returnFile: report }], evaluated, changes)).has(report);
  };

  test.each([
    'openspec/changes/parse-dates/specs/dates/spec.md',
    'openspec/changes/parse-dates/specs/deep/in/spec.md',
    'openspec/changes/parse-dates/spec.md',
    'openspec/changes/parse-dates/tasks.md',
  ])('is concerned by a branch that touches %s', async (path) => {
    expect(await isConcernedBy(path, 'changed')).toBe(true);
    expect(await isConcernedBy(path, 'deleted')).toBe(true);
  });

  test.each([
    'openspec/changes/parse-dates-2/specs/dates/spec.md',
    'openspec/specs/dates/spec.md',
    'openspec/changes/parse-dates/design.md',
    'openspec/changes/parse-dates/specs/dates/notes.md',
    '2/2',
  ])('is not concerned by one that touches %s', async (path) => {
    expect(await isConcernedBy(path, 'changed')).toBe(false);
  });
});

describe('a return that says how far its plan is', () => {
  const file = 'specs/7_parse_dates/.return-meta.json';
  const isConcernedBy = async (plans: readonly string[], path: string): Promise<boolean> => {
    const evaluated = memoryTree({ file, files: new Map(), earlier: new Map(), workspace: new Set() });
    const asked = { kind: 'progress', completed: 2, total: 2, plans } as const;
    const claim = { path: '2/2', pointer: '/metadata/phases_completed', type: null, kind: 'progress', asked } as const;
    const changes = { base: 'main', changed: new Set([path]), deleted: new Set<string>() };
    return (await filesAffectedBy([{ claim, returnFile: file }], evaluated, changes)).has(file);
  };

  test('is concerned by a branch that touches the plan that it names, or one in the folder of its task', async () => {
    expect(await isConcernedBy(['docs/plan.md'], 'docs/plan.md')).toBe(true);
    expect(await isConcernedBy([], 'specs/7_parse_dates/plans/01_parse-dates.md')).toBe(true);
  });

  test('is not concerned by one that touches another', async () => {
    expect(await isConcernedBy(['docs/plan.md'], 'specs/7_parse_dates/plans/01_parse-dates.md')).toBe(false);
    expect(await isConcernedBy([], 'specs/8_other/plans/01_other.md')).toBe(false);
    expect(await isConcernedBy([], 'specs/7_parse_dates/plans/notes.txt')).toBe(false);
  });
});
