import { checkTree } from '../../../src/engine/run/check-tree.js';
import { baselineEntries, baselineOf } from '../../../src/baseline/baseline.js';
import { readSettings } from '../../../src/config/settings.js';
import { rawOptions, type Given } from '../../support/raw-options.js';
import type { Report } from '../../../src/model/report.js';
import { metaReturn, subagentReturn } from '../../bundle/returns.js';
import { CONTEXT } from '../../support/context.js';
import { runOver } from '../../support/run.js';
import { verifyReport } from '../../support/verify-report.js';
import { compared, treeOf, type Files } from '../compared.js';

const NAMES = Array.from({ length: 6 }, (_, n) => `specs/${String(n)}_x/.return-meta.json`);
const FILES: Files = Object.fromEntries(NAMES.map((name) => [name, metaReturn(['a.md'])]));

function check(files: Files, raw: Given = {}, found: Parameters<typeof checkTree>[2] = {}) {
  return checkTree(
    treeOf(files),
    readSettings(rawOptions(raw), (name) => name),
    found,
  );
}

describe('a run', () => {
  test('checks all files that hold returns, and says how far it is', async () => {
    const progress: string[] = [];
    const onProgress = (done: number, all: number): void => {
      progress.push(`${String(done)}/${String(all)}`);
    };
    const report = await check({ ...FILES, 'a.md': 'a' }, {}, { onProgress });
    expect(report.returns.map(({ file }) => file)).toEqual(NAMES);
    expect(report).toMatchObject({ conclusion: 'passed', source: { kind: 'commit', shard: null }, findings: [] });
    expect(report).not.toHaveProperty('shard');
    expect(progress).toEqual(['2/6', '4/6', '6/6']);
  });

  test('has a finding where no file holds a return, of a family that was chosen', async () => {
    const { findings, conclusion } = await check({ 'a.md': 'a' });
    expect([conclusion, findings.map(({ rule }) => rule)]).toEqual(['empty', ['no-returns']]);
  });

  test('is refused beyond its number of returns', async () => {
    await expect(check(FILES, { maxReturns: '5' })).rejects.toThrow('There are more than 5 returns');
    expect((await check(FILES, { maxReturns: '6' })).returns).toHaveLength(6);
    const log = `${JSON.stringify(JSON.parse(subagentReturn(['a.md'])))}\n`.repeat(3);
    await expect(check(FILES, { maxClaims: '1' })).rejects.toThrow('There are more than 1 claims, the limit');
    await expect(check({ 'all.returns.jsonl': log }, { maxReturns: '2' })).rejects.toThrow(
      'There are more than 2 returns',
    );
  });
});

describe('a session that is expected', () => {
  const raw = { expectSession: 'sess_1769000000_abc123' };
  const [one = '', two = ''] = NAMES;

  test('is asked of exactly one return', async () => {
    expect((await check({ [one]: metaReturn(['a.md']), 'a.md': 'a' }, raw)).conclusion).toBe('passed');
    await expect(check({ 'b.md': 'b' }, raw)).rejects.toThrow(
      'expect-session needs exactly one return, and 0 were found: select its file (PATTERN, or the input paths).',
    );
    await expect(check({ [one]: metaReturn([]), [two]: metaReturn([]) }, raw)).rejects.toThrow('and 2 were found:');
  });

  test('is asked of all returns that changed', async () => {
    const changes = { base: 'main', changed: new Set([one, two]), deleted: new Set<string>() };
    const files = { [one]: metaReturn(['a.md']), [two]: metaReturn(['a.md']), 'a.md': 'a', 'b.return.md': '# No\n' };
    expect((await check(files, raw, { changes })).findings.map(({ rule }) => rule)).not.toContain(
      'session-id-mismatch',
    );
    const none = { ...changes, changed: new Set(['b.return.md']) };
    await expect(check(files, raw, { changes: none })).rejects.toThrow('and the files that changed hold none:');
  });

  test('is not asked of a shard', async () => {
    await expect(check({ [one]: metaReturn([]) }, { ...raw, shard: '1/2' })).rejects.toThrow(
      'expect-session needs exactly one return, and a shard checks a part of many. Leave one of the two out.',
    );
  });
});

describe('a shard', () => {
  async function shard(part: number, found: Parameters<typeof checkTree>[2] = {}): Promise<Report> {
    return check(FILES, { shard: `${String(part)}/2` }, found);
  }

  test('checks its own files: together they are all, and only the first has the terms', async () => {
    const [one, two] = [await shard(1), await shard(2)];
    const files = [one, two].map(({ returns }) => returns.map(({ file }) => file));
    expect(files.flat().sort()).toEqual(NAMES);
    expect(files.every((list) => list.length > 0)).toBe(true);
    expect(one.source.shard).toBe('1/2');
    expect([one.shard?.terms === null, two.shard?.terms]).toEqual([false, null]);
    expect(one.shard?.digests).toEqual(two.shard?.digests);
    expect([one.shard?.clock, one.shard?.settings]).toEqual([CONTEXT.now, two.shard?.settings]);
    expect(one.shard?.part.returns).toEqual(one.returns);
  });

  test('knows a copy of a return of another shard, on an agent branch', async () => {
    const changes = { base: 'main', changed: new Set(NAMES), deleted: new Set<string>() };
    const base = treeOf({ 'specs/old/.return-meta.json': metaReturn(['a.md']) });
    const before = {
      commit: '1'.repeat(40),
      differs: () => true,
      files: new Map(),
      since: new Map(),
      read: base.read,
      movedAway: async () => new Set<string>(),
      editedRenames: async () => new Map<string, string>(),
    };
    const parts = await Promise.all([1, 2].map((part) => shard(part, { changes, before, agentBranch: 'agent/1' })));
    const added = parts.flatMap((report) => report.shard?.part.candidates.map(({ file }) => file) ?? []);
    expect(added.sort()).toEqual(NAMES);
    expect(parts.map(({ shard: of }) => of?.part.returns.length)).toEqual(parts.map(({ returns }) => returns.length));
  });
});

