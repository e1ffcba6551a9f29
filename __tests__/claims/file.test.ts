import { verify } from '../../src/claims/verify.js';
import type { Claim, Verdict } from '../../src/model/claim.js';
import type { ExampleEntry } from '../../src/families/example.js';
import { memoryTree } from '../support/memory-tree.js';

const RETURN = 'specs/1_a/.return-meta.json';

/** The verdict on a claim in a tree of such files, and of links by their targets. */
async function verdictOn(
  claim: Pick<Claim, 'path' | 'base'>,
  files: Readonly<Record<string, string>>,
  links: Readonly<Record<string, string>> = {},
): Promise<Verdict | undefined> {
  const entries = new Map<string, ExampleEntry>();
  for (const [path, content] of Object.entries(files)) entries.set(path, { kind: 'file', content });
  for (const [path, target] of Object.entries(links)) entries.set(path, { kind: 'link', target });
  const tree = memoryTree({ file: RETURN, files: entries, earlier: new Map(), workspace: new Set() });
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

describe('a chain of links', () => {
  const through = (count: number): ReturnType<typeof verdictOn> => {
    const links = Array.from({ length: count }, (_, n) => [`${String(n)}.md`, `${String(n + 1)}.md`] as const);
    return verdictOn({ path: '0.md' }, { [`${String(count)}.md`]: 'text' }, Object.fromEntries(links));
  };

  it('is followed for 40 links, as Linux does, and not for one more', async () => {
    expect(await through(40)).toMatchObject({ name: 'present', foundAt: '40.md' });
    expect(await through(41)).toMatchObject({ name: 'missing', detail: 'The link on its way leads nowhere.' });
  });

  it('is followed where a target has 4,096 bytes, and not where it has one more', async () => {
    const verdict = (target: string): ReturnType<typeof verdictOn> =>
      verdictOn({ path: 'link' }, { 'a.md': 'text' }, { link: target });
    expect(await verdict(`${'./'.repeat(2_046)}a.md`)).toMatchObject({ name: 'present', foundAt: 'a.md' });
    expect(await verdict(`.//${'./'.repeat(2_045)}a.md`)).toMatchObject({ name: 'missing' });
  });
});
