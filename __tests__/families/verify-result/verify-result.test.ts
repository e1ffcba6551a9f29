import type { Context } from '../../../src/model/context.js';
import type { Report } from '../../../src/model/report.js';
import { render } from '../../../src/report/json.js';
import { claimsLine } from '../../../src/report/describe/answer.js';
import { CONTEXT } from '../../support/context.js';
import { memoryTree } from '../../support/memory-tree.js';
import { readReport } from '../../support/report-schema.js';
import { verifyReport } from '../../support/verify-report.js';
import { processorTime } from '../../support/processor-time.js';
import { runOver } from '../../support/run.js';

const CHANGE = 'openspec/changes/parse-dates';
const ARCHIVED = 'openspec/changes/archive/2026-08-13-parse-dates';

/** A spec with so many requirements and scenarios. */
function spec(requirements: number, scenarios: number): string {
  return [
    ...Array.from({ length: requirements }, (_, n) => `### Requirement: ${String(n)}\n`),
    ...Array.from({ length: scenarios }, (_, n) => `#### Scenario: ${String(n)}\n`),
  ].join('\n');
}

const RIGHT: Readonly<Record<string, string>> = {
  'specs/dates/spec.md': spec(1, 3),
  'specs/times/spec.md': spec(1, 2),
  'tasks.md': '- [x] 1.1 Parse dates\n1. [X] Parse times\n',
};

/** The report on these files: of archived returns, too, everything is checked. */
async function evaluated(files: Readonly<Record<string, string>>, changes: Context['changes'] = null): Promise<Report> {
  const entries = Object.entries(files).map(([path, content]) => [path, { kind: 'file' as const, content }] as const);
  const report = await runOver({
    tree: memoryTree({ file: '', files: new Map(entries), earlier: new Map(), workspace: new Set() }),
    context: { ...CONTEXT, changes },
    archived: 'all',
    maxFileSize: 1 << 20,
  });
  readReport([...render(report)].join(''));
  return report;
}

/** The files of a change, below its folder; null takes one of the right ones away. */
function change(
  report: string,
  differs: Readonly<Record<string, string | null>> = {},
  folder = CHANGE,
): Readonly<Record<string, string>> {
  const files = Object.entries<string | null>({ ...RIGHT, ...differs, 'verify-report.md': report });
  return Object.fromEntries(
    files.flatMap(([path, content]) => (content === null ? [] : [[`${folder}/${path}`, content]])),
  );
}

/** `rule pointer line`, or without a pointer where a finding has none. */
function found({ findings }: Report): readonly string[] {
  return findings.map(({ rule, pointer, range }) =>
    [rule, ...(pointer === null || pointer === '' ? [] : [pointer]), String(range?.startLine)].join(' '),
  );
}

function verdicts({ returns }: Report): readonly string[] {
  return returns.flatMap(({ claims }) => claims.map(({ claim, verdict }) => `${claim.path} ${verdict.name}`));
}

describe.each([CHANGE, ARCHIVED])('The examples of the standard, in %s', (folder) => {
  test('1: a report that is right', async () => {
    const report = await evaluated(change(verifyReport(), {}, folder));
    expect(found(report)).toEqual([]);
    expect(report.returns).toMatchObject([{ standard: 'verify-result@1', status: 'pass', success: true, line: 1 }]);
    expect(verdicts(report)).toEqual(['2/2 agrees', '5/5 agrees']);
    expect(report.conclusion).toBe('passed');
  });

  test('2: a pass that is not whole', async () => {
    const report = await evaluated(change(verifyReport({ scenarios: '4/5' }), {}, folder));
    expect(found(report)).toEqual(['verify-contradiction /scenarios 8']);
    expect(report.findings[0]?.message).toContain('4 of 5 scenarios');
  });

  test('3: a spec that grew after the report', async () => {
    const report = await evaluated(change(verifyReport(), { 'specs/times/spec.md': spec(1, 3) }, folder));
    expect(found(report)).toEqual(['verify-totals /scenarios 8']);
    expect(report.findings[0]).toMatchObject({
      severity: 'warning',
      message: 'The report counts "5/5". The specs in its folder have 6 scenarios. The report is stale: verify again.',
    });
    expect(verdicts(report)).toEqual(['2/2 agrees', '5/5 differs']);
  });

  test('4: places that were never filled in', async () => {
    const differs = { test_command: '<the test command>', test_output_hash: 'sha256:pending' };
    expect(found(await evaluated(change(verifyReport(differs), {}, folder)))).toEqual([
      'verify-value /test_command 9',
      'verify-value /test_output_hash 11',
    ]);
  });

  test('5: a failure that is reported well', async () => {
    const differs = { verdict: 'fail', build_exit_code: '1', blockers: '1' };
    const report = await evaluated(change(verifyReport(differs), {}, folder));
    expect(found(report)).toEqual([]);
    expect(report.returns).toMatchObject([{ status: 'fail', success: false }]);
  });

  test('6: a heading before the fence', async () => {
    const text = `# Verification\n\n${verifyReport({ blockers: 'none' })}`;
    expect(found(await evaluated(change(text, {}, folder)))).toEqual([
      'verify-envelope /form 3',
      'verify-value /blockers 7',
    ]);
  });

  test('7: a count with a comment', async () => {
    const report = await evaluated(change(verifyReport({ requirements: '3/3   # one deferred' }), {}, folder));
    expect(found(report)).toEqual(['verify-value /requirements 7']);
  });

  test('8: a task that is open', async () => {
    const tasks = '- [x] 4.1 Plan it\n- [ ] 4.2 Write the migration\n';
    const report = await evaluated(change(verifyReport(), { 'tasks.md': tasks }, folder));
    expect(found(report)).toEqual(['verify-open-tasks /verdict 4']);
    expect(report.findings[0]).toMatchObject({
      severity: 'warning',
      message: expect.stringContaining('on line 2: "4.2 Write the migration"'),
    });
  });
});

