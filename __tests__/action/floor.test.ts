import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metaReturn } from '../bundle/returns.js';
import { makeHub, type Hub } from '../support/hub.js';
import { propose, saidBy } from '../support/proposal.js';
import { git, makeRepository, temporaryFolder, writeFiles } from '../support/repository.js';
import { runMergeStep, runStep, type Step, type StepResult } from '../support/step.js';

const NEW = 'specs/2_new/.return-meta.json';
const CONFIG = '.return-gate.yml';
const POLICY = '.policies/policy.yml';

/** A project whose configuration, in the base, turns a rule on claims off. */
function hubWith(config: string): Hub {
  return makeHub({
    'specs/1_old/.return-meta.json': metaReturn(['a.ts']),
    'a.ts': 'export {};\n',
    [CONFIG]: config,
  });
}

const loose = hubWith('rules:\n  artifact-missing: off\n  phantom-work: off\n');
loose.commit('lie', { files: { [NEW]: metaReturn(['never.ts']) } });
loose.commit('truth', {
  files: { [NEW]: metaReturn(['b.ts'], { session: 'sess_1769000001_abc123' }), 'b.ts': 'export {};\n' },
});

/** A pull request, and the organisation's repository beside it, in a folder of the workspace. */
async function checked(
  hub: Hub,
  branch: string,
  policy: string | null,
  more: Step['inputs'] = {},
): Promise<StepResult> {
  const { workspace, event } = propose(hub, branch);
  if (policy !== null) {
    git(workspace, ['init', '--quiet', '.policies']);
    writeFiles(workspace, { [POLICY]: policy });
  }
  const named = policy === null ? {} : { policy: POLICY };
  return runStep({ workspace, event, inputs: { 'github-token': '', ...named, ...more } });
}

describe('a project that turns artifact-missing off', () => {
  test('is red under the policy', async () => {
    const result = await checked(loose, 'lie', '{}');
    expect([result.status, result.outputs.conclusion]).toEqual([1, 'failed']);
    expect(saidBy(result)).toMatch(/error artifact-missing: /);
    expect(result.log).toContain(
      "The policy .policies/policy.yml is stricter than this project's settings, which do not count here: rules.artifact-missing, rules.phantom-work.",
    );
    expect(result.summary).toMatch(/^### ❌ 1 claimed file does not exist: `never\.ts`\n/);
  });

  test('is named without it', async () => {
    const words = '.return-gate.yml of the base turns artifact-missing and phantom-work off';
    const result = await checked(loose, 'lie', null);
    expect([result.status, result.outputs.conclusion]).toEqual([0, 'passed']);
    expect(result.log).toContain(words);
    const [heading, , first = ''] = result.summary.split('\n');
    expect(heading).toBe('### ⚠️ Passed, 1 false claim allowed by configuration');
    expect(first.startsWith(`${words}. `)).toBe(true);
    const report = JSON.parse(readFileSync(result.outputs.report ?? '', 'utf8')) as { readonly loosened: unknown };
    expect(report.loosened).toEqual(
      ['artifact-missing', 'phantom-work'].map((rule) => ({
        setting: 'rules',
        by: '.return-gate.yml of the base',
        rule,
        level: 'off',
      })),
    );
  });

  test('is green and unnamed under the policy if all its claims are true', async () => {
    const result = await checked(loose, 'truth', '{}');
    expect([result.status, result.outputs.findings]).toEqual([0, '0']);
    expect(result.summary).toMatch(/^### ✅ All 2 claims hold\n/);
  });

  test('is green under a policy that does so, too', async () => {
    const result = await checked(loose, 'lie', 'rules: {artifact-missing: off, phantom-work: off}');
    expect(result.status).toBe(0);
    expect(result.log).not.toContain('do not count here');
  });
});

test('shards under a policy are joined without naming it again', async () => {
  const { directory } = makeRepository([
    {
      files: {
        'specs/1_task/.return-meta.json': metaReturn(['never.ts']),
        'specs/2_task/.return-meta.json': metaReturn(['a.ts'], { session: 'sess_1769000001_abc123' }),
        'a.ts': 'export {};\n',
        [CONFIG]: 'rules: {artifact-missing: off, phantom-work: off}\n',
      },
    },
  ]);
  const folder = temporaryFolder();
  writeFiles(folder, { 'policy.yml': '{}' });
  const inputs = { now: '2026-01-28T12:00:00Z', policy: join(folder, 'policy.yml') };
  const one = await runStep({ workspace: directory, inputs });
  const workspace = temporaryFolder();
  mkdirSync(join(workspace, 'reports'));
  for (const shard of ['1/2', '2/2']) {
    const { outputs } = await runStep({ workspace: directory, inputs: { ...inputs, shard } });
    copyFileSync(outputs.report ?? '', join(workspace, 'reports', `${shard.replace('/', '-')}.json`));
  }
  const merged = await runMergeStep({ workspace, inputs: { reports: 'reports/*.json' } });
  expect([one.status, merged.status]).toEqual([1, 1]);
  expect(merged.summary).toBe(one.summary);
});
