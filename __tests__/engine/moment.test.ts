import { RunStandards } from '../../src/engine/evaluate/run-standards.js';
import { momentsOf, type PastClaim, type PastOfReturns } from '../../src/engine/history/moment.js';
import type { Evaluation } from '../../src/engine/evaluate/evaluation.js';
import type { FileVersion } from '../../src/model/history.js';
import type { Content, Tree } from '../../src/model/tree.js';
import { chooseStandards } from '../../src/families/choose.js';
import { metaReturn } from '../bundle/returns.js';
import { CONTEXT } from '../support/context.js';
import { memoryTree } from '../support/memory-tree.js';

const FILE = 'specs/1_task/.return-meta.json';

const CLAIM: PastClaim = {
  of: {
    source: {
      file: { path: FILE, id: '', link: false },
      gathered: { form: 'json', family: 'return-meta', reduced: false },
    },
    index: 0,
    content: null,
    outcome: { session: 'sess_1769000000_abc123', succeeds: true },
  },
  path: 'a.md',
  kind: 'file',
};

let standards: RunStandards;

beforeAll(async () => {
  const terms = { versions: chooseStandards('auto'), overrides: null, levels: new Map(), vocabulary: new Map() };
  standards = await RunStandards.open(terms);
});

/** A tree whose file had these texts, the oldest first; the id of a commit is the place of its version. */
function options(texts: readonly string[], read: string[] = []): Evaluation {
  const newest = texts.reduce<FileVersion | null>(
    (before, _, n) => ({ commit: String(n), id: String(n), before: before === null ? [] : [before] }),
    null,
  );
  const tree: Tree = {
    ...memoryTree({ file: FILE, files: new Map(), earlier: new Map(), workspace: new Set() }),
    fileVersions: (files) => Promise.resolve(new Map(newest === null ? [] : files.map((file) => [file, newest]))),
    readVersions: async function* (files) {
      read.push(...files.map(({ id }) => id));
      yield await Promise.resolve(
        files.map(({ id }): Content => ({ kind: 'bytes', bytes: Buffer.from(texts[Number(id)] ?? '') })),
      );
    },
  };
  return {
    tree,
    standards,
    overrides: null,
    context: CONTEXT,
    maxFileSize: 1024 * 1024,
    archived: 'claims',
    mostFindings: 100,
    checkReturnLimit: () => undefined,
    isRestated: null,
    baseClaims: null,
    copies: null,
  };
}

const PAST: PastOfReturns = { from: null, originOf: ({ of }) => ({ ...of, file: FILE }) };

describe('the moment of a claim is that of', () => {
  const other = metaReturn(['b.md']);
  const claiming = metaReturn(['b.md', 'a.md']);

  test('the oldest version that makes it', async () => {
    const read: string[] = [];
    const { known } = await momentsOf([CLAIM], PAST, options([other, claiming, other, claiming], read));
    expect([known.get(CLAIM), read]).toEqual([['1'], ['3', '2', '1', '0']]);
  });

  test('the oldest version of its session, and none of an earlier one is read', async () => {
    const read: string[] = [];
    const another = metaReturn(['a.md'], { session: 'sess_1769000001_abc123' });
    const { known } = await momentsOf([CLAIM], PAST, options([claiming, another, claiming, claiming], read));
    expect([known.get(CLAIM), read]).toEqual([['2'], ['3', '2', '1']]);
  });

  test('the version that became a success', async () => {
    const partial = metaReturn(['a.md'], { status: 'partial' });
    const { known } = await momentsOf([CLAIM], PAST, options([claiming, partial, claiming, claiming]));
    expect(known.get(CLAIM)).toEqual(['2']);
  });

  test('the only version, which is not read', async () => {
    const read: string[] = [];
    const { known } = await momentsOf([CLAIM], PAST, options([claiming], read));
    expect([known.get(CLAIM), read]).toEqual([['0'], []]);
  });

  test('the checked commit, where no version makes it', async () => {
    const { known, unread } = await momentsOf([CLAIM], PAST, options([other, other]));
    expect([known.get(CLAIM), unread.size]).toEqual([['0'.repeat(40)], 0]);
  });

  test('no commit, where there are more versions than are read', async () => {
    const read: string[] = [];
    const texts = [claiming, ...Array.from({ length: 1_000 }, () => '{}')];
    const { known, unread } = await momentsOf([CLAIM], PAST, options(texts, read));
    expect([known.size, [...unread], read.length]).toEqual([0, [CLAIM], 1_000]);
  });

  test('a version that makes it by another spelling of the path', async () => {
    const { known } = await momentsOf([CLAIM], PAST, options([other, metaReturn(['./a.md']), claiming]));
    expect(known.get(CLAIM)).toEqual(['1']);
  });
});
