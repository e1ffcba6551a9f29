import { narrow } from '../../../src/engine/change/narrow.js';
import { metaReturn, subagentReturn } from '../../bundle/returns.js';
import { compared, type Change, type Files } from '../compared.js';

const ONE = 'specs/1_a/.return-meta.json';
const TWO = 'specs/2_b/.return-meta.json';
const LOG = 'all.returns.jsonl';
const DOCUMENT = 'openspec/changes/x/proposal.md';

async function narrowed({ copies = null, ...change }: Change & { readonly copies?: readonly string[] | null }) {
  const { files, changes, evaluation } = await compared(change);
  const search = copies === null ? null : { keys: new Set(copies), among: () => true };
  const { files: left, ...others } = await narrow(files, changes, { ...evaluation, copies: search });
  return { files: left.map(({ file }) => file.path), ...others };
}

const lines = (...paths: readonly string[]): string =>
  paths.map((path) => `${JSON.stringify(JSON.parse(subagentReturn([path])))}\n`).join('');

const SAME = {
  [ONE]: metaReturn(['a.md']),
  [TWO]: metaReturn(['b.md']),
  [LOG]: lines('c.md', 'd.md', 'b.md'),
  [DOCUMENT]: '# A proposal\n',
};

describe('a branch concerns', () => {
  test('no file that it left alone with all that it claims: these are counted with their returns', async () => {
    expect(await narrowed({ before: SAME, now: SAME })).toEqual({
      files: [],
      skippedFiles: [LOG, ONE, TWO],
      skippedReturns: 5,
      originals: [],
    });
  });

  test('the files that claim what it changed, and those that it changed', async () => {
    const now = { ...SAME, 'b.md': 'b', [ONE]: metaReturn(['e.md']) };
    expect(await narrowed({ before: SAME, now })).toEqual({
      files: [LOG, ONE, TWO],
      skippedFiles: [],
      skippedReturns: 0,
      originals: [],
    });
  });

  test('no file that nobody can read: it counts as one without a return', async () => {
    const large = { [ONE]: 'x'.repeat(2 * 1024 * 1024), [TWO]: '{' };
    expect(await narrowed({ before: large, now: large })).toMatchObject({
      skippedFiles: [ONE, TWO],
      skippedReturns: 0,
    });
  });

  test('of files that nobody can read, those whose names say what they are: others may be any document', async () => {
    const large = 'x'.repeat(2 * 1024 * 1024);
    const bmad = (name: string): Files => ({ [`_bmad-output/implementation-artifacts/${name}.md`]: large });
    const skipped = async (files: Files): Promise<number> =>
      (await narrowed({ before: files, now: files })).skippedFiles.length;
    expect(await skipped(bmad('1-2-parse-dates'))).toBe(1);
    expect(await skipped(bmad('notes'))).toBe(0);
  });

  test('returns that may be the originals of copies, by their statements', async () => {
    const { originals } = await narrowed({
      before: SAME,
      now: SAME,
      copies: ['["implemented","sess_1769000000_abc123"]'],
    });
    expect(new Set(originals).size).toBe(2);
  });

  test('not more returns than a run may have', async () => {
    const change = { before: SAME, now: SAME, maxReturns: 4 };
    await expect(narrowed(change)).rejects.toThrow('There are more than 4 returns');
    expect(await narrowed({ ...change, maxReturns: 5 })).toMatchObject({ skippedReturns: 5 });
  });
});
