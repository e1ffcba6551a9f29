import { join } from 'node:path';
import { overruledInWords, readPolicy } from '../../src/config/policy.js';
import { repositoryOf } from '../../src/families/example.js';
import { UsageError } from '../../src/model/usage.js';
import { metaReturn } from '../bundle/returns.js';
import { evaluate, returnGate } from '../support/command-line.js';
import { memoryTree } from '../support/memory-tree.js';
import { git, link, makeRepository, temporaryFolder, writeFiles, type Files } from '../support/repository.js';

const TRUE = 'specs/1_true/.return-meta.json';
const FALSE = 'specs/2_false/.return-meta.json';
const BLANK = 'specs/3_blank/.return-meta.json';
const CONFIG = '.return-gate.yml';

/** One false claim (an error), one blank file (a warning), and a true claim. */
const FILES = {
  [TRUE]: metaReturn(['a.ts']),
  [FALSE]: metaReturn(['never.ts']),
  [BLANK]: metaReturn(['blank.ts']),
  'a.ts': 'export {};\n',
  'blank.ts': ' \n',
} as const;
const HONEST: Files = { [TRUE]: FILES[TRUE], 'a.ts': FILES['a.ts'] };

function project(config: string | null, files: Files = FILES): string {
  const own = config === null ? files : { ...(files as typeof FILES), [CONFIG]: config };
  return makeRepository([{ files: own }], { checkout: true }).directory;
}

function policy(text: string, name = 'policy.yml'): string {
  const folder = temporaryFolder();
  writeFiles(folder, { [name]: text });
  return join(folder, name);
}

interface Row {
  readonly name: string;
  readonly config: string | null;
  readonly policy: string;
  readonly args?: readonly string[];
  readonly status: number;
  /** `severity rule` of all findings. */
  readonly findings: readonly string[];
  /** The settings that do not count. */
  readonly overruled: readonly string[];
}

const MISSING = 'error artifact-missing';
const EMPTY = 'warning artifact-blank';

const ROWS: readonly Row[] = [
  {
    name: 'a rule on claims that the project turns off',
    config: 'rules: {artifact-missing: off}',
    policy: '{}',
    status: 1,
    findings: [MISSING, EMPTY],
    overruled: ['rules.artifact-missing'],
  },
  {
    name: 'files that the project ignores',
    config: "ignore: ['specs/2_false/**']",
    policy: '{}',
    status: 1,
    findings: [MISSING, EMPTY],
    overruled: ['ignore'],
  },
  {
    name: 'a threshold that the project sets to never',
    config: 'fail-on: never',
    policy: '{}',
    status: 1,
    findings: [MISSING, EMPTY],
    overruled: ['fail-on'],
  },
  {
    name: 'nothing that the policy allows',
    config: "rules: {artifact-missing: off}\nignore: ['specs/3_blank/**']",
    policy: "rules: {artifact-missing: off}\nignore: ['specs/3_blank/**']",
    status: 0,
    findings: [],
    overruled: [],
  },
  {
    name: 'no override that is stricter than the policy',
    config: "rules: {artifact-missing: error}\noverrides: [{paths: ['specs/3*/**'], rules: {artifact-blank: error}}]",
    policy: 'rules: {artifact-missing: warning, artifact-blank: notice}',
    status: 1,
    findings: [MISSING, 'error artifact-blank'],
    overruled: [],
  },
];

describe('a policy overrules', () => {
  test.each(ROWS)('$name', async ({ config, policy: text, args = [], status: exit, ...expected }) => {
    const { status, report, stderr } = await evaluate(project(config), ['--policy', policy(text), ...args]);
    const findings = report.findings.map(({ severity, rule }) => `${severity} ${rule}`);
    const [, words = ''] = /which do not count here: (.*)\.\n/.exec(stderr) ?? [];
    const overruled = words === '' ? [] : words.split(', ');
    expect([status, findings, overruled]).toEqual([exit, expected.findings, expected.overruled]);
    // Under a policy nothing is loosened that it does not allow.
    expect('loosened' in report).toBe(false);
  });
});

describe('a baseline under a policy', () => {
  async function known(): Promise<string> {
    const root = project(null);
    await returnGate(['check', '--root', root, '--update-baseline', '--include-untrue']);
    git(root, ['add', '--all']);
    git(root, ['commit', '--quiet', '--message', 'Known findings']);
    return root;
  }

  test('hides no false claim, and hides other findings', async () => {
    const root = await known();
    const without = await evaluate(root);
    expect([without.status, without.report.counts.baselined]).toEqual([0, 2]);
    const under = await evaluate(root, ['--policy', policy('rules: {artifact-missing: error}')]);
    expect([under.status, under.report.counts.errors]).toEqual([1, 1]);
  });

  test('hides a false claim if the policy names it', async () => {
    const root = await known();
    const allowed = policy('baseline: .return-gate-baseline.json');
    expect((await evaluate(root, ['--policy', allowed])).status).toBe(0);
    // Another baseline of the call does not count instead.
    const other = policy('baseline: other.json');
    const refused = await returnGate(['check', '--root', root, '--policy', other]);
    expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining('other.json')]);
  });
});

