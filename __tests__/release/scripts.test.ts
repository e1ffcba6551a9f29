import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeRepository, temporaryFolder } from '../support/repository.js';

const scripts = fileURLToPath(new URL('../../scripts', import.meta.url));

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
}

function run(script: string, args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}): Ended {
  const { status, stdout } = spawnSync('bash', [join(scripts, script), ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout };
}

/** A `gh` that writes down how it was called, and answers by the beginning of its arguments: with a text, or null to fail. */
function fakeGh(answers: Readonly<Record<string, string | null>>): {
  readonly env: Record<string, string>;
  calls: () => string[];
} {
  const folder = temporaryFolder();
  const log = join(folder, 'calls');
  const cases = Object.entries(answers).map(
    ([start, answer]) => `  "${start}"*) ${answer === null ? 'exit 1' : `printf '%s\\n' '${answer}'`} ;;\n`,
  );
  const file = join(folder, 'gh');
  writeFileSync(file, `#!/bin/sh\necho "$*" >>"${log}"\ncase "$*" in\n${cases.join('')}esac\n`);
  chmodSync(file, 0o755);
  return {
    env: { PATH: `${folder}${delimiter}${process.env.PATH ?? ''}`, GH_REPO: 'o/r' },
    calls: () => (existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : []),
  };
}

describe('unchanged.sh', () => {
  test('passes where all is as committed', () => {
    const { directory } = makeRepository([{ files: { 'dist/a.js': 'a\n' } }], { checkout: true });
    expect(run('unchanged.sh', [], directory)).toEqual({ status: 0, stdout: '' });
  });

  test.each([
    ['changed', 'dist/a.js', ' M dist/a.js'],
    ['new', 'dist/b.js', '?? dist/b.js'],
  ])('names a file that is %s', (_, file, line) => {
    const { directory } = makeRepository([{ files: { 'dist/a.js': 'a\n' } }], { checkout: true });
    writeFileSync(join(directory, file), 'b\n');
    const { status, stdout } = run('unchanged.sh', [], directory);
    expect([status, stdout]).toEqual([1, expect.stringContaining(line)]);
  });
});

describe('publish.sh', () => {
  const release = ['v1.2.3', 'notes.md', 'a.tgz', 'SHA256SUMS'];
  const PUBLISHED = [
    'release create v1.2.3 --draft --verify-tag --title v1.2.3 --notes-file notes.md',
    'release upload v1.2.3 a.tgz SHA256SUMS',
    'release edit v1.2.3 --draft=false',
  ];

  test('makes a draft, adds its files, and publishes it', () => {
    const gh = fakeGh({ 'release view': null });
    expect(run('release/publish.sh', release, temporaryFolder(), gh.env).status).toBe(0);
    expect(gh.calls().slice(1)).toEqual(PUBLISHED);
  });

  test('makes a draft again that another run has left', () => {
    const gh = fakeGh({ 'release view': 'true' });
    expect(run('release/publish.sh', release, temporaryFolder(), gh.env).status).toBe(0);
    expect(gh.calls().slice(1)).toEqual(['release delete v1.2.3 --yes', ...PUBLISHED]);
  });

  test('leaves a release alone that is out', () => {
    const gh = fakeGh({ 'release view': 'false' });
    expect(run('release/publish.sh', release, temporaryFolder(), gh.env).status).toBe(0);
    expect(gh.calls()).toHaveLength(1);
  });

  test('publishes nothing where a file cannot be added', () => {
    const gh = fakeGh({ 'release view': null, 'release upload': null });
    expect(run('release/publish.sh', release, temporaryFolder(), gh.env).status).toBe(1);
    expect(gh.calls().at(-1)).toMatch(/^release upload/);
  });
});

describe('move-tag.sh', () => {
  const args = ['v1.10.0', 'c0ffee'];
  const RELEASES = 'v1.10.0\nv2.0.0\nv1.9.0\nnightly';

  test('moves the tag to the newest release', () => {
    const gh = fakeGh({ 'release list': RELEASES });
    expect(run('release/move-tag.sh', args, temporaryFolder(), gh.env)).toEqual({
      status: 0,
      stdout: 'v1 is v1.10.0 (c0ffee).\n',
    });
    expect(gh.calls().at(-1)).toBe(
      'api --method PATCH repos/o/r/git/refs/tags/v1 -f sha=c0ffee -F force=true --silent',
    );
  });

  test('makes the tag with the first release', () => {
    const gh = fakeGh({ 'release list': RELEASES, 'api repos/o/r/git/ref/tags/v1': null });
    expect(run('release/move-tag.sh', args, temporaryFolder(), gh.env).status).toBe(0);
    expect(gh.calls().at(-1)).toBe('api --method POST repos/o/r/git/refs -f ref=refs/tags/v1 -f sha=c0ffee --silent');
  });

  test.each([['v1.11.0\nv1.10.0'], ['v2.0.0'], ['']])('leaves the tag where it is beside %j', (releases) => {
    const gh = fakeGh({ 'release list': releases });
    const { status, stdout } = run('release/move-tag.sh', args, temporaryFolder(), gh.env);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^v1 stays where it is/)]);
    expect(gh.calls()).toHaveLength(1);
  });

  test('fails where the releases cannot be listed', () => {
    const gh = fakeGh({ 'release list': null });
    expect(run('release/move-tag.sh', args, temporaryFolder(), gh.env).status).not.toBe(0);
    expect(gh.calls()).toHaveLength(1);
  });
});

describe('same-package.sh', () => {
  /** Packs files as npm does, with a compression of its own. */
  function pack(name: string, files: Readonly<Record<string, string>>, level: string): string {
    const folder = temporaryFolder();
    for (const [file, text] of Object.entries(files)) {
      const path = join(folder, 'package', file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    const archive = join(folder, name);
    const { status } = spawnSync('bash', ['-c', `tar -cf - package | gzip ${level} >${name}`], { cwd: folder });
    expect(status).toBe(0);
    return archive;
  }

  const FILES = { 'package.json': '{}\n', 'dist/a.js': 'a\n'.repeat(1000) };

  test('passes what has the same files, however they were packed', () => {
    const packages = [pack('one.tgz', FILES, '-1'), pack('other.tgz', FILES, '-9')];
    const { status, stdout } = run('release/same-package.sh', packages, temporaryFolder());
    expect([status, stdout]).toEqual([0, expect.stringMatching(/hold the same 2 files/)]);
  });

  test.each([
    ['differs', { ...FILES, 'dist/a.js': 'b\n' }],
    ['is more', { ...FILES, 'dist/b.js': '' }],
    ['is missing', { 'package.json': '{}\n' }],
  ])('names a file that %s', (_, files) => {
    const packages = [pack('one.tgz', FILES, '-6'), pack('other.tgz', files, '-6')];
    const { status, stdout } = run('release/same-package.sh', packages, temporaryFolder());
    expect([status, stdout]).toEqual([1, expect.stringMatching(/(?:a|b)\.js|dist/)]);
  });
});
