/** What whoever calls has set for git of their own neither stops the gate nor changes what it says; what is broken is named. */
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { metaReturn } from '../bundle/returns.js';
import { check } from '../support/command-line.js';
import { git, makeRepository, temporaryFolder, writeFiles, type Repository } from '../support/repository.js';
import { runStep } from '../support/step.js';

const FOLDER = 'specs/1_task';
const RETURN = `${FOLDER}/.return-meta.json`;

/** A project in a folder, whose claims are asked of the tree, of history and of the workspace. */
let repository: Repository;
let project: string;
let mark: string;
let program: string;

beforeAll(() => {
  const claims = ['real.md', 'gone.md', 'old.md', 'old/edited.md', 'loose.md', 'ignored.md', 'never.md', 'Real.md'];
  const text = (name: string): string => Array.from({ length: 30 }, (_, n) => `${name} ${String(n)}\n`).join('');
  const at = (files: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(files).map(([path, content]) => [`app/${path}`, content]));
  repository = makeRepository(
    [
      { files: at({ 'gone.md': text('gone'), 'old.md': text('old'), 'old/edited.md': text('edited') }) },
      {
        files: at({
          'real.md': '# Real\n',
          [RETURN]: metaReturn(claims),
          '[a]*?.md': 'x',
          '.gitignore': 'ignored.md\n',
        }),
      },
      {
        moved: { 'app/old.md': 'app/new.md', 'app/old/edited.md': 'app/new/edited.md' },
        removed: ['app/gone.md'],
        files: at({ 'new/edited.md': `${text('edited')}one more\n` }),
      },
    ],
    { checkout: true },
  );
  project = join(repository.directory, 'app');
  writeFiles(project, { 'loose.md': '#\n', 'ignored.md': '#\n' });
  mark = join(temporaryFolder(), 'ran');
  program = join(temporaryFolder(), 'program');
  writeFileSync(program, `#!/bin/sh\necho "$0 $*" >> '${mark}'\nexit 1\n`);
  chmodSync(program, 0o755);
});

afterEach(() => {
  const ran = existsSync(mark) ? readFileSync(mark, 'utf8') : 'nothing was run';
  rmSync(mark, { force: true });
  expect(ran).toBe('nothing was run');
});

type Variables = Readonly<Record<string, string>>;

/** What a check says in an environment. */
async function told(env: Variables, args: readonly string[] = []): Promise<readonly unknown[]> {
  const { status, stdout, stderr } = await check(project, ['--format', 'json', ...args], { env });
  return [status, stdout, stderr];
}

const plain = new Map<string, Promise<readonly unknown[]>>();

/** What it says without any of that; asked once, since nothing else changes. */
function toldPlainly(args: readonly string[] = []): Promise<readonly unknown[]> {
  const key = args.join(' ');
  const known = plain.get(key) ?? told({}, args);
  plain.set(key, known);
  return known;
}

/** Settings as a person has them: in the file that holds theirs. */
function settings(pairs: readonly (readonly [string, string])[]): Variables {
  const file = join(temporaryFolder(), 'gitconfig');
  for (const [name, value] of pairs) git('.', ['config', '--file', file, name, value]);
  return { GIT_CONFIG_GLOBAL: file };
}

/** The same, handed over without a file. */
function inVariables(pairs: readonly (readonly [string, string])[]): Variables {
  const named = pairs.flatMap(([name, value], n) => [
    [`GIT_CONFIG_KEY_${String(n)}`, name],
    [`GIT_CONFIG_VALUE_${String(n)}`, value],
  ]);
  return { ...(Object.fromEntries(named) as Variables), GIT_CONFIG_COUNT: String(pairs.length) };
}

test('the project is checked by its commit, its history and its workspace', async () => {
  const [status, stdout] = await toldPlainly();
  const { returns } = JSON.parse(String(stdout)) as {
    returns: { claims: { path: string; verdict: string; foundAt: string | null }[] }[];
  };
  const claims = returns[0]?.claims.map(({ path, verdict, foundAt }) => [path, verdict, foundAt]);
  expect([status, claims]).toEqual([
    1,
    [
      ['real.md', 'present', null],
      ['gone.md', 'removed', null],
      ['old.md', 'relocated', 'new.md'],
      ['old/edited.md', 'relocated', 'new/edited.md'],
      ['loose.md', 'uncommitted', null],
      ['ignored.md', 'uncommitted', null],
      ['never.md', 'missing', null],
      ['Real.md', 'case-mismatch', 'real.md'],
    ],
  ]);
});