describe('a policy is', () => {
  const ALLOWS = 'rules: {artifact-missing: off}';
  const refusal = async (root: string, file: string, ...args: readonly string[]): Promise<string> => {
    const { status, stderr } = await returnGate(['check', '--root', root, '--policy', file, ...args]);
    expect(status).toBe(2);
    return stderr;
  };

  test('no file of the checked repository, on whatever way to it', async () => {
    const root = project(null, { ...FILES, 'policies/own.yml': ALLOWS, 'policies/link.yml': link('own.yml') });
    for (const name of ['policies/own.yml', 'policies/link.yml', 'policies/../policies/own.yml']) {
      const said = await refusal(root, join(root, name));
      expect(said).toContain('a file of the checked repository, which a pull request can change');
      expect(said).toContain('--config');
    }
    expect(await refusal(root, join(root, 'policies/own.yml'), '--workspace')).toContain('a file of the checked');
  });

  test('refused in the words of its caller', async () => {
    const root = project(null, HONEST);
    writeFiles(root, { 'own.yml': '{}' });
    const sample = repositoryOf({ file: TRUE, value: {}, tree: {} }, {});
    const nameOfSetting = (setting: string): string => `The input ${setting}`;
    await expect(
      readPolicy({ shown: 'own.yml', folder: root, root, tree: memoryTree(sample), nameOfSetting }),
    ).rejects.toThrow(
      new UsageError(
        'The input policy is own.yml, a file of the checked repository, which a pull request can change: name a file of another checkout, such as that of a repository for policies. A configuration of this repository belongs in the input config, or at the project root.',
      ),
    );
  });

  test('a file of another checkout below the project', async () => {
    const root = project('rules: {artifact-missing: off}');
    const nested = join(root, 'organisation');
    git(root, ['init', '--quiet', nested]);
    writeFiles(nested, { 'policy.yml': '{}' });
    const named = ['--policy', join(nested, 'policy.yml')];
    expect((await evaluate(root, named)).status).toBe(1);
    expect((await evaluate(root, [...named, '--workspace'])).status).toBe(1);
  });

  test('an untracked file below the project only where a commit is checked', async () => {
    const root = project(null, HONEST);
    writeFiles(root, { 'fetched.yml': '{}' });
    expect((await evaluate(root, ['--policy', join(root, 'fetched.yml')])).status).toBe(0);
    expect(await refusal(root, join(root, 'fetched.yml'), '--workspace')).toContain('a file of the checked');
  });

  test.each([
    ["overrides: [{paths: ['a/**'], rules: {artifact-missing: off}}]", 'A policy has no overrides'],
    ['max-file-size: 2MiB', 'A policy does not set max-file-size'],
    ['max-returns: 5', 'A policy does not set max-returns'],
    ['max-claims: 5', 'A policy does not set max-claims'],
    ['rules: {artifact-mising: off}', 'Did you mean "artifact-missing"?'],
  ])('no configuration with %s', async (text, message) => {
    expect(await refusal(project(null), policy(text))).toContain(message);
  });

  test('read, or the run stops', async () => {
    const missing = join(temporaryFolder(), 'policy.yml');
    expect(await refusal(project(null), missing)).toContain(`The policy ${missing} cannot be read`);
  });
});

test('The settings that do not count under a policy are listed, if there are any', () => {
  expect(overruledInWords('policy.yml', [])).toBe('');
  expect(overruledInWords('policy.yml', ['fail-on', 'rules.artifact-missing'])).toBe(
    "The policy policy.yml is stricter than this project's settings, which do not count here: fail-on, rules.artifact-missing.",
  );
});

describe('the command line says', () => {
  test('which settings come from the policy', async () => {
    const root = project('rules: {artifact-missing: off}\nfail-on: warning');
    const file = policy('rules: {artifact-blank: error}\nstale-after: 2h');
    const { stdout } = await returnGate(['check', '--root', root, '--policy', file, '--show-config']);
    const rows = new Map(
      stdout.split('\n').map((line) => {
        const [name = '', ...cells] = line.trim().split(/ {2,}/);
        return [name, cells] as const;
      }),
    );
    expect(rows.get('policy')).toEqual([file, '--policy']);
    expect(rows.get('rules.artifact-blank')).toEqual(['error', file]);
    expect(rows.get('rules.artifact-missing')).toBeUndefined();
    expect(rows.get('stale-after')).toEqual(['2h', file]);
    expect(rows.get('fail-on')).toEqual(['warning', CONFIG]);
  });

  test('which files the policy adds', async () => {
    const root = project("ignore: ['specs/2_false/**']");
    const list = async (...args: readonly string[]): Promise<readonly string[]> => {
      const { stdout } = await returnGate(['check', '--root', root, '--files', ...args]);
      const [checked = ''] = stdout.split(/\n\d+ files? left out/);
      return [TRUE, FALSE, BLANK].filter((file) => checked.includes(file));
    };
    expect(await list()).toEqual([TRUE, BLANK]);
    expect(await list('--policy', policy('{}'))).toEqual([TRUE, FALSE, BLANK]);
    expect(await list('--policy', policy("ignore: ['specs/2_false/**', 'specs/1_true/**']"))).toEqual([TRUE, BLANK]);
  });
});
