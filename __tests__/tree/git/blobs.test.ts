import type { Content } from '../../../src/model/tree.js';
import { readBatches } from '../../../src/tree/git/blobs.js';
import { GitError } from '../../../src/tree/git/git-error.js';
import { Objects } from '../../../src/tree/git/objects.js';

/** Objects whose content is their id, until a request fails. */
function objects(failing: number): Objects {
  let asked = 0;
  const contents: Objects['contents'] = async (ids) => {
    asked++;
    if (asked === failing) throw new GitError('git stopped');
    return ids.map((id) => ({ id, type: 'blob', size: id.length, stored: 1, bytes: Buffer.from(id) }));
  };
  // Without a git of its own.
  return Object.assign(Object.create(Objects.prototype) as Objects, { contents, fetch: async () => undefined });
}

test('files come in batches, in order, and an error of a batch only once it is wanted', async () => {
  const files = Array.from({ length: 100 }, (_, n) => ({ path: `f${String(n)}`, id: `id-${String(n)}`, link: false }));
  const texts: string[] = [];
  for await (const contents of readBatches(objects(Infinity), files, 100)) texts.push(...textsOf(contents));
  expect(texts).toEqual(files.map(({ id }) => id));
  const batches = readBatches(objects(2), files, 100);
  expect(textsOf((await batches.next()).value as readonly Content[]).length).toBeGreaterThan(0);
  // Long enough for an error that nobody takes to end the process.
  await new Promise((resolve) => setTimeout(resolve, 20));
  await expect(batches.next()).rejects.toThrow('git stopped');
});

function textsOf(contents: readonly Content[]): readonly string[] {
  return contents.map((one) => (one.kind === 'bytes' ? Buffer.from(one.bytes).toString() : one.kind));
}
