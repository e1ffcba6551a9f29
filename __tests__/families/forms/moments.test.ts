import type { ReportJson } from '../../../src/model/report-json.js';
import { returnGate } from '../../support/command-line.js';
import { makeRepository, type Commit } from '../../support/repository.js';

const FORMS = `forms:
  result:
    files: ['r.json']
    claims: { modified: '/files/*' }
    status: { at: '/status', success: [Done], open: ['*'] }
    session: '/run'
  task:
    files: ['{tasks,done}/*.md']
    claims: { modified: '/files/*' }
    status: { at: '/status', success: [Done], open: ['*'] }
`;

function result(run: string, status = 'Done'): string {
  return `${JSON.stringify({ status, run, files: ['src/a.ts'] })}\n`;
}

function task(status: string): string {
  return `---\nstatus: ${status}\nfiles:\n  - src/a.ts\n---\n`;
}

const A = { 'src/a.ts': 'export const a = 1;\n' };

async function verdictsOf(commits: readonly Commit[], options: readonly string[] = []): Promise<readonly string[]> {
  const { directory } = makeRepository([{ files: { '.return-gate.yml': FORMS } }, ...commits]);
  const { stdout } = await returnGate(['check', '--format', 'json', ...options], { cwd: directory });
  const { returns, findings } = JSON.parse(stdout) as ReportJson;
  return [
    ...returns.flatMap(({ claims }) => claims.map(({ verdict }) => verdict)),
    ...findings.map(({ rule, severity }) => `${rule} ${severity}`),
  ];
}

test('a task that is closed after its work was removed made its claim while it was open', async () => {
  const commits = [
    { files: { 'tasks/1.md': task('To do'), ...A } },
    { removed: ['src/a.ts'] },
    { files: { 'done/1.md': task('Done') }, removed: ['tasks/1.md'] },
  ];
  expect(await verdictsOf(commits)).toEqual(['removed', 'artifact-removed notice']);
});

test('a task that names a file after it was removed claims what is not there', async () => {
  const commits = [{ files: A }, { removed: ['src/a.ts'] }, { files: { 'tasks/1.md': task('Done') } }];
  expect(await verdictsOf(commits)).toEqual(['missing', 'artifact-missing error']);
});

const DELETION = '---\nphase: 01-maps\nplan: 01\nkey-files:\n  deleted:\n    - src/old.ts\nstatus: complete\n---\n';

test.each([
  ['five tasks', { 'tasks/5.md': task('Done') }],
  ['four tasks and a summary of a deletion', { '.planning/phases/01-maps/01-01-SUMMARY.md': DELETION }],
])('a commit that adds %s at once does not tell when each claimed what was removed before', async (_, last) => {
  const tasks = Object.fromEntries([1, 2, 3, 4].map((n) => [`tasks/${String(n)}.md`, task('Done')]));
  const commits = [{ files: A }, { removed: ['src/a.ts'] }, { files: { ...tasks, ...last } }];
  const said = await verdictsOf(commits);
  expect(said).toContain('returns-imported notice');
  expect(said).not.toContain('artifact-missing error');
  // The change after it has the same verdicts.
  const later = await verdictsOf([...commits, { files: { 'b.ts': 'b\n' } }], ['--base', 'HEAD~1']);
  expect(later).toEqual(said.filter((one) => one !== 'returns-imported notice'));
});

test('another session makes its claims anew', async () => {
  const first = { files: { 'r.json': result('one'), ...A } };
  const removed = { removed: ['src/a.ts'] };
  const same = { files: { 'r.json': `${result('one')}\n` } };
  expect(await verdictsOf([first, removed, same])).toEqual(['removed', 'artifact-removed notice']);
  const other = { files: { 'r.json': result('two') } };
  expect(await verdictsOf([first, removed, other])).toEqual(['missing', 'artifact-missing error']);
});
