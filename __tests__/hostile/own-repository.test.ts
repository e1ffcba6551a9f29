/** The checked commits are those of the checkout: no repository, program or setting that a branch commits takes their place. */
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { metaReturn } from '../bundle/returns.js';
import { check, evaluate, returnGate } from '../support/command-line.js';
import { makeHub } from '../support/hub.js';
import { checkByLibrary } from '../support/library.js';
import { evaluated, propose, type Proposal } from '../support/proposal.js';
import { git, makeRepository, temporaryFolder, writeFiles } from '../support/repository.js';
import { annotationsOf, pullRequest, runStep, type StepResult } from '../support/step.js';

const RETURN = 'specs/1_task/.return-meta.json';
const PHANTOM = { [RETURN]: metaReturn(['never.md']) } as const;
const HONEST = { [RETURN]: metaReturn(['real.md']), 'real.md': '# Real\n' };

/** What is said of a repository among the project's files. */
const PLANTED = /a git repository of its own .*its author could choose which commits are checked/s;

/** A program that leaves a mark, and the mark. */
let program: string;
let mark: string;

beforeAll(() => {
  const folder = temporaryFolder();
  mark = join(folder, 'ran');
  program = join(folder, 'program');
  writeProgram(program);
});

afterEach(() => {
  const ran = existsSync(mark) ? readFileSync(mark, 'utf8') : 'nothing was run';
  rmSync(mark, { force: true });
  expect(ran).toBe('nothing was run');
});

function writeProgram(path: string): void {
  writeFileSync(path, `#!/bin/sh\necho "$0 $*" >> '${mark}'\nexit 1\n`);
  chmodSync(path, 0o755);
}

type Contents = Readonly<Record<string, string | Uint8Array>>;

/** Files at a place. */
function at(place: string, files: Contents): Contents {
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [`${place}/${path}`, content]));
}

/** All files below a folder, by their paths. */
function filesOf(folder: string): Contents {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((file) => [file.slice(folder.length + 1), readFileSync(file)]));
}

/**
 * The files of a bare repository whose commit is honest, whose hooks and settings name programs, and which lacks a file that its
 * remote has promised.
 */
function planted(url: string): Contents {
  const { directory, git: run } = makeRepository([{ files: HONEST }], { bare: true, name: 'planted.git' });
  const settings = {
    'core.sshCommand': program,
    'core.fsmonitor': program,
    'core.alternateRefsCommand': program,
    'core.hooksPath': 'hooks',
    'diff.external': program,
    'remote.origin.url': url,
    'remote.origin.uploadpack': program,
    'remote.origin.promisor': 'true',
    'remote.origin.partialclonefilter': 'blob:none',
    'extensions.partialClone': 'origin',
    'core.repositoryFormatVersion': '1',
  };
  for (const [name, value] of Object.entries(settings)) run('config', name, value);
  const lost = run('rev-parse', 'main:real.md');
  const kept = Object.entries(filesOf(directory)).filter(
    ([path]) => !path.endsWith('.sample') && !path.includes(lost.slice(2)),
  );
  return {
    ...Object.fromEntries(kept),
    'objects/pack/pack-1.promisor': '',
    'hooks/post-checkout': readFileSync(program),
  };
}

/** A checkout whose folder `packages/app` is a bare repository, with phantoms all over it. */
function checkout(files: Contents): string {
  const phantoms = { ...PHANTOM, ...at('packages/app', PHANTOM), ...at('packages/app/deeper', PHANTOM) };
  return makeRepository([{ files: { ...phantoms, ...files } }], { checkout: true }).directory;
}

