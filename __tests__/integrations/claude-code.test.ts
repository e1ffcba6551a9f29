import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLI } from '../support/bundle.js';
import { subagentReturn } from '../bundle/returns.js';
import { temporaryFolder } from '../support/repository.js';

/**
 * The plugin for Claude Code, held against what https://code.claude.com/docs/en/plugins-reference and
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
    const [, script = ''] = /^sh "\$\{CLAUDE_PLUGIN_ROOT\}\/(.+)"$/.exec(command) ?? [];
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
  ])('judges %s: %s', (agent, isJudged) => {
    expect(new RegExp(stop?.matcher ?? '').test(agent)).toBe(isJudged);
  });
});

/** A folder with a command return-gate. */
function installed(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'return-gate');
  writeFileSync(file, `#!/bin/sh\nexec "${process.execPath}" "${CLI}" "$@"\n`);
  chmodSync(file, 0o755);
  return folder;
}

interface Ended {
  readonly status: number | null;
  readonly stderr: string;
}

/** Runs the hook as Claude Code does: by a shell, with the event on standard input. */
function endSubagent(
  project: string,
  message: string,
  { bin = '', ...env }: Readonly<Record<string, string>> = {},
): Ended {
  const event = {
    session_id: 'abc',
    cwd: project,
    hook_event_name: 'SubagentStop',
    stop_hook_active: false,
    agent_type: 'planner',
    last_assistant_message: message,
  };
  const { status, stderr } = spawnSync('sh', ['-c', command], {
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

  test('takes the return-gate of the project before any other', () => {
    installed(join(project, 'node_modules/.bin'));
    const bin = join(temporaryFolder(), 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'return-gate'), '#!/bin/sh\nexit 77\n', { mode: 0o755 });
    expect(endSubagent(project, subagentReturn(['other.md']), { bin }).status).toBe(2);
  });

  test('judges by the version that the settings name', () => {
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
