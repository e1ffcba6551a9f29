import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLI } from '../support/bundle.js';
import { subagentReturn } from '../bundle/returns.js';
import { git, temporaryFolder, writeFiles } from '../support/repository.js';

/**
 * The plugin for Claude Code, compared with what https://code.claude.com/docs/en/plugins-reference and
 * https://code.claude.com/docs/en/plugin-marketplaces say of its files.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const plugin = join(root, 'integrations/claude-code');

function readJson(file: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
}

interface Matcher {
  readonly matcher: string;
  readonly hooks: readonly { readonly type: string; readonly command: string; readonly timeout: number }[];
}

const manifest = readJson(join(plugin, '.claude-plugin/plugin.json'));
const { hooks } = readJson(join(plugin, 'hooks/hooks.json')) as {
  readonly hooks: Readonly<Record<string, readonly Matcher[]>>;
};
const [stop] = hooks.SubagentStop ?? [];
const command = stop?.hooks[0]?.command ?? '';

describe('The plugin', () => {
  test('has a manifest with fields that are documented', () => {
    const known = ['name', 'version', 'description', 'author', 'homepage', 'repository', 'license', 'keywords'];
    expect(Object.keys(manifest)).toEqual(known);
    expect(manifest.name).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/);
    expect(manifest.version).toBe(readJson(join(root, 'package.json')).version);
  });

  test('is found by the marketplace of the repository', () => {
    const { name, owner, plugins } = readJson(join(root, '.claude-plugin/marketplace.json'));
    expect([name, owner]).toEqual(['return-gate', { name: expect.any(String) }]);
    expect(plugins).toEqual([
      { name: manifest.name, source: './integrations/claude-code', description: manifest.description },
    ]);
  });

  test('has one hook, a command in a file of its own', () => {
    expect(Object.keys(hooks)).toEqual(['SubagentStop']);
    expect(stop?.hooks.map(({ type, timeout }) => [type, timeout])).toEqual([['command', 60]]);
    const [, script = ''] = /^\/bin\/sh "\$\{CLAUDE_PLUGIN_ROOT\}\/(.+)"$/.exec(command) ?? [];
    expect(() => {
      accessSync(join(plugin, script), constants.R_OK);
    }).not.toThrow();
  });

  test.each([
    ['planner', true],
    ['general-purpose', true],
    ['my-plugin:Explore', true],
    ['Explorer', true],
    ['Explore', false],
    ['Plan', false],
  ])('checks %s: %s', (agent, isChecked) => {
    expect(new RegExp(stop?.matcher ?? '').test(agent)).toBe(isChecked);
  });
});

/** Commits what is in a project, ignored or not. */
function commitAll(project: string): void {
  git(project, ['add', '--all', '--force']);
  git(project, ['-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-q', '-m', 'All']);
}

/** A folder with a command return-gate. */
function installed(folder: string): string {
  return program(folder, 'return-gate', `exec "${process.execPath}" "${CLI}" "$@"`);
}

/** A folder with a program. */
function program(folder: string, name: string, script: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return folder;
}

interface Ended {
  readonly status: number | null;
  readonly stderr: string;
}

interface Surroundings extends Readonly<Record<string, string>> {
  readonly bin?: string;
  /** The folder in which the agent works; the project by default. */
  readonly at?: string;
  /** The hook; that of the plugin by default. */
  readonly hook?: string;
}

/** Runs the hook as Claude Code does: by a shell, with the event on standard input. */
function endSubagent(
  project: string,
  message: string,
  { bin = '', at = project, hook = command, ...env }: Surroundings = {},
): Ended {
  const event = {
    session_id: 'abc',
    cwd: at,
    hook_event_name: 'SubagentStop',
    stop_hook_active: false,
    agent_type: 'planner',
    last_assistant_message: message,
  };
  const { status, stderr } = spawnSync('sh', ['-c', hook], {
    cwd: temporaryFolder(),
    encoding: 'utf8',
    input: JSON.stringify(event),
    env: {
      PATH: [bin, process.env.PATH ?? ''].join(delimiter),
      CLAUDE_PLUGIN_ROOT: plugin,
      CLAUDE_PROJECT_DIR: project,
      ...env,
    },
  });
  return { status, stderr };
}

describe('The hook', () => {
  let project = '';

  beforeEach(() => {
    project = temporaryFolder();
    writeFileSync(join(project, '.return-gate.yml'), '');
    writeFileSync(join(project, 'plan.md'), 'The plan.\n');
  });

  test('lets a subagent end whose return is true', () => {
    const bin = installed(join(temporaryFolder(), 'bin'));
    expect(endSubagent(project, subagentReturn(['plan.md']), { bin })).toEqual({ status: 0, stderr: '' });
  });

  test('hands back a return that claims what is not there', () => {
    const bin = installed(join(temporaryFolder(), 'bin'));
    const { status, stderr } = endSubagent(project, subagentReturn(['plan.md', 'other.md']), { bin });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^\[FAIL\] Artifact does not exist: other\.md$/m);
  });

  test('checks by the version that the settings name', () => {
    const bin = installed(join(temporaryFolder(), 'bin'));
    const env = { bin, RETURN_GATE_STANDARD: 'subagent-return@9' };
    const { status, stderr } = endSubagent(project, subagentReturn(['plan.md']), env);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/subagent-return@9/)]);
  });

  test('leaves a project alone that has no configuration of return-gate', () => {
    const other = temporaryFolder();
    const bin = installed(join(temporaryFolder(), 'bin'));
    expect(endSubagent(other, 'Not a return.', { bin })).toEqual({ status: 0, stderr: '' });
  });
});

