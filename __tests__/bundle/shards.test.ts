import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, returnGate } from '../support/bundle.js';
import { pullRequest } from '../support/events.js';
import { startGithub } from '../support/github-server.js';
import { makeRepository, temporaryFolder } from '../support/repository.js';
import { annotationsOf, runMergeStep, runStep, type StepResult } from '../support/runner.js';
import { metaReturn } from './returns.js';

const { directory } = makeRepository([
  {
    files: {
      'specs/1_one/.return-meta.json': metaReturn(['a.ts']),
      'specs/2_two/.return-meta.json': metaReturn(['never.ts']),
      'specs/3_three/.return-meta.json': metaReturn(['a.ts'], { status: 'partial' }),
      'a.ts': 'export {};\n',
    },
  },
]);

describe('the bundles', () => {
  test('of the command line: shards, joined, are one check', async () => {
    const folder = temporaryFolder();
    const files = [1, 2, 3].map((part) => join(folder, `${String(part)}.json`));
    for (const [n, file] of files.entries()) {
      await check(directory, ['--shard', `${String(n + 1)}/3`, '--output', `json=${file}`]);
    }
    const merged = await returnGate(['merge', '--format', 'json', ...files]);
    const one = await check(directory, ['--format', 'json']);
    expect([merged.status, merged.stdout, merged.stderr]).toEqual([1, one.stdout, '']);
  });

  test('of the actions: the jobs of a matrix, joined, are one job', async () => {
    const workspace = temporaryFolder();
    mkdirSync(join(workspace, 'reports'));
    const now = '2026-01-28T12:00:00Z';
    const one = await runStep({ workspace: directory, inputs: { now } });
    for (const part of ['1', '2']) {
      const { outputs } = await runStep({ workspace: directory, inputs: { now, shard: `${part}/2` } });
      copyFileSync(outputs.report ?? '', join(workspace, 'reports', `${part}.json`));
    }
    const seen = ({ status, outputs, summary }: StepResult): unknown => [
      status,
      outputs.findings,
      summary,
      readFileSync(outputs.report ?? '', 'utf8'),
    ];
    expect(seen(await runMergeStep({ workspace, inputs: { reports: 'reports/*.json' } }))).toEqual(seen(one));
    const github = await startGithub();
    try {
      const told = await runMergeStep({
        workspace,
        event: pullRequest('pull_request', { head: 'a'.repeat(40), base: 'b'.repeat(40) }),
        inputs: {
          reports: 'reports/*.json',
          annotations: 'check',
          comment: 'always',
          'errors-file': 'errors.json',
        },
        env: { GITHUB_API_URL: github.url },
      });
      expect([told.status, told.stderr, annotationsOf(told)]).toEqual([1, '', []]);
      expect(github.comments.map(({ body }) => body)).toEqual([expect.stringContaining('never.ts')]);
      expect(github.checks.map(({ fields }) => fields.conclusion)).toEqual(['failure']);
      expect(readFileSync(join(workspace, 'errors.json'), 'utf8')).toContain('never.ts');
      expect(github.faults).toEqual([]);
    } finally {
      await github.close();
    }
  });
});
