import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check } from '../../src/cli/commands/check.js';
import { explain } from '../../src/cli/commands/explain.js';
import { fix } from '../../src/cli/commands/fix.js';
import { check as library } from '../../src/library/index.js';
import { metaReturn, subagentReturn } from '../bundle/returns.js';
import type { ReportedFinding, ReportedRun } from '../support/command-line.js';
import { captured, recordingCaller } from '../support/captured.js';
import { headed } from '../support/envelope.js';
import { inPlace } from '../support/in-place.js';
import { makeRepository, temporaryFolder, writeFiles, type Files } from '../support/repository.js';

const NEW = 'specs/1_new/.return-meta.json';
const OLD = 'specs/archive/2_old/.return-meta.json';
const LOG = 'returns/3.return.json';
const EARLY = 'specs/4_early/.return-meta.json';

/** Each of these but the log has a finding. */
const FILES = {
  [NEW]: metaReturn(['never.md', 'blank.md']),
  [OLD]: metaReturn(['never.md', 'blank.md']),
  [LOG]: subagentReturn(['real.md']),
  'blank.md': ' \n',
  'real.md': '# Real\n',
} as const;

interface Checked {
  readonly status: number;
  readonly report: ReportedRun;
  readonly files: readonly string[];
  /** `severity file` of the findings of a rule. */
  readonly severities: (rule: string) => readonly string[];
}

async function evaluate(root: string, ...args: readonly string[]): Promise<Checked> {
  const file = join(temporaryFolder(), 'report.json');
  const call = ['--root', root, '--output', `json=${file}`, '--now', '2026-01-28T12:00:00Z', ...args];
  const status = await check(call, recordingCaller().caller);
  const report = JSON.parse(readFileSync(file, 'utf8')) as ReportedRun;
  const of = (rule: string): readonly ReportedFinding[] => report.findings.filter((finding) => finding.rule === rule);
  return {
    status,
    report,
    files: report.returns.map(({ file }) => file),
    severities: (rule) => of(rule).map(({ severity, file }) => `${severity} ${file ?? ''}`),
  };
}

/** A project with a configuration, committed. */
function project(config: string, files: Files = FILES, name = '.return-gate.yml'): string {
  return makeRepository([{ files: { ...(files as typeof FILES), [name]: config } }], { checkout: true }).directory;
}

async function refusal(root: string, ...args: readonly string[]): Promise<unknown> {
  return evaluate(root, ...args).then(
    () => null,
    (error: unknown) => error,
  );
}

