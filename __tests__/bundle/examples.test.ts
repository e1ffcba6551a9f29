import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, evaluate, type ReportedRun } from '../support/bundle.js';
import { makeRepository } from '../support/repository.js';

const EXAMPLES = fileURLToPath(new URL('../../examples', import.meta.url));

let folder: string;

beforeAll(() => {
  // A copy, so that what is checked is what lies here and not what was committed last.
  const repository = makeRepository([]);
  folder = join(repository.directory, 'examples');
  cpSync(EXAMPLES, folder, { recursive: true });
  repository.git('add', '--all');
  repository.git('commit', '--quiet', '--message=Examples');
});

/** `severity rule file:line:column-end`, of each finding. */
function said(report: ReportedRun): readonly string[] {
  return report.findings.map(
    ({ severity, rule, file, startLine, startColumn, endColumn }) =>
      `${severity} ${rule} ${String(file)}:${String(startLine)}:${String(startColumn)}-${String(endColumn)}`,
  );
}

describe.each([
  ['the commit', []],
  ['the workspace', ['--workspace']],
] as const)('on %s', (_, source) => {
  test('clean: nothing to say, exit 0', async () => {
    const { status, report } = await evaluate(join(folder, 'clean'), source);
    expect(status).toBe(0);
    expect(said(report)).toEqual([]);
    expect(report.counts).toMatchObject({ files: 3, returns: 3, claims: 5, errors: 0 });
    expect(report.returns.map(({ standard }) => standard)).toEqual([
      'subagent-return@1.2',
      'return-meta@1.2',
      'return-meta@1.2',
    ]);
  });

  test('phantom-work: the two claims that are not true at their place, exit 1; nothing of what was archived since', async () => {
    const { status, report } = await evaluate(join(folder, 'phantom-work'), source);
    expect(status).toBe(1);
    expect(said(report)).toEqual([
      'error artifact-missing specs/2_export_report/.return-meta.json:11:15-27',
      'error artifact-empty specs/2_export_report/.return-meta.json:16:15-83',
    ]);
    expect(report.counts.verdicts).toMatchObject({ present: 2, empty: 1, missing: 1, relocated: 2 });
  });

  test('bmad: the files that a forecast lists, and that its tasks are open, exit 1', async () => {
    const { status, report } = await evaluate(join(folder, 'bmad'), source);
    expect(status).toBe(1);
    const story = '_bmad-output/implementation-artifacts/1-2-remember-articles.md';
    expect(said(report)).toEqual([
      `warning bmad-tasks-open ${story}:11:7-44`,
      `error artifact-missing ${story}:18:4-16`,
      `error artifact-missing ${story}:20:4-22`,
    ]);
    expect(report.counts).toMatchObject({ files: 4, returns: 4, claims: 8 });
  });

  test('interrupted: warnings only, exit 0, and exit 1 where warnings fail', async () => {
    const args = [...source, '--now', '2026-02-20T00:00:00Z'];
    const { status, report } = await evaluate(join(folder, 'interrupted'), args);
    expect(status).toBe(0);
    const file = 'specs/12_migrate_settings/.return-meta.json';
    // On disk the agent may still be at work: only that it takes so long is a warning.
    const committed = source.length === 0 ? [`warning status-in-progress ${file}:2:13-26`] : [];
    expect(said(report)).toEqual([...committed, `warning status-stale ${file}:3:17-39`]);
    expect((await check(join(folder, 'interrupted'), [...args, '--fail-on', 'warning'])).status).toBe(1);
  });
});

test.each(['bmad', 'clean', 'phantom-work', 'interrupted'])(
  '%s: its README says how to call the gate on it',
  (name) => {
    const readme = readFileSync(join(EXAMPLES, name, 'README.md'), 'utf8');
    expect(readme).toContain(`node dist/cli/index.js check --root examples/${name}\n`);
  },
);

test('phantom-work shows its claims as the README of the project promises', async () => {
  const { stdout, status } = await check(join(folder, 'phantom-work'));
  expect(status).toBe(1);
  expect(stdout).toContain('"path": "src/csv.js",');
  expect(stdout).toMatch(/^2 of 6 claims are not true, 2 moved since; 2 errors\n/);
  expect(stdout).toMatch(/FAILED: 2 errors \(fails on error\)\n$/);
});
