import { shardsOfOneRun } from '../../src/merge/merge.js';
import type { ReadShard } from '../../src/merge/read-shard.js';

const HEAD: ReadShard['head'] = {
  tool: { name: 'return-gate', version: '1.0.0' },
  source: { kind: 'commit', revision: 'abc', root: '', shard: null },
  clock: 0,
  settings: { 'fail-on': 'error' },
  digests: { changes: 'c', baseline: 'b', rules: 'r' },
  terms: null,
};

const PART: ReadShard['part'] = {
  holding: 0,
  skippedFiles: 0,
  skippedReturns: 0,
  returns: [],
  findings: [],
  unhideable: new Set(),
  unhideablePlaces: [],
  candidates: [],
  copied: [],
  movedAway: null,
  deletedReturns: null,
  unchecked: [],
  returnsIn: new Map(),
};

function shard(
  part: number,
  parts: number,
  head: Partial<ReadShard['head']> = {},
  name = `${String(part)}.json`,
): ReadShard {
  return { name, shard: { part, parts }, head: { ...HEAD, ...head }, part: PART };
}

/** Of the first shard of two, and of the second with something else in its head. */
function foreign(head: Partial<ReadShard['head']>, first: Partial<ReadShard['head']> = {}): () => unknown {
  return () => shardsOfOneRun([shard(2, 2, head), shard(1, 2, first)]);
}

const START = '1.json (shard 1/2) and 2.json (shard 2/2) are not of one run, each has another';
const OPTIONS = 'Run every shard with the same options, on the same checkout.';

describe('The shards of a run', () => {
  it('come in their order, in whichever they are given', () => {
    const all = Array.from({ length: 12 }, (_, n) => shard(n + 1, 12));
    expect(shardsOfOneRun([...all].reverse())).toEqual(all);
  });

  it.each<readonly [string, Partial<ReadShard['head']>, string]>([
    [
      'version',
      { tool: { name: 'return-gate', version: '1.0.1' } },
      'version of return-gate (return-gate 1.0.0 and return-gate 1.0.1). Run every shard with the same version.',
    ],
    [
      'tool',
      { tool: { name: 'other', version: '1.0.0' } },
      'version of return-gate (return-gate 1.0.0 and other 1.0.0). Run every shard with the same version.',
    ],
    [
      'revision',
      { source: { ...HEAD.source, revision: 'def' } },
      'revision (abc and def). Run every shard on the same commit.',
    ],
    [
      'revision, which one does not have',
      { source: { ...HEAD.source, revision: null } },
      'revision (abc and none). Run every shard on the same commit.',
    ],
    [
      'place of the files',
      { source: { ...HEAD.source, kind: 'workspace' } },
      'revision (abc and the workspace). Run every shard on the same commit.',
    ],
    [
      'root',
      { source: { ...HEAD.source, root: 'app' } },
      'root ("" and "app"). Run every shard with the same --root, or working-directory.',
    ],
    [
      'clock',
      { clock: 1_000 },
      'clock (1970-01-01T00:00:00.000Z and 1970-01-01T00:00:01.000Z). Hand the same --now to every shard, or the same input now to every job of the matrix: let one job before it print the time.',
    ],
    ['setting', { settings: { 'fail-on': 'never' } }, `fail-on ("error" and "never"). ${OPTIONS}`],
    ['setting that is lost', { settings: {} }, `fail-on ("error" and ""). ${OPTIONS}`],
    ['setting that only one has', { settings: { ...HEAD.settings, mode: 'all' } }, `mode ("" and "all"). ${OPTIONS}`],
    [
      'settings, of which the first by name is told',
      { settings: { standard: 'auto', config: 'x.yml', 'fail-on': 'error', mode: 'all' } },
      `config ("" and "x.yml"). ${OPTIONS}`,
    ],
    // Digests, which nobody can read.
    ['configuration', { settings: { ...HEAD.settings, configuration: 'd' } }, `configuration. ${OPTIONS}`],
    ['policy', { settings: { ...HEAD.settings, policy: 'd' } }, `policy. ${OPTIONS}`],
    ['base', { digests: { ...HEAD.digests, changes: 'd' } }, `base, or another difference from it. ${OPTIONS}`],
    ['baseline', { digests: { ...HEAD.digests, baseline: 'd' } }, `baseline. ${OPTIONS}`],
    ['choice of rules', { digests: { ...HEAD.digests, rules: 'd' } }, `choice of rules and standards. ${OPTIONS}`],
  ])('have one %s', (_, head, said) => {
    expect(foreign(head)).toThrow(new Error(`${START} ${said}`));
    expect(foreign(head, head)).not.toThrow();
  });

  it('are each there once, and of one number', () => {
    expect(() => shardsOfOneRun([])).toThrow(new Error('There is no report to join: name those of all shards.'));
    expect(() => shardsOfOneRun([shard(2, 2), shard(1, 2), shard(2, 2, {}, '0.json')])).toThrow(
      new Error('0.json and 2.json are both shard 2/2: hand over one of them.'),
    );
    expect(() => shardsOfOneRun([shard(1, 3), shard(1, 2, {}, 'x.json'), shard(2, 3)])).toThrow(
      new Error(
        'x.json is shard 1/2 and 1.json is shard 1/3: they are of different numbers of shards. Hand over the reports of one run.',
      ),
    );
  });

  it.each([
    ['one that is missing', 3, [1, 3], 'The report of shard 2/3 is', 3],
    ['all that are missing', 4, [4], 'The reports of the shards 1/4, 2/4 and 3/4 are', 4],
    [
      'ten of them',
      11,
      [1],
      `The reports of the shards ${[2, 3, 4, 5, 6, 7, 8, 9, 10].map((part) => `${String(part)}/11`).join(', ')} and 11/11 are`,
      11,
    ],
    [
      'and how many more there are',
      12,
      [1],
      `The reports of the shards ${[2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((part) => `${String(part)}/12`).join(', ')} and 1 more are`,
      12,
    ],
  ])('are all there: named is %s', (_, parts, there, said, all) => {
    expect(() => shardsOfOneRun(there.map((part) => shard(part, parts)))).toThrow(
      new Error(
        `${said} missing: hand over those of all ${String(all)}. A shard that ended with an error of its own has none.`,
      ),
    );
  });
});