describe('a bare repository among the files of the project', () => {
  let project: string;

  beforeAll(() => {
    project = checkout(at('packages/app', planted('ssh://git@example.invalid/x')));
  });

  test.each(['packages/app', 'packages/app/deeper', 'packages/app/refs/heads'])(
    'is not checked: check --root %s',
    async (root) => {
      const { status, stdout, stderr } = await check(join(project, root));
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(PLANTED);
      expect(stderr).toContain(join(project, 'packages/app'));
    },
  );

  test('is not checked from within, nor compared with, nor proposed for', async () => {
    const cwd = join(project, 'packages/app');
    for (const args of [
      ['check'],
      ['check', '--base', 'HEAD'],
      ['check', '--at', 'main'],
      ['init'],
      ['init', '--write'],
    ]) {
      const { status, stderr } = await returnGate(args, { cwd });
      expect([args, status]).toEqual([args, 2]);
      expect(stderr).toMatch(PLANTED);
    }
    expect(existsSync(join(cwd, '.return-gate.yml'))).toBe(false);
  });

  test('is not checked by the library', () => {
    for (const root of ['packages/app', 'packages/app/deeper']) {
      expect(checkByLibrary({ root: join(project, root) }).error).toMatch(PLANTED);
    }
  });

  test.each(['packages/app', 'packages/app/deeper', './packages//app/'])(
    'is not checked by the action: working-directory %s',
    async (folder) => {
      const inputs = { 'working-directory': folder, mode: 'changed', base: 'main' };
      const event = pullRequest('pull_request', { head: 'ab'.repeat(20), base: 'cd'.repeat(20) });
      const result = await runStep({ workspace: project, inputs, event });
      expectRefused(result, PLANTED);
    },
  );

  test('is not asked what is checked out under pull_request_target', async () => {
    const inputs = { 'working-directory': 'packages/app', source: 'workspace' };
    const event = pullRequest('pull_request_target', { head: 'ab'.repeat(20), base: 'cd'.repeat(20) });
    expectRefused(await runStep({ workspace: project, inputs, event }), PLANTED);
  });

  test('has no say where the files on disk are judged', async () => {
    const root = join(project, 'packages/app');
    expect((await check(root, ['--workspace'])).status).toBe(1);
    for (const args of [
      ['fix'],
      ['migrate', '--to', 'return-meta@1.2', '**/.return-meta.json'],
      ['validate', RETURN],
    ]) {
      expect([0, 1, 3]).toContain((await returnGate(args, { cwd: root })).status);
    }
  });

  test('does not stop the project around it from being judged', async () => {
    const { status, report } = await evaluate(project);
    expect([status, report.counts.verdicts.missing]).toEqual([1, 3]);
    expect((await evaluate(join(project, 'packages'))).report.source.root).toBe('packages');
  });
});

describe('other forms of it', () => {
  const refused = async (files: Contents, root = 'packages/app'): Promise<void> => {
    const project = checkout(files);
    const { status, stderr } = await check(join(project, root));
    expect(status).toBe(2);
    expect(stderr).toMatch(PLANTED);
  };

  test('its remote is a folder of the project, which the program would serve', async () => {
    await refused({ ...at('packages/app', planted('../hub')), ...at('packages/hub', planted('nowhere')) });
  });

  test('its objects are elsewhere in the project, as those of a worktree do', async () => {
    const store = planted('ssh://git@example.invalid/x');
    await refused({
      ...at('packages/store', store),
      'packages/app/HEAD': 'ref: refs/heads/main\n',
      'packages/app/commondir': '../store\n',
    });
  });

  test('its HEAD, objects and refs are links', async () => {
    const files = { ...at('packages/store', planted('ssh://git@example.invalid/x')), ...at('packages/app', PHANTOM) };
    const links = ['HEAD', 'config', 'objects', 'refs'].map(
      (name) => [`packages/app/${name}`, { target: `../store/${name}` }] as const,
    );
    const { directory } = makeRepository([{ files: [...Object.entries(files), ...links] }], { checkout: true });
    const { status, stderr } = await check(join(directory, 'packages/app'));
    expect(status).toBe(2);
    expect(stderr).toMatch(PLANTED);
  });

  test('the top of the project looks like one: its own commits are judged', async () => {
    const project = checkout({ ...planted('ssh://git@example.invalid/x'), ...PHANTOM });
    expect((await evaluate(project)).report.counts.verdicts.missing).toBe(3);
    expect((await check(join(project, 'packages'))).status).toBe(1);
    // Where the checkout's own repository is damaged, it does not take its place.
    rmSync(join(project, '.git/HEAD'));
    const { status, stderr } = await check(project);
    expect(status).toBe(2);
    expect(stderr).toMatch(/not in a git repository that can be read: .*\.git leads to no HEAD, objects and refs/);
    rmSync(join(project, '.git'), { recursive: true });
    expectRefused(await runStep({ workspace: project }), /bare repository, without a checkout.*actions\/checkout/);
  });

  test('the project has no repository, as where actions/checkout had no git: the action checks none that is in it', async () => {
    const project = checkout(at('packages/app', planted('ssh://git@example.invalid/x')));
    rmSync(join(project, '.git'), { recursive: true });
    const result = await runStep({ workspace: project, inputs: { 'working-directory': 'packages/app' } });
    expectRefused(result, /bare repository, without a checkout.*actions\/checkout/);
  });
});