describe('a setting of the configuration counts', () => {
  test('standards', async () => {
    const { report } = await evaluate(project('standards: {return-meta: return-meta@2.1}'));
    expect(report.returns.map(({ standard }) => standard)).toEqual([
      'subagent-return@1.2',
      'return-meta@2.1',
      'return-meta@2.1',
    ]);
  });

  test('paths', async () => {
    expect((await evaluate(project("paths: ['specs/**', '!specs/archive/**']"))).files).toEqual([NEW]);
  });

  test('ignore', async () => {
    expect((await evaluate(project("ignore: ['**/archive/**', returns]"))).files).toEqual([NEW]);
  });

  test('rules', async () => {
    const { severities, status } = await evaluate(project('rules: {artifact-missing: notice, artifact-blank: off}'));
    expect(severities('artifact-missing')).toEqual([`notice ${NEW}`, `notice ${OLD}`]);
    expect(severities('artifact-blank')).toEqual([]);
    expect(status).toBe(0);
  });

  test('overrides', async () => {
    const config = `
rules: {artifact-blank: error}
overrides:
- paths: [specs/archive/**]
  rules: {artifact-missing: notice, artifact-blank: off}
  standards: {return-meta: return-meta@1.4}
`;
    const { severities, report } = await evaluate(project(config));
    expect(severities('artifact-missing')).toEqual([`error ${NEW}`, `notice ${OLD}`]);
    expect(severities('artifact-blank')).toEqual([`error ${NEW}`]);
    expect(report.returns.find(({ file }) => file === OLD)?.standard).toBe('return-meta@1.4');
    expect(report.returns.find(({ file }) => file === NEW)?.standard).toBe('return-meta@1.2');
  });

  test('an override of one finding', async () => {
    const before = await evaluate(project('{}'));
    const found = before.report.findings.find(({ rule, file }) => rule === 'artifact-missing' && file === NEW);
    const { fingerprint } = found as unknown as { readonly fingerprint: string };
    const after = await evaluate(
      project(`overrides:\n- findings: ['${fingerprint}']\n  rules: {artifact-missing: off}\n`),
    );
    expect(before.severities('artifact-missing')).toEqual([`error ${NEW}`, `error ${OLD}`]);
    expect(after.severities('artifact-missing')).toEqual([`error ${OLD}`]);
  });

  test('agents', async () => {
    const { severities } = await evaluate(project('agents: [planner]\narchived: all\n'));
    expect(severities('agent-type-unknown')).toEqual([`notice ${NEW}`, `notice ${OLD}`]);
  });

  test('envelope-mode', async () => {
    const file = 'openspec/changes/x/proposal.md';
    const files = { [file]: headed({ artifacts: `- ${file}` }) };
    const modes = async (config: string): Promise<readonly string[]> =>
      (await evaluate(project(config, files))).severities('envelope-mode');
    expect(await modes('envelope-mode: openspec')).toEqual([]);
    expect(await modes('envelope-mode: engram')).toEqual([`warning ${file}`]);
    // The option counts first.
    const root = project('envelope-mode: openspec', files);
    expect((await evaluate(root, '--envelope-mode', 'engram')).severities('envelope-mode')).toEqual([
      `warning ${file}`,
    ]);
    expect((await evaluate(root, '--envelope-mode', 'openspec')).severities('envelope-mode')).toEqual([]);
    await expect(evaluate(root, '--envelope-mode', 'files')).rejects.toThrow(/--envelope-mode.*engram, openspec/);
  });

  test('fail-on', async () => {
    expect((await evaluate(project('fail-on: never'))).status).toBe(0);
    const mild = { [NEW]: metaReturn(['blank.md']), 'blank.md': ' ' };
    expect((await evaluate(project('fail-on: error', mild))).status).toBe(0);
    expect((await evaluate(project('fail-on: warning', mild))).status).toBe(1);
  });

  test('if-no-returns', async () => {
    const none = { 'README.md': '#' };
    expect((await evaluate(project('if-no-returns: error', none))).status).toBe(3);
    expect((await evaluate(project('if-no-returns: ignore', none))).status).toBe(0);
  });

  test('stale-after', async () => {
    const early = {
      [EARLY]: metaReturn([]).replace('"implemented"', '"in_progress",\n  "started_at": "2026-01-27T12:00:00Z"'),
    };
    const stale = async (config: string): Promise<number> =>
      (await evaluate(project(config, early))).severities('status-stale').length;
    expect(await stale('stale-after: 7d')).toBe(0);
    expect(await stale('stale-after: 1h')).toBe(1);
  });

  test.each(['max-file-size: 99', 'max-file-size: 99B'])('%s', async (config) => {
    const { severities } = await evaluate(project(config));
    expect(severities('file-too-large')).toEqual([`error ${LOG}`, `error ${NEW}`, `error ${OLD}`]);
  });

  test('unclaimed', async () => {
    const commits = [
      { files: { '.return-gate.yml': "unclaimed: ['docs/**']", 'README.md': '#' } },
      { files: { [NEW]: metaReturn(['real.md']), 'real.md': '#', 'docs/a.md': '#', 'other.md': '#' } },
    ];
    const { directory } = makeRepository(commits);
    expect((await evaluate(directory, '--base', 'HEAD~1')).severities('unclaimed-change')).toEqual(['notice other.md']);
  });

  test('baseline', async () => {
    const directory = project('baseline: known/findings.json');
    await evaluate(directory, '--update-baseline', '--include-untrue');
    expect(existsSync(join(directory, 'known/findings.json'))).toBe(true);
    const { status, report } = await evaluate(directory);
    expect([status, report.counts.baselined]).toEqual([0, 4]);
  });
});

