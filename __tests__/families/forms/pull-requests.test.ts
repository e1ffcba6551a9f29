import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportJson } from '../../../src/model/report-json.js';
import { makeHub, MERGE_REF } from '../../support/hub.js';
import { returnGate } from '../../support/command-line.js';
import { makeRepository, temporaryFolder } from '../../support/repository.js';
import { pullRequest, runStep, type StepResult } from '../../support/step.js';

const CONFIG = '.return-gate.yml';
const SCHEMA = 'schemas/result.json';
const FORM = `forms:
  results:
    files: ['runs/*.json']
    schema: ${SCHEMA}
    claims: { created: '/files/*' }
    status: { at: '/status', success: [DONE], open: [RUNNING] }
`;

function result(files: readonly unknown[], status = 'DONE'): string {
  return `${JSON.stringify({ status, files })}\n`;
}

/** A project with a form, and a return whose work is there. */
const hub = makeHub({
  [CONFIG]: `${FORM}agent-branches: ['agent/**']\n`,
  [SCHEMA]: '{"required":["status"]}',
  'runs/1.json': result(['src/a.ts']),
  'src/a.ts': 'export {};\n',
});

async function proposed(
  branch: string,
  edit: { readonly files?: Readonly<Record<string, string>>; readonly removed?: readonly string[] },
  { depth = 1, inputs = {} }: { readonly depth?: number; readonly inputs?: Readonly<Record<string, string>> } = {},
): Promise<StepResult> {
  const head = hub.commit(branch, edit);
  hub.merge('main', branch);
  const event = pullRequest('pull_request', { head, base: hub.id('main'), headRef: branch });
  return runStep({ workspace: hub.checkout(MERGE_REF, depth), event, inputs });
}

function reportOf({ outputs }: StepResult): ReportJson {
  return JSON.parse(readFileSync(outputs.report ?? '', 'utf8')) as ReportJson;
}

const NEW = { 'src/b.ts': 'export const b = 1;\n' };