describe('with a comparison', () => {
  const [one = '', two = ''] = NAMES;
  const files = treeOf({ [one]: metaReturn(['a.md']), [two]: metaReturn(['b.md']), 'a.md': 'a', 'b.md': 'b' });
  const changes = { base: 'main', changed: new Set([one]), deleted: new Set(['gone.md']) };

  test('all returns are checked, or only those that the change concerns', async () => {
    const all = await runOver({ tree: files, changes });
    expect(all.returns.map(({ file }) => file)).toEqual([one, two]);
    const some = await runOver({ tree: files, changes, mode: 'changed' });
    expect(some.returns.map(({ file }) => file)).toEqual([one]);
    expect(some.compared).toEqual({ base: 'main', commit: null, passedOver: 1 });
    expect((await runOver({ tree: files, mode: 'changed' })).returns).toHaveLength(2);
  });

  test('a return of a changed file may say something new where the base cannot be read', async () => {
    const { returns } = await runOver({ tree: files, changes });
    expect(returns.map(({ restated }) => restated)).toEqual([true, false]);
  });

  test('findings that the change did not add do not fail', async () => {
    const wrong = treeOf({ [one]: metaReturn(['a.md']), [two]: metaReturn(['never.md']), 'a.md': 'a' });
    const all = await runOver({ tree: wrong, changes });
    expect(all.conclusion).toBe('failed');
    const some = await runOver({ tree: wrong, changes, failOnScope: 'changes' });
    const missing = some.findings.filter(({ rule }) => rule === 'artifact-missing');
    expect(missing.map(({ file, preexisting }) => [file, preexisting])).toEqual([[two, true]]);
    expect(some.conclusion).toBe('passed');
  });

  test('the deleted returns of a tree without any are no reason to fail, those beside others are known', async () => {
    const before = { [one]: metaReturn(['a.md']) };
    const concluded = async (now: Files) => {
      const { changes: made, before: base, evaluation } = await compared({ before, now });
      const { shard: found } = await runOver({
        tree: evaluation.tree,
        changes: made,
        before: base,
        shard: { part: 1, parts: 1 },
      });
      const { conclusion } = await runOver({ tree: evaluation.tree, changes: made, before: base });
      return { ...found?.part.deletedReturns, conclusion };
    };
    // What it claims never was.
    const files = [{ file: one, isExpected: false }];
    expect(await concluded({})).toEqual({ files, isAll: true, conclusion: 'passed' });
    expect(await concluded({ [two]: metaReturn(['a.md', 'b.md']) })).toMatchObject({ files, isAll: false });
  });

  test('a baseline hides what the base may have known, and nothing that a return newly says', async () => {
    const wrong = treeOf({ [one]: metaReturn(['never.md']), [two]: metaReturn(['never.md']) });
    const { findings } = await runOver({ tree: wrong });
    const entries = baselineEntries(findings);
    const hidden = async (reach: 'everything' | 'unless-restated'): Promise<readonly string[]> => {
      const known = { file: 'b.json', entries: [], hiding: entries, reach, whole: false };
      const report = await runOver({ tree: wrong, changes, baseline: baselineOf(known) });
      return report.findings.filter(({ baselined }) => baselined).map(({ file }) => String(file));
    };
    expect(await hidden('everything')).toEqual([one, two]);
    expect(await hidden('unless-restated')).toEqual([two]);
  });

  test('a report is held against the files that the base had beside it', async () => {
    const report = 'openspec/changes/x/verify-report.md';
    const tasks = 'openspec/changes/x/tasks.md';
    const same = { [report]: verifyReport({ requirements: null, scenarios: null }) };
    const added = async (before: string, now: string, isRead = true): Promise<readonly boolean[]> => {
      const change = await compared({ before: { ...same, [tasks]: before }, now: { ...same, [tasks]: now } });
      const { findings } = await runOver({
        tree: change.evaluation.tree,
        changes: change.changes,
        before: isRead ? change.before : null,
        failOnScope: 'changes',
      });
      return findings.filter(({ rule }) => rule === 'verify-open-tasks').map(({ preexisting }) => !preexisting);
    };
    const [open, more] = ['- [ ] 1.1 Begin\n', '- [ ] 1.1 Begin\n\n'];
    expect(await added('- [x] 1.1 Begin\n', open)).toEqual([true]);
    expect(await added(open, more)).toEqual([false]);
  });
});