describe('What is beside a report', () => {
  test('is its spec, where there is no folder of specs', async () => {
    const files = { 'specs/dates/spec.md': null, 'specs/times/spec.md': null, 'spec.md': spec(2, 5) };
    expect(found(await evaluated(change(verifyReport(), files)))).toEqual([]);
  });

  test('is not what another change has', async () => {
    const files = { 'specs/dates/spec.md': null, 'specs/times/spec.md': null };
    const other = {
      'openspec/changes/parse-dates-2/specs/dates/spec.md': spec(2, 5),
      'openspec/specs/dates/spec.md': spec(2, 5),
    };
    expect(found(await evaluated({ ...change(verifyReport(), files), ...other }))).toEqual([
      'verify-totals-unknown /requirements 7',
      'verify-totals-unknown /scenarios 8',
    ]);
  });

  test('can have headings that nobody counts', async () => {
    const files = { 'specs/dates/spec.md': '### R1: Dates\n### R2: Times\n', 'specs/times/spec.md': spec(0, 5) };
    const report = await evaluated(change(verifyReport(), files));
    expect(found(report)).toEqual(['verify-totals-unknown /requirements 7']);
    expect(verdicts(report)).toEqual(['2/2 not-countable', '5/5 agrees']);
  });

  test('can lack its tasks', async () => {
    const report = await evaluated(change(verifyReport(), { 'tasks.md': null }));
    expect(found(report)).toEqual(['verify-tasks-missing /verdict 4']);
    expect(report.conclusion).toBe('passed');
  });

  test('is asked of no failure', async () => {
    const differs = { verdict: 'fail', build_exit_code: '1' };
    expect(found(await evaluated(change(verifyReport(differs), { 'tasks.md': '- [ ] 1.1 Parse dates\n' })))).toEqual(
      [],
    );
    expect(found(await evaluated(change(verifyReport(differs), { 'tasks.md': null })))).toEqual([]);
  });
});