describe('A pull request that adds a return of a form', () => {
  test.each([
    ['green', { 'runs/2.json': result(['src/b.ts']), ...NEW }, 0, []],
    ['red', { 'runs/2.json': result(['src/never.ts']) }, 1, ['artifact-missing error']],
    ['empty', { 'runs/2.json': result(['src/b.ts']), 'src/b.ts': '' }, 1, ['artifact-empty error']],
    ['unread', { 'runs/2.json': result(['src/b.ts', 'src/*.none.ts']), ...NEW }, 0, ['form-unread warning']],
    [
      'unread-key',
      { 'runs/2.json': result(['src/b.ts', { target: 'src/never.ts' }]), ...NEW },
      0,
      ['form-unread warning'],
    ],
    ['schema', { 'runs/2.json': '{}' }, 1, ['form-no-claims notice', 'form-schema error', 'form-status warning']],
  ] as const)('%s: is checked at depth 1', async (name, files, status, findings) => {
    const step = await proposed(name, { files });
    const report = reportOf(step);
    expect(report.findings.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual(findings);
    expect(step.status).toBe(status);
  });

  test('is nothing to an agent branch unless its status is final', async () => {
    const open = await proposed('agent/open', { files: { 'runs/2.json': result(['src/b.ts'], 'RUNNING'), ...NEW } });
    expect([open.status, reportOf(open).findings.map(({ rule }) => rule)]).toEqual([
      1,
      ['unclaimed-change', 'no-returns'],
    ]);
    const done = await proposed('agent/done', { files: { 'runs/2.json': result(['src/b.ts']), ...NEW } });
    expect([done.status, reportOf(done).findings]).toEqual([0, []]);
    const foreign = await proposed('agent/foreign', { files: { 'runs/2.json': result(['src/b.ts'], 'YES'), ...NEW } });
    expect([foreign.status, reportOf(foreign).findings.map(({ rule }) => rule)]).toEqual([1, ['no-returns']]);
  });
});

describe('A pull request that drops a form', () => {
  test.each([
    ['drops', { files: { [CONFIG]: 'fail-on: error\n' } }, 'drops the form results', true],
    ['deletes', { removed: [CONFIG] }, 'drops the form results', true],
    ['narrows', { files: { [CONFIG]: FORM.replace('runs/*', 'other/*') } }, 'reads less of the form results', false],
    ['excuses', { files: { [CONFIG]: FORM.replace('[RUNNING]', "['*']") } }, 'reads less of the form results', false],
  ] as const)('%s: is checked by that of the base, and the report says so', async (name, edit, words, isDropped) => {
    const files = { ...('files' in edit ? edit.files : {}), 'runs/2.json': result(['src/never.ts']) };
    const step = await proposed(name, { ...edit, files });
    const report = reportOf(step);
    expect([step.status, report.findings.map(({ rule }) => rule)]).toEqual([1, ['artifact-missing']]);
    expect(report.loosened).toEqual([{ setting: 'forms', by: CONFIG, form: 'results', isDropped }]);
    expect(step.stdout).toContain(`${CONFIG} ${words}`);
  });

  test('is held to the schema of the base', async () => {
    const step = await proposed('no-schema', { files: { [SCHEMA]: '{}', 'runs/2.json': '{}' } });
    expect(reportOf(step).findings.map(({ rule }) => rule)).toContain('form-schema');
  });
});

test('the command line says that a branch drops a form, which then counts no more', async () => {
  const { directory, git } = makeRepository([
    { files: { [CONFIG]: FORM, [SCHEMA]: '{}', 'runs/1.json': result(['src/never.ts']) } },
  ]);
  git('branch', 'base');
  git('checkout', '-q', '-f');
  writeFileSync(join(directory, CONFIG), 'if-no-returns: ignore\n');
  git('commit', '-q', '-a', '-m', 'Drop it');
  const { status, stdout } = await returnGate(['check', '--base', 'base', '--format', 'json'], { cwd: directory });
  expect(status).toBe(0);
  expect((JSON.parse(stdout) as ReportJson).loosened).toEqual([
    { setting: 'forms', by: CONFIG, form: 'results', isDropped: true },
  ]);
});

test('a policy brings a form, and its own counts where a project has one of the same name', async () => {
  const folder = temporaryFolder();
  const policy = join(folder, 'policy.yml');
  writeFileSync(policy, FORM.replace(/ {4}schema: .*\n/, ''));
  const project = { 'runs/1.json': result(['src/never.ts']) };
  const check = async (config: string | null): Promise<readonly [number | null, string]> => {
    const { directory } = makeRepository([{ files: { ...project, ...(config === null ? {} : { [CONFIG]: config }) } }]);
    const { status, stderr } = await returnGate(['check', '--policy', policy], { cwd: directory });
    return [status, stderr];
  };
  expect(await check(null)).toEqual([1, '']);
  const own = "forms:\n  results:\n    files: ['other/*.json']\n    claims: { created: '/files/*' }\n";
  const [status, stderr] = await check(own);
  expect([status, stderr]).toEqual([1, expect.stringContaining('which do not count here: forms.')]);
});

test('shards of a run with forms join to the report of the whole run', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 6 }, (_, n) => [`runs/${String(n)}.json`, result(n % 2 === 0 ? ['never.ts'] : ['src/a.ts'])]),
  );
  const { directory } = makeRepository([{ files: { ...files, 'src/a.ts': 'a\n', [CONFIG]: FORM, [SCHEMA]: '{}' } }]);
  const now = ['--now', '2026-01-28T12:00:00Z'];
  const whole = await returnGate(['check', '--format', 'json', ...now], { cwd: directory });
  const folder = temporaryFolder();
  for (const part of ['1', '2', '3']) {
    const shard = await returnGate(['check', '--shard', `${part}/3`, '--format', 'json', ...now], { cwd: directory });
    writeFileSync(join(folder, `${part}.json`), shard.stdout);
  }
  const merged = await returnGate(['merge', '--format', 'json', '3.json', '1.json', '2.json'], { cwd: folder });
  expect(merged.stderr).toBe('');
  expect(merged.stdout).toBe(whole.stdout);
});