describe('an option counts more than the configuration', () => {
  test.each([
    ['fail-on: never', ['--fail-on', 'error'], 1],
    ['fail-on: error', ['--fail-on', 'never'], 0],
    ["paths: ['nothing/**']", [NEW], 1],
    ["ignore: ['**']", ['--ignore', 'specs/**'], 0],
    ['rules: {artifact-missing: off}', ['--fail-on', 'warning'], 1],
    ['max-file-size: 99', ['--max-file-size', '1MiB', LOG], 0],
    ["if-no-returns: ignore\npaths: ['nothing/**']", ['--if-no-returns', 'error'], 3],
    ["if-no-returns: error\npaths: ['nothing/**']", ['--if-no-returns', 'ignore'], 0],
  ] as const)('%j with %j: exit %d', async (config, args, status) => {
    expect((await evaluate(project(config), ...args)).status).toBe(status);
  });

  test('patterns stand instead of patterns', async () => {
    const directory = project("paths: ['specs/**']\nignore: ['**/archive/**']");
    expect((await evaluate(directory)).files).toEqual([NEW]);
    expect((await evaluate(directory, 'returns/**')).files).toEqual([LOG]);
    expect((await evaluate(directory, '--ignore', 'specs/1_new/**')).files).toEqual([OLD]);
  });

  test('standards are put together family by family', async () => {
    const directory = project(`
standards: {return-meta: return-meta@1.4, subagent-return: subagent-return@1.0}
overrides:
- paths: ['**/archive/**']
  standards: {return-meta: return-meta@2.1}
`);
    const ids = async (...args: readonly string[]): Promise<readonly string[]> =>
      (await evaluate(directory, ...args)).report.returns.map(({ standard }) => standard);
    expect(await ids()).toEqual(['subagent-return@1.0', 'return-meta@1.4', 'return-meta@2.1']);
    expect(await ids('--standard', 'auto')).toEqual(['subagent-return@1.0', 'return-meta@1.4', 'return-meta@2.1']);
    expect(await ids('--standard', 'return-meta@1.2')).toEqual([
      'subagent-return@1.0',
      'return-meta@1.2',
      'return-meta@1.2',
    ]);
  });
});

describe('the configuration is read', () => {
  const OFF = 'fail-on: never\n';

  test.each(['.return-gate.yml', '.return-gate.yaml'])(
    'from %s of the checked commit, whatever is on disk',
    async (name) => {
      const directory = project(OFF, FILES, name);
      writeFiles(directory, { [name]: 'fail-on: error' });
      expect((await evaluate(directory)).status).toBe(0);
      expect((await evaluate(directory, '--workspace')).status).toBe(1);
    },
  );

  test('from nowhere else: neither a leftover on disk nor the folder above the root', async () => {
    const { directory } = makeRepository(
      [{ files: { ...FILES, 'inner/x.return.json': subagentReturn(['never.md']) } }],
      {
        checkout: true,
      },
    );
    writeFiles(directory, { '.return-gate.yml': OFF });
    expect((await evaluate(directory)).status).toBe(1);
    expect((await evaluate(join(directory, 'inner'))).status).toBe(1);
    expect((await evaluate(directory, '--workspace')).status).toBe(0);
  });

  test('from the commit that --at names', async () => {
    const commits = [
      { files: { ...FILES, '.return-gate.json': '{"fail-on": "never"}' } },
      { removed: ['.return-gate.json'] },
    ];
    const { directory } = makeRepository(commits);
    expect((await evaluate(directory, '--at', 'HEAD~1')).status).toBe(0);
    expect((await evaluate(directory)).status).toBe(1);
  });

  test('from the root of a project that is a folder of its repository', async () => {
    const files = Object.fromEntries(
      Object.entries({ ...FILES, '.return-gate.yml': OFF }).map(([name, text]) => [`a/b/${name}`, text]),
    );
    const { directory } = makeRepository([{ files }], { checkout: true });
    expect((await evaluate(join(directory, 'a/b'))).status).toBe(0);
    expect((await evaluate(join(directory, 'a'))).status).toBe(1);
  });

  test('from --config FILE on disk, and from no other', async () => {
    const directory = project('this: is wrong');
    const file = join(temporaryFolder(), 'gate.yml');
    writeFiles(join(file, '..'), { 'gate.yml': OFF });
    expect((await evaluate(directory, '--config', file)).status).toBe(0);
    expect((await evaluate(directory, '--config', file, '--workspace')).status).toBe(0);
  });
});

describe('a configuration that cannot be followed', () => {
  test.each([[[]], [['--workspace']]])('is reported of with %j, and nothing is judged', async (args) => {
    const error = await refusal(project('fail-on: eror\nrulez: {}\n'), ...args);
    expect(error).toMatchObject({
      name: 'ConfigError',
      lines: [
        '.return-gate.yml:1:10 fail-on is "eror": write one of error, warning, notice, never. Did you mean error?',
        '.return-gate.yml:2:1 There is no key "rulez". Did you mean "rules"?',
      ],
    });
  });

  test('is one of two as well', async () => {
    const error = await refusal(project('{}', { ...FILES, '.return-gate.json': '{}' }));
    expect(error).toMatchObject({ message: expect.stringMatching(/^\.return-gate\.json:1:1 .*\.return-gate\.yml/) });
  });

  test('is one that does not exist', async () => {
    expect(await refusal(project('{}'), '--config', 'no/such.yml')).toMatchObject({
      name: 'UsageError',
      message: expect.stringContaining('no/such.yml'),
    });
  });

  test('is reported of only after the options, which are wrong without it', async () => {
    expect(await refusal(project('fail-on: eror'), '--fail-on', 'eror')).toMatchObject({ name: 'UsageError' });
  });
});