describe('An agent that works in a worktree of its own', () => {
  let project = '';
  let worktree = '';
  let bin = '';
  let printed = '';

  beforeAll(() => {
    project = temporaryFolder();
    git(project, ['init', '-q']);
    const files = { '.return-gate.yml': '', 'a.md': 'a', 'app/.return-gate.yml': '', 'app/a.md': 'a' };
    writeFiles(project, { ...files, '.gitignore': '.claude/worktrees/\n' });
    commitAll(project);
    worktree = join(project, '.claude/worktrees/agent-1');
    git(project, ['worktree', 'add', '-q', '-b', 'agent-1', worktree]);
    writeFiles(worktree, { 'b.md': 'b', 'app/b.md': 'b' });
    bin = installed(join(temporaryFolder(), 'bin'));
    const { stdout } = spawnSync(
      process.execPath,
      [CLI, 'prompt', '--hook', 'claude', '--standard', 'subagent-return@1.2'],
      {
        encoding: 'utf8',
      },
    );
    const settings = JSON.parse(stdout) as { hooks: { SubagentStop: readonly [Matcher] } };
    printed = settings.hooks.SubagentStop[0].hooks[0]?.command ?? '';
  });

  const HOOKS = [
    ['the plugin', () => command],
    ['the command that prompt --hook prints', () => printed],
  ] as const;

  /** What the hook makes of a claim of a file, made in a folder, in a project that is the repository or a folder of it. */
  const claimed = (hook: string, file: string, at: string, folder = ''): number | null =>
    endSubagent(join(project, folder), subagentReturn([file]), { bin, at, hook }).status;

  test.each(HOOKS)('is checked there: %s', (_, hook) => {
    for (const at of [worktree, join(worktree, 'app')]) {
      expect([claimed(hook(), 'a.md', at), claimed(hook(), 'b.md', at)]).toEqual([0, 0]);
      expect(claimed(hook(), 'never.md', at)).toBe(2);
    }
    // The project is a folder of the repository, and the agent is in another.
    expect(claimed(hook(), 'b.md', worktree, 'app')).toBe(0);
    expect(claimed(hook(), 'app/b.md', worktree, 'app')).toBe(2);
  });

  test.each(HOOKS)('proves nothing for an agent in the main checkout: %s', (_, hook) => {
    expect([claimed(hook(), 'a.md', project), claimed(hook(), 'b.md', project)]).toEqual([0, 2]);
    expect([claimed(hook(), 'a.md', join(project, 'app')), claimed(hook(), 'b.md', join(project, 'app'))]).toEqual([
      0, 2,
    ]);
  });

  test.each(HOOKS)('is not taken from a folder that is no worktree of the project: %s', (_, hook) => {
    const clone = join(temporaryFolder(), 'clone');
    git('.', ['clone', '-q', project, clone]);
    const elsewhere = temporaryFolder();
    for (const at of [clone, elsewhere, join(project, 'gone'), '']) {
      if (at !== '') writeFiles(at.includes('gone') ? elsewhere : at, { 'b.md': 'b' });
      expect([at, claimed(hook(), 'b.md', at), claimed(hook(), 'a.md', at)]).toEqual([at, 2, 0]);
    }
  });

  test('is checked from the main checkout, too, where the session is in a worktree', () => {
    const end = (file: string): number | null =>
      endSubagent(worktree, subagentReturn([file]), { bin, at: project, hook: printed }).status;
    expect([end('a.md'), end('b.md')]).toEqual([0, 2]);
  });
});

/** What a program of the branch does: it leaves a trace, and says that all is well. */
function hostile(trace: string): string {
  return `echo "$0" >> "${trace}"; exit 0`;
}