describe('what is honest is checked as ever', () => {
  test('folders of those names that are no repository', async () => {
    const files = { ...HONEST, 'objects/a.md': '#', 'refs/b.md': '#', config: 'x' };
    const project = makeRepository([{ files: at('packages/app', files) }], { checkout: true }).directory;
    expect((await check(join(project, 'packages/app'))).status).toBe(0);
    expect(checkByLibrary({ root: join(project, 'packages/app') }).report?.conclusion).toBe('passed');
    const inputs = { 'working-directory': 'packages/app' };
    expect((await runStep({ workspace: project, inputs })).status).toBe(0);
  });

  test('a bare repository that the root names, also in its hooks, but not from a folder in it', async () => {
    const { directory } = makeRepository([{ files: HONEST }], { bare: true });
    expect((await check(directory)).status).toBe(0);
    const hook = { cwd: directory, env: { GIT_DIR: '.' } };
    expect((await returnGate(['check', '--at', 'main'], hook)).status).toBe(0);
    const { status, stderr } = await check(join(directory, 'refs'));
    expect(status).toBe(2);
    expect(stderr).toMatch(/is in what looks like the bare repository .*Name that repository itself/s);
  });

  test('a push that a hook has not accepted yet', async () => {
    const { directory, git: run } = makeRepository([{ files: PHANTOM }], { bare: true });
    const clone = join(temporaryFolder(), 'clone');
    git('.', ['clone', '--quiet', directory, clone]);
    writeFiles(clone, HONEST);
    git(clone, ['add', '--all']);
    git(clone, ['commit', '--quiet', '--message=Honest']);
    const says = join(temporaryFolder(), 'says');
    const cli = join(process.cwd(), 'dist/cli/index.js');
    writeFileSync(
      join(directory, 'hooks/pre-receive'),
      `#!/bin/sh\nread old new ref\n'${process.execPath}' '${cli}' check --at "$new" > '${says}' 2>&1\n`,
    );
    chmodSync(join(directory, 'hooks/pre-receive'), 0o755);
    git(clone, ['push', '--quiet', 'origin', 'HEAD:topic']);
    expect(readFileSync(says, 'utf8')).toMatch(/PASSED/i);
    expect(run('rev-parse', 'topic')).toBe(git(clone, ['rev-parse', 'HEAD']));
  });

  test('a worktree, a submodule, and what hooks of a checkout are run in', async () => {
    const origin = makeRepository([{ files: HONEST }], { checkout: true });
    const worktree = join(temporaryFolder(), 'worktree');
    origin.git('worktree', 'add', '--quiet', '--detach', worktree);
    expect((await check(worktree)).status).toBe(0);
    expect((await check(join(origin.directory, '.git'))).status).toBe(0);
    const outer = makeRepository([{ files: PHANTOM }], { checkout: true });
    outer.git('submodule', '--quiet', 'add', origin.directory, 'packages/app');
    expect((await check(join(outer.directory, 'packages/app'))).status).toBe(0);
    expect((await check(join(outer.directory, 'packages'))).status).toBe(3);
  });
});

