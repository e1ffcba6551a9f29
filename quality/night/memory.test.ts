import { check } from '../../__tests__/support/bundle.js';
import { makeRepository, type Entry } from '../../__tests__/support/repository.js';
import { metaReturn } from '../../__tests__/bundle/returns.js';

/** Bytes of what an agent added to each return. */
const MORE = 100_000;
const RETURNS = 1_200;

/** Returns of as many bytes, whose claims lead nowhere; as one line where `indented` is false. */
function project(indented: boolean): Readonly<Record<string, Entry>> {
  const files: Record<string, Entry> = {};
  for (let n = 1; n <= RETURNS; n++) {
    const folder = `specs/${String(n)}_task`;
    const value = JSON.parse(metaReturn([`${folder}/never.md`])) as Record<string, unknown>;
    value.log = String(n).padEnd(MORE, '.');
    files[`${folder}/.return-meta.json`] = JSON.stringify(value, null, indented ? 2 : 0);
  }
  return files;
}

describe('memory', () => {
  // The texts alone would take 120 MB.
  it.each([
    ['of many lines', true],
    ['of one line', false],
  ])('holds no file %s for what was found in it', async (_, indented) => {
    const { directory } = makeRepository([{ files: project(indented) }]);
    const env = { NODE_OPTIONS: '--max-old-space-size=80' };
    const { status, stdout, stderr } = await check(directory, ['--quiet'], { env });
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toContain(`${String(RETURNS)} errors`);
  });
});