describe('other doors follow it, too', () => {
  test('the library', async () => {
    const root = project('rules: {artifact-missing: off}');
    const { findings } = await library({ root, now: '2026-01-28T12:00:00Z' });
    expect(findings.map(({ rule }) => rule)).not.toContain('artifact-missing');
    const named = join(temporaryFolder(), 'gate.json');
    writeFiles(join(named, '..'), { 'gate.json': '{"ignore": ["**/archive/**"]}' });
    expect((await library({ root, config: named })).returns.map(({ file }) => file)).toEqual([LOG, NEW]);
    await expect(library({ root: project('fail-on: eror') })).rejects.toThrow(
      '.return-gate.yml:1:10 fail-on is "eror"',
    );
  });

  test('fix', async () => {
    const marked = `\uFEFF${metaReturn(['real.md'])}`;
    const root = project("ignore: ['**/archive/**']", { [NEW]: marked, [OLD]: marked, 'real.md': '#' });
    const { stdout } = await captured((caller) => fix(['--root', root], caller));
    expect(stdout).toContain(NEW);
    expect(stdout).not.toContain(OLD);
  });
});

describe('the example of the page', () => {
  const page = readFileSync(fileURLToPath(new URL('../../docs/configuration.md', import.meta.url)), 'utf8');
  const example = /```yaml\n(.*?)```/s.exec(page)?.[1] ?? '';
  const DRAFT = 'specs/drafts/5_draft/.return-meta.json';
  const OLDEST = 'specs/archive/001_first/.return-meta.json';
  const files = {
    [NEW]: metaReturn(['blank.md']),
    [OLD]: metaReturn(['never.md']),
    [OLDEST]: metaReturn(['never.md']),
    [DRAFT]: metaReturn(['never.md']),
    'logs/6.return.json': subagentReturn(['real.md']),
    [LOG]: subagentReturn(['never.md']),
    'blank.md': ' ',
    'real.md': '#',
  };

  test('checks a project as its comments say', async () => {
    const directory = project(example, { ...files });
    await evaluate(directory, '--update-baseline', '--fail-on', 'never');
    writeFiles(directory, { [NEW]: metaReturn(['blank.md', 'never.md']) });
    const { report, status, severities } = await evaluate(directory, '--workspace');
    expect(report.returns.map(({ file, standard }) => [file, standard])).toEqual([
      ['logs/6.return.json', 'subagent-return@1.2'],
      [NEW, 'return-meta@2.1'],
      [OLDEST, 'return-meta@1.2'],
      [OLD, 'return-meta@1.2'],
    ]);
    expect(severities('artifact-blank')).toEqual([`error ${NEW}`]);
    expect(severities('artifact-missing')).toEqual([`error ${NEW}`, `notice ${OLD}`]);
    expect(severities('agent-type-unknown')).toEqual(['notice logs/6.return.json']);
    expect(report.findings.filter(({ severity, baselined }) => severity === 'error' && !baselined)).toHaveLength(1);
    expect(status).toBe(1);
  });
});

describe('A reason', () => {
  const REASON = 'Written before the gate';
  const root = project(`overrides:
  - paths: [specs/archive/**]
    rules: { artifact-missing: notice }
    reason: ${REASON}
`);

  test('of an override is in text, summary and JSON, with what it sets', async () => {
    const shown = async (format: string): Promise<string> => {
      const { caller, stdout } = recordingCaller();
      await check(['--root', root, '--format', format], caller);
      return stdout.join('');
    };
    const [text, summary] = [await shown('text'), await shown('markdown')];
    expect(text).toContain(`1 set to notice of artifact-missing: ${REASON}\n`);
    expect(text.replace(/\s+/g, ' ')).toContain(`sets artifact-missing to notice for specs/archive/** (${REASON})`);
    expect(summary).toContain(`1 set to notice of artifact-missing: ${REASON}.`);
    const { report } = await evaluate(root);
    const reasons = report.findings.flatMap(({ rule, file, reason }) =>
      reason === undefined ? [] : [{ rule, file, reason }],
    );
    expect(reasons).toEqual([{ rule: 'artifact-missing', file: OLD, reason: REASON }]);
  });

  test('is shown by explain, in the project', async () => {
    const { stdout } = await inPlace({ cwd: root, env: {} }, () =>
      captured((caller) => explain(['artifact-missing'], caller)),
    );
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      `In this project .return-gate.yml sets it to notice for specs/archive/**: ${REASON}`,
    );
  });
});