describe('A report among other documents', () => {
  test('without an envelope is no return, and no finding', async () => {
    const report = await evaluated({
      ...change('# Verification\n\nVerdict: PASS\n'),
      ...change(verifyReport(), {}, ARCHIVED),
    });
    expect(found(report)).toEqual([]);
    expect(report.returns).toHaveLength(1);
  });

  test('keeps the result envelope that is in it, too', async () => {
    const envelope = `**Status**: success
**Summary**: The change was verified.
**Artifacts**: openspec/changes/parse-dates/never-written.md
**Next**: Archive the change (sdd-archive).
**Risks**: None.
`;
    const report = await evaluated(change(`${verifyReport()}\n${envelope}`));
    expect(report.returns.map(({ standard }) => standard)).toEqual(['verify-result@1', 'result-envelope@1']);
    expect(found(report)).toContain('artifact-missing /artifacts/0/path 19');
  });

  test('claims no file, and is claimed by nobody', async () => {
    const changed = [`${CHANGE}/verify-report.md`, `${CHANGE}/proposal.md`, `${CHANGE}/apply.return.md`];
    const envelope = `## SDD Apply

**Change**: parse-dates
**Status**: success

### Summary

The change was applied.

### Artifacts

- ${CHANGE}/proposal.md

### Next Recommended

Verify the change (sdd-verify).

### Risks

None.
`;
    const files = { ...change(verifyReport(), { 'proposal.md': '# Dates\n', 'apply.return.md': envelope }) };
    const of = (paths: readonly string[]): Context['changes'] => ({
      base: 'main',
      changed: new Set(paths),
      deleted: new Set(),
    });
    expect(found(await evaluated(files, of(changed)))).toEqual([]);
    expect(found(await evaluated(files, of([`${CHANGE}/verify-report.md`, 'src/dates.ts'])))).toEqual([]);
  });

  test('of another name shows an example, unless it opens with one', async () => {
    const shown = { [`${CHANGE}/design.md`]: `# Design\n\n${verifyReport({ verdict: 'never' })}` };
    expect(found(await evaluated({ ...shown, ...change(verifyReport()) }))).toEqual([]);
    const opened = { [`${CHANGE}/check.md`]: verifyReport({ verdict: 'never' }) };
    expect(found(await evaluated({ ...opened, ...change(verifyReport()) }))).toEqual(['verify-value /verdict 4']);
  });

  test('may start with a byte order mark', async () => {
    expect(found(await evaluated(change(`\uFEFF${verifyReport()}`)))).toEqual([]);
    expect(found(await evaluated(change(`\uFEFF${verifyReport({ blockers: '1' })}`)))).toEqual([
      'verify-contradiction /blockers 5',
    ]);
  });

  test.each([
    ['without an envelope', '# Verification\n\nAll is well.\n', 1],
    ['with an envelope in a comment', `<!--\n${verifyReport()}-->\n`, 1],
    ['with an envelope in code', `# Verification\n\n    schema: gentle-ai.verify-result/v1\n`, 1],
    ['with an envelope', verifyReport(), undefined],
  ])('is counted where nothing in it can be checked: %s', async (_, text, files) => {
    const report = await evaluated({ ...change(text), ...change(verifyReport(), {}, ARCHIVED) });
    expect([found(report), report.unchecked?.[0]?.files]).toEqual([[], files]);
    const line = claimsLine(report);
    if (files === undefined) expect(line).not.toContain('no envelope');
    else expect(line).toContain('; 1 verification report has no envelope: nothing in it can be checked');
  });

  test('counts as its specs and tasks are rendered; a total may also be that of all their lines', async () => {
    const comment = '<!--\n### Requirement: Example\n\n- [ ] Later\n-->\n';
    const differs = { 'specs/dates/spec.md': `${spec(1, 3)}\n${comment}`, 'tasks.md': `- [x] All\n\n${comment}` };
    expect(found(await evaluated(change(verifyReport(), differs)))).toEqual([]);
    expect(found(await evaluated(change(verifyReport({ requirements: '3/3' }), differs)))).toEqual([]);
    expect(found(await evaluated(change(verifyReport({ requirements: '4/4' }), differs)))).toEqual([
      'verify-totals /requirements 7',
    ]);
  });

  test('may have a number in its name, and capital letters', async () => {
    const files = { ...change(verifyReport()), [`${CHANGE}/Verify-Report-2.md`]: verifyReport({ blockers: '1' }) };
    expect(found(await evaluated(files))).toEqual(['verify-contradiction /blockers 5']);
  });
});

describe('Hostile changes are checked in linear time', () => {
  const SIZE = (1 << 20) - 100;

  test.each([
    ['headings of specs', '### Requirement: x\n#### Scenario: x\n'],
    ['headings that are none', `### REQ-${'1'.repeat(1000)}\n`],
    ['white space', ' '],
    ['blank lines', '\n'],
  ])('%s', async (_, piece) => {
    const files = { 'specs/dates/spec.md': piece.repeat(SIZE / piece.length) };
    const started = processorTime();
    await evaluated(change(verifyReport(), files));
    expect(processorTime() - started).toBeLessThan(5_000);
  });

  test.each([
    ['open tasks', '- [ ] x\n'],
    ['tasks that are none', `${'1'.repeat(1000)} [ ]\n`],
    ['digits', '1'],
  ])('%s', async (_, piece) => {
    const started = processorTime();
    await evaluated(change(verifyReport(), { 'tasks.md': piece.repeat(SIZE / piece.length) }));
    expect(processorTime() - started).toBeLessThan(5_000);
  });

  test('a fence of lines: there are too many', async () => {
    const text = `\`\`\`yaml\nschema: gentle-ai.verify-result/v1\n${'key: value\n'.repeat(90_000)}\`\`\`\n`;
    const started = processorTime();
    expect(found(await evaluated(change(text)))).toEqual(['too-many-elements 1']);
    expect(processorTime() - started).toBeLessThan(10_000);
  });

  test('a spec that is too large to be read counts for nothing', async () => {
    const report = await evaluated(change(verifyReport(), { 'specs/dates/spec.md': 'x'.repeat((1 << 20) + 1) }));
    expect(verdicts(report)).toEqual(['2/2 not-countable', '5/5 not-countable']);
  });

  test('many reports', async () => {
    const files = Object.assign(
      {},
      ...Array.from({ length: 500 }, (_, n) => change(verifyReport(), {}, `openspec/changes/change-${String(n)}`)),
    ) as Readonly<Record<string, string>>;
    const started = processorTime();
    expect((await evaluated(files)).returns).toHaveLength(500);
    expect(processorTime() - started).toBeLessThan(20_000);
  });
});
