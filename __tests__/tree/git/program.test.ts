import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findGit, lookUp } from '../../../src/tree/git/program.js';
import { temporaryFolder } from '../../support/repository.js';

const HINT = 'install git, or check the files on disk with --workspace.';
let root: string;
let project: string;
const { PATH } = process.env;
const home = process.cwd();

beforeEach(() => {
  root = temporaryFolder();
  project = join(root, 'project');
  mkdirSync(project);
});

afterEach(() => {
  process.env.PATH = PATH;
  process.chdir(home);
});

/** Puts a program into a folder below the root. Returns the folder. */
function programIn(folder: string, name = 'git', mode = 0o755): string {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, name), '#!/bin/sh\n');
  chmodSync(join(root, folder, name), mode);
  return join(root, folder);
}

describe('the git that is started', () => {
  test('is the first on PATH, with the folders that count', () => {
    const [one, two] = [programIn('one'), programIn('two')];
    mkdirSync(join(root, 'empty'));
    const given = [join(root, 'none'), join(root, 'empty'), one, two].join(delimiter);
    expect(lookUp(given, project)).toEqual({
      file: join(one, 'git'),
      path: [join(root, 'empty'), one, two].join(delimiter),
    });
  });

  test('may be executed, and is a file', () => {
    const plain = programIn('plain', 'git', 0o644);
    mkdirSync(join(root, 'folder/git'), { recursive: true });
    const one = programIn('one');
    expect(lookUp([plain, join(root, 'folder'), one].join(delimiter), project).file).toBe(join(one, 'git'));
  });

  test('is never one of the project, nor of a relative folder, nor behind a link into the project', () => {
    const own = programIn('project/bin');
    symlinkSync(own, join(root, 'link'));
    process.chdir(root);
    programIn('relative');
    for (const folder of [own, project, join(root, 'link'), 'relative', 'project/bin', '']) {
      const one = programIn('one');
      expect(lookUp([folder, one].join(delimiter), project)).toEqual({ file: join(one, 'git'), path: one });
    }
    for (const folder of [own, join(root, 'link'), 'relative']) {
      expect(() => lookUp(folder, project)).toThrow(
        `git was not found on this machine but as ${join(folder, 'git')}, ` +
          `and none is started from the project or from a relative folder in PATH: ${HINT}`,
      );
    }
  });

  test('may be anywhere if the project is the whole disk', () => {
    const one = programIn('one');
    expect(lookUp(one, '/').file).toBe(join(one, 'git'));
  });

  test('is not found where PATH has none', () => {
    expect(() => lookUp(project, project)).toThrow(`git was not found on this machine: ${HINT}`);
    delete process.env.PATH;
    expect(() => findGit(project)).toThrow(`git was not found on this machine: ${HINT}`);
    expect(() => findGit(project)).toThrow(expect.objectContaining({ kind: 'no-git' }) as Error);
  });

  test('is looked for once for each project and PATH', () => {
    const [one, two] = [programIn('one'), programIn('two')];
    process.env.PATH = one;
    const found = findGit(project);
    expect(found.file).toBe(join(one, 'git'));
    expect(findGit(project)).toBe(found);
    expect(() => findGit(root)).toThrow('was not found');
    process.env.PATH = two;
    expect(findGit(project).file).toBe(join(two, 'git'));
  });

  test('is git.exe on Windows, in a folder of a drive, which may be in quotes', () => {
    // On other systems these are relative paths.
    process.chdir(root);
    for (const folder of ['C:\\tools', '\\tools']) {
      mkdirSync(folder);
      writeFileSync(`${folder}\\git.exe`, '', { mode: 0o755 });
      writeFileSync(`${folder}\\git.bat`, '', { mode: 0o755 });
    }
    const file = 'C:\\tools\\git.exe';
    expect(lookUp('\\tools;tools;"C:\\tools"', '/project', 'win32')).toEqual({ file, path: 'C:\\tools' });
    expect(lookUp('C:\\tools', '/project', 'win32')).toEqual({ file, path: 'C:\\tools' });
    for (const folder of ['"C:\\tools', 'C:\\tools"', 'x"C:\\tools"', '"C:\\tools"x']) {
      expect(() => lookUp(folder, '/project', 'win32')).toThrow('git was not found on this machine: ');
    }
    expect(() => lookUp('\\tools', '/project', 'win32')).toThrow('but as \\tools\\git.exe, and none is started');
    expect(() => lookUp('"C:\\tools"', '/project', 'linux')).toThrow('git was not found on this machine: ');
  });
});