describe('The return-gate that the hook starts', () => {
  let project = '';
  let trace = '';
  /** That of the PATH, which finds the return wrong. */
  let bin = '';

  beforeEach(() => {
    project = temporaryFolder();
    git(project, ['init', '-q']);
    writeFiles(project, { '.return-gate.yml': '', '.gitignore': 'node_modules\n' });
    trace = join(temporaryFolder(), 'trace');
    bin = installed(join(temporaryFolder(), 'bin'));
  });

  function end(env: Readonly<Record<string, string>> = {}): number | null {
    return endSubagent(project, subagentReturn(['other.md']), { bin, ...env }).status;
  }

  function traced(): boolean {
    return existsSync(trace);
  }

  const own = (): string => join(project, 'node_modules/.bin');
  const JUDGED = 2;

  /** As npm installs it: the command is a link into the package. */
  function installInProject(script: string): void {
    program(join(project, 'node_modules/return-gate/dist'), 'cli.js', script);
    mkdirSync(own(), { recursive: true });
    symlinkSync('../return-gate/dist/cli.js', join(own(), 'return-gate'));
  }

  test('is that of the project, where git tracks nothing in node_modules', () => {
    installInProject(`exec "${process.execPath}" "${CLI}" "$@"`);
    program(bin, 'return-gate', hostile(trace));
    git(project, ['add', '--all']);
    expect([end(), traced()]).toEqual([JUDGED, false]);
  });

  test('is that of the project, where pnpm has linked it, in a package of a workspace', () => {
    const top = project;
    project = join(top, 'packages/app');
    const store = join(top, 'node_modules/.pnpm/return-gate@1.0.0/node_modules/return-gate');
    writeFiles(project, { '.return-gate.yml': '' });
    program(store, 'cli.js', '');
    installed(own());
    symlinkSync(store, join(project, 'node_modules/return-gate'));
    program(bin, 'return-gate', hostile(trace));
    expect([end(), traced()]).toEqual([JUDGED, false]);
  });

  test.each<readonly [string, () => void]>([
    [
      'the branch has committed',
      () => {
        installInProject(hostile(trace));
        commitAll(project);
      },
    ],
    [
      'leads to a package that the branch has committed',
      () => {
        program(join(project, 'node_modules/return-gate/dist'), 'cli.js', hostile(trace));
        commitAll(project);
        mkdirSync(own(), { recursive: true });
        symlinkSync('../return-gate/dist/cli.js', join(own(), 'return-gate'));
      },
    ],
    [
      'is beside a package that the branch has committed, in another letter case',
      () => {
        writeFiles(project, { 'Node_Modules/return-gate/index.js': '' });
        commitAll(project);
        installInProject(hostile(trace));
      },
    ],
    [
      'is in a node_modules that is a link of the branch',
      () => {
        program(join(project, 'tools/.bin'), 'return-gate', hostile(trace));
        mkdirSync(join(project, 'tools/return-gate'));
        symlinkSync('tools', join(project, 'node_modules'));
        commitAll(project);
      },
    ],
    [
      'is linked to a folder of the branch, as in a workspace',
      () => {
        program(join(project, 'packages/return-gate'), 'cli.js', hostile(trace));
        commitAll(project);
        mkdirSync(own(), { recursive: true });
        symlinkSync('../packages/return-gate', join(project, 'node_modules/return-gate'));
        symlinkSync('../return-gate/cli.js', join(own(), 'return-gate'));
      },
    ],
    [
      'lies where git cannot tell, for there is no repository',
      () => {
        rmSync(join(project, '.git'), { recursive: true });
        installInProject(hostile(trace));
      },
    ],
  ])('is not that of a project which %s', (_, make) => {
    make();
    expect([end(), traced()]).toEqual([JUDGED, false]);
  });

  test('is not asked of a repository that a folder of the branch poses as', () => {
    const top = project;
    project = join(top, 'app');
    git(top, ['init', '-q', '--bare', project]);
    program(top, 'monitor', hostile(trace));
    git(project, ['config', 'core.bare', 'false']);
    git(project, ['config', 'core.worktree', project]);
    git(project, ['config', 'core.fsmonitor', join(top, 'monitor')]);
    writeFiles(project, { '.return-gate.yml': '' });
    installInProject(hostile(trace));
    expect([end(), traced()]).toEqual([JUDGED, false]);
  });

  test('is not taken from a PATH into the project, and neither is git or node', () => {
    for (const name of ['return-gate', 'git', 'node', 'npx', 'env']) program(own(), name, hostile(trace));
    const link = join(temporaryFolder(), 'link');
    symlinkSync(own(), link);
    for (const first of [own(), link, 'node_modules/.bin', '']) {
      expect([first, end({ bin: [first, bin].join(delimiter) }), traced()]).toEqual([first, JUDGED, false]);
    }
  });

  test('is not downloaded: without one the hook says how to install it, whatever registry the branch names', () => {
    writeFiles(project, { '.npmrc': 'registry=http://127.0.0.1:9/\n' });
    for (const name of ['npx', 'npm']) program(bin, name, hostile(trace));
    rmSync(join(bin, 'return-gate'));
    const { status, stderr } = endSubagent(project, subagentReturn(['other.md']), { bin });
    expect([status, traced()]).toEqual([1, false]);
    expect(stderr).toMatch(/return-gate was not found.*npm install --global return-gate/);
  });

  test('is not named with another way to download it anywhere in the plugin', () => {
    const script = readFileSync(join(plugin, 'hooks/subagent-stop.sh'), 'utf8').replace(/^\s*#.*$/gm, '');
    expect(script).not.toMatch(/\b(?:npx|npm exec|pnpm dlx|yarn dlx|bunx|curl|wget)\b/);
  });
});