describe('a working-directory that is a link, or goes through one', () => {
  let project: string;

  beforeAll(() => {
    const files = { ...at('honest', HONEST), ...at('packages/app', PHANTOM), 'a-file': 'x' };
    const outside = makeRepository([{ files: HONEST }], { checkout: true }).directory;
    const links = { link: 'honest', 'packages/up': '..', 'packages/out': outside, 'packages/gone': 'nowhere' };
    const entries = Object.entries(links).map(([path, target]) => [path, { target }] as const);
    project = makeRepository([{ files: [...Object.entries(files), ...entries] }], { checkout: true }).directory;
  });

  test.each([
    ['link', /link is a symbolic link to honest.*write the folder itself, such as honest\./],
    ['./link/', /link is a symbolic link to honest/],
    ['packages/up/honest', /packages\/up is a symbolic link to \.\./],
    ['link/specs', /link is a symbolic link to honest/],
    ['packages/out', /packages\/out is a symbolic link to .*write the folder itself, below the workspace/],
    ['packages/gone', /packages\/gone is a symbolic link to nowhere/],
  ])('is refused: %s', async (folder, says) => {
    for (const source of ['commit', 'workspace']) {
      expectRefused(await runStep({ workspace: project, inputs: { 'working-directory': folder, source } }), says);
    }
  });

  test('is refused where it is absolute, also where the workspace itself is reached by a link', async () => {
    const workspace = join(temporaryFolder(), 'workspace');
    symlinkSync(project, workspace, 'junction');
    for (const [from, folder] of [
      [project, join(project, 'link')],
      [workspace, join(workspace, 'link')],
      [workspace, join(project, 'link')],
      [workspace, 'link'],
    ] as const) {
      const result = await runStep({ workspace: from, inputs: { 'working-directory': folder } });
      expectRefused(result, /is a symbolic link to honest/);
    }
    const honest = await runStep({ workspace, inputs: { 'working-directory': 'honest' } });
    expect(honest.status).toBe(0);
  });

  test('is a choice where a person or a program names it: its real place is judged', async () => {
    const { status, report } = await evaluate(join(project, 'link'));
    expect([status, report.source.root]).toEqual([0, 'honest']);
    expect(checkByLibrary({ root: join(project, 'link') }).report?.source.root).toBe('honest');
  });
});

describe('a working-directory that is in a submodule', () => {
  const library = makeHub(HONEST);
  const hub = makeHub({ [`packages/app/${RETURN}`]: PHANTOM[RETURN], 'a.txt': 'a' });

  /** A proposal, checked out with its submodules. */
  function checkedOut(branch: string): Proposal {
    const proposal = propose(hub, branch);
    git(proposal.workspace, [
      '-c',
      'protocol.file.allow=always',
      'submodule',
      '--quiet',
      'update',
      '--init',
      '--recursive',
    ]);
    return proposal;
  }

  beforeAll(() => {
    const work = hub.checkout('main');
    git(work, ['checkout', '--quiet', '-b', 'replaces']);
    git(work, ['rm', '-r', '--quiet', 'packages/app']);
    git(work, ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library.url, 'packages/app']);
    git(work, ['commit', '--quiet', '--message=Replaces']);
    git(work, ['push', '--quiet', 'origin', 'replaces']);
    hub.commit('honest', { files: { 'packages/app/never.md': '# There\n' } });
  });

  test('is refused on a pull request, from the disk as well', async () => {
    for (const inputs of [{}, { source: 'workspace' }, { 'working-directory': 'packages/app/specs' }]) {
      const result = await evaluated(checkedOut('replaces'), { 'working-directory': 'packages/app', ...inputs });
      expectRefused(result, /is in a submodule of .*packages\/app: a branch chooses its commits/);
    }
  });

  test('is none where the project itself is there, or another step has checked a repository out', async () => {
    const { workspace, event } = propose(hub, 'honest');
    expect((await evaluated({ workspace, event }, { 'working-directory': 'packages/app' })).status).toBe(0);
    const around = makeRepository([{ files: { 'x.txt': 'x' } }], { checkout: true }).directory;
    renameSync(workspace, join(around, 'project'));
    const inside = await evaluated({ workspace: around, event }, { 'working-directory': 'project/packages/app' });
    expect(inside.status).toBe(0);
  });
});

function expectRefused(result: StepResult, says: RegExp): void {
  expect(result.status).toBe(2);
  expect(annotationsOf(result).map(({ name }) => name)).toEqual(['error']);
  expect(annotationsOf(result)[0]?.data).toMatch(says);
}
