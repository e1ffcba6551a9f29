import fc from 'fast-check';
import { RunStandards } from '../../src/engine/evaluate/run-standards.js';
import { momentsOf, type PastClaim, type PastOfReturns } from '../../src/engine/absent/moment.js';
import type { Evaluation } from '../../src/engine/evaluate/evaluation.js';
import type { FileVersion } from '../../src/model/history.js';
import type { Content, Tree } from '../../src/model/tree.js';
import { chooseStandards } from '../../src/families/choose.js';
import { metaReturn } from '../bundle/returns.js';
import { CONTEXT } from '../support/context.js';
import { memoryTree } from '../support/memory-tree.js';

const FILE = 'specs/1_task/.return-meta.json';

const CLAIM: PastClaim = {
  madeBy: {
    source: {
      file: { path: FILE, id: '', link: false },
      gathered: { form: 'json', family: 'return-meta', reduced: false },
    },
    index: 0,
    content: null,
    outcome: { session: 'sess_1769000000_abc123', succeeds: true },
  },
  paths: ['a.md'],
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
    checkClaimLimit: () => undefined,
    isRestated: null,
    isStatusNew: null,
    baseClaims: null,
    placeOf: () => null,
    copies: null,
  };
}

const PAST: PastOfReturns = { from: null, since: null, originOf: ({ madeBy }) => ({ ...madeBy, file: FILE }) };

describe('the moment of a claim is that of', () => {
  const other = metaReturn(['b.md']);
  const claiming = metaReturn(['b.md', 'a.md']);

  test('no commit, where versions are larger than is read in all', async () => {
    const large = new Uint8Array(Buffer.from(other));
    // 256 MiB, to whom asks for it.
    Object.defineProperty(large, 'length', { value: 256 * 1024 * 1024 });
    const read: string[] = [];
    const evaluation = reading(options([claiming, claiming, claiming], read), (id) =>
      id === '2' ? { kind: 'bytes', bytes: large } : null,
    );
    const { known, unsearched } = await momentsOf([CLAIM], PAST, evaluation);
    expect([known.get(CLAIM), [...unsearched], read]).toEqual([undefined, [CLAIM], ['2']]);
  });
});

/** With other contents of some versions. */
function reading(evaluation: Evaluation, instead: (id: string) => Content | null): Evaluation {
  const { tree } = evaluation;
  const readVersions: Tree['readVersions'] = async function* (files, limit) {
    let n = 0;
    for await (const contents of tree.readVersions(files, limit)) {
      yield contents.map((content) => instead(files[n++]?.id ?? '') ?? content);
    }
  };
  return { ...evaluation, tree: { ...tree, readVersions } };
}

describe('Where lines of history meet, the moments of a claim are', () => {
  const claiming = metaReturn(['a.md']);
  const other = metaReturn(['b.md']);

  /** The moments, where each version was made from some later ones of the list: the newest is the first. */
  async function momentsIn(
    history: readonly { readonly text: string; readonly before: readonly number[] }[],
  ): Promise<readonly string[] | undefined> {
    const versions = new Map<number, FileVersion>();
    for (const [id, { before }] of [...history.entries()].toReversed()) {
      const made = before.flatMap((place) => versions.get(place) ?? []);
      versions.set(id, { commit: String(id), id: String(id), before: made });
    }
    const evaluation = options(history.map(({ text }) => text));
    const newest = versions.get(0);
    const tree: Tree = {
      ...evaluation.tree,
      fileVersions: async () => new Map(newest === undefined ? [] : [[FILE, newest]]),
    };
    // It leaves the session to earlier versions.
    const claim = { ...CLAIM, madeBy: { ...CLAIM.madeBy, outcome: { session: null, succeeds: true } } };
    const { known } = await momentsOf([claim], PAST, { ...evaluation, tree });
    return known.get(claim)?.toSorted((a, b) => Number(a) - Number(b));
  }

  const version = fc.record({
    claims: fc.boolean(),
    before: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
  });

  test('those of the versions that make it, of which none goes back to another one that does', async () => {
    const history = fc.array(version, { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(history, async (drawn) => {
        const all = drawn.map(({ claims, before }, n) => ({
          claims,
          before: [...new Set(before.map((far) => n + far))].filter((place) => place < drawn.length),
        }));
        const behind = (place: number): ReadonlySet<number> => {
          const found = new Set(all[place]?.before);
          for (const one of found) for (const earlier of all[one]?.before ?? []) found.add(earlier);
          return found;
        };
        const making = [0, ...behind(0)].filter((place) => all[place]?.claims === true);
        const oldest = making.filter((place) => ![...behind(place)].some((one) => making.includes(one)));
        // The only version makes its claims, and the checked commit those that none makes.
        const expected = all[0]?.before.length === 0 ? [0] : oldest;
        const moments = await momentsIn(all.map(({ claims, before }) => ({ text: claims ? claiming : other, before })));
        expect(moments).toEqual(
          expected.length === 0 ? ['0'.repeat(40)] : expected.toSorted((a, b) => a - b).map(String),
        );
      }),
      { numRuns: 100 },
    );
  });
});