describe('variables of git change nothing', () => {
  const elsewhere = (): string => makeRepository([{ files: { 'other.md': '#' } }], { checkout: true }).directory;

  test.each<readonly [string, () => Variables]>([
    ['GIT_GLOB_PATHSPECS', () => ({ GIT_GLOB_PATHSPECS: '1' })],
    ['GIT_NOGLOB_PATHSPECS', () => ({ GIT_NOGLOB_PATHSPECS: '1', GIT_ICASE_PATHSPECS: '1' })],
    ['both, which contradict each other', () => ({ GIT_GLOB_PATHSPECS: '1', GIT_NOGLOB_PATHSPECS: '1' })],
    [
      'GIT_TRACE and its like',
      () => ({ GIT_TRACE: '1', GIT_TRACE2: '1', GIT_TRACE_SETUP: '2', GIT_TRACE2_EVENT: '1' }),
    ],
    [
      'programs',
      () => ({
        GIT_EXTERNAL_DIFF: program,
        GIT_PAGER: program,
        GIT_EDITOR: program,
        GIT_ASKPASS: program,
        GIT_PROXY_COMMAND: program,
      }),
    ],
    [
      'another repository',
      () => {
        const other = elsewhere();
        return {
          GIT_DIR: join(other, '.git'),
          GIT_WORK_TREE: other,
          GIT_COMMON_DIR: join(other, '.git'),
          GIT_OBJECT_DIRECTORY: join(other, '.git', 'objects'),
          GIT_PREFIX: 'x/',
        };
      },
    ],
    [
      'another index, name space, end of history and source of attributes',
      () => ({
        GIT_INDEX_FILE: 'nowhere',
        GIT_NAMESPACE: 'x',
        GIT_SHALLOW_FILE: '/dev/null',
        GIT_REPLACE_REF_BASE: 'refs/x',
        GIT_ATTR_SOURCE: 'nowhere',
        GIT_CONFIG: 'nowhere',
      }),
    ],
    ['a ceiling', () => ({ GIT_CEILING_DIRECTORIES: repository.directory })],
    ['what a git above hands to its own programs', () => ({ GIT_CONFIG_PARAMETERS: "'core.bare'='true' 'x" })],
    ['other words', () => ({ LANGUAGE: 'de', LC_ALL: 'de_DE.UTF-8', LANG: 'de_DE.UTF-8', GIT_DIFF_OPTS: '-u0' })],
    ['another format', () => ({ GIT_DEFAULT_HASH: 'sha256', GIT_FLUSH: '0', GIT_PROTOCOL: 'version=0' })],
  ])('%s', async (_, variables) => {
    expect(await told(variables())).toEqual(await toldPlainly());
  });
});

describe('settings of git change nothing', () => {
  const SETTINGS: readonly (readonly [string, string])[] = [
    ['log.follow', 'true'],
    ['log.showRoot', 'false'],
    ['log.showSignature', 'true'],
    ['log.diffMerges', 'off'],
    ['log.date', 'relative'],
    ['log.decorate', 'full'],
    ['log.abbrevCommit', 'true'],
    ['log.mailmap', 'true'],
    ['format.pretty', 'fuller'],
    ['format.notes', 'true'],
    ['diff.orderFile', 'nowhere'],
    ['diff.renames', 'false'],
    ['diff.renameLimit', '1'],
    ['diff.relative', 'true'],
    ['diff.noprefix', 'true'],
    ['diff.mnemonicPrefix', 'true'],
    ['diff.ignoreSubmodules', 'all'],
    ['diff.submodule', 'log'],
    ['core.quotePath', 'false'],
    ['core.abbrev', '4'],
    ['core.ignoreCase', 'true'],
    ['core.precomposeUnicode', 'true'],
    ['color.ui', 'always'],
    ['color.diff', 'always'],
    ['submodule.recurse', 'true'],
    ['status.showUntrackedFiles', 'no'],
  ];

  const programs = (): readonly (readonly [string, string])[] => [
    ['trace2.eventTarget', mark],
    ['trace2.normalTarget', mark],
    ['core.pager', program],
    ['pager.log', program],
    ['core.fsmonitor', program],
    ['core.sshCommand', program],
    ['core.askPass', program],
    ['diff.external', program],
    ['gpg.program', program],
    ['alias.log', `!${program}`],
    ['alias.cat-file', `!${program}`],
  ];

  test.each([
    ['a file', settings],
    ['variables', inVariables],
  ])('handed over by %s', async (_, handed) => {
    const env = handed([...SETTINGS, ...programs()]);
    expect(await told(env)).toEqual(await toldPlainly());
    const base = ['--base', 'HEAD~1'];
    expect(await told(env, base)).toEqual(await toldPlainly(base));
  });

  test('log.follow where history is asked about one path', async () => {
    const files = { [RETURN]: metaReturn(['gone.md']) };
    const { directory } = makeRepository([{ files: { 'gone.md': '# Gone\n', ...files } }, { removed: ['gone.md'] }]);
    for (const run of [check(directory, ['--notices'], { env: settings(SETTINGS) }), check(directory, ['--notices'])]) {
      const { status, stdout } = await run;
      expect([status, stdout.includes('artifact-removed')]).toEqual([0, true]);
    }
    const result = await runStep({ workspace: directory, env: settings(SETTINGS) });
    expect(result.status).toBe(0);
  });
});

describe('a broken configuration of git is named as what it is', () => {
  const NAMED = /git's configuration is broken: .*git config --list --show-origin/s;

  const broken = (text: string): Variables => {
    const file = join(temporaryFolder(), 'gitconfig');
    writeFileSync(file, text);
    return { GIT_CONFIG_GLOBAL: file };
  };

  test.each<readonly [string, () => Variables, RegExp]>([
    ['no such syntax', () => broken('[core\n'), /bad config line 1 in file .*gitconfig/],
    [
      'no Boolean value',
      () => broken('[core]\n\tbare = perhaps\n'),
      /bad boolean config value 'perhaps' for 'core\.bare'/,
    ],
    ['no number', () => broken('[core]\n\tcompression = much\n'), /bad numeric config value 'much'/],
    ['a value that only history asks for', () => broken('[diff]\n\talgorithm = best\n'), /diff\.algorithm/],
    ['a count that is none', () => ({ GIT_CONFIG_COUNT: 'x' }), /GIT_CONFIG_COUNT/],
    ['fewer settings than their count', () => ({ GIT_CONFIG_COUNT: '1' }), /GIT_CONFIG_KEY_0/],
  ])('%s', async (_, variables, says) => {
    const { status, stdout, stderr } = await check(project, [], { env: variables() });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(NAMED);
    expect(stderr).toMatch(says);
  });
});
