import { readOptions } from '../../../src/config/settings.js';
import { configOf } from '../../../src/config/load.js';
import { checkTree } from '../../../src/engine/run/check-tree.js';
import { PRESETS } from '../../../src/families/forms/presets.js';
import { memoryTree } from '../../support/memory-tree.js';

interface Row {
  readonly file: string;
  readonly text: readonly string[];
  readonly beside: readonly string[];
  readonly status: string | null;
  /** `path type verdict` of each claim. */
  readonly claims: readonly string[];
  readonly findings: readonly string[];
}

/** Files as the tools write them, each with one claim that is false. */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  backlog: [
    {
      file: 'backlog/completed/task-7 - Parse-dates.md',
      text: [
        '---',
        'id: task-7',
        'title: Parse dates',
        'status: Done',
        'assignee:',
        "  - '@claude'",
        'modified_files:',
        '  - src/parse.ts',
        '  - src/never.ts',
        '---',
        '',
        '## Acceptance Criteria',
        '- [x] #1 `src/other.ts` is read',
      ],
      beside: ['src/parse.ts'],
      status: 'Done',
      claims: ['src/parse.ts modified present', 'src/never.ts modified missing'],
      findings: ['artifact-missing error'],
    },
    {
      file: '.backlog/tasks/task-8 - Show-dates.md',
      text: ['---', 'status: To Do', 'modified_files: [src/show.ts]', '---'],
      beside: [],
      status: 'To Do',
      claims: [],
      findings: [],
    },
  ],
  gsd2: [
    {
      file: '.gsd/milestones/M001/slices/S01/tasks/T01-SUMMARY.md',
      text: [
        '---',
        'id: T01',
        'key_files:',
        '  - src/parse.ts',
        '  - ["src/a.ts","src/b.ts"]',
        'verification_result: passed',
        'blocker_discovered: false',
        '---',
        '',
        '# T01: Parse dates',
        '',
        '## Files Created/Modified',
        '',
        '- `src/parse.ts` — parses',
        '- `src/old.ts` (deleted)',
        '- `src/never.ts` — shows',
      ],
      beside: ['src/parse.ts', 'src/a.ts', 'src/b.ts'],
      status: 'passed',
      claims: [
        'src/parse.ts modified present',
        'src/a.ts modified present',
        'src/b.ts modified present',
        'src/old.ts deleted missing',
        'src/never.ts modified missing',
      ],
      findings: ['artifact-not-deleted warning', 'artifact-missing error'],
    },
    {
      file: '.gsd/phases/01-x/01-01-SUMMARY.md',
      text: ['---', 'key_files: [src/never.ts]', 'verification_result: passed', 'blocker_discovered: true', '---'],
      beside: [],
      status: 'passed',
      claims: ['src/never.ts modified missing'],
      findings: ['artifact-missing notice'],
    },
  ],
  'agent-os': [
    {
      file: 'agent-os/specs/2026-01-02-dates/implementation/1-parse-implementation.md',
      text: [
        '## Overview',
        '**Status:** ✅ Complete',
        '',
        '## Files Changed/Created',
        '',
        '### New Files',
        '- `src/parse.ts` - Parses dates',
        '',
        '### Modified Files',
        '- `src/never.ts` - Calls it',
        '',
        '### Deleted Files',
        '- `src/old.ts` - Replaced',
      ],
      beside: ['src/parse.ts'],
      status: null,
      claims: ['src/parse.ts created present', 'src/never.ts modified missing', 'src/old.ts deleted missing'],
      findings: ['artifact-missing warning', 'artifact-not-deleted warning'],
    },
  ],
  ralph: [
    {
      file: 'scripts/ralph/progress.txt',
      text: [
        '# Ralph Progress Log',
        '---',
        '## 2026-01-05 - US-001',
        '- Parsed dates',
        '- Files changed: src/parse.ts, src/never.ts',
        '- **Learnings for future iterations:**',
        '  - Patterns are in src/other.ts',
        '---',
      ],
      beside: ['src/parse.ts'],
      status: null,
      claims: ['src/parse.ts modified present', 'src/never.ts modified missing'],
      findings: ['artifact-missing warning'],
    },
  ],
  apm: [
    {
      file: '.apm/Memory/Phase_01/Task_1_1.md',
      text: [
        '---',
        'agent: Agent_Backend',
        'task_ref: Task 1.1',
        'status: Completed',
        '---',
        '',
        '# Task Log: Task 1.1',
        '',
        '## Details',
        'Read src/other.ts first.',
        '',
        '## Output',
        '- `src/parse.ts`',
        '- `src/never.ts`',
      ],
      beside: ['src/parse.ts'],
      status: 'Completed',
      claims: ['src/parse.ts listed present', 'src/never.ts listed missing'],
      findings: ['artifact-missing warning'],
    },
  ],
};

test('every preset has a row', () => {
  expect(Object.keys(ROWS).sort()).toEqual([...PRESETS.keys()].sort());
});

test.each(Object.entries(ROWS).flatMap(([name, rows]) => rows.map((row) => [name, row.file, row] as const)))(
  '%s reads %s',
  async (name, file, { text, beside, status, claims, findings }) => {
    const config = await configOf('gate.yml', Buffer.from(`forms: { use: [${name}] }\n`));
    const settings = readOptions({ patterns: [], ignore: [], clock: 0 }, (setting) => setting)(config);
    const files = new Map([
      [file, { kind: 'file', content: `${text.join('\n')}\n` } as const],
      ...beside.map((path) => [path, { kind: 'file', content: path } as const] as const),
    ]);
    const report = await checkTree(memoryTree({ file, files, earlier: new Map(), workspace: new Set() }), settings);
    expect(report.returns.map((found) => [found.standard, found.file, found.status])).toEqual([
      [`${name}@1`, file, status],
    ]);
    expect(
      report.returns.flatMap((found) =>
        found.claims.map(({ claim, verdict }) => `${claim.path} ${claim.type ?? ''} ${verdict.name}`),
      ),
    ).toEqual(claims);
    expect(report.findings.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual(findings);
  },
);
