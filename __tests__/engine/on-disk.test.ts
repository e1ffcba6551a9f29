import { rmSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { metaReturn } from '../bundle/returns.js';
import { evaluate, returnGate } from '../support/command-line.js';
import { makeRepository, temporaryFolder, writeFiles, type Repository } from '../support/repository.js';

const RETURN = 'specs/1_task/.return-meta.json';
const LATER = 'specs/2_task/.return-meta.json';
const LINES = 'twelve lines\n'.repeat(40);

/** A return whose claims were true, of which a later commit took one file away and moved another. */
function withPast(): Repository {
  return makeRepository(
    [
      {
        files: {
          [RETURN]: metaReturn(['gone.md', 'old.md', 'here.md']),
          'gone.md': '#',
          'old.md': LINES,
          'here.md': '#',
        },
      },
      { moved: { 'old.md': 'new.md' }, removed: ['gone.md'] },
    ],
    { checkout: true },
  );
}

/** The verdicts on a return's claims on disk, by path. */
async function verdictsOn({ directory }: Repository, file: string): Promise<Readonly<Record<string, string>>> {
  const { report } = await evaluate(directory, ['--workspace', '--fail-on', 'never']);
  const claims = report.returns.find((one) => one.file === file)?.claims ?? [];
  return Object.fromEntries(claims.map(({ path, verdict }) => [path, verdict]));
}

describe('claims of files on disk', () => {
  test('are no lies where a commit took away since what they name', async () => {
    const repository = withPast();
    expect(await verdictsOn(repository, RETURN)).toEqual({
      'gone.md': 'removed',
      'old.md': 'relocated',
      'here.md': 'present',
    });
  });

  test('are lies where a return that is not committed yet makes them after that', async () => {
    const repository = withPast();
    writeFiles(repository.directory, { [LATER]: metaReturn(['gone.md', 'old.md', 'never.md']) });
    expect(await verdictsOn(repository, LATER)).toEqual({
      'gone.md': 'missing',
      'old.md': 'missing',
      'never.md': 'missing',
    });
  });

  test('are lies where a committed return is made to claim what was gone', async () => {
    const repository = withPast();
    writeFiles(repository.directory, { [RETURN]: metaReturn(['gone.md', 'other.md']) });
    expect(await verdictsOn(repository, RETURN)).toEqual({ 'gone.md': 'removed', 'other.md': 'missing' });
    writeFiles(repository.directory, { [LATER]: metaReturn(['here.md']) });
    repository.git('add', '--', LATER);
    repository.git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'later');
    writeFiles(repository.directory, { [LATER]: metaReturn(['here.md', 'gone.md']) });
    expect(await verdictsOn(repository, LATER)).toEqual({ 'here.md': 'present', 'gone.md': 'missing' });
  });

  test('are removed where the file was taken away on disk, and missing where the return is as new as that', async () => {
    const repository = withPast();
    rmSync(join(repository.directory, 'here.md'));
    writeFiles(repository.directory, { [LATER]: metaReturn(['here.md']) });
    expect(await verdictsOn(repository, RETURN)).toMatchObject({ 'here.md': 'removed' });
    expect(await verdictsOn(repository, LATER)).toEqual({ 'here.md': 'missing' });
  });

  test('are removed where a commit took the file away, and ignores what is left on disk', async () => {
    const repository = withPast();
    writeFiles(repository.directory, { '.gitignore': 'gone.md\n', 'gone.md': 'built\n', 'old.md': 'left\n' });
    const { report } = await evaluate(repository.directory, ['--fail-on', 'never']);
    expect(report.returns[0]?.claims.map(({ verdict }) => verdict)).toEqual(['removed', 'relocated', 'present']);
  });

  test('are nothing new without a repository, or a commit', async () => {
    const repository = withPast();
    renameSync(join(repository.directory, '.git'), join(repository.directory, 'no-git'));
    expect(await verdictsOn(repository, RETURN)).toMatchObject({ 'gone.md': 'missing', 'old.md': 'missing' });
  });

  test('are fixed as the findings say', async () => {
    const repository = withPast();
    const { stdout } = await returnGate(['fix', '--root', repository.directory]);
    expect(stdout).toContain('"new.md"');
  });

  test('are missing where a shallow clone does not hold what took them away', async () => {
    const { directory, git } = withPast();
    const clone = join(temporaryFolder(), 'clone');
    git('clone', '--quiet', '--depth=1', pathToFileURL(directory).href, clone);
    const shallow = { directory: clone, git };
    writeFiles(clone, { [LATER]: metaReturn(['gone.md', 'here.md']) });
    expect(await verdictsOn(shallow, RETURN)).toEqual({
      'gone.md': 'missing',
      'old.md': 'missing',
      'here.md': 'present',
    });
    expect(await verdictsOn(shallow, LATER)).toEqual({ 'gone.md': 'missing', 'here.md': 'present' });
  });
});
