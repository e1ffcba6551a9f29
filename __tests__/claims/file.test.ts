import { verify } from '../../src/claims/verify.js';
import type { Claim, Verdict } from '../../src/model/claim.js';
import { memoryTree } from '../support/memory-tree.js';

const RETURN = 'specs/1_a/.return-meta.json';

/** The verdict on a claim in a tree of such files. */
async function verdictOn(
  claim: Pick<Claim, 'path' | 'base'>,
  files: Readonly<Record<string, string>>,
): Promise<Verdict | undefined> {
  const entries = Object.entries(files).map(([path, content]) => [path, { kind: 'file', content }] as const);
  const tree = memoryTree({ file: RETURN, files: new Map(entries), earlier: new Map(), workspace: new Set() });
  const made = { claim: { pointer: '/artifacts/0/path', type: null, ...claim }, returnFile: RETURN };
  const [verdict] = await verify([made], tree);
  return verdict;
}

describe('a path that is relative to a folder', () => {
  const claim = { path: 'src/a.ts', base: 'app' };

  it('is looked for in this folder, then from the root', async () => {
    expect(await verdictOn(claim, { 'app/src/a.ts': 'a', 'src/a.ts': '' })).toMatchObject({ name: 'present', size: 1 });
    expect(await verdictOn(claim, { 'src/a.ts': 'a' })).toMatchObject({ name: 'present', foundAt: 'src/a.ts' });
    expect(await verdictOn(claim, { 'lib/src/a.ts': 'a' })).toMatchObject({ name: 'missing' });
  });
});

describe('an absolute path', () => {
  it('is outside, and names the file of the tree that it ends in, unless only the name is the same', async () => {
    const files = { 'src/a.ts': 'a', 'b.ts': 'b' };
    const details = await Promise.all(
      ['/home/me/project/src/a.ts', '/home/me/project/b.ts', '/b.ts'].map(async (path) => {
        const verdict = await verdictOn({ path }, files);
        return [verdict?.name, verdict?.detail];
      }),
    );
    expect(details).toEqual([
      ['outside', 'It is absolute. The tree has src/a.ts.'],
      ['outside', 'It is absolute.'],
      ['outside', 'It is absolute. The tree has b.ts.'],
    ]);
  });
});
