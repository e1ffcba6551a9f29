import { readFileSync } from 'node:fs';
import type { ReportJson } from '../../src/model/report-json.js';
import { makeHub, type Edit } from '../support/hub.js';
import { evaluated, propose } from '../support/proposal.js';
import { verifyReport } from '../support/verify-report.js';

const FOLDER = 'openspec/changes/parse-dates';
const REPORT = `${FOLDER}/verify-report.md`;
const SPEC = `${FOLDER}/specs/dates/spec.md`;
const TASKS = `${FOLDER}/tasks.md`;

function spec(requirements: number, scenarios: number): string {
  return `${'### Requirement: One\n'.repeat(requirements)}${'#### Scenario: One\n'.repeat(scenarios)}`;
}

const DONE = '- [x] 1.1 Parse dates\n- [x] 1.2 Write the migration\n- [x] 1.3 Parse times\n';

const untick = (...tasks: readonly string[]): string =>
  tasks.reduce((text, task) => text.replace(`- [x] ${task}`, `- [ ] ${task}`), DONE);

/** What a pull request gets said of a rule: of each finding whether it is new, with its message. */
async function said(
  files: Readonly<Record<string, string>>,
  edit: Edit,
  rule: string,
  inputs: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const hub = makeHub(files);
  hub.commit('work', edit);
  const { outputs } = await evaluated(propose(hub, 'work'), inputs);
  const { findings } = JSON.parse(readFileSync(outputs.report ?? '', 'utf8')) as ReportJson;
  return findings
    .filter((finding) => finding.rule === rule)
    .map(({ preexisting, message }) => `${preexisting ? 'old' : 'new'}: ${message}`);
}

describe('An open task below a report that the change left alone', () => {
  const before = (tasks: string): Readonly<Record<string, string>> => ({
    [REPORT]: verifyReport(),
    [SPEC]: spec(2, 5),
    [TASKS]: tasks,
  });
  const open = (tasks: string, edit: string | null, inputs = {}): Promise<readonly string[]> =>
    said(
      before(tasks),
      edit === null ? { files: { 'other.md': 'Other work.\n' } } : { files: { [TASKS]: edit } },
      'verify-open-tasks',
      inputs,
    );

  test.each([{}, { mode: 'changed' }])('is new where the change unticked it: %j', async (inputs) => {
    expect(await open(DONE, untick('1.2'), inputs)).toEqual([expect.stringMatching(/^new: .*"1\.2 Write/)]);
  });

  test('is new beside one that was open before', async () => {
    expect(await open(untick('1.1'), untick('1.1', '1.3'))).toEqual([expect.stringMatching(/^new: .* and 1 more/)]);
    expect(await open(untick('1.3'), untick('1.1', '1.3'))).toEqual([expect.stringMatching(/^new: .*"1\.1 Parse/)]);
  });

  test('was there before where the change left the tasks alone, or ticked and added others', async () => {
    expect(await open(untick('1.2'), null)).toEqual([expect.stringMatching(/^old: /)]);
    expect(await open(untick('1.2', '1.3'), untick('1.2'))).toEqual([expect.stringMatching(/^old: /)]);
    expect(await open(untick('1.1', '1.3'), untick('1.3'))).toEqual([expect.stringMatching(/^old: /)]);
    expect(await open(untick('1.2'), `# Tasks\n\n- [x] 1.0 Begin\n${untick('1.2')}`)).toEqual([
      expect.stringMatching(/^old: .*on line 5/),
    ]);
  });

  test('is no finding once it is ticked', async () => {
    expect(await open(untick('1.2'), DONE)).toEqual([]);
  });

  test('is as new as that there are no tasks any more', async () => {
    const gone: Edit = { removed: [TASKS] };
    expect(await said(before(DONE), gone, 'verify-tasks-missing')).toEqual([expect.stringMatching(/^new: /)]);
  });
});

describe('A total that differs from the specs', () => {
  const NEVER = 'The total was never right: the compared change';
  const OTHER = { 'other.md': 'Other work.\n' };
  const right = { [SPEC]: spec(2, 5), [TASKS]: DONE };

  test('was never right in a report that the change adds', async () => {
    const files = { [REPORT]: verifyReport({ scenarios: '6/6' }), ...right };
    expect(await said(OTHER, { files }, 'verify-totals')).toEqual([
      `new: The report counts "6/6". The spec in its folder has 5 scenarios. ${NEVER} adds this report.`,
    ]);
    expect(await said(OTHER, { files: { ...files, [REPORT]: verifyReport() } }, 'verify-totals')).toEqual([]);
  });

  test('was never right where the change writes it into the report', async () => {
    const edit = { files: { [REPORT]: verifyReport({ scenarios: '6/6' }) } };
    expect(await said({ ...right, [REPORT]: verifyReport() }, edit, 'verify-totals')).toEqual([
      expect.stringContaining(`${NEVER} writes this report.`),
    ]);
  });

  test('is stale where the change edits the specs below it', async () => {
    const edit = { files: { [SPEC]: spec(2, 6) } };
    expect(await said({ ...right, [REPORT]: verifyReport() }, edit, 'verify-totals')).toEqual([
      'new: The report counts "5/5". The spec in its folder has 6 scenarios. The report is stale: verify again.',
    ]);
  });
});
