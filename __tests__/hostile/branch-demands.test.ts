import { metaReturn, subagentReturn } from '../bundle/returns.js';
import { makeHub } from '../support/hub.js';
import { evaluated, propose, saidBy } from '../support/proposal.js';
import type { StepResult } from '../support/step.js';
import { verifyReport } from '../support/verify-report.js';

const AGENTS = { 'agent-branches': 'agent/**', 'if-no-returns': 'ignore' };
const SUCCESS = { ...AGENTS, 'agent-branches-require': 'success' };

const hub = makeHub({ 'a.ts': 'export {};\n' });
let branches = 0;

function branch(files: Readonly<Record<string, string>>): ReturnType<typeof propose> {
  const name = `agent/${String(++branches)}`;
  hub.commit(name, { files });
  return propose(hub, name);
}

function demand(result: StepResult): string {
  return /^error no-returns: (.*)$/m.exec(saidBy(result))?.[1] ?? '';
}

const SUMMARY = '.planning/phases/01-dates/01-01-SUMMARY.md';
const PLAN = { '.planning/phases/01-dates/01-01-PLAN.md': '---\nphase: 01-dates\nplan: 01\n---\n' };

function summary(status: string | null, created = 'b.ts'): string {
  return [
    '---',
    'phase: 01-dates',
    'plan: 01',
    'subsystem: dates',
    'tags: [dates]',
    'duration: 5min',
    'completed: 2026-01-28',
    ...(status === null ? [] : [`status: ${status}`]),
    'key-files:',
    '  created:',
    `    - ${created}`,
    '---',
    '# Dates\n',
  ].join('\n');
}

const WORK = { 'b.ts': 'export const b = 1;\n' };

describe('A return without a readable status satisfies no demand', () => {
  const RETURNS: Readonly<Record<string, readonly [string, string]>> = {
    'a summary of two bytes': [SUMMARY, '#\n'],
    'a summary without a status': [SUMMARY, summary(null)],
    'a summary with an invented status': [SUMMARY, summary('splendid')],
    'a metadata file without a status': [
      'specs/2_new/.return-meta.json',
      metaReturn(['b.ts']).replace('"status": "implemented",', ''),
    ],
    'a metadata file with an invented status': [
      'specs/2_new/.return-meta.json',
      metaReturn(['b.ts']).replace('"implemented"', '"finished"'),
    ],
    'an envelope without a status': [
      'logs/new.return.md',
      '## Dates\n\n**Status**:\n**Summary**: Dates are read.\n**Artifacts**: `b.ts`\n**Next**: Review it.\n**Risks**: None\n',
    ],
    'a verification without a verdict': ['openspec/changes/dates/verify-report.md', verifyReport({ verdict: null })],
  };

  test.each(Object.entries(RETURNS))('%s', async (_, [file, text]) => {
    for (const inputs of [AGENTS, SUCCESS]) {
      const result = await evaluated(branch({ ...WORK, ...PLAN, [file]: text }), { ...inputs, 'fail-on': 'error' });
      expect(demand(result)).toMatch(/adds no return with a final status|changed no return/);
      expect(result.status).toBe(1);
    }
  });

  test.each(['complete', 'Complete'])('but a summary that says %s does', async (status) => {
    const result = await evaluated(branch({ ...WORK, ...PLAN, [SUMMARY]: summary(status) }), SUCCESS);
    expect([demand(result), result.status]).toEqual(['', 0]);
  });

  test('a summary that halted ends without success', async () => {
    const files = { ...WORK, ...PLAN, [SUMMARY]: summary('halted') };
    expect(demand(await evaluated(branch(files), AGENTS))).toBe('');
    expect(demand(await evaluated(branch(files), SUCCESS))).toMatch(/adds no return that says success/);
  });
});

describe('Where success is demanded, a claim must be proved', () => {
  const log = 'logs/new.return.json';
  const observation =
    '## SDD Apply\n\n**Change**: dates\n**Status**: success\n\n### Summary\n\nDates are read.\n\n### Artifacts\n\n- #obs_12\n\n### Next Recommended\n\nVerify the change (sdd-verify).\n\n### Risks\n\nNone.\n';

  test('an envelope that names only observations proves nothing', async () => {
    const files = { ...WORK, 'logs/new.return.md': observation };
    const result = await evaluated(branch(files), SUCCESS);
    expect(demand(result)).toMatch(/adds no return of success with a proved claim, .*: "success" in "logs\/new/);
    expect(result.status).toBe(1);
    expect(demand(await evaluated(branch(files), AGENTS))).toBe('');
  });

  test('one that claims a file that exists does', async () => {
    const files = { ...WORK, 'logs/new.return.md': observation.replace('#obs_12', '`b.ts`') };
    expect(demand(await evaluated(branch(files), SUCCESS))).toBe('');
  });

  test.each([
    ['a file that is not there', { [log]: subagentReturn(['never.ts']) }],
    ['a file with nothing to see', { [log]: subagentReturn(['blank.ts']), 'blank.ts': ' \n\n' }],
    ['the return itself', { [log]: subagentReturn([log]) }],
  ])('%s is no proof', async (_, files) => {
    expect(demand(await evaluated(branch(files), SUCCESS))).toMatch(/adds no return of success with a proved claim/);
  });

  test('a verification whose totals agree has one', async () => {
    const change = 'openspec/changes/dates';
    const files = {
      [`${change}/verify-report.md`]: verifyReport(),
      [`${change}/tasks.md`]: '- [x] 1.1 Parse dates\n',
      [`${change}/spec.md`]: `${'### Requirement: One\n'.repeat(2)}${'#### Scenario: One\n'.repeat(5)}`,
    };
    const result = await evaluated(branch(files), SUCCESS);
    expect([demand(result), result.status]).toEqual(['', 0]);
  });
});
