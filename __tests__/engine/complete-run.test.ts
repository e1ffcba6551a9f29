import { baselineEntries, baselineOf } from '../../src/baseline/baseline.js';
import { BASELINE_FILE } from '../../src/model/finding.js';
import type { Context } from '../../src/model/context.js';
import type { Before } from '../../src/model/tree.js';
import { metaReturn } from '../bundle/returns.js';
import { memoryTree } from '../support/memory-tree.js';
import { runOver, type Run } from '../support/run.js';

const RETURN = 'specs/1_a/.return-meta.json';
const OTHER = 'src/dates.ts';

const FILES = { [RETURN]: metaReturn(['a.md']), 'a.md': '# A\n', [OTHER]: 'export {};\n' };

const CHANGED: ReadonlySet<string> = new Set(Object.keys(FILES));

/** A base that had none of the changed files. */
const BEFORE: Before = {
  commit: '1'.repeat(40),
  differs: (path) => CHANGED.has(path),
  files: new Map(),
  since: new Map(),
  read: async function* () {},
  movedAway: async () => new Set(),
  editedRenames: async () => new Map(),
};

/** A run over a change that adds all of the files. */
function runOf(before: Before | null, context: Partial<Context> = {}): Run {
  const files = new Map(Object.entries(FILES).map(([path, content]) => [path, { kind: 'file', content }] as const));
  return {
    tree: memoryTree({ file: RETURN, files, earlier: new Map(), workspace: new Set() }),
    context: { changes: { base: 'main', changed: CHANGED, deleted: new Set() }, ...context },
    before,
  };
}

describe("the base's baseline", () => {
  /** What a run finds, with whether its baseline, which knows all of it, hides it. */
  async function hidden(before: Before | null): Promise<readonly string[]> {
    const options = runOf(before);
    const entries = baselineEntries((await runOver(options)).findings);
    const known = { file: BASELINE_FILE, entries: [], hiding: entries, reach: 'unless-restated', whole: true } as const;
    const { findings } = await runOver({ ...options, baseline: baselineOf(known) });
    return findings.map(({ rule, file, baselined }) => `${rule} ${file ?? ''}: ${baselined ? 'known' : 'new'}`);
  }

  test('hides what is known of a changed file that is no return', async () => {
    expect(await hidden(BEFORE)).toEqual([`unclaimed-change ${OTHER}: known`]);
  });

  test('hides nothing of a changed file where the base cannot be read', async () => {
    expect(await hidden(null)).toEqual([`unclaimed-change ${OTHER}: new`]);
  });
});

describe('the returns that an agent branch brings', () => {
  async function said(before: Before | null): Promise<readonly string[]> {
    const { findings } = await runOver(runOf(before, { agentBranch: 'agent/one' }));
    return findings.filter(({ rule }) => rule === 'no-returns').map(({ message }) => message);
  }

  test('are those that the base lacks', async () => {
    expect(await said(BEFORE)).toEqual([]);
  });

  test('are unknown where the base cannot be read', async () => {
    expect(await said(null)).toEqual([
      expect.stringMatching(/changed a return: the content of the base could not be read\.$/),
    ]);
  });
});
